import { describe, expect, it } from "vitest";
import type { StaticDocument, View } from "../words";
import { currentRound, placesOf, priceLines } from "./price_history";

const document = {
  rounds: [
    { kind: "draft", day: 1, number: 1, ticket: 4 },
    { kind: "stock", day: 1, number: 1, ticket: 4 },
    { kind: "operating", day: 1, number: 1, ticket: 5 },
    { kind: "operating", day: 1, number: 2, ticket: 6 },
  ],
} as unknown as StaticDocument;

function view(step: string): View {
  return {
    round: "operating",
    day: 1,
    number: 2,
    step,
    families: [{ family: "GI", price: 9 }, { family: "LI", price: null }],
    history: [
      { round: 1, prices: { GI: 7 }, decision: 10 },
      { round: 2, prices: { GI: 8 }, decision: 30 },
    ],
  } as unknown as View; // prettier-ignore
}

describe("the price history", () => {
  it("has the price after each round and the one now", () => {
    expect(currentRound(document, view("run"))).toBe(3);
    expect(priceLines(document, view("run"), ["GI", "LI"])).toEqual([
      {
        family: "GI",
        points: [
          { round: 1, price: 7, decision: 10 },
          { round: 2, price: 8, decision: 30 },
          { round: 3, price: 9, decision: null },
        ],
      },
    ]);
  });

  it("adds nothing to a game that is over", () => {
    const lines = priceLines(document, view("over"), ["GI"]);
    expect(lines[0]?.points).toHaveLength(2);
    expect(placesOf(lines)).toEqual({ first: 1, last: 2 });
    expect(placesOf([])).toEqual({ first: 0, last: 0 });
  });
});

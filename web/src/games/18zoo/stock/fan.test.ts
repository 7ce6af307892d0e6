import { describe, expect, it } from "vitest";
import type { Family, View } from "../words";
import { fan, ghostsAt, LARGE_STRIP, stackAt, STRIP, stripFor } from "./fan";

const ALL: readonly Family[] = ["CR", "GI", "PB", "PE", "LI", "TI", "BB", "EL"];

describe("the tokens of a box", () => {
  it("keep their order: the top of the stack is the first, and number 1", () => {
    expect(fan(["LI", "GI"]).tokens.map(({ family, place }) => [family, place])).toEqual([["LI", 1], ["GI", 2]]); // prettier-ignore
  });

  it("never overlap so that letters are hidden, and never leave the strip", () => {
    for (let count = 1; count <= 2 * ALL.length; count += 1) {
      const { tokens, height } = fan(ALL.slice(0, Math.ceil(count / 2)), [], count % 2 === 0);
      tokens.forEach((token, index) => {
        expect(token.height).toBeGreaterThanOrEqual(22);
        expect(token.top).toBeGreaterThanOrEqual(0);
        expect(token.top + token.height).toBeLessThanOrEqual(height);
        const next = tokens[index + 1];
        if (next) expect(next.top).toBeGreaterThanOrEqual(token.top + token.height);
      });
    }
  });

  it("need no more room than is reserved while they are two", () => {
    expect(fan([]).height).toBe(STRIP);
    expect(fan(["LI", "GI"]).height).toBe(STRIP);
    expect(fan(ALL.slice(0, 2), [], true).height).toBe(LARGE_STRIP);
    expect(fan(ALL.slice(0, 5)).height).toBeGreaterThan(STRIP);
  });

  it("have a lower strip where that brings all rows into view, and never one too low for a token", () => {
    const rows = [0, 0, 1, 2, 0, 0];
    expect(stripFor(2000, rows, false)).toBe(STRIP);
    const strip = stripFor(610, rows, false);
    expect(strip).toBeLessThan(STRIP);
    expect(fan(["LI"], [], false, strip).height).toBe(strip);
    expect(stripFor(610, [0, 0, 1, 5, 0, 0], false)).toBeLessThan(strip);
    expect(fan(["LI"], [], false, stripFor(100, rows, false)).tokens[0]?.height).toBeGreaterThanOrEqual(22);
  });

  it("have ghosts below them", () => {
    expect(fan(["LI"], ["GI"]).tokens.map(({ family, ghost, place }) => ({ family, ghost, place }))).toEqual([
      { family: "LI", ghost: false, place: 1 },
      { family: "GI", ghost: true, place: 2 },
    ]);
  });
});

describe("ghosts", () => {
  const view = { stacks: [{ row: 1, column: 1, families: ["GI", "LI"] }] } as unknown as View;

  it("stand where a token would come, not where it lies already", () => {
    const ghosts = [{ family: "GI", row: 1, column: 1 }, { family: "TI", row: 1, column: 1 }, { family: "EL", row: 0, column: 0 }] as const; // prettier-ignore
    expect(stackAt(view, 1, 1)).toEqual(["GI", "LI"]);
    expect(stackAt(view, 0, 0)).toEqual([]);
    expect(ghostsAt(view, ghosts, 1, 1)).toEqual(["TI"]);
    expect(ghostsAt(view, ghosts, 0, 0)).toEqual(["EL"]);
  });
});

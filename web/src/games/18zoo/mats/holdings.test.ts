import { describe, expect, it } from "vitest";
import type { FamilyView, View } from "../words";
import { axisMarks, chartOf, daysOfChart, stretches, type Shown } from "./history";
import { decisivePart, finalScores, holdings } from "./holdings";
import { currentRound, daysOf, operated, seatOrder } from "./rounds";

const families = [{ family: "GI", price: 10, launched: true }, { family: "LI", price: 7, launched: true }] as unknown as readonly FamilyView[];

describe("holdings", () => {
  it("counts the parents twice", () => {
    expect(holdings({ cards: ["LI_2", "GI_3", "GI_0"] }, families)).toEqual([
      { family: "GI", cards: [0, 3], animals: 3, price: 10, value: 30 },
      { family: "LI", cards: [2], animals: 1, price: 7, value: 7 },
    ]);
  });
});

describe("the final table", () => {
  const view = {
    families,
    players: [
      { cash: 50, debt: 0, tickets: 1, cards: ["GI_0"] },
      { cash: 20, debt: 8, tickets: 0, cards: ["LI_0", "LI_1", "GI_1", "GI_2"] },
    ],
    result: {
      standings: [{ seat: 0, rank: 1, score: 90 }, { seat: 1, rank: 2, score: 53 }],
    },
  } as unknown as View;
  it("adds up to the score of the rules", () => {
    const scores = finalScores(view);
    expect(scores).toEqual([
      { seat: 0, rank: 1, cash: 50, cards: 20, tickets: 20, debt: 0, total: 90 },
      { seat: 1, rank: 2, cash: 20, cards: 41, tickets: 0, debt: 8, total: 53 },
    ]);
  });
  it("names what decided: the largest difference for the winner", () => {
    const [winner, second] = finalScores(view);
    expect(winner && second && decisivePart(winner, second)).toEqual({ part: "cash", by: 30 });
  });
});

describe("rounds", () => {
  const document = {
    rounds: [
      { kind: "draft", day: 1, number: 1, ticket: 4 },
      { kind: "stock", day: 1, number: 1, ticket: 4 },
      { kind: "operating", day: 1, number: 1, ticket: 5 },
      { kind: "operating", day: 2, number: 1, ticket: 8 },
    ],
  } as const;
  it("finds the round and groups the days", () => {
    expect(currentRound(document, { round: "operating", day: 2, number: 1 })).toBe(3);
    expect(daysOf(document).map((day) => day.rounds.length)).toEqual([3, 1]);
  });
  it("knows who has operated", () => {
    const turn = { round: "operating", family: "LI", operating_order: ["GI", "LI", "TI"], step: "track" } as unknown as View;
    expect([...operated(turn)]).toEqual(["GI"]);
    expect([...operated({ ...turn, step: "over" })]).toEqual(["GI", "LI", "TI"]);
    expect([...operated({ ...turn, round: "stock" })]).toEqual([]);
  });
  it("drafts from the last player to the first", () => {
    expect(seatOrder({ round: "draft", order: [2, 0, 1] })).toEqual([1, 0, 2]);
    expect(seatOrder({ round: "stock", order: [2, 0, 1] })).toEqual([2, 0, 1]);
  });
  it("draws the rounds that are over, and now", () => {
    const view = {
      step: "track",
      players: [{ worth: 70 }, { worth: 60 }],
      families,
      history: [
        { round: 1, worth: [40, 41], prices: { GI: 6 }, revenue: {}, decision: 9 },
        { round: 2, worth: [50, 45], prices: { GI: 7, LI: 5 }, revenue: { GI: 90 }, decision: 30 },
      ],
    } as unknown as Shown;
    expect(chartOf("worth", view, document).lines.map((line) => line.points)).toEqual([[40, 50, 70], [41, 45, 60]]);
    expect(chartOf("reputation", view, document).lines.map((line) => line.points)).toEqual([[6, 7, 10], [null, 5, 7]]);
    const revenue = chartOf("revenue", view, document);
    expect(revenue.rounds).toEqual([{ round: 2, decision: 30 }]);
    expect(revenue.lines.map((line) => line.points)).toEqual([[90], [null]]);
  });
  it("groups the rounds of a chart by day", () => {
    const rounds = [{ round: 1, decision: 1 }, { round: 2, decision: 2 }, { round: 3, decision: 3 }, { round: null, decision: null }]; // prettier-ignore
    expect(daysOfChart(rounds, document)).toEqual([{ day: 1, from: 0, count: 2 }, { day: 2, from: 2, count: 2 }]);
  });
  it("has round marks, below zero too", () => {
    expect(axisMarks(85, -20)).toEqual([0, 25, 50, 75]);
    expect(axisMarks(85, -30)).toEqual([-25, 0, 25, 50, 75]);
    expect(axisMarks(4)).toEqual([0, 1, 2, 3, 4]);
  });
  it("breaks a line where there is nothing", () => {
    expect(stretches([null, 3, 4, null, 5])).toEqual([[{ round: 1, value: 3 }, { round: 2, value: 4 }], [{ round: 4, value: 5 }]]);
  });
});

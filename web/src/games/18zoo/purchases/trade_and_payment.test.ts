import { describe, expect, it } from "vitest";
import { dearestSale } from "./debt_forecast.svelte";
import { choiceOf, documentOf, familyOf, viewOf } from "./fixtures";
import { bestHarvest, costOf, harvestChange, retirements } from "./foresight_figures";
import { animalsIn, missingAfter, orderedSales, payment, stages } from "./forced_payment";
import { squirrelKind } from "./names";
import { firstPrice, nearestPrice, quickPrices } from "./prices";
import { squirrelsForSale, squirrelsToOffer } from "./squirrels_for_sale";

describe("prices", () => {
  it("offers a few allowed ones for one click", () => {
    expect(quickPrices([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 7)).toEqual([1, 4, 7, 10]);
    expect(quickPrices([5, 6, 8], 7, 8)).toEqual([5, 8]);
    expect(quickPrices([0, 1, 2], 2)).toEqual([0, 1, 2]);
  });

  it("snaps to what is allowed", () => {
    expect(nearestPrice([1, 2, 8], 6)).toBe(8);
    expect(nearestPrice([4, 6], 5)).toBe(4);
    expect(firstPrice([1, 2, 3], 12)).toBe(3);
    expect(firstPrice([1, 2, 3, 9], 12, 2)).toBe(2);
  });
});

describe("forced purchase", () => {
  it("takes the treasury, then the player, and names what is missing", () => {
    expect(payment(20, 6, 5)).toEqual({ price: 20, fromTreasury: 6, fromPlayer: 5, missing: 9 });
    expect(payment(12, 20, 5)).toEqual({ price: 12, fromTreasury: 12, fromPlayer: 0, missing: 0 });
    expect(missingAfter(9, 7)).toBe(2);
    expect(missingAfter(2, 7)).toBe(0);
  });

  it("counts animals: the parents are two, in part one", () => {
    expect(animalsIn({ type: "sell", family: "GI", cards: [1], part: false })).toBe(1);
    expect(animalsIn({ type: "sell", family: "GI", cards: [0], part: true })).toBe(1);
    expect(animalsIn({ type: "sell", family: "GI", cards: [0, 2], part: false })).toBe(3);
  });

  it("lists single animals first, the dearest first", () => {
    const sales = [
      { animals: 2, amount: 14 },
      { animals: 1, amount: 6 },
      { animals: 1, amount: 9 },
    ];
    expect(orderedSales(sales).map(({ amount }) => amount)).toEqual([9, 6, 14]);
  });

  it("goes through its stages in the order of the rules", () => {
    const short = payment(20, 6, 5);
    const states = (...how: Parameters<typeof stages>): readonly string[] => stages(...how).map(({ name, state }) => `${name} ${state}`);
    expect(states("squirrels", short, false, false)).toEqual(["squirrel now", "sellers next", "treasury next", "player next", "cards next", "loan next"]);
    expect(states("sellers", short, false, false)).toEqual(["squirrel done", "sellers now", "treasury next", "player next", "cards next", "loan next"]);
    expect(states("forced", short, false, true)).toEqual(["squirrel done", "sellers done", "treasury next", "player next", "cards now", "loan next"]);
    expect(states("squirrels", payment(8, 6, 5), false, false)).toEqual(["squirrel now", "sellers next", "treasury next", "player next", "cards skipped", "loan skipped"]);
    expect(states("squirrels", short, true, true)).toEqual(["cards now", "squirrel next", "treasury next", "player next", "loan next"]);
    expect(states("squirrels", short, true, false)[1]).toBe("squirrel now");
  });

  it("foresees sales of single animals, the dearest first, and only while nothing else can be done", () => {
    const sell = { type: "sell", family: "GI", cards: [1], part: false } as const;
    const dear = { type: "sell", family: "LI", cards: [2], part: false } as const;
    const price = (family: string): number => (family === "LI" ? 9 : 5);
    expect(dearestSale([sell, dear, { ...dear, cards: [1, 2] }], price)).toBe(dear);
    expect(dearestSale([sell, { type: "pass" }], price)).toBeNull();
    expect(dearestSale([], price)).toBeNull();
  });
});

describe("squirrels for sale", () => {
  const lions = familyOf("LI", {
    controller: 1,
    squirrels: [{ id: "2S-1", kind: "2S", asleep: false, last_run: false }],
  });

  it("has the deck, the kitchen and other families, each with its choice", () => {
    const view = viewOf({
      kitchen: [{ id: "2S-0", kind: "2S", asleep: false, last_run: false }],
      families: [familyOf("GI", { squirrels: [{ id: "2S-2", kind: "2S", asleep: false, last_run: false }] }), lions],
      proposals: [{ family: "LI", squirrel: "2S-1", kind: "2S", price: 4 }],
    });
    const found = squirrelsForSale(view, documentOf(), [
      choiceOf({ type: "buy-squirrel", squirrel: "2S-0", kind: null }),
      choiceOf({ type: "approach", squirrel: "2S-1" }),
    ]);
    expect(found.map(({ id, from, cost, asked, choice }) => [id, from, cost, asked, choice !== null])).toEqual([
      ["3S-0", "deck", 12, null, false],
      ["2S-0", "kitchen", 7, null, true],
      ["2S-1", "LI", 7, 4, true],
    ]);
  });

  it("offers the last ones as 4J and as 2J", () => {
    const found = squirrelsForSale(viewOf({ deck: ["4J-0"] }), documentOf(), [choiceOf({ type: "buy-squirrel", squirrel: "4J-0", kind: "2J" })]);
    expect(found.map(({ kind, cost, choice }) => [kind, cost, choice !== null])).toEqual([
      ["4J", 47, false],
      ["2J", 37, true],
    ]);
  });

  it("groups what can be offered by squirrel", () => {
    const offers = [3, 1, 2].map((price) => choiceOf({ type: "offer-squirrel", squirrel: "2S-1", price }));
    expect([...squirrelsToOffer(offers)]).toEqual([["2S-1", [1, 2, 3]]]);
  });

  it("knows kinds by names", () => {
    expect(squirrelKind("3S-1")).toBe("3S");
    expect(squirrelKind("3S Long-0")).toBe("3S Long");
    expect(squirrelKind("4J-0")).toBe("4J/2J");
    expect(squirrelKind("4J-0", "2J")).toBe("2J");
    expect(squirrelKind("2S-0", "1S")).toBe("2S");
  });
});

describe("figures of a foresight", () => {
  it("reads cost and change of the harvest", () => {
    const choice = choiceOf({ type: "pass" }, { treasury: { GI: -2 }, harvest_before: 60, harvest_after: 90 });
    expect(costOf(choice.foresight, "GI")).toBe(2);
    expect(harvestChange(choice.foresight)).toBe(30);
    expect(harvestChange(null)).toBeNull();
    const other = choiceOf({ type: "pass" }, { harvest_before: 60, harvest_after: 70 });
    expect(bestHarvest([other, choice])).toBe(choice);
  });

  it("groups those who retire by family: at once first, then after one more run", () => {
    const { foresight } = choiceOf(
      { type: "pass" },
      {
        retires: [
          { squirrel: "2S-3", family: null, last_run: false, may_be_saved: false },
          { squirrel: "4S-0", family: "GI", last_run: true, may_be_saved: false },
          { squirrel: "2S-0", family: "LI", last_run: false, may_be_saved: false },
          { squirrel: "2S-1", family: "GI", last_run: false, may_be_saved: false },
          { squirrel: "2S-2", family: "LI", last_run: false, may_be_saved: false },
          { squirrel: "2S-4", family: "LI", last_run: false, may_be_saved: true },
        ],
      },
    );
    expect(retirements(foresight).map(({ family, squirrels, lastRun, savable }) => [family, squirrels, lastRun, savable])).toEqual([
      ["GI", ["2S-1"], false, false],
      ["LI", ["2S-0", "2S-2"], false, false],
      ["LI", ["2S-4"], false, true],
      [null, ["2S-3"], false, false],
      ["GI", ["4S-0"], true, false],
    ]);
  });
});

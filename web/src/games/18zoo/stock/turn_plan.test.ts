import { describe, expect, it } from "vitest";
import type { Action, Foresight } from "../words";
import {
  actionKey, actionsToSend, animalsIn, beforePurchase, cardCount, firstRefusal, includesAction, planKey, purchaseOf, runningTotals, saleOf, withCardToggled, without, withPurchase, withSale, withStep, type TurnAnswer,
} from "./turn_plan"; // prettier-ignore

const ticket: Action = { type: "cash-ticket", give: 0 };
const pass: Action = { type: "pass" };
const greek: Action = { type: "use-power", power: "IT_S_ALL_GREEK_TO_ME" };
const buyLion: Action = { type: "buy-card", family: "LI", card: 2 };
const launch: Action = { type: "launch", family: "GI", value: 7 };

function foresight(cash: readonly number[], more: Partial<Foresight> = {}): Foresight {
  return { cash, worth: cash.map(() => 0), ...more };
}
function answer(steps: readonly (Foresight | string)[], total: Foresight | null = null, next: readonly Action[] = []): TurnAnswer {
  return {
    type: "turn-answer",
    steps: steps.map((step) => (typeof step === "string" ? { foresight: null, refused: { text: step, paragraph: "6.2a" } } : { foresight: step, refused: null })),
    total,
    next,
  };
}

describe("the key of an action", () => {
  it("does not depend on the order of fields nor on defaults", () => {
    expect(actionKey({ type: "sell", family: "GI", cards: [1], part: false })).toBe(actionKey({ part: false, cards: [1], family: "GI", type: "sell" }));
    expect(actionKey({ type: "cash-ticket", give: 0 })).toBe(actionKey({ type: "cash-ticket" } as Action));
  });

  it("tells a whole sale of the parents from a part", () => {
    expect(actionKey({ type: "sell", family: "GI", cards: [0], part: true })).not.toBe(actionKey({ type: "sell", family: "GI", cards: [0], part: false }));
    expect(planKey([ticket, pass])).not.toBe(planKey([pass, ticket]));
  });
});

describe("a planned turn", () => {
  it("sells all marked cards of a family in one action, in order", () => {
    let steps = withCardToggled([], "GI", 3);
    steps = withCardToggled(steps, "GI", 1);
    expect(steps).toEqual([{ type: "sell", family: "GI", cards: [1, 3], part: false }]);
    steps = withCardToggled(steps, "GI", 3);
    expect(saleOf(steps, "GI")?.cards).toEqual([1]);
    expect(withCardToggled(steps, "GI", 1)).toEqual([]);
  });

  it("sells part of the parents only while they are marked", () => {
    const steps = withSale([], "GI", [0, 1], true);
    expect(saleOf(steps, "GI")).toMatchObject({ cards: [0, 1], part: true });
    expect(saleOf(withCardToggled(steps, "GI", 0), "GI")).toMatchObject({ cards: [1], part: false });
  });

  it("puts a sale before the purchase that is already planned", () => {
    const steps = withCardToggled([ticket, buyLion], "GI", 1);
    expect(steps.map((step) => step.type)).toEqual(["cash-ticket", "sell", "buy-card"]);
    expect(beforePurchase(steps)).toHaveLength(2);
  });

  it("has one purchase: another takes its place", () => {
    const steps = withPurchase(withPurchase([ticket], { type: "buy-card", family: "LI", card: 2 }), { type: "launch", family: "GI", value: 7 });
    expect(steps).toEqual([ticket, launch]);
    expect(purchaseOf(steps)).toEqual(launch);
    expect(purchaseOf([ticket])).toBeNull();
  });

  it("adds tickets and powers at the end where that is legal, else before the purchase", () => {
    expect(withStep([buyLion], greek, [greek, pass])).toEqual([buyLion, greek]);
    expect(withStep([buyLion], ticket, [pass])).toEqual([ticket, buyLion]);
    expect(without([ticket, buyLion], 0)).toEqual([buyLion]);
  });

  it("ends the turn only where that is wanted and comes next", () => {
    expect(actionsToSend([buyLion], [ticket, pass], true)).toEqual([buyLion, pass]);
    expect(actionsToSend([buyLion], [ticket, pass], false)).toEqual([buyLion]);
    expect(actionsToSend([buyLion], [], true)).toEqual([buyLion]);
    const home: Action = { type: "lay", hex: "K9", tile: "5", rotation: 0, power: null };
    expect(actionsToSend([launch], [home, pass], true)).toEqual([launch]);
  });

  it("finds an action among others", () => {
    expect(includesAction([ticket, pass], { type: "pass" })).toBe(true);
    expect(includesAction([ticket], pass)).toBe(false);
  });
});

describe("running totals", () => {
  const now = { cash: 20, worth: 100, cards: ["GI_0", "GI_1", "LI_1", "LI_2"] };

  it("add the total of the answer to what the seat has", () => {
    const steps: Action[] = [{ type: "sell", family: "GI", cards: [1], part: false }, buyLion];
    const told = answer([foresight([7, 0]), foresight([-9, 0])], { cash: [-2, 0], worth: [-1, 3] });
    expect(runningTotals(now, 0, steps, told)).toEqual({ cash: 18, worth: 99, cards: 4 });
    expect(runningTotals(now, 0, [], null)).toEqual({ cash: 20, worth: 100, cards: 4 });
  });

  it("count cards, not animals, through exchanges of the parents", () => {
    const sellParents: Action = { type: "sell", family: "GI", cards: [0], part: false };
    expect(cardCount(now.cards, 0, [sellParents], answer([foresight([14, 0], { parents: { GI: 1 } })]))).toBe(3);
    expect(cardCount(now.cards, 0, [{ ...sellParents, part: true }], answer([foresight([7, 0], { parents: { GI: 1 } })]))).toBe(4);
    const sellChild: Action = { type: "sell", family: "GI", cards: [1], part: false };
    expect(cardCount(now.cards, 0, [sellChild], answer([foresight([7, 0], { parents: { GI: 1 } })]))).toBe(4);
    const third: Action = { type: "buy-card", family: "LI", card: 3 };
    expect(cardCount(now.cards, 0, [third], answer([foresight([-9, 0], { parents: { LI: 0 } })]))).toBe(4);
    expect(cardCount(now.cards, 0, [launch], answer([foresight([-14, 0])]))).toBe(5);
  });

  it("leave out what is refused", () => {
    const told = answer([foresight([4, 0]), "nobody would have more animals"], foresight([4, 0]));
    expect(cardCount(now.cards, 0, [ticket, { type: "sell", family: "GI", cards: [0], part: false }], told)).toBe(4);
    expect(firstRefusal(told)).toEqual({ place: 1, text: "nobody would have more animals", paragraph: "6.2a" });
    expect(firstRefusal(null)).toBeNull();
  });

  it("count the parents as two animals", () => {
    expect(animalsIn([0, 1])).toBe(3);
    expect(animalsIn([2])).toBe(1);
  });
});

import { expect, it } from "vitest";
import type { FamilyView } from "../words";
import { futureOf } from "./harvest_future";

const STOCK = [
  { row: 0, column: 2, price: 9, dividend: 2, bonus: 0, threshold: 150 },
  { row: 0, column: 3, price: 10, dividend: 2, bonus: 1, threshold: 200 },
];
const FAMILY = { family: "GI", treasury: 4, row: 0, column: 2 } as FamilyView; // the rest of a family is not read
const PLAYERS = [{ cards: ["GI_1"] }, { cards: ["GI_0", "GI_2"] }];

it("a shared harvest pays the dividend and bonus of the box the token moves to", () => {
  const reputation = [{ family: "GI" as const, row: 0, column: 3, price: 10 }];
  const foresight = { cash: [2, 7], worth: [3, 10], reputation };
  const future = futureOf({ action: { type: "share" }, foresight }, FAMILY, STOCK, PLAYERS);
  expect(future).toMatchObject({ before: STOCK[0], after: STOCK[1], income: [2, 7], parents: { seat: 1, bonus: 1 }, treasury: { before: 4, change: 0 } });
});

it("a kept harvest goes to the treasury, and a token that is not named stays", () => {
  const future = futureOf({ action: { type: "keep" }, foresight: { cash: [0, 0], worth: [0, 0], treasury: { GI: 6 } } }, FAMILY, STOCK, PLAYERS);
  expect(future).toMatchObject({ after: STOCK[0], parents: null, treasury: { before: 4, change: 6 } });
});

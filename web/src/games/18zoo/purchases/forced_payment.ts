/** A forced purchase in figures: who pays how much, what is still missing, and what would be owed. */
import type { ActionOf, View } from "../words";

export interface Payment {
  readonly price: number;
  readonly fromTreasury: number;
  readonly fromPlayer: number;
  /** To be raised by selling cards, or lent by the bank. */
  readonly missing: number;
}

export function payment(price: number, treasury: number, cash: number): Payment {
  const fromTreasury = Math.min(price, treasury);
  const fromPlayer = Math.min(price - fromTreasury, cash);
  return { price, fromTreasury, fromPlayer, missing: price - fromTreasury - fromPlayer };
}

/** Whether the family must buy and its treasury pays for no squirrel of deck and kitchen. */
export function isForced(view: View, treasury: number, cheapest: number): boolean {
  return view.forced !== null || (view.step === "squirrels" && !view.may_pass && cheapest > treasury);
}

/** How many animals a sale is: the parents are two, in part one. */
export function animalsIn(sale: ActionOf<"sell">): number {
  return sale.cards.length + (sale.cards.includes(0) ? 1 : 0) - (sale.part ? 1 : 0);
}

/** What is still missing after a sale that brings so much. */
export function missingAfter(missing: number, amount: number): number {
  return Math.max(0, missing - amount);
}

/** Sales of a single animal first, then larger ones, each the dearest first. */
export function orderedSales<T extends { readonly animals: number; readonly amount: number }>(sales: readonly T[]): readonly T[] {
  return [...sales].sort((one, other) => one.animals - other.animals || other.amount - one.amount);
}

export type StageState = "done" | "now" | "next" | "skipped";

export interface Stage {
  readonly name: "squirrel" | "sellers" | "treasury" | "player" | "cards" | "loan";
  readonly state: StageState;
}

/** The stages of a forced purchase, in the order of the rules; in a game that follows 18xx.games cards are sold first. */
export function stages(step: string, paid: Payment, sellsFirst: boolean, canSell: boolean): readonly Stage[] {
  const short = paid.missing > 0;
  const sells = short && canSell;
  const rest: readonly Stage[] = [
    { name: "treasury", state: "next" },
    { name: "player", state: paid.fromPlayer > 0 ? "next" : "skipped" },
  ];
  const loan: Stage = { name: "loan", state: short ? "next" : "skipped" };
  if (sellsFirst) {
    return [{ name: "cards", state: sells ? "now" : "skipped" }, { name: "squirrel", state: sells ? "next" : "now" }, ...rest, loan];
  }
  return [
    { name: "squirrel", state: step === "squirrels" ? "now" : "done" },
    { name: "sellers", state: step === "sellers" ? "now" : step === "forced" ? "done" : "next" },
    ...rest,
    { name: "cards", state: step === "forced" ? "now" : short ? "next" : "skipped" },
    loan,
  ];
}

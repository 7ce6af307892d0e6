/** Where the game is: days, rounds, and who has had a turn. */
import type { Family, StaticDocument, View } from "../words";

export type Round = StaticDocument["rounds"][number];

export interface Day {
  readonly day: number;
  readonly rounds: readonly { readonly round: Round; readonly index: number }[];
}

/** The index of the round that is played, in the document's list. */
export function currentRound(document: Pick<StaticDocument, "rounds">, view: Pick<View, "round" | "day" | "number">): number {
  return document.rounds.findIndex((one) => one.kind === view.round && one.day === view.day && one.number === view.number);
}

export function daysOf(document: Pick<StaticDocument, "rounds">): readonly Day[] {
  const days = new Map<number, { round: Round; index: number }[]>();
  document.rounds.forEach((round, index) => {
    const rounds = days.get(round.day) ?? [];
    rounds.push({ round, index });
    days.set(round.day, rounds);
  });
  return [...days].map(([day, rounds]) => ({ day, rounds }));
}

/** The families whose turn of this operating round is over. */
export function operated(view: Pick<View, "round" | "family" | "operating_order" | "step">): ReadonlySet<Family> {
  if (view.round !== "operating") return new Set();
  const place = view.family === null || view.step === "over" ? view.operating_order.length : view.operating_order.indexOf(view.family);
  return new Set(view.operating_order.slice(0, Math.max(0, place)));
}

/** Seats in the order they take their turns: in the draft from the last to the first (5.2). */
export function seatOrder(view: Pick<View, "round" | "order">): readonly number[] {
  return view.round === "draft" ? view.order.toReversed() : view.order;
}

/** A number typed digit by digit, to choose one of several: their numbers in a list, or the bids they stand for. */
import type { Choice } from "../lib/wire";

/** Digits that come later than this begin another number. */
export const TYPING_MS = 1500;

/** Whether the decision itself is a number, such as a bid. */
export function isNumeric(choices: readonly Choice[]): boolean {
  return choices.length > 0 && choices.every((choice) => choice.number !== null);
}

/** What is typed to choose each of them. */
export function numbersOf(choices: readonly Choice[]): readonly number[] {
  return isNumeric(choices) ? choices.map((choice) => choice.number ?? 0) : choices.map((_, index) => index + 1);
}

export interface Typed {
  /** The digits; empty where none of the choices begins with them. */
  readonly digits: string;
  /** The index of the choice that is meant; null for none. */
  readonly index: number | null;
  /** Whether more digits could mean another choice. */
  readonly open: boolean;
}

export const NOTHING_TYPED: Typed = { digits: "", index: null, open: false };

/** What a digit after those typed so far means. Digits that fit no choice begin anew with the last one. */
export function typeDigit(digits: string, digit: string, numbers: readonly number[]): Typed {
  for (const now of [digits + digit, digit]) {
    const fitting = numbers.filter((number) => String(number).startsWith(now));
    if (!fitting.length) continue;
    const index = numbers.indexOf(Number(now));
    return { digits: now, index: index < 0 ? null : index, open: fitting.length > (index < 0 ? 0 : 1) };
  }
  return NOTHING_TYPED;
}

/** The types of 18ZOO's view and the names of its things. */
import type { AnimalName } from "../../lib/animals/Animal.svelte";
import type { Game18zoo } from "../../lib/wire";
import { tg } from "../../lib/words.svelte";

export type View = Game18zoo.View;
export type Action = Game18zoo.Action;
export type Event = Game18zoo.Event;
export type Foresight = Game18zoo.Foresight;
export type StaticDocument = Game18zoo.Document;
export type Query = Game18zoo.Query;
export type Answer = Game18zoo.Answer;
export type HexFacts = Game18zoo.HexFacts;
export type HexView = Game18zoo.HexView;
export type TileFacts = Game18zoo.TileFacts;
export type PlannedTile = Game18zoo.PlannedTile;
export type SquirrelRun = Game18zoo.SquirrelRun;
export type FamilyView = Game18zoo.FamilyView;
export type PlayerView = Game18zoo.PlayerView;
export type Family = FamilyView["family"];
export type Power = View["available"][number];
export type ActionType = Action["type"];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
export type AnswerOf<T extends Answer["type"]> = Extract<Answer, { type: T }>;

/** The animal drawn for each family. */
export const ANIMALS: Readonly<Record<Family, AnimalName>> = {
  CR: "crocodile",
  GI: "giraffe",
  PB: "polar-bear",
  PE: "penguin",
  LI: "lion",
  TI: "tiger",
  BB: "bear",
  EL: "elephant",
};

export function say(message: string, facts?: Record<string, string | number>): string {
  return tg("18zoo", message, facts);
}

export function familyName(family: Family): string {
  return say(`family-${family}`);
}

/** The two letters on a family's pieces. */
export function familyLetters(family: Family): string {
  return say(`letters-${family.toLowerCase()}`);
}

export function powerName(power: Power): string {
  return say(`power-${power}`);
}

/** "+2" or "−1", with a real minus sign. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `\u2212${-count}` : "0";
}

export function sameAction(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What squirrels and animal cards are called. */
import { familyName, say, type Family } from "../words";

/** Of these there is but one, and they need no number. */
const ALONE: readonly string[] = ["3S Long", "4S Perm"];
const PATCHED = "1S";
const CARDS = ["parents", "first", "second", "third", "cousin"] as const;

/** `3S-1` is a 3S; what is not bought yet of the last ones is a 4J/2J. */
export function squirrelKind(id: string, kind: string | null = null): string {
  if (kind !== null && kind !== PATCHED) return kind;
  const printed = id.includes("-") ? id.slice(0, id.lastIndexOf("-")) : id;
  return printed === "4J" ? "4J/2J" : printed;
}

/** `3S-1`: the second 3S. */
export function squirrelName(id: string, kind: string | null = null): string {
  const named = squirrelKind(id, kind);
  const number = id.slice(id.lastIndexOf("-") + 1);
  const numbered = !ALONE.includes(named) && /^\d+$/.test(number);
  const name = numbered ? say("squirrel-numbered", { kind: named, number: String(Number(number) + 1) }) : named;
  return kind === PATCHED ? say("squirrel-patched", { squirrel: name }) : name;
}

/** "child 2", by its number in the family. */
export function cardName(number: number): string {
  return say(`card-${CARDS[number] ?? "parents"}`);
}

export function cardsOfFamily(family: Family, numbers: readonly number[]): string {
  return `${familyName(family)}: ${numbers.map(cardName).join(", ")}`;
}

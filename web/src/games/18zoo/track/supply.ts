/** The tiles that are left, by colour, and why one cannot be laid now. */
import type { Family, StaticDocument, TileFacts, View } from "../words";

export type Colour = TileFacts["colour"];
export const COLOURS: readonly Colour[] = ["yellow", "green", "brown", "grey"];

export type Unavailable =
  | { readonly reason: "none-left" }
  /** The first squirrel of this kind brings the colour. */
  | { readonly reason: "later-phase"; readonly squirrel: string }
  | { readonly reason: "moles" };

export interface SupplyTile {
  readonly facts: TileFacts;
  readonly left: number;
  readonly unavailable: Unavailable | null;
  /** Only this family's home takes it. */
  readonly home: Family | null;
}

/** A tile on water is the ordinary tile with a marker: the supply knows the ordinary one alone. */
export function suppliedTiles(document: Pick<StaticDocument, "tiles">): readonly TileFacts[] {
  return document.tiles.filter((tile) => tile.number === tile.supply);
}

export function supplyOf(document: StaticDocument, view: Pick<View, "tiles" | "phase">, moles: boolean): ReadonlyMap<Colour, readonly SupplyTile[]> {
  const groups = new Map<Colour, SupplyTile[]>(COLOURS.map((colour) => [colour, []]));
  for (const facts of suppliedTiles(document)) {
    const left = view.tiles[facts.number] ?? 0;
    groups.get(facts.colour)?.push({ facts, left, unavailable: whyNot(document, view.phase, facts, left, moles), home: facts.home ?? null });
  }
  return groups;
}

function whyNot(document: StaticDocument, phase: string, facts: TileFacts, left: number, moles: boolean): Unavailable | null {
  if (left <= 0) return { reason: "none-left" };
  if (facts.moles) return moles ? null : { reason: "moles" };
  const squirrel = laterSquirrel(document, phase, facts);
  return squirrel === null ? null : { reason: "later-phase", squirrel };
}

/** The kind of squirrel that brings the colour of a tile; null where it is there already. */
export function laterSquirrel(document: Pick<StaticDocument, "phases" | "squirrels">, phase: string, facts: TileFacts): string | null {
  const now = document.phases.findIndex((one) => one.phase === phase);
  const first = document.phases.findIndex((one) => one.colours.includes(facts.colour));
  if (now >= first || first < 0) return null;
  return squirrelOfPhase(document, document.phases[first]?.phase ?? "");
}

/** The kind of squirrel whose first one brings the phase. */
export function squirrelOfPhase(document: Pick<StaticDocument, "squirrels">, phase: string): string {
  const kinds = document.squirrels.filter((one) => one.phase === phase).map((one) => one.kind);
  return kinds.join("/") || phase;
}

/** The tiles that can become this one. */
export function becomes(tiles: readonly TileFacts[], number: string): readonly TileFacts[] {
  return tiles.filter((tile) => tile.upgrades?.includes(number));
}

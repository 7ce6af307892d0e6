/** The legal lays, grouped as the board offers them: by hex, then by tile, then by rotation. */
import type { Choice } from "../board_state.svelte";
import type { Family, Foresight, TileFacts } from "../words";

type LayChoice = Choice<"lay">;

/** A tile in one rotation on one hex; more than one way where a power could lay it as well. */
export interface LayAt {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
  /** Legal rotations that look the same, this one included. */
  readonly alike: readonly number[];
  readonly ways: readonly LayChoice[];
}

/** One tile on one hex, in all its legal rotations, clockwise from 0. */
export interface TileAt {
  readonly tile: string;
  readonly lays: readonly LayAt[];
}

export type LaysByHex = ReadonlyMap<string, readonly TileAt[]>;

/** What a tile looks like in a rotation: equal for rotations that cannot be told apart. */
export function lookOf(facts: Pick<TileFacts, "paths" | "stops"> | undefined, rotation: number): string {
  if (!facts) return String(rotation);
  const turn = (edges: readonly number[]): string => edges.map((edge) => (edge < 6 ? (edge + rotation) % 6 : edge)).sort().join(""); // prettier-ignore
  return [(facts.paths ?? []).map(turn).sort().join(" "), (facts.stops ?? []).map(turn).sort().join(" ")].join("/");
}

export function groupLays(choices: readonly LayChoice[], tiles: ReadonlyMap<string, TileFacts>): LaysByHex {
  const found = new Map<string, Map<string, Map<string, { rotation: number; alike: number[]; ways: LayChoice[] }>>>();
  const inOrder = [...choices].sort((one, other) => one.action.rotation - other.action.rotation);
  for (const choice of inOrder) {
    const { hex, tile, rotation, power } = choice.action;
    const byTile = found.get(hex) ?? new Map<string, Map<string, { rotation: number; alike: number[]; ways: LayChoice[] }>>();
    found.set(hex, byTile);
    const byLook = byTile.get(tile) ?? new Map<string, { rotation: number; alike: number[]; ways: LayChoice[] }>();
    byTile.set(tile, byLook);
    const look = lookOf(tiles.get(tile), rotation);
    const lay = byLook.get(look) ?? { rotation, alike: [], ways: [] };
    byLook.set(look, lay);
    if (!lay.alike.includes(rotation)) lay.alike.push(rotation);
    // The same picture in another rotation is no other choice.
    if (!lay.ways.some((way) => way.action.power === power)) lay.ways.push(choice);
  }
  const order = [...tiles.keys()];
  const place = (tile: string): number => (order.includes(tile) ? order.indexOf(tile) : order.length);
  return new Map(
    [...found].map(([hex, byTile]) => [
      hex,
      [...byTile]
        .map(([tile, byLook]) => ({ tile, lays: [...byLook.values()].map((lay) => ({ hex, tile, ...lay })) }))
        .sort((one, other) => place(one.tile) - place(other.tile)),
    ]),
  );
}

/** The same with one tile alone: the hexes where it fits. */
export function onlyTile(lays: LaysByHex, tile: string): LaysByHex {
  const found = new Map<string, readonly TileAt[]>();
  for (const [hex, tiles] of lays) {
    const fitting = tiles.filter((one) => one.tile === tile);
    if (fitting.length) found.set(hex, fitting);
  }
  return found;
}

/** The next legal rotation, clockwise or back; the first where none is shown. */
export function nextRotation(rotations: readonly number[], now: number | null, by: 1 | -1): number | null {
  const place = now === null ? -1 : rotations.indexOf(now);
  if (place < 0) return (by > 0 ? rotations[0] : rotations.at(-1)) ?? null;
  return rotations[(place + by + rotations.length) % rotations.length] ?? null;
}

/** What a lay costs the treasury: negative where it pays. */
export function costOf(foresight: Foresight | null, family: Family | null): number {
  const change = family === null ? undefined : foresight?.treasury?.[family];
  return change === undefined || change === 0 ? 0 : -change;
}

/** The change of the best harvest; null where it is not known. */
export function harvestChange(foresight: Foresight | null): number | null {
  const { harvest_before: before, harvest_after: after } = foresight ?? {};
  return before === null || before === undefined || after === null || after === undefined ? null : after - before;
}

/** The way that is looked at first: the ordinary lay, which uses up no power. */
export function firstWay(lay: LayAt): LayChoice | null {
  return lay.ways.find((way) => way.action.power === null) ?? lay.ways[0] ?? null;
}

/** The lay with the best harvest; of equals the cheapest, then the first. */
export function bestLay(lays: readonly LayAt[], family: Family | null): LayAt | null {
  let best: LayAt | null = null;
  let most: readonly [number, number] = [-Infinity, -Infinity];
  for (const lay of lays) {
    const foresight = firstWay(lay)?.foresight ?? null;
    const worth = [harvestChange(foresight) ?? 0, -costOf(foresight, family)] as const;
    if (worth[0] > most[0] || (worth[0] === most[0] && worth[1] > most[1])) [best, most] = [lay, worth];
  }
  return best;
}

/** The modules a map is made of, as shapes around the base, and a custom map as a list of their names. */
import { centreOf, cornerAfter, neighbour, short, type Point } from "../map/geometry";
import type { Family, HexFacts, StaticDocument } from "../words";

export interface ModuleShape {
  readonly module: string;
  /** 0 for a base module, else 1 to 7: where it lies around the base (2.1). */
  readonly place: number;
  /** With columns and rows counted from the middle of the base. */
  readonly hexes: readonly HexFacts[];
  readonly homes: readonly Family[];
  /** The middle of its hexes. */
  readonly centre: Point;
  /** The border as the `d` of an SVG path. */
  readonly outline: string;
}

export type Modules = ReadonlyMap<string, ModuleShape>;

const NEIGHBOURS = 6;

/** All modules of these maps. The middle of the base is its only hex with all six neighbours in the base. */
export function readModules(documents: readonly Pick<StaticDocument, "hexes" | "modules">[]): Modules {
  const found = new Map<string, ModuleShape>();
  for (const { hexes, modules } of documents) {
    const facts = new Map(hexes.map((hex) => [hex.hex, hex]));
    const base = (modules.find((one) => one.place === 0)?.hexes ?? []).flatMap((hex) => facts.get(hex) ?? []);
    const middle = base.find((hex) => neighboursIn(hex, base) === NEIGHBOURS);
    if (!middle) continue;
    for (const one of modules) {
      if (found.has(one.module)) continue;
      const own = one.hexes.flatMap((hex) => facts.get(hex) ?? []);
      found.set(one.module, shapeOf(one.module, one.place, own, middle));
    }
  }
  return new Map([...found].sort(([, one], [, other]) => one.place - other.place || one.module.localeCompare(other.module)));
}

function neighboursIn(hex: HexFacts, hexes: readonly HexFacts[]): number {
  return [0, 1, 2, 3, 4, 5].filter((edge) => at(hexes, neighbour(hex.column, hex.row, edge))).length;
}

function at(hexes: readonly HexFacts[], [column, row]: readonly [number, number]): HexFacts | undefined {
  return hexes.find((one) => one.column === column && one.row === row);
}

function shapeOf(module: string, place: number, hexes: readonly HexFacts[], middle: HexFacts): ModuleShape {
  const moved = hexes.map((hex) => ({ ...hex, column: hex.column - middle.column, row: hex.row - middle.row }));
  const centres = moved.map((hex) => centreOf(hex.column, hex.row));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    module,
    place,
    hexes: moved,
    homes: moved.flatMap((hex) => hex.home ?? []),
    centre: { x: mean(centres.map(({ x }) => x)), y: mean(centres.map(({ y }) => y)) },
    outline: outlineOf(moved),
  };
}

/** The edges of the hexes that have no neighbour among them. */
function outlineOf(hexes: readonly HexFacts[]): string {
  return hexes
    .flatMap((hex) => {
      const { x, y } = centreOf(hex.column, hex.row);
      return [0, 1, 2, 3, 4, 5]
        .filter((edge) => !at(hexes, neighbour(hex.column, hex.row, edge)))
        .map((edge) => {
          const [from, to] = [cornerAfter(edge - 1), cornerAfter(edge)];
          return `M${short(x + from.x)} ${short(y + from.y)}L${short(x + to.x)} ${short(y + to.y)}`;
        });
    })
    .join("");
}

/** The module at its place, instead of the one that lay there; in the order of the places. */
export function withModule(chosen: readonly string[], module: string, modules: Modules): readonly string[] {
  const place = modules.get(module)?.place;
  if (place === undefined) return chosen;
  const kept = chosen.filter((one) => modules.get(one)?.place !== place);
  return [...kept, module].sort((one, other) => (modules.get(one)?.place ?? 0) - (modules.get(other)?.place ?? 0));
}

/** 2.1: the base stays; it can only be exchanged for another. */
export function withoutModule(chosen: readonly string[], module: string, modules: Modules): readonly string[] {
  return modules.get(module)?.place === 0 ? chosen : chosen.filter((one) => one !== module);
}

/** Families whose home is on one of these modules. */
export function familiesOf(chosen: readonly string[], modules: Modules): readonly Family[] {
  return chosen.flatMap((module) => modules.get(module)?.homes ?? []);
}

/** 2.1: for how many players the rulebook would take so many families; empty where it names none. */
export function playersFor(families: number): readonly number[] {
  return [...(families >= 4 && families <= 6 ? [2, 3] : []), ...(families >= 6 && families <= 8 ? [4, 5] : [])];
}

/** The part of the address that holds the map: `?modules=BASE-1,1A`. */
export function searchOf(chosen: readonly string[]): string {
  return `?modules=${chosen.join(",")}`;
}

/** The modules in an address; those that are not known are left out, and of a place the last one counts. */
export function modulesIn(search: string, modules: Modules): readonly string[] {
  const named = (new URLSearchParams(search).get("modules") ?? "").split(",").filter((one) => modules.has(one));
  return named.reduce<readonly string[]>((chosen, one) => withModule(chosen, one, modules), []);
}

/** The modules that a sentence names, to be marked on the map. */
export function namedIn(text: string, chosen: readonly string[]): ReadonlySet<string> {
  const words = new Set(text.split(/[^A-Z0-9-]+/));
  return new Set(chosen.filter((one) => words.has(one)));
}

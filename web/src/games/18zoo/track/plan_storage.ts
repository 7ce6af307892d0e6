/** A private plan, kept in this browser for each table. */
import type { Family, PlannedTile } from "../words";

export interface Plan {
  readonly tiles: readonly PlannedTile[];
  /** Hexes with a planned station. */
  readonly stations: readonly string[];
  /** Whose harvest is looked at; null: of the family whose turn it is. */
  readonly family: Family | null;
  /** Kinds of squirrels to reckon with; null: those the family has. */
  readonly kinds: readonly string[] | null;
}

export const EMPTY_PLAN: Plan = { tiles: [], stations: [], family: null, kinds: null };
/** As many as the server accepts in one question. */
export const MOST_TILES = 24;
export const MOST_STATIONS = 8;
export const MOST_SQUIRRELS = 8;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function keyOf(table: string): string {
  return `18zoo-plan-${table}`;
}

export function storePlan(store: Store | null, table: string, plan: Plan): void {
  try {
    if (plan.tiles.length || plan.stations.length || plan.family || plan.kinds) store?.setItem(keyOf(table), JSON.stringify(plan));
    else store?.removeItem(keyOf(table));
  } catch {
    // no storage, or it is full: the plan holds until the page is closed
  }
}

/** The stored plan; whatever in it cannot be read is left out. */
export function storedPlan(store: Store | null, table: string, families: readonly string[]): Plan {
  let found: unknown = null;
  try {
    found = JSON.parse(store?.getItem(keyOf(table)) ?? "null");
  } catch {
    // no storage, or not ours
  }
  if (typeof found !== "object" || found === null) return EMPTY_PLAN;
  const { tiles, stations, family, kinds } = found as Record<string, unknown>;
  return {
    tiles: (Array.isArray(tiles) ? (tiles as readonly unknown[]) : []).filter(isTile).slice(0, MOST_TILES),
    stations: strings(stations).slice(0, MOST_STATIONS),
    family: typeof family === "string" && families.includes(family) ? (family as Family) : null,
    kinds: Array.isArray(kinds) ? strings(kinds).slice(0, MOST_SQUIRRELS) : null,
  };
}

function strings(value: unknown): readonly string[] {
  return (Array.isArray(value) ? (value as readonly unknown[]) : []).filter((one): one is string => typeof one === "string");
}

function isTile(value: unknown): value is PlannedTile {
  if (typeof value !== "object" || value === null) return false;
  const { hex, tile, rotation } = value as Record<string, unknown>;
  return typeof hex === "string" && typeof tile === "string" && Number.isInteger(rotation) && Number(rotation) >= 0 && Number(rotation) < 6;
}

/** The plan with this tile instead of another on its hex. */
export function withTile(plan: Plan, tile: PlannedTile): Plan {
  const others = plan.tiles.filter((one) => one.hex !== tile.hex);
  return others.length < MOST_TILES ? { ...plan, tiles: [...others, tile] } : plan;
}

export function withoutTile(plan: Plan, hex: string): Plan {
  return { ...plan, tiles: plan.tiles.filter((one) => one.hex !== hex) };
}

/** Puts a planned station on the hex, or takes it away. */
export function withStation(plan: Plan, hex: string): Plan {
  if (plan.stations.includes(hex)) return { ...plan, stations: plan.stations.filter((one) => one !== hex) };
  return plan.stations.length < MOST_STATIONS ? { ...plan, stations: [...plan.stations, hex] } : plan;
}

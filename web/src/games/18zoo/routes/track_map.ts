/** The track that lies on the map, for following it hex by hex. Whether a run is allowed is asked of the server. */
import type { HexFacts, HexView, PlannedTile, TileFacts } from "../words";

/** The middle of a hex in a printed track. */
const MIDDLE = 6;
const NEIGHBOURS = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
] as const;

interface Track {
  /** Edges whose tracks lead into each other, one list for each path or meeting point. */
  readonly joins: readonly (readonly number[])[];
  /** A run may end here: a station, an R area or water. */
  readonly end: boolean;
  /** A run cannot go through, only end. */
  readonly blunt: boolean;
}

export interface TrackSource {
  readonly facts: ReadonlyMap<string, HexFacts>;
  readonly tiles: ReadonlyMap<string, TileFacts>;
  readonly hexes: ReadonlyMap<string, HexView>;
  /** Ghost tiles that count as laid. */
  readonly planned?: readonly PlannedTile[];
}

export class TrackMap {
  readonly #places: ReadonlyMap<string, string>;
  readonly #facts: ReadonlyMap<string, HexFacts>;
  readonly #tracks: ReadonlyMap<string, Track>;
  /** The two R areas that the HOLE connects; empty without it. */
  readonly #hole: readonly string[];

  constructor({ facts, tiles, hexes, planned = [] }: TrackSource) {
    this.#facts = facts;
    this.#places = new Map([...facts.values()].map(({ hex, column, row }) => [`${column} ${row}`, hex]));
    const ghosts = new Map(planned.map((one) => [one.hex, one]));
    this.#tracks = new Map(
      [...facts.values()].map((hex) => {
        const view = hexes.get(hex.hex);
        const laid = ghosts.get(hex.hex) ?? (view?.tile ? { tile: view.tile, rotation: view.rotation ?? 0 } : null);
        return [hex.hex, trackOf(hex, laid ? tiles.get(laid.tile) : undefined, laid?.rotation ?? 0)];
      }),
    );
    this.#hole = [...hexes.values()].filter((hex) => hex.hole).map((hex) => hex.hex);
  }

  /** The hex beyond an edge. */
  beyond(hex: string, edge: number): string | null {
    const facts = this.#facts.get(hex);
    const [columns, rows] = NEIGHBOURS[edge] ?? [0, 0];
    return facts ? (this.#places.get(`${facts.column + columns} ${facts.row + rows}`) ?? null) : null;
  }

  /** The edge towards a neighbour; null where the two do not touch. */
  edgeTo(hex: string, beside: string): number | null {
    const edge = NEIGHBOURS.findIndex((_, one) => this.beyond(hex, one) === beside);
    return edge < 0 ? null : edge;
  }

  isEnd(hex: string): boolean {
    return this.#tracks.get(hex)?.end ?? false;
  }

  /** Whether track leads over the side between two hexes, or the HOLE connects them. */
  connected(hex: string, beside: string): boolean {
    if (this.#throughHole(hex, beside)) return true;
    const edge = this.edgeTo(hex, beside);
    return edge !== null && this.#exits(hex).has(edge) && this.#exits(beside).has((edge + 3) % 6);
  }

  /** Whether track leads from one neighbour through the hex to the other. */
  joined(before: string, hex: string, after: string): boolean {
    if (!this.connected(before, hex) || !this.connected(hex, after) || before === after) return false;
    if (this.#throughHole(before, hex) || this.#throughHole(hex, after)) return true;
    const track = this.#tracks.get(hex);
    const came = this.edgeTo(hex, before);
    const goes = this.edgeTo(hex, after);
    if (!track || track.blunt || came === null || goes === null) return false;
    return track.joins.some((edges) => edges.includes(came) && edges.includes(goes));
  }

  /** The hexes that a run along `way` could reach next. */
  onwards(way: readonly string[]): readonly string[] {
    const hex = way.at(-1);
    if (hex === undefined) return [];
    const before = way.at(-2);
    const beside = [0, 1, 2, 3, 4, 5].map((edge) => this.beyond(hex, edge));
    const found = [...beside, ...(this.#hole.includes(hex) ? this.#hole : [])].filter(
      (one): one is string => one !== null && one !== hex && this.connected(hex, one),
    );
    return before === undefined ? found : found.filter((one) => this.joined(before, hex, one));
  }

  /** The shortest continuation of `way` to a hex, without `way` itself; null where no track leads there. */
  continuation(way: readonly string[], to: string, longest = 40): readonly string[] | null {
    const last = way.at(-1);
    if (last === undefined) return null;
    const start = way.at(-2);
    const taken = new Set(way);
    const seen = new Set<string>();
    let reached: (readonly string[])[] = [[]];
    for (let length = 0; length < longest && reached.length; length++) {
      const next: (readonly string[])[] = [];
      for (const found of reached) {
        const behind = [...(start === undefined ? [] : [start]), last, ...found];
        for (const hex of this.onwards(behind)) {
          const step = `${behind.at(-1)} ${hex}`;
          if (seen.has(step) || (taken.has(hex) && hex !== to) || found.includes(hex)) continue;
          seen.add(step);
          if (hex === to) return [...found, hex];
          next.push([...found, hex]);
        }
      }
      reached = next;
    }
    return null;
  }

  #exits(hex: string): ReadonlySet<number> {
    return new Set(this.#tracks.get(hex)?.joins.flat());
  }

  #throughHole(hex: string, other: string): boolean {
    return hex !== other && this.#hole.includes(hex) && this.#hole.includes(other);
  }
}

function trackOf(hex: HexFacts, tile: TileFacts | undefined, rotation: number): Track {
  if (tile) {
    const turned = (edges: readonly number[]): number[] => edges.map((edge) => (edge + rotation) % 6);
    const joins = [...(tile.paths ?? []).map(turned), ...(tile.stops ?? []).map(turned)];
    return { joins, end: (tile.slots ?? 0) > 0 || hex.area === "O", blunt: false };
  }
  const printed = hex.tracks ?? [];
  const paths = printed.filter((track) => !track.includes(MIDDLE));
  if (hex.area !== "R") return { joins: paths, end: false, blunt: false }; // stubs lead nowhere
  const middle = printed.filter((track) => track.includes(MIDDLE)).flatMap((track) => track.filter((edge) => edge !== MIDDLE));
  return { joins: [middle, ...paths], end: true, blunt: true };
}

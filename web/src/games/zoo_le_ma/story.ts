/**
 * What happened, told moment by moment: envelopes open together, the tile goes to its zoo, visitors walk, the year is
 * counted. No rules here: who won, who walks where and what it counts for comes with the events.
 */
import type { Happening, SoundName } from "../../lib/board";
import type { Moment, Way } from "../../lib/telling.svelte";
import { piecesOf, type Pieces } from "./pieces";
import type { Animal, Event, View, YearSheet, ZooTile, ZooView } from "./words";

export interface Flight extends Way {
  readonly what: Animal | "tree" | "coin" | "tile";
  readonly tile: ZooTile | null;
}

/** The envelopes of an auction. */
export interface Envelopes {
  /** Who has sealed one. */
  readonly ready: readonly boolean[];
  /** Nothing while they are closed. */
  readonly bids: readonly number[] | null;
  readonly winner: number | null;
  /** All who bid as much. */
  readonly tied: readonly number[];
}

/** A year being counted: how many of its figures are on the paper. */
export interface Counting {
  readonly sheet: YearSheet;
  readonly totals: readonly number[];
  readonly shown: number;
}
export const FIGURES = 5; // visitors, trees, benches, points, total

export interface Scene {
  readonly zoos: readonly ZooView[];
  readonly pieces: readonly Pieces[];
  readonly row: readonly ZooTile[];
  readonly lot: number;
  readonly year: number;
  readonly stack: number;
  readonly flags: readonly number[];
  readonly envelopes: Envelopes;
  readonly scores: readonly number[];
  readonly sheets: readonly YearSheet[];
  readonly counting: Counting | null;
  /** The newest tile and whose zoo it lies in. */
  readonly fresh: { readonly seat: number; readonly tile: number } | null;
}

type Frame = Moment<Scene, Flight>;

const BEAT = 180;
const HOLD = 300;
const OPEN = 700;
const TILE = 350;
const WALK = 350;
const FIGURE = 350;
const TOTAL = 900;

function envelopesIn(view: View): Envelopes {
  const bidding = view.step === "bid";
  const last = bidding ? null : view.last;
  return {
    ready: view.zoos.map((_, seat) => !view.waiting_on.includes(seat)),
    bids: last?.bids ?? null,
    winner: last?.winner ?? null,
    tied: last?.tied ?? [],
  };
}

/** The table as the view has it. */
export function settled(view: View, last: Scene | null = null): Scene {
  const fresh = last?.fresh ?? null;
  return {
    zoos: view.zoos,
    pieces: view.zoos.map(piecesOf),
    row: view.row,
    lot: view.lot,
    year: view.year,
    stack: view.stack,
    flags: view.flags,
    envelopes: envelopesIn(view),
    scores: view.scores,
    sheets: view.sheet,
    counting: null,
    fresh: fresh && view.zoos[fresh.seat]?.tiles.at(-1)?.tile.id === fresh.tile ? fresh : null,
  };
}

export function tell(before: View | null, happened: readonly Happening<Event>[], view: View): readonly Frame[] {
  if (!before || !happened.length) return [];
  const frames: Frame[] = [];
  let scene = settled(before);
  const known = new Map([...before.row, ...view.row].map((tile) => [tile.id, tile]));

  const show = (
    ms: number,
    next: Partial<Scene>,
    sound: SoundName | null = null,
    flights: readonly Flight[] = [],
  ): void => {
    scene = { ...scene, ...next };
    frames.push({ ms, scene, flights, sound });
  };
  const envelopes = (change: Partial<Envelopes>): { envelopes: Envelopes } => ({
    envelopes: { ...scene.envelopes, ...change },
  });
  const moved = (seat: number | null, change: (pieces: Pieces) => Pieces): void => {
    scene = { ...scene, pieces: scene.pieces.map((one, who) => (who === seat ? change(one) : one)) };
  };
  const zooOf = (seat: number | null): string => (seat === null ? "stock" : `zoo-${seat}`);

  /** Those who walk at the same time: they leave, they are under way, they arrive. */
  let walking: Flight[] = [];
  let arrivals: (() => void)[] = [];
  const arrive = (): void => {
    if (!walking.length) return;
    show(WALK, {}, "card", walking);
    for (const one of arrivals) one();
    walking = [];
    arrivals = [];
    show(BEAT, {});
  };

  for (const { event } of happened) {
    if (event.type !== "visitors-moved" && event.type !== "trees-moved" && event.type !== "enclosure-grew") arrive();
    switch (event.type) {
      case "bid-ready":
        show(BEAT, envelopes({ ready: scene.envelopes.ready.map((one, seat) => one || seat === event.seat) }), "card");
        break;
      case "bids-opened":
        show(HOLD, envelopes({ ready: event.bids.map(() => true) }));
        show(OPEN, envelopes({ bids: event.bids }), "card");
        break;
      case "tile-won":
        show(OPEN, envelopes({ winner: event.seat, tied: event.tied_seats }), "coin");
        break;
      case "flag-dropped":
        show(HOLD, { flags: event.flags }, "card");
        break;
      case "tile-placed": {
        const tile = known.get(event.tile) ?? null;
        const way = { from: "lot", to: `tile-${event.seat}-${event.tile} zoo-${event.seat}` };
        const zoos = scene.zoos.map((zoo, seat) => (seat === event.seat ? (view.zoos[seat] ?? zoo) : zoo));
        show(TILE, { zoos, fresh: { seat: event.seat, tile: event.tile } }, "card", [{ what: "tile", tile, ...way }]);
        break;
      }
      case "tile-lost":
        show(OPEN, {}, "card", [{ what: "tile", tile: known.get(event.tile) ?? null, from: "lot", to: "stock" }]);
        break;
      case "visitors-moved": {
        const { animal, count, from_seat: from, to_seat: to } = event;
        const visitors = (pieces: Pieces, more: number): Pieces => ({
          ...pieces,
          visitors: { ...pieces.visitors, [animal]: Math.max(0, pieces.visitors[animal] + more) },
        });
        moved(from, (pieces) => visitors(pieces, -count));
        arrivals.push(() => moved(to, (pieces) => visitors(pieces, count)));
        const way = {
          from: from === null ? "stock" : `visitors-${from}-${animal} ${zooOf(from)}`,
          to: `visitors-${to}-${animal} ${zooOf(to)}`,
        };
        walking.push({ what: animal, tile: null, ...way });
        break;
      }
      case "trees-moved": {
        const { count, from_seat: from, to_seat: to } = event;
        moved(from, (pieces) => ({ ...pieces, trees: Math.max(0, pieces.trees - count) }));
        arrivals.push(() => moved(to, (pieces) => ({ ...pieces, trees: pieces.trees + count })));
        const start = from === null ? "stock" : `trees-${from} ${zooOf(from)}`;
        walking.push({ what: "tree", tile: null, from: start, to: `trees-${to} ${zooOf(to)}` });
        break;
      }
      case "benches-gained":
        moved(event.seat, (pieces) => ({ ...pieces, benches: [...pieces.benches, ...event.corners] }));
        show(TILE, {}, "coin");
        break;
      case "year-scored": {
        const sheet: YearSheet = event;
        for (let shown = 1; shown <= FIGURES; shown++) {
          const last = shown === FIGURES;
          const counting = { sheet, totals: event.totals, shown };
          show(last ? TOTAL : FIGURE, { counting, ...(last ? { scores: event.totals } : {}) }, last ? "coin" : "card");
        }
        break;
      }
      case "income-paid":
        show(
          TILE,
          {},
          "coin",
          event.coins.flatMap((coins, seat) =>
            coins > 0 ? [{ what: "coin" as const, tile: null, from: "stock", to: `purse-${seat} zoo-${seat}` }] : [],
          ),
        );
        break;
      case "year-began":
        show(TILE, { year: event.year, row: event.row, lot: 0, stack: view.stack, sheets: view.sheet }, "card");
        break;
      case "offered": {
        const lot = scene.row.findIndex((tile) => tile.id === event.tile);
        show(BEAT, { lot, envelopes: envelopesIn(view) });
        break;
      }
      case "ended":
        show(HOLD, { sheets: view.sheet, lot: view.lot }, "win");
        break;
    }
  }
  arrive();
  return frames;
}

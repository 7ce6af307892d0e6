/** A small map for tests: hexes by column and row, with the tiles that lie on them. */
import type { HexFacts, HexView, TileFacts } from "../words";
import { TrackMap } from "./track_map";

export const LADDER_TILES: readonly TileFacts[] = [
  { number: "8", supply: "8", colour: "yellow", area: "plain", copies: 18, paths: [[0, 2]] },
  { number: "9", supply: "9", colour: "yellow", area: "plain", copies: 13, paths: [[0, 3]] },
  { number: "X9", supply: "9", colour: "yellow", area: "O", copies: 13, paths: [[0, 3]], nuts: 10 },
  { number: "611", supply: "611", colour: "brown", area: "home", copies: 3, stops: [[0, 1, 2, 3, 4, 5]], nuts: 40, slots: 2 },
];

interface Laid {
  readonly at: readonly [column: number, row: number];
  readonly tile?: string;
  readonly rotation?: number;
  readonly area?: HexFacts["area"];
  readonly tracks?: HexFacts["tracks"];
  readonly hole?: boolean;
}

type Map18 = Readonly<Record<string, Laid>>;

function factsOf(laid: Map18): HexFacts[] {
  return Object.entries(laid).map(([hex, { at: [column, row], area = "plain", tracks = [] }]) => ({ hex, column, row, area, tracks, edges: [0, 1, 2, 3, 4, 5] }));
}

function hexesOf(laid: Map18): HexView[] {
  return Object.entries(laid).map(([hex, { tile = null, rotation = 0, area = "plain", hole = false }]) => ({ hex, area, tile, rotation, hole }));
}

export function trackMap(laid: Map18): TrackMap {
  return new TrackMap({
    facts: new Map(factsOf(laid).map((hex) => [hex.hex, hex])),
    tiles: new Map(LADDER_TILES.map((tile) => [tile.number, tile])),
    hexes: new Map(hexesOf(laid).map((hex) => [hex.hex, hex])),
  });
}

/**
 * A straight line of track from A down to E, stations at A, C and E; beside it a way round from A to C over the west
 * (W1, W2); R lies below E and can only be an end; U is not connected.
 */
const LAID: Map18 = {
  A: { at: [4, 0], tile: "611" },
  B: { at: [4, 2], tile: "9" },
  C: { at: [4, 4], tile: "611" },
  D: { at: [4, 6], tile: "X9", area: "O" },
  E: { at: [4, 8], tile: "611" },
  W1: { at: [3, 1], tile: "8", rotation: 4 },
  W2: { at: [3, 3], tile: "8", rotation: 3 },
  R: { at: [4, 10], area: "R", tracks: [[3, 6]] },
  U: { at: [5, 1] },
};
export const LADDER_FACTS = factsOf(LAID);
export const LADDER_HEXES = hexesOf(LAID);
export const LADDER = trackMap(LAID);

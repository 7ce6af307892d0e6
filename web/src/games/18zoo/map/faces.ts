/** What a hex shows, tile or print, as things to draw: tracks between edges, spokes to the middle, a plate, free places. */
import type { HexFacts, HexView, TileFacts } from "../words";
import { crosses, endPoint, freePlace, labelPlace, MIDDLE, S, trackPoints, turned, type Disc, type End, type Point } from "./geometry";

export type Track = readonly [End, End];

export interface Face {
  /** From edge to edge, meeting no other. */
  readonly paths: readonly Track[];
  /** Groups of edges whose tracks meet in the middle. */
  readonly groups: readonly (readonly number[])[];
  readonly stubs: readonly number[];
  /** Station spaces on the plate. */
  readonly slots: number;
  /** Whether the tracks meet in a point that is no station. */
  readonly junction: boolean;
  /** Pairs of paths of which the first passes over the second. */
  readonly bridges: readonly (readonly [Track, Track])[];
  /** Where the slots are, relative to the middle. */
  readonly slotPlaces: readonly Point[];
  readonly slotRadius: number;
  /** Beside all track: for the value, and for a number or a marker. */
  readonly valuePlace: Point;
  readonly notePlace: Point;
  readonly numberPlace: Point;
}

/** Of the disc with the value: as large as fits between the plate of two slots and the track beside it. */
export const VALUE_RADIUS = 0.23 * S;

export const SLOT_RADIUS: readonly number[] = [0, 0.33 * S, 0.28 * S, 0.225 * S, 0.2 * S];

/** The centres of the slots of a plate, which stays upright however its tile is turned. */
function slotPlacesOf(slots: number): readonly Point[] {
  const radius = SLOT_RADIUS[slots] ?? 0.2 * S;
  if (slots === 2) return [{ x: -radius * 1.03, y: 0 }, { x: radius * 1.03, y: 0 }]; // prettier-ignore
  if (slots === 3) return [-90, 30, 150].map((degrees) => around(radius * 1.19, degrees));
  if (slots === 4) return [-135, -45, 45, 135].map((degrees) => around(radius * 1.45, degrees));
  return slots ? [{ x: 0, y: 0 }] : [];
}

function around(distance: number, degrees: number): Point {
  return { x: distance * Math.cos((degrees * Math.PI) / 180), y: distance * Math.sin((degrees * Math.PI) / 180) };
}

function faceOf(paths: readonly Track[], groups: readonly (readonly number[])[], stubs: readonly number[], slots: number): Face {
  const bridges: (readonly [Track, Track])[] = [];
  paths.forEach((path, place) => {
    for (const below of paths.slice(0, place)) if (crosses(path, below)) bridges.push([path, below]);
  });
  const slotPlaces = slotPlacesOf(slots);
  const slotRadius = SLOT_RADIUS[slots] ?? 0.2 * S;
  const taken: Point[] = [
    ...paths.flatMap(([from, to]) => trackPoints(from, to, 16)),
    ...groups.flatMap((edges) => edges.flatMap((edge) => trackPoints(edge, MIDDLE, 12))),
    ...stubs.map(endPoint),
  ];
  for (const place of slotPlaces) {
    for (let degrees = 0; degrees < 360; degrees += 20) {
      const { x, y } = around(slotRadius, degrees);
      taken.push({ x: place.x + x, y: place.y + y });
    }
  }
  const valuePlace = freePlace(taken, [0.5 * S, 0.57 * S, 0.64 * S, 0.7 * S], 300);
  taken.push(...disc(valuePlace, VALUE_RADIUS));
  const notePlace = freePlace(taken, [0.5 * S, 0.57 * S, 0.66 * S, 0.72 * S], 120);
  taken.push(...disc(notePlace, 0.14 * S));
  const numberPlace = freePlace(taken, [0.6 * S, 0.68 * S, 0.74 * S], 150);
  const junction = slots === 0 && groups.some((edges) => edges.length > 1);
  return { paths, groups, stubs, slots, junction, bridges, slotPlaces, slotRadius, valuePlace, notePlace, numberPlace };
}

function disc(at: Point, radius: number): Point[] {
  return [0, 60, 120, 180, 240, 300].map((degrees) => around(radius, degrees)).map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
}

/** Width and height of a hex's coordinates. */
export const COORDINATES = { width: 28, height: 12 } as const;
const COORDINATE_PLACES: readonly Point[] = [
  { x: 0, y: -34 }, { x: -18, y: -33 }, { x: 18, y: -33 }, { x: -23, y: -25 }, { x: 23, y: -25 },
  { x: -18, y: 33 }, { x: 18, y: 33 }, { x: 0, y: 34 }, { x: -24, y: 24 }, { x: 24, y: 24 },
]; // prettier-ignore
const HALF_TRACK = 4;

/** The middle of a hex's coordinates: at its upper edge, unless track or one of these signs is there. */
export function coordinatePlaceOf(face: Face, signs: readonly Disc[]): Point {
  const track = [
    ...face.paths.flatMap(([from, to]) => trackPoints(from, to, 16)),
    ...face.groups.flatMap((edges) => edges.flatMap((edge) => trackPoints(edge, MIDDLE, 12))),
    ...face.stubs.flatMap((edge) => trackPoints(edge, MIDDLE, 12).slice(0, 7)),
  ];
  const taken = [...track.map(({ x, y }) => ({ x, y, radius: HALF_TRACK })), ...signs];
  return labelPlace(taken, COORDINATES.width, COORDINATES.height, COORDINATE_PLACES);
}

const tileFaces = new WeakMap<TileFacts, (Face | undefined)[]>();

export function faceOfTile(tile: TileFacts, rotation: number): Face {
  const known = tileFaces.get(tile) ?? [];
  tileFaces.set(tile, known);
  return (known[rotation] ??= faceOf(
    (tile.paths ?? []).map(([from, to]): Track => [turned(from, rotation), turned(to, rotation)]),
    (tile.stops ?? []).map((edges) => edges.map((edge) => turned(edge, rotation))),
    [],
    tile.slots ?? 0,
  ));
}

const printedFaces = new WeakMap<HexFacts, Face>();

/** What is printed on the map itself. */
export function faceOfPrint(hex: HexFacts): Face {
  let face = printedFaces.get(hex);
  if (!face) {
    const tracks = hex.tracks ?? [];
    const inward = tracks.filter((track) => track.includes(MIDDLE)).map(([from, to]) => Math.min(from, to));
    face = faceOf(tracks.filter((track) => !track.includes(MIDDLE)), inward.length ? [inward] : [], hex.stubs ?? [], 0);
    printedFaces.set(hex, face);
  }
  return face;
}

/** The face of a hex as it lies now. */
export function faceOfHex(hex: HexView, facts: HexFacts, tiles: ReadonlyMap<string, TileFacts>): Face {
  const tile = hex.tile ? tiles.get(hex.tile) : undefined;
  return tile ? faceOfTile(tile, hex.rotation ?? 0) : faceOfPrint(facts);
}

/** The way through a face from edge to edge, as tracks: one path, or in to the middle and out again; null where there is none. */
export function wayThrough(face: Face, from: End, to: End): readonly Track[] | null {
  if (face.paths.some((path) => path.includes(from) && path.includes(to))) return [[from, to]];
  const group = face.groups.find((edges) => edges.includes(from) && (to === MIDDLE || edges.includes(to)));
  if (group) return to === MIDDLE ? [[from, MIDDLE]] : [[from, MIDDLE], [MIDDLE, to]]; // prettier-ignore
  return null;
}

/** The edges a path leads on to from this one; for a run that ends halfway along it. */
export function pathFrom(face: Face, edge: End): Track | null {
  const path = face.paths.find((one) => one.includes(edge));
  return path ? [edge, path[0] === edge ? path[1] : path[0]] : null;
}

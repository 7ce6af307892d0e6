/**
 * Runs as lines on the map. A run is a list of hexes; between two that do not touch it passes the HOLE. Runs that share a
 * track lie side by side.
 */
import type { Point } from "./geometry";
import { centreOf, edgeBetween, MIDDLE, polylinePath, trackPoints, type End } from "./geometry";
import { pathFrom, wayThrough, type Face, type Track } from "./faces";

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** One stretch of a run: hexes that touch. */
interface Piece {
  readonly points: readonly Point[];
  /** The side between two hexes at each point where the line crosses one; null elsewhere. */
  readonly sides: readonly (string | null)[];
}

/** Between the lines of two runs on the same track. */
const LANE = 6.5;

/** The tracks a run uses in one hex, entering and leaving by these edges (null at an end of the run). */
export function tracksIn(face: Face, entry: End | null, exit: End | null): readonly Track[] {
  if (entry !== null && exit !== null) return wayThrough(face, entry, exit) ?? [[entry, MIDDLE], [MIDDLE, exit]]; // prettier-ignore
  const edge = entry ?? exit;
  if (edge === null) return [];
  const inward = wayThrough(face, edge, MIDDLE);
  if (inward) return exit === null ? [[edge, MIDDLE]] : [[MIDDLE, edge]];
  const path = pathFrom(face, edge);
  if (path) return exit === null ? [path] : [[path[1], path[0]]];
  return exit === null ? [[edge, MIDDLE]] : [[MIDDLE, edge]];
}

function piecesOf(hexes: readonly string[], placeOf: (hex: string) => Place | undefined, faceAt: (hex: string) => Face | undefined): Piece[] {
  const pieces: Piece[] = [];
  let points: Point[] = [];
  let sides: (string | null)[] = [];
  const close = (): void => {
    if (points.length) pieces.push({ points, sides });
    [points, sides] = [[], []];
  };
  hexes.forEach((hex, at) => {
    const place = placeOf(hex);
    const face = faceAt(hex);
    if (!place || !face) return;
    const [before, after] = [hexes[at - 1], hexes[at + 1]];
    const [last, next] = [before ? placeOf(before) : undefined, after ? placeOf(after) : undefined];
    const entry = last ? edgeBetween(place, last) : null;
    const exit = next ? edgeBetween(place, next) : null;
    const centre = centreOf(place.column, place.row);
    const tracks = tracksIn(face, entry, exit);
    // A run that ends on water ends halfway along its track.
    const half = (entry === null) !== (exit === null) && tracks.length === 1 && !tracks[0]?.includes(MIDDLE);
    tracks.forEach(([from, to]) => {
      let drawn = trackPoints(from, to);
      if (half) drawn = exit === null ? drawn.slice(0, 7) : drawn.slice(6);
      drawn.forEach(({ x, y }, step) => {
        const first = step === 0 && points.length > 0;
        if (first) return; // the same point as the last one
        const edge = step === 0 && !half ? from : step === drawn.length - 1 && !(half && exit === null) ? to : null;
        points.push({ x: centre.x + x, y: centre.y + y });
        sides.push(edge === null || edge === MIDDLE ? null : sideName(place, edge));
      });
    });
    if (exit === null) close();
  });
  close();
  return pieces;
}

function sideName(place: Place, edge: number): string {
  const at = centreOf(place.column, place.row);
  const [point] = trackPoints(edge, MIDDLE, 1);
  return point ? `${Math.round(at.x + point.x)},${Math.round(at.y + point.y)}` : "";
}

/** The points of a way from hex to hex, in one line: for something that moves along it. */
export function wayPoints(hexes: readonly string[], placeOf: (hex: string) => Place | undefined, faceAt: (hex: string) => Face | undefined): Point[] {
  return piecesOf(hexes, placeOf, faceAt).flatMap((piece) => piece.points);
}

/** Who crosses a side between two hexes, and which way. */
interface Crossing {
  readonly run: number;
  readonly forward: boolean;
}

/** The line of each run as an SVG path; lines that cross the same sides of hexes are moved apart. */
export function runPaths(
  runs: readonly (readonly string[])[],
  placeOf: (hex: string) => Place | undefined,
  faceAt: (hex: string) => Face | undefined,
): string[] {
  const drawn = runs.map((hexes) => piecesOf(hexes, placeOf, faceAt));
  const crossings = new Map<string, Crossing[]>();
  drawn.forEach((pieces, run) => {
    for (const { points, sides } of pieces) {
      sides.forEach((side, place) => {
        if (side === null) return;
        const known = crossings.get(side) ?? [];
        if (!known.some((one) => one.run === run)) known.push({ run, forward: isForward(points, place) });
        crossings.set(side, known);
      });
    }
  });
  return drawn.map((pieces, run) => pieces.map((piece) => polylinePath(movedAside(piece, run, crossings))).join(""));
}

function isForward(points: readonly Point[], place: number): boolean {
  const { x, y } = heading(points, place);
  return Math.abs(x) > 0.01 ? x > 0 : y > 0;
}

/** The direction of a line at one of its points, of length 1. */
function heading(points: readonly Point[], place: number): Point {
  const from = points[Math.max(0, place - 1)] ?? { x: 0, y: 0 };
  const to = points[Math.min(points.length - 1, place + 1)] ?? from;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function movedAside({ points, sides }: Piece, run: number, crossings: ReadonlyMap<string, readonly Crossing[]>): Point[] {
  const lanes = sides.map((side) => {
    if (side === null) return null;
    const all = crossings.get(side) ?? [];
    const place = all.findIndex((one) => one.run === run);
    // To the same hand as the first of them, whichever way this one runs.
    const hand = all[place]?.forward === all[0]?.forward ? 1 : -1;
    return (place - (all.length - 1) / 2) * LANE * hand;
  });
  if (lanes.every((lane) => !lane)) return [...points];
  return points.map((point, place) => {
    const { x, y } = heading(points, place);
    const lane = laneAt(lanes, place);
    return { x: point.x - y * lane, y: point.y + x * lane };
  });
}

/** Between two sides the lane changes little by little. */
function laneAt(lanes: readonly (number | null)[], place: number): number {
  let [from, to] = [place, place];
  while (from >= 0 && lanes[from] == null) from--;
  while (to < lanes.length && lanes[to] == null) to++;
  const [first, second] = [lanes[from] ?? null, lanes[to] ?? null];
  if (first === null) return second ?? 0;
  if (second === null || to === from) return first;
  return first + ((second - first) * (place - from)) / (to - from);
}

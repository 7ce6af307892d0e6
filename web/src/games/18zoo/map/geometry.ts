/**
 * Flat-topped hexes and the track on them.
 *
 * Edge 0 is south, then clockwise; 6 is the middle. A rotation is added to every edge. `S` is the side of a hex.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An edge (0 to 5), or the middle (6). */
export type End = number;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const S = 50;
/** From the middle to an edge. */
export const APOTHEM = (S * Math.sqrt(3)) / 2;
export const MIDDLE: End = 6;

/** Columns and rows to the neighbour over each edge. */
const STEPS: readonly (readonly [number, number])[] = [[0, 2], [-1, 1], [-1, -1], [0, -2], [1, -1], [1, 1]]; // prettier-ignore

const ORIGIN: Point = { x: 0, y: 0 };

export function centreOf(column: number, row: number): Point {
  return { x: 1.5 * S * column, y: APOTHEM * row };
}

function polar(distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

export function turned(end: End, rotation: number): End {
  return end === MIDDLE ? MIDDLE : (end + rotation) % 6;
}

/** Of an edge its midpoint, relative to the middle of the hex. */
export function endPoint(end: End): Point {
  return end === MIDDLE ? ORIGIN : polar(APOTHEM, 90 + 60 * end);
}

/** The corner between an edge and the next one clockwise. */
export function cornerAfter(edge: number, distance = S): Point {
  return polar(distance, 120 + 60 * edge);
}

/** The outline of a hex, `inset` inside its edges. */
export function hexPoints(at: Point = ORIGIN, inset = 0): string {
  const distance = S - inset / Math.cos(Math.PI / 6);
  return [0, 1, 2, 3, 4, 5]
    .map((edge) => cornerAfter(edge, distance))
    .map(({ x, y }) => `${short(at.x + x)},${short(at.y + y)}`)
    .join(" ");
}

export function neighbour(column: number, row: number, edge: number): readonly [column: number, row: number] {
  const [right, down] = STEPS[edge] ?? [0, 0];
  return [column + right, row + down];
}

/** The edge of the first hex beyond which the second one lies; null where they do not touch. */
export function edgeBetween(from: { column: number; row: number }, to: { column: number; row: number }): number | null {
  const edge = STEPS.findIndex(([right, down]) => from.column + right === to.column && from.row + down === to.row);
  return edge < 0 ? null : edge;
}

/** An arc from one edge to another: about the corner they share (sharp), or about the hex beyond the edge between them (gentle). */
interface Arc {
  readonly about: Point;
  readonly radius: number;
  /** 1 clockwise on the screen. */
  readonly sweep: 0 | 1;
}

function arcBetween(from: number, to: number): Arc | null {
  const step = (to - from + 6) % 6;
  if (step === 1) return { about: cornerAfter(from), radius: S / 2, sweep: 0 };
  if (step === 5) return { about: cornerAfter(to), radius: S / 2, sweep: 1 };
  if (step === 2) return { about: polar(2 * APOTHEM, 90 + 60 * (from + 1)), radius: 1.5 * S, sweep: 0 };
  if (step === 4) return { about: polar(2 * APOTHEM, 90 + 60 * (to + 1)), radius: 1.5 * S, sweep: 1 };
  return null;
}

function arcOf(from: End, to: End): Arc | null {
  return from === MIDDLE || to === MIDDLE ? null : arcBetween(from, to);
}

/** A track as the `d` of an SVG path. */
export function trackPath(from: End, to: End): string {
  const [start, end] = [endPoint(from), endPoint(to)];
  const arc = arcOf(from, to);
  if (!arc) return `M${pair(start)}L${pair(end)}`;
  return `M${pair(start)}A${short(arc.radius)} ${short(arc.radius)} 0 0 ${arc.sweep} ${pair(end)}`;
}

/** Points along a track, `pieces + 1` of them, from one end to the other. */
export function trackPoints(from: End, to: End, pieces = 12): Point[] {
  const [start, end] = [endPoint(from), endPoint(to)];
  const arc = arcOf(from, to);
  const steps = Array.from({ length: pieces + 1 }, (_, place) => place / pieces);
  if (!arc) return steps.map((part) => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }));
  const first = Math.atan2(start.y - arc.about.y, start.x - arc.about.x);
  let turn = Math.atan2(end.y - arc.about.y, end.x - arc.about.x) - first;
  if (arc.sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (arc.sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  return steps.map((part) => ({
    x: arc.about.x + arc.radius * Math.cos(first + turn * part),
    y: arc.about.y + arc.radius * Math.sin(first + turn * part),
  }));
}

/** A stub of track that leads nowhere and ends blunt, halfway to the middle. */
export function stubPath(edge: number): string {
  const end = endPoint(edge);
  return `M${pair(end)}L${pair({ x: end.x * 0.45, y: end.y * 0.45 })}`;
}

/** Whether two tracks from edge to edge cross inside the hex; those that share an edge only part there. */
export function crosses(one: readonly [End, End], other: readonly [End, End]): boolean {
  const [a, b] = one[0] < one[1] ? one : [one[1], one[0]];
  const [c, d] = other;
  if ([a, b].includes(c) || [a, b].includes(d)) return false;
  const inside = (edge: number): boolean => edge > a && edge < b;
  return inside(c) !== inside(d);
}

/** The part of `upper` that passes over `lower`, as an SVG path: `reach` to each side of where they cross. */
export function bridgePath(upper: readonly [End, End], lower: readonly [End, End], reach = 0.2 * S): string {
  const over = trackPoints(...upper, 48);
  const under = trackPoints(...lower, 48);
  let best = { distance: Infinity, place: 24 };
  over.forEach((point, place) => {
    const distance = Math.min(...under.map((other) => distanceBetween(point, other)));
    if (distance < best.distance) best = { distance, place };
  });
  const from = over[best.place] ?? ORIGIN;
  return polylinePath(over.filter((point) => distanceBetween(point, from) <= reach));
}

export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function polylinePath(points: readonly Point[]): string {
  return points.length ? `M${points.map(pair).join("L")}` : "";
}

/** The box around these hexes. */
export function boxAround(hexes: readonly { readonly column: number; readonly row: number }[]): Box {
  const centres = hexes.map((hex) => centreOf(hex.column, hex.row));
  if (!centres.length) return { x: -S, y: -APOTHEM, width: 2 * S, height: 2 * APOTHEM };
  const [left, right] = [Math.min(...centres.map(({ x }) => x)) - S, Math.max(...centres.map(({ x }) => x)) + S];
  const [top, bottom] = [Math.min(...centres.map(({ y }) => y)) - APOTHEM, Math.max(...centres.map(({ y }) => y)) + APOTHEM];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The place inside a hex that is furthest from all these points (track, a plate, other signs): for a value, a number or
 * a marker that must cover nothing. `prefer` breaks ties, in degrees.
 */
export function freePlace(taken: readonly Point[], distances: readonly number[], prefer = 270): Point {
  let best = { clear: -Infinity, at: ORIGIN };
  for (const distance of distances) {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const at = polar(distance, degrees);
      const edge = APOTHEM - Math.max(...[0, 1, 2, 3, 4, 5].map((one) => projection(at, endPoint(one))));
      const turn = Math.abs(((degrees - prefer + 540) % 360) - 180);
      const clear = Math.min(edge * 1.15, 0.4 * S, ...taken.map((point) => distanceBetween(at, point))) - turn * 0.002;
      if (clear > best.clear) best = { clear, at };
    }
  }
  return best.at;
}

/** Something round that a label must not cover. */
export interface Disc extends Point {
  readonly radius: number;
}

/** The first of these places where a label of that size covers nothing; else the one where it covers least. */
export function labelPlace(taken: readonly Disc[], width: number, height: number, places: readonly Point[]): Point {
  const room = (at: Point): number =>
    Math.min(0, ...taken.map(({ x, y, radius }) => Math.hypot(Math.max(0, Math.abs(x - at.x) - width / 2), Math.max(0, Math.abs(y - at.y) - height / 2)) - radius));
  let best = { room: -Infinity, at: places[0] ?? ORIGIN };
  for (const at of places) {
    const free = room(at);
    if (free > best.room) best = { room: free, at };
  }
  return best.at;
}

function projection(point: Point, on: Point): number {
  return (point.x * on.x + point.y * on.y) / APOTHEM;
}

function pair({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

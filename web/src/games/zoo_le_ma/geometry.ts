/**
 * Where things are drawn: cells, halves and paths of a zoo in the units of its drawing.
 *
 * A cell is a square of `S` units. On the table y grows to the north, in a drawing downwards. Sides are 0 to 3 for
 * north, east, south, west, as a tile's ports name them.
 */
import type { Cell, Corner, Place, Port, ZooTile } from "./words";

export const S = 100;

export type Side = 0 | 1 | 2 | 3;

const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
/** From the middle of a cell to the middle of its side, in the drawing. */
const EDGES: readonly (readonly [number, number])[] = [
  [0, -S / 2],
  [S / 2, 0],
  [0, S / 2],
  [-S / 2, 0],
];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function key(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

/** The upper left corner of a cell. */
export function corner(cell: Cell): Point {
  return { x: cell.x * S, y: -(cell.y + 1) * S };
}

/** Where four cells meet: the south-west corner of the cell of that name. */
export function meeting(spot: Corner): Point {
  return { x: spot.x * S, y: -spot.y * S };
}

export function neighbour(cell: Cell, side: number): Cell {
  const [dx, dy] = STEPS[side & 3] ?? [0, 0];
  return { x: cell.x + dx, y: cell.y + dy };
}

export type TilePosition = Pick<Place, "x" | "y" | "rotation">;

/** The cells of half a and half b. */
export function cellsOf(position: TilePosition): readonly [Cell, Cell] {
  return [{ x: position.x, y: position.y }, neighbour(position, 1 + position.rotation)];
}

/** The sides of each half that its path leads to, the other half's included. */
export function arms(ports: readonly Port[], rotation: number): readonly [readonly Side[], readonly Side[]] {
  const of = (half: string): Side[] =>
    ports.filter((port) => port[0] === half).map((port) => (("NESW".indexOf(port[1] ?? "") + rotation) & 3) as Side);
  const a = of("A");
  const b = of("B");
  if (!a.length || !b.length) return [a, b];
  return [
    [...a, ((1 + rotation) & 3) as Side],
    [...b, ((3 + rotation) & 3) as Side],
  ];
}

/** The path through a cell, as one line for an SVG. */
export function pathThrough(cell: Cell, sides: readonly Side[]): string {
  const { x, y } = corner(cell);
  return sides.map((side) => {
    const [dx, dy] = EDGES[side] ?? [0, 0];
    return `M${x + S / 2} ${y + S / 2}l${dx} ${dy}`;
  }).join("");
}

/** The bushes of a tile, half by half. */
export function bushesOf(tile: ZooTile): readonly [number, number] {
  return [Math.ceil(tile.bushes / 2), Math.floor(tile.bushes / 2)];
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is south of the start tile: the entrance. */
export const ENTRANCE = 0.72;
const EDGE = 0.3;

/** The part of a zoo to be drawn: these cells, the start tile and the entrance, and at least that size. */
export function frameAround(cells: readonly Cell[], least: { width: number; height: number }): Frame {
  const xs = [0, 1, ...cells.map((cell) => cell.x)];
  const ys = [0, ...cells.map((cell) => cell.y)];
  let west = Math.min(...xs) - EDGE;
  let east = Math.max(...xs) + 1 + EDGE;
  const north = Math.max(Math.max(...ys) + 1 + EDGE, least.height - ENTRANCE);
  const south = Math.min(Math.min(...ys) - EDGE, -ENTRANCE);
  const missing = least.width - (east - west);
  if (missing > 0) {
    west -= missing / 2;
    east += missing / 2;
  }
  return { left: west * S, top: -north * S, width: (east - west) * S, height: (north - south) * S };
}

/** A point in a frame as CSS percentages. */
export function within(frame: Frame, at: Point): { left: string; top: string } {
  return {
    left: `${((at.x - frame.left) / frame.width) * 100}%`,
    top: `${((at.y - frame.top) / frame.height) * 100}%`,
  };
}

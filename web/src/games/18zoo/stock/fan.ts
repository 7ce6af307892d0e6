/** How the tokens of one box are fanned: below its numbers, in stack order, the top one first and in front. */
import type { Family, View } from "../words";

export interface FannedToken {
  readonly family: Family;
  /** 1 is the top of the stack. */
  readonly place: number;
  /** Where it would go. */
  readonly ghost: boolean;
  /** Pixels from the top of the strip, and from its left edge. */
  readonly top: number;
  readonly left: number;
  readonly height: number;
}

export interface Fan {
  readonly tokens: readonly FannedToken[];
  /** Of the strip: a box grows rather than cover anything. */
  readonly height: number;
}

/** The height reserved in every box, so that nothing moves while few tokens come and go: in small boxes, in large ones. */
export const STRIP = 46;
export const LARGE_STRIP = 66;
const GAP = 1;
/** Readable down to this. */
const LEAST_HEIGHT = 22;
const MOST_HEIGHT = 46;
/** How far the lowest stands right of the top one; small boxes have no room for it. */
const SHIFT = 0;
const LARGE_SHIFT = 8;

export function fan(stack: readonly Family[], ghosts: readonly Family[] = [], large = false, strip = large ? LARGE_STRIP : STRIP): Fan {
  const all = [...stack.map((family) => ({ family, ghost: false })), ...ghosts.map((family) => ({ family, ghost: true }))];
  const room = Math.floor(strip / Math.max(1, all.length)) - GAP;
  const height = Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, 0.8 * strip, room));
  const shift = Math.min(3, (large ? LARGE_SHIFT : SHIFT) / Math.max(1, all.length - 1));
  const tokens = all.map((one, index) => ({ ...one, place: index + 1, top: index * (height + GAP), left: index * shift, height }));
  return { tokens, height: Math.max(strip, all.length * (height + GAP)) };
}

/** Pixels of a box above and below its strip: numbers on three lines, or on two in a large box. */
const NUMBERS = 63;
const LARGE_NUMBERS = 58;
const LEAST_STRIP = 28;

/** The highest strip with which boxes of these rows, of so many stacked tokens, fit into so many pixels. */
export function stripFor(room: number, stacked: readonly number[], large: boolean): number {
  const numbers = large ? LARGE_NUMBERS : NUMBERS;
  const most = large ? LARGE_STRIP : STRIP;
  const fits = (strip: number): boolean => stacked.reduce((sum, tokens) => sum + numbers + Math.max(strip, tokens * (LEAST_HEIGHT + GAP)), 0) <= room;
  for (let strip = most; strip > LEAST_STRIP; strip -= 1) if (fits(strip)) return strip;
  return LEAST_STRIP;
}

export interface Ghost {
  readonly family: Family;
  readonly row: number;
  readonly column: number;
}

/** The tokens of a box, the top one first. */
export function stackAt(view: View, row: number, column: number): readonly Family[] {
  return view.stacks.find((stack) => stack.row === row && stack.column === column)?.families ?? [];
}

/** The ghosts that would lie in this box: tokens that are there already do not move. */
export function ghostsAt(view: View, ghosts: readonly Ghost[], row: number, column: number): readonly Family[] {
  const here = stackAt(view, row, column);
  return ghosts.filter((ghost) => ghost.row === row && ghost.column === column && !here.includes(ghost.family)).map((ghost) => ghost.family);
}

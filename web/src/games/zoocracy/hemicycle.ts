/** The positions of a parliament's seats: rows of a half circle, from left to right. */

export interface Place {
  readonly x: number;
  readonly y: number;
  /** From the floor's middle: 0 is the far left, 1 the far right. */
  readonly turn: number;
}

export interface Wing {
  readonly seat: number;
  readonly count: number;
}

export const WIDE = 220;
export const TALL = 118;
const MIDDLE = 110;
const GROUND = 108;
const OUTER = 92;
const INNER = 42;

export function at(radius: number, turn: number): readonly [number, number] {
  const angle = Math.PI * (1 - turn);
  return [MIDDLE + radius * Math.cos(angle), GROUND - radius * Math.sin(angle)];
}

/** So many seats, ordered from left to right. */
export function places(count: number): readonly Place[] {
  const rows = count > 34 ? 4 : count > 14 ? 3 : 2;
  const radii = Array.from({ length: rows }, (_, row) => OUTER - ((OUTER - INNER) * row) / Math.max(rows - 1, 1));
  const around = radii.reduce((sum, radius) => sum + radius, 0);
  let left = count;
  let sum = around;
  const found: Place[] = [];
  for (const radius of radii) {
    const here = Math.round((left * radius) / sum);
    for (let seat = 0; seat < here; seat++) {
      const turn = here === 1 ? 0.5 : 0.02 + (0.96 * seat) / (here - 1);
      const [x, y] = at(radius, turn);
      found.push({ x, y, turn });
    }
    left -= here;
    sum -= radius;
  }
  return found.sort((one, other) => one.turn - other.turn);
}

/** The size of a seat's disc. */
export function discOf(count: number): number {
  return count > 44 ? 5.2 : count > 34 ? 5.8 : count > 14 ? 6.6 : 8;
}

/** Between the n-th seat from the left and the next one. */
export function border(all: readonly Place[], n: number): number {
  if (n <= 0) return 0;
  if (n >= all.length) return 1;
  return ((all[n - 1]?.turn ?? 0) + (all[n]?.turn ?? 1)) / 2;
}

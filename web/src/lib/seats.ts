/** How the six seats look: colour, emblem and pattern, never colour alone. */

export interface SeatMark {
  /** A CSS colour that carries `--paper` text: `var(--seat-0)` and so on. */
  readonly colour: string;
  /** The same hue as a wash behind ink. */
  readonly wash: string;
  /** An SVG path in a 24 by 24 box, filled. */
  readonly emblem: string;
  readonly pattern: Pattern;
}

export type Pattern = "plain" | "stripe" | "dot" | "chevron" | "hatch" | "wave";

const EMBLEMS: readonly (readonly [Pattern, string])[] = [
  // leaf
  ["plain", "M20 3c.7 9.6-3.7 16-12 16-.9 0-1.7-.1-2.5-.3L4 21l-1-1 2-3.5C3.5 8 10 3.4 20 3Zm-3.5 4C12 8.5 9 11.5 7.5 15.5 11 12 14 9.5 16.5 7Z"],
  // sun
  ["stripe", "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm-1-5h2v3h-2V2Zm0 17h2v3h-2v-3ZM2 11h3v2H2v-2Zm17 0h3v2h-3v-2ZM4.2 5.6l1.4-1.4 2.1 2.1-1.4 1.4-2.1-2.1Zm12.1 12.1 1.4-1.4 2.1 2.1-1.4 1.4-2.1-2.1Zm2.1-13.5 1.4 1.4-2.1 2.1-1.4-1.4 2.1-2.1ZM6.3 16.3l1.4 1.4-2.1 2.1-1.4-1.4 2.1-2.1Z"],
  // paw
  ["dot", "M12 11c3.5 0 6.5 3.5 6.5 6.5 0 2-1.5 3-3.2 3-1.3 0-2-.7-3.3-.7s-2 .7-3.3.7c-1.7 0-3.2-1-3.2-3C5.5 14.5 8.5 11 12 11ZM9 3c1.3 0 2.3 1.5 2.3 3.3S10.3 9.5 9 9.5 6.7 8 6.7 6.3 7.7 3 9 3Zm6 0c1.3 0 2.3 1.5 2.3 3.3S16.3 9.5 15 9.5s-2.3-1.5-2.3-3.2S13.7 3 15 3ZM4.2 8.5c1.2 0 2.2 1.3 2.2 2.8s-1 2.7-2.2 2.7S2 12.8 2 11.3s1-2.8 2.2-2.8Zm15.6 0c1.2 0 2.2 1.3 2.2 2.8S21 14 19.8 14s-2.2-1.2-2.2-2.7 1-2.8 2.2-2.8Z"],
  // mountain
  ["chevron", "M2 20 9.5 5l4.5 8 2-3 6 10H2Zm7.5-10.5L7.8 13l1.7-.8 1.8.8-1.8-3.5Z"],
  // drop
  ["wave", "M12 2c4 5 7 8.7 7 12.5A7 7 0 0 1 12 22a7 7 0 0 1-7-7.5C5 10.7 8 7 12 2Zm-3.5 12c-.3 2.8 1 4.5 3 5-.8-1.5-2-2.5-3-5Z"],
  // feather
  ["hatch", "M21 3c.5 6-1.5 10.5-6 13l-5 .5L5 21.5 3.5 20 8 15.5 14 9l-7 4.5C7 8 13 3.5 21 3Z"],
];

const LAST = EMBLEMS[EMBLEMS.length - 1]!;

/** How the seat of that number is marked. */
export function seatMark(seat: number): SeatMark {
  const [pattern, emblem] = EMBLEMS[seat % EMBLEMS.length] ?? LAST;
  const place = seat % EMBLEMS.length;
  return { colour: `var(--seat-${place})`, wash: `var(--seat-${place}-wash)`, emblem, pattern };
}

/** The text of a rule in pieces: emphasis, what a search found, and the paragraphs it names. */

export interface Piece {
  readonly text: string;
  readonly kind: "" | "strong" | "em";
  /** Found by the search. */
  readonly marked: boolean;
  /** The paragraph it names; null for plain text. */
  readonly paragraph: string | null;
}

type Marks = readonly (readonly [number, number])[];

/** The only markup in the rules text: **strong** and *emphasis*. */
const MARKUP = /\*\*([^*]+)\*\*|\*([^*]+)\*/g;
const NUMBER = /[0-9]+[a-z]?(?:\.[0-9]+[a-z]?)+/g;

export function rulePieces(text: string, marks: Marks = [], known: ReadonlySet<string> = new Set()): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKUP)) {
    const [whole, strong, em] = found;
    add(pieces, text, [at, found.index], "", marks, known);
    const side = strong === undefined ? 1 : 2;
    add(pieces, text, [found.index + side, found.index + side + (strong ?? em ?? "").length], strong === undefined ? "em" : "strong", marks, known);
    at = found.index + whole.length;
  }
  add(pieces, text, [at, text.length], "", marks, known);
  return pieces;
}

function add(pieces: Piece[], text: string, [from, to]: readonly [number, number], kind: Piece["kind"], marks: Marks, known: ReadonlySet<string>): void {
  const links = [...text.slice(from, to).matchAll(NUMBER)]
    .filter(([number]) => known.has(number))
    .map((found): [number, number] => [from + found.index, from + found.index + found[0].length]);
  const cuts = [...marks, ...links].flat().filter((cut) => cut > from && cut < to);
  const places = [...new Set([from, ...cuts, to])].sort((one, other) => one - other);
  for (const [index, start] of places.slice(0, -1).entries()) {
    const end = places[index + 1] ?? to;
    const link = links.find(([first, last]) => first <= start && end <= last);
    pieces.push({
      text: text.slice(start, end),
      kind,
      marked: marks.some(([first, last]) => first <= start && end <= last),
      paragraph: link ? text.slice(...link) : null,
    });
  }
}

/** So many characters around the first mark, for a list of results. */
export function excerpt(text: string, marks: Marks, most: number): { text: string; marks: Marks } {
  const first = marks[0]?.[0] ?? 0;
  let from = Math.max(0, Math.min(first - Math.floor(most / 3), text.length - most));
  if (from > 0) from = text.indexOf(" ", from) + 1;
  let to = Math.min(text.length, from + most);
  if (to < text.length) to = Math.max(text.lastIndexOf(" ", to), marks[0]?.[1] ?? 0, from + 1);
  const cut = text.slice(from, to);
  const shift = (from > 0 ? 2 : 0) - from;
  return {
    text: `${from > 0 ? "… " : ""}${cut}${to < text.length ? "…" : ""}`,
    marks: marks.filter(([start, end]) => start >= from && end <= to).map(([start, end]): [number, number] => [start + shift, end + shift]),
  };
}

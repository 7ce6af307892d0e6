/** Everything one hex shows. A hex of which nothing has changed keeps its object, so that it is not drawn anew. */
import type { HexMark } from "../board_state.svelte";
import type { Family, HexFacts, HexView, TileFacts } from "../words";

export interface Cell {
  readonly facts: HexFacts;
  readonly hex: HexView;
  /** What is shown: the tile that lies there, or the ghost of one. */
  readonly tile: TileFacts | null;
  readonly rotation: number;
  /** What lies there. */
  readonly laidTile: TileFacts | null;
  /** Nuts of an R area now; 0 elsewhere. */
  readonly value: number;
  /** The family whose WHEAT lies here. */
  readonly wheat: Family | null;
  readonly mark: HexMark | null;
  /** It stands back behind those where something can be done. */
  readonly faded: boolean;
  readonly reached: boolean;
  readonly lastLaid: boolean;
}

function sameMark(one: HexMark | null, other: HexMark | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the two look the same. */
export function sameCell(one: Cell, other: Cell): boolean {
  const { mark, ...rest } = one;
  if (!sameMark(mark, other.mark)) return false;
  return Object.entries(rest).every(([field, value]) => other[field as keyof Cell] === value);
}

/** The new cells, with the old object for each that has not changed. */
export function keepUnchanged(old: ReadonlyMap<string, Cell>, cells: readonly Cell[]): ReadonlyMap<string, Cell> {
  return new Map(
    cells.map((cell) => {
      const known = old.get(cell.facts.hex);
      return [cell.facts.hex, known && sameCell(known, cell) ? known : cell];
    }),
  );
}

/**
 * Where the won tile may be placed. The pointer or the keys select a cell; of the legal placements that cover it one is
 * previewed, and turning leads to the next. The placements and what each would change come from the server.
 */
import type { BoardProps } from "../../lib/board";
import { cellsOf, key } from "./geometry";
import type { Action, Cell, Event, Foresight, Place, View } from "./words";

export interface Option {
  readonly place: Place;
  readonly cells: readonly [Cell, Cell];
  /** The placement in words. */
  readonly text: string;
  readonly foresight: Foresight | null;
}

export interface Spot {
  readonly cell: Cell;
  readonly options: readonly Option[];
}

function same(one: Place, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export class Placement {
  readonly #props: () => BoardProps<View, Action, Event>;
  readonly #playing: () => boolean;
  #pointed = $state<string | null>(null);
  #chosen = $state.raw<Option | null>(null);
  /** A click has chosen it, and it waits to be confirmed: pointing elsewhere does not change it. */
  #asked = $state(false);
  /** The last rotation, kept from cell to cell. */
  #rotation = 0;

  constructor(props: () => BoardProps<View, Action, Event>, playing: () => boolean) {
    this.#props = props;
    this.#playing = playing;
  }

  readonly options = $derived.by((): readonly Option[] => {
    if (this.#playing()) return [];
    return this.#props().choices.flatMap(({ action, long: text, foresight }) =>
      action.type === "place"
        ? [{ place: action, cells: cellsOf(action), text, foresight: foresight as Foresight | null }]
        : [],
    );
  });

  /** Every cell that some legal placement covers, from the north-west on. */
  readonly spots = $derived.by((): readonly Spot[] => {
    const found = new Map<string, { cell: Cell; options: Option[] }>();
    for (const option of this.options)
      for (const cell of option.cells) {
        const spot = found.get(key(cell)) ?? { cell, options: [] };
        spot.options.push(option);
        found.set(key(cell), spot);
      }
    return [...found.values()].sort((one, other) => other.cell.y - one.cell.y || one.cell.x - other.cell.x);
  });

  get active(): boolean {
    return this.options.length > 0;
  }

  /** The previewed placement: selected on the board, or hovered in the list of choices. */
  readonly shown = $derived.by((): Option | null => {
    if (this.#chosen && this.options.includes(this.#chosen)) return this.#chosen;
    const { previewed, hint } = this.#props();
    return this.options.find((one) => same(one.place, previewed ?? hint)) ?? null;
  });

  readonly pointed = $derived.by((): string | null => {
    const there = this.spots.find((spot) => key(spot.cell) === this.#pointed) ?? this.spots[0];
    return there ? key(there.cell) : null;
  });

  /** Whether the previewed placement waits to be confirmed. */
  get asked(): boolean {
    return this.#asked && this.shown !== null;
  }

  /** Asks once whether the tile is to be placed as it is previewed. */
  ask(): void {
    this.#asked = this.shown !== null;
  }

  /** The previewed placement follows the pointer again. */
  reconsider(): void {
    this.#asked = false;
  }

  hinted(spot: Spot): boolean {
    const hint = this.#props().hint;
    return hint !== null && spot.options.some((one) => same(one.place, hint));
  }

  point(cell: Cell): void {
    if (this.#pointed === key(cell) && this.#chosen && this.options.includes(this.#chosen)) return;
    const options = this.#covering(cell);
    const sameRotation = options.filter((one) => one.place.rotation === this.#rotation);
    this.#pointed = key(cell);
    this.#select(sameRotation.find((one) => key(one.place) === key(cell)) ?? sameRotation[0] ?? options[0] ?? null);
  }

  /** Previews the hinted placement. */
  showHint(hint: Action | null): void {
    const option = this.options.find((one) => same(one.place, hint));
    if (!option) return;
    this.#pointed = key(option.place);
    this.#select(option);
  }

  /** To the next placement that covers this cell. */
  turn(by: 1 | -1 = 1): void {
    const spot = this.spots.find((one) => key(one.cell) === this.pointed);
    if (!spot) return;
    const options = this.#covering(spot.cell);
    const now = options.findIndex((one) => one === this.shown);
    const next = options[now < 0 ? 0 : (now + by + options.length) % options.length];
    this.#pointed = key(spot.cell);
    this.#select(next ?? null);
  }

  confirm(): void {
    const option = this.shown;
    if (!option) return;
    this.clear();
    this.#props().act(option.place, true);
  }

  clear(): void {
    if (this.#chosen) this.#props().preview(null);
    this.#chosen = null;
    this.#asked = false;
  }

  /** In the direction of an arrow key, the nearest spot. */
  beside(cell: Cell, dx: number, dy: number): Cell | null {
    let best: Cell | null = null;
    let least = Infinity;
    for (const { cell: other } of this.spots) {
      const along = (other.x - cell.x) * dx + (other.y - cell.y) * dy;
      const across = Math.abs((other.x - cell.x) * dy) + Math.abs((other.y - cell.y) * dx);
      const far = along + 2 * across;
      if (along > 0 && far < least) [best, least] = [other, far];
    }
    return best;
  }

  #covering(cell: Cell): readonly Option[] {
    const options = this.spots.find((spot) => key(spot.cell) === key(cell))?.options ?? [];
    return [...options].sort((one, other) => one.place.rotation - other.place.rotation);
  }

  #select(option: Option | null): void {
    this.#chosen = option;
    if (option) this.#rotation = option.place.rotation;
    this.#props().preview(option?.place ?? null);
  }
}

/**
 * Where the tile in hand might go. One points at a cell; of the legal placements that cover it one is looked at, and
 * turning leads to the next. Which there are, and what each would bring, came from the server.
 */
import type { BoardProps } from "../../lib/board";
import { cellsOf, key } from "./geometry";
import type { Action, Cell, Event, Foresight, Place, View } from "./words";

export interface Option {
  readonly place: Place;
  readonly cells: readonly [Cell, Cell];
  /** In words. */
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
  /** How the tile was held last, so that it stays so from cell to cell. */
  #held = 0;

  constructor(props: () => BoardProps<View, Action, Event>, playing: () => boolean) {
    this.#props = props;
    this.#playing = playing;
  }

  readonly options = $derived.by((): readonly Option[] => {
    const { legal, actions, foresight } = this.#props();
    if (this.#playing()) return [];
    return legal.flatMap((action, index) =>
      action.type === "place"
        ? [
            {
              place: action,
              cells: cellsOf(action),
              text: actions[index] ?? "",
              foresight: (foresight[index] ?? null) as Foresight | null,
            },
          ]
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

  /** What is looked at: on the board, or in the list of choices. */
  readonly shown = $derived.by((): Option | null => {
    if (this.#chosen && this.options.includes(this.#chosen)) return this.#chosen;
    const { previewed, hint } = this.#props();
    return this.options.find((one) => same(one.place, previewed ?? hint)) ?? null;
  });

  readonly pointed = $derived.by((): string | null => {
    const there = this.spots.find((spot) => key(spot.cell) === this.#pointed) ?? this.spots[0];
    return there ? key(there.cell) : null;
  });

  hinted(spot: Spot): boolean {
    const hint = this.#props().hint;
    return hint !== null && spot.options.some((one) => same(one.place, hint));
  }

  point(cell: Cell): void {
    if (this.#pointed === key(cell) && this.#chosen && this.options.includes(this.#chosen)) return;
    const options = this.#around(cell);
    const held = options.filter((one) => one.place.rotation === this.#held);
    this.#pointed = key(cell);
    this.#look(held.find((one) => key(one.place) === key(cell)) ?? held[0] ?? options[0] ?? null);
  }

  /** Takes the tile to where a hint would have it. */
  follow(hint: Action | null): void {
    const option = this.options.find((one) => same(one.place, hint));
    if (!option) return;
    this.#pointed = key(option.place);
    this.#look(option);
  }

  /** To the next way the tile can position over this cell. */
  turn(by: 1 | -1 = 1): void {
    const spot = this.spots.find((one) => key(one.cell) === this.pointed);
    if (!spot) return;
    const options = this.#around(spot.cell);
    const now = options.findIndex((one) => one === this.shown);
    const next = options[now < 0 ? 0 : (now + by + options.length) % options.length];
    this.#pointed = key(spot.cell);
    this.#look(next ?? null);
  }

  lay(): void {
    const option = this.shown;
    if (!option) return;
    this.forget();
    this.#props().act(option.place);
  }

  forget(): void {
    if (this.#chosen) this.#props().preview(null);
    this.#chosen = null;
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

  #around(cell: Cell): readonly Option[] {
    const options = this.spots.find((spot) => key(spot.cell) === key(cell))?.options ?? [];
    return [...options].sort((one, other) => one.place.rotation - other.place.rotation);
  }

  #look(option: Option | null): void {
    this.#chosen = option;
    if (option) this.#held = option.place.rotation;
    this.#props().preview(option?.place ?? null);
  }
}

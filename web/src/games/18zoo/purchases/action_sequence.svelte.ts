/** Several actions as one gesture: each is sent when it has become possible; where it does not, the rest is dropped. */
import type { BoardState } from "../board_state.svelte";
import { sameAction, type Action } from "../words";

export class ActionSequence {
  /** What is still to be sent. */
  waiting = $state.raw<readonly Action[]>([]);
  readonly #board: BoardState;
  #seat: number | null = null;
  #step = -1;

  constructor(board: BoardState) {
    this.#board = board;
  }

  start(actions: readonly Action[]): void {
    const [first, ...rest] = actions;
    if (!first) return;
    const props = this.#board.props();
    this.#seat = props.seat;
    this.#step = props.step;
    this.waiting = rest;
    props.act(first);
  }

  /** To be called whenever choices change. */
  goOn(): void {
    const next = this.waiting[0];
    if (!next) return;
    const { choices, seat, step, act } = this.#board.props();
    if (seat !== this.#seat) {
      this.waiting = [];
      return;
    }
    if (step === this.#step || !choices.length) return; // not answered yet, or still animated
    const found = choices.find((choice) => sameAction(choice.action, next));
    this.#step = step;
    this.waiting = found ? this.waiting.slice(1) : [];
    if (found) act(found.action);
  }
}

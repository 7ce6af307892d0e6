/** Asks the server why one of several things is not possible, and keeps the last answer. */
import type { BoardState } from "../board_state.svelte";
import type { Action } from "../words";

export class WhyNot {
  /** Which thing was asked about. */
  about = $state<string | null>(null);
  text = $state("");
  paragraph = $state<string | null>(null);
  readonly #board: BoardState;

  constructor(board: BoardState) {
    this.#board = board;
  }

  ask(about: string, action: Action): void {
    this.about = about;
    this.text = "";
    this.paragraph = null;
    const answered = this.#board.props().check(action);
    void answered.then(
      (answer) => {
        if (this.about !== about) return;
        if (answer.legal) this.about = null;
        this.text = answer.text;
        this.paragraph = answer.paragraph;
      },
      () => {
        if (this.about === about) this.about = null;
      },
    );
  }

  forget(): void {
    this.about = null;
  }
}

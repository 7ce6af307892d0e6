/** Why a hex cannot be used: asked when the pointer or the focus rests on it, or at once by a click. */
import type { BoardState } from "../board_state.svelte";
import { DelayedQuestion } from "./delayed_question";

export interface HexReason {
  readonly hex: string;
  readonly text: string;
  readonly paragraph: string | null;
}

const STAYS = 450; // ms: long enough to reach the button in the bubble

export class HexReasons {
  readonly board: BoardState;
  /** A tile chosen in the supply: the reason is then about that tile. */
  readonly #tile: () => string | null;
  readonly #question: DelayedQuestion<HexReason>;
  #leaving: ReturnType<typeof setTimeout> | null = null;
  shown = $state.raw<HexReason | null>(null);

  constructor(board: BoardState, tile: () => string | null) {
    this.board = board;
    this.#tile = tile;
    this.#question = new DelayedQuestion(
      (key) => this.#ask(key),
      (_key, reason) => (this.shown = reason?.text ? reason : null),
    );
  }

  /** The pointer or the focus is here. */
  rest(hex: string): void {
    this.keep();
    if (this.shown && this.shown.hex !== hex) this.shown = null;
    this.#question.request(this.#key(hex));
  }

  /** It was clicked or touched. */
  tell(hex: string): void {
    this.keep();
    this.#question.now(this.#key(hex));
  }

  /** The pointer has left; the bubble stays for a moment. */
  leave(): void {
    this.#question.cancel();
    this.keep();
    if (this.shown) this.#leaving = setTimeout(() => this.hide(), STAYS);
  }

  /** The pointer is on the bubble. */
  keep(): void {
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    this.#leaving = null;
  }

  hide(): boolean {
    this.#question.cancel();
    this.keep();
    const was = this.shown !== null;
    this.shown = null;
    return was;
  }

  positionChanged(): void {
    this.#question.forget();
    this.keep();
    this.shown = null;
  }

  /** Opens the paragraph beside the board. */
  openRule(): void {
    const paragraph = this.shown?.paragraph;
    if (paragraph) this.board.props().showRule?.(paragraph);
  }

  #key(hex: string): string {
    return `${hex} ${this.#tile() ?? ""}`;
  }

  async #ask(key: string): Promise<HexReason> {
    const [hex = "", tile = ""] = key.split(" ");
    const { lay } = await this.board.ask<"hex-answer">({ type: "ask-hex", hex });
    if (lay) return { hex, text: lay.text, paragraph: lay.paragraph };
    if (!tile) return { hex, text: "", paragraph: null };
    const answer = await this.board.props().check({ type: "lay", hex, tile, rotation: 0, power: null });
    return { hex, text: answer.text, paragraph: answer.paragraph };
  }
}

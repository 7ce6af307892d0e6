/** Why nothing can be built or put on a hex: asked when the pointer or the focus rests on it, or at once by a click. */
import type { BoardState } from "../board_state.svelte";
import { DelayedQuestion } from "../track/delayed_question";
import type { HexReason } from "../track/hex_reasons.svelte";
import type { Action } from "../words";

const STAYS = 450; // ms: long enough to reach the button in the bubble

export class PlaceReasons {
  readonly #board: BoardState;
  /** What is tried on the hex; a station without a power is explained by the server's answer about the hex. */
  readonly #attempt: (hex: string) => Action;
  readonly #question: DelayedQuestion<HexReason | null>;
  /** An answer counts for the decision it was asked in. */
  #shown = $state.raw<{ readonly point: string | null; readonly reason: HexReason } | null>(null);
  #leaving: ReturnType<typeof setTimeout> | null = null;

  constructor(board: BoardState, attempt: (hex: string) => Action) {
    this.#board = board;
    this.#attempt = attempt;
    this.#question = new DelayedQuestion(
      (key) => this.#ask((JSON.parse(key) as [string | null, Action])[1]),
      (_key, reason) => (this.#shown = reason?.text ? { point: board.view.point, reason } : null),
    );
  }

  get shown(): HexReason | null {
    return this.#shown?.point === this.#board.view.point ? this.#shown.reason : null;
  }

  rest(hex: string): void {
    this.keep();
    if (this.#shown?.reason.hex !== hex) this.#shown = null;
    this.#question.request(this.#key(hex));
  }

  tell(hex: string): void {
    this.keep();
    this.#question.now(this.#key(hex));
  }

  leave(): void {
    this.#question.cancel();
    this.keep();
    if (this.#shown) this.#leaving = setTimeout(() => this.hide(), STAYS);
  }

  keep(): void {
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    this.#leaving = null;
  }

  hide(): boolean {
    this.#question.cancel();
    this.keep();
    const was = this.#shown !== null;
    this.#shown = null;
    return was;
  }

  /** Opens the paragraph beside the board. */
  openRule(): void {
    const paragraph = this.shown?.paragraph;
    if (paragraph) this.#board.props().showRule?.(paragraph);
  }

  /** The same question in another decision is another question. */
  #key(hex: string): string {
    return JSON.stringify([this.#board.view.point, this.#attempt(hex)]);
  }

  async #ask(action: Action): Promise<HexReason | null> {
    if (action.type !== "build-station" && action.type !== "mark") return null;
    const { hex } = action;
    if (action.power === null) {
      const { station } = await this.#board.ask<"hex-answer">({ type: "ask-hex", hex });
      return station && { hex, ...station };
    }
    const answer = await this.#board.props().check(action);
    return answer.legal ? null : { hex, text: answer.text, paragraph: answer.paragraph };
  }
}

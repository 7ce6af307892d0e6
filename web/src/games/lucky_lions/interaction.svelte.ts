/** Which action each thing on the board stands for, and what a click on it does: the action, or a question why not. */
import type { ButtonState } from "../../lib/board_button";
import type { BoardChoice, BoardProps } from "../../lib/board";
import type { BoardAnimation } from "../../lib/board_animation.svelte";
import type { Flight, Scene } from "./animations";
import { counted, say, type Action, type Event, type View } from "./words";

function same(one: Action | null, other: Action | null): boolean {
  return one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
}

type Animation = BoardAnimation<View, Action, Event, Scene, Flight>;

export class Interaction {
  readonly #props: () => BoardProps<View, Action, Event>;
  readonly #animation: Animation;

  constructor(props: () => BoardProps<View, Action, Event>, animation: Animation) {
    this.#props = props;
    this.#animation = animation;
  }

  /** Nothing can be done while the last step is still animated. */
  get #choices(): readonly BoardChoice<Action>[] {
    return this.#animation.playing ? [] : this.#props().choices;
  }

  get legal(): readonly Action[] {
    return this.#choices.map((choice) => choice.action);
  }

  may(type: Action["type"]): boolean {
    return this.legal.some((action) => action.type === type);
  }

  can(action: Action | null): boolean {
    return this.legal.some((one) => same(one, action));
  }

  /** The text of the only action of that type. */
  textOf(type: Action["type"]): string {
    return this.#props().choices.find(({ action }) => action.type === type)?.long ?? "";
  }

  button(action: Action | null, label: string): ButtonState {
    const { act, why, hint, previewed, preview } = this.#props();
    const choice = this.#choices.find((one) => same(one.action, action));
    const found = choice?.action;
    return {
      label: choice?.long || label,
      available: found !== undefined,
      hinted: found !== undefined && same(hint, found),
      previewed: found !== undefined && same(previewed, found),
      pressed: undefined,
      choose: () => {
        if (found) act(found);
        else if (action) why(action);
      },
      hover: (on) => {
        if (found) preview(on ? found : null); // read above: the board may be gone when the hover ends
      },
    };
  }

  // --- which action each thing stands for

  mat(who: number): ButtonState {
    // Where neither can be done, a click asks why no challenge is possible.
    const action: Action = this.may("exclude")
      ? { type: "exclude", player: who }
      : { type: "challenge", opponent: who };
    return this.button(action, this.#matLabel(who));
  }

  #matLabel(who: number): string {
    const { view, scores } = this.#animation.scene;
    const die = view.dice[who];
    const known = die?.known.at(-1) ?? [];
    const facts = { name: this.nameOf(who), points: scores[who] ?? 0, size: die?.size ?? 0 };
    return known.length ? say("board-mat-seen", { ...facts, cards: counted(known) }) : say("board-mat", facts);
  }

  nameOf(who: number): string {
    return this.#props().seats[who]?.name ?? String(who + 1);
  }

  /** A battler, where they may be given the card or the discard. */
  battler(who: number): Action | null {
    if (this.may("award")) return { type: "award", player: who };
    if (this.may("sentence")) return { type: "sentence", player: who };
    return null;
  }

  zoo(card: string): Action {
    return this.may("replace") ? { type: "replace", card } : { type: "choose", card };
  }
}

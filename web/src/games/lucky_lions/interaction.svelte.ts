/** What can be pointed at, and what that means: an action that may be done now, or a question why it may not. */
import type { ButtonState } from "../../lib/board_button";
import type { BoardProps } from "../../lib/board";
import type { BoardAnimation } from "../../lib/board_animation.svelte";
import type { Flight, Scene } from "./animations";
import { counted, say, type Action, type Event, type View } from "./words";

function same(one: Action | null, other: Action | null): boolean {
  return one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
}

type Told = BoardAnimation<View, Action, Event, Scene, Flight>;

export class Interaction {
  readonly #props: () => BoardProps<View, Action, Event>;
  readonly #animation: Told;

  constructor(props: () => BoardProps<View, Action, Event>, animation: Told) {
    this.#props = props;
    this.#animation = animation;
  }

  /** Nothing can be done while the last thing is still being told. */
  get legal(): readonly Action[] {
    return this.#animation.playing ? [] : this.#props().legal;
  }

  may(type: Action["type"]): boolean {
    return this.legal.some((action) => action.type === type);
  }

  can(action: Action | null): boolean {
    return this.legal.some((one) => same(one, action));
  }

  /** An action there is only one of, in words. */
  wordsFor(type: Action["type"]): string {
    const { legal, actions } = this.#props();
    return actions[legal.findIndex((action) => action.type === type)] ?? "";
  }

  button(action: Action | null, label: string): ButtonState {
    const { actions, act, why, hint, previewed, preview } = this.#props();
    const legal = this.legal;
    const index = legal.findIndex((one) => same(one, action));
    const found = legal[index];
    return {
      name: (found && actions[index]) || label,
      can: found !== undefined,
      hinted: found !== undefined && same(hint, found),
      previewed: found !== undefined && same(previewed, found),
      held: undefined,
      choose: () => {
        if (found) act(found);
        else if (action && this.#props().legal.length) why(action);
      },
      look: (at) => {
        if (found) preview(at ? found : null); // taken above: the board may be gone when the eye leaves it
      },
    };
  }

  // --- what the things on the table stand for

  mat(who: number): ButtonState {
    // Where neither can be done, asking for a challenge says why not.
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

  /** A battler in the arena, where that one may be given the card or the discard. */
  battler(who: number): Action | null {
    if (this.may("award")) return { type: "award", player: who };
    if (this.may("sentence")) return { type: "sentence", player: who };
    return null;
  }

  zoo(card: string): Action {
    return this.may("replace") ? { type: "replace", card } : { type: "choose", card };
  }
}

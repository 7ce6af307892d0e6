/** What can be pointed at, and what that means: an action that may be done now, or a question why it may not. */
import type { Aim } from "../../lib/board_button";
import type { BoardProps } from "../../lib/board";
import type { Telling } from "../../lib/board_animation.svelte";
import type { Flight, Scene } from "./animations";
import { counted, say, type Action, type Event, type View } from "./words";

function same(one: Action | null, other: Action | null): boolean {
  return one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
}

type Told = Telling<View, Action, Event, Scene, Flight>;

export class Pointing {
  readonly #given: () => BoardProps<View, Action, Event>;
  readonly #telling: Told;

  constructor(given: () => BoardProps<View, Action, Event>, telling: Told) {
    this.#given = given;
    this.#telling = telling;
  }

  /** Nothing can be done while the last thing is still being told. */
  get legal(): readonly Action[] {
    return this.#telling.playing ? [] : this.#given().legal;
  }

  may(type: Action["type"]): boolean {
    return this.legal.some((action) => action.type === type);
  }

  can(action: Action | null): boolean {
    return this.legal.some((one) => same(one, action));
  }

  /** An action there is only one of, in words. */
  wordsFor(type: Action["type"]): string {
    const { legal, actions } = this.#given();
    return actions[legal.findIndex((action) => action.type === type)] ?? "";
  }

  aim(action: Action | null, label: string): Aim {
    const { actions, act, why, hint, considered, consider } = this.#given();
    const legal = this.legal;
    const index = legal.findIndex((one) => same(one, action));
    const found = legal[index];
    return {
      name: (found && actions[index]) || label,
      can: found !== undefined,
      hinted: found !== undefined && same(hint, found),
      eyed: found !== undefined && same(considered, found),
      held: undefined,
      choose: () => {
        if (found) act(found);
        else if (action && this.#given().legal.length) why(action);
      },
      look: (at) => {
        if (found) consider(at ? found : null); // taken above: the board may be gone when the eye leaves it
      },
    };
  }

  // --- what the things on the table stand for

  mat(who: number): Aim {
    // Where neither can be done, asking for a challenge says why not.
    const action: Action = this.may("exclude")
      ? { type: "exclude", player: who }
      : { type: "challenge", opponent: who };
    return this.aim(action, this.#matLabel(who));
  }

  #matLabel(who: number): string {
    const { view, scores } = this.#telling.scene;
    const die = view.dice[who];
    const known = die?.known.at(-1) ?? [];
    const facts = { name: this.nameOf(who), points: scores[who] ?? 0, size: die?.size ?? 0 };
    return known.length ? say("board-mat-seen", { ...facts, cards: counted(known) }) : say("board-mat", facts);
  }

  nameOf(who: number): string {
    return this.#given().seats[who]?.name ?? String(who + 1);
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

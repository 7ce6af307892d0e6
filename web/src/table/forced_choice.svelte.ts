/** Makes a choice by itself where it is the only one, and says so. Not again after an undo: then its person decides. */
import { untrack } from "svelte";
import { playPrefs } from "../lib/play_prefs.svelte";
import type { SeatView } from "../lib/wire";

/** So long it can be seen that there is one choice. */
const SHOWN_MS = 700;

export class ForcedChoice {
  /** The text of the choice that was made, until this person decides again. */
  made = $state("");
  #points = new Set<string>();

  /** `open` gives the view of the seat that is to decide now; null while it cannot. */
  constructor(open: () => SeatView | null, act: (action: unknown) => void) {
    $effect(() => {
      const view = open();
      const [choice, ...others] = view?.choices ?? [];
      if (!view || !choice) return;
      const key = `${view.seat} ${view.point}`;
      if (!playPrefs.forcedChoices || !view.forced || others.length || this.#points.has(key)) {
        untrack(() => {
          if (!this.#points.has(key)) this.made = "";
        });
        return;
      }
      const waiting = setTimeout(() => {
        this.#points.add(key);
        this.made = choice.long;
        act(choice.action);
      }, SHOWN_MS);
      return () => clearTimeout(waiting);
    });
  }
}

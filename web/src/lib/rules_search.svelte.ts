/** The search in a game's rules: what is typed is asked of the server, and one of the results is the current one. */
import { api } from "./api";
import type { FoundParagraph, Language } from "./wire";

const PAUSE_MS = 140; // between two letters

export class RulesSearch {
  typed = $state("");
  found = $state.raw<readonly FoundParagraph[] | null>(null);
  failed = $state(false);
  /** Which of the results is shown; they come best first. */
  place = $state(0);
  readonly current = $derived(this.found?.[this.place]?.number ?? null);
  readonly marks = $derived(new Map(this.found?.map((one) => [one.number, one.marks])));

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Called whenever `typed`, the game or the language changes. */
  ask(game: string, language: Language): void {
    clearTimeout(this.#timer);
    const words = this.typed.trim();
    const asked = ++this.#asked;
    if (!words) {
      this.found = null;
      this.failed = false;
      return;
    }
    this.#timer = setTimeout(() => {
      api.searchRules(game, language, words).then(
        ({ found }) => {
          if (asked !== this.#asked) return;
          this.found = found;
          this.place = 0;
          this.failed = false;
        },
        () => asked === this.#asked && (this.failed = true),
      );
    }, PAUSE_MS);
  }

  step(by: 1 | -1): void {
    const count = this.found?.length ?? 0;
    if (count) this.place = (this.place + by + count) % count;
  }

  clear(): void {
    this.typed = "";
    this.found = null;
    this.place = 0;
  }
}

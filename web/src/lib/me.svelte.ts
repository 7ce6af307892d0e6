/** Who sits in front of this browser. */
import { api } from "./api";
import type { Me } from "./wire";
import { language, languageChosen, speak } from "./words.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  /** Done once the server knows this browser, or has failed to answer. */
  readonly known: Promise<unknown>;

  constructor() {
    this.known = this.#load().catch(() => undefined);
  }

  async #load(): Promise<void> {
    this.me = await api.me();
    // What was chosen on another device holds here too, unless this one chose for itself.
    const wanted = languageChosen() ?? this.me.language;
    if (wanted && wanted !== language()) await speak(wanted);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async speak(next: "en" | "fr"): Promise<void> {
    await speak(next);
    this.me = await api.changeMe({ language: next }).catch(() => this.me);
  }
}

export const person = new Person();

/** The person who uses this browser. */
import { api } from "./api";
import type { Language, Me } from "./wire";
import { language, languageChosen, setLanguage } from "./words.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  /** Resolves once the server knows this browser, or has failed to answer. */
  readonly known: Promise<unknown>;

  constructor() {
    this.known = this.#load().catch(() => undefined);
  }

  async #load(): Promise<void> {
    this.me = await api.me();
    // The language chosen on another device holds here too, unless this browser has its own.
    const wanted = languageChosen() ?? this.me.language;
    if (wanted && wanted !== language()) await setLanguage(wanted);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async setLanguage(next: Language): Promise<void> {
    await setLanguage(next);
    this.me = await api.changeMe({ language: next }).catch(() => this.me);
  }
}

export const person = new Person();

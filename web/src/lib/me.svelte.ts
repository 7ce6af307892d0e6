/** The person who uses this browser. */
import { api } from "./api";
import type { Language, Me } from "./wire";
import { language, languageChosen, setLanguage } from "./words.svelte";

const NAME_ASKED = "name-asked";

function wasAsked(): boolean {
  try {
    return localStorage.getItem(NAME_ASKED) !== null;
  } catch {
    return false;
  }
}

class Person {
  me = $state.raw<Me | null>(null);
  #nameAsked = $state(wasAsked());
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

  /** Whether to ask for a name before the first seat with others: asked once, and only who has not chosen one. */
  get asksName(): boolean {
    return this.me !== null && !this.me.named && !this.#nameAsked;
  }

  nameAsked(): void {
    this.#nameAsked = true;
    try {
      localStorage.setItem(NAME_ASKED, "1");
    } catch {
      // no storage: it is asked again after a reload
    }
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

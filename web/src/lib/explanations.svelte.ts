/** The explanations of the game on the page, fetched when the first one is asked for; and whether its legend is open. */
import { api } from "./api";
import type { Explanation, Explanations, Language } from "./wire";

const fetched = new Map<string, Promise<Explanations>>();

function explanationsOf(game: string, language: Language): Promise<Explanations> {
  const key = `${game} ${language}`;
  let waiting = fetched.get(key);
  if (!waiting) {
    waiting = api.explanations(game, language);
    waiting.catch(() => fetched.delete(key));
    fetched.set(key, waiting);
  }
  return waiting;
}

class PageExplanations {
  /** The game whose board is on the page; null elsewhere. */
  game = $state<string | null>(null);
  legend = $state(false);
  #known = $state.raw<Explanations | null>(null);
  #wanted = "";

  /** Fetches them for this game and language; the old ones stay until then. */
  async load(game: string, language: Language): Promise<void> {
    const wanted = `${game} ${language}`;
    this.#wanted = wanted;
    const found = await explanationsOf(game, language).catch(() => null);
    if (this.#wanted === wanted && found) this.#known = found;
  }

  get groups(): Explanations["groups"] {
    return this.#known?.groups ?? [];
  }

  find(id: string): Explanation | null {
    for (const group of this.groups) {
      const found = group.things.find((one) => one.id === id);
      if (found) return found;
    }
    return null;
  }
}

export const explanations = new PageExplanations();

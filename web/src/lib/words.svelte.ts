/** What the pages say, in the reader's language: the server's own Fluent catalogues. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import type { BotInfo, Language } from "./wire";

type Facts = Record<string, FluentVariable>;

interface Catalogue {
  readonly house: FluentBundle;
  readonly games: ReadonlyMap<string, FluentBundle>;
}

const LANGUAGES: readonly Language[] = ["en", "fr"];
const loaded = new Map<Language, Promise<Catalogue>>();
let spoken = $state<Language>(preferred());
let catalogue = $state.raw<Catalogue | null>(null);

function preferred(): Language {
  const kept = read("language");
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase() as Language);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function fetchCatalogue(language: Language): Promise<Catalogue> {
  let waiting = loaded.get(language);
  if (!waiting) {
    waiting = api.words(language).then((texts) => build(language, texts));
    waiting.catch(() => loaded.delete(language));
    loaded.set(language, waiting);
  }
  return waiting;
}

function build(language: Language, texts: Record<string, string>): Catalogue {
  const games = new Map<string, FluentBundle>();
  const house = bundleOf(language, [texts[""] ?? ""]);
  for (const [name, text] of Object.entries(texts)) {
    if (name) games.set(name, bundleOf(language, [texts[""] ?? "", text]));
  }
  return { house, games };
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function say(bundle: FluentBundle | undefined, message: string, facts?: Facts): string | null {
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts ?? null, errors);
  if (errors.length) console.warn(message, errors);
  return text;
}

/** The language everything is shown in now. */
export function language(): Language {
  return spoken;
}

export function languageChosen(): Language | null {
  const kept = read("language") as Language | null;
  return kept && LANGUAGES.includes(kept) ? kept : null;
}

/** Switches at once; the old words stay until the new ones are there. */
export async function speak(next: Language, remember = true): Promise<void> {
  catalogue = await fetchCatalogue(next);
  spoken = next;
  document.documentElement.lang = next;
  if (remember) {
    try {
      localStorage.setItem("language", next);
    } catch {
      // then it holds until the page is closed
    }
  }
}

/** A sentence of the house. */
export function t(message: string, facts?: Facts): string {
  return say(catalogue?.house, message, facts) ?? message;
}

/** A sentence of a game, or of the house where the game says nothing. */
export function tg(game: string, message: string, facts?: Facts): string {
  return say(catalogue?.games.get(game), message, facts) ?? t(message, facts);
}

/** The same, or nothing where nobody says it. */
export function tgOptional(game: string, message: string, facts?: Facts): string | null {
  return say(catalogue?.games.get(game) ?? catalogue?.house, message, facts);
}

export function formatList(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? t("list-empty");
  return t("list-and", { most: things.slice(0, -1).join(", "), last: things[things.length - 1] ?? "" });
}

/** A bot's level and what it is like: "hard bot: weighs its chances". */
export function botDescription(game: string, bot: string | null, level: BotInfo["level"] | null): string {
  const strength = level ? t(`level-${level}`) : t("seat-bot");
  const like = bot ? tgOptional(game, `bot-${bot}`) : null;
  return like ? t("bot-line", { strength, like }) : strength;
}

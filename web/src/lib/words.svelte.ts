/** Texts of the pages in the reader's language, from the server's Fluent catalogues. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { ELISION } from "./elision";
import { setRemovedName } from "./removed_names";
import type { BotInfo, Language } from "./wire";

type Facts = Record<string, FluentVariable>;

interface Catalogues {
  /** The messages of the pages and of everything that is no game. */
  readonly shared: FluentBundle;
  readonly games: ReadonlyMap<string, FluentBundle>;
  /** Of these games what is said at the board is there, too. */
  readonly whole: Set<string>;
}

const LANGUAGES: readonly Language[] = ["en", "fr"];
const loaded = new Map<Language, Promise<Catalogues>>();
/** The games whose boards were opened. */
const opened = new Set<string>();
let current = $state<Language>(preferredLanguage());
let catalogues = $state.raw<Catalogues | null>(null);

function preferredLanguage(): Language {
  const stored = readStorage("language");
  const wanted = [stored, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase() as Language);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function loadCatalogues(language: Language): Promise<Catalogues> {
  let loading = loaded.get(language);
  if (!loading) {
    loading = api.words(language).then((texts) => parseCatalogues(language, texts));
    loading.catch(() => loaded.delete(language));
    loaded.set(language, loading);
  }
  return loading;
}

function parseCatalogues(language: Language, texts: Record<string, string>): Catalogues {
  const games = new Map<string, FluentBundle>();
  const shared = makeBundle(language, [texts[""] ?? ""]);
  for (const [name, text] of Object.entries(texts)) {
    if (name) games.set(name, makeBundle(language, [texts[""] ?? "", text]));
  }
  return { shared, games, whole: new Set() };
}

/** Loads what is said at the game's board, in this language and in each that is chosen later. */
export async function loadGameWords(game: string): Promise<void> {
  opened.add(game);
  const wanted = current;
  await addGameWords(await loadCatalogues(wanted), wanted, game);
}

async function addGameWords({ games, whole }: Catalogues, language: Language, game: string): Promise<void> {
  const bundle = games.get(game);
  if (!bundle || whole.has(game)) return;
  const texts = await api.gameWords(language, game);
  bundle.addResource(new FluentResource(texts[game] ?? ""), { allowOverrides: true });
  whole.add(game);
}

function makeBundle(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: ELISION });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function format(bundle: FluentBundle | undefined, message: string, facts?: Facts): string | null {
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts ?? null, errors);
  if (errors.length) console.warn(message, errors);
  return text;
}

/** The language everything is shown in now. */
export function language(): Language {
  return current;
}

/** The language chosen in this browser; null where none was. */
export function languageChosen(): Language | null {
  const stored = readStorage("language") as Language | null;
  return stored && LANGUAGES.includes(stored) ? stored : null;
}

/** Switches the language; the old texts stay until the new ones are loaded. */
export async function setLanguage(next: Language, remember = true): Promise<void> {
  const found = await loadCatalogues(next);
  await Promise.all([...opened].map((game) => addGameWords(found, next, game)));
  catalogues = found;
  current = next;
  setRemovedName(t("removed-player"));
  document.documentElement.lang = next;
  if (remember) {
    try {
      localStorage.setItem("language", next);
    } catch {
      // no storage: it holds until the page is closed
    }
  }
}

/** Translates a message of the pages. */
export function t(message: string, facts?: Facts): string {
  return format(catalogues?.shared, message, facts) ?? message;
}

/** Translates a message of a game; falls back to the shared messages. */
export function tg(game: string, message: string, facts?: Facts): string {
  return format(catalogues?.games.get(game), message, facts) ?? t(message, facts);
}

/** The same, or null where neither has the message. */
export function tgOptional(game: string, message: string, facts?: Facts): string | null {
  return format(catalogues?.games.get(game) ?? catalogues?.shared, message, facts);
}

/** "Ada, Ben and Eve". */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? t("list-empty");
  return t("list-and", { most: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
}

/** "Zoocracy, 18ZOO or Zoo le Ma". */
export function formatChoice(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return t("list-or", { most: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
}

/** A level's name: "Keeper". */
export function levelName(game: string, bot: BotInfo): string {
  return tgOptional(game, `bot-${bot.name}-name`) ?? bot.name;
}

/** Who plays there, how strong and how: "Keeper (3 paws): weighs its chances". */
export function botDescription(game: string, bot: string | null, paws: number | null): string {
  const like = bot ? tgOptional(game, `bot-${bot}`) : null;
  if (bot && like && paws) return t("level-line", { name: levelName(game, { name: bot, paws }), paws, like });
  return like ? t("bot-line", { strength: t("seat-bot"), like }) : t("seat-bot");
}

/** What “Play now” starts: which bots and how many players, remembered for each game in this browser. */
import type { GameInfo } from "./wire";

interface Chosen {
  readonly bot?: string;
  readonly players?: number;
}

const KEY = "play-now";
const USUAL_PLAYERS = 3;

function read(): Record<string, Chosen> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Chosen>) : {};
  } catch {
    return {};
  }
}

class PlayNowChoices {
  #chosen = $state.raw(read());

  /** What was chosen for that game; nothing where the server's defaults hold. */
  of(game: string): Chosen {
    return this.#chosen[game] ?? {};
  }

  /** The bot that plays: until one is chosen the middle one, so that a first game can be won; a bot that is gone is forgotten. */
  bot(game: GameInfo): string {
    const chosen = this.of(game.name).bot;
    return game.bots.find((bot) => bot.name === chosen)?.name ?? game.bots[game.bots.length >> 1]?.name ?? "";
  }

  players(game: GameInfo): number {
    const chosen = this.of(game.name).players ?? USUAL_PLAYERS;
    return Math.max(game.fewest, Math.min(game.most, chosen));
  }

  choose(game: GameInfo, change: Chosen): void {
    const one = { bot: this.bot(game), players: this.players(game), ...change };
    this.#chosen = { ...this.#chosen, [game.name]: one };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // no storage: it holds until the page is closed
    }
  }
}

export const playNowOptions = new PlayNowChoices();

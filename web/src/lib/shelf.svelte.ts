/** The games this server knows, fetched once. */
import { api } from "./api";
import type { GameOnShelf } from "./wire";

let waiting: Promise<readonly GameOnShelf[]> | null = null;

export function shelf(): Promise<readonly GameOnShelf[]> {
  if (!waiting) {
    waiting = api.games();
    waiting.catch(() => (waiting = null));
  }
  return waiting;
}

/** Levels by their place on the list: with three bots easy, medium, hard. */
export function level(place: number, of: number): "easy" | "medium" | "hard" {
  if (of < 2) return "medium";
  const share = place / (of - 1);
  return share < 1 / 3 ? "easy" : share > 2 / 3 ? "hard" : "medium";
}

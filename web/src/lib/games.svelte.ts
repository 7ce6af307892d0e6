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

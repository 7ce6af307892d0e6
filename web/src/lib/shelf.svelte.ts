/** The games this server knows, fetched once. */
import { api } from "./api";
import type { GameInfo } from "./wire";

let waiting: Promise<readonly GameInfo[]> | null = null;

export function shelf(): Promise<readonly GameInfo[]> {
  if (!waiting) {
    waiting = api.games();
    waiting.catch(() => (waiting = null));
  }
  return waiting;
}

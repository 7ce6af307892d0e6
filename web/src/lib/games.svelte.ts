/** The games this server knows, fetched once. */
import { api } from "./api";
import type { GameOnShelf } from "./wire";

let loading: Promise<readonly GameOnShelf[]> | null = null;

export function loadGames(): Promise<readonly GameOnShelf[]> {
  if (!loading) {
    loading = api.games();
    loading.catch(() => (loading = null));
  }
  return loading;
}

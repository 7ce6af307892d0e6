/** The games this server knows, fetched once. */
import { api } from "./api";
import type { GameInfo } from "./wire";

let loading: Promise<readonly GameInfo[]> | null = null;

export function loadGames(): Promise<readonly GameInfo[]> {
  if (!loading) {
    loading = api.games();
    loading.catch(() => (loading = null));
  }
  return loading;
}

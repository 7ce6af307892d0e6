/** All boards: every folder here with an `index.ts`, loaded when its game is opened. */
import type { AnyBoard } from "../lib/board";

const folders = import.meta.glob<{ board: AnyBoard }>("./*/index.ts");

/** The game's board; null where it has none and is played in words. */
export async function boardOf(game: string): Promise<AnyBoard | null> {
  const load = folders[`./${game.replaceAll("-", "_")}/index.ts`];
  return load ? (await load()).board : null;
}

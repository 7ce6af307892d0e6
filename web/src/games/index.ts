/** All boards: every folder here with an `index.ts`, loaded when its game is opened. */
import type { Component } from "svelte";
import type { AnyBoard } from "../lib/board";
import { loadGameWords } from "../lib/words.svelte";

const folders = import.meta.glob<{ board: AnyBoard }>("./*/index.ts");

/** The game's board, with its words; null where it has none and is played in words. */
export async function boardOf(game: string): Promise<AnyBoard | null> {
  const load = folders[`./${game.replaceAll("-", "_")}/index.ts`];
  const [found] = await Promise.all([load?.(), loadGameWords(game)]);
  return found?.board ?? null;
}

const editors = import.meta.glob<{ default: Component }>("./*/editor/MapEditor.svelte");

function editorPath(game: string): string {
  return `./${game.replaceAll("-", "_")}/editor/MapEditor.svelte`;
}

/** Whether the game's maps can be composed in an editor. */
export function hasMapEditor(game: string): boolean {
  return editorPath(game) in editors;
}

export async function mapEditorOf(game: string): Promise<Component | null> {
  const load = editors[editorPath(game)];
  const [found] = await Promise.all([load?.(), loadGameWords(game)]);
  return found?.default ?? null;
}

/** All boards: every folder here with an `index.ts`, loaded when its game is opened. */
import type { Component } from "svelte";
import type { AnyBoard } from "../lib/board";

const folders = import.meta.glob<{ board: AnyBoard }>("./*/index.ts");

/** The game's board; null where it has none and is played in words. */
export async function boardOf(game: string): Promise<AnyBoard | null> {
  const load = folders[`./${game.replaceAll("-", "_")}/index.ts`];
  return load ? (await load()).board : null;
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
  return load ? (await load()).default : null;
}

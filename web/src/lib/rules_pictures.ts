/**
 * Pictures of the pieces for the rules, drawn by the game's own components. A game may have
 * `src/games/<game>/rules_pictures/index.ts`; it is loaded when its rules are opened.
 */
import type { Component } from "svelte";

export interface RulesPictures {
  readonly Picture: Component<{ name: string }>;
  caption(this: void, name: string): string;
  /** What the summary shows. */
  readonly summary: readonly string[];
  /** What stands after a paragraph. */
  readonly paragraphs: Readonly<Record<string, readonly string[]>>;
}

const folders = import.meta.glob<{ pictures: RulesPictures }>("../games/*/rules_pictures/index.ts");

export async function rulesPicturesOf(game: string): Promise<RulesPictures | null> {
  const load = folders[`../games/${game.replaceAll("-", "_")}/rules_pictures/index.ts`];
  return load ? (await load()).pictures : null;
}

/** The options of a game as a form holds them. */
import type { GameInfo } from "./wire";

export type Options = Record<string, boolean | number | string | readonly string[]>;

export function usualOptions(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((field) => [field.name, field.default]));
}

/** What is picked of an option of which several can be. */
export function pickedOf(options: Options, field: string): readonly string[] {
  const value = options[field];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** The pieces of 18ZOO in its rules. */
import type { RulesPictures } from "../../../lib/rules_pictures";
import { say } from "../words";
import Picture from "./Picture.svelte";

export const pictures: RulesPictures = {
  Picture,
  caption: (name) => say(`board-picture-${name}`),
  summary: ["tiles", "squirrel", "station"],
  paragraphs: { "3.1": ["colours"], "4.2": ["track", "home", "yard"], "4.2b": ["water"] },
};

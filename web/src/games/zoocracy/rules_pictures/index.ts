/** The pieces of Zoocracy in its rules. */
import type { RulesPictures } from "../../../lib/rules_pictures";
import { say } from "../words";
import Picture from "./Picture.svelte";

export const pictures: RulesPictures = {
  Picture,
  caption: (name) => say(`board-picture-${name}`),
  summary: ["species", "offices", "cards"],
  paragraphs: {
    "5b.14": ["markers"],
    "9a.1": ["all-cards"],
  },
};

/** The pieces of Zoo le Ma in its rules. */
import type { RulesPictures } from "../../../lib/rules_pictures";
import { say } from "../words";
import Picture from "./Picture.svelte";

export const pictures: RulesPictures = {
  Picture,
  caption: (name) => say(`board-picture-${name}`),
  summary: ["tile", "pieces"],
  paragraphs: { "3.3": ["flags"], "5.3": ["visitors"], "6.1": ["tree"], "7.1": ["bench"] },
};

/** The pieces of Lucky Lions in its rules. */
import type { RulesPictures } from "../../../lib/rules_pictures";
import { say } from "../words";
import Picture from "./Picture.svelte";

export const pictures: RulesPictures = {
  Picture,
  caption: (name) => say(`board-picture-${name}`),
  summary: ["zoo-card", "animal-cards"],
  paragraphs: {
    "4.2": ["ring"],
    "6.2": ["people"],
    "6.11": ["special"],
    "7.4": ["wild-fox"],
    "7.6": ["wild-dolphin"],
    "7.8": ["wild-panda"],
    "7.10": ["wild-lion"],
    "7.11": ["wild-flamingo"],
  },
};

/** A long list of choices, grouped under the headings the game gives them. */
import type { Choice } from "./wire";

/** Shorter lists are not grouped: every choice stands with its whole text. */
export const GROUPED_FROM = 17;

export interface GroupedChoice {
  /** Its place in the list of all choices. */
  readonly index: number;
  readonly choice: Choice;
  /** The text of its button: the short one under a heading. */
  readonly text: string;
}

export interface ChoiceGroup {
  /** Empty for choices without a heading, which come first. */
  readonly heading: string;
  readonly choices: readonly GroupedChoice[];
}

/** Groups in the order in which their first choice appears; the choices inside keep theirs. */
export function groupChoices(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const grouped = choices.length >= GROUPED_FROM;
  const groups = new Map<string, GroupedChoice[]>([["", []]]);
  choices.forEach((choice, index) => {
    const heading = grouped ? choice.group : "";
    const group = groups.get(heading) ?? [];
    group.push({ index, choice, text: heading ? choice.short : choice.long });
    groups.set(heading, group);
  });
  return Array.from(groups, ([heading, members]) => ({ heading, choices: members })).filter((one) => one.choices.length);
}

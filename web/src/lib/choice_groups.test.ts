import { describe, expect, it } from "vitest";
import { GROUPED_FROM, groupChoices } from "./choice_groups";
import type { Choice } from "./wire";

function choice(group: string, name: string): Choice {
  return { action: { type: name }, group, short: `short ${name}`, long: `long ${name}`, number: null, foresight: null };
}

/** Enough choices of group `g` to make a list long. */
function many(count: number, group = "g"): Choice[] {
  return Array.from({ length: count }, (_, index) => choice(group, `${group}${index}`));
}

describe("a list of choices", () => {
  it("is not grouped while it is short", () => {
    const [only, ...others] = groupChoices(many(GROUPED_FROM - 1));
    expect(others).toEqual([]);
    expect(only?.heading).toBe("");
    expect(only?.choices.map((one) => one.text)).toEqual(many(GROUPED_FROM - 1).map((one) => one.long));
  });

  it("is grouped under the headings of the game once it is long", () => {
    const groups = groupChoices([...many(GROUPED_FROM, "K9"), choice("L3", "x")]);
    expect(groups.map((group) => group.heading)).toEqual(["K9", "L3"]);
    expect(groups[1]?.choices).toEqual([{ index: GROUPED_FROM, choice: choice("L3", "x"), text: "short x" }]);
  });

  it("puts choices without a heading first, with their whole text", () => {
    const groups = groupChoices([...many(GROUPED_FROM), choice("", "pass")]);
    expect(groups.map((group) => group.heading)).toEqual(["", "g"]);
    expect(groups[0]?.choices[0]?.text).toBe("long pass");
  });

  it("keeps the order inside a group, and every choice its place in the whole list", () => {
    const mixed = Array.from({ length: GROUPED_FROM }, (_, index) => choice(index % 2 ? "odd" : "even", `${index}`));
    const groups = groupChoices(mixed);
    expect(groups.map((group) => group.heading)).toEqual(["even", "odd"]);
    for (const group of groups) {
      const places = group.choices.map((one) => one.index);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      for (const one of group.choices) expect(mixed[one.index]).toBe(one.choice);
    }
    expect(groups.flatMap((group) => group.choices)).toHaveLength(mixed.length);
  });

  it("is empty where there is nothing to choose", () => {
    expect(groupChoices([])).toEqual([]);
  });
});

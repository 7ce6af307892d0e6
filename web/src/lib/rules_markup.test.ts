import { describe, expect, it } from "vitest";
import { excerpt, rulePieces } from "./rules_markup";

describe("the text of a rule", () => {
  it("keeps its emphasis", () => {
    expect(rulePieces("A *tie* is **not** a win.").map(({ text, kind }) => [text, kind])).toEqual([
      ["A ", ""],
      ["tie", "em"],
      [" is ", ""],
      ["not", "strong"],
      [" a win.", ""],
    ]);
  });

  it("marks what a search found, inside emphasis too", () => {
    const pieces = rulePieces("A *close tie* here", [[9, 12], [14, 18]]);
    expect(pieces.filter((one) => one.marked)).toMatchObject([
      { text: "tie", kind: "em" },
      { text: "here", kind: "" },
    ]);
    expect(pieces.map((one) => one.text).join("")).toBe("A close tie here");
  });

  it("links the paragraphs it names, and no other numbers", () => {
    const pieces = rulePieces("As in 5c.1, for 3.5 coins (7.6).", [], new Set(["5c.1", "7.6"]));
    expect(pieces.filter((one) => one.paragraph !== null).map((one) => one.paragraph)).toEqual(["5c.1", "7.6"]);
  });
});

describe("an excerpt", () => {
  const text = `${"word ".repeat(40)}needle ${"word ".repeat(40)}`.trim();

  it("holds what was found, with its marks in place", () => {
    const at = text.indexOf("needle");
    const cut = excerpt(text, [[at, at + 6]], 60);
    expect(cut.text.length).toBeLessThan(66);
    expect(cut.marks.map(([from, to]) => cut.text.slice(from, to))).toEqual(["needle"]);
  });

  it("of a short text is the text", () => {
    expect(excerpt("A tie.", [[2, 5]], 60)).toEqual({ text: "A tie.", marks: [[2, 5]] });
  });
});

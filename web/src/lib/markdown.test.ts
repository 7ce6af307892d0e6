import { describe, expect, it } from "vitest";
import { markdownBlocks, markdownSpans } from "./markdown";

describe("the rules of the house", () => {
  it("have headings, paragraphs and lists", () => {
    const blocks = markdownBlocks("# Rules\n\nOne line\nand another.\n- first\n- *second*\n\n## More\nend");
    expect(blocks.map((block) => [block.kind, block.lines.map((line) => line.map((span) => span.text).join(""))])).toEqual([
      ["title", ["Rules"]],
      ["paragraph", ["One line and another."]],
      ["list", ["first", "second"]],
      ["heading", ["More"]],
      ["paragraph", ["end"]],
    ]);
  });

  it("know strong, emphasis and links", () => {
    expect(markdownSpans("a **b** *c* [d](https://zoo.example/e)")).toEqual([
      { kind: "", text: "a ", href: "" },
      { kind: "strong", text: "b", href: "" },
      { kind: "", text: " ", href: "" },
      { kind: "em", text: "c", href: "" },
      { kind: "", text: " ", href: "" },
      { kind: "link", text: "d", href: "https://zoo.example/e" },
    ]);
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](data:text/html,y)",
    "[x](//elsewhere.example)",
    "[x](vbscript:y)",
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "**unfinished",
  ])("leave %s as it was typed", (text) => {
    expect(markdownSpans(text)).toEqual([{ kind: "", text, href: "" }]);
  });
});

import { describe, expect, it } from "vitest";
import type { Entry } from "../lib/wire";
import { logItems, logText } from "./log_lines";

function entry(number: number, text: string, more: Partial<Entry> = {}): Entry {
  return {
    type: "entry", number, at: 0, kind: "move", seat: 0, text, event: null, chat: null, undone: null,
    headings: [], about: [], important: false, ...more,
  };
}

const ENTRIES = [
  entry(1, "dealt", { kind: "table", important: true, headings: [{ text: "Round 1", level: 1 }, { text: "Bids", level: 2 }] }),
  entry(2, "Ada bids", { about: [0] }),
  entry(3, "hello", { kind: "chat" }),
  entry(4, "", { headings: [{ text: "Votes", level: 2 }] }),
  entry(5, "Ben votes", { about: [1] }),
  entry(6, "", { headings: [{ text: "Round 2", level: 1 }] }),
  entry(7, "Ada wins", { about: [0], important: true }),
];

const texts = (filter: "all" | "mine" | "important", mine: number[] = [0]): string[] =>
  logItems(ENTRIES, filter, mine).map((item) => item.heading ?? item.entry.text);

describe("the log", () => {
  it("shows every heading and line but what was said", () => {
    expect(texts("all")).toEqual(["Round 1", "Bids", "dealt", "Ada bids", "Votes", "Ben votes", "Round 2", "Ada wins"]);
  });
  it("shows only what is mine, under its headings", () => {
    expect(texts("mine")).toEqual(["Round 1", "Bids", "Ada bids", "Round 2", "Ada wins"]);
    expect(texts("mine", [1])).toEqual(["Round 1", "Votes", "Ben votes"]);
  });
  it("shows only what matters most", () => {
    expect(texts("important")).toEqual(["Round 1", "Bids", "dealt", "Round 2", "Ada wins"]);
  });
  it("is copied as text", () => {
    const copied = logText(logItems(ENTRIES, "mine", [0]));
    expect(copied).toBe("# Round 1\n## Bids\nAda bids\n\n# Round 2\nAda wins\n");
  });
});

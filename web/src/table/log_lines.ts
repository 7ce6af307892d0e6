/** The lines of the log under their headings: which of them a filter shows, and the whole as text. */
import type { LogFilter } from "../lib/prefs.svelte";
import type { Entry } from "../lib/wire";

export interface LogItem {
  /** Unique among the items. */
  readonly key: string;
  readonly level: number;
  /** A heading's text; null for a line. */
  readonly heading: string | null;
  readonly entry: Entry;
}

function shows(entry: Entry, filter: LogFilter, mine: readonly number[]): boolean {
  if (entry.kind === "chat" || entry.kind === "whisper" || !entry.text) return false;
  if (filter === "mine") return entry.about.some((seat) => mine.includes(seat));
  return filter === "all" || entry.important;
}

/** Headings and lines in their order. A filter leaves out headings without lines, except those of the newest part. */
export function logItems(entries: readonly Entry[], filter: LogFilter, mine: readonly number[]): LogItem[] {
  const items: LogItem[] = [];
  let open: LogItem[] = [];
  for (const entry of entries) {
    entry.headings.forEach((heading, place) => {
      open = [
        ...open.filter((one) => one.level < heading.level),
        { key: `${entry.number}-${place}`, level: heading.level, heading: heading.text, entry },
      ];
      if (filter === "all") {
        items.push(...open);
        open = [];
      }
    });
    if (!shows(entry, filter, mine)) continue;
    items.push(...open, { key: `${entry.number}`, level: 0, heading: null, entry });
    open = [];
  }
  return items;
}

/** The log as plain text: a heading after an empty line, a line each for the rest. */
export function logText(items: readonly LogItem[]): string {
  const lines: string[] = [];
  items.forEach((item, place) => {
    if (item.heading === null) lines.push(item.entry.text);
    else {
      if (place && items[place - 1]?.heading === null) lines.push("");
      lines.push(`${"#".repeat(item.level)} ${item.heading}`);
    }
  });
  return `${lines.join("\n")}\n`;
}

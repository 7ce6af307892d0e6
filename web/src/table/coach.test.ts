import { describe, expect, it } from "vitest";
import type { SeatState, TableState } from "../lib/wire";
import { playsAlone } from "./coach";

function seat(kind: SeatState["kind"], mine = false): SeatState {
  return { kind, mine } as SeatState;
}

function table(...seats: SeatState[]): TableState {
  return { phase: "running", seats } as unknown as TableState;
}

describe("playsAlone", () => {
  it("holds for one person and bots", () => {
    expect(playsAlone(table(seat("person", true), seat("bot"), seat("bot")))).toBe(true);
  });
  it("does not hold with another person, two seats of mine, an open seat, or for a spectator", () => {
    expect(playsAlone(table(seat("person", true), seat("person")))).toBe(false);
    expect(playsAlone(table(seat("person", true), seat("person", true)))).toBe(false);
    expect(playsAlone(table(seat("person", true), seat("open")))).toBe(false);
    expect(playsAlone(table(seat("person"), seat("bot")))).toBe(false);
    expect(playsAlone({ ...table(seat("person", true), seat("bot")), phase: "over" })).toBe(false);
    expect(playsAlone(null)).toBe(false);
  });
});

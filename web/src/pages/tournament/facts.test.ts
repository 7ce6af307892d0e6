import { expect, test } from "vitest";
import type { TournamentState, TournamentTable } from "../../lib/wire";
import { active, entrantOf, runningTableOf, unfinished, winners } from "./facts";

const entrant = (number: number, person: string | null = null, left: "asked" | null = null) => ({
  number, name: `N${number}`, person, bot: person ? null : "keeper", paws: null, left,
});
const table = (id: string, seats: number[], result: TournamentTable["result"] = null) =>
  ({ id, round: 1, seats, made: true, result, points: [] }) satisfies TournamentTable;
const row = (place: number, one: number) => ({ place, entrant: one, points: 1, games: 1, wins: 1, tie_breaks: [] });
const STATE = {
  phase: "running",
  entrants: [entrant(1, "ada"), entrant(2), entrant(3, "ben", "asked"), entrant(4, "eve")],
  standings: [row(1, 4), row(1, 2), row(3, 1)],
  round: { number: 1, stage: 0, byes: [], tables: [table("a", [1, 2], "played"), table("b", [4, 3])] },
} as unknown as TournamentState;

test("a bot is nobody's entrant", () => {
  expect(entrantOf(STATE, "eve")?.number).toBe(4);
  expect(entrantOf(STATE, "nobody")).toBeNull();
  expect(entrantOf(STATE, undefined)).toBeNull();
});

test("one goes to a table that is not over, while the tournament runs", () => {
  expect(runningTableOf(STATE, entrantOf(STATE, "eve"))?.id).toBe("b");
  expect(runningTableOf(STATE, entrantOf(STATE, "ada"))).toBeNull();
  expect(runningTableOf(STATE, null)).toBeNull();
  expect(runningTableOf({ ...STATE, phase: "cancelled" }, entrantOf(STATE, "eve"))).toBeNull();
});

test("who has left is not active; tables without a result are not over", () => {
  expect(active(STATE).map((one) => one.number)).toEqual([1, 2, 4]);
  expect(unfinished(STATE.round)).toBe(1);
  expect(unfinished(null)).toBe(0);
});

test("there are winners once it is over, and there may be several", () => {
  expect(winners(STATE)).toEqual([]);
  expect(winners({ ...STATE, phase: "over" }).map((one) => one.number)).toEqual([2, 4]);
});

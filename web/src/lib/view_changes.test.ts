import { expect, test } from "vitest";
import { withChanges } from "./view_changes";
import type { SeatView } from "./wire";

const BEFORE: SeatView = {
  seat: 1,
  view: { turn: 3, market: ["fox"], result: null },
  question: "Which card?",
  guide: { goal: "", purpose: "", heading: "", phases: [], phase: null },
  choices: [],
  forced: false,
  point: "3.choose",
  text: "",
  undo: "free",
  reset: "none",
  auto_pass: null,
};

test("what changed takes the place of what was there, and the rest stays", () => {
  const [after] = withChanges([BEFORE], [{ question: "Whose turn?", point: null, view: { market: [] } }]);
  expect(after).toEqual({ ...BEFORE, question: "Whose turn?", point: null, view: { turn: 3, market: [], result: null } });
  expect(BEFORE.question).toBe("Which card?");
  expect(BEFORE.view).toEqual({ turn: 3, market: ["fox"], result: null });
});

test("each seat has its own changes", () => {
  const other = { ...BEFORE, seat: 2 };
  const after = withChanges([BEFORE, other], [{}, { view: { turn: 4 } }]);
  expect(after.map((one) => (one.view as { turn: number }).turn)).toEqual([3, 4]);
  expect(after.map((one) => one.seat)).toEqual([1, 2]);
});

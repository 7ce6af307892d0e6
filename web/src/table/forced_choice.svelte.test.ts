import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatView } from "../lib/wire";
import { ForcedChoice } from "./forced_choice.svelte";

const playPrefs = vi.hoisted(() => ({ forcedChoices: true }));
vi.mock("../lib/play_prefs.svelte", () => ({ playPrefs }));

function view(point: string, choices: number, forced: boolean): SeatView {
  return {
    seat: 0,
    point,
    forced,
    choices: Array.from({ length: choices }, (_, index) => ({ action: { index }, long: `choice ${index}` })),
  } as unknown as SeatView;
}

let now = $state.raw<SeatView | null>(null);
const made: unknown[] = [];
let forced: ForcedChoice;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  now = null;
  made.length = 0;
  stop = $effect.root(() => {
    forced = new ForcedChoice(
      () => now,
      (action) => made.push(action),
    );
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  playPrefs.forcedChoices = true;
});

function show(next: SeatView | null): void {
  now = next;
  flushSync();
  vi.runAllTimers();
  flushSync();
}

test("the only choice is made, and said until the next decision", () => {
  show(view("1", 1, true));
  expect(made).toEqual([{ index: 0 }]);
  expect(forced.made).toBe("choice 0");
  show(null);
  expect(forced.made).toBe("choice 0");
  show(view("2", 2, false));
  expect(forced.made).toBe("");
  expect(made).toHaveLength(1);
});

test("after an undo its person decides", () => {
  show(view("1", 1, true));
  show(null);
  show(view("1", 1, true));
  expect(made).toHaveLength(1);
});

test("one choice that not everybody knows of is left to its person, and so is all where one wants that", () => {
  show(view("1", 1, false));
  playPrefs.forcedChoices = false;
  show(view("2", 1, true));
  expect(made).toHaveLength(0);
});

test("what is gone before it was made is not made", () => {
  now = view("1", 1, true);
  flushSync();
  show(null);
  expect(made).toHaveLength(0);
});

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnimationQueue } from "../lib/animation_queue.svelte";
import { api } from "../lib/api";
import type { LiveTable } from "../lib/table.svelte";
import type { Entry, PastPosition, PastPositions } from "../lib/wire";
import { LookBack } from "./look_back.svelte";

const prefs = vi.hoisted(() => ({ motion: false, skipPasses: false }));
vi.mock("../lib/prefs.svelte", () => ({ prefs }));
vi.mock("../lib/words.svelte", () => ({ language: () => "en", t: (name: string) => name }));

/** Longer than a step without animation stays. */
const NEXT_MS = 1200;

function entry(number: number, undone: readonly number[] | null = null): Entry {
  return { type: "entry", number, at: 0, kind: "move", seat: 0, text: `line ${number}`, event: { type: "moved" }, chat: null, undone, headings: [], about: [], important: false };
}

function position(entries: number, only_pass = false): PastPosition {
  return { entries, waiting_on: [1], views: [], only_pass };
}

/** A table with ten entries in its log, whose server knows a position after each of them. */
class TestTable {
  readonly id = "abc";
  busy = false;
  held = false;
  entries: readonly Entry[] = Array.from({ length: 10 }, (_, index) => entry(index + 1));
  readonly queue = new AnimationQueue({ duration: () => 0 });

  constructor() {
    this.now();
  }

  hold(): void {
    this.held = true;
  }
  release(): void {
    this.held = false;
    this.now();
  }
  now(): void {
    this.queue.push({ position: { waitingOn: [0], views: [], entries: 10 }, entries: [], jump: true });
  }
  get shown(): number | undefined {
    return this.queue.position?.entries;
  }
}

let table: TestTable;
let lookBack: LookBack;
let stop: () => void;
let asked: object[];
/** What the server answers, one after another. */
let answers: (PastPositions | Error)[];

beforeEach(() => {
  vi.useFakeTimers();
  prefs.skipPasses = false;
  prefs.motion = false;
  table = new TestTable();
  asked = [];
  answers = [];
  vi.spyOn(api, "pastPositions").mockImplementation((_id, where) => {
    asked.push(where);
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? { positions: [], more: false });
  });
  stop = $effect.root(() => {
    lookBack = new LookBack(table as unknown as LiveTable);
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function wait(ms: number): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

describe("what was missed", () => {
  it("is played step by step, and then it is now again", async () => {
    answers = [{ positions: [position(6), position(7), position(9)], more: false }];
    await lookBack.playSince(6);
    expect(asked).toEqual([{ after: 6 }]);
    expect([lookBack.active, lookBack.playing, table.held, table.shown]).toEqual([true, true, true, 6]);
    await wait(NEXT_MS);
    expect(table.shown).toBe(7);
    expect(table.queue.shown?.events.map((one) => one.number)).toEqual([7]);
    await wait(NEXT_MS);
    expect(table.shown).toBe(9);
    expect(table.queue.shown?.events.map((one) => one.number)).toEqual([8, 9]);
    await wait(NEXT_MS);
    expect([lookBack.active, lookBack.playing, table.held, table.shown]).toEqual([false, false, false, 10]);
  });

  it("is played without the passes where its person wants that", async () => {
    prefs.skipPasses = true;
    answers = [{ positions: [position(5), position(6, true), position(7, true), position(8), position(9, true)], more: false }];
    await lookBack.playSince(5);
    await wait(NEXT_MS);
    expect(table.shown).toBe(8);
    expect(table.queue.shown?.events.map((one) => one.number)).toEqual([6, 7, 8]); // the log has the passes
    await wait(NEXT_MS);
    expect([lookBack.active, table.shown]).toEqual([false, 10]);
  });

  it("is fetched in parts where it is long", async () => {
    answers = [
      { positions: [position(5), position(6)], more: true },
      { positions: [position(6), position(7)], more: false },
    ];
    await lookBack.playSince(5);
    await wait(NEXT_MS);
    await wait(NEXT_MS);
    expect(asked).toEqual([{ after: 5 }, { after: 6 }]);
    expect(table.shown).toBe(7);
  });

  it("that was only passes from one part to the next is skipped too", async () => {
    prefs.skipPasses = true;
    answers = [
      { positions: [position(4), position(5, true)], more: true },
      { positions: [position(5), position(6, true), position(7)], more: false },
    ];
    await lookBack.playSince(4);
    await wait(NEXT_MS);
    expect(table.shown).toBe(7);
    expect(lookBack.active).toBe(true);
  });

  it("jumps where moves were undone", async () => {
    table.entries = table.entries.map((one) => (one.number === 8 ? entry(8, [7]) : one));
    answers = [{ positions: [position(6), position(7), position(8)], more: false }];
    await lookBack.playSince(6);
    await wait(NEXT_MS);
    expect(table.queue.shown?.before).not.toBeNull();
    await wait(NEXT_MS);
    expect([table.shown, table.queue.shown?.before]).toEqual([8, null]);
  });

  it("stops when its person goes back to now", async () => {
    answers = [{ positions: [position(6), position(7), position(8)], more: false }];
    await lookBack.playSince(6);
    lookBack.back();
    expect([lookBack.active, lookBack.playing, table.held, table.shown]).toEqual([false, false, false, 10]);
    await wait(5 * NEXT_MS);
    expect(table.shown).toBe(10);
  });
});

describe("a past position", () => {
  it("is shown until its person goes back", async () => {
    answers = [{ positions: [position(3)], more: true }];
    await lookBack.showEntry(3);
    expect(asked).toEqual([{ after: 3, most: 0 }]);
    await wait(5 * NEXT_MS);
    expect([lookBack.active, lookBack.playing, table.shown]).toEqual([true, false, 3]);
    lookBack.back();
    expect(table.shown).toBe(10);
  });

  it("can be named by decisions, and another one follows at once", async () => {
    answers = [
      { positions: [position(3)], more: false },
      { positions: [position(8)], more: false },
    ];
    await lookBack.showDecision(2);
    expect(asked).toEqual([{ decision: 2, most: 0 }]);
    await lookBack.showEntry(8);
    expect([table.shown, table.queue.shown?.before]).toEqual([8, null]);
  });

  it("ends what was being played", async () => {
    answers = [
      { positions: [position(6), position(7)], more: false },
      { positions: [position(3)], more: false },
    ];
    await lookBack.playSince(6);
    await lookBack.showEntry(3);
    await wait(5 * NEXT_MS);
    expect([lookBack.active, table.shown]).toEqual([true, 3]);
  });

  it("is not shown while a decision is on its way", async () => {
    table.busy = true;
    await lookBack.showEntry(3);
    expect([asked, lookBack.active, table.shown]).toEqual([[], false, 10]);
  });

  it("that the server refuses says why", async () => {
    answers = [new Error("")];
    await lookBack.showEntry(3);
    expect([lookBack.active, lookBack.loading, table.held]).toEqual([false, false, false]);
    expect(lookBack.error).not.toBe("");
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnimationQueue, boardEvents, type Position, type ShownStep, type Step } from "./animation_queue.svelte";
import type { Entry, SeatView } from "./wire";

function entry(number: number, event: object | null = { type: "rolled" }): Entry {
  return { type: "entry", number, at: 0, kind: "move", seat: 0, text: `line ${number}`, event, chat: null, undone: null, headings: [], about: [], important: false };
}

function position(entries: number, waitingOn: readonly number[] = [0]): Position {
  const view: SeatView = {
    seat: 0,
    guide: { goal: "", purpose: "", heading: "", phases: [], phase: null },
    forced: false,
    view: { after: entries },
    question: `question ${entries}`,
    choices: [],
    point: `${entries}`,
    text: "",
    undo: "none",
    reset: "none",
    auto_pass: null,
  };
  return { waitingOn, views: [view], entries };
}

/** A step with the events of these log numbers. */
function step(...numbers: number[]): Step {
  return { position: position(numbers.at(-1) ?? 0), entries: numbers.map((number) => entry(number)), jump: false };
}

const START: Step = { position: position(2), entries: [entry(1), entry(2)], jump: true };

let duration = 1000;
let shown: ShownStep[] = [];
let revealed: number[] = [];
let queue: AnimationQueue;

beforeEach(() => {
  vi.useFakeTimers();
  duration = 1000;
  shown = [];
  revealed = [];
  queue = new AnimationQueue({
    duration: () => duration,
    onShow: (one) => shown.push(one),
    onReveal: (entries) => revealed.push(entries),
  });
  queue.push(START);
});

afterEach(() => {
  queue.close();
  vi.useRealTimers();
});

describe("the first position", () => {
  it("is shown at once", () => {
    expect(queue.idle).toBe(true);
    expect(queue.position?.entries).toBe(2);
    expect(queue.revealed).toBe(2);
    expect(queue.shown?.before).toBeNull();
    expect(queue.shown?.events).toEqual([]);
  });
});

describe("while a step is animated", () => {
  beforeEach(() => queue.push(step(3, 4, 5)));

  it("the position that may be read is the one before", () => {
    expect(queue.settled).toBe(false);
    expect(queue.position?.entries).toBe(2);
    expect(queue.position?.views[0]?.question).toBe("question 2");
    expect(queue.revealed).toBe(2);
  });

  it("the board has the position it animates to", () => {
    expect(queue.shown?.before?.entries).toBe(2);
    expect(queue.shown?.after.entries).toBe(5);
    expect(queue.shown?.events.map((one) => one.number)).toEqual([3, 4, 5]);
  });

  it("the text is that of the newest event that has been shown", () => {
    expect(queue.eventText).toBeNull();
    queue.eventsShown(3);
    expect(queue.eventText).toBe("line 3");
    expect(queue.revealed).toBe(3);
    queue.eventsShown(4);
    expect(queue.eventText).toBe("line 4");
  });

  it("a frame of an event already shown takes nothing back", () => {
    queue.eventsShown(4);
    queue.eventsShown(3);
    expect(queue.revealed).toBe(4);
  });

  it("the new position counts once the board is done", () => {
    queue.finishStep();
    expect(queue.idle).toBe(true);
    expect(queue.position?.entries).toBe(5);
    expect(queue.revealed).toBe(5);
    expect(queue.eventText).toBeNull();
  });

  it("a board that never says so is waited for half as long again", () => {
    vi.advanceTimersByTime(1499);
    expect(queue.settled).toBe(false);
    vi.advanceTimersByTime(1);
    expect(queue.settled).toBe(true);
  });

  it("the next step waits", () => {
    queue.push(step(6));
    expect(queue.queued).toBe(1);
    expect(queue.idle).toBe(false);
    expect(queue.shown?.after.entries).toBe(5);
    queue.finishStep();
    expect(queue.queued).toBe(0);
    expect(queue.position?.entries).toBe(5);
    expect(queue.shown?.after.entries).toBe(6);
  });

  it("skipping shows what waits, and animates only the last step", () => {
    queue.push(step(6));
    queue.push(step(7));
    queue.skip();
    expect(queue.shown?.after.entries).toBe(7);
    expect(queue.settled).toBe(false);
    expect(queue.position?.entries).toBe(6);
    queue.skip();
    expect(queue.idle).toBe(true);
    expect(queue.position?.entries).toBe(7);
  });

  it("a line that is no event waits for the events before it", () => {
    queue.revealAtOnce(6);
    expect(queue.revealed).toBe(2);
  });
});

describe("a step", () => {
  it("is shown at once where the board needs no time for it", () => {
    duration = 0;
    queue.push(step(3));
    expect(queue.idle).toBe(true);
    expect(queue.position?.entries).toBe(3);
  });

  it("is not animated after a jump", () => {
    queue.push({ ...step(3), jump: true });
    expect(queue.settled).toBe(true);
    expect(queue.shown?.before).toBeNull();
    expect(queue.shown?.events).toEqual([]);
  });

  it("without events has nothing to animate", () => {
    queue.push({ position: position(3), entries: [entry(3, null)], jump: false });
    expect(queue.settled).toBe(true);
  });

  it("takes no longer than six seconds, with the tolerance nine", () => {
    duration = 60_000;
    queue.push(step(3));
    vi.advanceTimersByTime(9000);
    expect(queue.settled).toBe(true);
  });

  it("has a number that goes up by one", () => {
    duration = 0;
    for (const number of [3, 4, 5]) queue.push(step(number));
    expect(shown.map((one) => one.number)).toEqual([1, 2, 3, 4]);
  });
});

describe("a long queue", () => {
  it("is caught up without animation, and the next step is animated again", () => {
    for (let number = 3; number < 20; number += 1) queue.push(step(number));
    expect(queue.shown?.after.entries).toBe(3);
    queue.finishStep();
    expect(queue.catchingUp).toBe(false);
    expect(queue.idle).toBe(true);
    expect(queue.position?.entries).toBe(19);
    queue.push(step(20));
    expect(queue.settled).toBe(false);
  });
});

describe("the log", () => {
  it("shows a line that is no event at once", () => {
    queue.revealAtOnce(3);
    expect(queue.revealed).toBe(3);
  });

  it("is told whenever more of it may be read", () => {
    queue.push(step(3, 4));
    queue.eventsShown(3);
    queue.finishStep();
    expect(revealed).toEqual([2, 3, 4]);
  });
});

it("only events of the game reach the board", () => {
  expect(boardEvents([entry(1, null), entry(2)])).toEqual([{ number: 2, event: { type: "rolled" }, text: "line 2" }]);
});

describe("a pause after a step", () => {
  beforeEach(() => {
    queue.close();
    duration = 0;
    queue = new AnimationQueue({ duration: () => duration, pauseAfter: () => 500, onShow: (one) => shown.push(one) });
    queue.push(START);
    queue.push(step(3));
    queue.push(step(4));
  });

  it("holds the next one back, and can be read meanwhile", () => {
    expect(queue.settled).toBe(true);
    expect(queue.position?.entries).toBe(3);
    expect(queue.queued).toBe(1);
    vi.advanceTimersByTime(499);
    expect(queue.position?.entries).toBe(3);
    vi.advanceTimersByTime(1);
    expect(queue.position?.entries).toBe(4);
  });

  it("ends when its person does not want to wait", () => {
    queue.skip();
    expect(queue.position?.entries).toBe(4);
    expect(queue.queued).toBe(0);
  });
});

/**
 * The steps a board has yet to show, and how far it has shown them.
 *
 * The server sends positions faster than a board can animate them. Everything a person can read (question, choices,
 * scores, whose turn it is, log, screen reader text, title) is taken from `position`: the last position that has been
 * shown to its end, never the newest that has arrived. Only the board gets the step that leads to the next one.
 */
import type { BoardEvent } from "./board";
import type { Entry, SeatView } from "./wire";

/** A position of the game as this browser's seats see it. */
export interface Position {
  readonly waitingOn: readonly number[];
  readonly views: readonly SeatView[];
  /** How many log entries led here. */
  readonly entries: number;
}

/** What leads to a position; a jump has nothing to animate (an undo, a reconnect, the replay's slider). */
export interface Step {
  readonly position: Position;
  readonly entries: readonly Entry[];
  readonly jump: boolean;
}

/** The step the board shows now. */
export interface ShownStep {
  /** Goes up by one with every step. */
  readonly number: number;
  /** Nothing at the first step and after a jump. */
  readonly before: Position | null;
  readonly after: Position;
  readonly events: readonly Entry[];
}

export interface QueueOptions {
  /** How many milliseconds the board needs for the step; 0 to show it at once. */
  duration(events: readonly BoardEvent<unknown>[], step: ShownStep): number;
  /** Called when a step is shown, before it is animated. */
  onShow?(step: ShownStep, last: ShownStep | null): void;
  /** How many milliseconds the step stays in view before the next one is shown. */
  pauseAfter?(step: ShownStep): number;
  /** Called whenever more of the log may be read. */
  onReveal?(entries: number): void;
}

/** Longer queues are caught up without animation. */
const LONG_QUEUE = 12;
const LONGEST_STEP_MS = 6000;
/** A board says itself when it has shown a step; on a busy machine that takes longer than planned. */
const TOLERANCE = 1.5;

export class AnimationQueue {
  shown = $state.raw<ShownStep | null>(null);
  /** Whether the shown step has been animated to its end. */
  settled = $state(true);
  /** How many steps wait behind the shown one. */
  queued = $state(0);
  /** Whether a long queue is being caught up without animation. */
  catchingUp = $state(false);
  /** How many log entries may be read: those of `position`, and the events of the current step shown so far. */
  revealed = $state(0);

  readonly #options: QueueOptions;
  #from = $state.raw<Position | null>(null);
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** The position that may be read now. */
  get position(): Position | null {
    return this.settled ? (this.shown?.after ?? null) : this.#from;
  }

  /** Nothing is animated and nothing waits. */
  get idle(): boolean {
    return this.settled && this.queued === 0;
  }

  /** While a step is animated, the text of its newest event that has been shown; otherwise nothing. */
  get eventText(): string | null {
    if (this.settled) return null;
    return this.shown?.events.findLast((entry) => entry.text && entry.number <= this.revealed)?.text ?? null;
  }

  push(step: Step): void {
    this.#steps.push(step);
    this.queued = this.#steps.length;
    if (this.settled) this.#next();
  }

  /** Entries that are no event of the game (a seat taken, a chat line) are not animated. */
  revealAtOnce(number: number): void {
    if (number === this.revealed + 1) this.#reveal(number);
  }

  /** The board has shown the events up to that log number. */
  eventsShown(number: number): void {
    if (!this.settled && number > this.revealed) this.#reveal(number);
  }

  /** The board has shown the step to its end, or its person does not want to wait. */
  finishStep(): void {
    if (this.settled) return;
    this.#settle();
    this.#next();
  }

  /** Shows everything that waits at once, and animates only the last step. */
  skip(): void {
    if (!this.settled) this.#settle();
    this.#endPause();
    while (this.#steps.length > 1) {
      this.#show(this.#steps.shift()!, true);
      this.#settle();
    }
    this.#endPause();
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#endPause();
    this.#steps = [];
  }

  #next(): void {
    while (this.#pause === undefined) {
      const step = this.#steps.shift();
      this.queued = this.#steps.length;
      if (!step) {
        this.catchingUp = false;
        return;
      }
      if (this.#steps.length > LONG_QUEUE) this.catchingUp = true;
      const ms = this.#show(step, this.catchingUp);
      if (ms > 0) {
        this.#timer = setTimeout(() => this.finishStep(), ms * TOLERANCE);
        return;
      }
      this.#settle();
    }
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.settled = true;
    this.#reveal(this.shown?.after.entries ?? 0);
    this.#beginPause();
  }

  #beginPause(): void {
    const ms = this.shown?.events.length && !this.catchingUp ? (this.#options.pauseAfter?.(this.shown) ?? 0) : 0;
    if (ms <= 0) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#next();
    }, ms);
  }

  #endPause(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }

  #reveal(entries: number): void {
    this.revealed = entries;
    this.#options.onReveal?.(entries);
  }

  /** Shows the step, and says how many milliseconds the board needs for it. */
  #show(step: Step, atOnce: boolean): number {
    const last = this.shown;
    const jump = step.jump || atOnce;
    const shown: ShownStep = {
      number: (last?.number ?? 0) + 1,
      before: jump ? null : (last?.after ?? null),
      after: step.position,
      events: jump ? [] : step.entries.filter((entry) => entry.event !== null),
    };
    const ms = shown.before && shown.events.length ? this.#options.duration(boardEvents(shown.events), shown) : 0;
    this.#from = last?.after ?? null;
    this.settled = ms <= 0;
    this.shown = shown;
    this.#options.onShow?.(shown, last);
    return Math.min(ms, LONGEST_STEP_MS);
  }
}

/** The events of the game among log entries, as a board gets them. */
export function boardEvents(entries: readonly Entry[]): readonly BoardEvent<unknown>[] {
  return entries
    .filter((entry) => entry.event !== null)
    .map((entry) => ({ number: entry.number, event: entry.event, text: entry.text }));
}

/** A live table as this browser knows it: its state, its log, and the steps the board has yet to show. */
import type { AnyBoard, BoardEvent } from "./board";
import { person } from "./me.svelte";
import { afterPaint } from "./after_paint";
import { prefs } from "./prefs.svelte";
import { sound } from "./sound";
import { TableSocket, token, type Connection, type Wish } from "./socket";
import type { Entry, Hint, Language, Presence, Refusal, SeatView, SeatViews, TableState, ServerMessage } from "./wire";
import { language } from "./words.svelte";

/** What the board shows now. */
export interface Shown {
  readonly step: number;
  readonly waitingOn: readonly number[];
  /** Who owed a decision before it: whoever moved is still at it while the board tells what came of it. */
  readonly waitedFor: readonly number[];
  readonly sights: readonly SeatView[];
  /** The sights of the step before; nothing after a jump. */
  readonly before: readonly SeatView[] | null;
  readonly happened: readonly Entry[];
}

interface Step {
  readonly sights: SeatViews;
  readonly entries: readonly Entry[];
  readonly jump: boolean;
}

/** Longer queues are caught up without motion. */
const LONG_QUEUE = 12;
const LONGEST_STEP = 6000;
/** A board says itself when it has told a step; on a busy machine that may take longer than it meant to. */
const PATIENCE = 1.5;
/** An answer that comes sooner than this needs no sign that it is being waited for. */
const SOON = 150;

export class LiveTable {
  readonly id: string;
  table = $state.raw<TableState | null>(null);
  /** Who is connected. */
  presence = $state.raw<Presence | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  shown = $state.raw<Shown | null>(null);
  connection = $state<Connection>("connecting");
  tries = $state(0);
  /** How many entries were missed and have been brought in; nothing when there is nothing to say. */
  caughtUp = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Whether a decision has been on its way for so long that its person should see it. */
  slow = $state(false);
  /** Steps that wait to be shown. */
  queued = $state(0);
  /** Whether what is shown has come to rest; until then the log and the scores wait for the board. */
  settled = $state(true);
  /** The entries the board has told so far: the log does not run ahead of it. */
  log = $state.raw<readonly Entry[]>([]);
  /** Whether this queue is caught up without motion. */
  hurried = $state(false);
  /** When the seconds in `presence` were right. */
  presenceAt = $state(Date.now());
  /** When the clocks in `table` were right. */
  clocksAt = $state(Date.now());
  board: AnyBoard | null = null;

  #socket: TableSocket;
  #nonce = token();
  #queue: Step[] = [];
  #last: Step | null = null;
  #fresh: Entry[] = [];
  #told = 0;
  #wasLost = false;
  #greeted = false;
  #jump = true;
  /** The tokens of decisions that are on their way. */
  #pending = new Set<string>();
  #impatience: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(id, {
      hello: () => ({ type: "hello", since: this.entries.length, language: language(), nonce: this.#nonce }),
      heard: (tell) => this.#hear(tell),
      connection: (state, tries) => {
        this.connection = state;
        this.tries = tries;
        if (state === "lost") this.#wasLost = true;
      },
    });
    // A browser that was never here has no name yet, and a table has no use for the nameless.
    void person.known.then(() => this.#socket.open());
  }

  /** Nothing moves and nothing waits to be shown: the board says what the table says. */
  get atRest(): boolean {
    return this.settled && this.queued === 0;
  }

  /** Who is to move, in step with the board. */
  get waitingOn(): readonly number[] {
    const shown = this.shown;
    return shown ? (this.settled ? shown.waitingOn : shown.waitedFor) : [];
  }

  /** What the board is telling, as far as it gives nothing away: how the step began. Nothing once it has come to rest. */
  get telling(): string | null {
    return this.settled ? null : (this.shown?.happened.find((entry) => entry.text)?.text ?? null);
  }

  get nonce(): string {
    return this.#nonce;
  }

  ask(wish: Wish): string {
    const asked = this.#socket.ask(wish);
    if (wish.type === "act") {
      this.#pending.add(asked);
      clearTimeout(this.#impatience);
      this.#impatience = setTimeout(() => (this.slow = this.busy), SOON);
    }
    return asked;
  }

  /** Whether a decision is on its way: until it is answered, there is nothing else to choose. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  /** A whole new log and new sights in the other language follow. */
  speak(next: Language): void {
    this.hint = null; // said in the other language
    this.refusal = null;
    this.#socket.tell({ type: "set-language", language: next });
  }

  /** Says hello anew: after sitting down, this browser reads with other eyes. */
  renew(): void {
    this.entries = [];
    this.#jump = true;
    this.#greeted = false;
    this.#socket.renew();
  }

  forget(): void {
    this.refusal = null;
  }

  /** Shows what is still waiting at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.settled = true;
    while (this.#queue.length > 1) {
      const step = this.#queue.shift()!;
      this.#show(step, true);
      this.#rest(step);
    }
    if (this.#queue.length) this.#next();
    else if (this.#last) this.#rest(this.#last);
  }

  /** The board has told this step, or its person does not want to wait for it. */
  moveOn(): void {
    if (this.settled || !this.#last) return;
    clearTimeout(this.#timer);
    this.#rest(this.#last);
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#notice);
    clearTimeout(this.#impatience);
    this.#socket.close();
  }

  #hear(tell: ServerMessage): void {
    switch (tell.type) {
      case "welcome":
        this.#greet(tell.table, tell.entries, tell.caught_up);
        break;
      case "entry":
        this.#fresh.push(tell);
        break;
      case "seat-views":
        this.#queue.push({ sights: tell, entries: this.#note(), jump: this.#jump });
        this.#jump = false;
        this.queued = this.#queue.length;
        if (this.#timer === undefined) this.#next();
        break;
      case "table-changed":
        this.table = tell.table;
        this.clocksAt = Date.now();
        break;
      case "presence":
        this.presence = tell;
        this.presenceAt = Date.now();
        break;
      case "why-answer":
        this.#answered(tell.token);
        break;
      case "done":
      case "pong":
        this.#answered(tell.token);
        break;
      case "refusal":
        this.#answered(tell.token);
        this.refusal = tell;
        break;
      case "hint":
        this.#answered(tell.token);
        this.hint = tell;
        break;
    }
  }

  #greet(table: TableState, entries: number, fits: boolean): void {
    this.table = table;
    this.clocksAt = Date.now();
    const had = this.entries.length;
    if (!fits && had) {
      this.entries = [];
      this.#jump = true;
    }
    this.#fresh = [];
    if (this.#wasLost) {
      this.#wasLost = false;
      this.caughtUp = Math.max(0, entries - had);
      clearTimeout(this.#notice);
      this.#notice = setTimeout(() => (this.caughtUp = null), 8000);
    }
    // The first page a person sees is the table as it stands, not the way there.
    if (!this.#greeted) this.#jump = true;
    this.#greeted = true;
  }

  /** Writes down what has arrived, all at once; says what of it is news, and not only told again in another language. */
  #note(): readonly Entry[] {
    const had = this.entries.length;
    const all = [...this.entries];
    for (const entry of this.#fresh) all[entry.number - 1] = entry;
    if (this.#fresh.length) this.entries = all;
    this.#fresh = [];
    const news = all.slice(had);
    for (const entry of news) {
      // What is no part of the game has no motion to wait for.
      if (entry.event === null && this.#told === entry.number - 1) this.#tellLog(entry.number);
      if (entry.undone !== null) this.#jump = true;
    }
    return news;
  }

  /** A moment after the board: to scroll the log, the whole page has to be laid out. */
  #tellLog(upTo: number): void {
    this.#told = upTo;
    afterPaint(() => (this.log = this.entries.slice(0, this.#told)));
  }

  #answered(asked: string | null): void {
    if (asked !== null) this.#pending.delete(asked);
    this.slow &&= this.busy;
  }

  #next(): void {
    this.#timer = undefined;
    const step = this.#queue.shift();
    this.queued = this.#queue.length;
    if (!step) {
      this.hurried = false;
      return;
    }
    if (this.#queue.length > LONG_QUEUE) this.hurried = true;
    const pause = this.#show(step, this.hurried) * PATIENCE;
    if (pause <= 0) {
      this.#rest(step);
      this.#next();
      return;
    }
    this.settled = false;
    this.#timer = setTimeout(() => {
      this.#rest(step);
      this.#next();
    }, pause);
  }

  #rest(step: Step): void {
    this.settled = true;
    this.#tellLog(step.sights.entries);
  }

  /** Shows the step, and says how long it shall be left alone. */
  #show(step: Step, hurry: boolean): number {
    const last = this.shown;
    this.#last = step;
    const jump = step.jump || hurry;
    const happened = jump ? [] : step.entries.filter((entry) => entry.event !== null);
    this.shown = {
      step: (last?.step ?? 0) + 1,
      waitingOn: step.sights.waiting_on,
      waitedFor: last?.waitingOn ?? step.sights.waiting_on,
      sights: step.sights.views,
      before: jump ? null : (last?.sights ?? null),
      happened,
    };
    if (!sameDecision(last, this.shown)) {
      this.hint = null;
      this.#pending.clear(); // what was on its way has led here
      this.slow = false;
    }
    if (!happened.length || !prefs.motion || document.hidden) return 0;
    if (!this.board?.pace) {
      sound("card");
      return 0;
    }
    const sight = step.sights.sights[0];
    const pace = this.board.pace(boardEvents(happened), sight?.view, last?.sights[0]?.view ?? null);
    return Math.min(pace, LONGEST_STEP);
  }
}

export function boardEvents(entries: readonly Entry[]): readonly BoardEvent<unknown>[] {
  return entries
    .filter((entry) => entry.event !== null)
    .map((entry) => ({ number: entry.number, event: entry.event, text: entry.text }));
}

function sameDecision(last: Shown | null, now: Shown): boolean {
  const points = (shown: Shown | null) => shown?.sights.map((sight) => sight.point).join(" ");
  return points(last) === points(now);
}

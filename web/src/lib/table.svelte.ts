/** A live table as this browser knows it: connection, table state, log, and the queue of steps to show. */
import { afterPaint } from "./after_paint";
import { AnimationQueue, type ShownStep } from "./animation_queue.svelte";
import type { AnyBoard, BoardEvent } from "./board";
import { person } from "./me.svelte";
import { prefs } from "./prefs.svelte";
import { TableSocket, token, type Connection, type Outgoing } from "./socket";
import { sound } from "./sound";
import type { Entry, Hint, Language, Presence, Refusal, ServerMessage, TableState, WhyAnswer } from "./wire";
import { language } from "./words.svelte";

/** An answer that comes sooner than this needs no sign that it is awaited. */
const SLOW_AFTER_MS = 150;
const CAUGHT_UP_NOTICE_MS = 8000;

export class LiveTable {
  readonly id: string;
  readonly queue: AnimationQueue;
  table = $state.raw<TableState | null>(null);
  /** The whole log as it has arrived; what may be read of it is `log`. */
  entries = $state.raw<readonly Entry[]>([]);
  /** The log entries that the board has shown. */
  log = $state.raw<readonly Entry[]>([]);
  connection = $state<Connection>("connecting");
  retries = $state(0);
  /** How many missed entries have been received after a lost connection; null when there is nothing to say. */
  caughtUp = $state<number | null>(null);
  /** Why something could not be done: a refused request, or the answer to a `why` request. */
  refusal = $state.raw<Refusal | WhyAnswer | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Who is connected. */
  presence = $state.raw<Presence | null>(null);
  /** When the seconds in `presence` were right. */
  presenceAt = $state(Date.now());
  /** When the clocks in `table` were right. */
  clocksAt = $state(Date.now());
  /** Whether a decision has been on its way for so long that its person should see it. */
  slow = $state(false);
  board: AnyBoard | null = null;

  #socket: TableSocket;
  #nonce = token();
  #arrived: Entry[] = [];
  #wasLost = false;
  #welcomed = false;
  #jump = true;
  /** The tokens of decisions that are on their way. */
  #pending = new Set<string>();
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #caughtUpTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.queue = new AnimationQueue({
      duration: (events, step) => this.#duration(events, step),
      onShow: (step, last) => this.#onShow(step, last),
      // After the board is painted: scrolling the log makes the browser lay out the whole page.
      onReveal: () => afterPaint(() => (this.log = this.entries.slice(0, this.queue.revealed))),
    });
    this.#socket = new TableSocket(id, {
      hello: () => ({ type: "hello", since: this.entries.length, language: language(), nonce: this.#nonce }),
      received: (message) => this.#receive(message),
      connection: (state, retries) => {
        this.connection = state;
        this.retries = retries;
        if (state === "lost") this.#wasLost = true;
      },
    });
    // A browser that was never here gets its session first; the server seats nobody without one.
    void person.known.then(() => this.#socket.open());
  }

  /** Who is to move at the position that is shown. */
  get waitingOn(): readonly number[] {
    return this.queue.position?.waitingOn ?? [];
  }

  get nonce(): string {
    return this.#nonce;
  }

  /** Sends a request; the answer carries the returned token. */
  send(message: Outgoing): string {
    const sent = this.#socket.request(message);
    if (message.type === "act") {
      this.#pending.add(sent);
      clearTimeout(this.#slowTimer);
      this.#slowTimer = setTimeout(() => (this.slow = this.busy), SLOW_AFTER_MS);
    }
    return sent;
  }

  /** Whether a decision is on its way: until it is answered, nothing else can be chosen. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  /** The server sends the whole log and the views again, in the other language. */
  setLanguage(next: Language): void {
    this.hint = null; // both are in the old language
    this.refusal = null;
    this.#socket.send({ type: "set-language", language: next });
  }

  /** Connects anew: after taking a seat, this browser sees the table from that seat. */
  reconnect(): void {
    this.entries = [];
    this.#jump = true;
    this.#welcomed = false;
    this.#socket.reconnect();
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  close(): void {
    this.queue.close();
    clearTimeout(this.#caughtUpTimer);
    clearTimeout(this.#slowTimer);
    this.#socket.close();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message.table, message.entries, message.caught_up);
        break;
      case "entry":
        this.#arrived.push(message);
        break;
      case "seat-views": {
        const { waiting_on: waitingOn, views, entries } = message;
        const news = this.#addToLog();
        this.queue.push({ position: { waitingOn, views, entries }, entries: news, jump: this.#jump });
        this.#jump = false;
        break;
      }
      case "table-changed":
        this.table = message.table;
        this.clocksAt = Date.now();
        break;
      case "presence":
        this.presence = message;
        this.presenceAt = Date.now();
        break;
      case "done":
      case "pong":
        this.#answered(message.token);
        break;
      case "refusal":
        this.#answered(message.token);
        this.refusal = message;
        break;
      case "why-answer":
        if (!message.legal) this.refusal = message;
        break;
      case "hint":
        this.hint = message;
        break;
    }
  }

  #welcome(table: TableState, entries: number, caughtUp: boolean): void {
    this.table = table;
    this.clocksAt = Date.now();
    const had = this.entries.length;
    if (!caughtUp && had) {
      this.entries = [];
      this.#jump = true;
    }
    this.#arrived = [];
    if (this.#wasLost) {
      this.#wasLost = false;
      this.caughtUp = Math.max(0, entries - had);
      clearTimeout(this.#caughtUpTimer);
      this.#caughtUpTimer = setTimeout(() => (this.caughtUp = null), CAUGHT_UP_NOTICE_MS);
    }
    // The first thing a person sees is the position as it is, without animation.
    if (!this.#welcomed) this.#jump = true;
    this.#welcomed = true;
  }

  /** Adds what has arrived to the log; returns the entries that are new, not only translated. */
  #addToLog(): readonly Entry[] {
    const had = this.entries.length;
    const all = [...this.entries];
    for (const entry of this.#arrived) all[entry.number - 1] = entry;
    if (this.#arrived.length) this.entries = all;
    this.#arrived = [];
    const news = all.slice(had);
    for (const entry of news) {
      if (entry.event === null) this.queue.revealAtOnce(entry.number);
      if (entry.undone) this.#jump = true;
    }
    return news;
  }

  #answered(sent: string | null): void {
    if (sent !== null) this.#pending.delete(sent);
    this.slow &&= this.busy;
  }

  #onShow(step: ShownStep, last: ShownStep | null): void {
    if (samePoints(step, last)) return;
    this.hint = null;
    this.#pending.clear(); // the decision that was on its way led here
    this.slow = false;
  }

  #duration(events: readonly BoardEvent<unknown>[], step: ShownStep): number {
    if (!prefs.motion || document.hidden) return 0;
    if (this.board?.duration) return this.board.duration(events, step.after.views[0]?.view, step.before?.views[0]?.view ?? null);
    sound("card");
    return 0;
  }
}

/** Whether both steps ask the same decisions. */
function samePoints(one: ShownStep | null, other: ShownStep | null): boolean {
  const points = (step: ShownStep | null) => step?.after.views.map((view) => view.point).join(" ");
  return points(one) === points(other);
}

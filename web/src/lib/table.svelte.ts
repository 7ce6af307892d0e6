/** A live table as this browser knows it: connection, table state, log, and the queue of steps to show. */
import { afterPaint } from "./after_paint";
import { AnimationQueue, type Position, type ShownStep } from "./animation_queue.svelte";
import type { AnyBoard, BoardEvent } from "./board";
import { person } from "./me.svelte";
import { playPrefs } from "./play_prefs.svelte";
import { prefs } from "./prefs.svelte";
import { TableSocket, token, type Connection, type Outgoing } from "./socket";
import { sound } from "./sound";
import { playsAlone } from "../table/coach";
import type {
  Advice,
  Analysis,
  Entry,
  Hint,
  Language,
  LessonStep,
  Presence,
  Refusal,
  ServerMessage,
  TableState,
  WhyAnswer,
} from "./wire";
import { language } from "./words.svelte";
import { withChanges } from "./view_changes";

/** An answer that comes sooner than this needs no sign that it is awaited. */
const SLOW_AFTER_MS = 150;
const CAUGHT_UP_NOTICE_MS = 8000;

interface Asked {
  resolve(answer: Analysis | WhyAnswer): void;
  reject(reason: Error): void;
}

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
  /** In a lesson: the newest step, and the step that waits at another table. */
  lesson = $state.raw<LessonStep | null>(null);
  lessonJump = $state<number | null>(null);
  /** What the coach says about this person's last move, until the next one. */
  advice = $state.raw<Advice | null>(null);
  /** Who is connected. */
  presence = $state.raw<Presence | null>(null);
  /** When the seconds in `presence` were right. */
  presenceAt = $state(Date.now());
  /** When the clocks in `table` were right. */
  clocksAt = $state(Date.now());
  /** Whether a decision has been on its way for so long that its person should see it. */
  slow = $state(false);
  /** By what the length of the present animation is multiplied. */
  speed = $state(1);
  board: AnyBoard | null = null;

  #socket: TableSocket;
  #nonce = token();
  /** Whether the position in words is shown somewhere: only then the server sends it. */
  #text = false;
  #arrived: Entry[] = [];
  #wasLost = false;
  #welcomed = false;
  #jump = true;
  #held = false;
  #latest: Position | null = null;
  /** The tokens of decisions that are on their way. */
  #pending = new Set<string>();
  /** Decisions on their way about which the coach will be asked. */
  #coached = new Map<string, { seat: number; point: string }>();
  /** The token of the last question to the coach: an answer to an earlier one comes too late. */
  #askedCoach = "";
  /** The questions whose answers a board awaits, by their tokens. */
  #asked = new Map<string, Asked>();
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #caughtUpTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, kind: "tables" | "lessons" = "tables") {
    this.id = id;
    this.queue = new AnimationQueue({
      duration: (events, step) => this.#duration(events, step),
      onShow: (step, last) => this.#onShow(step, last),
      pauseAfter: (step) => (this.#byBot(step) ? playPrefs.pauseAfterBot : 0),
      // After the board is painted: scrolling the log makes the browser lay out the whole page.
      onReveal: () => afterPaint(() => this.#revealLog()),
    });
    this.#socket = new TableSocket(id, {
      hello: () => ({ type: "hello", since: this.entries.length, language: language(), nonce: this.#nonce, text: this.#text, changes: true }),
      received: (message) => this.#receive(message),
      connection: (state, retries) => {
        this.connection = state;
        this.retries = retries;
        if (state === "lost") this.#wasLost = true;
      },
    }, kind);
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
      this.advice = null;
      this.#askedCoach = "";
      if (prefs.coach && this.lesson === null && playsAlone(this.table)) this.#coached.set(sent, { seat: message.seat, point: message.point });
      clearTimeout(this.#slowTimer);
      this.#slowTimer = setTimeout(() => (this.slow = this.busy), SLOW_AFTER_MS);
    }
    return sent;
  }

  /** Asks about the position, which changes nothing; rejects with the server's sentence where it is refused. */
  analyse(seat: number | null, query: unknown): Promise<unknown> {
    return this.#ask({ type: "analyse", seat, query: query as Record<string, unknown> }).then((found) => found.answer);
  }

  /** Whether the seat may do this, and if not, which rule forbids it. Nothing is done, and the page shows nothing. */
  check(seat: number, action: unknown): Promise<WhyAnswer> {
    return this.#ask({ type: "why", seat, action: action as Record<string, unknown> });
  }

  #ask(message: Outgoing & { type: "analyse" }): Promise<Analysis>;
  #ask(message: Outgoing & { type: "why" }): Promise<WhyAnswer>;
  #ask(message: Outgoing): Promise<Analysis | WhyAnswer> {
    const sent = this.#socket.request(message);
    return new Promise((resolve, reject) => this.#asked.set(sent, { resolve, reject }));
  }

  /** Whether a decision is on its way: until it is answered, nothing else can be chosen. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  /** The server sends the whole log and the views again, in the other language. */
  setLanguage(next: Language): void {
    this.hint = null; // all three are in the old language
    this.advice = null;
    this.refusal = null;
    this.#socket.send({ type: "set-language", language: next });
  }

  /** Whether the position in words is to come with every position from now on. */
  setText(wanted: boolean): void {
    if (wanted === this.#text) return;
    this.#text = wanted;
    this.#socket.send({ type: "set-text", text: wanted });
  }

  /** Connects anew: after taking a seat, this browser sees the table from that seat. */
  reconnect(): void {
    this.entries = [];
    this.#jump = true;
    this.#welcomed = false;
    this.#socket.reconnect();
  }

  /** Whether this browser's person has missed something since their last move: how many entries they had then. */
  get lastSeen(): number | null {
    const mine = this.log.findLastIndex((entry) => entry.kind === "move" && entry.seat !== null && this.#isMine(entry.seat));
    const missed = this.log.slice(mine + 1).some((entry) => entry.event !== null);
    return mine >= 0 && missed ? mine + 1 : null;
  }

  /** While the past is looked at the log stays as it was: its lines lead to other positions. */
  #revealLog(): void {
    if (!this.#held) this.log = this.entries.slice(0, this.queue.revealed);
  }

  /** Whether what led to this step was a bot's decision. */
  #byBot(step: ShownStep): boolean {
    const seat = step.events.find((entry) => entry.seat !== null)?.seat ?? null;
    return seat !== null && (this.table?.seats[seat]?.bot ?? null) !== null;
  }

  #isMine(seat: number): boolean {
    return this.table?.seats[seat]?.mine ?? false;
  }

  /** While the past is looked at, what happens is kept. */
  hold(): void {
    this.#held = true;
  }

  /** Shows the table as it is now. */
  release(): void {
    this.#held = false;
    this.queue.finishStep();
    if (this.#latest) this.queue.push({ position: this.#latest, entries: [], jump: true });
    this.#jump = false;
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  close(): void {
    this.queue.close();
    clearTimeout(this.#caughtUpTimer);
    clearTimeout(this.#slowTimer);
    this.#socket.close();
    for (const asked of this.#asked.values()) asked.reject(new Error(""));
    this.#asked.clear();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message.table, message.entries, message.caught_up);
        break;
      case "entry":
        this.#arrived.push(message);
        break;
      case "seat-views":
        this.#positionArrived({ waitingOn: message.waiting_on, views: message.views, entries: message.entries });
        break;
      case "view-changes": {
        const views = withChanges(this.#latest?.views ?? [], message.views);
        this.#positionArrived({ waitingOn: message.waiting_on, views, entries: message.entries });
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
        this.#answered(message.token);
        this.#askCoach(message.token);
        break;
      case "pong":
        this.#answered(message.token);
        break;
      case "refusal": {
        this.#answered(message.token);
        if (message.token !== null && message.token === this.#askedCoach) break; // the coach says nothing then
        if (message.token !== null) this.#coached.delete(message.token);
        const asked = this.#takeAsked(message.token);
        if (asked) asked.reject(new Error(message.text));
        else this.refusal = message;
        break;
      }
      case "why-answer":
      case "analysis": {
        const asked = this.#takeAsked(message.token);
        if (asked) asked.resolve(message);
        else if (message.type === "why-answer" && !message.legal) this.refusal = message;
        break;
      }
      case "hint":
        this.hint = message;
        break;
      case "lesson-step":
        this.lesson = message;
        break;
      case "lesson-jump":
        this.lessonJump = message.step;
        break;
      case "advice":
        if (message.token === this.#askedCoach) this.advice = message;
        break;
    }
  }

  #positionArrived(position: Position): void {
    const news = this.#addToLog();
    this.#latest = position;
    if (this.#held) return;
    this.queue.push({ position, entries: news, jump: this.#jump });
    this.#jump = false;
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

  /** After a move: what would the coach have done? */
  #askCoach(sent: string): void {
    const move = this.#coached.get(sent);
    this.#coached.delete(sent);
    if (move) this.#askedCoach = this.#socket.request({ type: "ask-advice", ...move });
  }

  #takeAsked(sent: string | null): Asked | undefined {
    const asked = sent === null ? undefined : this.#asked.get(sent);
    if (sent !== null) this.#asked.delete(sent);
    return asked;
  }

  #onShow(step: ShownStep, last: ShownStep | null): void {
    if (samePoints(step, last)) return;
    this.hint = null;
    this.#pending.clear(); // the decision that was on its way led here
    this.slow = false;
  }

  #duration(events: readonly BoardEvent<unknown>[], step: ShownStep): number {
    this.speed = playPrefs.speed(this.#byBot(step));
    if (!prefs.motion || document.hidden) return 0;
    if (this.board?.duration) {
      const ms = this.board.duration(events, step.after.views[0]?.view, step.before?.views[0]?.view ?? null);
      return ms * this.speed;
    }
    sound("card");
    return 0;
  }
}

/** Whether both steps ask the same decisions. */
function samePoints(one: ShownStep | null, other: ShownStep | null): boolean {
  const points = (step: ShownStep | null) => step?.after.views.map((view) => view.point).join(" ");
  return points(one) === points(other);
}

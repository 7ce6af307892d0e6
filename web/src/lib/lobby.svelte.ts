/** The lobby as this browser knows it: open tables and running games, live over a WebSocket. */
import { person } from "./me.svelte";
import { relations } from "./relations.svelte";
import { parseAnswer } from "./removed_names";
import { retryDelay } from "./socket";
import type { FindGame, Finding, Found, Lobby, LobbyChanged, LobbyTable, Refusal, StopFinding } from "./wire";

type ServerMessage = Lobby | LobbyChanged | Finding | Found | Refusal;

export class LiveLobby {
  /** The latest change first; null before anything has arrived. */
  tables = $state.raw<readonly LobbyTable[] | null>(null);
  lost = $state(false);
  /** What this person looks for; null where they look for nothing. */
  finding = $state.raw<Finding | null>(null);
  /** By how much the clock here is ahead of the server's, in seconds. */
  ahead = 0;
  /** Why the last request was not carried out. */
  refusal = $state("");
  readonly #onFound: (table: string) => void;
  #socket: WebSocket | null = null;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(onFound: (table: string) => void = () => undefined) {
    this.#onFound = onFound;
  }

  find(wish: Omit<FindGame, "type">): void {
    this.#send({ ...wish, type: "find-game" });
  }

  stop(): void {
    this.#send({ type: "stop-finding" });
  }

  #send(message: FindGame | StopFinding): void {
    this.refusal = "";
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  open(): void {
    // The first request of a new browser gets its cookie, by which the server knows who looks.
    void person.known.then(() => {
      this.#connect();
      relations.load().catch(() => undefined); // without them nobody is marked as followed
    });
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  readonly #again = (): void => {
    if (document.visibilityState === "visible" && this.lost) this.#connect();
  };

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retryTimer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/lobby`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#retries = 0;
      this.lost = false;
      for (const message of parseAnswer<readonly ServerMessage[]>(String(event.data))) this.#received(message);
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.lost = true;
      this.#retryTimer = setTimeout(() => this.#connect(), retryDelay(++this.#retries, Math.random()));
    };
  }

  #received(message: ServerMessage): void {
    if (message.type === "lobby") this.tables = message.tables;
    else if (message.type === "lobby-changed") this.tables = withChanges(this.tables ?? [], message);
    else if (message.type === "finding") {
      this.ahead = Date.now() / 1000 - message.now;
      this.finding = message.wish ? message : null;
    } else if (message.type === "found") this.#onFound(message.table);
    else this.refusal = message.text;
  }
}

/** A table that changes keeps its place, so that nothing moves under a pointer; new ones come first. */
export function withChanges(tables: readonly LobbyTable[], change: LobbyChanged): readonly LobbyTable[] {
  const changed = new Map(change.tables.map((table) => [table.id, table]));
  const known = new Set(tables.map((table) => table.id));
  const fresh = change.tables.filter((table) => !known.has(table.id));
  const kept = tables.filter((table) => !change.gone.includes(table.id)).map((table) => changed.get(table.id) ?? table);
  return [...fresh.reverse(), ...kept];
}

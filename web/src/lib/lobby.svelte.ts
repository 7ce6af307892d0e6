/** The lobby as this browser knows it: open tables and running games, live over a WebSocket. */
import { LiveFeed } from "./live_feed";
import { person } from "./me.svelte";
import { relations } from "./relations.svelte";
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
  readonly #feed = new LiveFeed<ServerMessage, FindGame | StopFinding>("/ws/lobby", {
    received: (message) => this.#received(message),
    connection: (lost) => (this.lost = lost),
  });

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
    this.#feed.send(message);
  }

  open(): void {
    this.#feed.open();
    // Without them nobody is marked as followed.
    void person.known.then(() => relations.load()).catch(() => undefined);
  }

  close(): void {
    this.#feed.close();
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

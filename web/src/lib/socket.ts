/**
 * One live table over a WebSocket.
 *
 * A request carries a token made here and is kept until the server has answered it. After a lost connection the page
 * says hello with the number of entries it has, receives what it missed, and sends every unanswered request again: the
 * server carries out a token once, however often it arrives.
 */
import { parseAnswer } from "./removed_names";
import type { ClientMessage, Hello, ServerMessage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** A request as the page makes it; the token is added here. */
export type Outgoing = ClientMessage extends infer M ? (M extends { token: string } ? Omit<M, "token"> : never) : never;

export interface Listener {
  hello(): Hello;
  received(message: ServerMessage): void;
  connection(state: Connection, retries: number): void;
}

const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 15_000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 12_000;
/** The server's close code for a table that does not exist: trying again will not help. */
const NO_SUCH_TABLE = 4404;

export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How long to wait before the given retry; the random part keeps many browsers from coming back at once. */
export function retryDelay(retries: number, random: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (retries - 1)) * (0.7 + 0.6 * random);
}

export class TableSocket {
  #address: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, string>();
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #closed = false;

  constructor(id: string, listener: Listener, kind: "tables" | "lessons" = "tables") {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/ws/${kind}/${encodeURIComponent(id)}`;
    this.#listener = listener;
    addEventListener("online", this.#resume);
    addEventListener("offline", this.#disconnect);
    document.addEventListener("visibilitychange", this.#resume);
  }

  /** Connects, and from here on reconnects whenever the connection is lost. */
  open(): void {
    if (!this.#closed) this.#connect();
  }

  /** Sends the request, now or once there is a connection; the answer carries the returned token. */
  request(message: Outgoing): string {
    const mine = token();
    const text = JSON.stringify({ ...message, token: mine });
    this.#unanswered.set(mine, text);
    if (this.#socket?.readyState === WebSocket.OPEN && this.#welcomed) this.#socket.send(text);
    return mine;
  }

  /** Sends a message that needs no answer, if there is a connection. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Disconnects and connects again at once. */
  reconnect(): void {
    clearTimeout(this.#retryTimer);
    this.#stopPing();
    const old = this.#socket;
    this.#socket = null;
    if (old) closeOnceOpen(old);
    this.#retries = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#resume);
    removeEventListener("offline", this.#disconnect);
    document.removeEventListener("visibilitychange", this.#resume);
    clearTimeout(this.#retryTimer);
    this.#stopPing();
    if (this.#socket) closeOnceOpen(this.#socket);
  }

  #resume = (): void => {
    if (document.visibilityState !== "visible" || this.#closed) return;
    if (this.#socket === null) {
      clearTimeout(this.#retryTimer);
      this.#retries = 0;
      this.#connect();
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#ping(); // after sleep, a laptop may hold a connection that is long dead
    }
  };

  #connect(): void {
    this.#listener.connection(this.#retries ? "lost" : "connecting", this.#retries);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#welcomed = false;
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#pongTimer);
      for (const message of parseAnswer<ServerMessage[]>(event.data)) this.#receive(socket, message);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #receive(socket: WebSocket, message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#retries = 0;
      this.#welcomed = true;
      this.#listener.connection("open", 0);
      for (const text of this.#unanswered.values()) socket.send(text);
      clearInterval(this.#pingTimer);
      this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY_MS);
    }
    if ("token" in message && message.token) this.#unanswered.delete(message.token);
    this.#listener.received(message);
  }

  /** Asks whether the server is still there; without an answer in time the connection counts as lost. */
  #ping(): void {
    this.send({ type: "ping", token: token() });
    clearTimeout(this.#pongTimer);
    const socket = this.#socket;
    this.#pongTimer = setTimeout(() => {
      if (socket === this.#socket) this.#disconnect();
    }, PONG_WITHIN_MS);
  }

  /** Drops a connection that does not answer, or that the system reports as gone. */
  #disconnect = (): void => {
    const socket = this.#socket;
    if (!socket || this.#closed) return;
    socket.onclose = null;
    socket.close();
    this.#lost(0);
  };

  #lost(code: number): void {
    this.#stopPing();
    this.#socket = null;
    if (this.#closed) return;
    if (code === NO_SUCH_TABLE) {
      this.#closed = true;
      this.#listener.connection("closed", this.#retries);
      return;
    }
    this.#retries += 1;
    this.#listener.connection("lost", this.#retries);
    this.#retryTimer = setTimeout(() => this.#connect(), retryDelay(this.#retries, Math.random()));
  }

  #stopPing(): void {
    clearInterval(this.#pingTimer);
    clearTimeout(this.#pongTimer);
  }
}

/** Closes it. One that is still being opened is closed when it is open: browsers call anything else an error. */
export function closeOnceOpen(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/**
 * One live table over a WebSocket.
 *
 * A request carries a token made here and is kept until the server has answered it. After a lost connection the page
 * says hello with the number of entries it has, hears what it missed, and sends again whatever was never answered:
 * the server does a token once, however often it arrives.
 */
import type { ClientMessage, Hello, ServerMessage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** A request as the page makes it; the token is added here. */
export type Wish = ClientMessage extends infer R ? (R extends { token: string } ? Omit<R, "token"> : never) : never;

export interface Listener {
  hello(): Hello;
  heard(tell: ServerMessage): void;
  connection(state: Connection, tries: number): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 12_000;

export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  #address: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, string>();
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(id: string, listener: Listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
    this.#listener = listener;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Calls the server; from here on the line is kept. */
  open(): void {
    if (!this.#over) this.#open();
  }

  /** Sends the wish, now or as soon as there is a connection; the answer carries the token that is returned. */
  ask(wish: Wish): string {
    const mine = token();
    const text = JSON.stringify({ ...wish, token: mine });
    this.#waiting.set(mine, text);
    if (this.#socket?.readyState === WebSocket.OPEN && this.#greeted) this.#socket.send(text);
    return mine;
  }

  /** Sends something that needs no answer, if anyone is there to hear it. */
  tell(request: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  /** Hangs up and calls again at once. */
  renew(): void {
    clearTimeout(this.#again);
    this.#quiet();
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#tries = 0;
    this.#open();
  }

  close(): void {
    this.#over = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#again);
    this.#quiet();
    this.#socket?.close();
  }

  #greeted = false;

  #wake = (): void => {
    if (document.visibilityState !== "visible" || this.#over) return;
    if (this.#socket === null) {
      clearTimeout(this.#again);
      this.#tries = 0;
      this.#open();
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#askForLife(); // a laptop that slept may hold a connection that is long dead
    }
  };

  #open(): void {
    this.#listener.connection(this.#tries ? "lost" : "connecting", this.#tries);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#silence);
      for (const tell of JSON.parse(message.data) as ServerMessage[]) this.#hear(socket, tell);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #hear(socket: WebSocket, tell: ServerMessage): void {
    if (tell.type === "welcome") {
      this.#tries = 0;
      this.#greeted = true;
      this.#listener.connection("open", 0);
      for (const text of this.#waiting.values()) socket.send(text);
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#askForLife(), PING_EVERY);
    }
    if ("token" in tell && tell.token) this.#waiting.delete(tell.token);
    this.#listener.heard(tell);
  }

  /** Asks whether the other end still lives; no answer in time, and the line counts as cut. */
  #askForLife(): void {
    this.tell({ type: "ping", token: token() });
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = setTimeout(() => {
      if (socket === this.#socket) this.#cut();
    }, SILENCE);
  }

  /** Hangs up on a line nobody answers; also when the machine says that it has none. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.#over) return;
    socket.onclose = null;
    socket.close();
    this.#lost(0);
  };

  #lost(code: number): void {
    this.#quiet();
    this.#socket = null;
    if (this.#over) return;
    if (code === 4404) {
      this.#over = true; // there is no such table, and trying again will not make one
      this.#listener.connection("closed", this.#tries);
      return;
    }
    this.#tries += 1;
    this.#listener.connection("lost", this.#tries);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    this.#again = setTimeout(() => this.#open(), wait * (0.7 + 0.6 * Math.random()));
  }

  #quiet(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
  }
}

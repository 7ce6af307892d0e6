/** A WebSocket that comes back by itself: everything one needs to know is sent anew whenever it opens. */
import { person } from "./me.svelte";
import { parseAnswer } from "./removed_names";
import { closeOnceOpen, retryDelay } from "./socket";

interface Reader<Message> {
  received(message: Message): void;
  /** Whether the connection is lost; it is being tried again. */
  connection(lost: boolean): void;
}

export class LiveFeed<Message, Sent = never> {
  readonly #path: string;
  readonly #reader: Reader<Message>;
  #socket: WebSocket | null = null;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #lost = false;
  #closed = false;

  constructor(path: string, reader: Reader<Message>) {
    this.#path = path;
    this.#reader = reader;
  }

  open(): void {
    // The first request of a new browser gets its cookie, by which the server knows who looks.
    void person.known.then(() => this.#connect());
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    if (this.#socket) closeOnceOpen(this.#socket);
  }

  /** Nothing happens where there is no connection. */
  send(message: Sent): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  readonly #again = (): void => {
    if (document.visibilityState === "visible" && this.#lost) this.#connect();
  };

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retryTimer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.#path}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#retries = 0;
      this.#changed(false);
      for (const message of parseAnswer<readonly Message[]>(String(event.data))) this.#reader.received(message);
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.#changed(true);
      this.#retryTimer = setTimeout(() => this.#connect(), retryDelay(++this.#retries, Math.random()));
    };
  }

  #changed(lost: boolean): void {
    this.#lost = lost;
    this.#reader.connection(lost);
  }
}

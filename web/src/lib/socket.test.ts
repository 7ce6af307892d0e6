import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, type Listener, TableSocket } from "./socket";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; token?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; token?: string });
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.receive({ type: "welcome" });
  }

  receive(...messages: object[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get types(): string[] {
    return this.sent.map((message) => message.type);
  }
}

let states: [Connection, number][] = [];
let table: TableSocket;

function last(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error("nobody has called the server");
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are exactly what they are meant to be
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  states = [];
  const listener = {
    hello: () => ({ type: "hello" }),
    received: () => undefined,
    connection: (state: Connection, retries: number) => states.push([state, retries]),
  };
  table = new TableSocket("a b", listener as unknown as Listener);
  table.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection to a table", () => {
  it("says hello first", () => {
    expect(last().address).toBe("ws://menagerie.test/ws/tables/a%20b");
    last().accept();
    expect(last().types).toEqual(["hello"]);
    expect(states).toEqual([["connecting", 0], ["open", 0]]);
  });

  it("tries again after a longer wait each time, up to 15 seconds", () => {
    for (const wait of [300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000]) {
      const calls = FakeSocket.made.length;
      last().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made.length).toBe(calls);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made.length).toBe(calls + 1);
    }
    expect(states.at(-1)).toEqual(["lost", 8]);
  });

  it("begins with the shortest wait again once it was open", () => {
    last().drop();
    vi.advanceTimersByTime(300);
    last().drop();
    vi.advanceTimersByTime(600);
    last().accept();
    last().drop();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made.length).toBe(4);
  });

  it("keeps a request until it is answered, and sends it again after a lost connection", () => {
    const token = table.request({ type: "resign" } as unknown as Parameters<TableSocket["request"]>[0]);
    last().accept();
    expect(last().types).toEqual(["hello", "resign"]);
    last().drop();
    vi.advanceTimersByTime(300);
    last().accept();
    expect(last().sent.at(-1)).toEqual({ type: "resign", token });
    last().receive({ type: "done", token });
    last().drop();
    vi.advanceTimersByTime(300);
    last().accept();
    expect(last().types).toEqual(["hello"]);
  });

  it("stops trying where there is no such table", () => {
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
    expect(states.at(-1)).toEqual(["closed", 0]);
  });

  it("notices a connection on which nobody answers", () => {
    last().accept();
    vi.advanceTimersByTime(20_000);
    expect(last().types).toEqual(["hello", "ping"]);
    vi.advanceTimersByTime(12_000);
    expect(states.at(-1)).toEqual(["lost", 1]);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made.length).toBe(2);
  });

  it("stays open while pings are answered", () => {
    last().accept();
    for (let round = 0; round < 5; round += 1) {
      vi.advanceTimersByTime(20_000);
      last().receive({ type: "pong" });
    }
    expect(FakeSocket.made.length).toBe(1);
  });

  it("tries at once when the network is back", () => {
    last().drop();
    last();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(2);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made.length).toBe(2);
  });

  it("never tries again once it is closed", () => {
    last().accept();
    table.close();
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
  });

  it("closes a connection that is still being opened when it is open, which no browser calls an error", () => {
    const opening = last();
    table.close();
    expect(opening.readyState).toBe(FakeSocket.CONNECTING);
    opening.readyState = FakeSocket.OPEN;
    opening.onopen?.();
    expect(opening.readyState).toBe(3);
    expect(opening.sent).toEqual([]);
  });
});

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardState } from "../board_state.svelte";
import type { Action, Foresight } from "../words";
import { StockPlan } from "./stock_plan.svelte";
import type { TurnAnswer } from "./turn_plan";

const pass: Action = { type: "pass" };
const ticket: Action = { type: "cash-ticket", give: 0 };
const sell: Action = { type: "sell", family: "GI", cards: [1], part: false };
const buy: Action = { type: "buy-card", family: "LI", card: 2 };
const move: Foresight = { cash: [7, 0], worth: [0, 0], reputation: [{ family: "GI", row: 2, column: 2, price: 7 }] };

/** A board whose server answers every question with what `answers` says. */
class TestBoard {
  step = $state(1);
  choices = $state.raw<readonly Action[]>([sell, buy, ticket, pass]);
  waitingOn = $state.raw<readonly number[]>([0]);
  animating = $state(false);
  round = $state("stock");
  readonly sent: Action[] = [];
  readonly asked: (readonly Action[])[] = [];
  answer: (actions: readonly Action[]) => TurnAnswer = () => ({ type: "turn-answer", steps: [], total: null, next: [buy, pass] });

  readonly state = {
    props: () => ({
      step: this.step,
      seat: 0,
      animating: this.animating,
      waitingOn: this.waitingOn,
      previewed: null,
      choices: this.choices.map((action) => ({ action, foresight: action === sell ? move : null })),
      act: (action: Action) => this.sent.push(action),
      preview: () => undefined,
    }),
    view: {
      get round() {
        return "stock";
      },
      step: "turn",
      point: "1",
      players: [{ cash: 10, worth: 50, cards: ["GI_0", "GI_1"] }],
    },
    ask: (query: { actions: readonly Action[] }) => {
      this.asked.push(query.actions);
      return Promise.resolve(this.answer(query.actions));
    },
  } as unknown as BoardState;
}

let stop: () => void = () => undefined;
function start(board: TestBoard): StockPlan {
  let plan: StockPlan | undefined;
  stop = $effect.root(() => {
    plan = new StockPlan(board.state);
  });
  flushSync();
  return plan!;
}
/** Lets the question be asked and answered. */
async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
}
/** The server has done the action; these choices come next. */
function arrives(board: TestBoard, choices: readonly Action[], waitingOn: readonly number[] = [0]): void {
  board.step += 1;
  board.waitingOn = waitingOn;
  board.choices = choices;
  flushSync();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a planned turn", () => {
  it("asks about the whole plan and about what comes before its purchase, and sends nothing", async () => {
    const board = new TestBoard();
    const plan = start(board);
    plan.add(sell);
    plan.add(ticket);
    await settle();
    expect(board.asked).toEqual([[sell, ticket]]);
    plan.add(buy);
    await settle();
    expect(board.asked.slice(1)).toEqual([[sell, ticket, buy]]);
    expect(plan.checking).toBe(false);
    expect(board.sent).toEqual([]);
  });

  it("shows where tokens would go: of what is looked at, then of the plan", async () => {
    const board = new TestBoard();
    const plan = start(board);
    plan.consider(sell);
    expect(plan.ghosts).toEqual(move.reputation);
    plan.consider(null);
    expect(plan.ghosts).toEqual([]);
    board.answer = () => ({ type: "turn-answer", steps: [{ foresight: move, refused: null }], total: move, next: [pass] });
    plan.add(sell);
    await settle();
    expect(plan.ghosts).toEqual(move.reputation);
    expect(plan.totals).toEqual({ cash: 17, worth: 50, cards: 1 });
  });

  it("is sent one action after another, and ends the turn", async () => {
    const board = new TestBoard();
    const plan = start(board);
    plan.add(sell);
    await settle();
    plan.send();
    expect(board.sent).toEqual([sell]);
    flushSync();
    expect(board.sent).toHaveLength(1); // not before the next decision has come
    arrives(board, [buy, pass]);
    expect(board.sent).toEqual([sell, pass]);
    arrives(board, [], [1]);
    expect(plan.sending).toBe(false);
    expect(plan.steps).toEqual([]);
    expect(plan.stopped).toBe(false);
  });

  it("waits while a step is animated", async () => {
    const board = new TestBoard();
    const plan = start(board);
    plan.add(sell);
    await settle();
    plan.send();
    board.animating = true;
    arrives(board, []);
    expect(board.sent).toEqual([sell]);
    board.animating = false;
    board.choices = [buy, pass];
    flushSync();
    expect(board.sent).toEqual([sell, pass]);
  });

  it("stops where an action is no longer legal, and keeps what is left", async () => {
    const board = new TestBoard();
    const plan = start(board);
    plan.toggleCard("GI", 1);
    await settle();
    board.answer = () => ({ type: "turn-answer", steps: [], total: null, next: [buy] });
    plan.steps = [sell, buy];
    await settle();
    plan.send();
    arrives(board, [ticket, pass]);
    expect(plan.stopped).toBe(true);
    expect(plan.steps).toEqual([buy]);
    expect(board.sent).toEqual([sell]);
  });

  it("stops where nothing is confirmed", async () => {
    const board = new TestBoard();
    const plan = start(board);
    plan.add(ticket);
    await settle();
    plan.send();
    await vi.advanceTimersByTimeAsync(10000);
    expect(plan.sending).toBe(false);
    expect(plan.stopped).toBe(true);
  });

  it("is not sent while a step of it is refused", async () => {
    const board = new TestBoard();
    const plan = start(board);
    board.answer = () => ({ type: "turn-answer", steps: [{ foresight: null, refused: { text: "no", paragraph: "6.2a" } }], total: null, next: [] });
    plan.toggleCard("GI", 0);
    await settle();
    expect(plan.refusal).toEqual({ place: 0, text: "no", paragraph: "6.2a" });
    plan.send();
    expect(board.sent).toEqual([]);
  });

  it("can be made out of turn, from what the server says would be legal", async () => {
    const board = new TestBoard();
    board.choices = [];
    board.waitingOn = [1];
    const plan = start(board);
    board.answer = () => ({ type: "turn-answer", steps: [], total: null, next: [buy, pass] });
    await settle();
    expect(board.asked).toEqual([[]]);
    plan.add(buy);
    expect(plan.steps).toEqual([buy]);
    expect(plan.ready).toBe(false);
  });
});

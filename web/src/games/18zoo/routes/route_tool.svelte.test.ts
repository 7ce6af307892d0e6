import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../../../lib/board";
import { BoardState } from "../board_state.svelte";
import type { Action, AnswerOf, Event, Query, StaticDocument, View } from "../words";
import { RouteTool } from "./route_tool.svelte";
import { LADDER_FACTS, LADDER_HEXES, LADDER_TILES } from "./track_map.fixture";

type RunsAnswer = AnswerOf<"runs-answer">;

/** Ten nuts a hex: enough to tell runs apart. */
function answer(query: Query, refused: RunsAnswer["refused"] = null): RunsAnswer {
  const drawn = query.type === "ask-drawn-runs" ? query.runs : [{ squirrel: "2S-0", hexes: ["A", "B", "C"] }];
  const runs = drawn.map(({ squirrel, hexes }) => ({ squirrel, hexes, nuts: 10 * hexes.length, waters: 0, kind: null, stops: [] }));
  const nuts = runs.reduce((sum, run) => sum + run.nuts, 0);
  return { type: "runs-answer", family: "GI", runs: refused ? [] : runs, nuts: refused ? 0 : nuts, waters: 0, best: query.type === "ask-best-runs", refused };
}

const SQUIRREL = { kind: "2S", asleep: false, last_run: false };
const acted: Action[] = [];
let asked: Query[] = [];
let reply: (query: Query) => Promise<unknown>;
let step = $state("run");
let tool: RouteTool;
let board: BoardState;
let cleanUp: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  acted.length = 0;
  step = "run";
  reply = (query) => Promise.resolve(answer(query));
  const families = [{ family: "GI", squirrels: [{ ...SQUIRREL, id: "2S-0" }, { ...SQUIRREL, id: "2S-1" }] }];
  const document = { hexes: LADDER_FACTS, tiles: LADDER_TILES } as unknown as StaticDocument;
  const choice = (type: string) => ({ action: { type }, foresight: null });
  const props = {
    document,
    animating: false,
    get choices() {
      return step === "run" ? [choice("run-best"), choice("rest")] : [];
    },
    act: (action: Action) => acted.push(action),
    ask: (query: Query) => {
      asked.push(query);
      return reply(query);
    },
  } as unknown as BoardProps<View, Action, Event>; // what the tool does not read is left out
  cleanUp = $effect.root(() => {
    const view = $derived({ step, family: "GI", point: "1.run", families, hexes: LADDER_HEXES, runs: [], round: "operating" } as unknown as View);
    board = new BoardState(
      () => props,
      () => view,
    );
    tool = new RouteTool(board);
  });
  flushSync();
  await vi.runAllTimersAsync();
});

afterEach(() => {
  cleanUp();
  vi.useRealTimers();
});

async function drag(...hexes: readonly string[]): Promise<void> {
  const [first, ...others] = hexes;
  if (!tool.dragStart(first ?? "")) return;
  for (const hex of others) tool.dragTo(hex);
  tool.dragEnd();
  await vi.runAllTimersAsync();
}

describe("at once", () => {
  it("the best runs are shown, and running them is the action of the list", () => {
    expect(tool.nuts).toBe(30);
    expect(tool.best?.best).toBe(true);
    expect(board.tool).toBe(tool);
    expect(board.shownRuns.map(({ run, draft }) => [run.hexes.join(""), draft])).toEqual([["ABC", false]]);
    tool.run();
    expect(acted).toEqual([{ type: "run-best" }]);
  });
});

describe("a gesture", () => {
  it("asks what the runs would bring, shows old and new, and sends nothing", async () => {
    await drag("C", "D", "E");
    expect(asked.at(-1)).toEqual({
      type: "ask-drawn-runs",
      family: "GI",
      runs: [{ squirrel: "2S-0", hexes: ["A", "B", "C", "D", "E"], nuts: null, waters: null }],
    });
    expect([tool.nutsBefore, tool.nuts, tool.best?.nuts]).toEqual([30, 50, 30]);
    expect(acted).toEqual([]);
  });

  it("is drawn while it goes on", () => {
    tool.dragStart("C");
    tool.dragTo("D");
    expect(board.shownRuns[0]?.run.hexes).toEqual(["A", "B", "C", "D"]);
    expect(board.shownRuns[0]?.draft).toBe(true);
  });

  it("runs what is drawn once that is asked for", async () => {
    await drag("C", "D", "E");
    tool.run();
    expect(acted).toEqual([{ type: "draw-runs", runs: [{ squirrel: "2S-0", hexes: ["A", "B", "C", "D", "E"], nuts: null, waters: null }] }]);
  });

  it("back to the best way is the best again", async () => {
    await drag("C", "D", "E");
    await drag("E", "D", "C");
    expect(tool.drafts).toBeNull();
    tool.run();
    expect(acted).toEqual([{ type: "run-best" }]);
  });

  it("several quick ones are one question", async () => {
    const before = asked.length;
    tool.click("E");
    tool.click("R");
    await vi.runAllTimersAsync();
    expect(asked.length - before).toBe(1);
  });

  it("that is refused says why and cannot be run", async () => {
    reply = (query) => Promise.resolve(answer(query, { text: "Too many stops.", paragraph: "7.4b" }));
    await drag("C", "D", "E");
    expect([tool.nuts, tool.action, tool.drawn?.refused?.paragraph]).toEqual([null, null, "7.4b"]);
    tool.run();
    expect(acted).toEqual([]);
  });

  it("whose answer comes too late does not count", async () => {
    let late: (found: unknown) => void = () => undefined;
    reply = () => new Promise((resolve) => (late = resolve));
    await drag("C", "D", "E");
    reply = (query) => Promise.resolve(answer(query));
    await drag("E", "R");
    late(answer({ type: "ask-drawn-runs", family: "GI", runs: [] }));
    await vi.runAllTimersAsync();
    expect(tool.nuts).toBe(60);
  });

  it("off the track begins nothing: the pointer moves the map", () => {
    expect(tool.dragStart("U")).toBe(false);
  });
});

describe("another squirrel", () => {
  it("is picked and draws a run of its own", async () => {
    tool.pick("2S-1");
    await drag("E", "D", "C");
    expect(tool.runners.map(({ squirrel, way }) => [squirrel, way.join("")])).toEqual([
      ["2S-0", "ABC"],
      ["2S-1", "EDC"],
    ]);
    expect(tool.nuts).toBe(60);
  });
});

describe("out of turn", () => {
  it("any family's runs can be tried, and nothing can be sent", async () => {
    step = "track";
    flushSync();
    expect(board.tool).toBeNull();
    tool.show("GI");
    flushSync();
    await vi.runAllTimersAsync();
    await drag("C", "D", "E");
    expect(tool.nuts).toBe(50);
    expect(tool.whatIf).toBe(true);
    tool.run();
    expect(acted).toEqual([]);
    tool.close();
    flushSync();
    expect(board.shownRuns).toEqual([]);
  });
});

import { describe, expect, it, vi } from "vitest";
import { ActionSequence } from "./action_sequence.svelte";
import { boardOf, choiceOf, viewOf } from "./fixtures";
import { PlaceTool } from "./place_tool.svelte";

const STATION = viewOf({ step: "station", point: "1.station" });
const CHOICES = [
  choiceOf({ type: "build-station", hex: "K9", power: null }, { treasury: { GI: -2 }, harvest_before: 30, harvest_after: 60 }),
  choiceOf({ type: "build-station", hex: "M5", power: null }),
  choiceOf({ type: "build-station", hex: "M5", power: "ON_A_DIET" }),
  choiceOf({ type: "mark", power: "WHEAT", hex: "C3" }),
  choiceOf({ type: "pass" }),
];

describe("building stations on the map", () => {
  it("lights exactly the legal hexes, with cost and change", () => {
    const board = boardOf(STATION, CHOICES);
    const tool = new PlaceTool(board);
    expect([...tool.marks].filter(([, mark]) => mark.active).map(([hex]) => hex)).toEqual(["K9", "M5"]);
    expect(tool.marks.get("K9")?.badge).toBe("2 · +30");
    expect(board.tool).toBe(tool);
  });

  it("selects with the first click and builds with the second", () => {
    const act = vi.fn();
    const tool = new PlaceTool(boardOf(STATION, CHOICES, { act }));
    tool.click("K9");
    expect(tool.picked).toBe("K9");
    expect(act).not.toHaveBeenCalled();
    tool.click("K9");
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "build-station", hex: "K9", power: null }, true);
  });

  it("asks which way where there are two, and sends nothing before", () => {
    const act = vi.fn();
    const tool = new PlaceTool(boardOf(STATION, CHOICES, { act }));
    tool.click("M5");
    tool.click("M5");
    expect(tool.confirm()).toBe(false);
    expect(act).not.toHaveBeenCalled();
    tool.rotate(-1);
    tool.rotate(1);
    expect(tool.way).toBe(1);
    expect(tool.confirm()).toBe(true);
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "build-station", hex: "M5", power: "ON_A_DIET" }, true);
  });

  it("says why a hex cannot be used, and sends nothing", async () => {
    const act = vi.fn();
    const ask = vi.fn().mockResolvedValue({ type: "hex-answer", hex: "A1", lay: null, station: { text: "Not within reach.", paragraph: "7.3" } });
    const tool = new PlaceTool(boardOf(STATION, CHOICES, { act, ask }));
    tool.click("A1");
    await vi.waitFor(() => expect(tool.reasons.shown).toEqual({ hex: "A1", text: "Not within reach.", paragraph: "7.3" }));
    expect(act).not.toHaveBeenCalled();
  });

  it("shows the places of a power that was chosen, until it is given up", () => {
    const board = boardOf(STATION, CHOICES);
    const tool = new PlaceTool(board);
    tool.use("WHEAT");
    expect([...tool.places.keys()]).toEqual(["C3"]);
    expect(tool.name).toBe("mark");
    tool.click("C3");
    expect(tool.cancel()).toBe(true);
    expect(tool.picked).toBeNull();
    expect(tool.cancel()).toBe(true);
    expect([...tool.places.keys()]).toEqual(["K9", "M5"]);
    expect(tool.cancel()).toBe(false);
  });

  it("asks for the other end of the hole", () => {
    const view = viewOf({ step: "second-hole", point: "1.second-hole" });
    const tool = new PlaceTool(boardOf(view, [choiceOf({ type: "mark", power: "HOLE", hex: "B2" })]));
    expect([...tool.places.keys()]).toEqual(["B2"]);
  });
});

describe("several actions as one gesture", () => {
  const decline = { type: "decline" } as const;
  const offer = { type: "offer-squirrel", squirrel: "2S-0", price: 6 } as const;

  function table(): { props: { choices: ReturnType<typeof choiceOf>[]; step: number; seat: number; act: ReturnType<typeof vi.fn> }; sequence: ActionSequence } {
    const props = { choices: [choiceOf(decline)], step: 1, seat: 0, act: vi.fn() };
    const board = boardOf(viewOf(), []);
    Object.defineProperty(board, "props", { value: () => props });
    return { props, sequence: new ActionSequence(board) };
  }

  it("sends the second when it has become possible", () => {
    const { props, sequence } = table();
    sequence.start([decline, offer]);
    expect(props.act).toHaveBeenLastCalledWith(decline);
    sequence.goOn();
    expect(props.act).toHaveBeenCalledTimes(1);
    Object.assign(props, { step: 2, choices: [] });
    sequence.goOn();
    props.choices = [choiceOf(offer)];
    sequence.goOn();
    expect(props.act).toHaveBeenLastCalledWith(offer);
    expect(sequence.waiting).toEqual([]);
  });

  it("drops the rest where it is not possible, or another person looks", () => {
    const { props, sequence } = table();
    sequence.start([decline, offer]);
    Object.assign(props, { step: 2, choices: [choiceOf({ type: "pass" })] });
    sequence.goOn();
    expect(sequence.waiting).toEqual([]);
    sequence.start([decline, offer]);
    Object.assign(props, { step: 3, seat: 1 });
    sequence.goOn();
    expect(sequence.waiting).toEqual([]);
    expect(props.act).toHaveBeenCalledTimes(2);
  });
});

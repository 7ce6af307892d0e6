import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../board_state.svelte";
import type { Foresight, StaticDocument, TileFacts } from "../words";
import { DelayedQuestion } from "./delayed_question";
import { bubblePlace, fanPlaces, type Box, type Point, type Size } from "./fan_places";
import { bestLay, costOf, firstWay, groupLays, harvestChange, lookOf, nextRotation, onlyTile, type LayAt } from "./lay_groups";
import { EMPTY_PLAN, MOST_TILES, storedPlan, storePlan, withoutTile, withStation, withTile, type Plan } from "./plan_storage";
import { becomes, squirrelOfPhase, supplyOf } from "./supply";

type LayChoice = Choice<"lay">;
type Power = LayChoice["action"]["power"];

function tile(number: string, facts: Partial<TileFacts> = {}): TileFacts {
  return { number, supply: number.replace("X", ""), colour: "yellow", area: "plain", copies: 2, ...facts };
}

const TILES = new Map(
  [
    tile("7", { paths: [[0, 1]] }),
    tile("8", { paths: [[0, 2]], upgrades: ["23"] }),
    tile("9", { paths: [[0, 3]], upgrades: ["23"] }),
    tile("23", { colour: "green", paths: [[0, 3], [0, 4]] }), // prettier-ignore
    tile("81", { colour: "green", stops: [[0, 2, 4]], moles: true }),
  ].map((one) => [one.number, one]),
);

function lay(hex: string, number: string, rotation: number, power: Power = null, foresight: Partial<Foresight> | null = null): LayChoice {
  const action = { type: "lay" as const, hex, tile: number, rotation, power };
  return { action, group: hex, short: "", long: "", number: null, foresight: foresight && { cash: [], worth: [], ...foresight } };
}

describe("grouping the legal lays", () => {
  it("groups by hex, tile and rotation, in the order of the box and clockwise", () => {
    const lays = groupLays([lay("B2", "9", 1), lay("B2", "7", 4), lay("B2", "7", 0), lay("C3", "8", 5)], TILES);
    expect([...lays.keys()].sort()).toEqual(["B2", "C3"]);
    expect(lays.get("B2")?.map((one) => [one.tile, one.lays.map((at) => at.rotation)])).toEqual([
      ["7", [0, 4]],
      ["9", [1]],
    ]);
  });

  it("offers rotations that look the same once", () => {
    const lays = groupLays([lay("B2", "9", 3), lay("B2", "9", 0), lay("B2", "9", 1)], TILES);
    const [only] = lays.get("B2") ?? [];
    expect(only?.lays.map((at) => at.rotation)).toEqual([0, 1]);
    expect(only?.lays[0]?.alike).toEqual([0, 3]);
    expect(lookOf(TILES.get("81"), 0)).toBe(lookOf(TILES.get("81"), 2));
    expect(lookOf(TILES.get("81"), 0)).not.toBe(lookOf(TILES.get("81"), 1));
  });

  it("keeps the ways of the same lay together, the ordinary one first", () => {
    const lays = groupLays([lay("B2", "8", 0, "ANCIENT_MAPS"), lay("B2", "8", 0)], TILES);
    const at = lays.get("B2")?.[0]?.lays[0] as LayAt;
    expect(at.ways.map((way) => way.action.power)).toEqual(["ANCIENT_MAPS", null]);
    expect(firstWay(at)?.action.power).toBeNull();
  });

  it("leaves exactly the hexes where a tile fits", () => {
    const lays = groupLays([lay("B2", "8", 0), lay("B2", "9", 0), lay("C3", "9", 0), lay("D4", "8", 1)], TILES);
    expect([...onlyTile(lays, "8").keys()]).toEqual(["B2", "D4"]);
    expect(onlyTile(lays, "8").get("B2")?.map((one) => one.tile)).toEqual(["8"]);
    expect(onlyTile(lays, "7").size).toBe(0);
  });

  it("rotates through the legal rotations alone, both ways round", () => {
    expect(nextRotation([0, 2, 5], 2, 1)).toBe(5);
    expect(nextRotation([0, 2, 5], 5, 1)).toBe(0);
    expect(nextRotation([0, 2, 5], 0, -1)).toBe(5);
    expect(nextRotation([0, 2, 5], null, 1)).toBe(0);
    expect(nextRotation([], 0, 1)).toBeNull();
  });

  it("reads cost and change of the harvest from the foresight", () => {
    expect(costOf({ cash: [], worth: [], treasury: { GI: -2 } }, "GI")).toBe(2);
    expect(costOf({ cash: [], worth: [], treasury: { GI: 2 } }, "GI")).toBe(-2);
    expect(costOf(null, "GI")).toBe(0);
    expect(harvestChange({ cash: [], worth: [], harvest_before: 30, harvest_after: 50 })).toBe(20);
    expect(harvestChange({ cash: [], worth: [], harvest_after: 50 })).toBeNull();
  });

  it("shows the best harvest first, and of equals the cheapest", () => {
    const better = { harvest_before: 0, harvest_after: 20 };
    const choices = [
      lay("B2", "7", 0, null, { harvest_before: 0, harvest_after: 10 }),
      lay("B2", "7", 1, null, { ...better, treasury: { GI: -2 } }),
      lay("B2", "7", 2, null, better),
    ];
    const lays = groupLays(choices, TILES).get("B2")?.[0]?.lays ?? [];
    expect(bestLay(lays, "GI")?.rotation).toBe(2);
    expect(bestLay([], "GI")).toBeNull();
  });
});

describe("questions while the pointer moves", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function question(): { ask: ReturnType<typeof vi.fn>; told: (readonly [string, string | null])[]; one: DelayedQuestion<string> } {
    const told: (readonly [string, string | null])[] = [];
    const ask = vi.fn((key: string) => (key === "bad" ? Promise.reject(new Error("refused")) : Promise.resolve(`about ${key}`)));
    return { ask, told, one: new DelayedQuestion(ask, (key, answer) => told.push([key, answer])) };
  }

  it("asks only about the hex where the pointer rests", async () => {
    const { ask, told, one } = question();
    one.request("A1");
    await vi.advanceTimersByTimeAsync(100);
    one.request("A2");
    one.request("A2");
    await vi.advanceTimersByTimeAsync(149);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask.mock.calls).toEqual([["A2"]]);
    expect(told).toEqual([["A2", "about A2"]]);
  });

  it("asks once for each key until the position changes", async () => {
    const { ask, told, one } = question();
    one.now("A1");
    await vi.runAllTimersAsync();
    one.cancel();
    one.request("A1");
    expect(told).toHaveLength(2);
    expect(ask).toHaveBeenCalledTimes(1);
    one.forget();
    one.request("A1");
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("does not tell what is no longer wanted or belongs to another position", async () => {
    const { told, one } = question();
    one.now("A1");
    one.cancel();
    await vi.runAllTimersAsync();
    one.now("A2");
    one.forget();
    await vi.runAllTimersAsync();
    expect(told).toEqual([]);
  });

  it("tells nothing known where it was refused", async () => {
    const { told, one } = question();
    one.now("bad");
    await vi.runAllTimersAsync();
    expect(told).toEqual([["bad", null]]);
  });
});

describe("where the fan lies", () => {
  const item: Size = { width: 80, height: 100 };
  const bar: Size = { width: 300, height: 90 };
  const box = (left: number, top: number, width: number, height = width): Box => ({ left, top, width, height });

  function inside(place: Point, size: Size, room: Box): boolean {
    const [x, y] = [place.x - room.left, place.y - room.top];
    return x >= size.width / 2 && x <= room.width - size.width / 2 && y >= size.height / 2 && y <= room.height - size.height / 2;
  }

  it("is a ring about the hex where there is room", () => {
    const places = fanPlaces(3, item, bar, box(700, 400, 80), box(0, 0, 1440, 900));
    expect(places.shape).toBe("ring");
    for (const place of places.items) expect(Math.hypot(place.x - 740, place.y - 440)).toBeGreaterThan(80);
  });

  it("never leaves the screen, and its tiles never overlap", () => {
    for (const room of [box(0, 0, 1440, 900), box(0, 0, 390, 844), box(0, 0, 360, 640)])
      for (const count of [1, 2, 3, 6, 9, 12])
        for (let x = 0; x < room.width; x += 60)
          for (let y = 0; y < room.height; y += 60) {
            const places = fanPlaces(count, item, bar, box(x, y, 40), room);
            for (const place of places.items) expect(inside(place, item, room)).toBe(true);
            expect(inside(places.bar, bar, room)).toBe(true);
            places.items.forEach((one, index) => {
              for (const other of places.items.slice(0, index)) {
                const overlap = Math.abs(one.x - other.x) < item.width * 0.98 && Math.abs(one.y - other.y) < item.height * 0.8;
                expect(overlap).toBe(false);
              }
            });
          }
  });

  it("is docked at the lower edge of a phone, and leaves the hex free", () => {
    const room = box(0, 0, 390, 844);
    const far = fanPlaces(6, item, bar, box(150, 350, 50), room, true);
    expect(far.shape).toBe("docked");
    expect(far.block && far.block.top + far.block.height).toBeCloseTo(838);
    const near = fanPlaces(3, item, bar, box(150, 700, 50), room, true);
    expect(near.block && near.block.top + near.block.height).toBeLessThanOrEqual(700);
  });

  it("puts a reason above its hex, or below at the upper edge", () => {
    const room = box(0, 0, 390, 844);
    expect(bubblePlace({ width: 200, height: 60 }, box(100, 300, 40), room).y).toBeLessThan(300);
    expect(bubblePlace({ width: 200, height: 60 }, box(100, 10, 40), room).y).toBeGreaterThan(50);
    expect(bubblePlace({ width: 200, height: 60 }, box(380, 300, 40), room).x).toBe(284);
  });
});

describe("the stored plan", () => {
  function store(): Storage {
    const kept = new Map<string, string>();
    const found = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    return found as unknown as Storage;
  }
  const plan: Plan = { tiles: [{ hex: "B2", tile: "8", rotation: 3 }], stations: ["C3"], family: "GI", kinds: ["2S", "3S"] };

  it("comes back for the same table alone", () => {
    const kept = store();
    storePlan(kept, "one", plan);
    expect(storedPlan(kept, "one", ["GI"])).toEqual(plan);
    expect(storedPlan(kept, "two", ["GI"])).toEqual(EMPTY_PLAN);
    storePlan(kept, "one", EMPTY_PLAN);
    expect(kept.getItem("18zoo-plan-one")).toBeNull();
  });

  it("leaves out what cannot be read", () => {
    const kept = store();
    kept.setItem("18zoo-plan-one", JSON.stringify({ tiles: [{ hex: 1 }, { hex: "B2", tile: "8", rotation: 9 }, plan.tiles[0]], stations: [7, "C3"], family: "XX", kinds: "2S" }));
    expect(storedPlan(kept, "one", ["GI"])).toEqual({ ...plan, family: null, kinds: null });
    kept.setItem("18zoo-plan-one", "{");
    expect(storedPlan(kept, "one", ["GI"])).toEqual(EMPTY_PLAN);
    expect(storedPlan(null, "one", ["GI"])).toEqual(EMPTY_PLAN);
  });

  it("holds one tile a hex and no more than the server accepts", () => {
    const other = withTile(plan, { hex: "B2", tile: "9", rotation: 0 });
    expect(other.tiles).toEqual([{ hex: "B2", tile: "9", rotation: 0 }]);
    expect(withoutTile(other, "B2").tiles).toEqual([]);
    let many = EMPTY_PLAN;
    for (let place = 0; place < MOST_TILES + 3; place++) many = withTile(many, { hex: `A${place}`, tile: "8", rotation: 0 });
    expect(many.tiles).toHaveLength(MOST_TILES);
    expect(withStation(plan, "C3").stations).toEqual([]);
    expect(withStation(plan, "D4").stations).toEqual(["C3", "D4"]);
  });
});

describe("the supply", () => {
  const document = {
    tiles: [...TILES.values(), tile("X8", { area: "O" })],
    phases: [
      { phase: "2S", limit: 4, colours: ["yellow"], r_value: 30, launch: [] },
      { phase: "3S", limit: 4, colours: ["yellow", "green"], r_value: 30, launch: [] },
    ],
    squirrels: [
      { kind: "2S", cost: 7, stops: 2, jumping: false, phase: "2S", retires_on: null, last_run_on: null },
      { kind: "3S", cost: 12, stops: 3, jumping: false, phase: "3S", retires_on: null, last_run_on: null },
    ],
  } as unknown as StaticDocument;

  it("says which tiles cannot be laid, and why", () => {
    const groups = supplyOf(document, { tiles: { "7": 0, "8": 3, "9": 1, "23": 1, "81": 1 }, phase: "2S" }, false);
    expect(groups.get("yellow")?.map((one) => [one.facts.number, one.left, one.unavailable?.reason])).toEqual([
      ["7", 0, "none-left"],
      ["8", 3, undefined],
      ["9", 1, undefined],
    ]);
    expect(groups.get("green")?.map((one) => one.unavailable)).toEqual([{ reason: "later-phase", squirrel: "3S" }, { reason: "moles" }]);
  });

  it("opens tiles with their phase, and those of the moles with the power", () => {
    const groups = supplyOf(document, { tiles: { "23": 1, "81": 1 }, phase: "3S" }, true);
    expect(groups.get("green")?.map((one) => one.unavailable)).toEqual([null, null]);
  });

  it("knows what a tile comes from", () => {
    expect(becomes([...TILES.values()], "23").map((one) => one.number)).toEqual(["8", "9"]);
    expect(squirrelOfPhase(document, "3S")).toBe("3S");
  });
});

import { describe, expect, it } from "vitest";
import type { BoardEvent } from "../../lib/board";
import { animate, nutsOf, sceneOf, withPlaces } from "./animations";
import type { Event, FamilyView, SquirrelRun, View } from "./words";

function family(name: FamilyView["family"], change: Partial<FamilyView> = {}): FamilyView {
  return {
    family: name, launched: true, controller: 0, treasury: 10, row: 1, column: 1, price: 7, lounge: [], kitchen: [],
    squirrels: [{ id: "2S-1", kind: "2S", asleep: false, last_run: false }], stations: [], station_costs: [], powers: [], wheat: null, ...change,
  }; // prettier-ignore
}

/** Only what the frames read and change; the rest of a view passes through them untouched. */
function position(change: Partial<View> = {}): View {
  const player = { cash: 20, debt: 0, tickets: 0, cards: [], powers: [], worth: 20 };
  const view: Partial<View> = {
    players: [player, player],
    families: [family("GI"), family("LI", { squirrels: [], row: 2, column: 1, price: 6 })],
    stacks: [{ row: 1, column: 1, families: ["GI"] }, { row: 2, column: 1, families: ["LI"] }], // prettier-ignore
    hexes: [{ hex: "D5", area: "plain" }],
    kitchen: [],
    ...change,
  };
  return view as View;
}

function events(...all: Event[]): BoardEvent<Event>[] {
  return all.map((event, place) => ({ number: 40 + place, event, text: event.type }));
}

function run(squirrel: string, ...nuts: number[]): SquirrelRun {
  const stops = nuts.map((one, place) => ({ hex: `H${place}`, kind: "station" as const, nuts: one }));
  return { squirrel, hexes: stops.map((stop) => stop.hex), nuts: nuts.reduce((sum, one) => sum + one, 0), waters: 0, kind: null, stops };
}

const RAN: Event = { type: "ran", family: "GI", runs: [run("2S-1", 20, 30), run("3S-1", 10, 40, 60)], nuts: 160, waters: 0 };

describe("without anything to show", () => {
  it("there are no frames", () => {
    expect(animate(null, events(RAN), position())).toEqual([]);
    expect(animate(position(), [], position())).toEqual([]);
  });

  it("passes and book-keeping take no time", () => {
    const quiet = events({ type: "passed", seat: 0, family: null, acted: false }, { type: "turn-began", family: "GI", seat: 0 }, { type: "phase-began", phase: "3S" });
    expect(animate(position(), quiet, position())).toEqual([]);
    expect(animate(position(), events({ type: "ran", family: "GI", runs: [], nuts: 0, waters: 0 }), position())).toEqual([]);
    expect(animate(position(), events({ type: "harvest-kept", family: "GI", nuts: 0, amount: 0 }), position())).toEqual([]);
  });
});

describe("a run", () => {
  const frames = animate(position(), events(RAN), position());

  it("counts the nuts stop by stop, none before it is reached", () => {
    expect(frames.map(({ scene }) => scene.running?.nuts)).toEqual([0, 0, 30, 100, 160]);
    expect(frames.map(({ scene }) => scene.running?.reached)).toEqual([0, 1, 2, 3, 4]);
    expect(nutsOf(RAN.type === "ran" ? RAN.runs : [], 2)).toBe(100);
  });

  it("takes at most two and a half seconds, however long it is", () => {
    const long: Event = { type: "ran", family: "GI", runs: [run("5S-1", ...Array.from({ length: 24 }, () => 10))], nuts: 240, waters: 0 };
    const total = animate(position(), events(long), position()).reduce((sum, frame) => sum + frame.ms, 0);
    expect(total).toBeLessThanOrEqual(2500);
    expect(total).toBeGreaterThan(2000);
  });

  it("leaves nothing on the map afterwards", () => {
    expect(sceneOf(position()).running).toBeNull();
  });
});

describe("what the frames let one read", () => {
  const after = position({ hexes: [{ hex: "D5", area: "plain", tile: "8", rotation: 2 }] });
  const shared: Event = { type: "harvest-shared", family: "GI", each: 2, bonus: 0, paid: [6, 2] };
  const moved: Event = { type: "reputation-moved", family: "GI", price: 8, row: 1, column: 2 };

  it("is cash once the coins have arrived", () => {
    const frames = animate(position(), events(moved, shared, { type: "ended", reason: "last-round" }), position());
    expect(frames.map(({ scene }) => scene.view.players.map((player) => player.cash))).toEqual([[20, 20], [20, 20], [26, 22]]);
    expect(frames.map((frame) => frame.event)).toEqual([40, 41, 42]);
  });

  it("is the token in its new box once it has moved there", () => {
    const frames = animate(position(), events(moved, shared), position());
    const priceOf = (view: View) => view.families.find((one) => one.family === "GI")?.price;
    expect(frames.map(({ scene }) => priceOf(scene.view))).toEqual([7, 8]);
    expect(frames[0]?.scene.view.stacks).toEqual([{ row: 2, column: 1, families: ["LI"] }]);
    expect(frames[1]?.scene.view.stacks).toContainEqual({ row: 1, column: 2, families: ["GI"] });
    expect(frames[0]?.flights[0]).toMatchObject({ what: "token", to: "box-1-2" });
  });

  it("is a token below those that lie in its new box", () => {
    const down: Event = { type: "reputation-moved", family: "GI", price: 6, row: 2, column: 1 };
    const frames = animate(position(), events(down, shared), position());
    expect(frames[1]?.scene.view.stacks).toEqual([{ row: 2, column: 1, families: ["LI", "GI"] }]);
  });

  it("is a tile with its own frame, paid by the family", () => {
    const laid: Event = { type: "tile-laid", family: "GI", hex: "D5", tile: "8", rotation: 2, cost: 3, power: null, home: null };
    const [frame, ...others] = animate(position(), events(laid), after);
    expect(others).toEqual([]);
    expect(frame?.scene.laid).toBe("D5");
    expect(frame?.scene.view.hexes[0]?.tile).toBe("8");
    expect(frame?.scene.view.families[0]?.treasury).toBe(7);
  });

  it("is a squirrel with its family once it has come, and without those that have retired", () => {
    const bought: Event = {
      type: "squirrel-bought", family: "LI", squirrel: "4S-1", kind: "4S", price: 10, source: null, kitchen: false, from_seat: null, helped: 0, loan: 0,
    }; // prettier-ignore
    const retired: Event = { type: "squirrel-retired", squirrel: "2S-1", family: "GI" };
    const frames = animate(position(), events(bought, retired), position());
    const squirrels = frames.map(({ scene }) => scene.view.families.map((one) => one.squirrels.map(({ id }) => id)));
    expect(squirrels).toEqual([[["2S-1"], []], [[], ["4S-1"]]]);
    expect(frames[1]?.scene.view.families[1]?.treasury).toBe(0);
  });

  it("is everybody's kitchen at the same time", () => {
    const frames = animate(position(), events({ type: "kitchen-paid", family: "GI", amount: 2 }, { type: "kitchen-paid", family: "LI", amount: 4 }), position());
    expect(frames).toHaveLength(1);
    expect(frames[0]?.flights.map((flight) => flight.text)).toEqual(["2", "4"]);
  });
});

describe("what begins or ends out of view", () => {
  const paid: Event = { type: "harvest-shared", family: "GI", each: 2, bonus: 0, paid: [6, 2] };
  const frames = animate(position(), events(RAN, paid), position());
  const times = (places: readonly string[]): readonly number[] => withPlaces(frames, new Set(places)).map((frame) => frame.ms);

  it("does not fly, and takes no time", () => {
    expect(withPlaces(frames, new Set(["order-GI"])).at(-1)).toMatchObject({ flights: [], ms: 0, scene: frames.at(-1)?.scene });
    expect(times(["order-GI"]).slice(0, -1)).toEqual(frames.slice(0, -1).map((frame) => frame.ms));
  });

  it("leaves the others flying", () => {
    const [last] = withPlaces(frames, new Set(["treasury-GI", "cash-1"])).slice(-1);
    expect(last?.flights.map((flight) => flight.text)).toEqual(["2"]);
    expect(last?.ms).toBe(frames.at(-1)?.ms);
    expect(times(["order-GI", "seat-0", "order-seat-1"])).toEqual(frames.map((frame) => frame.ms));
  });
});

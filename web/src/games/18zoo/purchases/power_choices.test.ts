import { describe, expect, it } from "vitest";
import type { Action, Power } from "../words";
import { choiceOf, familyOf, playerOf, viewOf } from "./fixtures";
import { choicesOf, exampleUse, holderOf, isAutomatic, placeOf, placesByHex, powersForFamily, powerUsedBy, targetOf, usablePowers } from "./power_choices";
import { powerGroups } from "./power_groups";

const USES: readonly [Action, Power, ReturnType<typeof targetOf>][] = [
  [{ type: "use-power", power: "MIDAS" }, "MIDAS", "nothing"],
  [{ type: "use-power", power: "IT_S_ALL_GREEK_TO_ME" }, "IT_S_ALL_GREEK_TO_ME", "nothing"],
  [{ type: "use-power", power: "TWO_BARRELS" }, "TWO_BARRELS", "nothing"],
  [{ type: "take-days-off", family: "GI" }, "DAYS_OFF", "family"],
  [{ type: "call-squirrel", family: "GI", squirrel: "3S-0", kind: null }, "WHATSUP", "squirrel"],
  [{ type: "lay", hex: "K9", tile: "80", rotation: 0, power: "MOLES" }, "MOLES", "tile"],
  [{ type: "lay", hex: "K9", tile: "14", rotation: 0, power: "RABBITS" }, "RABBITS", "tile"],
  [{ type: "lay", hex: "K9", tile: "8", rotation: 0, power: "ANCIENT_MAPS" }, "ANCIENT_MAPS", "tile"],
  [{ type: "build-station", hex: "K9", power: "ON_A_DIET" }, "ON_A_DIET", "hex"],
  [{ type: "build-station", hex: "K9", power: "THAT_S_MINE" }, "THAT_S_MINE", "hex"],
  [{ type: "mark", power: "HOLE", hex: "A1" }, "HOLE", "hex"],
  [{ type: "mark", power: "WHEAT", hex: "A1" }, "WHEAT", "hex"],
  [{ type: "mark", power: "WORK_IN_PROGRESS", hex: "A1" }, "WORK_IN_PROGRESS", "hex"],
  [{ type: "save", squirrel: "2S-0" }, "PATCH", "squirrel"],
  [{ type: "put-patch", squirrel: "2S-0" }, "PATCH", "squirrel"],
  [{ type: "take-off-patch" }, "PATCH", "nothing"],
];

describe("which choices belong to which power", () => {
  it.each(USES)("%o uses %s on %s", (action, power, target) => {
    expect(powerUsedBy(action)).toBe(power);
    expect(targetOf(action)).toBe(target);
    expect(isAutomatic(power)).toBe(false);
  });

  it("ordinary lays and stations use none", () => {
    expect(powerUsedBy({ type: "lay", hex: "K9", tile: "8", rotation: 0, power: null })).toBeNull();
    expect(powerUsedBy({ type: "build-station", hex: "K9", power: null })).toBeNull();
    expect(powerUsedBy({ type: "buy-power", power: "MIDAS" })).toBeNull();
  });

  it("keeps use, purchase and sale to a family apart", () => {
    const choices = [
      choiceOf({ type: "buy-power", power: "WHEAT" }),
      choiceOf({ type: "ask-for-power", power: "WHEAT", price: 0 }),
      choiceOf({ type: "ask-for-power", power: "WHEAT", price: 1 }),
      choiceOf({ type: "ask-for-power", power: "MOLES", price: 1 }),
      choiceOf({ type: "mark", power: "WHEAT", hex: "K9" }),
      choiceOf({ type: "pass" }),
    ];
    const wheat = choicesOf("WHEAT", choices);
    expect(wheat.buy?.action.type).toBe("buy-power");
    expect(wheat.ask.map(({ action }) => action.price)).toEqual([0, 1]);
    expect(wheat.use.map(({ action }) => action.type)).toEqual(["mark"]);
    expect([...usablePowers(choices)]).toEqual(["WHEAT"]);
    expect([...powersForFamily(choices).keys()]).toEqual(["WHEAT", "MOLES"]);
  });
});

describe("where a power is", () => {
  const view = viewOf({
    players: [playerOf(["MIDAS"]), playerOf(["WHATSUP"])],
    families: [familyOf("GI", { powers: ["WHEAT"] }), familyOf("LI", { controller: 1, powers: ["MOLES"] })],
    available: ["HOLE"],
    future: ["PATCH"],
    out: ["DAYS_OFF"],
  });

  it("finds players, families, display, next ones and those used up", () => {
    expect(placeOf("MIDAS", view)).toEqual({ at: "player", seat: 0 });
    expect(placeOf("WHEAT", view)).toEqual({ at: "family", family: "GI" });
    expect(placeOf("HOLE", view)).toEqual({ at: "display" });
    expect(placeOf("PATCH", view)).toEqual({ at: "next" });
    expect(placeOf("DAYS_OFF", view)).toEqual({ at: "out" });
    expect(placeOf("WINGS", view)).toEqual({ at: "face-down" });
    expect(placeOf("WINGS", viewOf({ coming: ["WINGS"] }))).toEqual({ at: "coming" });
    expect(holderOf(placeOf("MOLES", view), view)).toBe(1);
  });

  it("puts what can be used first, then one's own, the display, others", () => {
    const powers: Power[] = ["MIDAS", "WHATSUP", "WHEAT", "MOLES", "HOLE", "PATCH", "DAYS_OFF", "WINGS"];
    const groups = powerGroups(powers, view, 0, [choiceOf({ type: "mark", power: "WHEAT", hex: "K9" })]);
    expect(groups.map(({ name, powers: here }) => [name, here])).toEqual([
      ["usable", ["WHEAT"]],
      ["own", ["MIDAS"]],
      ["display", ["HOLE"]],
      ["next", ["PATCH"]],
      ["others", ["WHATSUP", "MOLES"]],
      ["face-down", ["WINGS"]],
      ["out", ["DAYS_OFF"]],
    ]);
  });

  it("asks why with an action of that power", () => {
    for (const power of ["MIDAS", "DAYS_OFF", "WHATSUP", "TWO_BARRELS", "PATCH"] as const) {
      const example = exampleUse(power, view, 0);
      expect(example && powerUsedBy(example)).toBe(power);
    }
    expect(exampleUse("WINGS", view, 0)).toBeNull();
  });
});

describe("hexes of stations and markers", () => {
  const choices = [
    choiceOf({ type: "build-station", hex: "K9", power: null }),
    choiceOf({ type: "build-station", hex: "K9", power: "ON_A_DIET" }),
    choiceOf({ type: "build-station", hex: "M5", power: "THAT_S_MINE" }),
    choiceOf({ type: "mark", power: "WHEAT", hex: "C3" }),
  ];

  it("gives every way to build on a hex, without the markers", () => {
    const places = placesByHex(choices, null);
    expect([...places.keys()]).toEqual(["K9", "M5"]);
    expect(places.get("K9")).toHaveLength(2);
  });

  it("keeps to the power that was chosen", () => {
    expect([...placesByHex(choices, "WHEAT").keys()]).toEqual(["C3"]);
    expect([...placesByHex(choices, "THAT_S_MINE").keys()]).toEqual(["M5"]);
  });
});

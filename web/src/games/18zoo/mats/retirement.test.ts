import { describe, expect, it } from "vitest";
import type { FamilyView, StaticDocument, View } from "../words";
import { comingPhases, deckLeft, kindName, printedKind } from "./retirement";

const phase = (name: string, limit: number, colours: string[], r_value: number, launch: number[]) => ({ phase: name, limit, colours, r_value, launch });
const kind = (name: string, by: string, retires_on: string | null, last_run_on: string | null) => ({ kind: name, cost: 1, stops: 2, jumping: name.endsWith("J"), phase: by, retires_on, last_run_on });
const document = {
  phases: [
    phase("2S", 4, ["yellow"], 30, [5, 6, 7]),
    phase("3S", 4, ["yellow", "green"], 30, [5, 6, 7, 9]),
    phase("4S", 3, ["yellow", "green"], 30, [5, 6, 7, 9]),
    phase("4S Perm", 3, ["yellow", "green", "brown"], 60, [5, 6, 7, 9, 12]),
    phase("5S", 2, ["yellow", "green", "brown"], 60, [5, 6, 7, 9, 12]),
    phase("4J", 2, ["yellow", "green", "brown", "grey"], 60, [5, 6, 7, 9, 12]),
  ],
  squirrels: [
    kind("2S", "2S", "4S", null),
    kind("3S", "3S", "5S", null),
    kind("3S Long", "3S", null, "4J"),
    kind("4S", "4S", null, "4J"),
    kind("4S Perm", "4S Perm", null, null),
    kind("5S", "5S", null, null),
    kind("4J", "4J", null, null),
    kind("2J", "4J", null, null),
  ],
  deck: ["2S-0", "2S-1", "3S-0", "3S-1", "3S-2", "3S Long-0", "4S-0", "4S-1", "4S Perm-0", "5S-0", "5S-1"],
} as unknown as StaticDocument;

function family(name: FamilyView["family"], squirrels: readonly string[], more: Partial<FamilyView> = {}): FamilyView {
  return {
    family: name,
    controller: 0,
    powers: [],
    squirrels: squirrels.map((id) => {
      const [real, as] = id.split("=");
      return { id: real ?? "", kind: as ?? (real ?? "").slice(0, (real ?? "").lastIndexOf("-")), asleep: false, last_run: false };
    }),
    ...more,
  } as FamilyView;
}

function view(families: readonly FamilyView[], more: Partial<View> = {}): View {
  return { phase: "3S", deck_left: 5, families, kitchen: [], players: [{ powers: [] }, { powers: [] }], ...more } as unknown as View;
}

describe("comingPhases", () => {
  it("names what the next phases retire, family by family", () => {
    const phases = comingPhases(document, view([family("GI", ["2S-0", "3S-0"]), family("LI", ["2S-1", "2S-2", "3S-1"])]));
    expect(phases.map((one) => one.phase)).toEqual(["4S", "4S Perm", "5S", "4J"]);
    expect(phases[0]?.retires).toEqual(["2S"]);
    expect(phases[0]?.losses).toEqual([{ family: "GI", count: 1 }, { family: "LI", count: 2 }]);
    expect(phases[0]?.limit).toBe(3);
    expect(phases[1]?.retires).toEqual([]);
    expect(phases[1]?.nuts).toBe(60);
    expect(phases[1]?.colours).toEqual(["brown"]);
    expect(phases[1]?.launch).toEqual([12]);
    expect(phases[2]?.losses).toEqual([{ family: "GI", count: 1 }, { family: "LI", count: 1 }]);
  });

  it("leaves the 3S LONG where the 3S go, and gives it a last run with the 4S", () => {
    const phases = comingPhases(document, view([family("GI", ["3S Long-0", "4S-0"])], { phase: "4S", deck_left: 4 }));
    expect(phases.find((one) => one.phase === "5S")?.losses).toEqual([]);
    expect(phases.find((one) => one.phase === "4J")?.lastRun).toEqual(["3S Long", "4S"]);
    expect(phases.find((one) => one.phase === "4J")?.lastRunLosses).toEqual([{ family: "GI", count: 2 }]);
  });

  it("keeps a squirrel that wears the PATCH, and says whose it is", () => {
    const phases = comingPhases(document, view([family("GI", ["2S-0=1S", "2S-1"])]));
    expect(phases[0]?.losses).toEqual([{ family: "GI", count: 1 }]);
    expect(phases[0]?.patched).toBe("GI");
    expect(phases[0]?.savable).toEqual([]);
  });

  it("says who could use the PATCH: the family itself, or its parents' player while it has room", () => {
    const losing = [family("GI", ["2S-0"], { powers: ["PATCH"] }), family("LI", ["2S-1"], { controller: 1 })];
    expect(comingPhases(document, view(losing))[0]?.savable).toEqual(["GI"]);
    const hand = [{ powers: [] }, { powers: ["PATCH"] }] as unknown as View["players"];
    expect(comingPhases(document, view([family("LI", ["2S-1"], { controller: 1 })], { players: hand }))[0]?.savable).toEqual(["LI"]);
    const full = family("LI", ["2S-1"], { controller: 1, powers: ["WINGS", "WHEAT", "MOLES"] });
    expect(comingPhases(document, view([full], { players: hand }))[0]?.savable).toEqual([]);
  });

  it("counts the kitchen apart, and what a lower limit puts there", () => {
    const kitchen = [{ id: "2S-1", kind: "2S", asleep: false, last_run: false }];
    const phases = comingPhases(document, view([family("GI", ["3S-0", "3S-1", "3S-2", "3S Long-0"])], { kitchen }));
    expect(phases[0]?.kitchen).toBe(1);
    expect(phases[0]?.surplus).toEqual([{ family: "GI", count: 1 }]);
    expect(phases.find((one) => one.phase === "5S")?.kitchen).toBe(0);
  });

  it("counts the squirrels that leave the deck before", () => {
    const phases = comingPhases(document, view([], { deck_left: 6 }));
    expect(phases.map((one) => one.before)).toEqual([1, 3, 4, 6]);
  });
});

describe("names", () => {
  it("reads what is printed under the PATCH", () => {
    expect(printedKind({ id: "3S Long-0", kind: "1S" })).toBe("3S Long");
    expect(printedKind({ id: "4J-3", kind: "2J" })).toBe("2J");
  });
  it("leaves 4J and 2J open where none is chosen", () => {
    expect(kindName("4J", true)).toBe("4J/2J");
    expect(kindName("2J")).toBe("2J");
    expect(kindName("3S Long")).toBe("3S LONG");
  });
  it("groups the deck", () => {
    expect(deckLeft(document, { deck_left: 7 }).map((one) => `${one.left}/${one.all} ${one.kind}`)).toEqual([
      "0/2 2S", "1/3 3S", "1/1 3S Long", "2/2 4S", "1/1 4S Perm", "2/2 5S",
    ]); // prettier-ignore
  });
});

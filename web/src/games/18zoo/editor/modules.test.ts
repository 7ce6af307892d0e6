import { describe, expect, it } from "vitest";
import type { HexFacts } from "../words";
import { familiesOf, modulesIn, namedIn, playersFor, readModules, searchOf, withModule, withoutModule } from "./modules";

function hex(column: number, row: number, more: Partial<HexFacts> = {}): HexFacts {
  return { hex: `${column}/${row}`, column, row, area: "plain", edges: [], ...more };
}
const BASE = [[7, 8], [7, 10], [7, 12], [8, 9], [8, 11], [8, 13], [9, 8], [9, 10], [9, 12]] as const; // prettier-ignore
const named = (hexes: readonly HexFacts[]): string[] => hexes.map((one) => one.hex);

function document(base: string, more: Record<string, readonly HexFacts[]>) {
  const middle = BASE.map(([column, row]) => hex(column, row));
  return {
    hexes: [...middle, ...Object.values(more).flat()],
    modules: [
      { module: base, place: 0, hexes: named(middle) },
      ...Object.entries(more).map(([module, hexes]) => ({ module, place: Number(module[0]), hexes: named(hexes) })),
    ],
  };
}
const modules = readModules([
  document("BASE-1", { "1A": [hex(9, 6, { home: "BB", area: "home" })], "2F": [hex(10, 9, { home: "GI", area: "home" }), hex(10, 11)] }),
  document("BASE-2", { "1BCDEF": [hex(9, 6)] }),
]);

describe("modules", () => {
  it("lie around the middle of the base, wherever a map has it", () => {
    expect([...modules.keys()]).toEqual(["BASE-1", "BASE-2", "1A", "1BCDEF", "2F"]);
    expect(modules.get("2F")?.hexes.map((one) => [one.column, one.row])).toEqual([[2, -2], [2, 0]]);
    expect(modules.get("BASE-2")?.hexes).toHaveLength(9);
  });
  it("take the place of the one that lay there", () => {
    expect(withModule(["BASE-1", "2F"], "1A", modules)).toEqual(["BASE-1", "1A", "2F"]);
    expect(withModule(["BASE-1", "1A"], "1BCDEF", modules)).toEqual(["BASE-1", "1BCDEF"]);
    expect(withModule(["BASE-1", "1A"], "BASE-2", modules)).toEqual(["BASE-2", "1A"]);
  });
  it("can be taken away, but for the base", () => {
    expect(withoutModule(["BASE-1", "1A"], "1A", modules)).toEqual(["BASE-1"]);
    expect(withoutModule(["BASE-1", "1A"], "BASE-1", modules)).toEqual(["BASE-1", "1A"]);
  });
  it("bring their families", () => {
    expect(familiesOf(["BASE-1", "1A", "2F"], modules)).toEqual(["BB", "GI"]);
  });
  it("are in the address", () => {
    expect(searchOf(["BASE-1", "1A"])).toBe("?modules=BASE-1,1A");
    expect(modulesIn("?modules=BASE-2,9X,2F,1A,1BCDEF", modules)).toEqual(["BASE-2", "1BCDEF", "2F"]);
    expect(modulesIn("", modules)).toEqual([]);
  });
  it("are found in a sentence of the rules, by whole names", () => {
    expect([...namedIn("5E and 6CF do not fit: they cover the same hexes.", ["BASE-1", "5E", "6CF", "6C"])]).toEqual(["5E", "6CF"]);
  });
  it("have an outline of outer edges only", () => {
    expect(modules.get("1A")?.outline.match(/M/g)).toHaveLength(6);
    expect(modules.get("2F")?.outline.match(/M/g)).toHaveLength(10);
  });
});

describe("playersFor", () => {
  it("follows the rulebook", () => {
    expect([3, 4, 6, 7, 8].map(playersFor)).toEqual([[], [2, 3], [2, 3, 4, 5], [4, 5], [4, 5]]);
  });
});

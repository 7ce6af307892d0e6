import { expect, it } from "vitest";
import { keepUnchanged, type Cell } from "./cells";

function cell(hex: string, change: Partial<Cell> = {}): Cell {
  return {
    facts: FACTS[hex] ?? FACTS.A1, hex: VIEW, tile: null, rotation: 0, laidTile: null, value: 0, wheat: null, mark: null,
    faded: false, reached: false, lastLaid: false, ...change,
  }; // prettier-ignore
}
const facts = (hex: string): Cell["facts"] => ({ hex, column: 0, row: 0, area: "plain", edges: [] });
const FACTS: Record<string, Cell["facts"]> & { A1: Cell["facts"] } = { A1: facts("A1"), A3: facts("A3") };
const VIEW: Cell["hex"] = { hex: "A1", area: "plain" };

it("keeps what has not changed, also where a mark is made anew", () => {
  const old = keepUnchanged(new Map(), [cell("A1", { mark: { active: true, badge: "+10" } }), cell("A3")]);
  const next = keepUnchanged(old, [cell("A1", { mark: { active: true, badge: "+10" } }), cell("A3", { rotation: 1 })]);
  expect(next.get("A1")).toBe(old.get("A1"));
  expect(next.get("A3")).not.toBe(old.get("A3"));
  expect(next.get("A3")?.rotation).toBe(1);
});

it("sees every change of a mark", () => {
  const old = keepUnchanged(new Map(), [cell("A1", { mark: { active: true } })]);
  expect(keepUnchanged(old, [cell("A1", { mark: { active: true, picked: true } })]).get("A1")).not.toBe(old.get("A1"));
  expect(keepUnchanged(old, [cell("A1")]).get("A1")?.mark).toBeNull();
});

import { expect, test, vi } from "vitest";
import type { LobbyTable } from "./wire";

vi.mock("./me.svelte", () => ({ person: { known: Promise.resolve() } }));
vi.mock("./relations.svelte", () => ({ relations: { load: () => Promise.resolve() } }));
const { withChanges } = await import("./lobby.svelte");

const table = (id: string, updated = 0) => ({ id, updated }) as LobbyTable;

test("a table that changes keeps its place, a new one comes first, one that is gone is gone", () => {
  const before = [table("a"), table("b"), table("c")];
  const after = withChanges(before, { type: "lobby-changed", tables: [table("b", 5), table("d"), table("e")], gone: ["a"] });
  expect(after.map((one) => `${one.id}${one.updated}`)).toEqual(["e0", "d0", "b5", "c0"]);
});

/** The coach speaks only to a person who plays alone: one seat of mine, and bots. */
import type { TableState } from "../lib/wire";

export function playsAlone(table: TableState | null): boolean {
  if (!table || table.phase !== "running") return false;
  const people = table.seats.filter((seat) => seat.kind !== "bot");
  return people.length === 1 && people[0]!.kind === "person" && people[0]!.mine;
}

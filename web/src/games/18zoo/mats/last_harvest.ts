/** What a family's squirrels brought the last time they ran. */
import type { Family, View } from "../words";

export interface LastHarvest {
  readonly nuts: number;
  readonly waters: number;
  readonly what: "shared" | "kept" | "open";
}

export function lastHarvest(view: Pick<View, "runs">, family: Family): LastHarvest | null {
  const found = view.runs.find((one) => one.family === family);
  if (!found) return null;
  const what = found.shared === null ? "open" : found.shared ? "shared" : "kept";
  return { nuts: found.nuts, waters: found.waters, what };
}

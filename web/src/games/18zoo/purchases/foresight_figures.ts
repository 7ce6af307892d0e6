/** Figures read from a foresight: costs, changes of the best harvest, and who retires. */
import type { Choice } from "../board_state.svelte";
import type { Family, Foresight } from "../words";

/** What the treasury of the family pays; negative where it gains. */
export function costOf(foresight: Foresight | null, family: Family | null): number {
  return family === null ? 0 : -(foresight?.treasury?.[family] ?? 0);
}

/** How the best harvest changes; null where it is not known. */
export function harvestChange(foresight: Foresight | null): number | null {
  const before = foresight?.harvest_before ?? null;
  const after = foresight?.harvest_after ?? null;
  return before === null || after === null ? null : after - before;
}

export interface Retirements {
  /** Null: the kitchen. */
  readonly family: Family | null;
  readonly squirrels: readonly string[];
  readonly lastRun: boolean;
  /** The PATCH could keep one of them. */
  readonly savable: boolean;
}

/** Those that retire at once first, then those that run once more, each by family, the kitchen last. */
export function retirements(foresight: Foresight | null): readonly Retirements[] {
  const groups = new Map<string, { family: Family | null; squirrels: string[]; lastRun: boolean; savable: boolean }>();
  for (const one of foresight?.retires ?? []) {
    const savable = one.may_be_saved;
    const key = `${one.last_run ? 1 : 0}${one.family === null ? 1 : 0}${one.family ?? ""}${savable ? 1 : 0}`;
    const group = groups.get(key) ?? { family: one.family, squirrels: [], lastRun: one.last_run, savable };
    group.squirrels.push(one.squirrel);
    groups.set(key, group);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

/** The choice whose best harvest afterwards is highest; the first of equals. */
export function bestHarvest(choices: readonly Choice[]): Choice | null {
  let best: Choice | null = null;
  for (const choice of choices) {
    const change = harvestChange(choice.foresight);
    if (change !== null && (best === null || change > (harvestChange(best.foresight) ?? 0))) best = choice;
  }
  return best;
}

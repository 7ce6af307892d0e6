/** What each coming phase changes: which squirrels leave, who loses how many, and what is allowed from then on. */
import type { Family, FamilyView, StaticDocument, View } from "../words";

type Phase = StaticDocument["phases"][number];
type Colour = Phase["colours"][number];

export interface Loss {
  readonly family: Family;
  readonly count: number;
}

export interface ComingPhase {
  readonly phase: string;
  /** How many squirrels leave the deck before the one that brings it; 0: it is the next. */
  readonly before: number;
  /** The kinds that retire at once. */
  readonly retires: readonly string[];
  readonly losses: readonly Loss[];
  /** 3.6: the kinds that retire at once with the buyer, and run once more with the others. */
  readonly lastRun: readonly string[];
  readonly lastRunLosses: readonly Loss[];
  /** How many leave the kitchen. */
  readonly kitchen: number;
  /** 11.19: the family whose PATCH keeps a squirrel of these kinds for now. */
  readonly patched: Family | null;
  /** 11.19: families that could put the PATCH on one of those that retire. */
  readonly savable: readonly Family[];
  /** 7.6: families that would have more squirrels than the new limit, and how many go to the kitchen. */
  readonly surplus: readonly Loss[];
  /** Only what this phase changes; null where it stays. */
  readonly limit: number | null;
  readonly nuts: number | null;
  readonly colours: readonly Colour[];
  readonly launch: readonly number[];
}

const PATCHED = "1S";
const POWERS_OF_A_FAMILY = 3;

/** The kind printed on a squirrel: "3S Long-0" is a 3S Long, also under the PATCH. A jumper keeps the kind it was bought as. */
export function printedKind(squirrel: { readonly id: string; readonly kind: string }): string {
  if (squirrel.kind !== PATCHED) return squirrel.kind;
  return squirrel.id.slice(0, squirrel.id.lastIndexOf("-"));
}

/** As players say it; a phase or a card of the deck is not yet a 4J or a 2J. */
export function kindName(kind: string, open = false): string {
  if (open && (kind === "4J" || kind === "2J")) return "4J/2J";
  return kind.toUpperCase();
}

/** What lies in the deck: kind after kind with how many are left. */
export function deckLeft(document: StaticDocument, view: Pick<View, "deck_left">): readonly { readonly kind: string; readonly left: number; readonly all: number }[] {
  const kinds = document.deck.map((squirrel) => squirrel.slice(0, squirrel.lastIndexOf("-"))).filter((kind) => kind !== "4J");
  const gone = kinds.length - view.deck_left;
  const groups: { kind: string; left: number; all: number }[] = [];
  kinds.forEach((kind, place) => {
    if (groups.at(-1)?.kind !== kind) groups.push({ kind, left: 0, all: 0 });
    const group = groups.at(-1);
    if (!group) return;
    group.all += 1;
    if (place >= gone) group.left += 1;
  });
  return groups;
}

/** The phases that are still to come, each worked out as if nothing else were bought or sold before. */
export function comingPhases(document: StaticDocument, view: Pick<View, "phase" | "deck_left" | "families" | "kitchen" | "players">): readonly ComingPhase[] {
  const now = document.phases.findIndex((phase) => phase.phase === view.phase);
  const patchedFamily = view.families.find((one) => one.squirrels.some((squirrel) => squirrel.kind === PATCHED))?.family ?? null;
  const gone = new Set<string>();
  return document.phases.slice(now + 1).map((phase, place) => {
    const previous = document.phases[now + place];
    const retires = document.squirrels.filter((kind) => kind.retires_on === phase.phase).map((kind) => kind.kind);
    const lastRun = document.squirrels.filter((kind) => kind.last_run_on === phase.phase).map((kind) => kind.kind);
    const losses = lossesOf(view.families, retires, gone);
    const lastRunLosses = lossesOf(view.families, lastRun, gone);
    const leaving = [...retires, ...lastRun];
    const kitchen = view.kitchen.filter((squirrel) => leaving.includes(printedKind(squirrel)) && squirrel.kind !== PATCHED).length;
    for (const one of [...view.families.flatMap((family) => family.squirrels), ...view.kitchen]) {
      if (one.kind !== PATCHED && leaving.includes(printedKind(one))) gone.add(one.id);
    }
    const falls = previous !== undefined && phase.limit < previous.limit;
    return {
      phase: phase.phase,
      before: squirrelsBefore(document, view.deck_left, phase.phase),
      retires,
      losses,
      lastRun,
      lastRunLosses,
      kitchen,
      patched: patchedFamily !== null && wears(view.families, patchedFamily, leaving) ? patchedFamily : null,
      savable: patchedFamily === null ? savableFamilies(view, [...losses, ...lastRunLosses]) : [],
      surplus: falls ? surplusOf(view.families, phase.limit, gone) : [],
      limit: phase.limit === previous?.limit ? null : phase.limit,
      nuts: phase.r_value === previous?.r_value ? null : phase.r_value,
      colours: phase.colours.filter((colour) => !previous?.colours.includes(colour)),
      launch: phase.launch.filter((value) => !previous?.launch.includes(value)),
    };
  });
}

function lossesOf(families: readonly FamilyView[], kinds: readonly string[], gone: ReadonlySet<string>): readonly Loss[] {
  return families
    .map((one) => ({
      family: one.family,
      count: one.squirrels.filter((squirrel) => squirrel.kind !== PATCHED && !gone.has(squirrel.id) && kinds.includes(printedKind(squirrel))).length,
    }))
    .filter((one) => one.count > 0);
}

function wears(families: readonly FamilyView[], family: Family, kinds: readonly string[]): boolean {
  const squirrels = families.find((one) => one.family === family)?.squirrels ?? [];
  return squirrels.some((squirrel) => squirrel.kind === PATCHED && kinds.includes(printedKind(squirrel)));
}

/** 11.19: the PATCH is the family's, or in the hand of the player in control and the family has room for it. */
function savableFamilies(view: Pick<View, "families" | "players">, losses: readonly Loss[]): readonly Family[] {
  return losses
    .map((loss) => view.families.find((one) => one.family === loss.family))
    .filter((one): one is FamilyView => one !== undefined)
    .filter((one) => {
      if (one.powers.includes("PATCH")) return true;
      const hand = one.controller === null ? [] : (view.players[one.controller]?.powers ?? []);
      return hand.includes("PATCH") && one.powers.length < POWERS_OF_A_FAMILY;
    })
    .map((one) => one.family);
}

/** Squirrels on their last run do not count (3.6); the patched one does (11.19). */
function surplusOf(families: readonly FamilyView[], limit: number, gone: ReadonlySet<string>): readonly Loss[] {
  return families
    .map((one) => ({ family: one.family, count: one.squirrels.filter((squirrel) => !gone.has(squirrel.id) && !squirrel.last_run).length - limit }))
    .filter((one) => one.count > 0);
}

/** How many squirrels are taken from the deck before the first that brings the phase. */
function squirrelsBefore(document: StaticDocument, left: number, phase: string): number {
  const kinds = new Set(document.squirrels.filter((kind) => kind.phase === phase).map((kind) => kind.kind));
  const deck = document.deck.map((squirrel) => squirrel.slice(0, squirrel.lastIndexOf("-"))).filter((kind) => kind !== "4J");
  const rest = deck.slice(deck.length - left);
  const place = rest.findIndex((kind) => kinds.has(kind));
  return place < 0 ? rest.length : place;
}

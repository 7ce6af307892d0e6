/** Every squirrel that the family could get: top of the deck, kitchen, other families; with the choices that buy it. */
import type { Choice } from "../board_state.svelte";
import type { Action, Family, StaticDocument, View } from "../words";
import { squirrelKind } from "./names";

export interface SquirrelForSale {
  readonly key: string;
  readonly id: string;
  readonly kind: string;
  readonly from: "deck" | "kitchen" | Family;
  /** Printed on it. */
  readonly cost: number;
  /** A price at which its family has offered it in this turn. */
  readonly asked: number | null;
  /** Buying it, or asking its family for it; null where that is not possible now. */
  readonly choice: Choice<"buy-squirrel" | "approach"> | null;
  /** The same action, for asking why not. */
  readonly action: Action;
  readonly asleep: boolean;
  readonly lastRun: boolean;
}

export function printedCost(kind: string, document: StaticDocument): number {
  return document.squirrels.find((one) => one.kind === kind)?.cost ?? 0;
}

export function squirrelsForSale(view: View, document: StaticDocument, choices: readonly Choice[]): readonly SquirrelForSale[] {
  const found: SquirrelForSale[] = [];
  const top = view.deck[0];
  if (top !== undefined) {
    const kinds = squirrelKind(top) === "4J/2J" ? (["4J", "2J"] as const) : [null];
    for (const kind of kinds) found.push(bought(top, kind ?? squirrelKind(top), kind, "deck"));
  }
  for (const squirrel of view.kitchen) found.push(bought(squirrel.id, squirrel.kind, null, "kitchen"));
  for (const family of view.families) {
    if (family.family === view.family) continue;
    for (const squirrel of family.squirrels) {
      const action: Action = { type: "approach", squirrel: squirrel.id };
      found.push({
        key: squirrel.id,
        id: squirrel.id,
        kind: squirrel.kind,
        from: family.family,
        cost: printedCost(squirrel.kind, document),
        asked: view.proposals.find((one) => one.squirrel === squirrel.id)?.price ?? null,
        choice: (choices.find((one) => one.action.type === "approach" && one.action.squirrel === squirrel.id) as Choice<"approach"> | undefined) ?? null,
        action,
        asleep: squirrel.asleep,
        lastRun: squirrel.last_run,
      });
    }
  }
  return found;

  function bought(id: string, kind: string, as: "4J" | "2J" | null, from: "deck" | "kitchen"): SquirrelForSale {
    const choice = choices.find((one) => one.action.type === "buy-squirrel" && one.action.squirrel === id && one.action.kind === as);
    return {
      key: `${id} ${as ?? ""}`,
      id,
      kind,
      from,
      cost: printedCost(kind, document),
      asked: null,
      choice: (choice as Choice<"buy-squirrel"> | undefined) ?? null,
      action: { type: "buy-squirrel", squirrel: id, kind: as },
      asleep: false,
      lastRun: false,
    };
  }
}

/** One's own squirrels that can be offered to the family that buys, each with its prices in order. */
export function squirrelsToOffer(choices: readonly Choice[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { action } of choices) {
    if (action.type !== "offer-squirrel") continue;
    const prices = found.get(action.squirrel) ?? [];
    prices.push(action.price);
    found.set(action.squirrel, prices);
  }
  for (const prices of found.values()) prices.sort((one, other) => one - other);
  return found;
}

/** The kind of a squirrel, wherever it is now. */
export function kindOf(id: string, view: View): string {
  const owned = [...view.families.flatMap((family) => family.squirrels), ...view.kitchen].find((one) => one.id === id);
  return owned?.kind ?? squirrelKind(id);
}

export function ownerOf(id: string, view: View): Family | null {
  return view.families.find((family) => family.squirrels.some((one) => one.id === id))?.family ?? null;
}

/** Which of the choices belong to which power, where a power is, and what it acts on. */
import type { Choice } from "../board_state.svelte";
import type { Action, ActionOf, Family, Power, View } from "../words";

/** What is chosen after the power: nothing, a family, a squirrel, a hex, or a tile to lay. */
export type PowerTarget = "nothing" | "family" | "squirrel" | "hex" | "tile";

export type PowerPlace =
  | { readonly at: "player"; readonly seat: number }
  | { readonly at: "family"; readonly family: Family }
  | { readonly at: "display" | "next" | "coming" | "face-down" | "out" };

export interface PowerChoices {
  /** Using it. */
  readonly use: readonly Choice[];
  /** A player buys it from the display. */
  readonly buy: Choice<"buy-power"> | null;
  /** The family whose turn it is buys it from a player, one choice for each price. */
  readonly ask: readonly Choice<"ask-for-power">[];
}

/** These act by themselves: there is never an action for them. */
const AUTOMATIC: ReadonlySet<Power> = new Set([
  "TOO_MUCH_RESPONSIBILITY", "LEPRECHAUN_POT_OF_GOLD", "SHINING_GOLD", "A_SQUEEZE", "WINGS", "A_TIP_OF_SUGAR",
]); // prettier-ignore

export function isAutomatic(power: Power): boolean {
  return AUTOMATIC.has(power);
}

/** The power that an action uses; null where it uses none. */
export function powerUsedBy(action: Action): Power | null {
  switch (action.type) {
    case "use-power":
    case "mark":
    case "lay":
    case "build-station":
      return action.power;
    case "take-days-off":
      return "DAYS_OFF";
    case "call-squirrel":
      return "WHATSUP";
    case "save":
    case "put-patch":
    case "take-off-patch":
      return "PATCH";
    default:
      return null;
  }
}

export function targetOf(action: Action): PowerTarget {
  switch (action.type) {
    case "take-days-off":
      return "family";
    case "call-squirrel":
    case "save":
    case "put-patch":
      return "squirrel";
    case "mark":
    case "build-station":
      return "hex";
    case "lay":
      return "tile";
    default:
      return "nothing";
  }
}

export function choicesOf(power: Power, choices: readonly Choice[]): PowerChoices {
  const use: Choice[] = [];
  const ask: Choice<"ask-for-power">[] = [];
  let buy: Choice<"buy-power"> | null = null;
  for (const choice of choices) {
    const { action } = choice;
    if (action.type === "buy-power" && action.power === power) buy = choice as Choice<"buy-power">;
    else if (action.type === "ask-for-power" && action.power === power) ask.push(choice as Choice<"ask-for-power">);
    else if (powerUsedBy(action) === power) use.push(choice);
  }
  return { use, buy, ask };
}

/** The powers that can be used now. */
export function usablePowers(choices: readonly Choice[]): ReadonlySet<Power> {
  const found = new Set<Power>();
  for (const { action } of choices) {
    const power = powerUsedBy(action);
    if (power) found.add(power);
  }
  return found;
}

/** The powers of players that the family whose turn it is can buy, each with its prices. */
export function powersForFamily(choices: readonly Choice[]): ReadonlyMap<Power, readonly Choice<"ask-for-power">[]> {
  const found = new Map<Power, Choice<"ask-for-power">[]>();
  for (const choice of choices) {
    if (choice.action.type !== "ask-for-power") continue;
    const prices = found.get(choice.action.power) ?? [];
    prices.push(choice as Choice<"ask-for-power">);
    found.set(choice.action.power, prices);
  }
  return found;
}

export function placeOf(power: Power, view: View): PowerPlace {
  const seat = view.players.findIndex((player) => player.powers.includes(power));
  if (seat >= 0) return { at: "player", seat };
  const family = view.families.find((one) => one.powers.includes(power));
  if (family) return { at: "family", family: family.family };
  if (view.available.includes(power)) return { at: "display" };
  if (view.future.includes(power)) return { at: "next" };
  if (view.out.includes(power)) return { at: "out" };
  if (view.coming?.includes(power)) return { at: "coming" };
  return { at: "face-down" };
}

/** Who decides about the power: its player, or the player who controls its family. */
export function holderOf(place: PowerPlace, view: View): number | null {
  if (place.at === "player") return place.seat;
  if (place.at === "family") return view.families.find((one) => one.family === place.family)?.controller ?? null;
  return null;
}

/**
 * An action with the power that says best why it cannot be used now, for a dry run; null where the reason would be about
 * one hex of many, or where there is never an action.
 */
export function exampleUse(power: Power, view: View, seat: number | null): Action | null {
  const launched = view.families.filter((one) => one.launched);
  const own = launched.find((one) => one.controller === seat) ?? launched[0] ?? view.families[0];
  const top = view.deck[0] ?? "";
  switch (power) {
    case "MIDAS":
    case "IT_S_ALL_GREEK_TO_ME":
    case "TWO_BARRELS":
      return { type: "use-power", power };
    case "DAYS_OFF":
      return own ? { type: "take-days-off", family: own.family } : null;
    case "WHATSUP":
      return own ? { type: "call-squirrel", family: own.family, squirrel: top, kind: top.startsWith("4J") ? "2J" : null } : null;
    case "PATCH": {
      const wearer = view.families.find((one) => one.powers.includes("PATCH"));
      return { type: "put-patch", squirrel: wearer?.squirrels[0]?.id ?? top };
    }
    default:
      return null;
  }
}

export type PlaceAction = ActionOf<"build-station"> | ActionOf<"mark">;

/** The places where a station can be built or a marker be put, with every way to do it there. */
export function placesByHex(choices: readonly Choice[], power: Power | null): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { action } = choice;
    if (action.type !== "build-station" && action.type !== "mark") continue;
    if (power !== null ? action.power !== power : action.type !== "build-station") continue;
    const ways = found.get(action.hex) ?? [];
    ways.push(choice);
    found.set(action.hex, ways);
  }
  return found;
}

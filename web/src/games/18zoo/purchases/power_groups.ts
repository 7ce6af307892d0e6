/** All powers in groups, in the order a player looks for them. */
import type { Choice } from "../board_state.svelte";
import type { Power, View } from "../words";
import { holderOf, placeOf, usablePowers } from "./power_choices";

export type PowerGroupName = "usable" | "own" | "display" | "next" | "others" | "coming" | "face-down" | "out";

export interface PowerGroup {
  readonly name: PowerGroupName;
  readonly powers: readonly Power[];
}

const ORDER: readonly PowerGroupName[] = ["usable", "own", "display", "next", "others", "coming", "face-down", "out"];

export function powerGroups(powers: readonly Power[], view: View, seat: number | null, choices: readonly Choice[]): readonly PowerGroup[] {
  const usable = usablePowers(choices);
  const found = new Map<PowerGroupName, Power[]>();
  for (const power of powers) {
    const place = placeOf(power, view);
    let name: PowerGroupName;
    if (usable.has(power)) name = "usable";
    else if (place.at === "player" || place.at === "family") name = seat !== null && holderOf(place, view) === seat ? "own" : "others";
    else name = place.at;
    found.set(name, [...(found.get(name) ?? []), power]);
  }
  return ORDER.flatMap((name) => {
    const here = found.get(name);
    return here ? [{ name, powers: here }] : [];
  });
}

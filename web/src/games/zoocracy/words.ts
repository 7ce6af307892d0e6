/** The types of Zoocracy's view and the names of its things. */
import type { Zoocracy } from "../../lib/wire";
import { formatList, tg } from "../../lib/words.svelte";

export type View = Zoocracy.View;
export type Action = Zoocracy.Action;
export type Event = Zoocracy.Event;
export type Foresight = Zoocracy.Foresight;
export type SpeciesView = Zoocracy.SpeciesView;
export type Species = SpeciesView["id"];
export type OfficeView = Zoocracy.OfficeView;
export type Office = OfficeView["id"];
export type Card = Zoocracy.Card;
export type EventCard = Zoocracy.EventCard;
export type OfferView = Zoocracy.OfferView;
export type Prize = OfferView["terms"][number];
export type Of<Type extends Action["type"]> = Extract<Action, { type: Type }>;

export function say(message: string, facts?: Record<string, string | number>): string {
  return tg("zoocracy", message, facts);
}

/** "Elephants", as a heading. */
export function speciesName(species: Species): string {
  const name = say(`species-${species}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function cardName(card: Card): string {
  const name = say(`card-${card.kind}`);
  if (card.species) return say("card-of", { card: name, what: say(`species-${card.species}`) });
  if (card.office) return say("card-of", { card: name, what: say(`office-${card.office}`) });
  return name;
}

export function eventText(event: EventCard): string {
  const offices = formatList(event.offices.map((office) => say(`office-${office}`)));
  return say(`round-event-${event.kind}`, { offices, food: event.food });
}

export function terms(prizes: readonly Prize[]): string {
  return formatList(prizes.map((prize) => say(`prize-${prize}`)));
}

/** Whether two actions are the same one. */
export function same(one: Action | null, other: Action | null): boolean {
  return one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
}

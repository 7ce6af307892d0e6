/** The types of Lucky Lions' view and the names of its things. */
import type { LuckyLions } from "../../lib/wire";
import { formatList, tg } from "../../lib/words.svelte";

export type View = LuckyLions.View;
export type Action = LuckyLions.Action;
export type Event = LuckyLions.Event;
export type ZooCard = LuckyLions.ZooCard;
export type DieView = LuckyLions.DieView;
export type Card = LuckyLions.Discard["card"];
export type Animal = ZooCard["cycle"][number];

export const ANIMALS: readonly Animal[] = ["lion", "fox", "panda", "flamingo", "dolphin"];
const CARDS: readonly Card[] = [...ANIMALS, ...ANIMALS.map((animal): Card => `wild-${animal}`)];

export function isWild(card: Card): boolean {
  return card.startsWith("wild-");
}

export function animalOf(card: Card): Animal {
  return (isWild(card) ? card.slice(5) : card) as Animal;
}

export function say(message: string, facts?: Record<string, string | number>): string {
  return tg("lucky-lions", message, facts);
}

/** "2 lions and 1 fox". */
export function counted(cards: readonly Card[]): string {
  const kinds = CARDS.filter((card) => cards.includes(card));
  return formatList(kinds.map((card) => say(`cards-${card}`, { count: cards.filter((one) => one === card).length })));
}

export function missing(zoo: ZooCard): readonly Animal[] {
  return zoo.cycle.length ? ANIMALS.filter((animal) => !zoo.cycle.includes(animal)) : [];
}

export function special(zoo: ZooCard): string | null {
  if (!zoo.special) return null;
  const [first = "", second = ""] = zoo.named.map((animal) => say(`card-${animal}`));
  return say(`special-${zoo.special}`, { first, second, arrows: zoo.arrows });
}

/** The same, short enough for a card; the whole sentence is in the battle and in the list of choices. */
export function specialInShort(zoo: ZooCard): string | null {
  if (!zoo.special) return null;
  const [first = "", second = ""] = zoo.named.map((animal) => say(`card-${animal}`));
  return say(`board-special-${zoo.special}`, { first, second, arrows: zoo.arrows });
}

/** The animals in the direction of the arrows: "fox → lion → panda"; the last leads to the first. */
function ring(zoo: ZooCard): string {
  return zoo.cycle.map((animal) => say(`card-${animal}`)).join(" → ");
}

/** A zoo card for screen readers. */
export function zooLabel(zoo: ZooCard, people: boolean): string {
  const parts = [say("zoo-points", { score: zoo.score })];
  if (zoo.cycle.length) parts.push(say("zoo-ring", { ring: ring(zoo) }));
  const rule = special(zoo);
  if (rule) parts.push(rule);
  if (zoo.people && people) parts.push(say("zoo-people"));
  return parts.join(say("zoo-and"));
}

/**
 * A planned turn of a stock round: a list of actions that are sent one after another. Which of them are legal, and what
 * they bring, the server says; here is only where a new one goes and what the answers add up to.
 */
import type { Action, ActionOf, AnswerOf, Family, Foresight } from "../words";

export type Sale = ActionOf<"sell">;
export type Purchase = ActionOf<"buy-card" | "launch" | "buy-power">;
export type TurnAnswer = AnswerOf<"turn-answer">;

const PARENTS = 0;

/** The same for equal actions, whatever the order of their fields, with or without those that have their default. */
export function actionKey(action: Action): string {
  const fields = Object.entries(action).filter(([, value]) => value !== null && value !== false && value !== 0 && value !== undefined);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function planKey(steps: readonly Action[]): string {
  return steps.map(actionKey).join();
}

export function includesAction(actions: readonly Action[], action: Action): boolean {
  const key = actionKey(action);
  return actions.some((one) => actionKey(one) === key);
}

export function isPurchase(action: Action): action is Purchase {
  return action.type === "buy-card" || action.type === "launch" || action.type === "buy-power";
}

export function isSale(action: Action): action is Sale {
  return action.type === "sell";
}

export function purchaseOf(steps: readonly Action[]): Purchase | null {
  return steps.find(isPurchase) ?? null;
}

export function saleOf(steps: readonly Action[], family: Family): Sale | null {
  return steps.filter(isSale).find((sale) => sale.family === family) ?? null;
}

/** What is planned before the purchase; everything where none is planned. */
export function beforePurchase(steps: readonly Action[]): readonly Action[] {
  const place = steps.findIndex(isPurchase);
  return place < 0 ? steps : steps.slice(0, place);
}

function insertBeforePurchase(steps: readonly Action[], action: Action): readonly Action[] {
  const before = beforePurchase(steps);
  return [...before, action, ...steps.slice(before.length)];
}

/** The plan with these cards of the family sold in one go, in the place of a sale of it that is there already. */
export function withSale(steps: readonly Action[], family: Family, cards: readonly number[], part: boolean): readonly Action[] {
  const old = saleOf(steps, family);
  if (!cards.length) return steps.filter((step) => step !== old);
  const sale: Sale = { type: "sell", family, cards: [...cards].sort((one, other) => one - other), part: part && cards.includes(PARENTS) };
  return old ? steps.map((step) => (step === old ? sale : step)) : insertBeforePurchase(steps, sale);
}

/** The plan with one card more or less in the family's sale. */
export function withCardToggled(steps: readonly Action[], family: Family, card: number): readonly Action[] {
  const sale = saleOf(steps, family);
  const cards = sale?.cards ?? [];
  const changed = cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
  return withSale(steps, family, changed, sale?.part ?? false);
}

/** The plan with this purchase, in the place of the one that is there. */
export function withPurchase(steps: readonly Action[], purchase: Purchase): readonly Action[] {
  const old = purchaseOf(steps);
  return old ? steps.map((step) => (step === old ? purchase : step)) : [...steps, purchase];
}

/** The plan with a ticket or a power: at its end where that is legal, else before the purchase. */
export function withStep(steps: readonly Action[], action: Action, legalAtEnd: readonly Action[]): readonly Action[] {
  return includesAction(legalAtEnd, action) ? [...steps, action] : insertBeforePurchase(steps, action);
}

export function without(steps: readonly Action[], place: number): readonly Action[] {
  return steps.filter((_, index) => index !== place);
}

/** What is sent: the steps, and the end of the turn where it is wanted and comes next; a launch goes on on the map. */
export function actionsToSend(steps: readonly Action[], next: readonly Action[], endTurn: boolean): readonly Action[] {
  const pass = next.find((action) => action.type === "pass");
  return pass && endTurn && !next.some((action) => action.type === "lay") ? [...steps, pass] : steps;
}

/** Cards as a view names them ("GI_0"): family and number. */
export function parseCard(card: string): { readonly family: Family; readonly number: number } {
  const [family, number] = card.split("_");
  return { family: family as Family, number: Number(number) };
}

export function cardsOf(cards: readonly string[], family: Family): readonly number[] {
  return cards.map(parseCard).filter((card) => card.family === family).map((card) => card.number);
}

/** Animals, not cards: the parents are two. */
export function animalsIn(cards: readonly number[]): number {
  return cards.length + (cards.includes(PARENTS) ? 1 : 0);
}

/** How many cards the seat would hold after these steps; `steps` are as far as the answer found them legal. */
export function cardCount(held: readonly string[], seat: number, steps: readonly Action[], answer: TurnAnswer | null): number {
  const had = new Set(held.map(parseCard).filter((card) => card.number === PARENTS).map((card) => card.family));
  let count = held.length;
  steps.forEach((step, place) => {
    const taken = answer?.steps[place];
    if (taken?.refused) return;
    if (isSale(step)) {
      count -= step.cards.length - (step.part ? 1 : 0);
      // the parents go to somebody else without being sold: two single cards come for them
      if (had.has(step.family) && !step.cards.includes(PARENTS) && parentsGoTo(taken?.foresight, step.family, seat) === "another") count += 1;
      if (parentsGoTo(taken?.foresight, step.family, seat) === "another") had.delete(step.family);
    } else if (step.type === "launch") count += 1;
    else if (step.type === "buy-card") {
      count += 1;
      // two single cards are given for the parents
      if (parentsGoTo(taken?.foresight, step.family, seat) === "seat") count -= 1;
    }
  });
  return count;
}

function parentsGoTo(foresight: Foresight | null | undefined, family: Family, seat: number): "seat" | "another" | null {
  const parents = foresight?.parents?.[family];
  return parents === undefined ? null : parents === seat ? "seat" : "another";
}

export interface RunningTotals {
  readonly cash: number;
  readonly worth: number;
  readonly cards: number;
}

/** What the seat would have after the plan, as far as it is legal. */
export function runningTotals(
  now: { readonly cash: number; readonly worth: number; readonly cards: readonly string[] },
  seat: number,
  steps: readonly Action[],
  answer: TurnAnswer | null,
): RunningTotals {
  return {
    cash: now.cash + (answer?.total?.cash[seat] ?? 0),
    worth: now.worth + (answer?.total?.worth[seat] ?? 0),
    cards: cardCount(now.cards, seat, steps, answer),
  };
}

/** The first step that is refused, and by which rule. */
export function firstRefusal(answer: TurnAnswer | null): { readonly place: number; readonly text: string; readonly paragraph: string } | null {
  const place = answer?.steps.findIndex((step) => step.refused !== null) ?? -1;
  const refused = answer?.steps[place]?.refused;
  return refused ? { place, text: refused.text, paragraph: refused.paragraph } : null;
}

/** Cards by family, and what they are worth. */
import type { Family, FamilyView, PlayerView, View } from "../words";

export interface Holding {
  readonly family: Family;
  /** 0 are the parents, 1 to 3 the children, 4 is the cousin. */
  readonly cards: readonly number[];
  /** The parents count as two. */
  readonly animals: number;
  readonly price: number;
  readonly value: number;
}

export const PARENTS = 0;
export const COUSIN = 4;

export function cardNumber(card: string): number {
  return Number(card.slice(card.lastIndexOf("_") + 1));
}

export function cardFamily(card: string): Family {
  return card.slice(0, card.lastIndexOf("_")) as Family;
}

/** What somebody holds, in the order of the families on the map. */
export function holdings(player: Pick<PlayerView, "cards">, families: readonly Pick<FamilyView, "family" | "price">[]): readonly Holding[] {
  return families.flatMap((one) => {
    const cards = player.cards.filter((card) => cardFamily(card) === one.family).map(cardNumber).sort();
    if (!cards.length) return [];
    const animals = cards.length + (cards.includes(PARENTS) ? 1 : 0);
    const price = one.price ?? 0;
    return [{ family: one.family, cards, animals, price, value: animals * price }];
  });
}

/** What a final score is made of; the tickets are what is left after the rest, so that the sum is always the score. */
export interface Score {
  readonly seat: number;
  readonly rank: number;
  readonly cash: number;
  readonly cards: number;
  readonly tickets: number;
  readonly debt: number;
  readonly total: number;
}

export const PARTS = ["cards", "cash", "tickets", "debt"] as const;
export type Part = (typeof PARTS)[number];

export function finalScores(view: Pick<View, "result" | "players" | "families">): readonly Score[] {
  return [...(view.result?.standings ?? [])]
    .sort((one, other) => one.rank - other.rank)
    .map(({ seat, rank, score }) => {
      const player = view.players[seat];
      const cash = player?.cash ?? 0;
      const debt = player?.debt ?? 0;
      const cards = player ? holdings(player, view.families).reduce((sum, one) => sum + one.value, 0) : 0;
      return { seat, rank, cash, cards, tickets: score - cash - cards + debt, debt, total: score };
    });
}

/** What the winner had more of than the second, and by how much: the largest difference in favour of the winner. */
export function decisivePart(winner: Score, second: Score): { readonly part: Part; readonly by: number } | null {
  const differences = PARTS.map((part) => ({ part, by: part === "debt" ? second.debt - winner.debt : winner[part] - second[part] }));
  const best = differences.reduce((one, other) => (other.by > one.by ? other : one));
  return best.by > 0 ? best : null;
}

/** The reputation of families by round, from the view's history. */
import type { Family, StaticDocument, View } from "../words";

export interface PricePoint {
  /** Place in the document's rounds. */
  readonly round: number;
  readonly price: number;
  /** The decision after which it was so, for going there; null now. */
  readonly decision: number | null;
}

export interface PriceLine {
  readonly family: Family;
  readonly points: readonly PricePoint[];
}

/** Where the game is among the document's rounds. */
export function currentRound(document: StaticDocument, view: View): number {
  return document.rounds.findIndex((round) => round.kind === view.round && round.day === view.day && round.number === view.number);
}

/** One line a family: its price at the end of each round since its launch, and the price now. */
export function priceLines(document: StaticDocument, view: View, families: readonly Family[]): readonly PriceLine[] {
  const now = currentRound(document, view);
  return families.flatMap((family) => {
    const points: PricePoint[] = view.history.flatMap(({ round, prices, decision }) => {
      const price = prices[family];
      return price === undefined ? [] : [{ round, price, decision }];
    });
    const price = view.families.find((one) => one.family === family)?.price ?? null;
    if (price !== null && view.step !== "over") points.push({ round: Math.max(now, points.at(-1)?.round ?? 0), price, decision: null });
    return points.length ? [{ family, points }] : [];
  });
}

/** Horizontal places: the rounds between the first and the last point; "now" stands right of a round that is over. */
export function placesOf(lines: readonly PriceLine[]): { readonly first: number; readonly last: number } {
  const rounds = lines.flatMap((line) => line.points.map((point) => point.round));
  return rounds.length ? { first: Math.min(...rounds), last: Math.max(...rounds) } : { first: 0, last: 0 };
}

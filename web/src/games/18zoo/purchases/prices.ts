/** Prices of trades: what may be named, and which ones are worth a button. */

/** The allowed price nearest to the wanted one; of two equally near, the lower. */
export function nearestPrice(prices: readonly number[], wanted: number): number {
  let best = prices[0] ?? 0;
  for (const price of prices) {
    if (Math.abs(price - wanted) < Math.abs(best - wanted)) best = price;
  }
  return best;
}

/** A few prices for one click: the least, half and all of the printed cost, what was asked, and the most. */
export function quickPrices(prices: readonly number[], printed: number, asked: number | null = null): readonly number[] {
  const wanted = [prices[0], Math.round(printed / 2), printed, asked, prices[prices.length - 1]];
  const allowed = wanted.filter((price): price is number => typeof price === "number" && prices.includes(price));
  return [...new Set(allowed)].sort((one, other) => one - other);
}

/** Where the slider begins: at what was asked, else at the printed cost, or as near as allowed. */
export function firstPrice(prices: readonly number[], printed: number, asked: number | null = null): number {
  return nearestPrice(prices, asked ?? printed);
}

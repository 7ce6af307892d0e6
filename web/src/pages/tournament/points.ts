/** Points as a standing shows them: at most two decimals. */
import { language } from "../../lib/words.svelte";

export function formatPoints(points: number): string {
  return points.toLocaleString(language(), { maximumFractionDigits: 2 });
}

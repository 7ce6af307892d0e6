/** Worth, reputation and revenue by round, as lines of a chart and rows of a table. */
import type { Family, StaticDocument, View } from "../words";

export interface ChartLine {
  readonly seat: number | null;
  readonly family: Family | null;
  /** One for each round of the chart; null where there was nothing yet. */
  readonly points: readonly (number | null)[];
}

export interface ChartRound {
  /** Index into the document's rounds; null for "now". */
  readonly round: number | null;
  /** The decision after which the round was over; null for "now". */
  readonly decision: number | null;
}

export interface ChartData {
  readonly rounds: readonly ChartRound[];
  readonly lines: readonly ChartLine[];
}

export type ChartName = "worth" | "reputation" | "revenue";

export type Shown = Pick<View, "history" | "players" | "families" | "step">;

export function chartOf(name: ChartName, view: Shown, document: Pick<StaticDocument, "rounds">): ChartData {
  const all = view.history;
  const history = name === "revenue" ? all.filter((one) => document.rounds[one.round]?.kind === "operating") : all;
  const past = history.map((one) => ({ round: one.round, decision: one.decision }));
  const running = name !== "revenue" && view.step !== "over";
  const rounds: ChartRound[] = running ? [...past, { round: null, decision: null }] : past;
  if (name === "worth") {
    const lines = view.players.map((player, seat) => ({
      seat,
      family: null,
      points: [...history.map((one) => one.worth[seat] ?? null), ...(running ? [player.worth] : [])],
    }));
    return { rounds, lines };
  }
  const lines = view.families
    .filter((one) => one.launched)
    .map((one) => ({
      seat: null,
      family: one.family,
      points:
        name === "revenue"
          ? history.map((entry) => entry.revenue[one.family] ?? null)
          : [...history.map((entry) => entry.prices[one.family] ?? null), ...(running ? [one.price] : [])],
    }));
  return { rounds, lines };
}

/** Round numbers for the vertical axis, from the lowest point (0 or less) to the highest. */
export function axisMarks(most: number, least = 0): readonly number[] {
  const stride = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (most - least) / one <= 5) ?? 1000;
  const first = Math.ceil(least / stride);
  return Array.from({ length: Math.floor(most / stride) - first + 1 }, (_, place) => (first + place) * stride);
}

/** The days of a chart: where each begins and how many of its rounds there are; "now" belongs to the last. */
export function daysOfChart(rounds: readonly ChartRound[], document: Pick<StaticDocument, "rounds">): readonly { readonly day: number; readonly from: number; readonly count: number }[] {
  const days: { day: number; from: number; count: number }[] = [];
  rounds.forEach((one, from) => {
    const day = one.round === null ? (days.at(-1)?.day ?? 1) : (document.rounds[one.round]?.day ?? 1);
    const last = days.at(-1);
    if (last?.day === day) last.count += 1;
    else days.push({ day, from, count: 1 });
  });
  return days;
}

/** The stretches of a line between the rounds that have no point. */
export function stretches(points: readonly (number | null)[]): readonly (readonly { readonly round: number; readonly value: number }[])[] {
  const found: { round: number; value: number }[][] = [];
  let open = false;
  points.forEach((value, round) => {
    if (value === null) {
      open = false;
      return;
    }
    if (!open) found.push([]);
    open = true;
    found.at(-1)?.push({ round, value });
  });
  return found;
}

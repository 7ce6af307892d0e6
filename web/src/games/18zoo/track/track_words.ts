/** What is said about tiles and lays. */
import { say, type Foresight, type TileFacts } from "../words";

export function costText(cost: number): string {
  if (cost === 0) return say("board-track-free");
  return cost > 0 ? say("board-track-costs", { cost }) : say("board-track-pays", { cost: -cost });
}

/** "harvest 30 → 50", or that it stays; empty where it is not known. */
export function harvestText(foresight: Foresight): string {
  const { harvest_before: before, harvest_after: after } = foresight;
  if (before === null || before === undefined || after === null || after === undefined) return "";
  return before === after ? say("board-track-harvest-same", { nuts: after }) : say("board-track-harvest", { before, after });
}

/** "south to north-west, north to south-east": where its track leads. */
export function leadsText(facts: TileFacts | undefined, rotation: number): string {
  const side = (edge: number): string => say(`board-track-side-${(edge + rotation) % 6}`);
  const paths = (facts?.paths ?? []).map(([from, to]) => say("board-track-path", { from: side(from), to: side(to) }));
  const stops = (facts?.stops ?? []).map((edges) => say("board-track-meet", { sides: edges.map(side).join(", ") }));
  return [...paths, ...stops].join("; ");
}

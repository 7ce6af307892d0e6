/** What an action would change, in short lines. */
import type { BoardState } from "../board_state.svelte";
import { familyName, say, signed, type Family, type Foresight } from "../words";
import { formatList } from "../../../lib/words.svelte";
import { harvestChange, retirements } from "./foresight_figures";
import { squirrelName } from "./names";
import { kindOf } from "./squirrels_for_sale";

export interface OutcomeLine {
  readonly kind: "money" | "reputation" | "phase" | "retires" | "parents" | "harvest" | "same" | "debt" | "ends";
  readonly text: string;
}

export function outcomeLines(board: BoardState, foresight: Foresight | null): readonly OutcomeLine[] {
  if (!foresight) return [];
  const { view } = board;
  const lines: OutcomeLine[] = [];
  for (const [name, change] of Object.entries(foresight.treasury ?? {})) {
    const family = name as Family;
    const now = board.families.get(family)?.treasury ?? 0;
    if (change) lines.push({ kind: "money", text: say("board-purchases-treasury", { family: familyName(family), before: now, after: now + change }) });
  }
  foresight.cash.forEach((change, seat) => {
    const now = view.players[seat]?.cash ?? 0;
    if (change) lines.push({ kind: "money", text: say("board-purchases-cash", { name: board.name(seat), before: now, after: now + change }) });
  });
  (foresight.debt ?? []).forEach((change, seat) => {
    if (change) lines.push({ kind: "debt", text: say("board-purchases-debt-more", { name: board.name(seat), debt: change }) });
  });
  for (const moved of foresight.reputation ?? []) {
    const now = board.families.get(moved.family)?.price ?? 0;
    if (moved.price === now) continue; // another box of the same price
    const text = say("board-purchases-reputation", { family: familyName(moved.family), before: now, after: moved.price });
    lines.push({ kind: "reputation", text });
  }
  if (foresight.phase) {
    const facts = board.document.phases.find((one) => one.phase === foresight.phase);
    lines.push({ kind: "phase", text: say("board-purchases-phase", { phase: foresight.phase, limit: facts?.limit ?? view.limit }) });
  }
  for (const group of retirements(foresight)) {
    const squirrels = formatList(group.squirrels.map((id) => squirrelName(id, kindOf(id, view))));
    const who = group.family ? familyName(group.family) : say("board-purchases-kitchen");
    const text = say(group.savable ? "board-purchases-may-be-saved" : group.lastRun ? "board-purchases-last-run" : "board-purchases-retires", { family: who, squirrels });
    lines.push({ kind: "retires", text });
  }
  for (const [family, seat] of Object.entries(foresight.parents ?? {})) {
    lines.push({ kind: "parents", text: say("board-purchases-parents", { family: familyName(family as Family), name: board.name(seat) }) });
  }
  const change = harvestChange(foresight);
  if (change !== null) {
    const facts = { before: foresight.harvest_before ?? 0, after: foresight.harvest_after ?? 0, change: signed(change) };
    lines.push({ kind: change ? "harvest" : "same", text: say(change ? "board-purchases-harvest" : "board-purchases-harvest-same", facts) });
  }
  if (foresight.ends_game) lines.push({ kind: "ends", text: say("board-purchases-ends-game") });
  else if (foresight.ends_round) lines.push({ kind: "ends", text: say("board-purchases-ends-round") });
  else if (foresight.ends_turn) lines.push({ kind: "ends", text: say("board-purchases-ends-turn") });
  return lines;
}

/** A coming phase in sentences: "The first 4S retires all 2S: Giraffes lose one, Lions two." */
import { formatList } from "../../../lib/words.svelte";
import { familyName, say } from "../words";
import { kindName, type ComingPhase, type Loss } from "./retirement";

export function phaseSentences(coming: ComingPhase): readonly string[] {
  const phase = kindName(coming.phase, true);
  const said: string[] = [];
  if (coming.retires.length) {
    const kinds = formatList(coming.retires.map((kind) => kindName(kind)));
    const losses = listed(coming.losses, (one, facts) => (one ? say("board-mats-lose-first", facts) : say("board-mats-count-next", facts)));
    said.push(losses ? say("board-mats-retires", { phase, kinds, losses }) : say("board-mats-retires-nobody", { phase, kinds }));
  }
  if (coming.lastRun.length) {
    const kinds = formatList(coming.lastRun.map((kind) => kindName(kind)));
    const losses = listed(coming.lastRunLosses, (one, facts) => (one ? say("board-mats-have-first", facts) : say("board-mats-count-next", facts)));
    said.push(losses ? say("board-mats-last-runs", { phase, kinds, losses }) : say("board-mats-last-runs-nobody", { phase, kinds }));
  }
  if (!said.length) said.push(say("board-mats-retires-none", { phase }));
  if (coming.kitchen) said.push(say("board-mats-kitchen-leaves", { count: coming.kitchen }));
  if (coming.patched) said.push(say("board-mats-patch-keeps", { family: familyName(coming.patched) }));
  if (coming.savable.length) said.push(say("board-mats-patch-can-keep", { families: formatList(coming.savable.map(familyName)) }));
  if (coming.limit !== null) said.push(say("board-mats-new-limit", { limit: coming.limit }));
  const surplus = listed(coming.surplus, (one, facts) => (one ? say("board-mats-discard-first", facts) : say("board-mats-count-next", facts)));
  if (surplus) said.push(say("board-mats-discards", { surplus }));
  for (const colour of coming.colours) said.push(say(`board-mats-brings-${colour}`));
  if (coming.nuts !== null) said.push(say("board-mats-new-nuts", { nuts: coming.nuts }));
  for (const value of coming.launch) said.push(say("board-mats-new-launch", { value }));
  said.push(say("board-mats-before", { before: coming.before }));
  return said;
}

/** The verb stands with the first only: "Giraffes lose one, Lions two". */
function listed(losses: readonly Loss[], text: (first: boolean, facts: { family: string; count: number }) => string): string {
  return losses.map((loss, place) => text(place === 0, { family: familyName(loss.family), count: loss.count })).join(", ");
}

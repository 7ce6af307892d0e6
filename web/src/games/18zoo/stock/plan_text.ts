/** The steps of a planned turn, cards and rounds in words. */
import { formatList } from "../../../lib/words.svelte";
import type { BoardState } from "../board_state.svelte";
import { kindName } from "../mats/retirement";
import { squirrelName } from "../purchases/names";
import { familyName, powerName, say, signed, type Action, type Foresight, type StaticDocument } from "../words";

const CARDS = ["parents", "first", "second", "third", "cousin"] as const;

/** "child 2". */
export function cardName(number: number): string {
  return say(`card-${CARDS[number] ?? "cousin"}`);
}

/** "the cousin". */
function theCard(number: number): string {
  return say(`the-card-${CARDS[number] ?? "cousin"}`);
}

/** "SR 1", "OR 1.2". */
export function roundShort(document: StaticDocument, round: number): string {
  const facts = document.rounds[round];
  if (!facts) return "";
  if (facts.kind === "draft") return say("board-stock-round-draft");
  return facts.kind === "stock" ? say("board-stock-round-stock", { day: facts.day }) : say("board-stock-round-operating", { day: facts.day, number: facts.number });
}

export function stepText(board: BoardState, action: Action): string {
  switch (action.type) {
    case "sell": {
      const cards = say("cards-of-family", { cards: formatList(action.cards.map(theCard)), family: familyName(action.family) });
      return action.part ? say("board-stock-step-sell-part", { cards }) : say("board-stock-step-sell", { cards });
    }
    case "buy-card":
      return say("board-stock-step-buy", { card: say("cards-of-family", { cards: theCard(action.card), family: familyName(action.family) }) });
    case "launch":
      return say("board-stock-step-launch", { family: familyName(action.family), value: action.value });
    case "buy-power":
      return say("board-stock-step-power", { power: powerName(action.power) });
    case "cash-ticket":
      return say("board-stock-step-ticket", { value: board.view.ticket });
    case "use-power":
      return say("board-stock-step-use", { power: powerName(action.power) });
    case "take-days-off":
      return say("board-stock-step-days-off", { family: familyName(action.family) });
    case "call-squirrel":
      return say("board-stock-step-call", { family: familyName(action.family), squirrel: action.kind ?? squirrelName(action.squirrel) });
    case "pass":
      return say("board-stock-step-end");
    default:
      return board.props().choices.find((choice) => choice.action === action)?.long ?? "";
  }
}

/** What an action changes, in short pieces: money, tokens, parents, retirements, the end of the round or the game. */
export function effects(board: BoardState, foresight: Foresight | null | undefined, seat: number | null): readonly string[] {
  if (!foresight) return [];
  const pieces: string[] = [];
  if (foresight.ends_game) pieces.push(say("board-stock-effect-ends-game"));
  else if (foresight.ends_round) pieces.push(say("board-stock-effect-ends-round"));
  const cash = seat === null ? 0 : (foresight.cash[seat] ?? 0);
  if (cash) pieces.push(say("board-stock-effect-cash", { amount: signed(cash) }));
  for (const [family, amount] of Object.entries(foresight.treasury ?? {})) {
    pieces.push(say("board-stock-effect-treasury", { letters: say(`letters-${family.toLowerCase()}`), amount: signed(amount) }));
  }
  for (const moved of foresight.reputation ?? []) {
    const before = board.families.get(moved.family)?.price ?? null;
    const letters = say(`letters-${moved.family.toLowerCase()}`);
    pieces.push(before === null ? say("board-stock-effect-placed", { letters, after: moved.price }) : say("board-stock-effect-price", { letters, before, after: moved.price }));
  }
  for (const [family, parent] of Object.entries(foresight.parents ?? {})) {
    const letters = say(`letters-${family.toLowerCase()}`);
    pieces.push(parent === seat ? say("board-stock-effect-parents-you", { letters }) : say("board-stock-effect-parents", { letters, name: board.name(parent) }));
  }
  if (foresight.retires?.length) pieces.push(say("board-stock-effect-retires", { squirrels: formatList(foresight.retires.map((one) => squirrelName(one.squirrel))) }));
  if (foresight.phase) pieces.push(say("board-stock-effect-phase", { phase: kindName(foresight.phase, true) }));
  return pieces;
}

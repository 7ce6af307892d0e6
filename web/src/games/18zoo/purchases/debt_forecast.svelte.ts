/** What a forced purchase would come to if cards are sold, the dearest first: asked of the server, which changes nothing. */
import type { BoardState } from "../board_state.svelte";
import { sameAction, type Action, type ActionOf, type Family, type Foresight } from "../words";
import { animalsIn } from "./forced_payment";

/** A turn that is asked about has at most so many actions. */
const MOST_ACTIONS = 12;

interface Forecast {
  readonly total: Foresight | null;
  readonly sales: number;
}

export class DebtForecast {
  /** All of it together; null while it is not known. */
  total = $state.raw<Foresight | null>(null);
  /** How many sales that takes. */
  sales = $state(0);
  readonly #board: BoardState;
  #asked = "";

  constructor(board: BoardState) {
    this.#board = board;
  }

  /** What the player would owe; null while it is not known. */
  get debt(): number | null {
    const { seat } = this.#board.props();
    return this.total === null || seat === null ? null : (this.total.debt?.[seat] ?? 0);
  }

  /**
   * Asks anew when the position or the purchase is another one. The purchase is null where it was chosen already; it
   * comes before the sales, or, in a game that follows 18xx.games, as soon as it is possible.
   */
  ask(purchase: Action | null): void {
    const key = `${this.#board.view.point ?? ""} ${JSON.stringify(purchase)}`;
    if (key === this.#asked) return;
    this.#asked = key;
    this.total = null;
    this.#follow(purchase).then(
      (found) => {
        if (this.#asked !== key) return;
        this.total = found.total;
        this.sales = found.sales;
      },
      () => {
        // a refused question leaves the bounds that are shown anyway
      },
    );
  }

  async #follow(purchase: Action | null): Promise<Forecast> {
    const actions: Action[] = [];
    let bought = purchase === null;
    let total: Foresight | null = null;
    let next: readonly Action[] = this.#board.props().choices.map((choice) => choice.action);
    while (actions.length < MOST_ACTIONS) {
      const buys = !bought && purchase !== null && next.some((action) => sameAction(action, purchase));
      const step = buys ? purchase : dearestSale(next, (family) => this.#board.families.get(family)?.price ?? 0);
      if (!step) break;
      actions.push(step);
      bought ||= buys;
      const answer = await this.#board.ask<"turn-answer">({ type: "ask-turn", actions });
      if (answer.steps.some((one) => one.refused)) break;
      total = answer.total;
      next = answer.next;
    }
    // A forced purchase ends the turn; before that somebody else may have to answer, and nothing is known.
    return { total: bought && total?.ends_turn ? total : null, sales: actions.filter((action) => action.type === "sell").length };
  }
}

/** The sale of one animal at the highest reputation; null where there is none, or where one may pass instead. */
export function dearestSale(next: readonly Action[], price: (family: Family) => number): ActionOf<"sell"> | null {
  const sales = next.filter((action): action is ActionOf<"sell"> => action.type === "sell" && animalsIn(action) === 1);
  if (!sales.length || next.some((action) => action.type === "pass")) return null;
  return sales.reduce((best, sale) => (price(sale.family) > price(best.family) ? sale : best));
}

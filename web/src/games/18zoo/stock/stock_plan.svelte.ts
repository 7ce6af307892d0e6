/**
 * The turn that this person plans in a stock round. Nothing leaves the browser but questions, until `send`: then the
 * actions go one after another, each when the decision it answers has come.
 */
import { untrack } from "svelte";
import type { BoardState } from "../board_state.svelte";
import { sameAction, type Action, type Family, type Foresight } from "../words";
import type { Ghost } from "./fan";
import {
  actionKey, actionsToSend, beforePurchase, firstRefusal, includesAction, isPurchase, planKey, runningTotals, withCardToggled, without, withPurchase, withSale, withStep, type Purchase, type TurnAnswer,
} from "./turn_plan"; // prettier-ignore

const ASK_AFTER = 90;
const ANSWER_WITHIN = 8000;

export class StockPlan {
  steps = $state.raw<readonly Action[]>([]);
  /** Whether the turn ends with the plan. */
  endTurn = $state(true);
  /** What the pointer or the keys are on: shown as if it were planned. */
  considered = $state.raw<Action | null>(null);
  /** What is still to be sent; empty when nothing is being sent. */
  queue = $state.raw<readonly Action[]>([]);
  sending = $state(false);
  /** The plan could not be sent to its end: the position is another one. */
  stopped = $state(false);
  /** Why something cannot be planned. */
  reason = $state.raw<{ readonly text: string; readonly paragraph: string } | null>(null);

  readonly #board: BoardState;
  /** By plan; of one position. */
  #answers = $state.raw<ReadonlyMap<string, TurnAnswer>>(new Map());
  /** Plans that could not be checked. */
  #failed = $state.raw<ReadonlySet<string>>(new Set());
  #asked = new Set<string>();
  #position = "";
  /** The step at which an action was sent that is not confirmed yet; -1 where there is none. */
  #sentAt = -1;
  #timeout: ReturnType<typeof setTimeout> | undefined;

  constructor(board: BoardState) {
    this.#board = board;
    const position = $derived(`${board.props().step} ${board.view.point ?? ""} ${board.props().seat ?? ""}`);
    $effect(() => {
      const now = position;
      untrack(() => this.#forget(now));
    });
    $effect(() => {
      void position;
      const wanted = this.#wanted;
      const timer = setTimeout(() => wanted.forEach((steps) => void this.#ask(steps)), ASK_AFTER);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { choices, step, animating } = board.props();
      void choices;
      void step;
      void animating;
      untrack(() => this.#continue());
    });
    $effect(() => () => clearTimeout(this.#timeout));
  }

  /** Whether a turn of a stock round can be planned here, now or for later. */
  readonly open = $derived.by(() => this.seat !== null && !this.#board.props().replay && this.#board.view.round === "stock" && this.#board.view.step !== "over");

  get seat(): number | null {
    return this.#board.props().seat;
  }

  /** Whether this seat decides now. */
  readonly mine = $derived.by(() => this.#board.view.step === "turn" && this.#board.props().choices.length > 0);

  /** What is legal at the start of the plan. */
  readonly legalAtStart = $derived.by((): readonly Action[] => this.#next([]));
  /** What is legal before the planned purchase: the purchases that could take its place. */
  readonly legalBefore = $derived.by((): readonly Action[] => this.#next(beforePurchase(this.steps)));
  readonly legalAtEnd = $derived.by((): readonly Action[] => this.#next(this.steps));
  readonly answer = $derived.by((): TurnAnswer | null => (this.steps.length ? (this.#answers.get(planKey(this.steps)) ?? null) : null));
  readonly refusal = $derived.by(() => firstRefusal(this.answer));
  /** The plan could not be checked: each action is checked when it is sent. */
  readonly unchecked = $derived.by(() => this.#failed.has(planKey(this.steps)));
  readonly checking = $derived.by(() => this.steps.length > 0 && this.answer === null && !this.unchecked);
  readonly #nextWhenDone = $derived.by((): readonly Action[] => (this.refusal ? [] : (this.answer?.next ?? [])));
  readonly toSend = $derived.by((): readonly Action[] => actionsToSend(this.steps, this.#nextWhenDone, this.endTurn));
  /** Whether passing after the plan would end the turn. */
  readonly canEndTurn = $derived.by(() => actionsToSend(this.steps, this.#nextWhenDone, true).length > this.steps.length);
  readonly ready = $derived.by(() => this.mine && this.steps.length > 0 && !this.sending && !this.checking && this.refusal === null);

  readonly totals = $derived.by(() => {
    const { seat } = this;
    const player = seat === null ? undefined : this.#board.view.players[seat];
    return player && seat !== null ? runningTotals(player, seat, this.steps, this.answer) : null;
  });

  /** Where tokens would go: by the choice that is looked at, else by the plan. */
  readonly ghosts = $derived.by((): readonly Ghost[] => (this.#shownForesight()?.reputation ?? []));

  #shownForesight(): Foresight | null {
    const { previewed } = this.#board.props();
    if (previewed) {
      const choice = this.#board.props().choices.find((one) => sameAction(one.action, previewed));
      if (choice?.foresight) return choice.foresight as Foresight;
    }
    if (this.considered) {
      const found = this.foresight(this.considered);
      if (found) return found;
    }
    return this.answer?.total ?? null;
  }

  /** What the plan would bring with this action in it; alone, where nothing is planned. */
  foresight(action: Action): Foresight | null {
    if (!this.steps.length && this.mine) {
      const key = actionKey(action);
      const choice = this.#board.props().choices.find((one) => actionKey(one.action) === key);
      if (choice?.foresight) return choice.foresight as Foresight;
    }
    return this.#answers.get(planKey(this.#with(action)))?.total ?? null;
  }

  isLegal(action: Action): boolean {
    if (action.type === "sell") return includesAction(this.legalAtStart, action);
    if (isPurchase(action)) return includesAction(this.legalBefore, action);
    return includesAction(this.legalAtEnd, action) || includesAction(this.legalBefore, action);
  }

  /** What may be planned of this kind. */
  legal<T extends Action["type"]>(type: T): readonly Extract<Action, { type: T }>[] {
    const all = [...this.legalAtEnd, ...this.legalBefore].filter((action) => action.type === type);
    const byKey = new Map(all.map((action) => [actionKey(action), action]));
    return [...byKey.values()] as unknown as readonly Extract<Action, { type: T }>[];
  }

  plans(action: Action): boolean {
    return includesAction(this.steps, action);
  }

  // --- changing the plan

  toggleCard(family: Family, card: number): void {
    this.#change(withCardToggled(this.steps, family, card));
  }

  sell(family: Family, cards: readonly number[], part: boolean): void {
    this.#change(withSale(this.steps, family, cards, part));
  }

  /** Plans the action, or takes it out again; one that cannot be planned says why. */
  toggle(action: Action): void {
    const place = this.steps.findIndex((step) => actionKey(step) === actionKey(action));
    if (place >= 0) this.#change(without(this.steps, place));
    else this.add(action);
  }

  add(action: Action): void {
    if (this.isLegal(action)) this.#change(this.#with(action));
    else void this.explain(action);
  }

  remove(place: number): void {
    this.#change(without(this.steps, place));
  }

  /** One place earlier: the order counts where a power changes a price. */
  moveUp(place: number): void {
    const moved = this.steps[place];
    if (place > 0 && moved) this.#change([...this.steps.slice(0, place - 1), moved, ...this.steps.slice(place - 1, place), ...this.steps.slice(place + 1)]);
  }

  clear(): void {
    this.#change([]);
    this.endTurn = true;
  }

  consider(action: Action | null): void {
    this.considered = action;
    const listed = action && !this.steps.length ? this.#board.props().choices.find((one) => actionKey(one.action) === actionKey(action)) : null;
    this.#board.props().preview(listed?.action ?? null);
  }

  /** Asks which rule forbids this. */
  async explain(action: Action): Promise<void> {
    try {
      const answer = await this.#board.ask<"turn-answer">({ type: "ask-turn", actions: this.#with(action) });
      const refused = firstRefusal(answer);
      this.reason = refused && { text: refused.text, paragraph: refused.paragraph };
    } catch {
      this.reason = null;
    }
  }

  #with(action: Action): readonly Action[] {
    if (action.type === "sell") return withSale(this.steps, action.family, action.cards, action.part);
    return isPurchase(action) ? withPurchase(this.steps, action satisfies Purchase) : withStep(this.steps, action, this.legalAtEnd);
  }

  #change(steps: readonly Action[]): void {
    if (this.sending) return;
    this.steps = steps;
    this.reason = null;
    this.stopped = false;
  }

  // --- questions

  /** What could follow these steps; until that is known, what is legal at the start. */
  #next(steps: readonly Action[]): readonly Action[] {
    const known = this.#answers.get(planKey(steps))?.next;
    if (known && (steps.length || !this.mine)) return known;
    return this.mine ? this.#board.props().choices.map((choice) => choice.action) : (this.#answers.get("")?.next ?? []);
  }

  /** The plans whose answer is needed now. */
  readonly #wanted = $derived.by((): readonly (readonly Action[])[] => {
    if (!this.open || this.sending || this.#board.props().animating) return [];
    const plans = [this.steps, beforePurchase(this.steps)];
    if (this.considered && (this.steps.length || !this.mine) && this.isLegal(this.considered)) plans.push(this.#with(this.considered));
    if (!this.mine) plans.push([]);
    return plans.filter((steps) => steps.length || !this.mine);
  });

  async #ask(steps: readonly Action[]): Promise<void> {
    const key = planKey(steps);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const position = this.#position;
    try {
      const answer = await this.#board.ask<"turn-answer">({ type: "ask-turn", actions: steps });
      if (position === this.#position) this.#answers = new Map(this.#answers).set(key, answer);
    } catch {
      if (position === this.#position) this.#failed = new Set(this.#failed).add(key);
    }
  }

  #forget(position: string): void {
    this.#position = position;
    this.#asked.clear();
    this.#answers = new Map();
    this.#failed = new Set();
    this.considered = null;
    this.reason = null;
    if (this.steps.length && !this.sending && !this.open && !this.#board.props().replay) this.clear(); // kept while the past is looked at
  }

  // --- sending

  send(): void {
    if (!this.ready) return;
    this.queue = this.toSend;
    this.sending = true;
    this.stopped = false;
    this.considered = null;
    this.#board.props().preview(null);
    this.#sendNext();
  }

  #sendNext(): void {
    const { choices, step, act } = this.#board.props();
    const [next] = this.queue;
    const choice = next && choices.find((one) => actionKey(one.action) === actionKey(next));
    if (!choice) {
      this.#stop();
      return;
    }
    this.#sentAt = step;
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => this.#stop(), ANSWER_WITHIN);
    act(choice.action);
  }

  #continue(): void {
    const { choices, step, animating, waitingOn, seat } = this.#board.props();
    if (!this.sending || animating || step === this.#sentAt) return;
    if (this.#sentAt >= 0) {
      this.queue = this.queue.slice(1);
      this.#sentAt = -1;
    }
    if (!this.queue.length) this.#done();
    else if (choices.length) this.#sendNext();
    else if (seat === null || !waitingOn.includes(seat)) this.#stop();
  }

  #done(): void {
    clearTimeout(this.#timeout);
    this.sending = false;
    this.#sentAt = -1;
    this.queue = [];
    this.steps = [];
    this.endTurn = true;
  }

  #stop(): void {
    clearTimeout(this.#timeout);
    this.sending = false;
    this.#sentAt = -1;
    this.stopped = true;
    this.steps = this.queue.filter((action) => action.type !== "pass");
    this.queue = [];
  }
}

/**
 * A proposal as its proposer puts it together: which prize lies with which party. Nothing of it leaves this browser
 * until it is announced; then it goes out one prize after the other, in the order the rules ask for.
 */
import { untrack } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Interaction } from "./interaction.svelte";
import type { Action, Event, Of, OfferView, Prize, View } from "./words";

export class ProposalDraft {
  /** By prize: the party it is laid with. */
  laid = $state.raw<ReadonlyMap<Prize, number>>(new Map());
  /** The prize that is in the hand: dragged, or taken up by key or touch. */
  held = $state<Prize | null>(null);
  announcing = $state(false);

  readonly #props: () => BoardProps<View, Action, Event>;
  readonly #interaction: Interaction;
  #sent = new Set<Prize>();
  #honoured = new Set<number>();

  constructor(props: () => BoardProps<View, Action, Event>, interaction: Interaction) {
    this.#props = props;
    this.#interaction = interaction;
    const turn = $derived(`${props().view.round}${props().view.phase}${props().view.proposal?.proposer ?? ""}`);
    $effect(() => {
      void turn;
      untrack(() => this.clear());
    });
    $effect(() => {
      const agreed = this.agreed;
      untrack(() => this.#honour(agreed));
    });
    $effect(() => {
      const next = this.#interaction.all("grant");
      const announcing = this.announcing;
      untrack(() => {
        if (announcing && next.length) this.#announce(next);
      });
    });
  }

  /** Whether it is this browser's turn to put a proposal together. */
  readonly mine = $derived.by(() => {
    const { view, seat } = this.#props();
    return seat !== null && view.step === "propose" && view.proposal?.proposer === seat;
  });

  readonly prizes = $derived.by((): readonly Prize[] => this.#props().view.proposal?.prizes ?? []);

  /** What has been announced already, and what is only laid out. */
  readonly grants = $derived.by((): ReadonlyMap<Prize, number> => {
    const said = this.#props().view.proposal?.grants ?? [];
    const all = new Map(this.mine ? this.laid : []);
    this.prizes.forEach((prize, place) => {
      const party = said[place];
      if (party !== undefined) all.set(prize, party);
    });
    return all;
  });

  readonly complete = $derived.by(() => this.prizes.every((prize) => this.grants.has(prize)));

  /** Offers of this round of talks that were agreed to. */
  readonly agreed = $derived.by((): readonly OfferView[] => talksOf(this.#props().view).filter((offer) => offer.status === "accepted"));

  /** Whom the proposal counts on: the proposer, and everybody who gets something. */
  readonly coalition = $derived.by((): readonly number[] => {
    const proposer = this.#props().view.proposal?.proposer;
    return proposer === undefined ? [] : [...new Set([proposer, ...this.grants.values()])];
  });

  of(party: number): readonly Prize[] {
    return this.prizes.filter((prize) => this.grants.get(prize) === party);
  }

  lay(prize: Prize, party: number | null): void {
    if (this.isSaid(prize)) return;
    const laid = new Map(this.laid);
    if (party === null) laid.delete(prize);
    else laid.set(prize, party);
    this.laid = laid;
    this.held = null;
  }

  take(prize: Prize): void {
    if (!this.isSaid(prize)) this.held = this.held === prize ? null : prize;
  }

  isSaid(prize: Prize): boolean {
    return this.prizes.indexOf(prize) < (this.#props().view.proposal?.grants.length ?? 0);
  }

  clear(): void {
    this.laid = new Map();
    this.held = null;
    this.announcing = false;
    this.#sent.clear();
    this.#honoured.clear();
  }

  announce(): void {
    this.#sent.clear();
    this.held = null;
    this.announcing = true;
  }

  /** What was agreed is laid out at once; the proposer may still think otherwise. */
  #honour(agreed: readonly OfferView[]): void {
    if (!this.mine) return;
    for (const offer of agreed) {
      if (this.#honoured.has(offer.number)) continue;
      this.#honoured.add(offer.number);
      for (const prize of offer.terms) this.lay(prize, offer.partner);
    }
  }

  #announce(next: readonly Of<"grant">[]): void {
    const prize = next[0]?.prize;
    const grant = next.find((one) => one.party === this.laid.get(one.prize));
    if (!prize || !grant || this.#sent.has(prize)) {
      this.announcing = false; // it came back: taken back, or refused
      return;
    }
    this.#sent.add(prize);
    this.#interaction.act(grant);
  }
}

/** What was said before the proposal that is being made, or was voted on last. */
export function talksOf(view: View): readonly OfferView[] {
  const proposer = view.proposal?.proposer ?? view.votes?.proposer;
  return view.offers.filter(
    (offer) => offer.round === view.round && offer.phase === view.phase && offer.proposer === proposer,
  );
}

/**
 * A proposal while its proposer puts it together: which prize goes to which party. Nothing of it leaves this browser
 * until it is announced; then it is sent one prize after the other, in the order the rules ask for.
 */
import { untrack } from "svelte";
import type { Interaction } from "./interaction.svelte";
import type { Of, OfferView, Prize, View } from "./words";

export class ProposalDraft {
  /** By prize: the party it is assigned to. */
  assigned = $state.raw<ReadonlyMap<Prize, number>>(new Map());
  /** The selected prize: dragged, or chosen by key or touch. */
  selected = $state<Prize | null>(null);
  announcing = $state(false);

  readonly #seat: () => number | null;
  readonly #view: () => View;
  readonly #interaction: Interaction;
  #sent = new Set<Prize>();
  #applied = new Set<number>();

  constructor(seat: () => number | null, view: () => View, interaction: Interaction) {
    this.#seat = seat;
    this.#view = view;
    this.#interaction = interaction;
    const turn = $derived(`${view().round}${view().phase}${view().proposal?.proposer ?? ""}`);
    $effect(() => {
      void turn;
      untrack(() => this.clear());
    });
    $effect(() => {
      const agreed = this.agreed;
      untrack(() => this.#applyAgreed(agreed));
    });
    $effect(() => {
      const next = this.#interaction.all("grant");
      const announcing = this.announcing;
      untrack(() => {
        if (announcing && next.length) this.#announce(next);
      });
    });
  }

  /** Whether this seat puts a proposal together now. */
  readonly mine = $derived.by(() => {
    const seat = this.#seat();
    const view = this.#view();
    return seat !== null && view.step === "propose" && view.proposal?.proposer === seat;
  });

  readonly prizes = $derived.by((): readonly Prize[] => this.#view().proposal?.prizes ?? []);

  /** What has been announced already, and what is only assigned here. */
  readonly grants = $derived.by((): ReadonlyMap<Prize, number> => {
    const announced = this.#view().proposal?.grants ?? [];
    const all = new Map(this.mine ? this.assigned : []);
    this.prizes.forEach((prize, place) => {
      const party = announced[place];
      if (party !== undefined) all.set(prize, party);
    });
    return all;
  });

  readonly complete = $derived.by(() => this.prizes.every((prize) => this.grants.has(prize)));

  /** Offers for this proposal that were agreed to. */
  readonly agreed = $derived.by((): readonly OfferView[] => offersBefore(this.#view()).filter((offer) => offer.status === "accepted"));

  /** Whom the proposal counts on: the proposer, and everybody who gets something. */
  readonly coalition = $derived.by((): readonly number[] => {
    const proposer = this.#view().proposal?.proposer;
    return proposer === undefined ? [] : [...new Set([proposer, ...this.grants.values()])];
  });

  of(party: number): readonly Prize[] {
    return this.prizes.filter((prize) => this.grants.get(prize) === party);
  }

  assign(prize: Prize, party: number | null): void {
    if (this.isAnnounced(prize)) return;
    const assigned = new Map(this.assigned);
    if (party === null) assigned.delete(prize);
    else assigned.set(prize, party);
    this.assigned = assigned;
    this.selected = null;
  }

  select(prize: Prize): void {
    if (!this.isAnnounced(prize)) this.selected = this.selected === prize ? null : prize;
  }

  isAnnounced(prize: Prize): boolean {
    return this.prizes.indexOf(prize) < (this.#view().proposal?.grants.length ?? 0);
  }

  clear(): void {
    this.assigned = new Map();
    this.selected = null;
    this.announcing = false;
    this.#sent.clear();
    this.#applied.clear();
  }

  announce(): void {
    this.#sent.clear();
    this.selected = null;
    this.announcing = true;
  }

  /** What was agreed is assigned at once; the proposer may still change it. */
  #applyAgreed(agreed: readonly OfferView[]): void {
    if (!this.mine) return;
    for (const offer of agreed) {
      if (this.#applied.has(offer.number)) continue;
      this.#applied.add(offer.number);
      for (const prize of offer.terms) this.assign(prize, offer.partner);
    }
  }

  #announce(next: readonly Of<"grant">[]): void {
    const prize = next[0]?.prize;
    const grant = next.find((one) => one.party === this.assigned.get(one.prize));
    if (!prize || !grant || this.#sent.has(prize)) {
      this.announcing = false; // undone or refused
      return;
    }
    this.#sent.add(prize);
    this.#interaction.act(grant);
  }
}

/** The offers made before the current proposal, or before the last vote. */
export function offersBefore(view: View): readonly OfferView[] {
  const proposer = view.proposal?.proposer ?? view.votes?.proposer;
  return view.offers.filter(
    (offer) => offer.round === view.round && offer.phase === view.phase && offer.proposer === proposer,
  );
}

/** The tabs of the board: the zoo, the floor with bids, offers and votes, or the parliament. */
import type { Scene } from "./animations";
import type { Interaction } from "./interaction.svelte";

export type TabName = "zoo" | "floor" | "parliament";
export const TABS: readonly TabName[] = ["zoo", "floor", "parliament"];

export class BoardTabs {
  /** A small board shows one tab at a time; a wide one always has the parliament beside one of the others. */
  narrow = $state(false);
  #wanted = $state<{ place: TabName; instead: TabName } | null>(null);
  readonly #scene: () => Scene;
  readonly #interaction: Interaction;

  constructor(scene: () => Scene, interaction: Interaction) {
    this.#scene = scene;
    this.#interaction = interaction;
  }

  /** The tab where something happens. */
  readonly natural = $derived.by((): TabName => {
    const { view, voteCount, opening } = this.#scene();
    const aside = this.narrow ? "parliament" : view.votes?.round === view.round ? "floor" : "zoo";
    if (this.#interaction.uses.some((action) => "species" in action)) return "zoo";
    if (opening) return "floor";
    if (voteCount) return this.narrow ? "parliament" : "zoo";
    if (view.phase === "A" || view.proposal) return "floor";
    if (view.result || view.phase === "E" || view.phase === "G") return aside;
    return "zoo";
  });

  /** The tab that is shown: where something happens, unless the person chose another. */
  readonly now = $derived.by((): TabName => {
    const wanted = this.#wanted;
    const place = wanted && wanted.instead === this.natural ? wanted.place : this.natural;
    return !this.narrow && place === "parliament" ? "zoo" : place;
  });

  look(place: TabName): void {
    this.#wanted = place === this.natural ? null : { place, instead: this.natural };
  }
}

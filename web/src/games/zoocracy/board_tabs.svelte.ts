/** Where one looks: at the zoo, at the floor where hands, talks and votes are, or at the house with its parliament. */
import type { Scene } from "./animations";
import type { Pointing } from "./interaction.svelte";

export type Place = "zoo" | "floor" | "house";
export const PLACES: readonly Place[] = ["zoo", "floor", "house"];

export class Places {
  /** A small board shows one place at a time; a wide one always has the house beside the other two. */
  narrow = $state(false);
  #wished = $state<{ place: Place; instead: Place } | null>(null);
  readonly #scene: () => Scene;
  readonly #pointing: Pointing;

  constructor(scene: () => Scene, pointing: Pointing) {
    this.#scene = scene;
    this.#pointing = pointing;
  }

  /** Where something is going on. */
  readonly natural = $derived.by((): Place => {
    const { view, night, opening } = this.#scene();
    const aside = this.narrow ? "house" : view.votes?.round === view.round ? "floor" : "zoo";
    if (this.#pointing.uses.some((action) => "species" in action)) return "zoo";
    if (opening) return "floor";
    if (night) return this.narrow ? "house" : "zoo";
    if (view.phase === "A" || view.proposal) return "floor";
    if (view.result || view.phase === "E" || view.phase === "G") return aside;
    return "zoo";
  });

  /** What one looks at: where something is going on, until one turns elsewhere. */
  readonly now = $derived.by((): Place => {
    const wished = this.#wished;
    const place = wished && wished.instead === this.natural ? wished.place : this.natural;
    return !this.narrow && place === "house" ? "zoo" : place;
  });

  look(place: Place): void {
    this.#wished = place === this.natural ? null : { place, instead: this.natural };
  }
}

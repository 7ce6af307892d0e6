/** Whose eyes look at the table: one's own seat, a spectator's, or, around one screen, whoever has lifted the curtain. */
import type { LiveTable } from "../lib/table.svelte";
import type { SeatView } from "../lib/wire";

export class Eyes {
  /** Around one screen: who has said that they look. */
  #lifted = $state<number | null>(null);
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  readonly #mine = $derived.by(() =>
    (this.#live.shown?.sights ?? []).flatMap((sight) => (sight.seat === null ? [] : [sight.seat])),
  );
  /** Several people at one screen. */
  readonly #passing = $derived.by(() => this.#mine.length > 1);
  readonly #facing = $derived.by(() => (this.#passing ? this.#lifted : (this.#live.shown?.sights[0]?.seat ?? null)));

  /** Over, and told to the end. */
  readonly over = $derived.by(() => {
    const phase = this.#live.table?.phase;
    return (phase === "over" || phase === "abandoned") && this.#live.idle;
  });

  /** The seat of mine that owes a decision; the one who looks already comes first. */
  readonly deciding = $derived.by(() => {
    if (this.over) return null;
    const owing = this.#mine.filter((seat) => this.#live.waitingOn.includes(seat));
    return this.#facing !== null && owing.includes(this.#facing) ? this.#facing : (owing[0] ?? null);
  });

  /** For whom the curtain is drawn; nothing where all may look. */
  readonly curtain = $derived.by(() =>
    this.#passing && this.deciding !== null && this.deciding !== this.#facing ? this.deciding : null,
  );

  /** The table as those eyes see it; nothing behind the curtain, and before anybody has said who looks. */
  readonly sight = $derived.by((): SeatView | null => {
    const shown = this.#live.shown;
    const nobody = this.#passing && this.#facing === null && !this.over;
    if (!shown || this.curtain !== null || nobody) return null;
    return shown.sights.find((one) => one.seat === this.#facing) ?? shown.sights[0] ?? null;
  });

  readonly before = $derived.by(
    () => this.#live.shown?.before?.find((one) => one.seat === (this.sight?.seat ?? null)) ?? null,
  );

  lift(seat: number): void {
    this.#lifted = seat;
  }
}

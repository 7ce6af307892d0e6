/** From which seat the table is seen: one's own, a spectator's, or, at a shared screen, that of the person looking. */
import type { LiveTable } from "../lib/table.svelte";
import type { SeatView } from "../lib/wire";

export class Perspective {
  /** At a shared screen: the seat whose person has said that they look. */
  #confirmed = $state<number | null>(null);
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  readonly #mySeats = $derived.by(() =>
    (this.#live.queue.shown?.after.views ?? []).flatMap((view) => (view.seat === null ? [] : [view.seat])),
  );
  readonly #sharedScreen = $derived.by(() => this.#mySeats.length > 1);
  readonly #seat = $derived.by(() => (this.#sharedScreen ? this.#confirmed : (this.#mySeats[0] ?? null)));

  /** The seat of the person who looks; null where nobody of this browser's people does. */
  readonly viewer = $derived.by(() => this.#seat);

  /** Over, and shown to the end. */
  readonly over = $derived.by(() => {
    const phase = this.#live.table?.phase;
    return (phase === "over" || phase === "abandoned") && this.#live.queue.idle;
  });

  /** The seat of this browser that owes a decision; the one looking comes first. */
  readonly deciding = $derived.by(() => {
    if (this.over) return null;
    const owing = this.#mySeats.filter((seat) => this.#live.waitingOn.includes(seat));
    return this.#seat !== null && owing.includes(this.#seat) ? this.#seat : (owing[0] ?? null);
  });

  /** At a shared screen: to whom the device is to be passed before anything is shown. */
  readonly passTo = $derived.by(() =>
    this.#sharedScreen && this.deciding !== null && this.deciding !== this.#seat ? this.deciding : null,
  );

  readonly #hidden = $derived.by(() => {
    const nobodyLooks = this.#sharedScreen && this.#seat === null && !this.over;
    return this.passTo !== null || nobodyLooks;
  });

  /** The view at the position that may be read: for the question, the choices, scores and texts. */
  readonly seatView = $derived.by((): SeatView | null => this.#find(this.#live.queue.position?.views));

  /** The view the board animates to. */
  readonly boardView = $derived.by((): SeatView | null => this.#find(this.#live.queue.shown?.after.views));

  /** The view the board animates from; null where it jumps. */
  readonly boardBefore = $derived.by(
    () => this.#live.queue.shown?.before?.views.find((view) => view.seat === (this.boardView?.seat ?? null)) ?? null,
  );

  #find(views: readonly SeatView[] | undefined): SeatView | null {
    if (!views || this.#hidden) return null;
    return views.find((view) => view.seat === this.#seat) ?? views[0] ?? null;
  }

  /** The person of that seat looks now. */
  confirm(seat: number): void {
    this.#confirmed = seat;
  }
}

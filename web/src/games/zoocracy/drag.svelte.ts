/** Dragging a prize onto a party with the pointer. A press that does not move is a click. */
import type { ProposalDraft } from "./proposal_draft.svelte";
import type { Prize } from "./words";

const FAR = 6;

export class Drag {
  /** The dragged prize, where the pointer is, and the party under it. */
  now = $state.raw<{ prize: Prize; x: number; y: number; over: number | null } | null>(null);
  #start: { prize: Prize; x: number; y: number } | null = null;
  #carried = false;
  readonly #draft: ProposalDraft;

  constructor(draft: ProposalDraft) {
    this.#draft = draft;
  }

  down(prize: Prize, event: PointerEvent): void {
    if (event.button !== 0 || this.#draft.isAnnounced(prize) || !this.#draft.mine) return;
    this.#start = { prize, x: event.clientX, y: event.clientY };
    this.#carried = false;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start) return;
    if (!this.now && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    this.#carried = true;
    this.now = { prize: start.prize, x: event.clientX, y: event.clientY, over: this.#below(event) };
  }

  up(event: PointerEvent): void {
    const carried = this.now;
    this.#start = null;
    this.now = null;
    if (!carried) return;
    const party = this.#below(event);
    this.#draft.assign(carried.prize, party);
  }

  cancel(): void {
    this.#start = null;
    this.now = null;
  }

  /** Whether the click that follows belongs to a drag that has just ended. */
  endedDrag(): boolean {
    const was = this.#carried;
    this.#carried = false;
    return was;
  }

  #below(event: PointerEvent): number | null {
    const found = document.elementsFromPoint(event.clientX, event.clientY);
    const row = found.map((one) => one.closest<HTMLElement>("[data-party]")).find((one) => one !== null);
    const party = row?.dataset["party"];
    return party === undefined ? null : Number(party);
  }
}

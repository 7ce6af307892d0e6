/** Puts a position together from the one before it and what the server says has changed. */
import type { SeatView, ViewChanges } from "./wire";

export function withChanges(before: readonly SeatView[], changes: ViewChanges["views"]): SeatView[] {
  return before.map((seat, place) => {
    const { view, ...fields } = changes[place] ?? {};
    return { ...seat, ...fields, view: { ...(seat.view as object), ...(view as object | undefined) } };
  });
}

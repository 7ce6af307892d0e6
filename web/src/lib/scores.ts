/** The scores a game's view shows, one a seat; null where its view has none. */
export function scoresIn(view: unknown, seats: number): readonly number[] | null {
  const found = view && typeof view === "object" && "scores" in view ? view.scores : null;
  return Array.isArray(found) && found.length === seats ? (found as number[]) : null;
}

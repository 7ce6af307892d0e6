/** Which open tables of the lobby are shown. */
import type { LobbyTable } from "../../lib/wire";

type PlayPace = LobbyTable["pace"];

export interface Filters {
  game: string;
  pace: PlayPace | "";
  rated: "" | "yes" | "no";
  /** At least so many seats free. */
  seats: number;
}

export const NO_FILTER: Filters = { game: "", pace: "", rated: "", seats: 0 };
export const PACES: readonly PlayPace[] = ["free", "quick", "calm", "slow"];

export function fits(table: LobbyTable, wanted: Filters): boolean {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return (
    (!wanted.game || table.game === wanted.game) &&
    (!wanted.pace || table.pace === wanted.pace) &&
    (!wanted.rated || table.rated === (wanted.rated === "yes")) &&
    free >= wanted.seats
  );
}

/** What a tournament's page works out from its state. */
import type { TournamentEntrant, TournamentRound, TournamentState, TournamentTable } from "../../lib/wire";

export function entrantOf(state: TournamentState, person: string | undefined): TournamentEntrant | null {
  return state.entrants.find((one) => one.person !== null && one.person === person) ?? null;
}

/** The table at which that entrant plays now. */
export function runningTableOf(state: TournamentState, entrant: TournamentEntrant | null): TournamentTable | null {
  const tables = state.phase === "running" ? (state.round?.tables ?? []) : [];
  return tables.find((table) => table.result === null && entrant !== null && table.seats.includes(entrant.number)) ?? null;
}

/** Everybody who has not left. */
export function active(state: TournamentState): readonly TournamentEntrant[] {
  return state.entrants.filter((one) => one.left === null);
}

export function unfinished(round: TournamentRound | null): number {
  return (round?.tables ?? []).filter((table) => table.result === null).length;
}

/** Those at the first place, once it is over. */
export function winners(state: TournamentState): readonly TournamentEntrant[] {
  if (state.phase !== "over") return [];
  const first = state.standings.filter((row) => row.place === 1).map((row) => row.entrant);
  return state.entrants.filter((one) => first.includes(one.number));
}

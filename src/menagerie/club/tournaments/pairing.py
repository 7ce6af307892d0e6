"""The next round of any tournament. It follows from the published seed and the log so far, and from nothing else."""

from __future__ import annotations

from typing import assert_never

from menagerie.club.tournaments.arena import arena_tables
from menagerie.club.tournaments.entries import Paired
from menagerie.club.tournaments.knockout import knockout_round
from menagerie.club.tournaments.round_robin import round_robin_round, rounds_needed
from menagerie.club.tournaments.swiss import swiss_round
from menagerie.club.tournaments.tournament import Tournament


def next_round(tournament: Tournament, small: bool = False) -> Paired | None:
    """Nothing where there is none: it is decided, too few are left, or in an arena nobody waits who could play."""
    seed = tournament.seed
    assert seed is not None, "it has not begun"
    kind = tournament.settings.format
    match kind:
        case "arena":
            return arena_tables(tournament, seed, small)
        case "knockout":
            return knockout_round(tournament, seed)
        case "swiss":
            return None if _all_rounds(tournament) else swiss_round(tournament, seed)
        case "round-robin":
            return None if _all_rounds(tournament) else round_robin_round(tournament, seed)
    assert_never(kind)


def planned_rounds(tournament: Tournament) -> int | None:
    """How many rounds there will be, where that is known: ties make a knockout longer, and an arena has none."""
    settings = tournament.settings
    if settings.format == "swiss":
        return settings.rounds
    if settings.format == "round-robin" and len(tournament.entrants) > 1:
        return rounds_needed(len(tournament.entrants), settings)
    return None


def _all_rounds(tournament: Tournament) -> bool:
    planned = planned_rounds(tournament)
    return planned is not None and len(tournament.rounds) >= planned

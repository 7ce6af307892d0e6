"""Points: the share of the others at the table that one beats. The best has 1, the last 0, at tables of every size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from menagerie.club.tournaments.settings import TournamentSettings
from menagerie.club.tournaments.tournament import PairedTable

POINT: Final = 120
"""One point, as it is counted: whole numbers at tables of up to six, ties included."""
HALF: Final = POINT // 2
_PAIR: Final = 2


def bye_points(settings: TournamentSettings) -> int:
    """At tables of two a bye counts as a win, at larger ones as the average of a table."""
    return POINT if settings.size == _PAIR else HALF


def table_points(table: PairedTable) -> list[int]:
    """In the order of the seats; 0 for all while there is no result."""
    result = table.result
    if result is None or result.kind == "broken-off":
        return [0] * len(table.seats)
    if result.kind == "forfeit":
        return [0 if seat in result.absent else POINT for seat in table.seats]
    shares = ranked_points(result.ranks)
    return [0 if seat in result.absent else share for seat, share in zip(table.seats, shares, strict=True)]


def ranked_points(ranks: Sequence[int]) -> list[int]:
    return [
        sum(HALF if other == rank else POINT * (other > rank) for place, other in enumerate(ranks) if place != mine)
        // (len(ranks) - 1)
        for mine, rank in enumerate(ranks)
    ]

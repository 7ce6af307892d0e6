"""A Swiss: in each round those with equal points meet, and nobody meets anybody twice as long as that can be."""

from __future__ import annotations

from typing import Final

from menagerie.club.tournaments.entries import Paired
from menagerie.club.tournaments.history import History
from menagerie.club.tournaments.lots import drawn
from menagerie.club.tournaments.points import POINT
from menagerie.club.tournaments.seats import seated
from menagerie.club.tournaments.tables import best_tables, table_sizes
from menagerie.club.tournaments.tournament import Tournament

_AGAIN: Final = 1_000 * POINT**2
"""What a second meeting costs: more than any difference in points."""


def swiss_round(tournament: Tournament, seed: str) -> Paired | None:
    """The next round; nothing where too few are left."""
    history = History(tournament)
    points, settings = history.points, tournament.settings
    number = len(tournament.rounds) + 1
    purpose = f"round {number}"
    lots = drawn(seed, purpose, [one.number for one in tournament.active])
    order = sorted(lots, key=lambda entrant: -points[entrant])
    sizes, count = table_sizes(len(order), settings.size, settings.fewest)
    if not sizes:
        return None
    byes = sorted(order, key=lambda entrant: (history.byes[entrant], points[entrant]))[:count]
    playing = [entrant for entrant in order if entrant not in byes]

    def cost(one: int, other: int) -> int:
        return _AGAIN * history.meetings(one, other) ** 2 + (points[one] - points[other]) ** 2

    tables = best_tables(playing, sizes, cost)
    return Paired(number, tuple(seated(tables, history, seed, purpose)), tuple(sorted(byes)))

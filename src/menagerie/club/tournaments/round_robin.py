"""A round robin: everybody meets everybody. At tables of two exactly once; at larger ones as evenly as possible."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

from menagerie.club.tournaments.entries import Paired
from menagerie.club.tournaments.history import History
from menagerie.club.tournaments.lots import drawn
from menagerie.club.tournaments.seats import seated
from menagerie.club.tournaments.settings import TournamentSettings
from menagerie.club.tournaments.tables import best_tables, table_sizes
from menagerie.club.tournaments.tournament import Tournament

_PAIR: Final = 2
_AGAIN: Final = 1_000
"""What a second meeting costs: everybody is to meet as many others as possible, and those as evenly as possible."""
BEGINNINGS: Final = 16
"""From how many orders the tables of a round are sought."""


def rounds_needed(entrants: int, settings: TournamentSettings) -> int:
    """At tables of two the rounds of a full schedule; at larger ones as many as have room for all meetings."""
    if settings.size == _PAIR:
        return entrants - 1 + entrants % 2
    sizes, _ = table_sizes(entrants, settings.size, settings.fewest)
    meetings = sum(comb(size, 2) for size in sizes)
    return -(-comb(entrants, 2) // meetings) if meetings else 0


def round_robin_round(tournament: Tournament, seed: str) -> Paired | None:
    return _pairs(tournament, seed) if tournament.settings.size == _PAIR else _tables(tournament, seed)


def _pairs(tournament: Tournament, seed: str) -> Paired | None:
    """The circle: one entrant stays, the others move on by one each round. Whoever would meet somebody who has left
    has a bye."""
    number = len(tournament.rounds) + 1
    order: list[int | None] = [*drawn(seed, "circle", [one.number for one in tournament.entrants])]
    if len(order) % 2:
        order.append(None)
    turned = number - 1
    moving = order[1:]
    circle = [order[0], *moving[turned:], *moving[:turned]]
    here = {one.number for one in tournament.active}
    pairs: list[tuple[int, int]] = []
    byes: list[int] = []
    for one, other in zip(circle[: len(circle) // 2], reversed(circle[len(circle) // 2 :]), strict=True):
        there = [entrant for entrant in (one, other) if entrant is not None and entrant in here]
        if len(there) == _PAIR:
            pairs.append((there[0], there[1]))
        else:
            byes += there
    if not pairs and not byes:
        return None
    tables = seated(pairs, History(tournament), seed, f"round {number}")
    return Paired(number, tuple(tables), tuple(sorted(byes)))


def _tables(tournament: Tournament, seed: str) -> Paired | None:
    """Of several beginnings the one with the fewest repeated meetings."""
    history = History(tournament)
    number = len(tournament.rounds) + 1
    purpose = f"round {number}"
    here = [one.number for one in tournament.active]
    sizes, count = table_sizes(len(here), tournament.settings.size, tournament.settings.fewest)
    if not sizes:
        return None
    byes = sorted(drawn(seed, purpose, here), key=lambda entrant: history.byes[entrant])[:count]
    playing = [entrant for entrant in here if entrant not in byes]

    def cost(one: int, other: int) -> int:
        times = history.meetings(one, other)
        return _AGAIN * (times > 0) + times**2

    tried = [
        best_tables(drawn(seed, f"{purpose} {beginning}", playing), sizes, cost) for beginning in range(BEGINNINGS)
    ]
    tables = min(tried, key=lambda tables: sum(cost(*pair) for table in tables for pair in combinations(table, 2)))
    return Paired(number, tuple(seated(tables, history, seed, purpose)), tuple(sorted(byes)))

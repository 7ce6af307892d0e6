"""Standings and tie-breaks. Which tie-breaks count, and in which order, is the same for all tournaments of a format."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from menagerie.club.tournaments.history import History
from menagerie.club.tournaments.knockout import stages
from menagerie.club.tournaments.lots import drawn
from menagerie.club.tournaments.points import POINT
from menagerie.club.tournaments.settings import Format
from menagerie.club.tournaments.tournament import PairedTable, Tournament

TieBreak = Literal["direct", "opponents", "beaten", "wins", "fewer-games", "lot"]

TIE_BREAKS: Final[dict[Format, tuple[TieBreak, ...]]] = {
    "swiss": ("opponents", "beaten", "wins", "lot"),
    "round-robin": ("direct", "beaten", "wins", "lot"),
    "arena": ("wins", "fewer-games", "lot"),
    "knockout": (),
}
"""``direct``: points against those with as many points. ``opponents``: the average points of those one has met.
``beaten``: the points of those one has beaten, half of those one has tied with, as an average of each table.
``wins``: first places. ``lot``: drawn from the seed."""


class StandingRow(Struct, frozen=True):
    place: int
    """Shared in a knockout by those who lost at the same stage."""
    entrant: int
    points: Fraction
    """In a knockout the matches that were won."""
    games: int
    wins: int
    tie_breaks: tuple[Fraction, ...]
    """As `TIE_BREAKS` names them; the lot is a place in the order of the lots."""


def standings(tournament: Tournament) -> list[StandingRow]:
    """The best first; before the beginning those who joined first."""
    if tournament.settings.format == "knockout":
        return _of_knockout(tournament)
    history = History(tournament)
    everyone = [one.number for one in tournament.entrants]
    tables = [table for one in tournament.rounds for table in one.tables if _counts(table)]
    wins: Counter[int] = Counter()
    games: Counter[int] = Counter()
    for table in tables:
        for entrant, rank in _ranks(table):
            games[entrant] += 1
            wins[entrant] += rank == 1
    lots = everyone if tournament.seed is None else drawn(tournament.seed, "tie-break", everyone)
    worked_out: dict[TieBreak, Callable[[], dict[int, Fraction]]] = {
        "direct": lambda: _direct(tables, history.points),
        "opponents": lambda: _opponents(tables, history.points),
        "beaten": lambda: _beaten(tables, history.points),
        "wins": lambda: {entrant: Fraction(wins[entrant]) for entrant in everyone},
        "fewer-games": lambda: {entrant: Fraction(games[entrant]) for entrant in everyone},
        "lot": lambda: {entrant: Fraction(place) for place, entrant in enumerate(lots, start=1)},
    }
    names = TIE_BREAKS[tournament.settings.format]
    values = {name: worked_out[name]() for name in names}
    smaller_first = ("fewer-games", "lot")

    def key(entrant: int) -> tuple[Fraction, ...]:
        found = [values[name].get(entrant, Fraction()) for name in names]
        signed = [value if name in smaller_first else -value for name, value in zip(names, found, strict=True)]
        return Fraction(-history.points[entrant]), *signed

    return [
        StandingRow(
            place,
            entrant,
            Fraction(history.points[entrant], POINT),
            games[entrant],
            wins[entrant],
            tuple(values[name].get(entrant, Fraction()) for name in names),
        )
        for place, entrant in enumerate(sorted(everyone, key=key), start=1)
    ]


def _counts(table: PairedTable) -> bool:
    """Whether a game was played there; forfeits count for points alone."""
    return table.result is not None and table.result.kind == "played"


def _ranks(table: PairedTable) -> list[tuple[int, int]]:
    """Entrants with their ranks; those who never came are behind all others."""
    assert table.result is not None
    ranks = zip(table.seats, table.result.ranks, strict=True)
    last = len(table.seats) + 1
    return [(seat, last if seat in table.result.absent else rank) for seat, rank in ranks]


def _meetings(table: PairedTable) -> list[tuple[int, int, int]]:
    """Each entrant and each other one at the table, with 2 where the first was better, 1 where they tied."""
    ranks = _ranks(table)
    return [
        (one, other, 2 if mine < theirs else int(mine == theirs))
        for one, mine in ranks
        for other, theirs in ranks
        if one != other
    ]


def _direct(tables: Sequence[PairedTable], points: Counter[int]) -> dict[int, Fraction]:
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    for table in tables:
        for one, other, better in _meetings(table):
            if points[one] == points[other]:
                found[one] += Fraction(better, 2)
    return found


def _opponents(tables: Sequence[PairedTable], points: Counter[int]) -> dict[int, Fraction]:
    total: Counter[int] = Counter()
    met: Counter[int] = Counter()
    for table in tables:
        for one, other, _ in _meetings(table):
            total[one] += points[other]
            met[one] += 1
    return {entrant: Fraction(total[entrant], POINT * count) for entrant, count in met.items()}


def _beaten(tables: Sequence[PairedTable], points: Counter[int]) -> dict[int, Fraction]:
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    for table in tables:
        for one, other, better in _meetings(table):
            found[one] += Fraction(better * points[other], 2 * POINT * (len(table.seats) - 1))
    return found


def _of_knockout(tournament: Tournament) -> list[StandingRow]:
    """By the stage at which each lost; whoever is still in comes first."""
    won: Counter[int] = Counter()
    lost: dict[int, int] = {}
    known = [] if tournament.seed is None else stages(tournament, tournament.seed)
    for number, stage in enumerate(known):
        for match in stage.matches:
            for entrant in (match.one, match.other):
                if entrant is None or not match.decided:
                    continue
                if entrant == match.winner:
                    won[entrant] += match.games > 0
                else:
                    lost[entrant] = number
    games: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    for one in tournament.rounds:
        for table in filter(_counts, one.tables):
            for entrant, rank in _ranks(table):
                games[entrant] += 1
                wins[entrant] += rank == 1
    still_in = len(known)
    everyone = [one.number for one in tournament.entrants]
    reached = {entrant: lost.get(entrant, still_in) for entrant in everyone}
    order = sorted(everyone, key=lambda entrant: (-reached[entrant], entrant))
    return [
        StandingRow(
            1 + sum(reached[other] > reached[entrant] for other in everyone),
            entrant,
            Fraction(won[entrant]),
            games[entrant],
            wins[entrant],
            (),
        )
        for entrant in order
    ]

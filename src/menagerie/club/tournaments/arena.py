"""An arena: whoever has finished a game plays the next one at once, with those who wait too, until the time is up."""

from __future__ import annotations

from typing import Final

from menagerie.club.tournaments.entries import Paired
from menagerie.club.tournaments.history import History
from menagerie.club.tournaments.points import POINT
from menagerie.club.tournaments.seats import seated
from menagerie.club.tournaments.tables import best_tables
from menagerie.club.tournaments.tournament import Entrant, Tournament

_AGAIN: Final = 1_000_000 * POINT**2
"""What it costs to meet somebody of the last game again: more than any difference in points."""


def arena_tables(tournament: Tournament, seed: str, small: bool) -> Paired | None:
    """Tables for those who wait; nothing where they do not fill one.

    Whoever waits longest comes first. Bots fill tables that people alone do not, and never play among themselves.
    """
    settings = tournament.settings
    playing = tournament.playing()
    waiting = sorted(
        (one for one in tournament.active if one.number not in playing), key=lambda one: (one.since, one.number)
    )
    people = [one for one in waiting if one.person is not None]
    bots = [one for one in waiting if one.person is None]
    sizes, here = _sizes(people, bots, settings.size, settings.fewest if small else settings.size)
    if not sizes:
        return None
    history = History(tournament)
    points = history.points

    def cost(one: int, other: int) -> int:
        last = history.last.get(one, frozenset())
        again = other in last and history.last.get(other) == last - {other} | {one}
        return _AGAIN * again + (points[one] - points[other]) ** 2

    number = len(tournament.rounds) + 1
    order = sorted(here, key=lambda entrant: -points[entrant])
    tables = _with_people(best_tables(order, sizes, cost), {one.number for one in people})
    return Paired(number, tuple(seated(tables, history, seed, f"round {number}")), small=small)


def _sizes(people: list[Entrant], bots: list[Entrant], size: int, fewest: int) -> tuple[list[int], list[int]]:
    """The sizes of the tables, and who sits at them."""
    full, rest = divmod(len(people), size)
    sizes, seated_people = [size] * full, full * size
    filled = min(size, rest + len(bots))
    if rest and filled >= fewest:
        sizes.append(filled)
        seated_people += rest
    return sizes, [one.number for one in (*people[:seated_people], *bots[: sum(sizes) - seated_people])]


def _with_people(tables: list[list[int]], people: set[int]) -> list[list[int]]:
    """A table that has only bots gets a person of another one in exchange."""
    for table in tables:
        if people.isdisjoint(table):
            other = max(tables, key=lambda one: sum(entrant in people for entrant in one))
            here = next(place for place, entrant in enumerate(other) if entrant in people)
            table[0], other[here] = other[here], table[0]
    return tables

"""The tables of a tournament: made as its log says, and what became of them."""

from __future__ import annotations

import contextlib

from menagerie.club.pace import CLOCKS
from menagerie.club.ratings import forfeited
from menagerie.club.tournaments.entries import Played
from menagerie.club.tournaments.tournament import Tournament
from menagerie.core.registry import UnknownGame
from menagerie.core.registry import game as find_game
from menagerie.table.absence import absent_seats, never_came
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.settings import SeatSettings, TableSettings
from menagerie.table.store import Conflict
from menagerie.table.table import Table, UnsupportedRules, resigned_last


async def make_table(registry: TableRegistry, tournament: Tournament, number: int, place: int) -> None:
    """Once, whoever makes it: the id follows from the tournament's log."""
    settings = tournament.settings
    seated = [tournament.entrant(entrant) for entrant in tournament.rounds[number - 1].tables[place].seats]
    people = {seat: (one.person, one.name) for seat, one in enumerate(seated) if one.person is not None}
    table = TableSettings(
        game=settings.game,
        options=settings.options,
        seats=tuple(SeatSettings() if one.bot is None else SeatSettings(one.bot, one.name) for one in seated),
        clock=CLOCKS[settings.pace],
        absence_minutes=settings.absence_minutes,
        hints=False,
        hindsight=False,
        by_agreement=True,
        visibility="private",
        rated=settings.rated and bool(people),
        tournament=tournament.id,
    )
    with contextlib.suppress(Conflict):  # another process has made it
        await registry.make(
            find_game(settings.game),
            table,
            tournament.header.organiser,
            people,
            table_id=tournament.table_id(number, place),
        )


async def result_of(registry: TableRegistry, tournament: Tournament, number: int, place: int) -> Played | None:
    """Of a table that is over or was broken off; nothing while this process does not know of the end that is stored."""
    seats = tournament.rounds[number - 1].tables[place].seats
    try:
        table = (await registry.table(tournament.table_id(number, place))).table
    except (UnsupportedRules, UnknownGame, UnknownTable):
        return Played(number, place, "broken-off", (1,) * len(seats))
    return played(table, number, place, seats) if table.finished else None


def played(table: Table, number: int, place: int, seats: tuple[int, ...]) -> Played:
    if table.standings is not None:
        result = resigned_last(table.standings, forfeited(table))
        ranks = {standing.seat: standing.rank for standing in result.standings}
        absent = tuple(seats[seat] for seat in never_came(table))
        return Played(number, place, "played", tuple(ranks[seat] for seat in range(len(seats))), absent)
    if table.seed is None:  # too few came
        gone = absent_seats(table)
        return Played(
            number,
            place,
            "forfeit",
            tuple(1 + (seat in gone) for seat in range(len(seats))),
            tuple(seats[seat] for seat in gone),
        )
    return Played(number, place, "broken-off", (1,) * len(seats))

"""A rematch: one person proposes it, the others accept or decline, and only then is there a new table.

It is made by itself once everybody has accepted. Where someone declined or is not connected, whoever wants to play
chooses whether those seats stay open or go to bots.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from menagerie.bots import best_bot
from menagerie.table.entries import AnyEntry, RematchAnswered, RematchProposed
from menagerie.table.ids import id_from
from menagerie.table.requests import Declined
from menagerie.table.seat_names import bot_names
from menagerie.table.settings import SeatSettings, TableSettings
from menagerie.table.table import Table


def propose(table: Table, person: str) -> list[AnyEntry]:
    """Proposes a rematch; accepts it where somebody else has proposed one."""
    _must_be_possible(table, person)
    if table.rematch_by is not None:
        return answer(table, person, True)
    held = table.seats_of(person)
    return [RematchProposed(held[0])] if held else []


def answer(table: Table, person: str, agree: bool) -> list[AnyEntry]:
    _must_be_possible(table, person)
    if table.rematch_by is None:
        raise Declined("not-running", "table-no-rematch-proposed")
    held = table.seats_of(person)
    if not held or table.rematch is not None or table.rematch_answers.get(person) == agree:
        return []
    return [RematchAnswered(held[0], agree)]


def _must_be_possible(table: Table, person: str) -> None:
    if not table.finished:
        raise Declined("not-over", "table-not-over")
    if table.settings.daily is not None:
        raise Declined("not-allowed", "table-no-rematch-of-daily")
    if not table.seats_of(person) and (person != table.header.owner or table.people()):
        raise Declined("not-your-seat", "table-only-players")
    if table.game.chosen_for_records(table.options):
        raise Declined("unknown", "table-no-rematch-of-records")


def all_accepted(table: Table) -> bool:
    return all(table.rematch_answers.get(person) for person in table.people() if person not in table.removed)


def must_be_settled(table: Table, person: str, is_here: Callable[[str], bool]) -> None:
    """Whether that person may have the table made without those who declined or are away."""
    _must_be_possible(table, person)
    if not table.rematch_answers.get(person):
        raise Declined("not-your-seat", "table-no-rematch-proposed")
    if any(is_here(other) and other not in table.rematch_answers for other in table.people()):
        raise Declined("not-running", "table-others-asked")


def id_of(old: Table) -> str:
    """The id of the new table: the same whoever makes it, so that there is only one. Nobody else can guess it."""
    return id_from(f"rematch of {old.id} {old.header.secret}")


def new_table(old: Table, with_bots: bool) -> tuple[TableSettings, dict[int, tuple[str, str]]]:
    """The settings of the new table, and who sits there: those who accepted, in their seats."""
    seated = {
        seat.number: (seat.person, seat.name)
        for seat in old.seats
        if seat.person is not None and seat.person not in old.removed and old.rematch_answers.get(seat.person)
    }
    names = bot_names(old.names)
    seats = []
    for seat in old.seats:
        if seat.person is None:
            seats.append(SeatSettings(seat.bot, seat.name))
        elif seat.number in seated or not with_bots:
            seats.append(SeatSettings())
        else:
            seats.append(SeatSettings(best_bot(old.game), next(names)))
    settings = msgspec.structs.replace(old.settings, seats=tuple(seats), base=None, ready_check=True, by_agreement=True)
    if settings.tournament is not None:  # a game of friends, and not of the tournament
        settings = msgspec.structs.replace(settings, tournament=None, visibility="link")
    return settings, seated

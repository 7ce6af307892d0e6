"""A record from elsewhere as a table: everything in it is played again by the rules before it is laid down."""

from __future__ import annotations

from menagerie.bots import bots_for
from menagerie.core import record as paper
from menagerie.core.record import BadRecord, Record
from menagerie.table.entries import Abandoned, Brought, Ended, Logged, Moved
from menagerie.table.plan import Deed, Place, Plan
from menagerie.table.requests import clean
from menagerie.table.table import Table

_LONGEST_NAME = 40


def plan_of(record: Record) -> Plan:
    """Who sat there, and by which options; raises `BadRecord` where the game is not known here."""
    game = paper.game_of(record)
    known = bots_for(game)
    names = names_in(record)
    places = tuple(
        Place(seat.bot if seat.bot in known else None, name) for seat, name in zip(record.seats, names, strict=True)
    )
    return Plan(game=game.name, options=record.options, places=places, whispers=False, base=record.base)


def names_in(record: Record) -> tuple[str, ...]:
    """Who sat there; a file from elsewhere shall not play tricks on the page."""
    return tuple(clean(seat.name)[:_LONGEST_NAME] or str(number) for number, seat in enumerate(record.seats, start=1))


def ending(record: Record) -> Ended | Abandoned:
    """How it ends, once every move has been played again by the rules; raises `BadRecord` at what does not hold."""
    verdict = paper.verify(record)
    if verdict.running:
        raise BadRecord("record-no-seed")
    return Abandoned() if verdict.result is None else Ended(verdict.result)


def laid(record: Record, end: Ended | Abandoned, deed: Deed) -> Table:
    """The table with the whole game on it."""
    assert record.seed is not None
    moves = (Moved(move.seat, move.point, move.action) for move in record.actions)
    table = Table(deed)
    for entry in (Brought(record.seed), *moves, end):
        table.accept(Logged(table.next_seq, deed.made, entry))
    return table

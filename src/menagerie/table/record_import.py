"""A record from elsewhere is imported as a table: everything in it is replayed by the rules before it is stored."""

from __future__ import annotations

from msgspec import Struct

from menagerie.bots import bots_for
from menagerie.core import record as records
from menagerie.core.record import BadRecord, Record
from menagerie.table.entries import Abandoned, Ended, Logged, Moved, RecordImported
from menagerie.table.limits import IDENTIFIER_LENGTH, RECORD_DEPTH, RECORD_MOVES
from menagerie.table.live_table import summary
from menagerie.table.requests import clean
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.store import Summary
from menagerie.table.table import Phase, Table


def settings_of(record: Record) -> TableSettings:
    """Who sat there, and the options; raises `BadRecord` where the game is not known here."""
    game = records.game_of(record)
    known = bots_for(game)
    seats = tuple(
        SeatSettings(seat.bot if seat.bot in known else None, name)
        for seat, name in zip(record.seats, names_in(record), strict=True)
    )
    return TableSettings(game=game.name, options=record.options, seats=seats, whispers=False, base=record.base)


def names_in(record: Record) -> tuple[str, ...]:
    """Who sat there, without characters that could change how a page is shown."""
    return tuple(
        clean(seat.name)[:IDENTIFIER_LENGTH] or str(number) for number, seat in enumerate(record.seats, start=1)
    )


def ending(record: Record) -> Ended | Abandoned:
    """How it ends, once every move has been replayed by the rules; raises `BadRecord` at what is wrong."""
    _check_size(record)
    verdict = records.verify(record)
    if verdict.running:
        raise BadRecord("record-no-seed")
    return Abandoned() if verdict.result is None else Ended(verdict.result)


def _check_size(record: Record) -> None:
    """Work is bounded before it begins: a record may continue another, and that one another."""
    moves, depth, part = 0, 0, record
    while True:
        moves += len(part.actions)
        if moves > RECORD_MOVES or depth > RECORD_DEPTH:
            raise BadRecord("record-too-long", moves=RECORD_MOVES)
        if part.base is None:
            return
        part, depth = part.base.record, depth + 1


class ImportedTable(Struct, frozen=True):
    """What of an imported table is stored."""

    header: TableHeader
    log: tuple[Logged, ...]
    phase: Phase
    summary: Summary


def import_record(record: Record, table: str, secret: str, now: float) -> ImportedTable:
    """In a replay worker: the table with the whole game on it, of no owner yet; raises `BadRecord`."""
    end = ending(record)
    header = TableHeader(
        id=table, settings=settings_of(record), rules=record.rules, owner="", secret=secret, created=now
    )
    imported = imported_table(record, end, header)
    return ImportedTable(header, tuple(imported.log), imported.phase, summary(imported))


def imported_table(record: Record, end: Ended | Abandoned, header: TableHeader) -> Table:
    """The table with the whole game on it."""
    assert record.seed is not None
    table = Table(header)
    moves = (Moved(move.seat, move.point, move.action) for move in record.actions)
    table.add(header.created, [RecordImported(record.seed, record.foreign), *moves, end])
    return table

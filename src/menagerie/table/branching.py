"""Playing on from a position of a game that is over."""

from __future__ import annotations

import msgspec

from menagerie.core import record as records
from menagerie.core.record import Base, Record
from menagerie.table.requests import Declined
from menagerie.table.table import Table


def base_of(table: Table, at: int, seat: int) -> Base:
    """The position after so many moves, as that seat could know it."""
    if not table.finished or table.seed is None:
        raise Declined("not-over", "table-not-over")
    if seat >= table.players or at > len(table.moves):
        raise Declined("unknown", "table-no-such-position")
    if table.settings.base is not None:
        raise Declined("not-allowed", "table-continues")
    return Base(without_names(msgspec.structs.replace(table.to_record(), foreign=None)), at, seat)


def without_names(record: Record) -> Record:
    """The record with numbers in place of people's names: it is stored with a table of somebody else, where a name that
    its person removes is not looked for."""
    seats = tuple(
        seat if seat.bot is not None else records.Seat(str(number)) for number, seat in enumerate(record.seats, start=1)
    )
    return msgspec.structs.replace(record, seats=seats)


def is_open(base: bytes) -> bool:
    """In a replay worker: whether there is anything left to decide at that position."""
    decoded = msgspec.json.decode(base, type=Base)
    trial = msgspec.structs.replace(decoded.record, base=decoded, actions=(), result=None, seed="trial")
    return bool(records.start(trial).waiting_on)

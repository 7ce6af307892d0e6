"""The record of a game from its log alone: nothing is played again, so that thousands of games can be written.

`Table.to_record` gives the same for a table in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from menagerie.core import record as records
from menagerie.core.contract import AnyGame, Result
from menagerie.core.removed_names import plain_name
from menagerie.table import seed_commitment
from menagerie.table.entries import (
    BotSatDown,
    Dealt,
    Ended,
    Logged,
    Moved,
    NonceOffered,
    RecordImported,
    SatDown,
    StoodUp,
    Undone,
)
from menagerie.table.settings import TableHeader
from menagerie.table.table import TableSeat


def record_of_log(header: TableHeader, log: Sequence[Logged], game: AnyGame) -> records.Record | None:
    """With its seed, which nobody may see before the end; nothing where the game never began."""
    seats = [TableSeat(number, bot=one.bot, name=one.name or "") for number, one in enumerate(header.settings.seats)]
    nonces: dict[str, str] = {}
    moves: dict[int, records.Move] = {}
    seed: str | None = None
    foreign: dict[str, Any] | None = None
    result: Result | None = None
    for logged in log:
        match logged.entry:
            case SatDown() as entry:
                seats[entry.seat].person, seats[entry.seat].name = entry.person, entry.name
            case BotSatDown() as entry:
                seats[entry.seat].bot, seats[entry.seat].name = entry.bot, entry.name
            case StoodUp() as entry:
                seats[entry.seat].person, seats[entry.seat].name = None, ""
            case NonceOffered() as entry:
                nonces[entry.person] = entry.nonce
            case Dealt() as entry:
                shares = ["" if seat.person is None else nonces.get(seat.person, "") for seat in seats]
                seed = seed_commitment.mix(header.secret, shares) if entry.seed is None else entry.seed
            case RecordImported() as entry:
                seed, foreign = entry.seed, entry.foreign
            case Moved() as entry:
                moves[logged.seq] = records.Move(entry.seat, entry.point, entry.action)
            case Undone() as entry:
                for number in entry.struck:
                    moves.pop(number, None)
            case Ended() as entry:
                result = entry.result
    if seed is None:
        return None
    return records.Record(
        game=header.settings.game,
        rules=header.rules,
        options=msgspec.to_builtins(msgspec.convert(header.settings.options, game.options_type)),
        seats=tuple(records.Seat(plain_name(seat.name), seat.bot if seat.person is None else None) for seat in seats),
        commitment=records.commitment(seed),
        seed=seed,
        actions=tuple(moves.values()),
        result=result,
        base=header.settings.base,
        foreign=foreign,
    )

"""What replay workers compute of a table: positions of games that are over, and past ones of running games.

A worker is sent the table's log and keeps the tables it was asked about last, with some of their positions.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.bots.turning_points import Review
from menagerie.server import analysis, rendering, wire
from menagerie.server.turning_points import turning_points
from menagerie.table import past_positions, requests
from menagerie.table.entries import Logged
from menagerie.table.limits import REPLAY_SECONDS, REPLAYED_TABLES, WARM_UP_SECONDS
from menagerie.table.log_lines import table_words
from menagerie.table.reader_log import ReaderLog, perspective_of
from menagerie.table.replay_workers import ReplayWorkers, TooManyWaiting, TooSlow
from menagerie.table.replayed_positions import Replayed, ReplayedPositions
from menagerie.table.settings import TableHeader
from menagerie.table.table import Table


class SentTable(Struct, frozen=True):
    """A table as it is sent to a worker."""

    id: str
    length: int
    """How many entries its log has."""
    raw: bytes


class _Stored(Struct, frozen=True):
    header: TableHeader
    log: tuple[Logged, ...]


def sent(table: Table) -> SentTable:
    return SentTable(table.id, len(table.log), msgspec.json.encode(_Stored(table.header, tuple(table.log))))


# --- in a worker


async def warm_up(workers: ReplayWorkers) -> None:
    """Starts a worker before it is needed: nobody who looks back waits for that."""
    await asyncio.sleep(WARM_UP_SECONDS)
    with contextlib.suppress(TooSlow, TooManyWaiting):
        await workers.run(REPLAY_SECONDS, "", _ready)


def _ready() -> None:
    """The worker has imported this module."""


class _Known:
    """A table that this worker was asked about."""

    def __init__(self, stored: _Stored) -> None:
        self.table = Table(stored.header)
        self.reader_log = ReaderLog()
        self._positions: ReplayedPositions | None = None

    def go_on(self, log: tuple[Logged, ...]) -> None:
        self.table.accept_all(log[len(self.table.log) :])
        self._positions = None

    def at(self, at: int) -> Replayed:
        if self._positions is None:
            self._positions = ReplayedPositions(self.table)
        return self._positions.at(at)


_known: dict[str, _Known] = {}


def _table(table: SentTable) -> _Known:
    found = _known.pop(table.id, None)
    if found is None or len(found.table.log) != table.length:
        stored = msgspec.json.decode(table.raw, type=_Stored)
        if found is None or len(found.table.log) > table.length:
            found = _Known(stored)
        found.go_on(stored.log)
    _known[table.id] = found
    if len(_known) > REPLAYED_TABLES:
        del _known[next(iter(_known))]  # the one used least recently
    return found


def replayed(table: SentTable) -> _Known:
    """The table, for what other modules compute of it in a worker."""
    return _table(table)


def position(sent_table: SentTable, at: int, language: str) -> bytes:
    """A position of a game that is over, as every seat and a spectator saw it: a `wire.ReplayPosition`, encoded."""
    known = _table(sent_table)
    table, replayed = known.table, known.at(at)
    words = table_words(table, language)
    last = table.moves[at - 1] if at else None
    time = 0.0 if last is None else table.log[last.seq - 1].at
    seats = (*range(table.players), None)
    return rendering.encode(
        wire.ReplayPosition(
            at=at,
            moves=len(table.moves),
            seat=None if last is None else last.seat,
            next_stop=_stop(table, range(at + 1, len(table.moves)), len(table.moves)),
            previous_stop=_stop(table, range(at - 1, 0, -1), 0),
            views=tuple(
                rendering.seat_view(table, replayed.state, seat, words, decides=seat is not None) for seat in seats
            ),
            entries=tuple(
                rendering.move_entries(
                    table, time, None if last is None else last.seat, replayed.events, words, first=at == 1
                )
            ),
        )
    )


def _stop(table: Table, places: range, otherwise: int) -> int:
    """The first of these positions that a move other than a pass led to."""
    return next((at for at in places if not table.game.is_pass(table.moves[at - 1].recorded)), otherwise)


def answer(sent_table: SentTable, at: int, seat: int | None, query: dict[str, Any], language: str) -> bytes:
    """The answer to a board's question about a position of a game that is over; raises `Declined`."""
    known = _table(sent_table)
    words = table_words(known.table, language)
    return bytes(analysis.answer(analysis.question(known.table.game, known.at(at).state, seat, query, words)))


def check(sent_table: SentTable, at: int, seat: int, action: dict[str, Any], language: str) -> bytes:
    """Whether the seat could have done this at a position of a game that is over: a `wire.WhyAnswer`, encoded."""
    known = _table(sent_table)
    decoded = requests.decode_action(known.table, action)
    words = table_words(known.table, language)
    return rendering.encode(rendering.why_answer(known.at(at).state, "", seat, decoded, words))


def points(sent_table: SentTable, review: Review, language: str) -> bytes:
    """The turning points of a game that is over: a `wire.TurningPoints`, encoded."""
    known = _table(sent_table)
    return rendering.encode(turning_points(known.table, lambda at: known.at(at).state, review, language))


def past(
    sent_table: SentTable, person: str | None, after: int | None, decision: int | None, most: int, language: str
) -> bytes:
    """The position after so many entries of that person's log and those after it, or the one after so many decisions:
    `wire.PastPositions`, encoded. Raises `past_positions.NoSuchPosition`."""
    known = _table(sent_table)
    table, words = known.table, table_words(known.table, language)
    visible = list(known.reader_log.entries(table, perspective_of(table, person)))
    seats: tuple[int | None, ...] = table.seats_of(person) or (None,)
    first = (after or 0) if decision is None else past_positions.entries_at_decision(table, visible, decision)
    found = [
        wire.PastPosition(
            entries=one.entries,
            waiting_on=one.state.waiting_on,
            views=tuple(rendering.seat_view(table, one.state, seat, words, decides=False) for seat in seats),
            only_pass=one.only_pass,
        )
        for one in past_positions.past_positions(table, visible, first, most + 1)
    ]
    return rendering.encode(wire.PastPositions(positions=tuple(found[: most + 1]), more=len(found) > most + 1))

"""The past positions API: positions of a table that its reader has seen, also while the game runs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from menagerie.core.words import Words
from menagerie.server import rendering, wire
from menagerie.server.context import address_of, context_of
from menagerie.server.errors import ApiError, too_fast
from menagerie.server.openapi import ERRORS
from menagerie.table import past_positions
from menagerie.table.limits import IDENTIFIER_LENGTH, PAST_POSITIONS, REPLAY_MOVES
from menagerie.table.log_lines import table_words
from menagerie.table.reader_log import ReaderEntry, perspective_of
from menagerie.table.table import Table

Place = Annotated[int | None, QueryParameter(ge=0, le=REPLAY_MOVES)]


@get("/api/tables/{table:str}/past-positions", responses=ERRORS)
async def read_past_positions(
    request: Request[Any, Any, Any],
    table: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)],
    after: Place = None,
    decision: Place = None,
    most: Annotated[int, QueryParameter(ge=0, le=PAST_POSITIONS)] = PAST_POSITIONS,
    language: FromQuery[wire.Language] = "en",
) -> wire.PastPositions:
    """The position after so many entries of my log, and those after it; or the one after so many decisions.

    Only what I have seen, from my own seats. It is computed in a thread: it replays the game.
    """
    context = context_of(request)
    live = await context.registry.table(table)
    if not context.limiters.past_positions.allows(address_of(request)):
        raise too_fast(context.limiters.past_positions, address_of(request))
    person = await context.person(request)
    name = None if person is None else person.id
    now = live.table
    visible = list(live.reader_log.entries(now, perspective_of(now, name)))
    seats: tuple[int | None, ...] = now.seats_of(name) or (None,)
    async with context.look_backs:
        try:
            return await asyncio.to_thread(_past_positions, now, visible, seats, after, decision, most, language)
        except past_positions.NoSuchPosition:
            raise ApiError(404, "unknown", "table-no-such-past-position") from None


def _past_positions(
    table: Table,
    visible: list[ReaderEntry],
    seats: tuple[int | None, ...],
    after: int | None,
    decision: int | None,
    most: int,
    language: str,
) -> wire.PastPositions:
    first = (after or 0) if decision is None else past_positions.entries_at_decision(table, visible, decision)
    words = table_words(table, language)
    found = [
        _past_position(table, one, seats, words)
        for one in past_positions.past_positions(table, visible, first, most + 1)
    ]
    return wire.PastPositions(positions=tuple(found[: most + 1]), more=len(found) > most + 1)


def _past_position(
    table: Table, one: past_positions.PastPosition, seats: tuple[int | None, ...], words: Words
) -> wire.PastPosition:
    return wire.PastPosition(
        entries=one.entries,
        waiting_on=one.state.waiting_on,
        views=tuple(rendering.seat_view(table, one.state, seat, words, decides=False) for seat in seats),
        only_pass=one.only_pass,
    )

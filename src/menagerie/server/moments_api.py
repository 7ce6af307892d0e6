"""The moments API: positions of a table that its reader has seen, also while the game runs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from menagerie.core.words import Words
from menagerie.server import rendering, wire
from menagerie.server.context import address_of, context_of
from menagerie.server.errors import ApiError
from menagerie.server.openapi import ERRORS
from menagerie.table import moments
from menagerie.table.limits import IDENTIFIER_LENGTH, MOMENTS, REPLAY_MOVES
from menagerie.table.log_lines import table_words
from menagerie.table.reader_log import ReaderEntry, perspective_of
from menagerie.table.table import Table

Place = Annotated[int | None, QueryParameter(ge=0, le=REPLAY_MOVES)]


@get("/api/tables/{table:str}/moments", responses=ERRORS)
async def read_moments(
    request: Request[Any, Any, Any],
    table: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)],
    after: Place = None,
    decision: Place = None,
    most: Annotated[int, QueryParameter(ge=0, le=MOMENTS)] = MOMENTS,
    language: FromQuery[wire.Language] = "en",
) -> wire.Moments:
    """The position after so many entries of my log, and those after it; or the one after so many decisions.

    Only what I have seen, from my own seats. It is computed in a thread: it replays the game.
    """
    context = context_of(request)
    live = await context.registry.table(table)
    if not context.limiters.moments.allows(address_of(request)):
        raise ApiError(429, "too-fast", "http-too-fast")
    person = await context.person(request)
    name = None if person is None else person.id
    now = live.table
    visible = list(live.reader_log.entries(now, perspective_of(now, name)))
    seats: tuple[int | None, ...] = now.seats_of(name) or (None,)
    async with context.look_backs:
        try:
            return await asyncio.to_thread(_moments, now, visible, seats, after, decision, most, language)
        except moments.NoSuchMoment:
            raise ApiError(404, "unknown", "table-no-such-moment") from None


def _moments(
    table: Table,
    visible: list[ReaderEntry],
    seats: tuple[int | None, ...],
    after: int | None,
    decision: int | None,
    most: int,
    language: str,
) -> wire.Moments:
    first = (after or 0) if decision is None else moments.entries_at_decision(table, visible, decision)
    words = table_words(table, language)
    found = [_moment(table, moment, seats, words) for moment in moments.moments(table, visible, first, most + 1)]
    return wire.Moments(moments=tuple(found[: most + 1]), more=len(found) > most + 1)


def _moment(table: Table, moment: moments.Moment, seats: tuple[int | None, ...], words: Words) -> wire.Moment:
    return wire.Moment(
        entries=moment.entries,
        waiting_on=moment.state.waiting_on,
        views=tuple(rendering.seat_view(table, moment.state, seat, words, decides=False) for seat in seats),
        only_pass=moment.only_pass,
    )

"""The past positions API: positions of a table that its reader has seen, also while the game runs."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from menagerie.server import replayed_tables, wire
from menagerie.server.context import address_of, context_of, encoded
from menagerie.server.errors import ApiError, too_fast
from menagerie.server.openapi import ERRORS
from menagerie.table.limits import IDENTIFIER_LENGTH, PAST_POSITIONS, REPLAY_MOVES
from menagerie.table.past_positions import NoSuchPosition

Place = Annotated[int | None, QueryParameter(ge=0, le=REPLAY_MOVES)]


@get("/api/tables/{table:str}/past-positions", responses=ERRORS)
async def read_past_positions(
    request: Request[Any, Any, Any],
    table: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)],
    after: Place = None,
    decision: Place = None,
    most: Annotated[int, QueryParameter(ge=0, le=PAST_POSITIONS)] = PAST_POSITIONS,
    language: FromQuery[wire.Language] = "en",
) -> Response[wire.PastPositions]:
    """The position after so many entries of my log, and those after it; or the one after so many decisions.

    Only what I have seen, from my own seats. It is computed in a worker process: it replays the game.
    """
    context = context_of(request)
    live = await context.table(request, table)
    if not context.limiters.past_positions.allows(address_of(request)):
        raise too_fast(context.limiters.past_positions, address_of(request))
    person = await context.person(request)
    name = None if person is None else person.id
    try:
        return encoded(await context.replay(live, replayed_tables.past, name, after, decision, most, language))
    except NoSuchPosition:
        raise ApiError(404, "unknown", "table-no-such-past-position") from None

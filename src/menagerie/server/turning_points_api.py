"""The turning points API: how likely each seat was to win over a game that is over, and the moves that changed most.

While a game runs there is no answer: the estimate looks at what is hidden.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromQuery, PathParameter

from menagerie.bots.turning_points import Review
from menagerie.server import replayed_tables, wire
from menagerie.server.context import Context, address_of, context_of, encoded
from menagerie.server.errors import ApiError, too_fast
from menagerie.server.openapi import ERRORS
from menagerie.table.limits import IDENTIFIER_LENGTH, REVIEWS_WAITING
from menagerie.table.live_table import LiveTable


@get("/api/tables/{table:str}/turning-points", responses=ERRORS)
async def read_turning_points(
    request: Request[Any, Any, Any],
    table: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)],
    language: FromQuery[wire.Language] = "en",
) -> Response[wire.TurningPoints]:
    """The probabilities to win, and the turning points; 404 while the game runs, or where it was broken off.

    They are computed once for each table, in a worker process.
    """
    context = context_of(request)
    live = await context.table(request, table)
    if not live.table.finished or live.table.result is None:
        raise ApiError(404, "unknown", "table-no-turning-points")
    if not context.limiters.reviews.allows(address_of(request)):
        raise too_fast(context.limiters.reviews, address_of(request))
    review = await _review(context, live)
    return encoded(await context.replay(live, replayed_tables.points, review, language))


async def _review(context: Context, live: LiveTable) -> Review:
    """Everybody who asks about a table waits for the same computation."""
    task = context.reviews.get(live)
    if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
        waiting = sum(1 for other in context.reviews.values() if not other.done())
        if waiting >= REVIEWS_WAITING:
            raise ApiError(429, "too-fast", "http-too-fast")
        task = context.reviews[live] = asyncio.create_task(_compute(context, live))
    return await asyncio.shield(task)


async def _compute(context: Context, live: LiveTable) -> Review:
    async with context.review_turns:
        return await live.review()

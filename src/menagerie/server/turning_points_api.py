"""The turning points API: how likely each seat was to win over a game that is over, and the moves that changed most.

While a game runs there is no answer: the estimate looks at what is hidden.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import FromQuery, PathParameter

from menagerie.bots.turning_points import Preference, Review, TurningPoint
from menagerie.core.words import Words
from menagerie.server import wire
from menagerie.server.context import Context, address_of, context_of
from menagerie.server.errors import ApiError, too_fast
from menagerie.server.openapi import ERRORS
from menagerie.table.limits import IDENTIFIER_LENGTH, REVIEWS_WAITING
from menagerie.table.live_table import LiveTable
from menagerie.table.log_lines import table_words
from menagerie.table.replayed_positions import ReplayedPositions


@get("/api/tables/{table:str}/turning-points", responses=ERRORS)
async def read_turning_points(
    request: Request[Any, Any, Any],
    table: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)],
    language: FromQuery[wire.Language] = "en",
) -> wire.TurningPoints:
    """The probabilities to win, and the turning points; 404 while the game runs, or where it was broken off.

    They are computed once for each table, in a worker process.
    """
    context = context_of(request)
    live = await context.registry.table(table)
    if not live.table.finished or live.table.result is None:
        raise ApiError(404, "unknown", "table-no-turning-points")
    if not context.limiters.reviews.allows(address_of(request)):
        raise too_fast(context.limiters.reviews, address_of(request))
    review = await _review(context, live)
    return await asyncio.to_thread(_rendered, live, review, language)


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


def _rendered(live: LiveTable, review: Review, language: str) -> wire.TurningPoints:
    words = table_words(live.table, language)
    positions = ReplayedPositions(live.table)
    return wire.TurningPoints(
        moves=len(live.table.moves),
        curve=tuple(wire.CurvePoint(at=point.at, win_probabilities=point.win_probabilities) for point in review.curve),
        points=tuple(_point(live, positions, point, words) for point in review.points),
    )


def _point(live: LiveTable, positions: ReplayedPositions, point: TurningPoint, words: Words) -> wire.TurningPoint:
    table = live.table
    view = positions.at(point.move - 1).state.view(point.seat)
    done = table.game.describe_action(table.moves[point.move - 1].action, view, words)
    before, after = point.before[point.changed], point.after[point.changed]
    name = table.names[point.seat]
    changed = words(
        "turning-point-probability", name=table.names[point.changed], before=percent(before), after=percent(after)
    )
    return wire.TurningPoint(
        move=point.move,
        seat=point.seat,
        title=words("turning-point-title", name=name, what=done),
        changed=point.changed,
        before=before,
        after=after,
        text=f"{changed} {_verdict(live, point, view, name, words)}",
    )


def _verdict(live: LiveTable, point: TurningPoint, view: Any, name: str, words: Words) -> str:
    """What the bot would have preferred."""
    if point.forced:
        return words("turning-point-forced")
    preferred: Preference | None = point.preferred
    if preferred is None:
        return words("turning-point-same")
    action = msgspec.convert(preferred.action, live.table.game.action_type)
    return words(
        "turning-point-preferred",
        what=live.table.game.describe_action(action, view, words),
        name=name,
        probability=percent(preferred.probability),
        done=percent(preferred.probability_as_played),
    )


def percent(probability: float) -> int:
    return int(100 * probability + 0.5)

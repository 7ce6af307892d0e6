"""The lessons API: opens a step of a game's lesson at a table of its own."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from menagerie.core.lesson import lesson_of
from menagerie.core.registry import game as find_game
from menagerie.server import wire
from menagerie.server.context import context_of
from menagerie.server.errors import ApiError, too_fast
from menagerie.server.openapi import ERRORS

AnyRequest = Request[Any, Any, Any]


@post("/api/lessons/{name:str}", responses=ERRORS)
async def open_lesson(request: AnyRequest, name: FromPath[str], data: JSONBody[wire.OpenLesson]) -> wire.NewTable:
    """The lesson at that step: a table in memory, which is read over ``/ws/lessons/{id}`` by this person alone."""
    context = context_of(request)
    game = find_game(name)
    lesson = lesson_of(game)
    if lesson is None:
        raise ApiError(404, "not-found", "http-not-found")
    person = (await context.visitor_or_new(request)).person  # a lesson is kept by the browser
    if not context.limiters.lessons.allows(person.id):
        raise too_fast(context.limiters.lessons, person.id)
    live = await context.lessons.open(game, lesson, data.step, person)
    return wire.NewTable(id=live.table.id)

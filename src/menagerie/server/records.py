"""Records from elsewhere, brought to be looked at."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import JSONBody

from menagerie.core import record as paper
from menagerie.core.record_errors import describe_record_error
from menagerie.server import wire
from menagerie.server.context import context_of
from menagerie.server.openapi import PROBLEMS
from menagerie.server.problems import answer
from menagerie.server.settings import Limits
from menagerie.table import brought


@post("/api/records", responses=PROBLEMS, request_max_body_size=Limits().record_bytes)
async def bring_record(
    request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]]
) -> wire.NewTable | Response[wire.ErrorBody]:
    """The record of a game that is over, played again by the rules: a table to look at, and to play on from."""
    context = context_of(request)
    record: paper.Record | None = None
    try:
        record = paper.decode(msgspec.json.encode(data))
        end = await asyncio.to_thread(brought.ending, record)  # before anybody is made for it
        person = await context.person_or_guest(request)
        return wire.NewTable(id=await context.house.bring(record, end, person))
    except paper.BadRecord as bad:
        names = () if record is None else brought.names_in(record)
        text = describe_record_error(bad, record, names, context.words(request))
        return answer(400, "unfit-record", text, None if bad.violation is None else bad.violation.paragraph)

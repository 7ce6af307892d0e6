"""The records API: imports a record from elsewhere as a table to watch."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import JSONBody

from menagerie.core import record as records
from menagerie.core.record_errors import describe_record_error
from menagerie.server import wire
from menagerie.server.context import Context, address_of, context_of
from menagerie.server.errors import ApiError, error_response
from menagerie.server.openapi import ERRORS
from menagerie.table import record_import
from menagerie.table.entries import Abandoned, Ended
from menagerie.table.limits import RECORD_BYTES, RECORD_SECONDS


@post("/api/records", responses=ERRORS, request_max_body_size=RECORD_BYTES)
async def import_record(
    request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]]
) -> wire.NewTable | Response[wire.ErrorBody]:
    """The record of a game that is over, replayed by the rules: a table to watch, and to play on from."""
    context = context_of(request)
    record: records.Record | None = None
    if not context.limiters.imports.allows(address_of(request)):
        raise ApiError(429, "too-fast", "http-too-fast")
    try:
        record = records.decode(msgspec.json.encode(data))
        end = await _ending(context, record)  # before a guest is made for it
        person = await context.person_or_guest(request)
        return wire.NewTable(id=await context.registry.import_record(record, end, person.id))
    except records.BadRecord as bad:
        names = () if record is None else record_import.names_in(record)
        text = describe_record_error(bad, record, names, context.words(request))
        return error_response(400, "unfit-record", text, None if bad.violation is None else bad.violation.paragraph)


async def _ending(context: Context, record: records.Record) -> Ended | Abandoned:
    """Checks the record in a thread, few at a time and for a limited time."""
    try:
        async with asyncio.timeout(RECORD_SECONDS), context.record_checks:
            return await asyncio.to_thread(record_import.ending, record)
    except TimeoutError:
        raise ApiError(400, "too-large", "http-too-large") from None

"""The records API: imports a record, or another program's file, as a table to watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, ParamSpec, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from menagerie.core import record as records
from menagerie.core.foreign import ForeignGame, UnreadableForeignGame
from menagerie.core.record_errors import describe_record_error
from menagerie.server import wire
from menagerie.server.context import Context, address_of, context_of
from menagerie.server.errors import ApiError, error_response
from menagerie.server.openapi import ERRORS
from menagerie.table import foreign_import, record_import, seed_commitment
from menagerie.table.ids import new_id
from menagerie.table.limits import IDENTIFIER_LENGTH, IMPORT_REPORTS, RECORD_BYTES, RECORD_SECONDS
from menagerie.table.replay_workers import TooSlow
from menagerie.table.requests import clean

P = ParamSpec("P")
R = TypeVar("R")


@post("/api/records", responses=ERRORS, request_max_body_size=RECORD_BYTES)
async def import_record(
    request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]]
) -> wire.NewTable | Response[wire.ErrorBody]:
    """The record of a game, or a file of another program, replayed by the rules: a table to watch, and to play on from.

    Of another program's file the part that the rules allow is imported; ``/api/tables/{id}/import`` says what is not.
    """
    context = context_of(request)
    record: records.Record | None = None
    visitor = await context.visitor(request)
    context.quotas.take("imports", None if visitor is None else visitor.person.id, address_of(request))
    try:
        raw = msgspec.json.encode(data)
        foreign = None if "format" in data else await _bounded(context, foreign_import.read, raw, "en")
        record = records.decode(raw) if foreign is None else foreign.record
        fixed = new_id(), seed_commitment.new_secret(), context.registry.now()
        imported = await _bounded(context, record_import.import_record, record, *fixed)
        person = await context.person_or_guest(request)  # none is stored for a record that is refused
        return wire.NewTable(id=await context.registry.store_import(imported, person.id))
    except records.BadRecord as bad:
        names = () if record is None else record_import.names_in(record)
        text = describe_record_error(bad, record, names, context.words(request))
        return error_response(400, "unfit-record", text, None if bad.violation is None else bad.violation.paragraph)
    except UnreadableForeignGame:
        return error_response(400, "unfit-record", await _why_unreadable(context, raw, context.words(request).language))


async def _why_unreadable(context: Context, raw: bytes, language: str) -> str:
    """In the reader's language: which that is, is known only once the file was refused."""
    try:
        await _bounded(context, foreign_import.read, raw, language)
    except UnreadableForeignGame as unreadable:
        return clean(str(unreadable))
    raise AssertionError("whether a file can be read does not depend on the language")


@get("/api/tables/{table:str}/import", responses=ERRORS)
async def read_import_report(
    request: Request[Any, Any, Any],
    table: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)],
    language: FromQuery[wire.Language] = "en",
) -> wire.ImportReport:
    """How far the rules agree with the other program's file that this table was imported from."""
    context = context_of(request)
    live = await context.table(request, table)
    source = live.table.foreign_source
    if source is None or live.table.foreign is None:
        raise ApiError(404, "unknown", "table-not-imported")
    known = context.import_reports.get((table, language))
    if known is None:
        raw = msgspec.json.encode(live.table.foreign[source])
        try:
            known = _report(await _bounded(context, foreign_import.read_of, live.table.game.name, raw, language))
        except (UnreadableForeignGame, records.BadRecord):  # a record may carry anything as its foreign part
            raise ApiError(404, "unknown", "table-not-imported") from None
        context.import_reports[table, language] = known
        if len(context.import_reports) > IMPORT_REPORTS:
            del context.import_reports[next(iter(context.import_reports))]
    return known


def _report(foreign: ForeignGame | None) -> wire.ImportReport:
    if foreign is None:
        raise ApiError(404, "unknown", "table-not-imported")
    return wire.ImportReport(
        source=foreign.source,
        actions=foreign.actions,
        applied=foreign.applied,
        refused=clean(foreign.refused),
        result=clean(foreign.result),
        differences=tuple(clean(one) for one in foreign.differences),
    )


async def _bounded(context: Context, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """In a worker process, few at a time and for a limited time."""
    try:
        return await context.record_workers.run(RECORD_SECONDS, "", work, *args, **kwargs)
    except TooSlow:
        raise ApiError(400, "too-large", "http-too-large") from None

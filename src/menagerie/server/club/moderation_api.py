"""Moderation: the rules of the house, reports, and for the host what came in and the texts to edit."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Struct

from menagerie.core.removed_names import REMOVED_NAME
from menagerie.server import wire
from menagerie.server.admin_api import operator_context
from menagerie.server.club.host_texts import HOST_TEXTS
from menagerie.server.club.moderation_wire import (
    AdminReport,
    AdminText,
    ChangeText,
    CloseReport,
    HouseRules,
    MakeReport,
    ReportedLine,
)
from menagerie.server.club.people_api import person_of
from menagerie.server.context import Context, address_of, context_of
from menagerie.server.errors import ApiError, words_of
from menagerie.server.openapi import ERRORS
from menagerie.table.entries import Said, Whispered
from menagerie.table.ids import new_id
from menagerie.table.limits import IDENTIFIER_LENGTH, REPORT_CONTEXT, REPORTS_LISTED
from menagerie.table.live_table import LiveTable
from menagerie.table.log_lines import log_line, table_words
from menagerie.table.reader_log import ReaderEntry, perspective_of, writer_of
from menagerie.table.requests import clean
from menagerie.table.store.sql_moderation import ReportRow

AnyRequest = Request[Any, Any, Any]


class _Reported(Struct, frozen=True):
    """What a report keeps besides who and when."""

    why: str
    table: str | None = None
    game: str | None = None
    lines: tuple[ReportedLine, ...] = ()


@get("/api/house-rules", responses=ERRORS, sync_to_thread=False)
def read_house_rules(request: AnyRequest, language: FromQuery[wire.Language] = "en") -> HouseRules:
    """The rules of the house."""
    texts = context_of(request).host_texts
    return HouseRules(language=language, text=texts.text("house-rules-fr" if language == "fr" else "house-rules-en"))


@post("/api/reports", status_code=204, responses=ERRORS)
async def report(request: AnyRequest, data: JSONBody[MakeReport]) -> None:
    """Tell the host of a chat line, or of a person. The host reads the line with those around it, as I read them."""
    context = context_of(request)
    accused, found = await _reported(request, data)
    me = await context.person_or_guest(request)
    if accused == me.id:
        raise ApiError(400, "malformed", "people-yourself")
    context.quotas.take("reports", me.id, address_of(request))
    body = msgspec.json.encode(found).decode()
    await context.moderation.add_report(ReportRow(new_id(), context.registry.now(), me.id, accused, "open", body))


async def _reported(request: AnyRequest, data: MakeReport) -> tuple[str, _Reported]:
    """Whom the report accuses, and what it keeps."""
    context, why = context_of(request), clean(data.why)
    if data.table is None or data.entry is None:
        return (await person_of(context, data.person or "")).id, _Reported(why)
    live = await context.table(request, data.table)
    me = await context.person(request)
    perspective = perspective_of(live.table, None if me is None else me.id)
    entries = live.reader_log.entries(live.table, perspective)
    one = entries[data.entry - 1] if data.entry <= len(entries) else None
    accused = None if one is None else writer_of(live.table, one.logged.entry)
    if one is None or accused is None:
        raise ApiError(404, "not-found", "report-no-such-line")
    language = words_of(request).language
    return accused, _Reported(why, live.table.id, live.table.game.name, _lines_around(live, entries, one, language))


def _lines_around(
    live: LiveTable, entries: list[ReaderEntry], one: ReaderEntry, language: str
) -> tuple[ReportedLine, ...]:
    """The chat around that line, as far as its reader saw it."""
    chat = [entry for entry in entries if isinstance(entry.logged.entry, Said | Whispered)]
    place, (before, after) = chat.index(one), REPORT_CONTEXT
    words, lines = table_words(live.table, language), []
    for entry in chat[max(0, place - before) : place + after + 1]:
        said = log_line(live.table, entry, words).chat
        if said is not None:
            lines.append(
                ReportedLine(
                    at=entry.logged.at,
                    name=said.name,
                    text=said.text,
                    whispered=isinstance(entry.logged.entry, Whispered),
                    reported=entry is one,
                )
            )
    return tuple(lines)


# --- for the host


@get("/api/admin/reports", responses=ERRORS)
async def read_reports(request: AnyRequest) -> list[AdminReport]:
    """The open reports, the latest first."""
    return await _open_reports(operator_context(request))


async def _open_reports(context: Context) -> list[AdminReport]:
    return [await _admin_report(context, row) for row in await context.moderation.reports("open", REPORTS_LISTED)]


async def _admin_report(context: Context, row: ReportRow) -> AdminReport:
    people, found = context.registry.people, msgspec.json.decode(row.body, type=_Reported)
    reporter, accused = await people.find(row.reporter), await people.find(row.accused)
    return AdminReport(
        id=row.id,
        at=row.at,
        reporter=REMOVED_NAME if reporter is None else reporter.name,
        reporter_id=row.reporter,
        accused=REMOVED_NAME if accused is None else accused.name,
        accused_id=row.accused,
        why=found.why,
        table=found.table,
        game=found.game,
        lines=found.lines,
        open_reports=await context.moderation.open_against(row.accused),
        muted_until=await context.registry.store.sessions.muted_until(row.accused),
    )


@post("/api/admin/reports/{report_id:str}/close", status_code=200, responses=ERRORS)
async def close_report(
    request: AnyRequest,
    report_id: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)],
    data: JSONBody[CloseReport],
) -> list[AdminReport]:
    """The report is dealt with; with hours, the one it accuses may not chat for so long."""
    context = operator_context(request)
    found = await context.moderation.report(report_id)
    if found is None:
        raise ApiError(404, "not-found", "report-not-there")
    if data.mute_hours:
        until = context.registry.now() + 3600 * data.mute_hours
        await context.registry.store.sessions.mute(found.accused, until)
    await context.moderation.close_report(report_id)
    return await _open_reports(context)


@get("/api/admin/texts", responses=ERRORS, sync_to_thread=False)
def read_texts(request: AnyRequest) -> list[AdminText]:
    """The texts that the host edits."""
    return _texts(operator_context(request))


@post("/api/admin/texts", status_code=200, responses=ERRORS)
async def change_text(request: AnyRequest, data: JSONBody[ChangeText]) -> list[AdminText]:
    """Changes one of them, for all from now on."""
    context = operator_context(request)
    await context.host_texts.change(data.name, data.text)
    return _texts(context)


def _texts(context: Context) -> list[AdminText]:
    texts = context.host_texts
    return [AdminText(name=name, text=texts.text(name), default=texts.is_default(name)) for name in HOST_TEXTS]

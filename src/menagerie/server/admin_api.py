"""The admin API, for the operator alone: what the server does, which games are stuck, and who disturbs others.

It shows no cards and no chat: names, phases and times. What people reported has an API of its own
(`menagerie.server.club.moderation_api`). Every request carries the token; without one configured there is
no such API.
"""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from menagerie import __version__
from menagerie.server import wire
from menagerie.server.context import Context, address_of, context_of
from menagerie.server.errors import ApiError, too_fast
from menagerie.server.openapi import ERRORS
from menagerie.server.operations_api import bears
from menagerie.table.entries import Abandoned, AnyEntry, HandedOver, StoodUp
from menagerie.table.limits import ADMIN_TABLES, IDENTIFIER_LENGTH, SEATS, STUCK_SECONDS
from menagerie.table.live_table import LiveTable
from menagerie.table.requests import known_bot
from menagerie.table.table import Table

AnyRequest = Request[Any, Any, Any]
Seat = Annotated[int, PathParameter(ge=0, lt=SEATS)]
TableId = Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]


def operator_context(request: AnyRequest) -> Context:
    """Refuses whoever has not the token; guessing it is slow."""
    context = context_of(request)
    token = context.settings.operation.admin_token
    if token is None:
        raise ApiError(404, "not-found", "http-not-found")
    if not bears(request, token):
        if not context.limiters.passphrases.allows(address_of(request)):
            raise too_fast(context.limiters.passphrases, address_of(request))
        raise ApiError(401, "no-token", "http-no-token")
    return context


@get("/api/admin", responses=ERRORS)
async def read_overview(request: AnyRequest) -> wire.AdminOverview:
    """How the server does, and its tables: stuck ones first, then those that somebody is connected to."""
    context = operator_context(request)
    tables = context.registry.tables_in_memory()
    rows = sorted((_row(live) for live in tables), key=lambda row: (row.stuck == "", -row.connected, -row.updated))
    return wire.AdminOverview(
        version=__version__,
        uptime=time.monotonic() - context.started,
        tables=len(tables),
        connections=len(context.connections),
        thinking=sum(live.thinking for live in tables),
        stuck=sum(1 for row in rows if row.stuck),
        longest_block=context.watchdog.longest,
        rows=tuple(rows[:ADMIN_TABLES]),
    )


def _row(live: LiveTable) -> wire.AdminTable:
    table = live.table
    return wire.AdminTable(
        id=table.id,
        game=table.game.name,
        phase=table.phase,
        seats=tuple(
            wire.AdminSeat(
                number=seat.number,
                name=seat.name,
                person=seat.person is not None,
                bot=seat.bot,
                here=seat.person is not None and live.is_here(seat.person),
                waited_for=seat.number in table.waiting_on,
            )
            for seat in table.seats
        ),
        moves=len(table.moves),
        connected=len(live.readers),
        updated=table.updated,
        stuck=_stuck(live),
    )


def _stuck(live: LiveTable) -> Literal["", "bot-slow", "bot-asleep"]:
    """Why a game does not go on though nobody but the server is waited for; empty where it does."""
    table = live.table
    if table.phase != "running" or not table.waiting_on or not (live.person_plays or live.readers):
        return ""
    bots = [seat for seat in table.waiting_on if table.seats[seat].bot is not None]
    waited = live.now() - (table.log[-1].at if table.log else table.header.created)
    if len(bots) < len(table.waiting_on) or waited < STUCK_SECONDS:
        return ""
    return "bot-slow" if any(seat in live.thinking_seats for seat in bots) else "bot-asleep"


@post("/api/admin/tables/{table:str}/close", status_code=200, responses=ERRORS)
async def close_table(request: AnyRequest, table: TableId) -> wire.AdminOverview:
    """Breaks the game off; everybody sees that in its log."""
    context = operator_context(request)
    live = await context.registry.table(table)
    await live.request("", None, lambda now: [] if now.finished else [Abandoned()])
    return await _again(request)


@post("/api/admin/tables/{table:str}/wake", status_code=200, responses=ERRORS)
async def wake_table(request: AnyRequest, table: TableId) -> wire.AdminOverview:
    """Lets bots that are waited for think again."""
    live = await operator_context(request).registry.table(table)
    live.wake_bots()
    return await _again(request)


@post("/api/admin/tables/{table:str}/seats/{seat:int}/kick", status_code=200, responses=ERRORS)
async def kick(request: AnyRequest, table: TableId, seat: Seat) -> wire.AdminOverview:
    """Takes the person from the table: in the lobby the seat is free again, in a game a bot plays on."""
    context = operator_context(request)
    live = await context.registry.table(table)
    person = _person(live.table, seat)
    await live.request("", None, lambda now: _kicked(now, person))
    for connection in [one for one in context.connections if one.is_of(live, person)]:
        connection.end_session()
    return await _again(request)


def _kicked(table: Table, person: str) -> list[AnyEntry]:
    seats = [table.seats[number] for number in table.seats_of(person)]
    if table.phase == "gathering":
        return [StoodUp(seat.number, seat.name) for seat in seats]
    if table.phase == "running":
        return [HandedOver(seat.number, known_bot(table.game, None), "") for seat in seats if seat.bot is None]
    return []


@post("/api/admin/tables/{table:str}/seats/{seat:int}/mute", status_code=200, responses=ERRORS)
async def mute(request: AnyRequest, table: TableId, seat: Seat, data: JSONBody[wire.MutePerson]) -> wire.AdminOverview:
    """The person may not chat or whisper, at any table; zero hours let them again."""
    context = operator_context(request)
    person = _person((await context.registry.table(table)).table, seat)
    await context.registry.store.sessions.mute(person, context.registry.now() + 3600 * data.hours)
    return await _again(request)


@post("/api/admin/tables/{table:str}/seats/{seat:int}/sign-out", status_code=200, responses=ERRORS)
async def sign_out(request: AnyRequest, table: TableId, seat: Seat) -> wire.AdminOverview:
    """Ends all the person's sign-ins: who has the passphrase may come back."""
    context = operator_context(request)
    person = _person((await context.registry.table(table)).table, seat)
    await context.sign_ins.end([session.id for session in await context.sign_ins.of(person)])
    return await _again(request)


async def _again(request: AnyRequest) -> wire.AdminOverview:
    found: wire.AdminOverview = await read_overview.fn(request)
    return found


def _person(table: Table, seat: int) -> str:
    person = table.seats[seat].person if 0 <= seat < table.players else None
    if person is None:
        raise ApiError(404, "not-found", "http-nobody-there")
    return person

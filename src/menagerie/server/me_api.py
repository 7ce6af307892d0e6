"""The me API: the guest who sends the request, and their tables."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, route
from litestar.params import JSONBody

from menagerie.server import wire
from menagerie.server.context import address_of, context_of, user_agent_of
from menagerie.server.errors import ApiError, too_fast
from menagerie.server.openapi import ERRORS
from menagerie.table.guest_names import is_guest_name
from menagerie.table.outside_bots import is_bot_name
from menagerie.table.requests import clean
from menagerie.table.store import PersonRow, TableRow

AnyRequest = Request[Any, Any, Any]


def me_of(person: PersonRow) -> wire.Me:
    language: wire.Language | None = "fr" if person.language == "fr" else "en" if person.language == "en" else None
    return wire.Me(
        id=person.id,
        name=person.name,
        language=language,
        code=person.code,
        has_passphrase=person.passphrase is not None,
        named=not is_guest_name(person.name),
    )


@get("/api/me", responses=ERRORS)
async def read_me(request: AnyRequest) -> wire.Me:
    """Who I am; a new guest where there is no session yet, whom nothing stores before there is something to keep."""
    return me_of((await context_of(request).visitor_or_new(request)).person)


@route("/api/me", http_method=["PATCH", "PUT"], status_code=200, responses=ERRORS)
async def change_me(request: AnyRequest, data: JSONBody[wire.ChangeMe]) -> wire.Me:
    """Another name, or another language."""
    context = context_of(request)
    name = None if data.name is None else clean(data.name)
    if name == "":
        raise ApiError(400, "malformed", "http-empty-name")
    if name is not None and is_bot_name(name):
        raise ApiError(400, "malformed", "bot-api-name-of-bot")
    context.host_texts.check_words(name or "")
    person = await context.person_or_guest(request)
    return me_of(await context.registry.people.change(person, name, data.language))


@route("/api/me/passphrase", http_method=["PUT", "POST"], status_code=200, responses=ERRORS)
async def set_passphrase(request: AnyRequest, data: JSONBody[wire.SetPassphrase]) -> wire.Me:
    """Set a passphrase, to be the same guest on another device.

    Who changes it has to know the old one, and all other sign-ins end: it is changed when somebody else may know it.
    """
    context = context_of(request)
    _throttle(request)
    visitor = await context.stored_visitor(request)
    people, person = context.registry.people, visitor.person
    if person.passphrase is not None and not await people.has_passphrase(person, data.old or ""):
        raise ApiError(403, "wrong-passphrase", "http-wrong-old-passphrase", field="old")
    changed = await people.set_passphrase(person, data.passphrase)
    await context.sign_ins.end_others(visitor.signed_in)
    return me_of(changed)


@route(["/api/me/continue", "/api/continue"], http_method=["POST"], status_code=200, responses=ERRORS)
async def continue_as(request: AnyRequest, data: JSONBody[wire.ContinueAs]) -> wire.Me:
    """Continue as the guest with this code and passphrase."""
    context = context_of(request)
    _throttle(request)
    person = await context.registry.people.authenticate(data.code, data.passphrase)
    if person is None:
        raise ApiError(403, "wrong-passphrase", "http-wrong-passphrase")
    context.give_cookie(request, await context.sign_ins.sign_in(person, user_agent_of(request)))
    return me_of(person)


def _throttle(request: AnyRequest) -> None:
    """The rate limit of passphrases: guessing must be slow, and hashing is expensive."""
    if not context_of(request).limiters.passphrases.allows(address_of(request)):
        raise too_fast(context_of(request).limiters.passphrases, address_of(request))


@get("/api/me/tables", responses=ERRORS)
async def my_tables(request: AnyRequest) -> list[wire.MyTable]:
    """My games, running ones first."""
    context = context_of(request)
    person = await context.person(request)
    if person is None:
        return []
    return [_mine(row, person.id) for row in await context.registry.store.tables_of(person.id)]


def _mine(row: TableRow, person: str) -> wire.MyTable:
    seats = tuple(seat for seat, holder in enumerate(row.summary.people) if holder == person)
    return wire.MyTable(
        id=row.id,
        game=row.game,
        phase=row.phase,  # type: ignore[arg-type]  # only phases are ever written there
        names=row.summary.names,
        my_turn=any(seat in seats for seat in row.summary.waiting_on),
        my_seats=seats,
        result=row.summary.result,
        marked_undos=row.summary.marked_undos,
        updated=row.updated,
    )

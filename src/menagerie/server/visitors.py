"""Who I am, and my games."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, route
from litestar.params import JSONBody

from menagerie.server import wire
from menagerie.server.context import address_of, context_of
from menagerie.server.openapi import PROBLEMS
from menagerie.server.problems import Trouble
from menagerie.table.requests import clean
from menagerie.table.store import PersonRow, TableRow

AnyRequest = Request[Any, Any, Any]


def me_of(person: PersonRow) -> wire.Me:
    language: wire.Language | None = "fr" if person.language == "fr" else "en" if person.language == "en" else None
    return wire.Me(name=person.name, language=language, code=person.code, has_passphrase=person.passphrase is not None)


@get("/api/me", responses=PROBLEMS)
async def read_me(request: AnyRequest) -> wire.Me:
    """Who I am; a new guest where nobody knows me yet."""
    return me_of(await context_of(request).person_or_guest(request))


@route("/api/me", http_method=["PATCH", "PUT"], status_code=200, responses=PROBLEMS)
async def change_me(request: AnyRequest, data: JSONBody[wire.ChangeMe]) -> wire.Me:
    """Another name, or another language."""
    context = context_of(request)
    name = None if data.name is None else clean(data.name)
    if name == "":
        raise Trouble(400, "malformed", "http-empty-name")
    person = await context.person_or_guest(request)
    return me_of(await context.house.people.change(person, name, data.language))


@route("/api/me/passphrase", http_method=["PUT", "POST"], status_code=200, responses=PROBLEMS)
async def set_passphrase(request: AnyRequest, data: JSONBody[wire.SetPassphrase]) -> wire.Me:
    """A passphrase, so that I can be myself on another device."""
    context = context_of(request)
    _restrain(request)
    person = await context.person_or_guest(request)
    return me_of(await context.house.people.set_passphrase(person, data.passphrase))


@route(["/api/me/continue", "/api/continue"], http_method=["POST"], status_code=200, responses=PROBLEMS)
async def continue_as(request: AnyRequest, data: JSONBody[wire.ContinueAs]) -> wire.Me:
    """I am that guest: here is the code and the passphrase."""
    context = context_of(request)
    _restrain(request)
    person = await context.house.people.recognise(data.code, data.passphrase)
    if person is None:
        raise Trouble(403, "wrong-passphrase", "http-wrong-passphrase")
    context.remember(request, person)
    return me_of(person)


def _restrain(request: AnyRequest) -> None:
    """Trying out passphrases must be slow, and hashing them is dear."""
    if not context_of(request).passphrases.allows(address_of(request)):
        raise Trouble(429, "too-fast", "http-too-fast")


@get("/api/me/tables", responses=PROBLEMS)
async def my_tables(request: AnyRequest) -> list[wire.MyTable]:
    """My games, running ones first."""
    context = context_of(request)
    person = await context.person(request)
    if person is None:
        return []
    return [_mine(row, person.id) for row in await context.house.store.tables_of(person.id)]


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
        marked_undos=row.summary.hindsight,
        updated=row.updated,
    )

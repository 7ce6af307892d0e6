"""The sessions API: in which browsers I am known, and ending that."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import PathParameter

from menagerie.server import wire
from menagerie.server.context import context_of
from menagerie.server.errors import ApiError
from menagerie.server.notices.links import digest
from menagerie.server.openapi import ERRORS
from menagerie.server.sign_ins import Visitor
from menagerie.table.limits import IDENTIFIER_LENGTH
from menagerie.table.store import Session

AnyRequest = Request[Any, Any, Any]


@get("/api/me/sessions", responses=ERRORS)
async def read_sessions(request: AnyRequest) -> list[wire.SignIn]:
    """The browsers in which I am known, this one first."""
    return await _list(request, await context_of(request).visitor(request))


async def _list(request: AnyRequest, visitor: Visitor | None) -> list[wire.SignIn]:
    if visitor is None or not visitor.stored:
        return []
    sessions = await context_of(request).sign_ins.of(visitor.person.id)
    return sorted((_sign_in(one, visitor) for one in sessions), key=lambda one: not one.here)


def _sign_in(session: Session, visitor: Visitor) -> wire.SignIn:
    return wire.SignIn(
        id=_public_id(session),
        browser=session.browser,
        system=session.system,
        created=session.created,
        seen=session.seen,
        here=session.id == visitor.signed_in.session,
    )


def _public_id(session: Session) -> str:
    """The id as others' screens and logs may hold it: the cookie's own is in no answer."""
    return digest(session.id)[:16]


@post("/api/me/sessions/{session:str}/end", status_code=200, responses=ERRORS)
async def end_session(
    request: AnyRequest, session: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]
) -> list[wire.SignIn]:
    """Signs one of my browsers out: its cookie is worth nothing from now on."""
    context = context_of(request)
    visitor = await context.visitor(request)
    mine = [] if visitor is None else await context.sign_ins.of(visitor.person.id)
    found = next((one for one in mine if _public_id(one) == session), None)
    if visitor is None or found is None:
        raise ApiError(404, "not-found", "http-no-such-session")
    if found.id == visitor.signed_in.session and visitor.person.passphrase is None:
        raise ApiError(409, "no-passphrase", "http-last-session")
    await context.sign_ins.end([found.id])
    if found.id == visitor.signed_in.session:
        context.forget_cookie(request)
        return []
    return await _list(request, visitor)


@post("/api/me/sessions/end-others", status_code=200, responses=ERRORS)
async def end_other_sessions(request: AnyRequest) -> list[wire.SignIn]:
    """Signs all my other browsers out."""
    context = context_of(request)
    visitor = await context.visitor(request)
    if visitor is not None and visitor.stored:
        await context.sign_ins.end_others(visitor.signed_in)
    return await _list(request, visitor)

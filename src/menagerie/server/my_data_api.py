"""The my-data API: everything of mine as one file, and having everything of mine removed."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from menagerie.server import wire
from menagerie.server.context import address_of, context_of
from menagerie.server.errors import ApiError, too_fast
from menagerie.server.my_data import my_data
from menagerie.server.openapi import ERRORS

AnyRequest = Request[Any, Any, Any]
FILE_NAME = "menagerie-my-data.json"


@get("/api/me/data", responses=ERRORS, packed=True)
async def read_my_data(request: AnyRequest) -> Stream:
    """Everything the server holds about me, as one file (docs/my-data.md); it may be large."""
    context = context_of(request)
    person = await context.person(request)
    if person is None:
        raise ApiError(404, "not-found", "my-data-nothing")
    context.quotas.take("downloads", person.id, address_of(request))
    return Stream(
        my_data(context, person),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{FILE_NAME}"', "Cache-Control": "no-store"},
    )


@post("/api/me/remove", status_code=204, responses=ERRORS)
async def remove_me(request: AnyRequest, data: JSONBody[wire.RemoveMe]) -> Response[None]:
    """Removes me for good. Games with others stay, without my name and messages. It takes my passphrase where I have
    one; the answer comes when the tables are done, or after a while."""
    context = context_of(request)
    visitor = await context.visitor(request)
    if visitor is None or not visitor.stored:
        raise ApiError(404, "not-found", "my-data-nothing")
    person = visitor.person
    if person.passphrase is not None:
        if not context.limiters.passphrases.allows(address_of(request)):
            raise too_fast(context.limiters.passphrases, address_of(request))
        if not await context.registry.people.has_passphrase(person, data.passphrase):
            raise ApiError(403, "wrong-passphrase", "http-wrong-old-passphrase", field="passphrase")
    sessions = [one.id for one in await context.sign_ins.of(person.id)]
    people = await context.removals.begin(person.id)
    await context.sign_ins.end(sessions)
    await context.removals.until_done(people)
    context.forget_cookie(request)
    return Response(None, status_code=204)

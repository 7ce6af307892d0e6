"""The pages' side of outside bots: my tokens, the bots that are online, and inviting one to a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from menagerie.server.club import bot_wire
from menagerie.server.context import address_of, context_of
from menagerie.server.errors import ApiError
from menagerie.server.openapi import ERRORS
from menagerie.table.ids import new_id
from menagerie.table.limits import API_TOKENS_OF_ONE, BOTS_LISTED, IDENTIFIER_LENGTH
from menagerie.table.outside_bots import bot_name
from menagerie.table.requests import Declined
from menagerie.table.store import ApiToken, Invitation

AnyRequest = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]


def _listed(token: ApiToken, bot: str) -> bot_wire.ApiToken:
    return bot_wire.ApiToken(
        id=token.id,
        bot=bot,
        scopes=token.scopes,  # type: ignore[arg-type]  # only scopes are ever stored
        created=token.created,
        used=token.used,
    )


@get("/api/me/tokens", responses=ERRORS)
async def read_tokens(request: AnyRequest) -> list[bot_wire.ApiToken]:
    """My tokens of the Bot API."""
    context = context_of(request)
    person = await context.person(request)
    found = [] if person is None else await context.outside_bots.tokens_of(person.id)
    return [_listed(token, bot) for token, bot in found]


@post("/api/me/tokens", responses=ERRORS)
async def make_token(request: AnyRequest, data: JSONBody[bot_wire.MakeApiToken]) -> bot_wire.NewApiToken:
    """A new token of the Bot API; it is shown this once."""
    context = context_of(request)
    if not bot_name(data.bot):
        raise ApiError(400, "malformed", "http-empty-name", field="bot")
    context.host_texts.check_words(data.bot)
    person = await context.person_or_guest(request)
    context.quotas.take("bots", person.id, address_of(request))
    if len(await context.outside_bots.tokens_of(person.id)) >= API_TOKENS_OF_ONE:
        raise ApiError(409, "too-many", "bot-api-too-many-tokens", most=API_TOKENS_OF_ONE)
    text, token, bot = await context.outside_bots.make_token(person, data.bot, tuple(dict.fromkeys(data.scopes)))
    return bot_wire.NewApiToken(token=text, listed=_listed(token, bot.name))


@post("/api/me/tokens/{token:str}/revoke", status_code=200, responses=ERRORS)
async def revoke_token(request: AnyRequest, token: Id) -> list[bot_wire.ApiToken]:
    """Ends one of my tokens: it is worth nothing from now on."""
    context = context_of(request)
    person = await context.person(request)
    mine = [] if person is None else await context.outside_bots.tokens_of(person.id)
    found = next((one for one, _ in mine if one.id == token), None)
    if found is None:
        raise ApiError(404, "not-found", "bot-api-no-such-token")
    await context.outside_bots.revoke(found)
    return [_listed(one, bot) for one, bot in mine if one.id != token]


@get("/api/bots", responses=ERRORS)
async def read_online_bots(request: AnyRequest) -> list[bot_wire.OnlineBot]:
    """The outside bots that are online."""
    registry = context_of(request).registry
    found = await registry.store.outside_bots.online(registry.now(), BOTS_LISTED)
    return [bot_wire.OnlineBot(id=one.bot, name=one.name, owner=one.owner, games=one.games) for one in found]


@post("/api/tables/{table:str}/bots", status_code=200, responses=ERRORS)
async def invite_bot(request: AnyRequest, table: Id, data: JSONBody[bot_wire.InviteBot]) -> list[bot_wire.InvitedBot]:
    """Invite a bot that is online to a seat of a table that I made or sit at."""
    context = context_of(request)
    registry = context.registry
    live = await registry.table(table)
    person = await context.person(request)
    now = live.table
    if person is None or (person.id != now.header.owner and not now.seats_of(person.id)):
        raise Declined("not-your-seat", "table-only-players")
    if now.phase != "gathering":
        raise Declined("not-running", "table-already-begun")
    if not any(seat.open for seat in now.seats):
        raise Declined("not-your-seat", "table-full")
    if now.settings.rated or now.settings.tournament is not None:
        raise Declined("not-allowed", "bot-api-not-rated")
    online = await registry.store.outside_bots.online(registry.now(), BOTS_LISTED)
    if all(one.bot != data.bot for one in online):
        raise ApiError(404, "not-found", "bot-api-not-online")
    context.quotas.take("invitations", person.id, address_of(request))
    await context.outside_bots.invited(Invitation(new_id(), now.id, data.bot, person.id, registry.now(), "open"))
    return await _invited(request, table)


@get("/api/tables/{table:str}/bots", responses=ERRORS)
async def read_invited_bots(request: AnyRequest, table: Id) -> list[bot_wire.InvitedBot]:
    """The bots that were invited to the table, and what they answered."""
    await context_of(request).registry.table(table)
    return await _invited(request, table)


async def _invited(request: AnyRequest, table: str) -> list[bot_wire.InvitedBot]:
    found = await context_of(request).registry.store.outside_bots.invitations_to(table)
    return [
        bot_wire.InvitedBot(name=name, state=one.state)  # type: ignore[arg-type]  # only states are ever stored
        for one, name in found
    ]

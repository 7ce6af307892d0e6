"""The Bot API: a program plays over HTTP, with a token. Streams of lines tell it what happens; it posts what it does.

Everything about a table is the same as over the WebSocket: see `menagerie.server.wire` and docs/bot-api.md.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from menagerie.core.registry import all_games
from menagerie.server import rendering, wire
from menagerie.server.club import bot_wire
from menagerie.server.club.bot_table_stream import BotTableStream
from menagerie.server.club.outside_bots import BotStream, Caller, EventStream
from menagerie.server.context import address_of, browser_language, context_of
from menagerie.server.errors import STATUS, ApiError, too_fast
from menagerie.server.line_stream import MEDIA_TYPE, LineResponse
from menagerie.server.openapi import ERRORS
from menagerie.server.table_requests import entries_of
from menagerie.table import requests
from menagerie.table.limits import (
    API_TOKEN_LENGTH,
    BOT_STREAMS_OF_ADDRESS,
    BOT_STREAMS_OF_TOKEN,
    IDENTIFIER_LENGTH,
    INVITATION_SECONDS,
    SEARCH_LENGTH,
    STREAM_KEEP_ALIVE_SECONDS,
)
from menagerie.table.live_table import LiveTable
from menagerie.table.log_lines import table_words
from menagerie.table.requests import Declined
from menagerie.table.store import Invitation

AnyRequest = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]
_TOKEN: list[dict[str, list[str]]] = [{"token": []}]


async def _caller(request: AnyRequest, scope: bot_wire.Scope | None) -> Caller:
    """Whose token the request has, where that may do this."""
    context = context_of(request)
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    text = text.strip()
    known = kind.lower() == "bearer" and 0 < len(text) <= API_TOKEN_LENGTH
    caller = await context.outside_bots.caller(text) if known else None
    if caller is None:
        raise ApiError(401, "no-token", "bot-api-no-token")
    if not context.limiters.bot_requests.allows(caller.token.digest):
        raise too_fast(context.limiters.bot_requests, caller.token.digest)
    if scope is not None and scope not in caller.token.scopes:
        raise ApiError(403, "scope", "bot-api-scope", scope=scope)
    return caller


def _room_for_stream(request: AnyRequest, caller: Caller) -> None:
    context, address = context_of(request), address_of(request)
    streams = context.outside_bots.streams
    of_token = sum(one.token == caller.token.digest for one in streams)
    of_address = sum(one.address == address for one in streams)
    if context.draining or of_token >= BOT_STREAMS_OF_TOKEN or of_address >= BOT_STREAMS_OF_ADDRESS:
        raise ApiError(429, "too-many", "bot-api-too-many-streams", retry_after=STREAM_KEEP_ALIVE_SECONDS)


@get("/api/bot/account", responses=ERRORS, security=_TOKEN)
async def read_account(request: AnyRequest) -> bot_wire.BotAccount:
    """Who the token's bot is."""
    caller = await _caller(request, None)
    owner = await context_of(request).registry.people.find(caller.token.owner)
    return bot_wire.BotAccount(
        id=caller.bot.id,
        name=caller.bot.name,
        owner="" if owner is None else owner.name,
        scopes=caller.token.scopes,  # type: ignore[arg-type]  # only scopes are ever stored
    )


@get("/api/bot/events", responses=ERRORS, security=_TOKEN, media_type=MEDIA_TYPE, packed=True)
async def read_events(
    request: AnyRequest, games: Annotated[str, QueryParameter(max_length=SEARCH_LENGTH)] = ""
) -> Response[bot_wire.BotEvent]:
    """A stream of lines: invitations, and games of the bot that begin and end. While it is read, the bot is online and
    people can invite it, to the games named here (with commas between them) or to all."""
    caller = await _caller(request, "invitations")
    _room_for_stream(request, caller)
    known = [game.name for game in all_games()]
    wanted = [name.strip() for name in games.split(",") if name.strip()]
    unknown = next((name for name in wanted if name not in known), None)
    if unknown is not None:
        raise ApiError(404, "unknown", "http-unknown-game", name=unknown[:40], known=", ".join(known))
    plays = tuple(dict.fromkeys(wanted or known))
    stream: BotStream = EventStream(context_of(request).outside_bots, caller, address_of(request), plays)
    return LineResponse(stream)


@post("/api/bot/invitations/{invitation:str}/accept", status_code=200, responses=ERRORS, security=_TOKEN)
async def accept_invitation(
    request: AnyRequest, invitation: Id, data: JSONBody[bot_wire.AcceptInvitation]
) -> bot_wire.BotSeat:
    """Sit down where the bot was invited, and be ready."""
    caller = await _caller(request, "invitations")
    found = await _invitation(request, caller, invitation)
    seat = await _sit_down(request, caller, found.table, data.nonce, invited=True)
    await context_of(request).registry.store.outside_bots.answer(found.id, "accepted")
    return seat


@post("/api/bot/invitations/{invitation:str}/decline", status_code=204, responses=ERRORS, security=_TOKEN)
async def decline_invitation(request: AnyRequest, invitation: Id) -> None:
    """Say no."""
    caller = await _caller(request, "invitations")
    found = await _invitation(request, caller, invitation)
    await context_of(request).registry.store.outside_bots.answer(found.id, "declined")


async def _invitation(request: AnyRequest, caller: Caller, invitation: str) -> Invitation:
    """An open invitation of this bot, or one that it has accepted: an answer may get lost."""
    registry = context_of(request).registry
    found = await registry.store.outside_bots.invitation(invitation)
    late = found is not None and registry.now() - found.created > INVITATION_SECONDS
    if found is None or found.bot != caller.bot.id or found.state == "declined" or late:
        raise ApiError(404, "not-found", "bot-api-no-such-invitation")
    return found


@post("/api/bot/tables/{table:str}/join", status_code=200, responses=ERRORS, security=_TOKEN)
async def join_table(request: AnyRequest, table: Id, data: JSONBody[bot_wire.AcceptInvitation]) -> bot_wire.BotSeat:
    """Sit down at a table that is open to everybody, and be ready."""
    return await _sit_down(request, await _caller(request, "invitations"), table, data.nonce, invited=False)


async def _sit_down(request: AnyRequest, caller: Caller, table: str, nonce: str, invited: bool) -> bot_wire.BotSeat:
    live = await context_of(request).registry.table(table)
    bot, settings = caller.bot, live.table.settings
    if live.table.seats_of(bot.id) == ():
        if settings.rated or settings.tournament is not None:
            raise Declined("not-allowed", "bot-api-not-rated")
        if settings.visibility != "open" and not invited:
            raise Declined("not-allowed", "bot-api-not-invited")
    apart = (await context_of(request).relations.apart(bot.id)).blocked
    await live.request(
        bot.id, None, lambda now: requests.sit_down(now, bot.id, bot.name, None, nonce, apart, outside_bot=True)
    )
    if live.table.phase == "gathering":
        await live.request(bot.id, None, lambda now: requests.offer_nonce(now, bot.id, nonce))
        await live.request(
            bot.id, None, lambda now: requests.set_ready(now, bot.id, True) if now.phase == "gathering" else []
        )
    return bot_wire.BotSeat(table=live.table.id, seat=live.table.seats_of(bot.id)[0])


async def _mine(request: AnyRequest, caller: Caller, table: str) -> LiveTable:
    live = await context_of(request).registry.table(table)
    if not live.table.seats_of(caller.bot.id):
        raise Declined("not-your-seat", "table-only-players")
    return live


@get("/api/bot/tables/{table:str}", responses=ERRORS, security=_TOKEN, media_type=MEDIA_TYPE, packed=True)
async def read_table(
    request: AnyRequest,
    table: Id,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    language: FromQuery[wire.Language | None] = None,
    text: FromQuery[bool] = False,
) -> Response[wire.ServerMessage]:
    """A stream of lines: a table at which the bot sits, as over the WebSocket. First the table and the log after so
    many entries, then views with the legal actions whenever something changes."""
    caller = await _caller(request, "play")
    live = await _mine(request, caller, table)
    _room_for_stream(request, caller)
    chosen = language or caller.bot.language or browser_language(request)
    return LineResponse(BotTableStream(context_of(request), live, caller, address_of(request), chosen, since, text))


@post("/api/bot/tables/{table:str}", status_code=200, responses=ERRORS, security=_TOKEN)
async def send_request(
    request: AnyRequest, table: Id, data: JSONBody[bot_wire.BotRequest]
) -> wire.Done | Response[wire.Refusal]:
    """What the bot does: the messages of the WebSocket. A request whose token has come before is carried out once."""
    talks = isinstance(data, wire.Say | wire.Whisper)
    caller = await _caller(request, "chat" if talks else "play")
    context, live, bot = context_of(request), await _mine(request, caller, table), caller.bot
    if talks and await context.sign_ins.muted(bot.id):
        raise Declined("not-allowed", "table-muted")
    try:
        if isinstance(data, wire.AnswerRematch):
            await context.registry.answer_rematch(live, bot, data.agree, data.token)
        else:
            with context.metrics.timed(context.metrics.move_seconds):
                await live.request(bot.id, data.token, lambda now: entries_of(live, now, bot, data))
    except Declined as declined:
        context.metrics.refusals.labels(declined.reason).inc()
        words = table_words(live.table, bot.language or browser_language(request))
        return Response(rendering.refusal(data.token, declined, words), status_code=STATUS.get(declined.reason, 409))
    if isinstance(data, wire.Act):
        context.metrics.moves.labels(live.table.game.name).inc()
    return wire.Done(token=data.token)

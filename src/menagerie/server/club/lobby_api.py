"""The lobby over HTTP, and live over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import Request, Response, get, websocket
from litestar.exceptions import WebSocketDisconnect

from menagerie.core.words import core_words
from menagerie.server import rendering
from menagerie.server.club.club_connection import ClubConnection
from menagerie.server.club.lobby_wire import FindGame, Lobby, LobbyMessage, LobbyRequest
from menagerie.server.context import (
    Context,
    browser_language,
    context_of,
    encoded,
    user_agent_of,
)
from menagerie.server.openapi import ERRORS
from menagerie.server.quotas import QuotaUsed
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.rendering import encode
from menagerie.server.sign_ins import Visitor
from menagerie.server.table_connection import TOO_MANY, AnySocket
from menagerie.server.wire import Refusal
from menagerie.table.limits import THROTTLED_MESSAGES
from menagerie.table.requests import Declined

_log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
_decoder: msgspec.json.Decoder[LobbyRequest] = msgspec.json.Decoder(LobbyRequest)


@get("/api/lobby", responses=ERRORS)
async def read_lobby(request: AnyRequest) -> Response[Lobby]:
    """Open tables, and running games that anybody may watch; the latest first."""
    context = context_of(request)
    person = await context.person(request)
    apart = frozenset[str]() if person is None else (await context.relations.apart(person.id)).blocked
    return encoded(context.lobby.whole_without(apart))


@websocket("/ws/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    """The lobby, live: see `lobby_wire` for the messages."""
    context = context_of(socket)
    if await LobbyConnection.admits(socket, context.settings.limits.lobby_sockets):
        await LobbyConnection(context, socket, await context.visitor(socket)).run()


class LobbyConnection(ClubConnection):
    """Somebody who watches the lobby, and may look for a game there."""

    def __init__(self, context: Context, socket: AnySocket, visitor: Visitor | None) -> None:
        super().__init__(context, socket, visitor)
        self._browser = user_agent_of(socket)
        self._words = core_words((visitor and visitor.person.language) or browser_language(socket))
        self._messages = RateLimiter(context.settings.limits.messages)
        self._throttled = 0
        self.apart: frozenset[str] = frozenset()
        self._reading: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until the connection is closed."""
        context = self._context
        with self._opened():
            await self._read_apart()
            context.lobby.enter(self)
            try:
                if self._visitor is not None and self._visitor.stored:
                    await context.game_finder.resume(self, self._visitor.person.id)
                while (message := await self._frames.receive()) is not None:
                    await self._receive(message)
            except (WebSocketDisconnect, OSError):  # closed by the other side
                pass
            finally:
                context.lobby.leave(self)
                if self.person is not None:
                    context.game_finder.leave(self, self.person)

    # --- finding a game

    async def _receive(self, raw: bytes) -> None:
        if not self._messages.allows():
            self._throttled += 1
            if self._throttled > THROTTLED_MESSAGES:
                self._outbox.close(TOO_MANY, "over the rate limit")
                return
            self._refuse("too-fast", "http-too-fast")
        elif len(raw) > self._context.settings.limits.message_bytes:
            self._refuse("too-large", "http-too-large")
        else:
            try:
                message = _decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._refuse("malformed", "http-malformed")
            else:
                await self._answer(message)

    async def _answer(self, message: LobbyRequest) -> None:
        try:
            await self._carry_out(message)
        except Declined as declined:
            self.tell(rendering.refusal(None, declined, self._words))
        except QuotaUsed as used:
            text = self._words(used.message, minutes=used.minutes, seconds=used.seconds)
            self.tell(Refusal(token=None, reason="quota", text=text))
        except Exception:  # noqa: BLE001 - the sender gets an error, and may try again
            _log.exception("a request to the lobby failed")
            self._refuse("server", "http-server")

    async def _carry_out(self, message: LobbyRequest) -> None:
        visitor = self._visitor
        if visitor is None:
            raise Declined("unknown", "wire-who-are-you")
        if not isinstance(message, FindGame):
            await self._context.game_finder.stop(visitor.person.id)
            return
        if not visitor.stored:
            self._context.quotas.take("guests", None, self.address)
            visitor = self._visitor = await self._context.sign_ins.keep(visitor, self._browser)
        person = await self._context.registry.people.find(visitor.person.id)
        await self._context.game_finder.find(self, person or visitor.person, message)

    def _refuse(self, reason: Any, message: str) -> None:
        self.tell(Refusal(token=None, reason=reason, text=self._words(message)))

    def tell(self, message: LobbyMessage) -> None:
        self._outbox.put(encode(message))

    # --- who is kept apart from whom

    async def _read_apart(self) -> None:
        if self.person is not None:
            self.apart = (await self._context.relations.apart(self.person)).blocked

    async def _read_apart_again(self) -> None:
        before = self.apart
        await self._read_apart()
        if self.apart != before:
            self.put(self._context.lobby.whole_without(self.apart))

    def relations_changed(self) -> None:
        self._reading = asyncio.create_task(self._read_apart_again())

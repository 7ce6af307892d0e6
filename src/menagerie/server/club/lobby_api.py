"""The lobby over HTTP, and live over a WebSocket."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, websocket
from litestar.exceptions import WebSocketDisconnect

from menagerie.core.words import core_words
from menagerie.server.club.lobby_wire import Lobby
from menagerie.server.context import Context, address_of, browser_language, context_of, encoded
from menagerie.server.openapi import ERRORS
from menagerie.server.outbox import Outbox
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.sign_ins import Visitor
from menagerie.server.table_connection import RESTART, SIGNED_OUT, TOO_MANY, AnySocket, admitted, reject
from menagerie.server.websocket_protocol import frames_of
from menagerie.table.live_table import LiveTable

AnyRequest = Request[Any, Any, Any]


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
    context, words = context_of(socket), core_words(browser_language(socket))
    if not await admitted(socket, context, words):
        return
    address = address_of(socket)
    here = sum(isinstance(one, LobbyConnection) and one.address == address for one in context.connections)
    if here >= context.settings.limits.lobby_sockets:
        await reject(socket, "too-fast", words("http-too-fast"), TOO_MANY)
        return
    await LobbyConnection(context, socket, await context.visitor(socket)).run()


class LobbyConnection:
    """Somebody who watches the lobby."""

    def __init__(self, context: Context, socket: AnySocket, visitor: Visitor | None) -> None:
        self._context = context
        self.address = address_of(socket)
        self._socket = socket
        self._visitor = visitor
        self._frames = frames_of(socket.scope)
        self._outbox = Outbox(socket)
        self._messages = RateLimiter(context.settings.limits.messages)
        self.apart: frozenset[str] = frozenset()
        self._reading: asyncio.Task[None] | None = None

    @property
    def person(self) -> str | None:
        return None if self._visitor is None else self._visitor.person.id

    async def _receive(self, message: bytes) -> None:
        """The lobby is only read."""

    async def run(self) -> None:
        """Until the connection is closed."""
        context, session = self._context, None if self._visitor is None else self._visitor.signed_in.session
        context.connections.add(self)
        if session is not None:
            context.sign_ins.enter(session, self)
        await self._read_apart()
        context.lobby.enter(self)
        try:
            while (message := await self._frames.receive()) is not None:
                await self._receive(message)
        except (WebSocketDisconnect, OSError):  # closed by the other side
            pass
        finally:
            context.connections.discard(self)
            if session is not None:
                context.sign_ins.leave(session, self)
            context.lobby.leave(self)
            self._outbox.end()

    async def _read_apart(self) -> None:
        if self.person is not None:
            self.apart = (await self._context.relations.apart(self.person)).blocked

    async def _read_apart_again(self) -> None:
        before = self.apart
        await self._read_apart()
        if self.apart != before:
            self.put(self._context.lobby.whole_without(self.apart))

    # --- as a reader of the lobby

    def put(self, messages: bytes) -> None:
        self._outbox.put(messages)

    # --- as an open connection

    @property
    def unsent(self) -> int:
        return self._outbox.unsent

    def relations_changed(self) -> None:
        self._reading = asyncio.create_task(self._read_apart_again())

    def is_of(self, live: LiveTable, person: str) -> bool:  # noqa: ARG002 - it is of no table
        return False

    def finish(self) -> None:
        self._outbox.close(RESTART, "service restart")

    def end_session(self) -> None:
        self._outbox.close(SIGNED_OUT, "signed out")

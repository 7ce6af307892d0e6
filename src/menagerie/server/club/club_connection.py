"""A WebSocket of the club's pages: somebody who watches something that is no table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from menagerie.core.words import core_words
from menagerie.server.context import Context, address_of, browser_language, context_of
from menagerie.server.outbox import Outbox
from menagerie.server.sign_ins import Visitor
from menagerie.server.table_connection import RESTART, SIGNED_OUT, TOO_MANY, AnySocket, admitted, reject
from menagerie.server.websocket_protocol import frames_of
from menagerie.table.live_table import LiveTable


class ClubConnection:
    """An `OpenConnection`."""

    def __init__(self, context: Context, socket: AnySocket, visitor: Visitor | None) -> None:
        self._context = context
        self.address = address_of(socket)
        self._visitor = visitor
        self._frames = frames_of(socket.scope)
        self._outbox = Outbox(self._frames)

    @classmethod
    async def admits(cls, socket: AnySocket, most: int) -> bool:
        """Accepts the connection, unless its address has so many of this kind already."""
        context, words = context_of(socket), core_words(browser_language(socket))
        if not await admitted(socket, context, words):
            return False
        address = address_of(socket)
        if sum(isinstance(one, cls) and one.address == address for one in context.connections) >= most:
            await reject(socket, "too-fast", words("http-too-fast"), TOO_MANY)
            return False
        return True

    @contextmanager
    def _opened(self) -> Iterator[None]:
        """It is known to the server as long as that takes."""
        context, session = self._context, None if self._visitor is None else self._visitor.signed_in.session
        context.connections.add(self)
        if session is not None:
            context.sign_ins.enter(session, self)
        try:
            yield
        finally:
            context.connections.discard(self)
            if session is not None:
                context.sign_ins.leave(session, self)
            self._outbox.end()

    def put(self, messages: bytes) -> None:
        self._outbox.put(messages)

    @property
    def person(self) -> str | None:
        return None if self._visitor is None else self._visitor.person.id

    @property
    def unsent(self) -> int:
        return self._outbox.unsent

    def relations_changed(self) -> None:
        """What is shown is the same for everybody, where nothing else is said."""

    def is_of(self, live: LiveTable, person: str) -> bool:  # noqa: ARG002 - it is of no table
        return False

    def finish(self) -> None:
        self._outbox.close(RESTART, "service restart")

    def end_session(self) -> None:
        self._outbox.close(SIGNED_OUT, "signed out")

"""The outbox of one WebSocket: what waits to be sent, bounded in bytes."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from menagerie.server.websocket_protocol import ABORT
from menagerie.table.limits import UNSENT_BYTES

CLOSED = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when the other side is gone."""


class Outbox:
    """Sends messages in order; what has gathered goes out as one frame.

    A reader who does not read is dropped: while a frame is stuck, so many bytes may wait behind it and no more. What a
    reader gets at once, such as a long log, may be larger.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._sending = False
        self._news = asyncio.Event()
        self._close: tuple[int, str] | None = None
        self._ended = False
        self.dropped = False
        """Whether the reader was too far behind."""

    @property
    def unsent(self) -> int:
        """Bytes that wait behind the frame that is being sent."""
        return self._bytes

    def put(self, message: bytes) -> None:
        if self._ended or self._close is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._sending and self._bytes > UNSENT_BYTES:
            self._drop()
        self._news.set()

    def close(self, code: int, reason: str = "") -> None:
        """Sends what waits, and then closes the connection."""
        if self._close is None:
            self._close = code, reason
        self._news.set()

    def end(self) -> None:
        """The connection is gone."""
        self._ended = True
        self._waiting.clear()
        self._bytes = 0
        self._news.set()

    def _drop(self) -> None:
        """Closing would wait until everything is sent, and the reader does not read: the connection is cut."""
        self.dropped = True
        self.end()
        extensions: dict[str, Any] = self._socket.scope.get("extensions") or {}
        if ABORT in extensions:
            extensions[ABORT]["abort"]()

    async def run(self) -> None:
        """Until the connection is closed."""
        with contextlib.suppress(*CLOSED):  # the receiving side notices as well
            while not self._ended:
                await self._news.wait()
                self._news.clear()
                if self._waiting:
                    messages = list(self._waiting)
                    self._waiting.clear()
                    self._bytes = 0
                    self._sending = True
                    await self._socket.send_data(frame(messages), mode="text")
                    self._sending = False
                if self._close is not None and not self._waiting:
                    await self._socket.close(*self._close)
                    return


def frame(messages: list[bytes]) -> str:
    """A WebSocket frame is a list of messages."""
    return (b"[" + b",".join(messages) + b"]").decode()

"""The outbox of one WebSocket: what waits to be sent, bounded in bytes."""

from __future__ import annotations

import asyncio

from menagerie.server.websocket_protocol import Frames
from menagerie.table.limits import UNSENT_BYTES


class Outbox:
    """Sends messages in order. What gathers until the event loop goes on is one frame; while a request is answered, all
    until its answer is.

    A reader who does not read is dropped: while a frame is stuck, so many bytes may wait behind it and no more. What a
    reader gets at once, such as a long log, may be larger.
    """

    __slots__ = ("_bytes", "_close", "_ended", "_frames", "_held", "_scheduled", "_waiting", "dropped")

    def __init__(self, frames: Frames) -> None:
        self._frames = frames
        self._frames.resumed = self._flush
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._held = False
        self._scheduled = False
        self._close: tuple[int, str] | None = None
        self._ended = False
        self.dropped = False
        """Whether the reader was too far behind."""

    @property
    def unsent(self) -> int:
        """Bytes that wait behind what is being sent."""
        return self._bytes

    def put(self, messages: bytes) -> None:
        """One encoded message, or several with commas between them."""
        if self._ended or self._close is not None:
            return
        self._waiting.append(messages)
        self._bytes += len(messages)
        if self._bytes > UNSENT_BYTES and self._frames.stuck:
            self._drop()
        elif not self._scheduled and not self._held:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._flush)

    @property
    def held(self) -> bool:
        return self._held

    def hold(self) -> None:
        """What is put from now on waits for `release`, to go out as one frame."""
        self._held = True

    def release(self) -> None:
        self._held = False
        self._flush()

    def close(self, code: int, reason: str = "") -> None:
        """Sends what waits, and then closes the connection."""
        if self._close is None:
            self._close = code, reason
        self._held = False
        self._flush()

    def end(self) -> None:
        """The connection is gone."""
        self._ended = True
        self._frames.resumed = None
        self._waiting.clear()
        self._bytes = 0

    def _drop(self) -> None:
        """Closing would wait until everything is sent, and the reader does not read: the connection is cut."""
        self.dropped = True
        self.end()
        self._frames.abort()

    def _flush(self) -> None:
        self._scheduled = False
        if self._ended or self._held or self._frames.stuck:
            return
        if self._waiting:
            messages, self._waiting, self._bytes = self._waiting, [], 0
            self._frames.write(joined(messages))
        if self._close is not None:
            self._frames.close(*self._close)


def joined(messages: list[bytes]) -> bytes:
    """A WebSocket message is a list of messages."""
    return b"[%b]" % b",".join(messages)

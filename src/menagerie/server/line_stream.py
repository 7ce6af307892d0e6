"""An HTTP response that goes on: one JSON object a line, and an empty line where there has been nothing for a while.

What waits to be sent is bounded in bytes, and a reader who does not read loses the connection.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Send

from menagerie.server.http_protocol import ABORT
from menagerie.table import limits
from menagerie.table.limits import STREAM_WRITE_SECONDS, UNSENT_BYTES

MEDIA_TYPE = "application/x-ndjson"
_messages: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])


class LineStream:
    """Sends lines in order until either side ends it. Subclasses say what happens at its beginning and end."""

    def __init__(self, address: str) -> None:
        self.address = address
        """Of who reads it, as `address_of` counts it."""
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._wake = asyncio.Event()
        self._sending = False
        self._closing = False
        self._held = False
        self.dropped = False
        """Whether the reader was too far behind."""

    async def begin(self) -> None:
        """Before the first line is sent."""

    async def beat(self) -> None:
        """Every few seconds."""

    async def end(self) -> None:
        """Nothing more will be sent."""

    # --- filling it

    def put(self, messages: bytes) -> None:
        """One encoded message, or several with commas between them."""
        if self._closing:
            return
        lines = [bytes(one) + b"\n" for one in _messages.decode(b"[%b]" % messages)]
        self._waiting.extend(lines)
        self._bytes += sum(map(len, lines))
        if self._bytes > UNSENT_BYTES and self._sending:
            self.dropped = self._closing = True
        if not self._held:
            self._wake.set()

    @property
    def held(self) -> bool:
        return self._held

    def hold(self) -> None:
        """What is put from now on waits for `release`."""
        self._held = True

    def release(self) -> None:
        self._held = False
        self._wake.set()

    def finish(self) -> None:
        """Sends what waits, and then ends the response."""
        self._closing = True
        self._wake.set()

    @property
    def unsent(self) -> int:
        """Bytes that wait behind what is being sent."""
        return self._bytes

    # --- sending it

    async def run(self, send: Send, receive: Receive, abort: Callable[[], None] | None) -> None:
        """The body of the response."""
        gone = asyncio.create_task(_disconnected(receive))
        sending = asyncio.create_task(self._send_all(send))
        watching = asyncio.create_task(self._watch_reader())
        try:
            await asyncio.wait((gone, sending, watching), return_when=asyncio.FIRST_COMPLETED)
            if sending.done():
                sending.result()
        finally:
            for task in (sending, watching):
                task.cancel()
            await asyncio.gather(sending, watching, return_exceptions=True)
            self._closing = True
            await self.end()
            if not gone.done() and self.dropped and abort is not None:
                abort()
                await gone  # uvicorn takes it for a failure of ours otherwise
            gone.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await gone

    async def _send_all(self, send: Send) -> None:
        await self.begin()
        while True:
            lines, self._waiting, self._bytes = self._waiting, [], 0
            if lines:
                await self._send(send, b"".join(lines))
            elif self._closing:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                return
            try:
                async with asyncio.timeout(limits.STREAM_KEEP_ALIVE_SECONDS):
                    await self._wake.wait()
                self._wake.clear()
            except TimeoutError:
                await self.beat()
                if not self._waiting:
                    await self._send(send, b"\n")

    async def _send(self, send: Send, body: bytes) -> None:
        self._sending = True
        try:
            async with asyncio.timeout(STREAM_WRITE_SECONDS):
                await send({"type": "http.response.body", "body": body, "more_body": True})
        except TimeoutError:
            self.dropped = self._closing = True
            raise
        finally:
            self._sending = False

    async def _watch_reader(self) -> None:
        """Returns when the reader is to be dropped."""
        while not self.dropped:
            await asyncio.sleep(limits.STREAM_KEEP_ALIVE_SECONDS / 10)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class _Body(ASGIResponse):
    """What Litestar sends."""

    __slots__ = ("_abort", "_stream")
    _should_set_content_length = False

    def __init__(self, stream: LineStream, abort: Callable[[], None] | None, headers: dict[str, Any]) -> None:
        super().__init__(headers=headers, media_type=MEDIA_TYPE)
        self._stream = stream
        self._abort = abort

    async def send_body(self, send: Send, receive: Receive) -> None:
        await self._stream.run(send, receive, self._abort)


class LineResponse(Response[Any]):
    """The response whose body is the stream."""

    def __init__(self, stream: LineStream) -> None:
        super().__init__(None, media_type=MEDIA_TYPE, headers={"X-Accel-Buffering": "no"})
        self._stream = stream

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **_given: Any) -> ASGIResponse:  # noqa: ARG002 - Litestar's shape
        abort = request.scope.get("state", {}).get(ABORT)
        return _Body(self._stream, abort, dict(self.headers))

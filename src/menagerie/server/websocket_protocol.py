"""uvicorn's WebSocket protocol with one more ASGI extension: frames are read from the connection and written to it.

uvicorn's own way takes a message of ASGI, which is decoded, encoded and queued once more for each reader, and stops and
starts reading for each message. The server's frames are neither masked nor compressed, so an encoded text needs only
its length before it; what a browser sends is one small masked frame. Whatever else arrives is left to uvicorn.

A receiver can take a connection over: then it is called for each message, and the ASGI application returns, so that an
open connection holds no task, no request and no queue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no wheel of it
    from websockets.utils import apply_mask

FRAMES = "menagerie.frames"
_TEXT = 0x81
_MASKED, _CONTROL, _FINAL = 0x80, 0x08, 0x80
_LENGTH = 0x7F
_SHORT, _MIDDLE = 126, 1 << 16
_QUEUED = 32
"""Messages that wait to be read before no more are taken from the connection."""
_READ_BYTES = 4096
"""How much is read at a time. asyncio's 256 KiB are taken from the operating system and given back for each message,
which costs four times as much as the reading."""
_INVALID_TEXT = 1007


def frame(text: bytes) -> bytes:
    """A whole text message as a frame of a server."""
    length = len(text)
    if length < _SHORT:
        return bytes((_TEXT, length)) + text
    if length < _MIDDLE:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class Receiver(Protocol):
    """Whoever took a connection over."""

    def received(self, message: bytes) -> None: ...

    def closed(self) -> None:
        """Nothing more comes, and nothing more can be sent."""
        ...


class Frames:
    """What one connection sends and is sent."""

    __slots__ = ("_protocol", "resumed")

    def __init__(self, protocol: FrameProtocol) -> None:
        self._protocol = protocol
        self.resumed: Callable[[], None] | None = None
        """Called when the reader reads again."""

    @property
    def stuck(self) -> bool:
        """Whether the reader does not read as fast as frames are written."""
        return self._protocol.is_stuck

    async def receive(self) -> bytes | None:
        """The next message; nothing once the connection is closed. Only where nobody took it over."""
        return _text_of(await self._protocol.receive())

    def take_over(self, receiver: Receiver) -> None:
        """The receiver gets what has arrived and what will. The ASGI application is to return now."""
        self._protocol.take_over(receiver)

    def pause_reading(self) -> None:
        """Takes nothing more from the connection."""
        self._protocol.pause_reading()

    def resume_reading(self) -> None:
        self._protocol.resume_reading()

    def write(self, text: bytes) -> None:
        """A text message, in UTF-8."""
        protocol = self._protocol
        if not (protocol.close_sent or protocol.disconnected or protocol.transport.is_closing()):
            protocol.transport.write(frame(text))

    def close(self, code: int, reason: str = "") -> None:
        """After what was sent. Nothing more is received."""
        self._protocol.close(code, reason)

    def abort(self) -> None:
        """Closing waits until all that was sent is read; aborting does not."""
        self._protocol.transport.abort()


def _text_of(message: Mapping[str, Any]) -> bytes | None:
    if message["type"] == "websocket.disconnect":
        return None
    text = message.get("text")
    return text.encode() if isinstance(text, str) else bytes(message.get("bytes") or b"")


class _NoQueue:
    """In the place of uvicorn's queue where a receiver has taken over: it is told in another way."""

    def put_nowait(self, message: Any) -> None: ...


class _NoEvent:
    """In the place of uvicorn's event that its `send` waits for."""

    def set(self) -> None: ...

    def clear(self) -> None: ...


_NO_QUEUE: Any = _NoQueue()
_NO_EVENT: Any = _NoEvent()


class FrameProtocol(WebSocketsSansIOProtocol):
    is_stuck = False
    _frames_out: Frames | None = None
    _receiver: Receiver | None = None
    _rest = b""
    """The beginning of a frame whose end has not arrived."""
    _unusual = False
    """Whether something arrived that only uvicorn can read; then it reads all that follows."""

    async def run_asgi(self) -> None:
        """As uvicorn's, but the connection stays open where a receiver has taken it over."""
        self._frames_out = Frames(self)
        scope: Any = self.scope
        scope["extensions"] = {**(scope.get("extensions") or {}), FRAMES: self._frames_out}
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._receiver is not None:
            self._forget_request()
        elif self.close_timer is None:
            if not self.handshake_complete:
                self.send_500_response()
            self.transport.close()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if hasattr(transport, "max_size"):  # asyncio's own transports
            transport.max_size = _READ_BYTES

    # --- a receiver

    def take_over(self, receiver: Receiver) -> None:
        waiting, self.queue = self.queue, _NO_QUEUE
        self._receiver = receiver
        while not waiting.empty():
            text = _text_of(waiting.get_nowait())
            if text is None:
                self._gone()
                return
            receiver.received(text)

    def _forget_request(self) -> None:
        """What an open connection needs no more."""
        self.request.headers.clear()  # the request itself is still held by the parser
        self.writable = _NO_EVENT
        self.scope = self.request = self.response = None  # type: ignore[assignment]  # nothing reads them any more

    def _gone(self) -> None:
        """Tells the receiver, once; without one, whoever waits for a message."""
        receiver, self._receiver = self._receiver, _NOBODY
        if receiver is not None:
            receiver.closed()
        else:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def close(self, code: int, reason: str) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code, reason)
        except InvalidState:  # the other side has just closed it
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()  # the other side answers
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._gone()

    # --- as uvicorn calls it

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._receiver is not None:
            self._gone()

    def data_received(self, data: bytes) -> None:
        if self._unusual or not self.handshake_complete:
            self._unusual = self.handshake_initiated  # before its handshake is answered, a client sends nothing
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, size = 0, len(data)
        while size - at >= 2:
            first, second, start = data[at], data[at + 1], at + 6
            length = second & _LENGTH
            usual = first == _TEXT or (first & _FINAL and first & _CONTROL and length < _SHORT)
            if length == _SHORT:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif length > _SHORT:
                usual = False  # too long in any case
            if not usual or not second & _MASKED or length > self.config.ws_max_size:
                break
            end = start + length
            if end > size:
                self._rest = data[at:]
                return
            if first == _TEXT:
                self._take(data[at:end], apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[at:end])
            if self.disconnected or self.transport.is_closing():
                return
            at = end
        else:
            self._rest = data[at:]
            return
        self._unusual = True
        super().data_received(data[at:])

    def _take(self, whole: bytes, text: bytes) -> None:
        """A text message, whole."""
        if self.close_sent:
            return
        if not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                super().data_received(whole)  # closes the connection
                return
        if self._receiver is not None:
            self._receiver.received(text)
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if not self.read_paused and self.queue.qsize() > _QUEUED:
            self.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """A message that uvicorn read."""
        if self._receiver is None:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                message.decode()
            except UnicodeDecodeError:
                self.conn.send_close(_INVALID_TEXT)
                self.handle_parser_exception()
                return
        self._receiver.received(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_stuck = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_stuck = False
        if self._frames_out is not None and self._frames_out.resumed is not None:
            self._frames_out.resumed()


class _Nobody:
    """In the place of a receiver that was told of the end."""

    def received(self, message: bytes) -> None: ...

    def closed(self) -> None: ...


_NOBODY = _Nobody()


def frames_of(scope: Any) -> Frames:
    frames: Frames = scope["extensions"][FRAMES]
    return frames

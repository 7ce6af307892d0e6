"""uvicorn's WebSocket protocol with one more ASGI extension: frames are read from the connection and written to it.

uvicorn's own way takes a message of ASGI, which is decoded, encoded and queued once more for each reader, and stops and
starts reading for each message. The server's frames are neither masked nor compressed, so an encoded text needs only
its length before it; what a browser sends is one small masked frame. Whatever else arrives is left to uvicorn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

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


def frame(text: bytes) -> bytes:
    """A whole text message as a frame of a server."""
    length = len(text)
    if length < _SHORT:
        return bytes((_TEXT, length)) + text
    if length < _MIDDLE:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class Frames:
    """What one connection sends and is sent."""

    def __init__(self, protocol: FrameProtocol) -> None:
        self._protocol = protocol
        self.resumed: Callable[[], None] | None = None
        """Called when the reader reads again."""

    @property
    def stuck(self) -> bool:
        """Whether the reader does not read as fast as frames are written."""
        return not self._protocol.writable.is_set()

    async def receive(self) -> bytes | None:
        """The next message; nothing once the connection is closed."""
        message: Mapping[str, Any] = await self._protocol.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text.encode() if isinstance(text, str) else bytes(message.get("bytes") or b"")

    def write(self, text: bytes) -> None:
        """A text message, in UTF-8."""
        protocol = self._protocol
        if not (protocol.close_sent or protocol.disconnected or protocol.transport.is_closing()):
            protocol.transport.write(frame(text))

    def abort(self) -> None:
        """Closing waits until all that was sent is read; aborting does not."""
        self._protocol.transport.abort()


class FrameProtocol(WebSocketsSansIOProtocol):
    frames_out: Frames | None = None
    _rest = b""
    """The beginning of a frame whose end has not arrived."""
    _unusual = False
    """Whether something arrived that only uvicorn can read; then it reads all that follows."""

    async def run_asgi(self) -> None:
        self.frames_out = Frames(self)
        scope: Any = self.scope
        scope["extensions"] = {**(scope.get("extensions") or {}), FRAMES: self.frames_out}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if self._unusual or not self.handshake_complete:
            self._unusual = self.handshake_initiated  # before its handshake is answered, a client sends nothing
            super().data_received(data)
            return
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
        """A text message for the application, which need not be asked one at a time."""
        if self.close_sent:
            return
        if not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                super().data_received(whole)  # closes the connection
                return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if not self.read_paused and self.queue.qsize() > _QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.frames_out is not None and self.frames_out.resumed is not None:
            self.frames_out.resumed()


def frames_of(scope: Any) -> Frames:
    frames: Frames = scope["extensions"][FRAMES]
    return frames

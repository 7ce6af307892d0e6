"""uvicorn's WebSocket protocol with one more ASGI extension: frames are written straight to the connection.

uvicorn's own way of sending takes a message of ASGI, which is decoded, encoded and queued once more for each reader.
The server's frames are neither masked nor compressed, so an encoded text needs only its length before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FRAMES = "menagerie.frames"
_TEXT = 0x81
_SHORT, _MIDDLE = 126, 1 << 16


def frame(text: bytes) -> bytes:
    """A whole text message as a frame of a server."""
    length = len(text)
    if length < _SHORT:
        return bytes((_TEXT, length)) + text
    if length < _MIDDLE:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class Frames:
    """What one connection is sent."""

    def __init__(self, protocol: FrameProtocol) -> None:
        self._protocol = protocol
        self.resumed: Callable[[], None] | None = None
        """Called when the reader reads again."""

    @property
    def stuck(self) -> bool:
        """Whether the reader does not read as fast as frames are written."""
        return not self._protocol.writable.is_set()

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

    async def run_asgi(self) -> None:
        self.frames_out = Frames(self)
        scope: Any = self.scope
        scope["extensions"] = {**(scope.get("extensions") or {}), FRAMES: self.frames_out}
        await super().run_asgi()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.frames_out is not None and self.frames_out.resumed is not None:
            self.frames_out.resumed()


def frames_of(scope: Any) -> Frames:
    frames: Frames = scope["extensions"][FRAMES]
    return frames

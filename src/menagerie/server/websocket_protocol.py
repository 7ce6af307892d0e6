"""The WebSocket protocol of uvicorn with one more ASGI extension: cutting a connection whose reader does not read."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ABORT = "menagerie.abort"


class AbortableWebSocket(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        """Closing waits until all that was sent is read; aborting does not."""
        extensions: dict[str, dict[object, object]] = {**(self.scope.get("extensions") or {})}
        extensions[ABORT] = {"abort": self.transport.abort}
        scope: Any = self.scope
        scope["extensions"] = extensions
        await super().run_asgi()

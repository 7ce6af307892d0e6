"""uvicorn, set up for this server: what it reads, believes and waits for."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Sequence

import uvicorn

from menagerie.server import garbage_collection
from menagerie.server.app import Server
from menagerie.server.context import Context
from menagerie.server.http_protocol import PatientProtocol
from menagerie.server.table_home import Homes, home_protocol
from menagerie.server.websocket_protocol import FrameProtocol
from menagerie.table.limits import SHUTDOWN_SECONDS

_ACCEPTED_AT_ONCE = 4
"""New connections that the event loop accepts before everybody else has their turn: hundreds may come together."""
_WAITING = 2_048
"""New connections that wait for that in the operating system."""


def config(
    app: Server, message_bytes: int, proxies: Sequence[str] = (), log_level: str | None = None
) -> uvicorn.Config:
    """Who sends a request is the other end of its connection, unless that is one of these proxies: otherwise anybody
    could name an address in X-Forwarded-For, and have as many rate limits and quotas as they like."""
    return uvicorn.Config(
        app,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None,
        log_level=log_level,
        access_log=False,
        http=PatientProtocol,
        backlog=_ACCEPTED_AT_ONCE,
        ws=FrameProtocol,
        ws_max_size=4 * message_bytes,  # larger messages close the connection without an answer
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class GracefulServer(uvicorn.Server):
    """Says when it listens; and when it is stopped, first answers what was asked and tells readers to come back."""

    def __init__(
        self, config: uvicorn.Config, app: Server, ready: Callable[[], None], homes: Homes | None = None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._homes = homes
        """Where there are several workers."""
        if homes is not None:
            config.http = home_protocol(homes)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(_WAITING)
        garbage_collection.set_up()
        if self._homes is not None:
            self._homes.receive(self)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._homes is not None:
            self._homes.stop()
        if self.started:
            await drain(self._app.context)
        await super().shutdown(sockets)


async def drain(context: Context) -> None:
    """Lets nobody in any more, and waits until everybody's last request is answered."""
    context.draining = True
    for connection in list(context.connections):
        connection.finish()
    context.outside_bots.finish()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(SHUTDOWN_SECONDS):
            while context.connections:
                await asyncio.sleep(0.02)

"""Which worker serves a table's sockets: always the same one, so that a move is read, applied and rendered once.

Whichever worker accepts a connection reads its request. Where that asks for the WebSocket of a table that is at home in
another worker, the connection itself is passed on, with the request. Where that is not possible, the worker serves it:
all workers can serve every table.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any
from zlib import crc32

import h11
import uvicorn

from menagerie.server.http_protocol import PatientProtocol
from menagerie.server.websocket_protocol import FrameProtocol

_TABLES = b"/ws/tables/"
_REQUEST_BYTES = 64 * 1024
"""Longer requests are not passed on."""


class Homes:
    """The workers as one of them sees them."""

    def __init__(self, number: int, inbox: socket.socket, outboxes: list[socket.socket]) -> None:
        self.number = number
        self._inbox = inbox
        self._outboxes = outboxes
        inbox.setblocking(False)
        for outbox in outboxes:
            outbox.setblocking(False)

    def pass_on(self, target: bytes, request: bytes, connection: int) -> bool:
        """Gives the connection to the worker where the table is at home; whether that is another one, and has it."""
        path = target.partition(b"?")[0]
        home = crc32(path[len(_TABLES) :]) % len(self._outboxes) if path.startswith(_TABLES) else self.number
        if home == self.number or len(request) > _REQUEST_BYTES:
            return False
        try:
            socket.send_fds(self._outboxes[home], [request], [connection])
        except OSError:  # it does not read, or cannot be reached
            return False
        return True

    def receive(self, server: uvicorn.Server) -> None:
        """From now on, connections that others pass on are served here."""
        asyncio.get_running_loop().add_reader(self._inbox, self._take, server)

    def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._inbox)

    def _take(self, server: uvicorn.Server) -> None:
        try:
            request, connections, _, _ = socket.recv_fds(self._inbox, _REQUEST_BYTES, 1)
        except OSError:
            return
        for connection in connections:
            task = asyncio.create_task(_serve(server, socket.socket(fileno=connection), request))
            server.server_state.tasks.add(task)
            task.add_done_callback(server.server_state.tasks.discard)


async def _serve(server: uvicorn.Server, connection: socket.socket, request: bytes) -> None:
    connection.setblocking(False)

    def protocol() -> FrameProtocol:
        return FrameProtocol(server.config, server.server_state, server.lifespan.state)

    _, made = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
    made.data_received(request)


def home_protocol(homes: Homes) -> type[PatientProtocol]:
    """The HTTP protocol that passes WebSockets of tables on to where they are at home."""

    class HomeProtocol(PatientProtocol):
        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            lines = [event.method + b" " + event.target + b" HTTP/1.1"]
            lines += [name + b": " + value for name, value in self.headers]
            request = b"\r\n".join([*lines, b"", b""])
            connection: Any = self.transport.get_extra_info("socket")
            if homes.pass_on(event.target, request, connection.fileno()):
                self.transport.close()  # here; the other worker has it open
            else:
                super().handle_websocket_upgrade(event)

    return HomeProtocol

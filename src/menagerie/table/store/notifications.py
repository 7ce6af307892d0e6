"""Notifications between the nodes of one database: short lines, of which some may be lost.

Whoever hears of an entry reads it in the database; a line names the table and the number, and nothing of what happened.
After a connection was lost everything is compared with the database (`resumed`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from menagerie.table.limits import DATABASE_CONNECT_SECONDS, NODE_BEAT_SECONDS, NOTICES_WAITING

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

_log = logging.getLogger(__name__)
CHANNEL = "menagerie"
_LONGEST = 1_000
_RECONNECT_SECONDS = (0.2, 5.0)

Heard = Callable[[str], None]
Resumed = Callable[[], None]


class Notifications(Protocol):
    async def open(self, heard: Heard, resumed: Resumed) -> None:
        """``heard`` is called with every line, also one's own; ``resumed`` after lines may have been lost."""
        ...

    def publish(self, line: str) -> None:
        """Tells the other nodes, soon."""
        ...

    async def close(self) -> None: ...


class PostgresNotifications:
    """LISTEN and NOTIFY over a connection of its own, which is tried at every beat and opened again when it is lost."""

    def __init__(self, url: URL, beat: float = NODE_BEAT_SECONDS) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._beat = beat
        self._waiting: asyncio.Queue[str] = asyncio.Queue(NOTICES_WAITING)
        self._task: asyncio.Task[None] | None = None
        self._heard: Heard = lambda _: None
        self._resumed: Resumed = lambda: None

    async def open(self, heard: Heard, resumed: Resumed) -> None:
        self._heard, self._resumed = heard, resumed
        connection = await self._connect()
        self._task = asyncio.create_task(self._run(connection), name="notifications")

    def publish(self, line: str) -> None:
        if len(line) > _LONGEST or "\0" in line:  # more than NOTIFY takes; nothing of ours is
            return
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(line)

    async def close(self) -> None:
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while not self._waiting.empty():
                        await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> Any:
        import asyncpg

        connection = await asyncpg.connect(self._address, timeout=DATABASE_CONNECT_SECONDS)
        await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, line: self._heard(line))
        return connection

    async def _run(self, connection: Any) -> None:
        pause, longest = _RECONNECT_SECONDS
        while True:
            try:
                if connection is None:
                    connection = await self._connect()
                    self._resumed()
                    _log.warning("the database's notifications are back")
                pause = _RECONNECT_SECONDS[0]
                await self._work(connection)
            except asyncio.CancelledError:
                if connection is not None:
                    connection.terminate()
                raise
            except Exception as error:  # noqa: BLE001 - whatever ended the connection, another one is needed
                if connection is not None:
                    _log.warning("the connection for the database's notifications is lost: %r", error)
                    connection.terminate()
                    connection = None
                await asyncio.sleep(pause)
                pause = min(2 * pause, longest)

    async def _work(self, connection: Any) -> None:
        """Sends what waits; asks at least once a beat whether the connection still answers."""
        while True:
            lines = []
            with contextlib.suppress(TimeoutError):
                lines.append(await asyncio.wait_for(self._waiting.get(), self._beat))
            while not self._waiting.empty() and len(lines) < 100:
                lines.append(self._waiting.get_nowait())
            statement = "SELECT pg_notify($1, line) FROM unnest($2::text[]) AS line" if lines else "SELECT 1"
            arguments = (CHANNEL, lines) if lines else ()
            await connection.fetch(statement, *arguments, timeout=2 * self._beat)


class LocalNotifications:
    """Lines to the process that started this one, which passes them on to the other workers (`server/workers.py`)."""

    def __init__(self, parent: socket.socket) -> None:
        self._parent = parent
        self._writer: asyncio.StreamWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._lines: list[bytes] = []
        """What is sent together when the event loop goes on: one commit stores the moves of many tables."""

    async def open(self, heard: Heard, resumed: Resumed) -> None:
        reader, self._writer = await asyncio.open_connection(sock=self._parent)
        self._task = asyncio.create_task(self._listen(reader, heard, resumed), name="notifications")

    def publish(self, line: str) -> None:
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._send)
        self._lines.append(line.replace("\n", " ").encode() + b"\n")

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        if lines and self._writer is not None and not self._writer.is_closing():
            self._writer.write(b"".join(lines))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._send()
        if self._writer is not None:
            with contextlib.suppress(OSError):
                await self._writer.drain()
            self._writer.close()

    async def _listen(self, reader: asyncio.StreamReader, heard: Heard, resumed: Resumed) -> None:
        with contextlib.suppress(OSError):
            while raw := await reader.readline():
                line = raw.decode().rstrip("\n")
                if line == RESUMED:
                    resumed()
                else:
                    heard(line)


RESUMED = "resumed"
"""The line by which the parent says that some may have been lost: a worker died, or did not read."""

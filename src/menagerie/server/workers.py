"""``menagerie serve --workers N``: several processes behind one port, started and watched by this one.

Each worker has a listening socket of its own on the same port, where the system spreads connections over them, and the
same socket elsewhere. The WebSockets of one table are all served by one of them (`table_home`). The listening sockets
stay open here, so that connections wait while a worker that died is started again. Workers on a SQLite file tell each
other what they wrote through this process; on PostgreSQL the database does that.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING

import msgspec

from menagerie.server.settings import Settings
from menagerie.table.limits import SHUTDOWN_SECONDS, WORKER_BACKLOG
from menagerie.table.store.notifications import RESUMED

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

_log = logging.getLogger(__name__)
_RESTART_SECONDS = 0.5
_AT_ONCE = 64 * 1024
"""Bytes of what a worker tells the others that are passed on together."""


def can_spread() -> bool:
    """Whether the system spreads connections over several sockets on one port."""
    return sys.platform.startswith("linux")


def listening_sockets(first: socket.socket, count: int) -> list[socket.socket]:
    """One for each worker, on the port of the first, which must have been bound with `reuse_port`."""
    if not can_spread():
        return [first] * count
    sockets = [first]
    for _ in range(count - 1):
        another = socket.socket(first.family, first.type, first.proto)
        reuse_port(another)
        another.bind(first.getsockname())
        another.listen(128)
        sockets.append(another)
    return sockets


def reuse_port(listening: socket.socket) -> None:
    """Sockets of this user may share the port from now on; whoever binds it without this is still refused."""
    if can_spread():
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)


# --- the parent


class _Worker:
    """One place among the workers; the process in it may be started again."""

    def __init__(self, number: int, listening: socket.socket) -> None:
        self.number = number
        self.listening = listening
        self.process: BaseProcess | None = None
        self.ready: Event | None = None
        self.node = ""
        self.writer: asyncio.StreamWriter | None = None
        self.behind = False
        """Whether lines were left out because it did not read."""


class Workers:
    """Starts the workers, starts those again that die, and passes on what they tell each other."""

    def __init__(self, settings: Settings, sockets: Sequence[socket.socket]) -> None:
        self._settings = settings
        self._workers = [_Worker(number, listening) for number, listening in enumerate(sockets)]
        self._inboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in sockets]
        """Where each worker gets connections from the others, and where they send them."""
        self._context = multiprocessing.get_context("spawn")
        self._stopping = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, ready: Callable[[], None]) -> None:
        """Until SIGTERM or SIGINT; ``ready`` is called when all of them listen."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        watches = [asyncio.create_task(self._watch(worker)) for worker in self._workers]
        try:
            if await self._all_ready():
                ready()
            await self._stopping.wait()
        finally:
            for watch in watches:
                watch.cancel()
            await asyncio.gather(*watches, return_exceptions=True)
            await asyncio.to_thread(self._stop)
            for ends in self._inboxes:
                for end in ends:
                    end.close()

    async def _all_ready(self) -> bool:
        while not self._stopping.is_set():
            if all(worker.ready is not None and worker.ready.is_set() for worker in self._workers):
                return True
            await asyncio.sleep(0.02)
        return False

    async def _watch(self, worker: _Worker) -> None:
        """Keeps one worker running."""
        while True:
            await self._start(worker)
            assert worker.process is not None
            await _ended(worker.process)
            _log.warning("worker %d ended with code %s and is started again", worker.number, worker.process.exitcode)
            self._drop(worker)
            await asyncio.sleep(_RESTART_SECONDS)

    async def _start(self, worker: _Worker) -> None:
        ours, theirs = socket.socketpair()
        worker.ready = self._context.Event()
        outboxes = [outbox for _, outbox in self._inboxes]
        homes = worker.number, self._inboxes[worker.number][0], outboxes
        arguments = (_settings_of(worker.number, self._settings), worker.listening, theirs, worker.ready, homes)
        worker.process = self._context.Process(target=work, args=arguments, name=f"worker {worker.number}")
        await asyncio.to_thread(worker.process.start)
        theirs.close()
        reader, worker.writer = await asyncio.open_connection(sock=ours)
        task = asyncio.create_task(self._listen(worker, reader))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self, worker: _Worker, reader: asyncio.StreamReader) -> None:
        rest = b""
        with contextlib.suppress(OSError):
            while raw := await reader.read(_AT_ONCE):
                whole, end, rest = (rest + raw).rpartition(b"\n")
                lines = (whole + end).splitlines(keepends=True)
                for line in lines:
                    if line.startswith(b"node "):
                        worker.node = line.decode().split()[1]
                if more := b"".join([line for line in lines if not line.startswith(b"node ")]):
                    self._pass_on(more, worker)

    def _pass_on(self, raw: bytes, sender: _Worker | None) -> None:
        for worker in self._workers:
            if worker is sender or worker.writer is None or worker.writer.is_closing():
                continue
            waiting = worker.writer.transport.get_write_buffer_size()
            if waiting > WORKER_BACKLOG:
                worker.behind = True
            elif worker.behind:  # it reads again, and has to look at everything
                worker.behind = False
                worker.writer.write(f"{RESUMED}\n".encode())
            else:
                worker.writer.write(raw)

    def _drop(self, worker: _Worker) -> None:
        if worker.writer is not None:
            worker.writer.close()
            worker.writer = None
        if worker.node:
            self._pass_on(f"dead {worker.node}\n".encode(), worker)
            worker.node = ""
        self._pass_on(f"{RESUMED}\n".encode(), worker)  # it may have stored what it did not tell

    def _stop(self) -> None:
        processes = [worker.process for worker in self._workers if worker.process is not None]
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(3 * SHUTDOWN_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()


async def _ended(process: BaseProcess) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(process.sentinel, ended.set)
    try:
        await ended.wait()
    finally:
        loop.remove_reader(process.sentinel)
    await asyncio.to_thread(process.join)


# --- a worker


def _settings_of(number: int, settings: Settings) -> Settings:
    """Each worker has metrics of its own, on ports that follow each other."""
    operated = settings.operation
    if operated.metrics is None:
        return settings
    host, port = operated.metrics
    each = msgspec.structs.replace(operated, metrics=(host, port + number if port else 0))
    return msgspec.structs.replace(settings, operation=each)


def work(
    settings: Settings,
    listening: socket.socket,
    parent: socket.socket,
    ready: Event,
    homes: tuple[int, socket.socket, list[socket.socket]],
) -> None:
    """In a worker: serves until it is told to stop, or the parent is gone."""
    from menagerie.server.app import make_app
    from menagerie.server.command import stop_gracefully
    from menagerie.server.http_server import GracefulServer, config
    from menagerie.server.logs import configure
    from menagerie.server.table_home import Homes
    from menagerie.table.store.notifications import LocalNotifications

    configure(settings.operation.log_format, settings.operation.log_level)
    local = LocalNotifications(parent) if settings.database.startswith("sqlite") else None
    app = make_app(settings, notifications=local)
    wanted = config(app, settings.limits.message_bytes, settings.operation.proxies)
    server = GracefulServer(wanted, app, ready.set, Homes(*homes))
    watched = multiprocessing.parent_process()
    assert watched is not None
    threading.Thread(target=_end_with, args=(watched.sentinel,), daemon=True).start()
    with stop_gracefully(), contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)

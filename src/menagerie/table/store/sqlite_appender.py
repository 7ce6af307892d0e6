"""Appends to the logs in a SQLite file: one thread, one connection, and one commit for everything that waits.

Moves are by far the most frequent writes, so they take this way instead of SQLAlchemy's; everything else is written by
`Writer`. Each commit needs few statements, however many tables it is for: the thread then seldom waits for the
interpreter, which the event loop needs meanwhile. What comes in one turn of the event loop is handed over together; of
what is committed, a few are told in one turn, since what follows from them takes the loop much longer.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any

from msgspec import Struct

from menagerie.table.limits import COMMIT_JOBS
from menagerie.table.store.errors import Conflict
from menagerie.table.work_queue import WorkQueue

_ENTRY = "INSERT INTO entry (table_id, seq, at, token, body) VALUES "
_CHANGE = (
    "UPDATE game_table SET phase = new.column2, updated = new.column3, summary = new.column4 "
    "FROM (VALUES {rows}) AS new WHERE id = new.column1"
)
_SITTING = (
    "INSERT INTO sitting (person_id, table_id) SELECT ?1, ?2 "
    "WHERE NOT EXISTS (SELECT 1 FROM sitting WHERE person_id = ?1 AND table_id = ?2)"
)
_SPOKEN = _SITTING.replace("sitting", "spoken")
_SIZES = (64, 16, 4, 1)
"""How many rows a statement takes: few kinds of statements, which the connection keeps prepared."""


class Append(Struct, frozen=True, gc=False):
    """What one request adds to one table."""

    table: str
    entries: list[tuple[Any, ...]]
    """Rows of the log."""
    phase: str
    updated: float
    summary: str
    people: list[str]
    """Who sits here from now on."""
    speakers: list[str]
    """Who wrote here without a seat."""


class _Waiting(Struct):
    append: Append
    done: asyncio.Future[None]


_Outcome = tuple[asyncio.Future[None], Exception | None]


class SqliteAppender:
    """Carries appends out in the order they come; one is done when it is committed."""

    def __init__(self, file: str, lock: threading.Lock) -> None:
        self._file = file
        self._lock = lock
        """Held while writing, so that this thread and `Writer` never wait for each other inside SQLite."""
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._fresh: list[_Waiting] = []
        """What came in this turn of the event loop."""
        self._commits = WorkQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = sqlite3.connect(
            self._file, timeout=5, isolation_level=None, check_same_thread=False, cached_statements=64
        )
        for line in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            self._connection.execute(f"PRAGMA {line}")
        self._thread = threading.Thread(target=self._run, name="appender", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Writes what still waits, and stops."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(thread.join)
        assert self._connection is not None
        self._connection.close()

    def append(self, append: Append) -> asyncio.Future[None]:
        """Done once it is committed; fails with `Conflict` where a number or token is taken."""
        if self._thread is None or self._loop is None:
            raise RuntimeError("the store is not open")
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._fresh:
            self._loop.call_soon(self._hand_over)
        self._fresh.append(_Waiting(append, done))
        return done

    def _hand_over(self) -> None:
        if self._fresh:
            self._queue.put(self._fresh)
            self._fresh = []

    def _run(self) -> None:
        assert self._loop is not None
        last = False
        while not last:
            batch: list[_Waiting] = []
            while not last and len(batch) < COMMIT_JOBS and not (batch and self._queue.empty()):
                more = self._queue.get()
                last = more is None
                batch += more or ()
            outcomes = self._commit(batch) if batch else []
            try:
                self._loop.call_soon_threadsafe(self._committed, outcomes)
            except RuntimeError:
                return  # the event loop is closed: nobody waits any more

    def _committed(self, outcomes: Iterable[_Outcome]) -> None:
        for outcome in outcomes:
            self._commits.add(partial(_tell, *outcome))

    def _commit(self, batch: list[_Waiting]) -> list[_Outcome]:
        try:
            with self._lock:
                self._write([one.append for one in batch])
        except Exception as error:  # noqa: BLE001 - every waiting caller gets its error
            if len(batch) == 1:
                return [(batch[0].done, _conflict(error))]
            found = []
            for one in batch:  # one of them failed; the others must not
                found += self._commit([one])
            return found
        return [(one.done, None) for one in batch]

    def _write(self, appends: Sequence[Append]) -> None:
        connection = self._connection
        assert connection is not None
        connection.execute("BEGIN IMMEDIATE")
        try:
            rows = [row for append in appends for row in append.entries]
            for some in _split(rows):
                connection.execute(_ENTRY + _places(len(some), 5), [value for row in some for value in row])
            for some in _split(_changes(appends)):
                text = _CHANGE.format(rows=_places(len(some), 4))
                connection.execute(text, [value for row in some for value in row])
            for append in appends:
                for person in append.people:
                    connection.execute(_SITTING, (person, append.table))
                for person in append.speakers:
                    connection.execute(_SPOKEN, (person, append.table))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _changes(appends: Sequence[Append]) -> list[tuple[Any, ...]]:
    """One row for each table: its latest phase and summary."""
    latest = {one.table: (one.table, one.phase, one.updated, one.summary) for one in appends}
    return list(latest.values())


def _split(rows: list[tuple[Any, ...]]) -> list[list[tuple[Any, ...]]]:
    parts, at = [], 0
    for size in _SIZES:
        while len(rows) - at >= size:
            parts.append(rows[at : at + size])
            at += size
    return parts


def _places(rows: int, columns: int) -> str:
    return ",".join(["(" + ",".join("?" * columns) + ")"] * rows)


def _conflict(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.IntegrityError):
        return error
    conflict = Conflict(str(error))
    conflict.__cause__ = error
    return conflict

"""The writer: one task that writes everything. What waits shares one commit, so that durable writes stay cheap."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.limits import COMMIT_JOBS
from menagerie.table.store.errors import Conflict

Job = Callable[[AsyncConnection], Awaitable[None]]


class Writer:
    """Carries out jobs one after the other; a job is done when it is committed."""

    def __init__(self, engine: AsyncEngine, lock: threading.Lock | None = None) -> None:
        self._engine = engine
        self._lock = lock
        """Held while writing, where another thread writes too."""
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._write(), name="writer")

    async def close(self) -> None:
        """Writes what still waits, and stops."""
        if self._task is not None:
            await self._waiting.put(None)
            await self._task
            self._task = None

    async def write(self, job: Job) -> None:
        """Returns once the job is committed; raises `Conflict` where it cannot be."""
        if self._task is None or self._task.done():
            raise RuntimeError("the writer is not open")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((job, done))
        await asyncio.shield(done)  # a caller that is cancelled does not stop the write

    async def _write(self) -> None:
        last = False
        while not last:
            first = await self._waiting.get()
            batch = [first]
            while not self._waiting.empty() and len(batch) < COMMIT_JOBS:
                batch.append(self._waiting.get_nowait())
            last = None in batch
            await self._commit([job for job in batch if job is not None])

    async def _commit(self, jobs: list[tuple[Job, asyncio.Future[None]]]) -> None:
        if not jobs:
            return
        try:
            async with self._turn(), self._engine.begin() as connection:
                for job, _ in jobs:
                    await job(connection)
        except Exception as error:  # noqa: BLE001 - every waiting caller gets its error
            if len(jobs) == 1:
                _fail(jobs[0][1], error)
                return
            for single in jobs:  # one of them failed; the others must not
                await self._commit([single])
        else:
            for _, done in jobs:
                if not done.done():
                    done.set_result(None)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._lock is None:
            yield
            return
        if not self._lock.acquire(blocking=False):
            await asyncio.to_thread(self._lock.acquire)
        try:
            yield
        finally:
            self._lock.release()


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if done.done():
        return
    if isinstance(error, IntegrityError):
        conflict = Conflict(str(error.orig))
        conflict.__cause__ = error
        done.set_exception(conflict)
    else:
        done.set_exception(error)

"""Work that a server does again and again in the background."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

_log = logging.getLogger(__name__)


class PeriodicTask:
    """Where the work fails, that is logged: the database may be away, and there is another time."""

    def __init__(
        self, work: Callable[[], Awaitable[object]], seconds: float, failure: str, *, at_once: bool = True
    ) -> None:
        self._work = work
        self._seconds = seconds
        self._failure = failure
        """What is logged then."""
        self._at_once = at_once
        """Whether it is done as soon as the server has opened; otherwise it waits first."""
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        if not self._at_once:
            await asyncio.sleep(self._seconds)
        while True:
            try:
                await self._work()
            except Exception:  # noqa: BLE001 - whatever it is, there is another time
                _log.exception(self._failure)
            await asyncio.sleep(self._seconds)

"""The watchdog of the event loop: how late the loop comes back to a task that wants to run every few milliseconds."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable

from menagerie.table.limits import WATCHDOG_SECONDS

_REMEMBERED_SECONDS = 60.0


class LoopWatchdog:
    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._late: deque[tuple[float, float]] = deque()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    @property
    def longest(self) -> float:
        """The longest block of the last minute, in seconds."""
        self._forget(time.perf_counter())
        return max((late for _, late in self._late), default=0.0)

    def take_longest(self) -> float:
        """`longest`, of the time since this was last asked."""
        longest = self.longest
        self._late.clear()
        return longest

    async def _watch(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(WATCHDOG_SECONDS)
            now = time.perf_counter()
            late = max(0.0, now - began - WATCHDOG_SECONDS)
            self._observe(late)
            while self._late and self._late[-1][1] <= late:
                self._late.pop()  # nothing before is longer and lasts longer
            self._late.append((now, late))
            self._forget(now)

    def _forget(self, now: float) -> None:
        while self._late and now - self._late[0][0] > _REMEMBERED_SECONDS:
            self._late.popleft()

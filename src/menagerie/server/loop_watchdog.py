"""The watchdog of the event loop: how long anything has kept everybody else waiting.

It wants to be called often and notices how late it is called. What it measures can be read at any time: `longest`
since the server started, and `take_longest` since it was last taken, as a metric is.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from menagerie.table.limits import WATCHDOG_SECONDS


class LoopWatchdog:
    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._due = 0.0
        self._handle: asyncio.TimerHandle | None = None
        self._since_taken = 0.0
        self.longest = 0.0
        """The longest block since the server started, in seconds."""

    def open(self) -> None:
        """In the event loop that is watched."""
        self._wait()

    def close(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def take_longest(self) -> float:
        """The longest block since this was last asked, in seconds."""
        taken, self._since_taken = self._since_taken, 0.0
        return taken

    def _wait(self) -> None:
        self._due = self._now() + WATCHDOG_SECONDS
        self._handle = asyncio.get_running_loop().call_later(WATCHDOG_SECONDS, self._called)

    def _called(self) -> None:
        late = max(0.0, self._now() - self._due)
        self.longest = max(self.longest, late)
        self._since_taken = max(self._since_taken, late)
        self._wait()


WATCHDOG = LoopWatchdog()
"""That of this process."""

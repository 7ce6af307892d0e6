"""The only place that reads the time; tests put a clock of their own in its place."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Time(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class WallTime:
    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))

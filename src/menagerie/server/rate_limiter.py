"""The rate limiter: how much one address, one person or one WebSocket may ask for before it is throttled."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from menagerie.table.limits import RATE_LIMITED_KEYS, Rate


class RateLimiter:
    """A token bucket for each key."""

    __slots__ = ("_left", "_now", "_rate", "tell")

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._left: dict[str, tuple[float, float]] = {}
        self.tell: Callable[[str], None] | None = None
        """Tells the other nodes what was counted here, where they share the limit."""

    def wait(self, key: str = "") -> float:
        """In how many seconds one more is within the rate limit: 0 for now. Nothing is counted."""
        left, since = self._left.get(key, (self._rate.burst, 0.0))
        left = min(self._rate.burst, left + (self._now() - since) * self._rate.per_second)
        if left >= 1:
            return 0.0
        return (1 - left) / self._rate.per_second if self._rate.per_second > 0 else math.inf

    def allows(self, key: str = "") -> bool:
        """Whether one more is within the rate limit; it is counted if so."""
        now = self._now()
        left, since = self._left.pop(key, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.per_second)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left), now
        if len(self._left) > RATE_LIMITED_KEYS:
            del self._left[next(iter(self._left))]  # the key used least recently
        if allowed and self.tell is not None:
            self.tell(key)
        return allowed

    def count(self, key: str) -> None:
        """Another node has counted one."""
        tell, self.tell = self.tell, None
        self.allows(key)
        self.tell = tell

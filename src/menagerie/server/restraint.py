"""How much of anything one address, one person or one socket may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable

from menagerie.server.settings import Bucket

_MOST_KNOWN = 20_000


class Restraint:
    """A leaking bucket for each name."""

    def __init__(self, bucket: Bucket, now: Callable[[], float] = time.monotonic) -> None:
        self._bucket = bucket
        self._now = now
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, name: str = "") -> bool:
        """Whether one more is fine; it is counted if so."""
        now = self._now()
        left, since = self._left.pop(name, (self._bucket.burst, now))
        left = min(self._bucket.burst, left + (now - since) * self._bucket.per_second)
        fine = left >= 1
        self._left[name] = (left - 1 if fine else left), now
        if len(self._left) > _MOST_KNOWN:
            del self._left[next(iter(self._left))]  # the one heard of least recently
        return fine

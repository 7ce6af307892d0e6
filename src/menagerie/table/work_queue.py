"""Many small pieces of work, a few in each turn of the event loop, so that nothing else waits long for its own turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic

from menagerie.table.limits import PIECES_AT_ONCE, TURN_SECONDS

Piece = Callable[[], None]


class WorkQueue:
    """Does what is added to it, in order; more in a turn as long as the turns are short.

    What a piece of work starts, such as a task, is part of the next turn, and counts with it.
    """

    def __init__(self) -> None:
        self._waiting: deque[Piece] = deque()
        self._scheduled = False
        self._at_once = 1
        self._began = 0.0

    def add(self, piece: Piece) -> None:
        """A piece of work, to be done soon."""
        self._waiting.append(piece)
        if not self._scheduled:
            self._began = monotonic()
            self._schedule()

    def _schedule(self) -> None:
        self._scheduled = True
        asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        waiting, began = self._waiting, self._began
        self._began = monotonic()
        too_long = self._began - began > TURN_SECONDS
        self._at_once = max(1, self._at_once // 2) if too_long else min(PIECES_AT_ONCE, self._at_once * 2)
        try:
            for _ in range(min(self._at_once, len(waiting))):
                waiting.popleft()()
        finally:  # also where a piece fails
            self._scheduled = False
            if waiting:
                self._schedule()

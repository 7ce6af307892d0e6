"""What has to be done once about each table whose game is over, whatever process it ends in and whenever that stops.

Every process that knows of a table hears of its end and handles it; the database takes the first. What nobody handled,
because a process stopped at that moment, is found at the next start, and from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod

from menagerie.table.limits import KNOWN_FINISHED_TABLES
from menagerie.table.live_table import LiveTable
from menagerie.table.registry import TableRegistry
from menagerie.table.table import Table

_log = logging.getLogger(__name__)


class FinishedTables(ABC):
    """A `TableListener`."""

    def __init__(self, registry: TableRegistry, every: float | None = None) -> None:
        """``every`` so many seconds it is looked for what was missed; without, at the start alone."""
        self._registry = registry
        self._every = every
        self._known: dict[str, None] = {}
        """Tables that need not be handled again; the one that ended last stands last."""
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @abstractmethod
    def concerns(self, table: Table) -> bool:
        """Whether there is something to do: the game is over, and it is of the right kind."""

    @abstractmethod
    async def handle(self, table: str) -> None:
        """Does it; nothing where it is done already."""

    @abstractmethod
    async def catch_up(self) -> None:
        """Handles what was missed."""

    def open(self) -> None:
        self._registry.add_listener(self)
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._look_for_missed())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def table_changed(self, live: LiveTable) -> None:
        if live.table.id in self._known or not self.concerns(live.table):
            return
        self._known[live.table.id] = None
        if len(self._known) > KNOWN_FINISHED_TABLES:
            del self._known[next(iter(self._known))]
        self._ended.put_nowait(live.table.id)

    async def _run(self) -> None:
        while True:
            table = await self._ended.get()
            try:
                await self.handle(table)
            except Exception:  # noqa: BLE001 - the database may be away; it is found later
                self._known.pop(table, None)
                _log.exception("%s: table %s could not be handled", type(self).__name__, table)

    async def _look_for_missed(self) -> None:
        while True:
            try:
                await self.catch_up()
            except Exception:  # noqa: BLE001 - the database may be away; there is another time
                _log.exception("%s: what was missed could not be looked for", type(self).__name__)
            if self._every is None:
                return
            await asyncio.sleep(self._every)

"""Lets games that are over count for ratings: each once, whatever process it ends in and whenever that stops.

A table that is made to be rated is marked as due in the database. When its game is over, every process that knows of it
tries to let it count; the database takes the first. What nobody did, because a process stopped at that moment, is found
at the next start and from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from menagerie.club import ratings
from menagerie.club.counting import calculation, people_of
from menagerie.club.ratings import RatedGame
from menagerie.core.registry import UnknownGame
from menagerie.table.limits import RATINGS_AT_ONCE, RATINGS_SECONDS
from menagerie.table.live_table import LiveTable
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.store.sql_ratings import SqlRatings
from menagerie.table.table import UnsupportedRules

_log = logging.getLogger(__name__)


class RatedGames:
    """A listener of the tables."""

    def __init__(self, registry: TableRegistry, store: SqlRatings) -> None:
        self._registry = registry
        self.store = store
        self.counted: list[Callable[[str], None]] = []
        """Called with a table's id once its game has counted, or was left out."""
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._registry.add_listener(self)
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._look_for_due())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def table_changed(self, live: LiveTable) -> None:
        if live.table.settings.rated and live.table.finished:
            self._ended.put_nowait(live.table.id)

    async def _run(self) -> None:
        while True:
            table = await self._ended.get()
            try:
                await self.count(table)
            except Exception:  # noqa: BLE001 - the database may be away; it is still due
                _log.exception("table %s could not be rated", table)

    async def _look_for_due(self) -> None:
        while True:
            try:
                await self.count_due()
            except Exception:  # noqa: BLE001 - the database may be away; there is another time
                _log.exception("tables that are due could not be rated")
            await asyncio.sleep(RATINGS_SECONDS)

    async def count_due(self) -> int:
        """Lets everything count that is over; how many games those were."""
        done = 0
        while due := await self.store.due(RATINGS_AT_ONCE):
            for table in due:
                await self.count(table)
            done += len(due)
        return done

    async def count(self, table: str) -> None:
        try:
            live = await self._registry.table(table)
        except (UnsupportedRules, UnknownGame, UnknownTable):
            await self.store.leave_out(table, "rules")
            return
        if not live.table.finished or await self.store.of_table(table) is not None:
            return
        game = ratings.rated_game(live.table)
        if isinstance(game, RatedGame):
            await self.store.count(table, game.game, game.opponents, people_of(game), calculation(game))
        else:
            await self.store.leave_out(table, game)
        for tell in self.counted:
            tell(table)

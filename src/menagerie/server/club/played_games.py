"""Stores who has played a game that is over, so that a profile need not read the games.

Every process that knows of a game that ends stores it; the database takes the first. What nobody stored, because a
process stopped at that moment, is found at the next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter

import msgspec

from menagerie.core.registry import UnknownGame
from menagerie.table.limits import KNOWN_PLAYED_GAMES, PLAYED_AGAIN_SECONDS, PLAYED_AT_ONCE
from menagerie.table.live_table import LiveTable
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.store.sql_people import PlayedRow, SqlPeople
from menagerie.table.table import Table, UnsupportedRules
from menagerie.table.visibility import is_on_profiles

_log = logging.getLogger(__name__)


class PlayedGames:
    """A listener of the tables."""

    def __init__(self, registry: TableRegistry, store: SqlPeople) -> None:
        self._registry = registry
        self._store = store
        self._stored: dict[str, None] = {}
        """Tables that need not be stored again; the one that ended last stands last."""
        self._ended: asyncio.Queue[Table] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._registry.add_listener(self)
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._find_unlisted())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def table_changed(self, live: LiveTable) -> None:
        if live.table.phase == "over" and live.table.id not in self._stored:
            self._stored[live.table.id] = None
            if len(self._stored) > KNOWN_PLAYED_GAMES:
                del self._stored[next(iter(self._stored))]
            self._ended.put_nowait(live.table)

    async def _run(self) -> None:
        while True:
            table = await self._ended.get()
            try:
                await self._store.add_played(played_rows(table))
            except Exception:  # noqa: BLE001 - the database may be away; the next start finds it
                self._stored.pop(table.id, None)
                _log.exception("who played table %s could not be stored", table.id)

    async def _find_unlisted(self) -> None:
        try:
            await self.store_unlisted()
        except Exception:  # noqa: BLE001 - the database may be away; there is another start
            _log.exception("games that are over could not be looked for")

    async def store_unlisted(self) -> None:
        """Stores what ended around the last game that was stored, or later, and is not stored itself."""
        after = (max(0.0, await self._store.last_played() - PLAYED_AGAIN_SECONDS), "")
        while found := await self._store.unlisted(after, PLAYED_AT_ONCE):
            for _, table in found:
                with contextlib.suppress(UnsupportedRules, UnknownGame, UnknownTable):
                    await self._store.add_played(played_rows((await self._registry.table(table)).table))
            after = found[-1]


def played_rows(table: Table) -> list[PlayedRow]:
    """A row for each person who played there."""
    held = Counter(seat.person for seat in table.seats if seat.person is not None)
    standings = () if table.standings is None else table.standings.standings
    ranks = {table.seats[one.seat].person: one.rank for one in standings}
    setup = {"options": table.settings.options, "seats": table.players}
    return [
        PlayedRow(
            person=person,
            table=table.id,
            at=table.updated,
            game=table.game.name,
            rank=ranks.get(person) if seats == 1 else None,
            seats=table.players,
            people=len(held),
            setup=msgspec.json.encode(setup, order="sorted").decode(),
            public=is_on_profiles(table),
        )
        for person, seats in held.items()
    ]

"""Stores who has played a game that is over, so that a profile need not read the games."""

from __future__ import annotations

import contextlib
from collections import Counter

import msgspec

from menagerie.core.registry import UnknownGame
from menagerie.server.club.finished_tables import FinishedTables
from menagerie.table.limits import PLAYED_AGAIN_SECONDS, PLAYED_AT_ONCE
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.store.sql_people import PlayedRow, SqlPeople
from menagerie.table.table import Table, UnsupportedRules
from menagerie.table.visibility import is_on_profiles


class PlayedGames(FinishedTables):
    def __init__(self, registry: TableRegistry, store: SqlPeople) -> None:
        super().__init__(registry)
        self._store = store

    def concerns(self, table: Table) -> bool:
        return table.phase == "over"

    async def handle(self, table: str) -> None:
        live = await self._registry.table(table)
        if live.table.finished:  # what is stored may be newer than what this process knows
            await self._store.add_played(played_rows(live.table))

    async def catch_up(self) -> None:
        """Stores what ended around the last game that was stored, or later, and is not stored itself."""
        after = (max(0.0, await self._store.last_played() - PLAYED_AGAIN_SECONDS), "")
        while found := await self._store.unlisted(after, PLAYED_AT_ONCE):
            for _, table in found:
                with contextlib.suppress(UnsupportedRules, UnknownGame, UnknownTable):
                    await self.handle(table)
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

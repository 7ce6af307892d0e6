"""Lets games that are over count for ratings, each once.

A table that is made to be rated is marked as due in the database until its game has counted, or was left out.
"""

from __future__ import annotations

from menagerie.club import ratings
from menagerie.club.counting import calculation, people_of
from menagerie.club.ratings import RatedGame
from menagerie.core.registry import UnknownGame
from menagerie.server.club.finished_tables import FinishedTables
from menagerie.table.limits import RATINGS_AT_ONCE, RATINGS_SECONDS
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.store.sql_ratings import SqlRatings
from menagerie.table.table import Table, UnsupportedRules


class RatedGames(FinishedTables):
    def __init__(self, registry: TableRegistry, store: SqlRatings) -> None:
        super().__init__(registry, every=RATINGS_SECONDS)
        self.store = store

    def concerns(self, table: Table) -> bool:
        return table.settings.rated and table.finished

    async def catch_up(self) -> None:
        while due := await self.store.due(RATINGS_AT_ONCE):
            for table in due:
                await self.handle(table)

    async def handle(self, table: str) -> None:
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

"""Finds puzzles in games of this server that are over: one game at a time, in a process of low priority.

Only in games that everybody may look back at: open tables, rated games and tournaments, with spectators allowed. A game
is searched once, whatever process does it.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import sys

import msgspec

from menagerie.club.puzzles.finding import puzzles_of
from menagerie.club.puzzles.puzzle import Puzzle
from menagerie.core.record import BadRecord, Record
from menagerie.core.registry import UnknownGame, all_games
from menagerie.server.periodic_task import PeriodicTask
from menagerie.table.limits import (
    PUZZLE_GAMES_A_DAY,
    PUZZLE_GAMES_LISTED,
    PUZZLE_SEARCH_SECONDS,
    PUZZLE_SECONDS,
    PUZZLES_FRESH,
)
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.replay_workers import ReplayWorkers, TooManyWaiting, TooSlow
from menagerie.table.store.sql_puzzles import FoundRow, SqlPuzzles
from menagerie.table.table import Table, UnsupportedRules
from menagerie.table.visibility import is_on_profiles

_log = logging.getLogger(__name__)
_DAY = 86_400.0
_LOW_PRIORITY = 19


class PuzzleSearch:
    def __init__(self, registry: TableRegistry, store: SqlPuzzles, workers: ReplayWorkers) -> None:
        self._registry = registry
        self._store = store
        self._workers = workers
        self._task = PeriodicTask(self.look, PUZZLE_SEARCH_SECONDS, "puzzles could not be looked for", at_once=False)

    def open(self) -> None:
        self._task.open()

    async def close(self) -> None:
        await self._task.close()

    async def look(self) -> bool:
        """Looks for puzzles in one more game; whether there was one to look at."""
        now = self._registry.now()
        if await self._store.searched_since(now - _DAY) >= PUZZLE_GAMES_A_DAY:
            return False
        wanted = set()
        for game in all_games():
            fresh = await self._store.fresh(game.name, game.rules_version, PUZZLES_FRESH)
            if len(fresh) < PUZZLES_FRESH:
                wanted.add(game.name)
        for table, game_name in await self._store.unsearched(sorted(wanted), PUZZLE_GAMES_LISTED):
            if await self._store.claim(table, now):
                await self._search(table, game_name)
                return True
        return False

    async def _search(self, table: str, game_name: str) -> None:
        try:
            live = await self._registry.table(table)
        except (UnsupportedRules, UnknownGame, UnknownTable):
            return
        if not may_be_searched(live.table):
            return
        raw = msgspec.json.encode(live.table.to_record())
        try:
            found = await self._workers.run(PUZZLE_SECONDS, table, find, raw)
        except (TooSlow, TooManyWaiting, BadRecord):
            _log.info("no puzzles were found in time in a game of %s", game_name)
            return
        now = self._registry.now()
        rows = []
        for one in found:
            puzzle = msgspec.json.decode(one, type=Puzzle)
            body = msgspec.json.encode(msgspec.structs.replace(puzzle, table=table)).decode()
            rows.append(FoundRow(puzzle.id, puzzle.game, puzzle.rules, table, now, body))
        await self._store.add(rows)


def may_be_searched(table: Table) -> bool:
    """Whether it is a whole game from its deal to its end that everybody may look back at."""
    settings = table.settings
    whole = table.phase == "over" and table.result is not None and table.conceded is None
    return whole and is_on_profiles(table) and settings.base is None and settings.daily is None and not table.imported


def find(raw: bytes) -> list[bytes]:
    """In a worker: the puzzles of a game, each encoded."""
    if multiprocessing.parent_process() is not None and sys.platform != "win32":
        os.nice(_LOW_PRIORITY)  # nobody waits for this, and somebody may wait for a bot
    return [msgspec.json.encode(puzzle) for puzzle in puzzles_of(msgspec.json.decode(raw, type=Record))]

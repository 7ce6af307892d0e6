"""What is stored of puzzles, on both databases: those found in public games, once, and the answers of people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.club.puzzles.collection import shipped
from menagerie.core.registry import game as find_game
from menagerie.server.club import puzzle_search
from menagerie.server.club.played_games import PlayedGames
from menagerie.server.club.puzzle_search import PuzzleSearch
from menagerie.server.club.puzzles import Puzzles
from menagerie.table.bot_workers import InProcessBots
from menagerie.table.limits import PUZZLE_GAMES_A_DAY, PUZZLES_FRESH
from menagerie.table.registry import TableRegistry
from menagerie.table.store.place import database_address
from menagerie.table.store.sql import SqlStore
from menagerie.table.store.sql_puzzles import AnswerRow, DayRow, FoundRow
from tests.server.guests import Couple, ReplayThread, couple, serving

LIONS = find_game("lucky-lions")


def row(number: int, table: str = "t", found: float = 1.0) -> FoundRow:
    puzzle = msgspec.structs.replace(next(iter(shipped(find_game("zoo-le-ma")).values())), id=f"found {number}")
    body = msgspec.json.encode(puzzle).decode()
    return FoundRow(puzzle.id, puzzle.game, puzzle.rules, table, found, body)


async def opened(database: str) -> SqlStore:
    store = SqlStore(database_address(database))
    await store.open()
    return store


async def played(two: Couple) -> str:
    await two.play_on()
    await two.settle()
    return two.table


async def test_public_games_are_searched_once_and_others_never(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[Any] = []

    def find(raw: bytes) -> list[bytes]:
        record = msgspec.json.decode(raw)
        searched.append(record)
        puzzle = next(iter(shipped(find_game("zoo-le-ma")).values()))
        return [msgspec.json.encode(puzzle)]

    monkeypatch.setattr(puzzle_search, "find", find)
    with serving(database) as server:
        async with couple(server, visibility="link") as private:
            await played(private)
        async with couple(server, visibility="open", spectators=False) as unwatched:
            await played(unwatched)
        async with couple(server, visibility="open") as public:
            open_one = await played(public)
        async with couple(server, visibility="open"):  # that game still runs
            pass
    stores = [await opened(database) for _ in range(2)]
    try:
        await PlayedGames(TableRegistry(stores[0], InProcessBots("")), stores[0].people).catch_up()
        searches = [
            PuzzleSearch(TableRegistry(store, InProcessBots("")), store.puzzles, ReplayThread()) for store in stores
        ]
        assert sorted(await asyncio.gather(*(one.look() for one in searches))) == [False, True]
        assert not await searches[0].look()
        assert len(searched) == 1
        assert searched[0]["seed"]
        puzzles = stores[1].puzzles
        game = find_game("zoo-le-ma")
        (found,) = await puzzles.fresh(game.name, game.rules_version, 10)
        body = await puzzles.body(found)
        assert body is not None
        assert msgspec.json.decode(body)["table"] == open_one
    finally:
        for store in stores:
            await store.close()


async def test_found_puzzles_come_before_those_that_are_shipped(database: str) -> None:
    store = await opened(database)
    try:
        puzzles = store.puzzles
        await puzzles.add([row(1), row(2)])
        await puzzles.add([row(2), row(3, found=2.0)])
        game = find_game("zoo-le-ma")
        assert await puzzles.fresh(game.name, game.rules_version, 10) == ["found 3", "found 1", "found 2"]
        assert await puzzles.fresh(game.name, game.rules_version + 1, 10) == []
        service = Puzzles(TableRegistry(store, InProcessBots("")), puzzles, "key")
        other = Puzzles(TableRegistry(store, InProcessBots("")), puzzles, "another key")
        days = await asyncio.gather(service.day(service.today()), other.day(service.today()))
        chosen = [[day.puzzle for day, _ in one] for one in days]
        assert chosen[0] == chosen[1], "whoever is first stores them"
        assert chosen[0][1].startswith("found")
        assert len(await puzzles.fresh(game.name, game.rules_version, 10)) == 2
    finally:
        await store.close()


async def test_answers_are_counted_once_and_forgotten(database: str) -> None:
    store = await opened(database)
    try:
        puzzles = store.puzzles
        await puzzles.put_day(DayRow("2026-11-01", "zoo-le-ma", "p", "{}"))
        await puzzles.put_day(DayRow("2026-11-01", "zoo-le-ma", "q", "{}"))

        def given(person: str, place: int, verdict: str, counts: bool = True) -> AnswerRow:
            return AnswerRow("2026-11-01", "zoo-le-ma", person, "p", place, verdict, counts, 1.0)

        first = [given("ada", 1, "right"), given("ben", 0, "wrong"), given("cem", 1, "right"), given("ada", 0, "wrong")]
        assert [await puzzles.answer(one) for one in first] == [True, True, True, False]
        assert await puzzles.answer(given("dan", 1, "right", counts=False))
        assert await puzzles.chosen("2026-11-01", "zoo-le-ma") == {0: 1, 1: 2}
        assert await puzzles.tallies(["p", "q"]) == {"p": (3, 2)}
        assert [one.place for one in await puzzles.answers_of("ada", "2026-10-01", "2026-12-01")] == [1]
        assert await puzzles.answers_of("ada", "2026-11-02", "2026-12-01") == []
        assert await puzzles.used("zoo-le-ma", ["p", "q"]) == {"p": "2026-11-01"}
        await puzzles.forget("2026-11-02", "2026-11-01", 0.0)
        assert [one.body for one in await puzzles.day("2026-11-01")] == [None]
        assert await puzzles.chosen("2026-11-01", "zoo-le-ma") == {0: 1, 1: 2}
        await puzzles.forget("2026-11-02", "2026-11-02", 0.0)
        assert await puzzles.chosen("2026-11-01", "zoo-le-ma") == {}
        assert await puzzles.used("zoo-le-ma", ["p"]) == {"p": "2026-11-01"}, "it does not come again"
        assert await puzzles.claim("a table that was removed", 5.0)
        await puzzles.forget("2026-11-02", "2026-11-02", 5.0)
        assert await puzzles.searched_since(0.0) == 1
        await puzzles.forget("2026-11-02", "2026-11-02", 6.0)
        assert await puzzles.searched_since(0.0) == 0
    finally:
        await store.close()


async def test_the_search_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await opened(str(tmp_path / "zoo.sqlite3"))
    try:
        search = PuzzleSearch(TableRegistry(store, InProcessBots("")), store.puzzles, ReplayThread())
        wanted: list[list[str]] = []

        async def unsearched(_self: Any, games: list[str], _most: int) -> list[tuple[str, str]]:
            wanted.append(list(games))
            return []

        monkeypatch.setattr(type(store.puzzles), "unsearched", unsearched)
        await store.puzzles.add([row(number) for number in range(PUZZLES_FRESH)])
        await search.look()
        assert "zoo-le-ma" not in wanted[0]
        assert "zoocracy" in wanted[0]
        now = TableRegistry(store, InProcessBots("")).now()
        for number in range(PUZZLE_GAMES_A_DAY):
            assert await store.puzzles.claim(f"table {number}", now)
        assert not await store.puzzles.claim("table 0", now)
        await search.look()
        assert len(wanted) == 1
    finally:
        await store.close()

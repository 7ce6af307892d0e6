"""Ratings on a server: a game that is over counts once, whatever stops meanwhile, and can be computed again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from menagerie.cli.ratings import recompute
from menagerie.server.club import rated_games
from menagerie.server.club.rated_games import RatedGames
from menagerie.table.bot_workers import InProcessBots
from menagerie.table.limits import BOARD_PLACES
from menagerie.table.registry import TableRegistry
from menagerie.table.store.place import database_address
from menagerie.table.store.rating_rows import StoredRating
from menagerie.table.store.sql import SqlStore
from tests.server.guests import Guest, Server, couple, serving


async def until_counted(guest: Guest, table: str) -> Any:
    while (found := await guest.get(f"/api/tables/{table}/rating"))["state"] in ("running", "soon"):
        await asyncio.sleep(0.01)
    return found


async def test_two_people_play_a_rated_game_and_their_ratings_change(server: Server) -> None:
    async with couple(server, rated=True) as pair:
        state = await pair.ada.get(f"/api/tables/{pair.table}")
        assert state["rated"] is True
        assert (await pair.ada.get(f"/api/tables/{pair.table}/rating"))["state"] == "running"
        await pair.play_on()
        found = await until_counted(pair.ada, pair.table)
        assert found["state"] == "counted"
        assert found["opponents"] == "people"
        best, worst = sorted(found["seats"], key=lambda seat: int(seat["rank"]))
        assert best["before"] == worst["before"] == 1000
        assert best["after"] > 1000 > worst["after"]
        board = await pair.ben.get("/api/ratings/lucky-lions")
        assert board["mine"]["games"] == 1
        assert board["my_place"] is None, "it takes more games"


async def test_a_rated_table_forbids_hints_and_hindsight_whatever_is_asked(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "bot", rated=True, hints=True, undo=True, hindsight=True)
        state = await ada.get(f"/api/tables/{table}")
        assert state["allowed"] == {"hints": False, "undo": True, "hindsight": False}
        plain = await ada.get(f"/api/tables/{await ada.table('me', 'bot')}")
        assert plain["rated"] is False


async def test_a_rated_table_is_for_people_with_browsers_of_their_own(server: Server) -> None:
    async with server.guest() as ada:
        for kinds in (("me", "here"), ("bot", "bot")):
            seats = [{"kind": kind} for kind in kinds]
            answer = await ada.http.post("/api/tables", json={"game": "lucky-lions", "seats": seats, "rated": True})
            assert answer.status_code == 400
            assert answer.json()["field"] == "seats"


async def test_a_game_with_a_bot_counts_on_the_other_list(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "bot", rated=True)
        async with ada.at(table) as seat:
            await seat.until_phase("running")
            await seat.play_on()
        found = await until_counted(ada, table)
        assert found["opponents"] == "bots"
        assert [one["bot"] for one in found["seats"]] == [False, True]
        assert found["seats"][1]["before"] == found["seats"][1]["after"]
        assert (await ada.get("/api/ratings/lucky-lions"))["mine"] is None
        with_bots = await ada.get("/api/ratings/lucky-lions?opponents=bots")
        assert with_bots["mine"]["games"] == 1
        assert len(with_bots["bots"]) == 4


async def test_a_game_that_is_broken_off_says_why_it_does_not_count(server: Server) -> None:
    async with couple(server, "fr", rated=True) as pair:
        await pair.a.ask(type="abandon", seat=0)
        await pair.b.ask(type="answer-proposal", agree=True)
        await pair.a.until_phase("abandoned")
        found = await until_counted(pair.ada, pair.table)
        assert found["state"] == "left-out"
        assert "interrompue" in found["why"]


async def test_what_can_be_asked_is_bounded(server: Server) -> None:
    async with server.guest() as ada:
        assert (await ada.http.get("/api/ratings/nothing")).status_code == 404
        assert (await ada.http.get(f"/api/ratings/lucky-lions?after={BOARD_PLACES + 1}")).status_code == 400
        assert (await ada.http.get("/api/ratings/lucky-lions?opponents=cats")).status_code == 400
        assert (await ada.http.get("/api/tables/nowhere/rating")).status_code == 404
        assert (await ada.get("/api/people/nobody/ratings"))["ratings"] == []


async def play_rated(database: str, games: int) -> None:
    with serving(database) as server:
        for _ in range(games):
            async with couple(server, rated=True) as pair:
                await pair.play_on(4)
                await pair.a.ask(type="resign", seat=0)
                await until_counted(pair.ada, pair.table)


async def opened(database: str) -> SqlStore:
    store = SqlStore(database_address(database))
    await store.open()
    return store


async def test_ratings_are_computed_again_to_the_same_figures(database: str) -> None:
    await play_rated(database, 3)
    store = await opened(database)
    try:
        before = {(one.person, one.opponents): one for one in await store.ratings.all_ratings()}
        games = [game async for game in store.ratings.all_games()]
        found = await recompute(store, write=True)
        assert (found.games, found.replayed, found.added, found.different) == (3, 3, 0, 0)
        assert before == {(one.person, one.opponents): one for one in await store.ratings.all_ratings()}
        assert games == [game async for game in store.ratings.all_games()]
        assert len(before) == 6
        wrong = next(iter(before.values()))
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE rating SET mu = 99.5")
        assert (await recompute(store, write=False)).different == 6
        assert (await store.ratings.one(wrong.person, "lucky-lions", "people") or wrong).mu == 99.5
        assert (await recompute(store, write=True)).different == 6
        assert await store.ratings.one(wrong.person, "lucky-lions", "people") == wrong
        await store.remove_tables([game.table for game in games])
        assert await recompute(store, write=False) == type(found)(3, 0, 0, 0), "their ranks are stored"
    finally:
        await store.close()


async def test_a_game_whose_server_stopped_before_it_counted_counts_at_the_next_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(rated_games.RatedGames, "handle", _never)
        with serving(database) as server:
            async with couple(server, rated=True) as pair:
                await pair.a.ask(type="resign", seat=0)
                table = pair.table
    with serving(database) as server:
        async with server.guest() as eve:
            found = await until_counted(eve, table)
            assert [seat["rank"] for seat in found["seats"]] == [2, 1]


async def _never(_self: RatedGames, _table: str) -> None:
    await asyncio.Event().wait()


async def test_a_game_counts_once_however_many_processes_let_it_count(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several tables of the same two people, each let count by two processes at the same time."""
    with monkeypatch.context() as patched:
        patched.setattr(rated_games.RatedGames, "handle", _never)
        with serving(database) as server:
            async with server.guest() as ada, server.guest() as ben:
                tables = [await finished(ada, ben) for _ in range(4)]
    stores = [await opened(database) for _ in range(2)]
    try:
        games = [RatedGames(TableRegistry(store, InProcessBots("")), store.ratings) for store in stores]
        await asyncio.gather(*(one.handle(table) for table in tables for one in games))
        await asyncio.gather(*(one.catch_up() for one in games))
        assert sorted([game.table async for game in stores[0].ratings.all_games()]) == sorted(tables)
        assert {one.games for one in await stores[1].ratings.all_ratings()} == {4}
        assert (await recompute(stores[0], write=False)).different == 0
    finally:
        for store in stores:
            await store.close()


async def finished(ada: Guest, ben: Guest) -> str:
    table = await ada.table("me", "friend", rated=True)
    await ben.join(table)
    async with ada.at(table) as seat:
        await seat.until_phase("running")
        await seat.ask(type="resign", seat=0)
    return table


async def test_a_leaderboard_has_who_played_enough_and_is_certain(tmp_path: Path) -> None:
    database = str(tmp_path / "zoo.sqlite3")
    with serving(database) as server:
        for name in ("Ada", "Ben", "Cem", "Dil"):
            async with server.guest() as one:
                await one.named(name)
        async with server.guest() as eve:
            store = await opened(database)
            try:
                async with store.engine.connect() as connection:
                    found = await connection.exec_driver_sql("SELECT name, id FROM person")
                    people = {row.name: row.id for row in found}
                for name, mu, key, until in (
                    ("Ada", 30.0, 26.0, 9e12),
                    ("Ben", 31.0, 27.0, 9e12),
                    ("Cem", 40.0, None, 9e12),
                    ("Dil", 40.0, 36.0, 1.0),
                ):
                    row = StoredRating(people[name], "lucky-lions", "people", mu, 2.0, 12, 1e9, key, until)
                    await store.writer.write(_putting(row))
            finally:
                await store.close()
            board = await eve.get("/api/ratings/lucky-lions")
            assert [(line["place"], line["name"]) for line in board["lines"]] == [(1, "Ben"), (2, "Ada")]
            second = await eve.get("/api/ratings/lucky-lions?after=1")
            assert [(line["place"], line["name"]) for line in second["lines"]] == [(2, "Ada")]


def _putting(row: StoredRating) -> Any:
    from menagerie.table.store import sql_ratings

    return lambda connection: sql_ratings._put(connection, [row])

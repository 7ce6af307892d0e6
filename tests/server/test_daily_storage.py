"""What is stored of the deals of the day: a game counts once, and every choice along it."""

from __future__ import annotations

import asyncio

import pytest

from menagerie.server.club.daily_deals import DailyDeals
from menagerie.table.bot_workers import InProcessBots
from menagerie.table.registry import TableRegistry
from menagerie.table.store.place import database_address
from menagerie.table.store.sql import SqlStore
from tests.server.guests import serving
from tests.server.test_daily import LIONS, begin, play, play_on, stored_moves


async def test_what_others_chose_is_counted_along_ones_own_game(database: str) -> None:
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as ben, server.guest() as cem:
            for one, choice in ((ada, 0), (ben, 0), (cem, 1)):
                await play(one, choice)
            today = (await ada.get("/api/daily"))["today"]["date"]
            path = f"/api/daily/{today}/{LIONS}"
            found = await ada.get(f"{path}/steps")
            first = found["steps"][0]
            assert first["players"] == 3
            assert [(one["players"], one["mine"]) for one in first["choices"]] == [(2, True), (1, False)]
            assert all(one["text"] for step in found["steps"] for one in step["choices"])
            assert [step["players"] for step in found["steps"][1:]] == [2] * (len(found["steps"]) - 1)
            assert len(found["steps"]) > 2
            theirs = await cem.get(f"{path}/steps?language=fr")
            assert [step["players"] for step in theirs["steps"]] == [3], "from there on nobody else played the same"
            assert (await ada.get(f"{path}/steps?after={found['steps'][-1]['number']}"))["steps"] == []
            results = await ada.get(path)
            assert [line["place"] for line in results["lines"]][:2] in ([1, 1], [1, 2])
            assert {line["name"] for line in results["lines"]} == {None}, "guests are not named"
            await ada.named("Ada")
            (await ada.http.put("/api/me/passphrase", json={"passphrase": "a long passphrase"})).raise_for_status()
            named = await ben.get(path)
            assert {line["name"] for line in named["lines"]} == {None, "Ada"}


async def test_a_game_counts_once_however_many_processes_count_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one whose server stopped before it counted."""

    async def never(_self: DailyDeals, _table: str) -> None:
        await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr(DailyDeals, "handle", never)
        with serving(database) as server:
            async with server.guest() as ada:
                table = await begin(ada)
                async with ada.at(table) as seat:
                    await seat.until_phase("running")
                    await play_on(seat)
    chosen = [move for move in await stored_moves(database, table) if move.by == "person"]
    stores = [SqlStore(database_address(database)) for _ in range(2)]
    for store in stores:
        await store.open()
    try:
        services = [DailyDeals(TableRegistry(store, InProcessBots("")), store.daily, "") for store in stores]
        await asyncio.gather(*(one.catch_up() for one in services), *(one.handle(table) for one in services))
        play = await stores[0].daily.play_at(table)
        assert play is not None
        assert play.state == "counted"
        async with stores[0].engine.connect() as connection:
            rows = await connection.exec_driver_sql("SELECT players FROM daily_choice")
            assert [row.players for row in rows] == [1] * len(chosen)
        assert await stores[1].daily.due(10) == []
        assert await stores[1].daily.finished(play.date) == {LIONS: 1}
    finally:
        for store in stores:
            await store.close()

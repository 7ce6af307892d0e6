"""The deal of the day on a server: once a day a person, equal choices give equal games, nothing is told too early."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from menagerie.club import daily
from menagerie.core import record as records
from menagerie.core.registry import game as find_game
from menagerie.table.entries import Moved
from menagerie.table.limits import DAILY_DAYS
from menagerie.table.store.place import database_address
from menagerie.table.store.sql import SqlStore
from tests.server.guests import Guest, Seat, Server, TestTime, legal, serving

DAY = 86_400.0
LIONS = "lucky-lions"


async def begin(guest: Guest, game: str = LIONS) -> str:
    return str((await guest.post(f"/api/daily/{game}"))["id"])


async def play(guest: Guest, choice: int = 0, game: str = LIONS) -> str:
    """Plays today's deal to its end, by the choice of that number wherever there are so many; the table."""
    table = await begin(guest, game)
    async with guest.at(table) as seat:
        await seat.until_phase("running")
        await play_on(seat, choice)
    await until_counted(guest, game)
    return table


async def play_on(seat: Seat, choice: int = 0) -> None:
    while seat.table["phase"] == "running":
        views = None if seat.views is None else seat.seat_view()
        if views is None or views["seat"] not in seat.views["waiting_on"] or not legal(views):
            await seat.hear()
            continue
        answer = await seat.act(views, min(choice, len(legal(views)) - 1))
        assert answer["type"] == "done" or answer["reason"] == "stale", answer


async def deal(guest: Guest, game: str = LIONS, day: str = "today") -> Any:
    found = (await guest.get("/api/daily"))[day]
    return next(one for one in found["deals"] if one["game"] == game)


async def until_counted(guest: Guest, game: str = LIONS) -> None:
    while (await deal(guest, game))["state"] == "playing":
        await asyncio.sleep(0.01)


async def refused(guest: Guest, path: str, post: bool = False) -> tuple[int, str]:
    answer = await (guest.http.post(path) if post else guest.http.get(path))
    return answer.status_code, answer.json()["reason"]


async def test_today_has_a_deal_of_every_game_and_a_commitment(server: Server) -> None:
    async with server.guest() as ada:
        found = await ada.get("/api/daily")
        today = found["today"]
        assert [one["game"] for one in today["deals"]] == ["lucky-lions", "zoo-le-ma", "zoocracy", "18zoo"]
        assert {one["state"] for one in today["deals"]} == {"open"}
        assert today["seed"] is None
        assert len(today["commitment"]) == 64
        assert 0 < today["ends"] - found["now"] <= DAY
        assert (await ada.get("/api/daily"))["today"] == today


async def test_a_person_plays_a_deal_once(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        first = await begin(ada)
        assert await asyncio.gather(*(begin(ada) for _ in range(4))) == [first] * 4
        assert await begin(ben) != first
        assert (await deal(ada))["state"] == "playing"
        assert (await deal(ada))["table"] == first
        async with ada.at(first) as seat:
            await seat.until_phase("running")
            await play_on(seat)
        await until_counted(ada)
        mine = await deal(ada)
        assert mine["state"] == "counted"
        assert mine["score"] is not None
        assert await begin(ada) == first
        answer = await ada.http.post(f"/api/tables/{first}/rematch")
        assert answer.status_code == 403


async def test_nothing_helps_at_the_table_of_a_deal(server: Server) -> None:
    async with server.guest() as ada:
        table = await begin(ada)
        async with ada.at(table) as seat:
            await seat.until_phase("running")
            assert seat.table["allowed"] == {"hints": False, "undo": False, "hindsight": False}
            assert seat.table["daily"] == (await ada.get("/api/daily"))["today"]["date"]
            mine = await seat.decision()
            assert (await seat.ask(type="ask-hint", seat=mine["seat"]))["reason"] == "not-allowed"
            await seat.act(mine)
            assert (await seat.ask(type="ask-undo", seat=mine["seat"]))["type"] == "refusal"
            advice = await seat.ask(type="ask-advice", seat=mine["seat"], point=mine["point"])
            assert advice["type"] == "refusal"


async def test_how_others_played_is_told_after_ones_own_end(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        today = (await ada.get("/api/daily"))["today"]["date"]
        path = f"/api/daily/{today}/{LIONS}"
        table = await play(ada)
        await begin(ben)
        for asked in (path, f"{path}/steps"):
            assert await refused(ben, asked) == (409, "not-over")
        async with server.guest() as stranger:
            assert await refused(stranger, path) == (409, "not-over")
            for part in ("", "/record", "/verify", "/positions/0"):
                assert (await refused(stranger, f"/api/tables/{table}{part}"))[0] in (403, 409)
        assert (await refused(ben, f"/api/tables/{table}"))[0] in (403, 409)
        found = await ada.get(path)
        assert [line["mine"] for line in found["lines"]].count(True) == 1
        assert sum(bar["players"] for bar in found["bars"]) == found["deal"]["finished"]
        assert found["lines"][0]["place"] == 1


async def test_the_seed_stays_hidden_until_the_day_is_over(server: Server) -> None:
    async with server.guest() as ada:
        table = await play(ada)
        state = await ada.get(f"/api/tables/{table}")
        assert state["phase"] == "over"
        assert state["seed"] is None
        assert (await ada.get(f"/api/tables/{table}/positions/3"))["moves"] > 3, "one's own game can be watched again"
        assert state["promise"] == (await ada.get("/api/daily"))["today"]["commitment"]
        for part in ("record", "verify"):
            assert await refused(ada, f"/api/tables/{table}/{part}") == (409, "not-over")
        branch = await ada.http.post(f"/api/tables/{table}/branch", json={"at": 0, "seat": state["seats"][0]["number"]})
        assert branch.status_code == 409
        async with ada.at(table) as seat:
            await seat.until_phase("over")
            await seat.settle()
            assert seat.table["seed"] is None


async def test_yesterday_is_revealed_and_can_be_verified(database: str) -> None:
    time = TestTime()
    with serving(database, time=time) as server:
        async with server.guest() as ada, server.guest() as ben:
            today = (await ada.get("/api/daily"))["today"]
            table = await play(ada)
            late = await begin(ben)
            time.pass_by(DAY)
            found = await ada.get("/api/daily")
            then = found["yesterday"]
            assert then["date"] == today["date"] == daily.days_after(found["today"]["date"], -1)
            assert then["commitment"] == today["commitment"] == daily.commitment(then["seed"])
            assert found["today"]["commitment"] != then["commitment"]
            assert found["today"]["seed"] is None
            record = records.decode((await ada.http.get(f"/api/tables/{table}/record")).content)
            assert record.seed == daily.game_seed(then["seed"], LIONS)
            wanted = daily.setup(find_game(LIONS), then["date"])
            assert (record.options, len(record.seats)) == (wanted.options, wanted.players)
            assert (await ada.get(f"/api/tables/{table}/verify"))["ok"] is True
            path = f"/api/daily/{then['date']}/{LIONS}"
            async with server.guest() as stranger:
                results = await stranger.get(path)
                assert results["over"] is True
                assert results["lines"][0]["table"] == table
                assert (await stranger.get(f"/api/tables/{table}"))["seed"] == record.seed
                assert await refused(stranger, f"{path}/steps") == (409, "not-over")
                assert (await refused(stranger, f"/api/tables/{late}"))[0] == 403, "that game still runs"
            async with ben.at(late) as seat:
                await seat.until_phase("running")
                await play_on(seat)
            while (await deal(ben, day="yesterday"))["state"] == "playing":
                await asyncio.sleep(0.01)
            assert (await deal(ben, day="yesterday"))["state"] == "late"
            assert len((await ben.get(path))["lines"]) == 1
            assert await begin(ada) != table, "a new day, a new deal"


async def test_who_gives_up_does_not_count_and_has_played(server: Server) -> None:
    async with server.guest() as ada:
        table = await begin(ada)
        async with ada.at(table) as seat:
            await seat.until_phase("running")
            mine = await seat.decision()
            assert (await seat.ask(type="abandon", seat=mine["seat"]))["type"] == "done"
            await seat.until_phase("abandoned")
        await until_counted(ada)
        assert (await deal(ada))["state"] == "gave-up"
        assert await begin(ada) == table
        today = (await ada.get("/api/daily"))["today"]["date"]
        assert (await ada.get(f"/api/daily/{today}/{LIONS}"))["place"] is None


async def stored_moves(database: str, table: str) -> list[Moved]:
    """Every move, in the order of the log."""
    store = SqlStore(database_address(database))
    await store.open()
    try:
        found = await store.load(table)
    finally:
        await store.close()
    assert found is not None
    return [logged.entry for logged in found[1] if isinstance(logged.entry, Moved)]


async def test_equal_choices_give_equal_games(database: str) -> None:
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as ben, server.guest() as cem:
            tables = [await play(one, choice) for one, choice in ((ada, 1), (ben, 1), (cem, 0))]
    first, same, other = [await stored_moves(database, table) for table in tables]
    assert first == same
    assert first != other


async def test_bots_decide_first_where_all_choose_at_once(database: str) -> None:
    """One after the other, each time in the same order; a choice that comes while they think waits for them."""
    with serving(database) as server:
        async with server.guest() as ada:
            table = await begin(ada, "zoo-le-ma")
            async with ada.at(table) as seat:
                await seat.until_phase("running")
                for _ in range(8):
                    answer = await seat.act(await seat.decision())
                    assert answer["type"] == "done" or answer["reason"] == "stale", answer
    points: dict[str, list[Moved]] = {}
    for move in await stored_moves(database, table):
        points.setdefault(move.point, []).append(move)
    together = [moves for moves in points.values() if len(moves) > 1 and moves[-1].by == "person"]
    assert together
    for moves in together:
        bots = moves[:-1]
        assert all(move.by == "bot" for move in bots)
        assert [move.seat for move in bots] == sorted(move.seat for move in bots)


async def test_what_can_be_asked_is_bounded(server: Server) -> None:
    async with server.guest() as ada:
        today = (await ada.get("/api/daily"))["today"]["date"]
        for day in ("today", "2026-13-01", daily.days_after(today, 1), daily.days_after(today, -DAILY_DAYS - 1)):
            assert (await ada.http.get(f"/api/daily/{day}/{LIONS}")).status_code == 404
        assert (await ada.http.get(f"/api/daily/{today}/nothing")).status_code == 404
        assert (await ada.http.post("/api/daily/nothing")).status_code == 404
        assert (await ada.http.get(f"/api/daily/{today}/{LIONS}/steps?after=-1")).status_code == 400
        assert (await ada.http.get(f"/api/daily/{'9' * 500}/{LIONS}")).status_code == 400


async def test_a_server_that_starts_again_goes_on_with_the_same_deals(tmp_path: Path) -> None:
    database = str(tmp_path / "zoo.sqlite3")
    with serving(database) as server:
        async with server.guest() as ada:
            before = await ada.get("/api/daily")
            table = await begin(ada)
            cookies = ada.http.cookies
    with serving(database) as server:
        async with server.guest() as ada:
            ada.http.cookies = cookies
            after = await ada.get("/api/daily")
            assert after["today"]["commitment"] == before["today"]["commitment"]
            assert (await deal(ada))["table"] == table == await begin(ada)

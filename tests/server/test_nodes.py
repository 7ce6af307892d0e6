"""Two servers on one PostgreSQL: whoever comes to either plays at the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from menagerie.table.limits import Rate
from menagerie.table.nodes import Nodes, NodeTimes
from tests.postgres import postgres_address
from tests.server.guests import FREE, PATIENCE, Guest, Seat, Server, legal, serving

QUICK = NodeTimes(beat=0.2, lease=6.0, wanted=0.5)


@pytest.fixture(scope="module")
def two() -> Iterator[tuple[Server, Server]]:
    database = postgres_address()
    with serving(database, node_times=QUICK) as one, serving(database, node_times=QUICK) as other:
        yield one, other


def here(seat: Seat) -> list[bool]:
    return [one["here"] for one in seat.presence["seats"]]


async def same_decision(a: Seat, b: Seat) -> Any:
    """What both are asked now; nothing once the game is over."""
    for _ in range(500):
        for seat in (a, b):
            await seat.settle()
        if "over" in (a.table["phase"], b.table["phase"]):
            return None
        points = {seat.seat_view()["point"] for seat in (a, b)}
        if len(points) == 1 and all(legal(seat.seat_view()) and seat.views["waiting_on"] == [0] for seat in (a, b)):
            return a.seat_view()
        await asyncio.sleep(0.02)
    raise AssertionError(
        [(seat.table["phase"], seat.views["waiting_on"], seat.seat_view()["point"]) for seat in (a, b)]
    )


async def test_a_game_between_two_servers(two: tuple[Server, Server]) -> None:
    """Ada is at one and Ben at the other: each sees the other's moves, chat, presence and result."""
    async with two[0].guest() as ada, two[1].guest() as ben:
        await ada.named("Ada")
        await ben.named("Ben")
        table = await ada.table("me", "friend")
        async with ada.at(table) as a:
            await a.settle()
            await ben.join(table)
            async with ben.at(table) as b:
                for seat in (a, b):
                    await seat.until_phase("running")
                while a.presence is None or here(a) != [True, True]:
                    await a.hear()
                while b.presence is None or here(b) != [True, True]:
                    await b.hear()
                await a.ask(type="say", text="over there?")
                await b.until(lambda tell: tell["type"] == "entry" and tell["text"] == "Ada: over there?")
                await asyncio.wait_for(asyncio.gather(a.play_on(), b.play_on()), PATIENCE)
                for seat in (a, b):
                    await seat.until_phase("over")
                    await seat.settle()
                assert a.table["result"] == b.table["result"]
            while here(a) != [True, False]:
                await a.hear()


async def test_who_comes_from_a_server_that_knows_more_misses_nothing(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two[0].guest() as ada:
        table = await ada.table("me", "friend")
        async with ada.at(table) as a:
            await a.settle()
            ada.address = two[1].address
            async with ada.at(table) as there:  # this server has the table in memory from now on
                await there.settle()
            monkeypatch.setattr(Nodes, "_entry", lambda *_: None)  # notifications are late
            for text in ("one", "two", "three"):
                await a.ask(type="say", text=text)
            async with ada.at(table, since=a.entries[-1]["number"]) as again:
                welcome = await again.hear()
                assert (welcome["type"], welcome["caught_up"]) == ("welcome", True)
                assert welcome["entries"] == a.entries[-1]["number"]


async def test_what_is_sent_twice_over_two_servers_is_done_once(two: tuple[Server, Server]) -> None:
    async with two[0].guest() as ada, two[1].guest() as twin:
        await ada.named("Ada")
        twin.http.cookies = ada.http.cookies
        table = await ada.table("me", "bot", options={"longer": True})
        async with ada.at(table) as a, twin.at(table) as b:
            for _ in range(6):
                view = await same_decision(a, b)
                if view is None:
                    break
                move = {"type": "act", "seat": view["seat"], "point": view["point"], "token": f"same-{view['point']}"}
                move["action"] = view["choices"][0]["action"]
                answers = await asyncio.gather(a.ask(**move), b.ask(**move))
                assert [answer["type"] for answer in answers] == ["done", "done"]
            await a.settle()
            moved = [entry["number"] for entry in a.entries]
            assert moved == list(range(1, len(moved) + 1))


async def test_of_two_moves_at_the_same_moment_one_counts(two: tuple[Server, Server]) -> None:
    async with two[0].guest() as ada, two[1].guest() as twin:
        await ada.named("Ada")
        twin.http.cookies = ada.http.cookies
        table = await ada.table("me", "bot", options={"longer": True})
        async with ada.at(table) as a, twin.at(table) as b:
            for _ in range(6):
                view = await same_decision(a, b)
                if view is None:
                    break
                move = {"type": "act", "seat": view["seat"], "point": view["point"]}
                move["action"] = view["choices"][0]["action"]
                answers = await asyncio.gather(a.ask(**move), b.ask(**move))
                assert sorted(answer["type"] for answer in answers) == ["done", "refusal"], answers
                assert {answer["reason"] for answer in answers if answer["type"] == "refusal"} == {"stale"}


async def test_a_bot_thinks_on_one_server_only(two: tuple[Server, Server]) -> None:
    async with two[0].guest() as ada, two[1].guest() as eve:
        before = sum(len(server.bots.asked) for server in two)
        table = await ada.table("me", "bot", "bot")
        async with ada.at(table) as a, eve.at(table) as e:
            await a.until_phase("running")
            await asyncio.gather(a.play_on(), e.until_phase("over"))
        record = (await ada.http.get(f"/api/tables/{table}/record")).json()
        seat = next(n for n, one in enumerate(a.table["seats"]) if one["mine"])
        by_bots = sum(move["seat"] != seat for move in record["actions"])
        assert sum(len(server.bots.asked) for server in two) - before == by_bots


async def test_a_rematch_that_two_servers_agree_on_is_one_table(two: tuple[Server, Server]) -> None:
    async with two[0].guest() as ada, two[1].guest() as ben:
        table = await ada.table("me", "friend")
        await ben.join(table)
        async with ada.at(table) as a, ben.at(table) as b:
            for seat in (a, b):
                await seat.until_phase("running")
            await a.ask(type="resign", seat=0)
            for seat in (a, b):
                await seat.until_phase("over")
            answers = await asyncio.gather(a.ask(type="rematch"), b.ask(type="rematch"))
            assert {answer["type"] for answer in answers} == {"done"}
            for seat in (a, b):
                while seat.table["rematch"] is None:
                    await seat.hear()
            assert a.table["rematch"] == b.table["rematch"]
        both = [await guest.get("/api/me/tables") for guest in (ada, ben)]
        assert [len(rows) for rows in both] == [2, 2]


async def test_a_new_name_is_known_on_both(two: tuple[Server, Server]) -> None:
    async with two[0].guest() as ada, two[1].guest() as twin:
        await ada.named("Ada")
        twin.http.cookies = ada.http.cookies
        assert (await twin.get("/api/me"))["name"] == "Ada"
        await ada.named("Countess")
        while (await twin.get("/api/me"))["name"] != "Countess":
            await asyncio.sleep(0.01)


async def test_a_server_that_stops_hands_its_tables_over() -> None:
    database = postgres_address()
    with serving(database, node_times=QUICK) as one:
        with serving(database, node_times=QUICK) as other:
            async with Guest(other.address) as ada:
                table = await ada.table("bot", "bot", options={"longer": True})
                cookies = ada.http.cookies
        async with Guest(one.address) as eve:
            eve.http.cookies = cookies
            async with eve.at(table) as e:
                await e.until_phase("over")


async def test_guessing_passphrases_is_as_slow_with_two_servers() -> None:
    """What is rare is counted once for all servers."""
    database = postgres_address()
    limits = msgspec.structs.replace(FREE, passphrases=Rate(3, 0))
    with serving(database, limits, node_times=QUICK) as one, serving(database, limits, node_times=QUICK) as other:
        async with one.guest() as eve, other.guest() as twin:
            await eve.named("Eve")
            twin.http.cookies = eve.http.cookies
            assert (await twin.get("/api/me"))["name"] == "Eve"
            guess = {"code": "abcd-efgh-jkmn", "passphrase": "open sesame"}
            for _ in range(3):
                assert (await eve.http.post("/api/me/continue", json=guess)).status_code == 403
            await eve.named("Eva")
            while (await twin.get("/api/me"))["name"] != "Eva":  # lines are heard in order: those before it as well
                await asyncio.sleep(0.01)
            assert (await twin.http.post("/api/me/continue", json=guess)).status_code == 429

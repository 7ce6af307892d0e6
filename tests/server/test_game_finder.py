"""Find a game: who is seated with whom, and what happens when pages, people and servers come and go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest

from menagerie.bots import levels
from menagerie.core.registry import game as find_game
from menagerie.server.club.game_finder import options_for
from menagerie.table.limits import FINDING_SECONDS, WISH_SEEN_SECONDS
from menagerie.table.store.place import database_address
from menagerie.table.store.sql import SqlStore
from tests.postgres import postgres_address
from tests.server.guests import Server, serving
from tests.server.test_lobby import Watcher, watching
from tests.server.test_nodes import QUICK

LIONS = "lucky-lions"


def wish(*games: str, **how: Any) -> dict[str, Any]:
    return {"type": "find-game", "games": games or (LIONS,), **how}


def told(watcher: Watcher, kind: str) -> list[Any]:
    return [message for message in watcher.heard if message["type"] == kind]


@asynccontextmanager
async def seeking(server: Server, *names: str) -> AsyncIterator[list[Watcher]]:
    """These people, in the lobby."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(server.guest()) for _ in names]
        for guest, name in zip(guests, names, strict=True):
            await guest.named(name)
        yield [await stack.enter_async_context(watching(guest)) for guest in guests]


async def found(watcher: Watcher) -> str:
    """The table where that person has a seat."""
    await watcher.until(lambda it: bool(told(it, "found")))
    return str(told(watcher, "found")[-1]["table"])


async def looking(watcher: Watcher) -> Any:
    await watcher.until(lambda it: bool(told(it, "finding")))
    return told(watcher, "finding")[-1]


async def refused(watcher: Watcher) -> str:
    await watcher.until(lambda it: bool(told(it, "refusal")))
    return str(told(watcher, "refusal")[-1]["text"])


async def test_two_strangers_are_seated_together_and_the_game_begins(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        await ada.named("Ada")
        await ben.named("Ben")
        async with watching(ada) as a, watching(ben) as b:
            await a.send(**wish(LIONS, "zoocracy", most=3, rated=True, pace="quick"))
            assert (await looking(a))["wish"]["rated"]
            await b.send(**wish(LIONS, most=2, rated=True, pace="quick"))
            table = await found(a)
            assert await found(b) == table
        async with ada.at(table) as a_seat, ben.at(table) as b_seat:
            for seat in (a_seat, b_seat):
                await seat.until_phase("running")
            state = a_seat.table
            assert state["game"] == LIONS
            assert sorted(seat["name"] for seat in state["seats"]) == ["Ada", "Ben"]
            assert state["rated"]
            assert state["clock"] == {"kind": "game", "seconds": 900, "increment": 5}
            assert not state["allowed"]["hints"]


async def test_who_does_not_fit_goes_on_waiting(server: Server) -> None:
    async with seeking(server, "Ada", "Ben") as (a, b):
        await a.send(**wish(LIONS, rated=True))
        await b.send(**wish(LIONS, rated=False))
        await a.until(lambda it: any(one["waiting"] == 2 for one in told(it, "finding")))
        assert not told(a, "found")
        await b.send(**wish(LIONS, rated=True))  # in place of the wish before
        assert await found(a) == await found(b)


async def test_after_the_wait_bots_of_that_strength_take_the_seats(server: Server) -> None:
    async with server.guest() as ada:
        await ada.named("Ada")
        async with watching(ada) as a:
            await a.send(**wish("zoocracy", fewest=3, most=3, bots_after=5, paws=2))
            table = await found(a)
        seats = (await ada.get(f"/api/tables/{table}"))["seats"]
        assert sorted(str(seat["bot"]) for seat in seats) == sorted(["None", *2 * [levels_of("zoocracy")[1]]])
        assert [seat["name"] for seat in seats if seat["mine"]] == ["Ada"]


def levels_of(game: str) -> list[str]:
    return list(levels(find_game(game)))


async def test_people_who_blocked_each_other_are_never_seated_together(database: str) -> None:
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
            mine, his, _ = [
                (await one.http.patch("/api/me", json={"name": "One of us"})).json() for one in (ada, ben, eve)
            ]
            cookies = [dict(one.http.cookies) for one in (ada, ben, eve)]
    store = SqlStore(database_address(database))
    await store.open()
    await store.people.relate(his["id"], "block", mine["id"], 0.0)
    await store.close()
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
            for one, cookie in zip((ada, ben, eve), cookies, strict=True):
                one.http.cookies.update(cookie)
            async with watching(ada) as a, watching(ben) as b, watching(eve) as e:
                await a.send(**wish())
                await b.send(**wish())
                await a.until(lambda it: any(one["waiting"] == 2 for one in told(it, "finding")))
                await e.send(**wish())
                table = await found(e)
                assert await found(a) == table, "who has waited longest comes first"
                assert not told(b, "found")


async def test_who_stops_or_closes_the_page_is_not_seated(server: Server) -> None:
    async with seeking(server, "Ben") as (b,):
        async with seeking(server, "Ada", "Eve") as (a, e):
            for one in (a, e):
                await one.send(**wish("18zoo", fewest=2, most=2, rated=one is a))
                await looking(one)
            await a.send(type="stop-finding")
            await a.until(lambda it: told(it, "finding")[-1]["wish"] is None)
        await asyncio.sleep(WISH_SEEN_SECONDS[1])
        for rated in (True, False):
            await b.send(**wish("18zoo", fewest=2, most=2, rated=rated))
            await asyncio.sleep(2 * FINDING_SECONDS)
        await b.send(type="stop-finding")
        await b.until(lambda it: it.heard[-1].get("wish", 1) is None)
        assert not told(b, "found")


async def test_whoever_loads_the_page_again_goes_on_waiting(server: Server) -> None:
    async with server.guest() as ada, seeking(server, "Ben") as (b,):
        await ada.named("Ada")
        async with watching(ada) as a:
            await a.send(**wish("zoo-le-ma"))
            since = (await looking(a))["since"]
        async with watching(ada) as a:
            again = await looking(a)
            assert (again["since"], again["wish"]["games"]) == (since, ["zoo-le-ma"])
            await b.send(**wish("zoo-le-ma"))
            assert await found(a) == await found(b)


async def test_a_restart_forgets_nobody(database: str) -> None:
    with serving(database) as server:
        async with server.guest() as ada:
            await ada.named("Ada")
            async with watching(ada) as a:
                await a.send(**wish(bots_after=5, fewest=3))
                since = (await looking(a))["since"]
            cookies = dict(ada.http.cookies)
    with serving(database) as server:
        async with server.guest() as ada:
            ada.http.cookies.update(cookies)
            async with watching(ada) as a:
                assert (await looking(a))["since"] == since
                await found(a)


async def test_two_servers_of_one_database_seat_nobody_twice() -> None:
    database = postgres_address()
    with serving(database, node_times=QUICK) as one, serving(database, node_times=QUICK) as other:
        async with AsyncExitStack() as stack:
            both = [await stack.enter_async_context(seeking(where, *"ABCD")) for where in (one, other)]
            watchers = [watcher for some in zip(*both, strict=True) for watcher in some]
            for watcher in watchers:
                await watcher.send(**wish(fewest=2, most=2))
            tables = [await found(watcher) for watcher in watchers]
            assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("request_", "text"),
    [
        (wish(fewest=4, most=2), "From 4 to 2 players is no range."),
        (wish("chess"), "There is no game called “chess” here."),
        (wish("zoo-le-ma", fewest=5, most=6), "None of these games is for 5 to 6 players."),
        (wish(bots_after=1), "cannot be read"),
        (wish(*["18zoo"] * 17), "cannot be read"),
        ({"type": "hello"}, "cannot be read"),
        (wish(pad="x" * 20_000), "too large"),
    ],
)
async def test_what_cannot_be_found_is_refused_in_words(server: Server, request_: dict[str, Any], text: str) -> None:
    async with seeking(server, "Ada") as (a,):
        await a.send(**request_)
        assert text.lower() in (await refused(a)).lower()
        assert not told(a, "finding")


async def test_six_get_the_set_up_that_six_can_play() -> None:
    lions = find_game(LIONS)
    assert options_for(lions, 5) == msgspec.to_builtins(lions.options_type())
    assert options_for(lions, 6) == {**msgspec.to_builtins(lions.options_type()), "wild_animals": True}


async def test_a_guest_who_is_named_while_the_lobby_is_open_can_look(server: Server) -> None:
    async with server.guest() as ada:
        await ada.get("/api/me")
        async with watching(ada) as a:
            await ada.named("Ada")
            await a.send(**wish("zoo-le-ma", fewest=4))
            assert (await looking(a))["wish"]["fewest"] == 4
        async with server.guest() as ben:
            await ben.get("/api/me")
            async with watching(ben) as b:
                await b.send(**wish("zoo-le-ma", fewest=4))
                assert (await looking(b))["wish"]["fewest"] == 4

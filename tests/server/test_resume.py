"""Lost connections, sleeping laptops, restarted servers: nothing is lost and nothing happens twice."""

from __future__ import annotations

import asyncio

import httpx

from tests.server.guests import PATIENCE, Server, couple, legal, serving


async def test_after_a_lost_connection_only_what_was_missed_follows(server: Server) -> None:
    async with couple(server) as two:
        await two.settle()
        had = len(two.b.entries)
        await two.play_on(3)
        everything = two.b.entries
        async with two.ben.at(two.table, since=had) as again:
            welcome = await again.hear()
            assert welcome["caught_up"] is True
            assert welcome["entries"] == len(everything)
            await again.settle()
            assert again.entries == everything[had:]
            assert again.views == two.b.views
        async with two.ben.at(two.table, since=10_000) as again:
            assert (await again.hear())["caught_up"] is False
            await again.settle()
            assert again.entries == everything


async def test_a_request_that_comes_twice_is_answered_twice_and_done_once(server: Server) -> None:
    async with couple(server) as two:
        mover, other = await two.to_move()
        seat_view = mover.seat_view()
        move = {"type": "act", "seat": seat_view["seat"], "point": seat_view["point"], "action": legal(seat_view)[0]}
        assert (await mover.ask(**move, token="the-same-token"))["type"] == "done"
        await two.settle()
        entries = len(other.entries)
        assert (await mover.ask(**move, token="the-same-token"))["type"] == "done"
        await two.settle()
        assert len(other.entries) == entries
        answer = await mover.ask(**move, token="another-token")
        assert answer["reason"] == "stale"
        for _ in range(2):
            assert (await mover.ask(type="say", text="hello", token="said-once"))["type"] == "done"
        assert (await other.ask(type="say", text="hello", token="said-once"))["type"] == "done", "a token is one's own"
        await two.settle()
        assert [entry["text"] for entry in other.entries if entry["kind"] == "chat"] == ["Ada: hello", "Ben: hello"][
            :: 1 if mover is two.a else -1
        ]


async def test_a_late_decision_gets_the_newest_views(server: Server) -> None:
    async with couple(server) as two:
        mover, _ = await two.to_move()
        old = mover.seat_view()
        await mover.act(old)
        await two.settle()
        before = len(mover.heard)
        refused = await mover.act(old)
        assert refused["reason"] == "stale"
        await mover.settle()
        assert "seat-views" in [tell["type"] for tell in mover.heard[before:]]


async def test_a_restarted_server_goes_on_where_it_was(database: str) -> None:
    with serving(database) as server:
        async with couple(server, options={"more_decisions": True}) as two:
            await two.play_until("pick")
            await two.settle()
            cookies = [guest.http.cookies for guest in (two.ada, two.ben)]
            before = [(seat.entries, seat.views) for seat in two.seats]
            table = two.table
    with serving(database) as server:
        for cookie, (entries, views) in zip(cookies, before, strict=True):
            async with server.guest() as guest:
                guest.http.cookies = httpx.Cookies(cookie)
                async with guest.at(table, since=len(entries)) as seat:
                    assert (await seat.hear())["caught_up"] is True
                    await seat.settle()
                    assert seat.entries == []
                    assert seat.views == views
                async with guest.at(table) as seat:
                    await seat.settle()
                    assert seat.entries == entries


async def test_a_dropped_request_is_still_carried_out_whole(server: Server) -> None:
    """Disconnecting right after a request leaves a table that agrees with its log."""
    async with couple(server) as two:
        for _ in range(5):
            mover, other = await two.to_move()
            seat_view = mover.seat_view()
            async with (two.ada if mover is two.a else two.ben).at(two.table) as hasty:
                await hasty.settle()
                await hasty.send(
                    type="act", seat=seat_view["seat"], point=seat_view["point"], action=legal(seat_view)[0]
                )
            await other.settle()
        async with asyncio.timeout(PATIENCE):  # the last request may still be on its way
            await two.settle()
            while two.a.views["waiting_on"] != two.b.views["waiting_on"]:
                await asyncio.sleep(0.02)
                await two.settle()
        assert two.a.table["phase"] in ("running", "over")

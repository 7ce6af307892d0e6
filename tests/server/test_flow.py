"""Reset turn and passing on a person's behalf, over the wire; and that nobody else learns of the latter."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.guests import HELP, Couple, Seat, Server, couple, legal

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def stock_round(server: Server) -> AsyncIterator[Couple]:
    """Ada and Ben in the first stock round of 18ZOO."""
    async with server.guest() as ada, server.guest() as ben:
        await ada.named("Ada")
        await ben.named("Ben")
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = (await ada.post("/api/tables", {"game": "18zoo", "seats": seats, "ready_check": False, **HELP}))["id"]
        await ben.join(table)
        async with ada.at(table) as a, ben.at(table) as b:
            for seat in (a, b):
                await seat.until_phase("running")
            two = Couple(table, (ada, ben), (a, b))
            await two.settle()
            while two.a.seat_view()["view"]["round"] != "stock":
                mover, _ = await two.to_move()
                await choose(mover, "pass")
                await two.settle()
            yield two


async def choose(seat: Seat, kind: str) -> None:
    view = seat.seat_view()
    number = next(n for n, action in enumerate(legal(view)) if action["type"] == kind)
    answer = await seat.act(view, number)
    assert answer["type"] == "done", answer


async def test_a_turn_is_reset_at_once(server: Server) -> None:
    async with stock_round(server) as two:
        mover, other = await two.to_move()
        before, theirs = mover.seat_view(), other.seat_view()
        assert before["reset"] == "none"
        await choose(mover, "launch")
        await two.settle()
        await mover.act(mover.seat_view())
        await two.settle()
        assert mover.seat_view()["reset"] == "free"
        assert (await other.ask(type="reset-turn", seat=before["seat"]))["reason"] == "not-your-seat"
        assert (await other.ask(type="reset-turn", seat=theirs["seat"]))["reason"] == "no-undo"
        assert (await mover.ask(type="reset-turn", seat=before["seat"]))["type"] == "done"
        await two.settle()
        assert mover.seat_view() == before
        assert other.seat_view() == theirs
        assert len(mover.entries[-1]["undone"]) == len(other.entries[-1]["undone"]) > 1


async def test_the_table_passes_and_the_others_cannot_tell(server: Server) -> None:
    async with stock_round(server) as two, server.guest() as eve, eve.at(two.table) as e:
        mover, other = await two.to_move()
        await e.settle()
        seat = other.seat_view()["seat"]
        offered = other.seat_view()["auto_pass"]
        assert (offered["on"], offered["available"], offered["ended"]) == (False, True, "")
        assert [one["name"] for one in offered["exceptions"]] == ["launch", "parents", "trade", "fall"]
        mine = await two.ada.get("/api/me/tables")
        heard = len(mover.heard), len(e.heard)
        asked = {"type": "set-auto-pass", "seat": seat, "on": True, "exceptions": ["trade"]}
        assert (await other.ask(**asked))["type"] == "done"
        for reader, before in ((mover, heard[0]), (e, heard[1])):
            await reader.settle()
            assert [tell["type"] for tell in reader.heard[before:]] == ["pong"]
        assert await two.ada.get("/api/me/tables") == mine
        state = other.seat_view()["auto_pass"]
        assert (state["on"], [one["chosen"] for one in state["exceptions"]]) == (True, [False, False, True, False])
        await choose(mover, "pass")
        await mover.until(lambda tell: tell["type"] == "entry" and tell["seat"] == seat)
        passed = [entry for entry in mover.entries if entry["kind"] == "move" and entry["seat"] == seat][-1]
        assert passed["event"]["type"] == "passed"
        for raw in (*mover.raw, *e.raw):
            assert '"on":true' not in raw


async def test_what_cannot_be_asked_of_it(server: Server) -> None:
    async with stock_round(server) as two, couple(server) as lions:
        seat = two.a.seat_view()["seat"]
        for message, reason in (
            ({"seat": 1 - seat, "on": True}, "not-your-seat"),
            ({"seat": seat, "on": True, "exceptions": ["nonsense"]}, "malformed"),
            ({"seat": seat, "on": True, "exceptions": ["trade"] * 40}, "malformed"),
            ({"seat": seat, "on": "yes"}, "malformed"),
        ):
            refused: Any = await two.a.ask(type="set-auto-pass", **message)
            assert (refused["type"], refused["reason"]) == ("refusal", reason)
        assert (await two.a.ask(type="set-auto-pass", seat=seat, on=False))["type"] == "done"
        await lions.settle()
        assert lions.a.seat_view()["auto_pass"] is None
        assert (await lions.a.ask(type="set-auto-pass", seat=0, on=True))["reason"] == "unknown"

"""Nobody can read another seat's secrets, in any byte the server sends while the game runs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guests import Couple, Server, couple, legal


def hidden_from(reader: int | None, tell: Any) -> None:
    """Looks through one message for what its reader may not know."""
    if tell["type"] == "entry" and tell["event"]:
        event = tell["event"]
        if event["type"] == "picked":
            assert event["seat"] == reader
        if event["type"] == "drew" and event["seat"] != reader:
            assert event["cards"] == []
        if event["type"] == "discarded" and event["seat"] != reader:
            assert event["card"] is None
    if tell["type"] == "seat-views":
        assert [sight["seat"] for sight in tell["views"]] == [reader]
        view = tell["views"][0]["view"]
        assert [die["cards"] is not None for die in view["dice"]] == [seat == reader for seat in (0, 1)]
        for discard in view["discards"]:
            assert discard["card"] is None or discard["owner"] in (None, reader)
    if tell["type"] in ("welcome", "table-changed"):
        assert (tell["table"]["seed"] is None) == (tell["table"]["phase"] != "over")


async def test_a_whole_game_tells_nobody_too_much(server: Server) -> None:
    async with couple(server, options={"more_decisions": True}) as two, server.guest() as eve, eve.at(two.table) as e:
        while two.a.table["phase"] == "running":
            await two.play_on(1)
            await e.settle()
        verified = await eve.get(f"/api/tables/{two.table}/verify")
        for reader, seat in ((0, two.a), (1, two.b), (None, e)):
            running = True
            for raw, tell in zip(seat.raw, seat.heard, strict=True):
                hidden_from(reader, tell)
                if tell["type"] == "entry" and tell["text"].startswith("The game is over"):
                    running = False
                if running:
                    assert verified["seed"] not in raw
                    assert verified["secret"] not in raw
                    for nonce in verified["nonces"]:
                        assert f'"{nonce}"' not in raw
            assert not running


async def choosing(two: Couple) -> None:
    """Plays until both are to pick cards, and have a choice."""
    while True:
        await two.play_until("pick")
        both = [legal(seat.sight()) for seat in two.seats]
        if all(len(legal) > 1 for legal in both):
            return
        await two.play_on(1)


async def test_a_secret_choice_and_its_change_send_others_nothing_at_all(server: Server) -> None:
    async with couple(server, options={"more_decisions": True}, clock={"kind": "game", "seconds": 3600}) as two:
        await choosing(two)
        wanted = two.a.sight()["view"]["battle"]["smaller_die"]
        for number in range(wanted):
            await two.b.settle()
            before = len(two.b.heard)
            await two.a.act(two.a.sight())
            await two.b.settle()
            news = [tell["type"] for tell in two.b.heard[before:]]
            if number < wanted - 1:
                assert news == ["pong"]
        swaps = [n for n, action in enumerate(legal(two.a.sight())) if action["type"] == "swap"]
        if not swaps:
            pytest.skip("nothing to change in this deal")
        before = len(two.b.heard)
        await two.a.act(two.a.sight(), swaps[0])
        await two.b.settle()
        assert [tell["type"] for tell in two.b.heard[before:]] == ["pong"]
        assert (await two.a.ask(type="ask-undo", seat=0))["type"] == "done"
        await two.b.settle()
        assert [tell["type"] for tell in two.b.heard[before:]] == ["pong", "pong"]


@pytest.mark.parametrize("path", ["record", "verify", "positions/0"])
async def test_nothing_is_opened_while_the_game_runs(server: Server, path: str) -> None:
    async with couple(server) as two:
        answer = await two.ada.http.get(f"/api/tables/{two.table}/{path}")
        assert answer.status_code == 409
        assert answer.json()["reason"] == "not-over"
        branch = await two.ada.http.post(f"/api/tables/{two.table}/branch", json={"at": 0, "seat": 0})
        assert branch.status_code == 409


async def test_a_stranger_with_the_link_learns_nothing_over_http(server: Server) -> None:
    async with couple(server) as two, server.guest() as eve:
        state = await eve.get(f"/api/tables/{two.table}")
        assert state["seed"] is None
        assert not any(seat["mine"] for seat in state["seats"])
        text = (await eve.http.get(f"/api/tables/{two.table}")).text
        for card in ("lion", "fox", "panda", "flamingo", "dolphin"):
            assert f'"{card}"' not in text


async def test_a_forged_cookie_is_nobody(server: Server) -> None:
    async with couple(server) as two, server.guest() as eve:
        name, seal = two.ada.http.cookies["menagerie"].split(".")
        for forged in (f"{name}.{'0' * 64}", name, f"{name}.", f".{seal}", f"{name}x.{seal}", "\u00e9.\u00e9"):
            cookie = {"Cookie": f"menagerie={forged}".encode().decode("latin-1")}
            async with eve.at(two.table, headers=cookie) as e:
                await e.settle()
                assert not any(seat["mine"] for seat in e.table["seats"])
                assert e.sight()["seat"] is None

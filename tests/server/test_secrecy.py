"""Nobody can read another seat's secrets, in any byte the server sends while the game runs."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.server import rendering, wire
from menagerie.table import seed_commitment
from menagerie.table.log_lines import table_words
from tests.server.guests import HELP, Couple, Server, couple, legal
from tests.table.tables import Match
from tests.table.test_undo import picking


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
        assert [seat_view["seat"] for seat_view in tell["views"]] == [reader]
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
        both = [legal(seat.seat_view()) for seat in two.seats]
        if all(len(legal) > 1 for legal in both):
            return
        await two.play_on(1)


async def picked(two: Couple) -> list[int]:
    """Ada picks all her cards, of which Ben hears nothing but that she is done; which of her choices swap a card."""
    await choosing(two)
    wanted = two.a.seat_view()["view"]["battle"]["smaller_die"]
    for number in range(wanted):
        await two.b.settle()
        before = len(two.b.heard)
        await two.a.act(two.a.seat_view())
        await two.b.settle()
        if number < wanted - 1:
            assert [tell["type"] for tell in two.b.heard[before:]] == ["pong"]
    return [n for n, action in enumerate(legal(two.a.seat_view())) if action["type"] == "swap"]


async def test_a_secret_choice_and_its_change_send_others_nothing_at_all(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(20):  # the secret decides the deal; in some deals there is nothing to swap
        secret = f"{number:064x}"
        monkeypatch.setattr(seed_commitment, "new_secret", lambda secret=secret: secret)
        async with couple(
            server, options={"more_decisions": True}, clock={"kind": "game", "seconds": 3600}, **HELP
        ) as two:
            swaps = await picked(two)
            if not swaps:
                continue
            before = len(two.b.heard)
            await two.a.act(two.a.seat_view(), swaps[0])
            await two.b.settle()
            assert [tell["type"] for tell in two.b.heard[before:]] == ["pong"]
            assert (await two.a.ask(type="ask-undo", seat=0))["type"] == "done"
            await two.b.settle()
            assert [tell["type"] for tell in two.b.heard[before:]] == ["pong", "pong"]
            return
    pytest.fail("there was no deal in which Ada could swap a card")


def answers(match: Match, seat: int) -> list[wire.WhyAnswer]:
    """Every action there is, explained for the seat."""
    table = match.table
    words = table_words(table, "en")
    actions = table.game.all_actions(table.players, table.options)
    return [rendering.why_answer(match.state, "token-why", seat, action, words) for action in actions]


def test_why_reveals_nothing_of_what_another_chose_in_secret() -> None:
    """Whatever Ben has picked, Ada's view and so every explanation for her is the same."""
    one, other = picking(), picking()
    choices = len(one.state.legal(1))
    assert choices > 1
    one.act(1, 0)
    other.act(1, choices - 1)
    assert one.state.view(0) == other.state.view(0)
    assert answers(one, 0) == answers(other, 0)
    assert {answer.legal for answer in answers(one, 0)} == {True, False}


def test_why_agrees_with_the_list_of_legal_actions() -> None:
    match = picking()
    actions = match.table.game.all_actions(match.table.players, match.table.options)
    for seat in (0, 1):
        legal_now = match.state.legal(seat)
        said = [action for action, answer in zip(actions, answers(match, seat), strict=True) if answer.legal]
        assert [action for action in actions if action in legal_now] == said


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
        name, session, seal = two.ada.http.cookies["menagerie"].split(".")
        wrong = "0" * 64
        for forged in (
            f"{name}.{session}.{wrong}", f"{name}.{wrong}", name, f"{name}.", f".{seal}", f"{name}.{seal}",
            f"{name}x.{session}.{seal}", f"{name}.{name}.{seal}", f"{name}.{session}x.{seal}", "\u00e9.\u00e9",
        ):  # fmt: skip
            cookie = {"Cookie": f"menagerie={forged}".encode().decode("latin-1")}
            async with eve.at(two.table, headers=cookie) as e:
                await e.settle()
                assert not any(seat["mine"] for seat in e.table["seats"])
                assert e.seat_view()["seat"] is None

"""Passing on a person's behalf: until the round is over or an exception holds, and a secret of its seat."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from menagerie.core.registry import game
from menagerie.games.eighteen_zoo.auto_pass import EXCEPTIONS, ended
from menagerie.games.eighteen_zoo.view import EighteenZooView
from menagerie.table import requests
from menagerie.table.entries import AutoPassEnded, Moved
from menagerie.table.requests import Declined
from tests.table.tables import Match, live_table

ZOO = game("18zoo")


def stock_round(*who: str | None) -> Match:
    """A game of 18ZOO whose first stock round has just begun: everybody passed the draft."""
    match = Match(*who, played=ZOO)
    for _ in range(60):
        if match.state.view(None).round == "stock":
            return match
        do(match, "pass")
    raise AssertionError("there was no stock round")


def do(match: Match, kind: str) -> None:
    """The first action of that type, by whoever is asked."""
    seat = match.state.waiting_on[0]
    legal = [msgspec.to_builtins(action) for action in match.state.legal(seat)]
    match.act(seat, next(n for n, action in enumerate(legal) if action["type"] == kind))


def ask(match: Match, seat: int, *exceptions: str) -> None:
    match.log(requests.set_auto_pass(match.table, seat, True, exceptions))


async def test_the_table_passes_until_the_round_is_over() -> None:
    match = stock_round("ada", "ben")
    first = match.state.waiting_on[0]
    ask(match, first)
    assert first in match.again().auto_passes
    live = await live_table(match)
    live.wake_bots()
    await live.bots_done()
    moved = live.table.log[-1].entry
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.action, moved.by) == (first, {"type": "pass"}, "person")
    match.table = live.table
    do(match, "pass")
    assert first not in match.table.auto_passes
    assert match.table.auto_pass_ends[first] == "round"
    assert any(isinstance(one.entry, AutoPassEnded) for one in match.table.log)


def test_an_exception_ends_it() -> None:
    match = stock_round("ada", "ben")
    launcher = match.state.waiting_on[0]
    other = 1 - launcher
    for exceptions, left in (((), True), (("launch",), False)):
        trial = Match("ada", "ben", played=ZOO)
        trial.table = match.again()
        ask(trial, other, *exceptions)
        do(trial, "launch")
        assert (other in trial.table.auto_passes) == left
        assert trial.table.auto_pass_ends.get(other) == (None if left else "launch")
        while trial.state.waiting_on != (other,):
            do(trial, "lay" if trial.state.view(None).step == "home" else "pass")
        do(trial, "pass")
        assert trial.table.auto_pass_ends.get(other) is None, "who decides has read it"


def changed(view: EighteenZooView, **changes: Any) -> EighteenZooView:
    return msgspec.structs.replace(view, **changes)


def test_each_exception_by_what_changed_in_the_view() -> None:
    match = stock_round("ada", "ben")
    seat = match.state.waiting_on[0]
    do(match, "launch")
    for _ in range(30):
        if match.state.view(None).step == "turn":
            break
        match.act(match.state.waiting_on[0])
    view = match.state.view(seat)
    everything = frozenset(EXCEPTIONS)
    assert ended(view, view, everything) is None
    assert ended(view, changed(view, number=view.number + 1), frozenset()) == "round"
    mine = next(family for family in view.families if family.launched)

    def with_family(**changes: Any) -> EighteenZooView:
        families = [msgspec.structs.replace(one, **changes) if one is mine else one for one in view.families]
        return changed(view, families=tuple(families))

    assert ended(view, with_family(controller=1 - seat), everything) == "parents"
    assert ended(view, with_family(price=mine.price - 1), everything) == "fall"
    other = msgspec.structs.replace(view.players[1 - seat], cards=(f"{mine.family}_3",))
    players = tuple(other if number != seat else player for number, player in enumerate(view.players))
    assert ended(view, changed(view, players=players), everything) == "trade"
    assert ended(view, changed(view, players=players), frozenset({"launch"})) is None


def test_nobody_else_sees_it() -> None:
    match = stock_round("ada", "ben", "cleo")
    seen = {reader: match.entries(reader) for reader in (None, 0, 1, 2)}
    ask(match, 1, "launch", "trade")
    match.log(requests.set_auto_pass(match.table, 1, False, ()))
    assert {reader: match.entries(reader) for reader in (None, 0, 1, 2)} == seen
    assert "auto" not in msgspec.json.encode(match.table.to_record()).decode()


def test_an_undo_ends_it() -> None:
    match = stock_round("ada", None)
    for _ in range(4):
        if match.state.waiting_on == (0,):
            break
        do(match, "pass")
    ask(match, 0)
    do(match, "pass")
    match.log(requests.ask_undo(match.table, 0))
    assert match.table.auto_passes == {}


def test_what_is_declined() -> None:
    match = stock_round("ada", None)
    before = len(match.table.log)
    for seat, exceptions, reason in ((0, ("nonsense",), "malformed"), (1, (), "not-your-seat")):
        with pytest.raises(Declined) as declined:
            requests.set_auto_pass(match.table, seat, True, exceptions)
        assert declined.value.reason == reason
    assert requests.set_auto_pass(match.table, 0, False, ()) == []
    with pytest.raises(Declined):
        requests.set_auto_pass(Match("ada", None, played=ZOO).table, 0, True, ())  # the draft
    with pytest.raises(Declined):
        requests.set_auto_pass(Match("ada", None).table, 0, True, ())  # Lucky Lions does not offer it
    assert len(match.table.log) == before

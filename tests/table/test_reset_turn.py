"""Reset turn: everything a seat has decided in its turn is undone at once, and the view is what it was."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.table import requests
from menagerie.table.entries import UndoAsked, Undone
from menagerie.table.requests import Declined
from menagerie.table.undo import moves_of_turn, reset_kind
from tests.table.tables import Match
from tests.table.test_auto_passing import ZOO, do, stock_round


def two_decisions(match: Match) -> int:
    """The seat launches a family and decides about its home and bonus track, until it owes no more of that."""
    seat: int = match.state.waiting_on[0]
    do(match, "launch")
    if match.state.waiting_on == (seat,) and match.state.view(None).step != "turn":
        match.act(seat)
    return seat


def test_a_turn_is_reset_to_the_byte() -> None:
    match = stock_round("ada", "ben")
    before = msgspec.json.encode([match.state.view(seat) for seat in (0, 1, None)])
    snapshot = match.state.snapshot()
    seat = two_decisions(match)
    assert len(moves_of_turn(match.table, seat)) == 2
    assert reset_kind(match.table, seat) == "free"
    assert reset_kind(match.table, 1 - seat) == "none"
    match.log(requests.reset_turn(match.table, seat))
    assert msgspec.json.encode([match.state.view(seat) for seat in (0, 1, None)]) == before
    assert match.state.snapshot() == snapshot
    assert isinstance(match.table.log[-1].entry, Undone)
    assert match.again().state.snapshot() == snapshot  # type: ignore[union-attr]  # it is dealt


def test_it_is_free_after_a_restart_too() -> None:
    match = stock_round("ada", "ben")
    seat = two_decisions(match)
    match.table = match.again()
    assert match.table.revealing == {}
    assert reset_kind(match.table, seat) == "free"


def test_a_single_decision_is_not_reset() -> None:
    match = stock_round("ada", "ben")
    seat = match.state.waiting_on[0]
    do(match, "pass")
    assert reset_kind(match.table, seat) == "none"
    with pytest.raises(Declined):
        requests.reset_turn(match.table, seat)


def test_what_somebody_else_did_since_ends_the_turn() -> None:
    match = stock_round("ada", "ben")
    seat = two_decisions(match)
    while match.state.waiting_on == (seat,):
        match.act(seat)
    do(match, "pass")
    assert reset_kind(match.table, seat) == "none"


@pytest.mark.parametrize(("other", "kind"), [("ben", "consent"), (None, "marked")])
def test_where_something_was_revealed_it_is_asked_for_like_an_undo(other: str | None, kind: str) -> None:
    """Lucky Lions: what dice show was revealed."""
    match = Match("ada", other, more_decisions=True)
    for _ in range(400):
        if reset_kind(match.table, 0) != "none":
            break
        match.act(match.state.waiting_on[0])
    if reset_kind(match.table, 0) == "free":
        for move in moves_of_turn(match.table, 0):
            match.table.revealing[move.seq] = True
    assert reset_kind(match.table, 0) == kind
    first = moves_of_turn(match.table, 0)[0].seq
    added = requests.reset_turn(match.table, 0)[0]
    if kind == "consent":
        assert added == UndoAsked(0, first)
    else:
        assert isinstance(added, Undone)
        assert (added.marked, added.struck[0]) == (True, first)


def test_one_family_after_another_of_the_same_player_is_another_turn() -> None:
    match = stock_round("ada", "ben")
    state = match.state
    assert ZOO.turn_of(state, 0) != ZOO.turn_of(state, 1)

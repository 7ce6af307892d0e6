"""Taking back: freely, by consent, and never by deleting anything."""

from __future__ import annotations

import pytest

from menagerie.core.contract import state_bytes
from menagerie.table import requests, undo
from menagerie.table.entries import HandedOver, Moved, TookBack, UndoAsked
from menagerie.table.live import glance
from menagerie.table.requests import Declined
from tests.table.sittings import Sitting


def picking() -> Sitting:
    """Two people who are about to pick cards in secret, both of whom have a choice."""
    for number in range(40):
        sitting = Sitting("ada", "ben", secret=f"{number:064x}", more_decisions=True)
        sitting.play_until("pick")
        if sitting.state.waiting_on == (0, 1) and all(len(sitting.state.legal(seat)) > 1 for seat in (0, 1)):
            return sitting
    raise AssertionError("nobody ever picks")


def test_a_secret_choice_is_taken_back_freely() -> None:
    sitting = picking()
    before = state_bytes(sitting.state)
    sitting.act(0)
    assert undo.how(sitting.table, 0) == "freely"
    sitting.log(requests.ask_undo(sitting.table, 0))
    assert state_bytes(sitting.state) == before
    assert isinstance(sitting.table.log[-1].entry, TookBack)
    assert isinstance(sitting.table.log[-2].entry, Moved), "the move stays in the log"


def test_what_another_did_in_secret_stays_and_stays_secret() -> None:
    sitting = picking()
    sitting.act(0)
    lone = sitting.table.copy()
    sitting.act(1)
    if sitting.state.view(None).step != "pick":
        pytest.skip("one pick was enough to go on")
    assert undo.how(sitting.table, 0) == undo.how(lone, 0) == "freely"
    mine = sitting.state.view(1)
    sitting.log(requests.ask_undo(sitting.table, 0))
    assert [move.seat for move in sitting.table.moves][-1] == 1
    assert sitting.state.view(1).battle.picks == mine.battle.picks
    assert sitting.state.view(0).battle.picks == ()


def test_once_cards_are_turned_up_the_others_are_asked() -> None:
    sitting = Sitting("ada", "ben")
    seat = sitting.state.waiting_on[0]
    sitting.act(seat)  # a zoo card is chosen: another comes from the deck, or dice are rolled
    assert undo.how(sitting.table, seat) == "by-consent"
    before = sitting.table.copy()
    sitting.log(requests.ask_undo(sitting.table, seat))
    assert isinstance(sitting.table.log[-1].entry, UndoAsked)
    assert sitting.table.wish is not None
    assert sitting.table.wish.waiting_for == (1 - seat,)
    assert state_bytes(sitting.state) == state_bytes(before.state), "nothing is taken back yet"  # type: ignore[arg-type]  # a running table has a state
    with pytest.raises(Declined):
        requests.answer_undo(sitting.table, seat, True)
    sitting.log(requests.answer_undo(sitting.table, 1 - seat, True))
    assert sitting.table.moves == []
    assert sitting.table.wish is None


def test_a_refusal_leaves_everything() -> None:
    sitting = Sitting("ada", "ben")
    seat = sitting.state.waiting_on[0]
    sitting.act(seat)
    before = state_bytes(sitting.state)
    sitting.log(requests.ask_undo(sitting.table, seat))
    with pytest.raises(Declined):
        requests.ask_undo(sitting.table, seat)
    sitting.log(requests.answer_undo(sitting.table, 1 - seat, False))
    assert sitting.table.wish is None
    assert state_bytes(sitting.state) == before


def test_a_secret_discard_is_free_until_the_next_one_acts() -> None:
    sitting = Sitting("ada", "ben")
    sitting.play_until("discard")
    seat = sitting.state.waiting_on[0]
    sitting.act(seat)
    if sitting.table.phase != "running":
        pytest.skip("the game ended there")
    if sitting.state.waiting_on[0] == seat:
        pytest.skip("the same player goes on")
    assert undo.how(sitting.table, seat) == "freely"
    sitting.act(1 - seat)
    assert undo.how(sitting.table, seat) == "by-consent"


def among_bots() -> Sitting:
    """Ada and a bot, with Ada to move."""
    sitting = Sitting("ada", None)
    while 0 not in sitting.state.waiting_on:
        sitting.act(1, by="bot")
    return sitting


def test_among_bots_nobody_is_asked_but_hindsight_is_marked() -> None:
    sitting = among_bots()
    before = state_bytes(sitting.state)
    sitting.act(0)  # a zoo card: another is turned up
    for _ in range(3):
        if 1 in sitting.state.waiting_on:
            sitting.act(1, by="bot")
    assert undo.how(sitting.table, 0) == "in-hindsight"
    sitting.log(requests.ask_undo(sitting.table, 0))
    assert state_bytes(sitting.state) == before
    assert sitting.table.log[-1].entry.hindsight  # type: ignore[union-attr]  # it took back
    assert sitting.table.hindsight == 1
    assert glance(sitting.table).hindsight == 1, "the list of games says so too"


def test_among_bots_a_secret_choice_is_still_free() -> None:
    for number in range(40):
        sitting = Sitting("ada", None, secret=f"{number:064x}", more_decisions=True)
        sitting.play_until("pick")
        if 0 in sitting.state.waiting_on and len(sitting.state.legal(0)) > 1:
            break
    before = state_bytes(sitting.state)
    sitting.act(0)
    assert undo.how(sitting.table, 0) == "freely"
    sitting.log(requests.ask_undo(sitting.table, 0))
    assert state_bytes(sitting.state) == before
    assert sitting.table.hindsight == 0


def test_hindsight_does_not_change_the_dice() -> None:
    sitting = among_bots()
    sitting.act(0, 1)
    after = state_bytes(sitting.state)
    sitting.log(requests.ask_undo(sitting.table, 0))
    sitting.act(0, 1)
    assert state_bytes(sitting.state) == after


def test_there_may_be_nothing_to_take_back() -> None:
    sitting = Sitting("ada", "ben")
    for seat in (0, 1):
        assert undo.how(sitting.table, seat) == "no"
        with pytest.raises(Declined, match="nothing-to-undo"):
            requests.ask_undo(sitting.table, seat)


def test_whoever_is_handed_over_is_no_longer_asked() -> None:
    sitting = Sitting("ada", "ben")
    seat = sitting.state.waiting_on[0]
    sitting.act(seat)
    sitting.log(requests.ask_undo(sitting.table, seat))
    gone = 1 - seat
    sitting.log([HandedOver(gone, "random", "Ada"), *requests.granted_by_absence(sitting.table, gone)])
    assert sitting.table.moves == []


def test_after_every_undo_the_log_folds_to_the_same_table() -> None:
    sitting = picking()
    sitting.act(0)
    sitting.act(1)
    sitting.log(requests.ask_undo(sitting.table, 0))
    sitting.play_until("choose")
    again = sitting.again()
    assert again.moves == sitting.table.moves
    assert again.state is not None
    assert state_bytes(again.state) == state_bytes(sitting.state)
    assert again.happened == sitting.table.happened

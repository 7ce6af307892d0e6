"""The undo policy: free, by consent, marked; and nothing is ever deleted."""

from __future__ import annotations

import pytest

from menagerie.core.contract import state_bytes
from menagerie.core.generator import Generator
from menagerie.table import requests, undo
from menagerie.table import table as tables
from menagerie.table.entries import HandedOver, Moved, UndoAsked, Undone
from menagerie.table.live_table import summary
from menagerie.table.requests import Declined
from tests.table.tables import Match


def picking() -> Match:
    """Two people who are about to pick cards in secret, both of whom have a choice."""
    for number in range(40):
        match = Match("ada", "ben", secret=f"{number:064x}", more_decisions=True)
        match.play_until("pick")
        if match.state.waiting_on == (0, 1) and all(len(match.state.legal(seat)) > 1 for seat in (0, 1)):
            return match
    raise AssertionError("nobody ever picks")


def test_a_secret_choice_is_taken_back_freely() -> None:
    match = picking()
    before = state_bytes(match.state)
    match.act(0)
    assert undo.undo_kind(match.table, 0) == "free"
    match.log(requests.ask_undo(match.table, 0))
    assert state_bytes(match.state) == before
    assert isinstance(match.table.log[-1].entry, Undone)
    assert isinstance(match.table.log[-2].entry, Moved), "the move stays in the log"


def picking_twice() -> Match:
    """As `picking`, and both have more than one card to pick, so that one pick each does not end it."""
    for number in range(200):
        match = Match("ada", "ben", secret=f"{number:064x}", more_decisions=True)
        match.play_until("pick")
        if match.state.waiting_on != (0, 1) or any(len(match.state.legal(seat)) < 2 for seat in (0, 1)):
            continue
        tried = Match("ada", "ben", secret=f"{number:064x}", more_decisions=True)
        tried.play_until("pick")
        tried.act(0)
        tried.act(1)
        if tried.state.view(None).step == "pick":
            return match
    raise AssertionError("no deal where two picks do not end the picking")


def test_what_another_did_in_secret_stays_and_stays_secret() -> None:
    match = picking_twice()
    match.act(0)
    lone = match.table.fork()
    match.act(1)
    assert match.state.view(None).step == "pick"
    assert undo.undo_kind(match.table, 0) == undo.undo_kind(lone, 0) == "free"
    mine = match.state.view(1)
    match.log(requests.ask_undo(match.table, 0))
    assert [move.seat for move in match.table.moves][-1] == 1
    assert match.state.view(1).battle.picks == mine.battle.picks
    assert match.state.view(0).battle.picks == ()


def test_once_cards_are_turned_up_the_others_are_asked() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    match.act(seat)  # a zoo card is chosen: another comes from the deck, or dice are rolled
    assert undo.undo_kind(match.table, seat) == "consent"
    before = match.table.fork()
    match.log(requests.ask_undo(match.table, seat))
    assert isinstance(match.table.log[-1].entry, UndoAsked)
    assert match.table.undo_request is not None
    assert match.table.undo_request.waiting_for == (1 - seat,)
    assert state_bytes(match.state) == state_bytes(before.state), "nothing is undone yet"  # type: ignore[arg-type]  # a running table has a state
    with pytest.raises(Declined):
        requests.answer_undo(match.table, seat, True)
    match.log(requests.answer_undo(match.table, 1 - seat, True))
    assert match.table.moves == []
    assert match.table.undo_request is None


def test_a_refusal_leaves_everything() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    match.act(seat)
    before = state_bytes(match.state)
    match.log(requests.ask_undo(match.table, seat))
    with pytest.raises(Declined):
        requests.ask_undo(match.table, seat)
    match.log(requests.answer_undo(match.table, 1 - seat, False))
    assert match.table.undo_request is None
    assert state_bytes(match.state) == before


def discarded() -> tuple[Match, int]:
    """Someone has just discarded in secret, and the other one is to move."""
    for number in range(200):
        match = Match("ada", "ben", secret=f"{number:064x}")
        match.play_until("discard")
        seat = match.state.waiting_on[0]
        match.act(seat)
        if match.table.phase == "running" and match.state.waiting_on == (1 - seat,):
            return match, seat
    raise AssertionError("no deal where the other player goes on after a discard")


def test_a_secret_discard_is_free_until_the_next_one_acts() -> None:
    match, seat = discarded()
    assert undo.undo_kind(match.table, seat) == "free"
    match.act(1 - seat)
    assert undo.undo_kind(match.table, seat) == "consent"


def among_bots() -> Match:
    """Ada and a bot, with Ada to move."""
    match = Match("ada", None)
    while 0 not in match.state.waiting_on:
        match.act(1, by="bot")
    return match


def test_among_bots_nobody_is_asked_but_the_undo_is_marked() -> None:
    match = among_bots()
    before = state_bytes(match.state)
    match.act(0)  # a zoo card: another is turned up
    for _ in range(3):
        if 1 in match.state.waiting_on:
            match.act(1, by="bot")
    assert undo.undo_kind(match.table, 0) == "marked"
    match.log(requests.ask_undo(match.table, 0))
    assert state_bytes(match.state) == before
    assert match.table.log[-1].entry.marked  # type: ignore[union-attr]  # it is an undo
    assert match.table.marked_undos == 1
    assert summary(match.table).marked_undos == 1, "the list of games says so too"


def test_among_bots_a_secret_choice_is_still_free() -> None:
    for number in range(40):
        match = Match("ada", None, secret=f"{number:064x}", more_decisions=True)
        match.play_until("pick")
        if 0 in match.state.waiting_on and len(match.state.legal(0)) > 1:
            break
    before = state_bytes(match.state)
    match.act(0)
    assert undo.undo_kind(match.table, 0) == "free"
    match.log(requests.ask_undo(match.table, 0))
    assert state_bytes(match.state) == before
    assert match.table.marked_undos == 0


def test_an_undo_does_not_change_the_dice() -> None:
    match = among_bots()
    match.act(0, 1)
    after = state_bytes(match.state)
    match.log(requests.ask_undo(match.table, 0))
    match.act(0, 1)
    assert state_bytes(match.state) == after


def test_there_may_be_nothing_to_take_back() -> None:
    match = Match("ada", "ben")
    for seat in (0, 1):
        assert undo.undo_kind(match.table, seat) == "none"
        with pytest.raises(Declined, match="nothing-to-undo"):
            requests.ask_undo(match.table, seat)


def test_whoever_is_handed_over_is_no_longer_asked() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    match.act(seat)
    match.log(requests.ask_undo(match.table, seat))
    gone = 1 - seat
    match.log([HandedOver(gone, "random", "Ada"), *requests.granted_by_absence(match.table, gone)])
    assert match.table.moves == []


def test_after_every_undo_the_log_folds_to_the_same_table() -> None:
    match = picking()
    match.act(0)
    match.act(1)
    match.log(requests.ask_undo(match.table, 0))
    match.play_until("choose")
    again = match.again()
    assert again.moves == match.table.moves
    assert again.state is not None
    assert state_bytes(again.state) == state_bytes(match.state)
    assert again.events == match.table.events


def test_an_undo_replays_from_a_checkpoint_and_comes_to_the_same_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "CHECKPOINT_MOVES", 4)
    match, rng = Match("ada", None, longer=True, more_decisions=True), Generator("checkpoints")
    positions, undone = [state_bytes(match.state)], 0
    while match.table.phase == "running" and len(match.table.log) < 200:
        moves = len(match.table.moves)
        if moves > 8 and rng.below(4) == 0:
            struck = requests.since(match.table, match.table.moves[moves - 1 - rng.below(4)].seq)
            entry = Undone(0, struck, True)
            assert undone or match.table.moves_replayed(entry) < len(struck) + 4, "not the whole game"
            before = match.table
            match.log([entry])
            assert state_bytes(before.state_after(moves)) == positions[moves], "the table before it is as it was"
            del positions[moves - len(struck) + 1 :]
            undone += 1
        else:
            seat = match.state.waiting_on[0]
            match.act(seat, rng.below(len(match.state.legal(seat))))
            positions.append(state_bytes(match.state))
        assert state_bytes(match.state) == positions[-1]
        assert [state_bytes(match.table.state_after(count)) for count in range(len(positions))] == positions
        of_people = [move for move in match.table.moves if move.by == "person"]
        assert match.table.last_decisions == {move.seat: move for move in of_people}
    assert undone > 5

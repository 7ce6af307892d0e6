"""5a: sealed bids, ties, and what a President gets."""

from __future__ import annotations

import pytest

from menagerie.games.zoocracy.actions import Bid, Done, Draw
from menagerie.games.zoocracy.events import (
    BidChosen,
    BidsOpened,
    BidsTied,
    Drew,
    GoalReached,
    PresidencyUndecided,
    PresidentElected,
    Ready,
)
from menagerie.games.zoocracy.rules.position import NOBODY, PRESIDENT
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import (
    begin,
    bid,
    event_count,
    finish_phase,
    midgame,
    new,
    only,
    play,
    refusal,
    take_bonus,
    to_round,
    why_not,
)


def election(players: int = 3, president: int = NOBODY, **more: object) -> ZoocracyState:
    """Round 3, everybody with ten food, and an election due."""
    offices = {} if president == NOBODY else {"president": president}
    state = midgame(players, presidential=3, offices=offices, used=["president"], **more)  # type: ignore[arg-type]
    begin(state, "A")
    return state


@pytest.mark.proves("zoocracy", "5a.1", "5a.7")
def test_in_the_first_round_and_every_second_one_after_it() -> None:
    state = new(3)
    assert state.step == "bid"
    bid(state, 3, 0, 0)
    assert state.presidential_round == 3


@pytest.mark.proves("zoocracy", "5a.2")
def test_a_bid_is_limited_by_the_funds_and_may_be_changed_until_all_have_bid() -> None:
    state = election(3)
    assert state.waiting_on == (0, 1, 2)
    assert state.legal(0) == [Bid(food) for food in range(11)]
    violation = refusal(state, 0, Bid(11))
    assert (violation.paragraph, violation.reason, violation.facts) == (
        "5a.2",
        "refusal-funds",
        {"funds": 10, "food": 11},
    )
    assert violation.instead == Bid(10)
    assert play(state, 0, Bid(4)) == [BidChosen(0, 4), Ready(0)]
    assert play(state, 0, Bid(6)) == [BidChosen(0, 6)]
    assert list(state.waiting_on) == [1, 2]
    assert (state.view(0).bid, state.view(1).bid, state.view(None).bid) == (6, None, None)
    bid(state, None, 5, 5)
    assert state.holder[PRESIDENT] == 0


@pytest.mark.proves("zoocracy", "5a.3", "5a.4", "5a.8")
def test_the_highest_bid_wins_and_everybody_loses_half() -> None:
    state = election(4)
    events = bid(state, 5, 4, 1, 0)
    opened = only(events, BidsOpened)
    assert (opened.bids, opened.paid, opened.second) == ((5, 4, 1, 0), (3, 2, 1, 0), False)
    assert state.funds == [7, 8, 9, 10]
    assert only(events, PresidentElected).seat == 0
    assert (state.holder[PRESIDENT], state.face_up[PRESIDENT]) == (0, True)
    assert only(events, GoalReached) == GoalReached(0, 1, "president")


@pytest.mark.proves("zoocracy", "5a.5")
def test_the_tied_bid_once_more_and_pay_again() -> None:
    state = election(3)
    events = bid(state, 5, 5, 4)
    assert only(events, BidsTied).tied_seats == (0, 1)
    assert (state.funds, state.waiting_on, state.view(None).second_bid) == ([7, 7, 8], (0, 1), True)
    assert why_not(state, 2, Bid(0)) == ("5a.5", "refusal-not-tied")
    assert state.legal(0)[-1] == Bid(7)
    events = bid(state, 3, 2, None)
    assert only(events, BidsOpened) == BidsOpened((3, 2, None), (2, 1, 0), second=True)
    assert (state.funds, state.holder[PRESIDENT]) == ([5, 6, 8], 0)


@pytest.mark.proves("zoocracy", "5a.5")
def test_bids_of_0_are_tied_as_well() -> None:
    state = election(3)
    assert only(bid(state, 0, 0, 0), BidsTied).tied_seats == (0, 1, 2)
    bid(state, 0, 1, 0)
    assert state.holder[PRESIDENT] == 1


@pytest.mark.proves("zoocracy", "5a.6", "5a.7", "5a.11")
@pytest.mark.parametrize("president", [NOBODY, 2])
def test_after_a_second_tie_the_old_president_stays_if_there_is_one(president: int) -> None:
    state = election(3, president)
    bid(state, 2, 2, 0)
    events = bid(state, 1, 1, None)
    assert only(events, PresidencyUndecided).incumbent_seat == (None if president == NOBODY else president)
    assert (state.holder[PRESIDENT], state.face_up[PRESIDENT]) == (president, False)
    assert (state.presidential_round, state.goals) == (4, [0, 0, 0])
    assert not event_count(events, GoalReached) + event_count(events, Drew)
    finish_phase(state, "B")
    to_round(state, 4)
    assert (state.phase, state.waiting_on) == (0, (0, 1, 2))


@pytest.mark.proves("zoocracy", "5a.9")
def test_a_president_who_wins_again_gets_goal_and_card_again() -> None:
    state = election(3, president=1)
    bid(state, 0, 3, 0)
    assert (state.goals[1], state.face_up[PRESIDENT], state.legal(1)) == (1, True, [Draw(), Done()])


@pytest.mark.proves("zoocracy", "5a.10")
@pytest.mark.parametrize("draws", [True, False])
def test_the_bonus_card_is_drawn_or_left_at_once(draws: bool) -> None:
    state = election(3, hands={0: "migration defectors wet-season dry-season loyalty:snakes"})
    bid(state, 1, 0, 0)
    assert state.waiting_on == (0,)
    if draws:
        drew = only(take_bonus(state), Drew)
        assert (drew.seat, drew.count, len(state.hands[0])) == (0, 1, 6)
    else:
        play(state, 0, Done())
        assert len(state.hands[0]) == 5
    assert (state.face_up[PRESIDENT], state.phase) == (False, 1)


@pytest.mark.proves("zoocracy", "5a.12")
def test_a_bid_has_an_upper_end() -> None:
    state = election(3, funds=(150, 3, 3))
    assert state.legal(0)[-1] == Bid(99)
    assert why_not(state, 0, Bid(100)) == ("5a.12", "refusal-bid-range")
    assert why_not(state, 1, Bid(-1)) == ("5a.12", "refusal-bid-range")

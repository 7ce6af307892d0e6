"""The address of every decision: it names round, phase, turn and step, and never comes again."""

from __future__ import annotations

import pytest

from menagerie.games.zoocracy.actions import Accept, Bid, Decline, Demand, Discard, Done, Grant, Offer, Pay, Vote
from menagerie.games.zoocracy.rules.position import NOBODY
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import PLAIN, begin, midgame, play, propose

TERMS = 31  # every choice of five prizes but none at all


def points(state: ZoocracyState) -> list[str | None]:
    return [state.point(seat) for seat in range(state.players)]


def test_bids_and_the_bonus_card() -> None:
    state = midgame(3, presidential=3)
    begin(state, "A")
    assert points(state) == ["3A.bid-1"] * 3
    play(state, 0, Bid(1))
    assert points(state) == ["3A.bid-1"] * 3, "a sealed bid can be changed"
    play(state, 1, Bid(1))
    play(state, 2, Bid(0))
    assert points(state) == ["3A.bid-2", "3A.bid-2", None]
    play(state, 0, Bid(1))
    play(state, 1, Bid(0))
    assert points(state) == ["3A.bonus", None, None]


def test_markers_and_campaigns() -> None:
    state = midgame(3, seats=(12, 11, 10), offices={"defense-minister": 2, "finance-minister": 1})
    begin(state, "B")
    assert points(state) == [None, None, "3B.blockade"]
    play(state, 2, Done())
    assert points(state) == [None, "3B.manipulate", None]
    play(state, 1, Done())
    assert points(state) == ["3B.0.campaign-0", None, None]
    play(state, 0, Done())
    assert points(state) == [None, "3B.1.campaign-0", None]


@pytest.mark.proves("zoocracy", "5d.20", "5d.21", "5d.22", "5d.23")
def test_offers_answers_demands_and_votes() -> None:
    state = midgame(4, options=PLAIN, seats=(14, 13, 12, 11), election_held=True)
    begin(state, "D")
    assert points(state) == ["3D.0.propose-0", "3D.0.talk-0", "3D.0.talk-0", "3D.0.talk-0"]
    assert [len(state.legal(seat)) for seat in range(4)] == [4 + 1 + 3 * TERMS, *[TERMS + 4 * TERMS] * 3]
    play(state, 3, Demand(("p1",)))
    assert points(state) == ["3D.0.propose-0", "3D.0.talk-0", "3D.0.talk-0", "3D.0.talk-1"]
    assert len(state.legal(0)) == 2 + 4 + 1 + 3 * TERMS, "the demand can be answered"
    play(state, 0, Offer(1, ("p2",)))
    assert points(state) == ["3D.0.answer-1", "3D.0.answer-1", "3D.0.talk-0", "3D.0.talk-1"]
    assert [len(state.legal(seat)) for seat in range(4)] == [1, 2 + TERMS, TERMS + 4 * TERMS, 4 * TERMS]
    play(state, 1, Decline(0))
    assert points(state) == ["3D.0.propose-2", "3D.0.talk-2", "3D.0.talk-0", "3D.0.talk-1"]
    play(state, 0, Accept(3))
    assert points(state)[0] == "3D.0.propose-3"
    play(state, 0, Grant("prime-minister", 0))
    assert points(state) == ["3D.0.propose-4", None, None, None], "the proposal has begun"
    assert len(state.legal(0)) == 4
    for prize in ("finance-minister", "defense-minister", "p1", "p2"):
        play(state, 0, Grant(prize, 0))
    assert points(state) == [None, *["3D.0.vote"] * 3]
    play(state, 1, Vote(False))
    assert points(state) == [None, *["3D.0.vote"] * 3], "a sealed vote can be changed"
    play(state, 2, Vote(False))
    play(state, 3, Vote(False))
    assert points(state) == ["3D.1.talk-0", "3D.1.propose-0", "3D.1.talk-0", "3D.1.talk-0"]


def test_cards_discards_names_and_payments() -> None:
    state = midgame(3, seats=(12, 11, 10), hands={0: "defectors", 1: "migration"})
    begin(state, "E")
    assert points(state) == ["3E.0.event-cards-0", None, None]
    play(state, 0, Done())
    assert points(state) == [None, "3E.1.event-cards-0", None]
    state = midgame(3, seats=(12, 8, 10))
    state.hands[0] = sorted([state.deck.pop() for _ in range(6)])
    begin(state, "G")
    assert points(state) == ["3G.discard-7", None, None]
    card = state.legal(0)[0]
    assert isinstance(card, Discard)
    play(state, 0, card)
    assert points(state) == ["3G.discard-6", None, None]


@pytest.mark.proves("zoocracy", "5g.7", "5g.9", "9b.3")
def test_two_goals_in_one_round() -> None:
    state = midgame(
        3, seats=(12, 8, 10), round=8, presidential=9, parliamentary=10, government=[0, 1], p1=0, p2=1,
        offices={"prime-minister": 0}, event="resistance", election_held=True,
    )  # fmt: skip
    state.past_events.append(state.event_deck.pop())
    state.holder[1] = NOBODY
    begin(state, "G")
    assert points(state) == ["8G.resist-0-1", None, None]
    play(state, 0, Pay())
    assert points(state) == [None, "8G.resist-0-0", None]


@pytest.mark.proves("zoocracy", "1.1")
@pytest.mark.parametrize("seat", [-1, 4, 5])
def test_a_seat_that_is_not_there_decides_nothing(seat: int) -> None:
    bidding = midgame(4, presidential=3)
    begin(bidding, "A")
    voting = midgame(4, options=PLAIN, seats=(14, 13, 12, 11), election_held=True)
    begin(voting, "D")
    proposing = voting.clone()
    propose(voting, 0, 0, 0, 0, 0)
    for state in (bidding, voting, proposing):
        assert state.point(seat) is None
        assert state.legal(seat) == []

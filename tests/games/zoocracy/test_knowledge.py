"""2.3 and 2.4: who knows what, and what a guess may make of the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import Bid, Feed
from menagerie.games.zoocracy.events import BidChosen, Drew, VoteCast
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.editions import END_OF_GAME
from tests.games.zoocracy.positions import begin, bid, midgame, new, play, play_out, take_bonus, to_round


@pytest.mark.proves("zoocracy", "2.3")
def test_funds_and_hands_are_for_their_owners_only() -> None:
    state = midgame(3, hands={0: "migration", 1: "defectors"})
    begin(state, "B")
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert [party.funds for party in view.parties] == [10 if owner == seat else None for owner in range(3)]
        assert [party.hand is None for party in view.parties] == [owner != seat for owner in range(3)]
        assert [party.cards for party in view.parties] == [1, 1, 0]


@pytest.mark.proves("zoocracy", "2.3")
def test_secret_events_are_for_their_owners_only() -> None:
    for event in (BidChosen(1, 3), VoteCast(1, True)):
        assert GAME.redact(event, 1) == event
        assert GAME.redact(event, 0) is None
        assert GAME.redact(event, None) is None
    drew = Drew(1, 2, ("migration", "defectors"))
    assert GAME.redact(drew, 1) == drew
    assert GAME.redact(drew, None) == Drew(1, 2, ())


@pytest.mark.proves("zoocracy", "2.3")
def test_what_is_open_is_open_to_spectators_too() -> None:
    state = midgame(3, seats=(12, 11, 10), hands={0: "rally:snakes"}, offices={"president": 1}, p2=2)
    begin(state, "B")
    play(state, 0, Feed("snakes", 2))
    view = state.view(None)
    assert view.species[3].food == (2, 0, 0)
    assert (view.offices[0].holder, view.offices[0].face_up, view.p2) == (1, True, 2)
    assert [party.seats for party in view.parties] == [12, 11, 10]


@pytest.mark.proves("zoocracy", "2.4")
def test_the_table_remembers_what_moved_since_the_last_income() -> None:
    state = new(3)
    bid(state, 4, 1, 0)
    assert [party.seen for party in state.view(None).parties] == [12, 13, 14], "at first that is all there is"
    take_bonus(state)
    seat = state.active
    play(state, seat, Feed("snakes", 3))
    assert state.view(None).parties[seat].seen == state.funds[seat]
    to_round(state, 2)
    assert [party.seen for party in state.view(None).parties] == state.seats
    assert [party.seen for party in state.view(None).parties] != state.funds


@pytest.mark.proves("zoocracy", "2.4")
def test_a_guess_knows_the_funds_before_the_first_election_and_not_after() -> None:
    state = new(3)
    bid(state, 4, 1, 0)
    assert all(state.guess(0, Generator(f"{i}")).funds == state.funds for i in range(5))
    take_bonus(state)
    to_round(state, 2)
    guesses = {tuple(state.guess(0, Generator(f"{i}")).funds) for i in range(40)}
    assert len(guesses) > 10
    assert {funds[0] for funds in guesses} == {state.funds[0]}


@pytest.mark.parametrize("players", range(2, 7))
def test_guesses_keep_the_structure_of_the_event_deck(players: int) -> None:
    state = new(players, ZoocracyOptions(offers=False))
    while state.waiting_on:
        guess = state.guess(0, Generator(f"{state.round} {state.phase} {state.action_count}"))
        assert guess.past_events == state.past_events
        if END_OF_GAME in guess.event_deck:
            assert guess.event_deck.index(END_OF_GAME) < 4
        play_out(state, Generator(f"{state.round}{state.phase}{state.step}"), 7)


def test_guesses_vary_hands_and_leave_ones_own() -> None:
    state = midgame(3, hands={0: "migration defectors", 1: "wet-season", 2: "dry-season"})
    begin(state, "B")
    seen: Counter[str] = Counter()
    for i in range(300):
        guess = state.guess(0, Generator(f"{i}"))
        assert guess.hands[0] == state.hands[0]
        assert len(guess.hands[1]) == len(guess.hands[2]) == 1
        seen[str(guess.hands[1])] += 1
    assert len(seen) > 35
    assert str(state.hands[0][:1]) not in seen


def test_a_sealed_bid_is_guessed() -> None:
    state = midgame(3, presidential=3)
    begin(state, "A")
    play(state, 1, Bid(7))
    bids = {state.guess(0, Generator(f"{i}")).bids[1] for i in range(200)}
    assert len(bids) > 8
    assert {state.guess(1, Generator(f"{i}")).bids[1] for i in range(20)} == {7}

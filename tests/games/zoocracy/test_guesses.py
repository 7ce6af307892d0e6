"""2.3, 2.4: what a guess may assume about what a seat cannot see, with its limits."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoocracy.actions import Bid, Vote
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.cards import DEFECTORS
from menagerie.games.zoocracy.rules.editions import END_OF_GAME
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import begin, midgame, new, play, propose

STRICT = ZoocracyOptions(strict_supply=True, offers=False)


def guesses(state: ZoocracyState, seat: int, count: int = 400) -> list[ZoocracyState]:
    return [state.guess(seat, Generator(f"{number}")) for number in range(count)]


@pytest.mark.proves("zoocracy", "2.4")
@pytest.mark.parametrize(("players", "most"), [(2, 14), (3, 11), (4, 9), (5, 8), (6, 8)])
def test_funds_are_what_was_seen_and_up_to_a_little_more(players: int, most: int) -> None:
    """Something may have been saved before the last income: less than 5 and half of the food at the start."""
    state = midgame(players, funds=[10] * players)
    begin(state, "B")
    state.seen = [6] * players
    found = guesses(state, 0)
    assert {guess.funds[1] for guess in found} == set(range(6, 6 + most + 1))
    assert {guess.funds[0] for guess in found} == {10}
    assert {guess.funds[1] + guess.supply[1] for guess in found} == {25}, "what is not in the funds is in the supply"


@pytest.mark.proves("zoocracy", "2.4")
def test_funds_are_never_less_than_nothing() -> None:
    state = midgame(3)
    begin(state, "B")
    state.seen[1] = -20
    assert {guess.funds[1] for guess in guesses(state, 0, 50)} == {0}


@pytest.mark.proves("zoocracy", "2.2", "2.4")
@pytest.mark.parametrize(("options", "most"), [(STRICT, 25 - 7), (ZoocracyOptions(offers=False), 15 + 11)])
def test_a_strict_supply_limits_the_funds_that_are_possible(options: ZoocracyOptions, most: int) -> None:
    state = midgame(3, options=options, funds=(10, 15, 10), food={"snakes": (0, 7, 0)})
    begin(state, "B")
    assert max(guess.funds[1] for guess in guesses(state, 0)) == most


@pytest.mark.proves("zoocracy", "2.4")
def test_funds_are_known_until_the_first_election() -> None:
    state = new(3)
    assert all(guess.funds == [14, 14, 14] for guess in guesses(state, 0, 20))
    state.election_held = True
    assert len({guess.funds[1] for guess in guesses(state, 0, 60)}) > 5, "after it something may have been saved"
    state = midgame(3, round=2)
    begin(state, "B")
    assert len({guess.funds[1] for guess in guesses(state, 0, 60)}) > 5


@pytest.mark.proves("zoocracy", "3.5", "2.3")
@pytest.mark.parametrize("revealed", range(8))
def test_the_event_deck(revealed: int) -> None:
    """The events not yet revealed; the end of the game anywhere among the last four, and nowhere else."""
    state = midgame(3, round=revealed + 1, event="end-of-game" if revealed == 7 else "strike")
    state.step = "campaign"
    left = 8 - revealed
    places = set()
    tops = set()
    for guess in guesses(state, 0, 300):
        assert sorted(guess.event_deck) == sorted(state.event_deck)
        assert guess.past_events == state.past_events
        places.add(guess.event_deck.index(END_OF_GAME))
        tops.add(guess.event_deck[-1])
    assert places == set(range(min(4, left)))
    assert len(tops) == (left - 1 if left > 4 else left), "any other event may come next"


@pytest.mark.proves("zoocracy", "2.3")
def test_the_event_deck_after_the_end_was_revealed() -> None:
    state = midgame(3, round=6, event="end-of-game")
    state.past_events.append(state.event_deck.pop())
    for guess in guesses(state, 0, 20):
        assert sorted(guess.event_deck) == sorted(state.event_deck)


@pytest.mark.proves("zoocracy", "2.3")
def test_cards_are_dealt_from_those_one_has_not_seen() -> None:
    state = midgame(3, hands={0: "migration", 1: "defectors wet-season", 2: "dry-season"})
    state.discards = [state.deck.pop(0)]
    begin(state, "B")
    everything = sorted([*state.deck, *state.discards, *(card for hand in state.hands for card in hand)])
    for guess in guesses(state, 0, 40):
        assert (guess.hands[0], guess.discards) == (state.hands[0], state.discards)
        assert [len(hand) for hand in guess.hands] == [1, 2, 1]
        assert all(hand == sorted(hand) for hand in guess.hands)
        assert sorted([*guess.deck, *guess.discards, *(card for hand in guess.hands for card in hand)]) == everything


@pytest.mark.proves("zoocracy", "2.3", "5a.2", "5a.12")
def test_sealed_bids() -> None:
    state = midgame(3, presidential=3, funds=(10, 10, 10))
    begin(state, "A")
    play(state, 1, Bid(7))
    play(state, 0, Bid(2))
    state.seen[1] = 4
    for guess in guesses(state, 0, 200):
        assert 0 <= guess.bids[1] <= guess.funds[1]
        assert (guess.bids[0], guess.bids[2]) == (2, -1), "one's own, and one that is not made yet"
    assert {guess.bids[1] for guess in guesses(state, 0)} >= set(range(8))
    state.seen[1] = 120
    bids = {guess.bids[1] for guess in guesses(state, 0, 2000)}
    assert (min(bids), max(bids)) == (0, 99)


@pytest.mark.proves("zoocracy", "2.3", "5d.9")
def test_sealed_votes() -> None:
    state = midgame(4, seats=(14, 13, 12, 11), election_held=True)
    begin(state, "D")
    propose(state, 0, 0, 0, 0, 0)
    play(state, 1, Vote(True))
    play(state, 2, Vote(False))
    found = guesses(state, 1, 60)
    assert {guess.votes[2] for guess in found} == {0, 1}
    assert {(guess.votes[0], guess.votes[1], guess.votes[3]) for guess in found} == {(1, 1, -1)}


@pytest.mark.proves("zoocracy", "2.3")
@pytest.mark.parametrize("seen", ["hand", "discards"])
def test_the_second_copy_of_a_card_one_has_seen_may_be_anywhere(seen: str) -> None:
    """In this edition there are two Defectors."""
    state = midgame(3, options=ZoocracyOptions(edition="more-defectors"), hands={1: "migration"})
    state.deck.remove(DEFECTORS)
    if seen == "hand":
        state.hands[0] = [DEFECTORS]
    else:
        state.discards = [DEFECTORS]
    begin(state, "B")
    found = guesses(state, 0, 300)
    assert any(guess.hands[1] == [DEFECTORS] for guess in found)
    assert all((guess.deck + guess.hands[1]).count(DEFECTORS) == 1 for guess in found)

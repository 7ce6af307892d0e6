"""Chapters 1 to 3: parties, food, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.core.contract import BadSetup
from menagerie.core.generator import Generator
from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import Bid, Boost, Rally
from menagerie.games.zoocracy.events import MarkerMoved
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.cards import CARDS
from menagerie.games.zoocracy.rules.editions import END_OF_GAME
from tests.games.zoocracy.positions import begin, bid, food_on, midgame, new, only, play, play_out, refusal, take_bonus

PLAYERS = range(2, 7)
STRICT = ZoocracyOptions(strict_supply=True, offers=False)


@pytest.mark.proves("zoocracy", "1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_can_play(players: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(players)


@pytest.mark.proves("zoocracy", "1.1")
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    violation = refusal(new(3), seat, Bid(0))
    assert (violation.paragraph, violation.reason, violation.facts) == ("1.1", "refusal-no-such-seat", {"players": 3})


@pytest.mark.proves("zoocracy", "2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_twenty_five_tokens_a_party_wherever_they_lie(players: int) -> None:
    state = new(players)
    for moves in (0, 40, 80, 1000):
        play_out(state, Generator("tokens"), moves)
        for seat in range(players):
            assert state.supply[seat] + state.funds[seat] + sum(state.food[seat::players]) == 25


@pytest.mark.proves("zoocracy", "2.2")
def test_the_supply_never_runs_dry_unless_the_table_is_strict() -> None:
    for options, allowed in ((ZoocracyOptions(offers=False), True), (STRICT, False)):
        state = midgame(3, options=options, funds=(24, 0, 0), hands={0: "rally:snakes"}, seats=(20, 1, 1))
        state.holder[1], state.face_up[1] = 0, True  # Prime Minister
        begin(state, "B")
        assert (Rally("snakes", 2) in state.legal(0)) == allowed
        assert (Boost("snakes", 2) in state.legal(0)) == allowed
        assert Rally("snakes", 1) in state.legal(0)
        if not allowed:
            violation = refusal(state, 0, Rally("snakes", 2))
            assert (violation.paragraph, violation.facts) == ("2.2", {"left": 1})


@pytest.mark.proves("zoocracy", "2.2", "7.4")
@pytest.mark.parametrize(("players", "income"), [(3, 5), (2, 6)])
def test_a_strict_supply_pays_no_more_than_it_has(players: int, income: int) -> None:
    state = midgame(players, options=STRICT, funds=(20,) * players, food={"polar-bears": (0,) * players})
    state.food[0] = 0
    state.food[8 * players] = 1  # polar bears: six votes
    state.supply[0] -= 1
    events = begin(state, "C")
    assert state.seats[0] == 6
    assert state.funds[0] == 20 + (5 if players == 3 else 6), events
    assert income == state.funds[0] - 20


@pytest.mark.proves("zoocracy", "3.1", "3.2", "3.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_how_a_game_begins(players: int) -> None:
    view = new(players).view(None)
    assert (view.round, view.phase, view.presidential_round, view.parliamentary_round) == (1, "A", 1, 1)
    assert [party.goals for party in view.parties] == [0] * players
    assert [party.seats for party in view.parties] == [0] * players
    assert all(office.holder is None for office in view.offices)
    assert not any(species.blocked or species.manipulated or any(species.food) for species in view.species)


@pytest.mark.proves("zoocracy", "3.3", "3.4")
@pytest.mark.parametrize(("players", "food"), [(2, 20), (3, 14), (4, 10), (5, 8), (6, 8)])
def test_food_and_cards_to_begin_with(players: int, food: int) -> None:
    state = new(players)
    assert state.funds == [food] * players
    assert [len(hand) for hand in state.hands] == [2] * players
    assert len(state.deck) == 47 - 2 * players
    orders = {tuple(new(players, seed=seed).deck) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.proves("zoocracy", "3.5")
def test_the_end_is_among_the_last_four_events() -> None:
    ends = Counter(8 - new(4, seed=seed).event_deck.index(END_OF_GAME) for seed in range(400))
    assert set(ends) == {5, 6, 7, 8}
    assert min(ends.values()) > 60
    assert {tuple(sorted(new(4, seed=seed).event_deck)) for seed in range(20)} == {tuple(range(8))}


@pytest.mark.proves("zoocracy", "3.7")
def test_a_marker_beyond_the_last_round_leaves_the_board() -> None:
    state = midgame(3, round=7, presidential=7, parliamentary=9)
    begin(state, "A")
    events = bid(state, 1, 0, 0)
    assert only(events, MarkerMoved) == MarkerMoved("presidential", None)
    assert state.view(None).presidential_round is None
    assert state.view(None).parliamentary_round is None
    assert (state.view(None).rounds, state.view(None).goals) == (8, 8)
    take_bonus(state)
    assert state.phase == 1


@pytest.mark.proves("zoocracy", "3.8")
def test_an_edition_says_which_votes_cards_and_events_there_are() -> None:
    ours = new(3)
    assert sum(sum(species.votes) for species in ours.view(None).species) == 51
    other = new(3, ZoocracyOptions(edition="more-defectors"))
    copies = Counter(CARDS[card].kind for card in [*other.deck, *(card for hand in other.hands for card in hand)])
    assert (sum(copies.values()), copies["defectors"], copies["assertiveness"]) == (47, 2, 4)
    copies = Counter(CARDS[card].kind for card in [*ours.deck, *(card for hand in ours.hands for card in hand)])
    assert (sum(copies.values()), copies["defectors"], copies["assertiveness"]) == (47, 1, 5)


def test_positions_for_tests_are_sound() -> None:
    state = midgame(3, hands={1: "rally:snakes migration"}, food={"hippos": (2, 1, 0)})
    assert food_on(state, "hippos") == [2, 1, 0]
    assert dict(GAME.census(state)) == dict(GAME.census(new(3)))
    begin(state, "B")
    play(state, state.active, *state.legal(state.active)[-1:])

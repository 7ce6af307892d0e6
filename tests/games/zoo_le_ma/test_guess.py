"""1.7: a guess is a state that the seat cannot distinguish from the true one."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.actions import Bid, Place
from menagerie.games.zoo_le_ma.events import IncomePaid, TileWon, ZooLeMaEvent
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState
from tests.games.zoo_le_ma.scenarios import all_of, bid, new, scenario, tile

LINE = tile("apes 1", "birds 1")


@pytest.mark.proves("zoo-le-ma", "1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("professional", [False, True])
def test_a_guess_is_possible_and_looks_the_same(players: int, professional: bool) -> None:
    """After every move, for every seat: what the others are given is what they may hold, by the events all saw."""
    state = new(players, ZooLeMaOptions(professional=professional), f"guess {players}")
    rng = Generator("guess")
    seen: list[ZooLeMaEvent] = []
    while state.waiting_on:
        for seat in range(players):
            guess = state.guess(seat, Generator(f"{len(seen)} {seat}"))
            assert guess.view(seat) == state.view(seat)
            check_coins(state, guess, seat, seen)
        seat = rng.choice(state.waiting_on)
        seen += state.apply(seat, rng.choice(state.legal(seat)[:6]))


def check_coins(state: ZooLeMaState, guess: ZooLeMaState, seat: int, seen: list[ZooLeMaEvent]) -> None:
    assert sum(guess.coins) == sum(state.coins), "the coins in the middle lie open"
    income = [sum(event.coins[other] for event in all_of(seen, IncomePaid)) for other in range(state.players)]
    won = all_of(seen, TileWon)
    for other in range(state.players):
        most = 8 + income[other]
        if other == seat:
            assert guess.coins[other] == state.coins[other]
            continue
        if not any(event.seat == other for event in won):
            assert guess.coins[other] == most, "who has won nothing has paid nothing"
        assert 0 <= guess.coins[other] <= most
        assert guess.bids[other] <= guess.coins[other]
        assert (guess.bids[other] < 0) == (state.bids[other] < 0)
    if won and state.step == "place":
        assert state.last is not None
        _, _, bids, winner = state.last
        for other in range(state.players):
            if other == winner:
                assert guess.coins[other] <= 8 + income[other] - bids[other], "what was paid just now is gone"
            else:
                assert guess.coins[other] >= bids[other], "the open bid was in the fist"


@pytest.mark.proves("zoo-le-ma", "1.7")
def test_every_possible_bid_and_order_comes_up() -> None:
    state = new(2, seed=1)
    state.apply(1, Bid(3))
    guesses = [state.guess(0, Generator(f"{number}")) for number in range(200)]
    assert {guess.bids[1] for guess in guesses} == set(range(9))
    assert {guess.bids[0] for guess in guesses} == {-1}
    assert len({tuple(guess.stack) for guess in guesses}) == 200
    assert {tuple(sorted(guess.stack)) for guess in guesses} == {tuple(sorted(state.stack))}


@pytest.mark.proves("zoo-le-ma", "1.7")
def test_who_has_won_more_tiles_is_likelier_to_have_paid() -> None:
    """Seats 0 and 1 have paid nine coins together, for three tiles and one. Each has one coin left at least."""
    state = scenario(3, LINE, LINE, LINE, LINE, LINE, coins=8)
    for winner, price in ((0, 3), (0, 3), (0, 1), (1, 2)):
        bid(state, *(price if seat == winner else 0 for seat in range(3)))
        state.apply(winner, state.legal(winner)[0])
    guesses = [state.guess(2, Generator(f"{number}")) for number in range(300)]
    assert {guess.coins[2] for guess in guesses} == {8}
    paid = [[8 - guess.coins[seat] for guess in guesses] for seat in range(2)]
    assert {sum(pair) for pair in zip(*paid, strict=True)} == {9}
    assert min(paid[1]) >= 2, "the last auction was seen: seat 1 paid two coins"
    assert sum(paid[0]) / 300 == pytest.approx(7 * 3 / 4, abs=0.3), "three of four tiles, so three of four coins"


@pytest.mark.proves("zoo-le-ma", "1.7", "4.6")
def test_a_tile_that_was_lost_was_paid_for_too() -> None:
    """Seat 0 has built itself in, wins a tile that fits nowhere, and has no tile but the two caps."""
    caps = tile("apes 2", "birds 1", "AN"), tile("apes 2", "birds 1", "AS")
    state = scenario(3, *caps, LINE, LINE, coins=8)
    for place in (Place(0, 1, 2), Place(1, 1, 0)):
        bid(state, 1, 0, 0)
        state.apply(0, place)
    bid(state, 4, 0, 0)
    assert len(state.lost) == 1
    guess = state.guess(1, Generator("lost"))
    assert guess.coins == [2, 8, 8]

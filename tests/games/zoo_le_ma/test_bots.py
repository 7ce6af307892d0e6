"""The bots: each is stronger than the one below, none sees what it may not, and the strategist is unpredictable."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.bots import bots_for, levels
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, Observation
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.actions import Bid, Place
from menagerie.games.zoo_le_ma.bots.builder import Builder, most_needed
from menagerie.games.zoo_le_ma.bots.evaluation import COINS, POINTS, stage_number
from menagerie.games.zoo_le_ma.bots.fitted_weights import STAGES, fitted_weights
from menagerie.games.zoo_le_ma.bots.strategist import Strategist
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState
from tests.games.zoo_le_ma.scenarios import EVERYWHERE, build, give_coins, new, play_out, scenario, tile, win


def victories(strong: str, weak: str, players: int, games: int) -> float:
    """The share of games that one strong player wins against weak ones, from every seat in turn."""
    won = 0.0
    for number in range(games):
        seat = number % players
        names = [strong if other == seat else weak for other in range(players)]
        state = new(players, seed=f"{strong} {number}")
        bots = [bots_for(GAME)[name](Generator(f"{number}/{other}")) for other, name in enumerate(names)]
        play(state, bots)
        result = state.result()
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    return won / games


def play(state: ZooLeMaState, bots: list[Bot]) -> None:
    while state.waiting_on:
        seat = state.waiting_on[0]
        state.apply(seat, bots[seat].choose(Observation(state, seat)).action)


def builders_game(players: int, seed: str, moves: int) -> ZooLeMaState:
    """A game of builders after so many moves."""
    state = new(players, seed=seed)
    bots = [Builder(Generator(f"{seed}/{seat}")) for seat in range(players)]
    for _ in range(moves):
        seat = state.waiting_on[0]
        state.apply(seat, bots[seat].choose(Observation(state, seat)).action)
    return state


def test_there_is_one_for_every_level() -> None:
    assert levels(GAME) == {"monkey": 1, "beaver": 2, "builder": 3, "gambler": 4, "strategist": 5}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_builder_beats_random_play(players: int) -> None:
    """bench/bots.py measures it over 400 games; these are few."""
    assert victories("builder", "random", players, 12) >= 0.9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_strategist_beats_the_builder(players: int) -> None:
    assert victories("strategist", "builder", players, 24) > 1 / players


@pytest.mark.parametrize("make", [Builder, Strategist])
@pytest.mark.parametrize("moves", [0, 7, 33, 61, 90])
def test_a_bot_decides_by_what_its_seat_knows(make: Any, moves: int) -> None:
    """In another state with the same view it does the same, for the same reason."""
    state = builders_game(3, "worlds", moves)
    seat = state.waiting_on[0]
    here = make(Generator("mind")).choose(Observation(state, seat))
    for number in range(4):
        world = state.guess(seat, Generator(f"world {number}"))
        assert make(Generator("mind")).choose(Observation(world, seat)) == here


def test_the_strategist_varies_its_bids() -> None:
    """The same position with another generator: sometimes another bid."""
    mixed = 0
    for moves in range(0, 60, 4):
        state = builders_game(3, "mixed", moves)
        if state.step != "bid":
            continue
        seat = state.waiting_on[0]
        bids = {Strategist(Generator(f"{number}")).choose(Observation(state, seat)).action for number in range(12)}
        mixed += len(bids) > 1
    assert mixed >= 3


def test_nobody_pays_more_than_can_be_needed() -> None:
    """Seat 0's flag hangs below: it has to outbid whoever is above, and only to equal whoever is below."""
    state = scenario(3, tile("apes 1", "birds 1"), flags=[1, 0, 2])
    give_coins(state, [9, 3, 4])
    assert most_needed(state, 0) == 4
    give_coins(state, [9, 4, 4])
    assert most_needed(state, 0) == 5
    give_coins(state, [9, 4, 6])
    assert most_needed(state, 0) == 6


@pytest.mark.parametrize("make", [Builder, Strategist])
def test_coins_are_not_kept_beyond_the_last_auction(make: Any) -> None:
    """One tile is left, it decides the game, and coins are worth nothing afterwards."""
    state = scenario(2, tile("apes 3", "birds 3"), flags=[1, 0])
    state.year, state.stack = 5, []
    give_coins(state, [9, 4])
    choice = make(Generator("last")).choose(Observation(state, 0))
    assert choice.action in (Bid(5), Bid(6), Bid(7), Bid(8), Bid(9))


@pytest.mark.parametrize("make", [Builder, Strategist])
def test_a_bot_closes_a_ring_when_it_can(make: Any) -> None:
    state = scenario(2, tile("apes 1", "birds 1", EVERYWHERE), tile("apes 1", "birds 1", "AS BS"))
    build(state, 1, 0, 1, 3)
    win(state, 0)
    choice = make(Generator("ring")).choose(Observation(state, 0))
    assert choice.action == Place(0, 1, 0)
    assert choice.reason.message == "reason-place-bench"


@pytest.mark.parametrize("options", [ZooLeMaOptions(professional=True, strict_bank=True, one_bench_a_tile=True)])
def test_the_strategist_plays_every_variant(options: ZooLeMaOptions) -> None:
    state = new(3, options, "variant")
    play(state, [Strategist(Generator(f"{seat}")) for seat in range(3)])
    assert state.result() is not None


def test_a_bot_with_nothing_bids_nothing() -> None:
    state = scenario(2, tile("apes 3", "birds 3"), coins=0)
    for make in (Builder, Strategist):
        assert make(Generator("poor")).choose(Observation(state, 0)).action == Bid(0)


def test_a_tile_that_fits_nowhere_is_worth_nothing_there() -> None:
    state = scenario(2, tile("apes 2", "birds 1", "AN"), tile("apes 2", "birds 1", "AS"), tile("apes 3", "sea 3"))
    build(state, 0, 0, 1, 2)
    build(state, 0, 1, 1, 0)
    for make in (Builder, Strategist):
        for seat in range(2):
            assert make(Generator("stuck")).choose(Observation(state, seat)).action in state.legal(seat)


def test_there_are_weights_for_every_stage() -> None:
    for players in (2, 3, 4):
        weights = fitted_weights(players)
        assert sorted(weights) == list(range(3, 18))
        assert all(len(row) == 8 for row in weights.values())
        assert weights[stage_number(2, 0)][COINS] > weights[stage_number(5, 4)][COINS] > 0, "coins are dear early on"
        assert weights[stage_number(5, 4)][POINTS] > 0.7, "in the end points are points"
    assert len(STAGES) == 3


def test_random_positions_are_all_decided() -> None:
    for seed in range(6):
        state = new(4, seed=seed)
        play_out(state, Generator(f"{seed}"), 17 * seed)
        seat = state.waiting_on[0]
        for make in (Builder, Strategist):
            assert make(Generator("any")).choose(Observation(state, seat)).action in state.legal(seat)

"""1.4, 5.3, 6.1, 7.7, 8.6: no piece of the box is lost, and none appears from nowhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.events import BenchesGained, IncomePaid, TileWon, TreesMoved, VisitorsMoved
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS
from tests.games.zoo_le_ma.scenarios import all_of, new, play_out


@pytest.mark.proves("zoo-le-ma", "1.4", "5.3", "6.1", "7.7")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    """35 coins, 15 visitors (3 of each colour), 3 trees, 15 benches, 25 zoo tiles; and the flags of those who play."""
    for players in (2, 3, 4):
        assert GAME.census(new(players)) == {
            **{f"tile-{number}": 1 for number in range(1, 26)},
            **{f"visitors-{animal}": 3 for animal in ANIMALS},
            "coins": 35,
            "flags": players,
            "trees": 3,
            "benches": 15,
            "bench-corners": 15,
        }


@pytest.mark.proves("zoo-le-ma", "3.2", "8.4")
@pytest.mark.parametrize("strict", [False, True])
def test_the_bank_is_its_start_and_all_prices_less_all_income(strict: bool) -> None:
    state = new(3, ZooLeMaOptions(strict_bank=strict), "bank")
    events = play_out(state, Generator("bank"))
    prices = sum(event.price for event in all_of(events, TileWon))
    income = sum(sum(event.coins) for event in all_of(events, IncomePaid))
    assert prices > 0
    assert income > 0
    assert state.view(None).bank == state.bank == 35 - 3 * 8 + prices - income


@pytest.mark.proves("zoo-le-ma", "5.3", "6.1", "7.1")
def test_visitors_trees_and_benches_are_where_the_events_carried_them() -> None:
    """The events alone, added up, say who has how many, and what is left in the middle."""
    state = new(4, seed="carried")
    events = play_out(state, Generator("carried"))
    for kind, animal in enumerate(ANIMALS):
        moved = [event for event in all_of(events, VisitorsMoved) if event.animal == animal]
        held, left = carried([(event.count, event.from_seat, event.to_seat) for event in moved], 4, 3)
        assert (held, left) == (state.visitors[kind], state.visitor_supply[kind])
    trees = [(event.count, event.from_seat, event.to_seat) for event in all_of(events, TreesMoved)]
    assert carried(trees, 4, 3) == (state.trees, state.tree_supply)
    benches = [(len(event.corners), None, event.seat) for event in all_of(events, BenchesGained)]
    assert carried(benches, 4, 15) == ([zoo.benches for zoo in state.zoos], state.bench_supply)
    assert state.tree_supply == 0
    assert state.bench_supply < 15


def carried(moves: Sequence[tuple[int, int | None, int]], players: int, supply: int) -> tuple[list[int], int]:
    held = [0] * players
    for count, giver, taker in moves:
        held[taker] += count
        if giver is None:
            supply -= count
        else:
            held[giver] -= count
    return held, supply


def lose_a_coin(state: ZooLeMaState) -> None:
    state.coins[0] -= 1


def lose_a_coin_of_the_bank(state: ZooLeMaState) -> None:
    state.bank -= 1


def lose_a_visitor(state: ZooLeMaState) -> None:
    held = next(held for held in state.visitors if sum(held))
    held[held.index(max(held))] -= 1


def lose_a_tree(state: ZooLeMaState) -> None:
    state.trees[state.trees.index(max(state.trees))] -= 1


def lose_a_bench(state: ZooLeMaState) -> None:
    zoo = max(state.zoos, key=lambda zoo: zoo.benches)
    assert zoo.benches
    zoo.benches -= 1


def lose_the_place_of_a_bench(state: ZooLeMaState) -> None:
    zoo = max(state.zoos, key=lambda zoo: zoo.benches)
    zoo.bench_corners = zoo.bench_corners[1:]


def lose_a_tile(state: ZooLeMaState) -> None:
    state.stack.pop()


def lose_a_flag(state: ZooLeMaState) -> None:
    state.flags[0] = state.flags[1]


@pytest.mark.parametrize(
    "lose",
    [
        lose_a_coin,
        lose_a_coin_of_the_bank,
        lose_a_visitor,
        lose_a_tree,
        lose_a_bench,
        lose_the_place_of_a_bench,
        lose_a_tile,
        lose_a_flag,
    ],
)
def test_the_count_notices_when_one_is_lost(lose: Callable[[ZooLeMaState], None]) -> None:
    state = new(2, seed="lost")
    before = GAME.census(state)
    play_out(state, Generator("lost"), 55)
    assert state.waiting_on
    assert GAME.census(state) == before
    lose(state)
    assert GAME.census(state) != before

"""Root parallelism: processes find the same for the same seed, their parts add up, and no truth leaves the parent."""

from __future__ import annotations

import pickle

import pytest

import menagerie
from menagerie.bots.search import Budget, ParallelSearch, Search
from menagerie.bots.search.parallel import merged, search_part
from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.core.registry import game as find_game
from tests.bots.search.test_search import position


def test_two_processes_find_the_same_for_the_same_seed_and_whatever_is_hidden() -> None:
    game = find_game("zoo-le-ma")
    state = position(game, 3, 4)
    seat = state.waiting_on[0]
    found = []
    for world in (state, state.guess(seat, Generator("other"))):
        search = ParallelSearch(game, Generator("parallel"), 2)
        try:
            found.append(search.run(observe(world, seat), Budget(41)))
        finally:
            search.close()
    assert found[0] == found[1]
    assert found[0].iterations == sum(one.visits for one in found[0].candidates) == 41


@pytest.mark.parametrize("game", menagerie.all_games(), ids=lambda game: game.name)
def test_the_parts_of_every_game_travel_and_add_up(game: AnyGame) -> None:
    state = position(game, game.players[0], 3)
    seat = state.waiting_on[0]
    guess = pickle.dumps(state.guess(seat, Generator("sent")))
    parts = [
        pickle.loads(search_part(game.name, guess, seat, Budget(20), game.search_settings, f"{seed}"))
        for seed in range(2)
    ]
    totals = {
        action: sum(node.totals[node.numbers[action]] for _, node, _ in parts if action in node.numbers)
        for _, node, _ in parts
        for action in node.actions
    }
    together = merged(parts)
    assert together.iterations == 40
    assert {one.action: one.win_probability * one.visits for one in together.candidates} == pytest.approx(
        {one.action: totals[one.action] for one in together.candidates}
    )
    alone = Search(game, Generator("0")).run(observe(state, seat), Budget(20))
    assert alone.iterations == 20

"""The search that plays every game: what it may know, equal seeds, widening, reuse, budgets."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import menagerie
from menagerie.bots import bots_for
from menagerie.bots.search import Budget, Search, SearchBot
from menagerie.bots.search.budget import read_budget
from menagerie.bots.search.tree import MORE_OBSERVATIONS, Node
from menagerie.core.contract import AnyGame, AnyState, state_bytes
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.core.registry import game as find_game
from tests.bots.search.sealed_toys import Toy
from tests.peanuts import GAME as PEANUTS

each_game = pytest.mark.parametrize("game", [*menagerie.all_games(), PEANUTS], ids=lambda game: game.name)


def position(game: AnyGame, players: int, moves: int, seed: str = "search") -> AnyState:
    """A position of a random game in which there is something to choose."""
    state = game.new(players, None, seed)
    rng = Generator(f"{seed}/moves")
    bot = bots_for(game)["random"](rng) if game is not PEANUTS else None
    while moves > 0 or len(state.legal(state.waiting_on[0])) < 2:
        seat = state.waiting_on[0]
        legal = state.legal(seat)
        state.apply(seat, rng.choice(legal) if bot is None else bot.choose(observe(state, seat)).action)
        moves -= 1
    return state


def quick(game: AnyGame, seed: str = "bot") -> SearchBot:
    return SearchBot(game, Generator(seed), Budget(24))


@each_game
@pytest.mark.parametrize("moves", [0, 9])
def test_what_is_hidden_changes_nothing(game: AnyGame, moves: int) -> None:
    """Everything the seat cannot see is exchanged; for the same seed the move and all estimates stay the same."""
    players = max(3, game.players[0])
    state = position(game, players, 0 if game is PEANUTS else moves)
    seat = state.waiting_on[0]
    swapped = [state.guess(seat, Generator(f"other world {number}")) for number in range(3)]
    assert {state_bytes(other) for other in swapped} != {state_bytes(state)}
    expected = quick(game).choose(observe(state, seat))
    for other in swapped:
        assert other.view(seat) == state.view(seat)
        assert quick(game).choose(observe(other, seat)) == expected


@each_game
def test_it_changes_no_position_and_plays_legal_moves(game: AnyGame) -> None:
    state = position(game, game.players[0], 0)
    bots = [quick(game, f"{seat}") for seat in range(game.players[0])]
    for _ in range(6):
        if not state.waiting_on:
            return
        seat = state.waiting_on[0]
        before = state_bytes(state)
        choice = bots[seat].choose(observe(state, seat))
        assert state_bytes(state) == before
        assert choice.action in state.legal(seat)
        assert all(one.tried > 0 and one.error >= 0 for one in choice.estimates)
        assert not choice.estimates or choice.estimates[0].action == choice.action
        state.apply(seat, choice.action)


def test_equal_seeds_give_equal_moves_and_other_seeds_other_searches() -> None:
    game = find_game("zoo-le-ma")
    state = position(game, 3, 4)
    seat = state.waiting_on[0]
    first, again, other = (quick(game, seed).choose(observe(state, seat)) for seed in ("a", "a", "b"))
    assert first == again
    assert other.estimates != first.estimates


def test_the_best_action_is_the_one_whose_chance_is_surely_best() -> None:
    game = find_game("lucky-lions")
    state = position(game, 2, 0)
    settings = replace(game.search_settings, prior_bot=None)
    found = Search(game, Generator("x"), settings).run(observe(state, state.waiting_on[0]), Budget(200))
    assert found.iterations == sum(one.visits for one in found.candidates) == 200
    often = [one for one in found.candidates if one.visits >= 0.1 * max(each.visits for each in found.candidates)]
    assert len(often) > 1
    assert found.best.win_probability - found.best.error == max(one.win_probability - one.error for one in often)


def test_a_choice_that_wins_at_once_is_found() -> None:
    """Open decisions as well as secret ones: nothing suggests the action, only what it leads to."""
    game = Toy((0, 0, 0, 100, 0), (0, 0, 0, 100, 0))
    state = game.new(2, None, "x")
    found = Search(game, Generator("x")).run(observe(state, 1), Budget(400))
    assert found.best.action.number != 3
    assert next(one.win_probability for one in found.candidates if one.action.number == 3) < 0.1


def test_long_lists_are_widened_by_and_by_the_promising_actions_first() -> None:
    node = Node(sealed=False)
    for number in range(50):
        node.add(f"action {number}", 1.0 + (number == 37) * 5 + (number == 12) * 3)
    node.sort()
    assert [node.actions[number] for number in node.candidates(None, 2.0, 0.5)] == ["action 37", "action 12"]
    counts = []
    for visits in (0, 3, 24, 99, 10_000):
        node.visits = visits
        counts.append(len(node.candidates(None, 2.0, 0.5)))
    assert counts == [2, 4, 10, 20, 50]
    assert node.candidates({12, 3}, 2.0, 0.5) == [12, 3], "only what is legal in this world"


def test_a_search_of_a_long_list_tries_few_actions_first_and_more_later() -> None:
    game = find_game("zoocracy")
    state = position(game, 3, 0)
    seat = state.waiting_on[0]
    count = len(state.legal(seat))
    assert count > 12

    def tried(iterations: int) -> int:
        return len(Search(game, Generator("x")).run(observe(state, seat), Budget(iterations)).candidates)

    assert tried(4) <= 4 < tried(100) < count


def test_rare_observations_share_a_node() -> None:
    node = Node(sealed=False)
    node.add("roll", 1.0)
    keys = []
    for number in range(MORE_OBSERVATIONS + 5):
        key = node.child_key(0, b"dice %d" % number)
        node.children[key] = Node(sealed=False)
        keys.append(key)
    assert keys[:MORE_OBSERVATIONS] == [(0, b"dice %d" % number) for number in range(MORE_OBSERVATIONS)]
    assert set(keys[MORE_OBSERVATIONS:]) == {(0, None)}
    assert node.child_key(0, b"dice 1") == (0, b"dice 1"), "what was seen before keeps its node"


def test_what_was_learned_is_kept_for_the_next_decision() -> None:
    """In 18ZOO little is hidden, so that the position at the next decision was often seen before."""
    game = find_game("18zoo")
    state = position(game, 2, 0)
    seat = state.waiting_on[0]
    bot = SearchBot(game, Generator("keep"), Budget(200), replace(game.search_settings, inner_prior_bot=None))
    kept = 0
    for _ in range(8):
        choice = bot.choose(observe(state, seat))
        state.apply(seat, choice.action)
        while state.waiting_on[0] != seat or len(state.legal(seat)) < 2:
            other = state.waiting_on[0]
            state.apply(other, state.legal(other)[-1])
        kept = max(kept, bot.search.reused)
        forgetful = Search(game, Generator("keep"))
        forgetful.run(observe(state, seat), Budget(5))
        assert forgetful.reused == 0
    assert kept > 0


def test_another_position_is_not_taken_for_the_expected_one() -> None:
    game = find_game("zoo-le-ma")
    search = Search(game, Generator("x"))
    for moves in (0, 6):
        state: Any = position(game, 2, moves, f"other {moves}")
        search.run(observe(state, state.waiting_on[0]), Budget(30))
        assert search.reused == 0


@pytest.mark.parametrize(("text", "budget"), [("400", Budget(400)), ("1.5s", Budget(seconds=1.5))])
def test_budgets_are_written_as_iterations_or_seconds(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "-3", "many", "0s", "99999s", "nans", "10000000"])
def test_other_budgets_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no budget"):
        read_budget(text)


def test_a_budget_of_seconds_tries_something_however_short_it_is() -> None:
    game = find_game("zoo-le-ma")
    state = position(game, 2, 0)
    found = Search(game, Generator("x")).run(observe(state, state.waiting_on[0]), Budget(seconds=1e-9))
    assert found.iterations == 1


def test_a_budget_is_divided_among_processes() -> None:
    assert [Budget(10).share(3, part).iterations for part in range(3)] == [4, 3, 3]
    assert Budget(seconds=2.0).share(3, 1) == Budget(seconds=2.0)

"""The environment in which everybody who is asked decides at the same time."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

from menagerie.core.contract import state_bytes
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.lab.parallel_env import ParallelGame
from menagerie.lab.returns import returns

GAMES = [game.name for game in all_games()]


# PettingZoo's own suite loads one of its games the way it calls old, and knows masks only of its own games.
old_way = pytest.mark.filterwarnings("ignore:The old environment creation API has been deprecated:DeprecationWarning")


@old_way
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_it_in_order(name: str) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(ParallelGame(name, max_steps=120), num_cycles=200)


@old_way
@pytest.mark.parametrize("name", ["lucky-lions", "zoo-le-ma"])
def test_pettingzoo_finds_the_seed_respected(name: str) -> None:
    from pettingzoo.test import parallel_seed_test

    parallel_seed_test(lambda: ParallelGame(name), num_cycles=40)


def choose(observations: dict[str, dict[str, np.ndarray]], rng: Generator) -> dict[str, int]:
    return {
        agent: rng.choice(observation["action_mask"].nonzero()[0].tolist())
        for agent, observation in observations.items()
        if observation["action_mask"].any()
    }


def test_all_bid_in_one_step_and_the_game_is_the_same() -> None:
    env, game = ParallelGame("zoo-le-ma", players=3), find_game("zoo-le-ma")
    observations, _ = env.reset(seed=4)
    state, rng = game.new(3, seed=4), Generator("actions")
    together = 0
    while env.agents:
        actions = choose(observations, rng)
        together += len(actions) == 3
        for agent, action in actions.items():
            state.apply(int(agent.removeprefix("player_")), env.encoding.all_actions[action])
        observations, rewards, over, cut_off, _ = env.step(actions)
    assert together > 20
    assert state_bytes(env.table) == state_bytes(state)
    result = state.result()
    assert result is not None
    assert tuple(rewards.values()) == returns(result)
    assert all(over.values())
    assert not any(cut_off.values())


def test_who_is_not_asked_has_an_empty_mask_and_is_not_looked_at() -> None:
    env = ParallelGame("lucky-lions", players=3)
    observations, _ = env.reset(seed=1)
    asked = [agent for agent, observation in observations.items() if observation["action_mask"].any()]
    assert asked == [f"player_{seat}" for seat in env.table.waiting_on]
    actions = choose(observations, Generator("a"))
    actions.update({agent: 10**9 for agent in observations if agent not in asked})
    env.step(actions)
    assert env.steps == 1


def test_nothing_for_somebody_who_is_asked_is_refused_and_changes_nothing() -> None:
    env = ParallelGame("zoo-le-ma", players=3)
    env.reset(seed=1)
    before = state_bytes(env.table)
    with pytest.raises(ValueError, match="is not an action"):
        env.step({})
    assert state_bytes(env.table) == before


def test_an_illegal_action_ends_the_game_and_costs_its_agent_alone() -> None:
    env = ParallelGame("zoo-le-ma", players=3)
    observations, _ = env.reset(seed=1)
    actions = choose(observations, Generator("b"))
    actions["player_1"] = int((observations["player_1"]["action_mask"] == 0).nonzero()[0][0])
    _, rewards, over, _, _ = env.step(actions)
    assert rewards == {"player_0": 0, "player_1": -1, "player_2": 0}
    assert all(over.values())
    assert env.agents == []

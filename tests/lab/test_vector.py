"""Many games at once: the same games as one by one, in one process or several; what goes wrong is told."""

from __future__ import annotations

import os
import signal
import sys

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

from menagerie.core.registry import all_games
from menagerie.lab import vector
from menagerie.lab.pettingzoo_env import raw_env
from tests.lab.failing_game import FailingGame

GAMES = [game.name for game in all_games()]


def assert_same_as_one_by_one(games: vector.VectorGames, max_moves: int, steps: int) -> int:
    """Plays the games beside as many single environments; returns how many ended."""
    singles = [raw_env(games.encoding.game, games.players, max_moves=max_moves) for _ in range(games.n)]
    for number, single in enumerate(singles):
        single.reset(seed=30 + number)
    rng, ended = np.random.default_rng(4), 0
    step = games.reset(seed=30)
    for _ in range(steps):
        for number, single in enumerate(singles):
            seen = single.observe(single.agent_selection)
            assert single.agent_selection == f"player_{step.seats[number]}"
            assert (step.observations[number] == seen["observation"]).all()
            assert (step.masks[number] == seen["action_mask"]).all()
        actions = vector.random_actions(step.masks, rng)
        step = games.step(actions)
        for number, single in enumerate(singles):
            single.step(int(actions[number]))
            assert step.terminations[number] == all(single.terminations.values())
            assert step.truncations[number] == all(single.truncations.values())
            assert step.rewards[number].tolist() == pytest.approx([*single.rewards.values()])
            if step.terminations[number] or step.truncations[number]:
                single.reset()
                ended += 1
    return ended


@pytest.mark.parametrize("name", GAMES)
def test_the_games_are_those_of_single_environments(name: str) -> None:
    with vector.make(name, 2, processes=1, max_moves=60) as games:
        assert assert_same_as_one_by_one(games, 60, 90) >= 2


def test_several_processes_play_the_same_games_to_their_end() -> None:
    with vector.make("lucky-lions", 3, processes=2) as games:
        assert assert_same_as_one_by_one(games, vector.MAX_MOVES, 250) >= 3


def test_rewards_come_at_the_end_alone() -> None:
    rng = np.random.default_rng(1)
    with vector.make("lucky-lions", 4, players=3, processes=1) as games:
        step, ended = games.reset(seed=1), 0
        while ended < 6:
            step = games.step(vector.random_actions(step.masks, rng))
            assert not step.rewards[~step.terminations].any()
            assert step.rewards.sum() == pytest.approx(0)
            ended += int(step.terminations.sum())


def test_a_reset_begins_anew_and_without_a_seed_something_else() -> None:
    with vector.make("zoo-le-ma", 2, processes=1) as games:
        first = games.reset(seed=5).observations.copy()
        games.step(vector.random_actions(games.reset().masks, np.random.default_rng(1)))
        assert (games.reset(seed=5).observations == first).all()
        assert (games.reset().observations != first).any()


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0], "actions should be 2 whole numbers"),
        ([0.5, 1.0], "and not float64"),
        ([5, -1], "game 1: seat 0 may not do -1 now, which is no action: they go from 0 to 10716"),
        ([10_717, 5], "game 0: seat 0 may not do 10717 now, which is no action"),
    ],
)
def test_an_action_that_makes_no_sense_is_refused(actions: list[float], message: str) -> None:
    with vector.make("zoo-le-ma", 2, processes=1) as games:
        games.reset(seed=1)
        with pytest.raises(ValueError, match=message):
            games.step(actions)


def test_an_illegal_action_is_refused_before_anything_is_done() -> None:
    with vector.make("lucky-lions", 2, processes=1) as games:
        step = games.reset(seed=1)
        before = step.observations.copy()
        actions = vector.random_actions(step.masks, np.random.default_rng(1))
        actions[1] = int(np.argmin(step.masks[1]))
        with pytest.raises(ValueError, match=rf"game 1: seat {step.seats[1]} may not do {actions[1]} now, which is \w"):
            games.step(actions)
        assert (step.observations == before).all()


def test_what_cannot_be_made_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="0 games at once are not possible"):
        vector.make("lucky-lions", 0)
    with pytest.raises(ValueError, match="fewer than 1 process"):
        vector.make("lucky-lions", 2, processes=0)
    with pytest.raises(Exception, match="9"):
        vector.make("lucky-lions", 2, players=9)


def test_closed_games_and_games_that_have_not_begun_say_so() -> None:
    games = vector.make("lucky-lions", 2, processes=1)
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        games.step([0, 0])
    games.close()
    games.close()
    with pytest.raises(RuntimeError, match="closed"):
        games.reset()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_process_that_is_killed_is_told_and_the_others_end() -> None:
    games = vector.make("lucky-lions", 4, processes=3)
    step = games.reset(seed=1)
    first, second = games.process_ids
    os.kill(first, signal.SIGKILL)
    with pytest.raises(vector.WorkerEnded, match=r"exit code -9"):
        games.step(vector.random_actions(step.masks, np.random.default_rng(1)))
    assert games.process_ids == ()
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)
    with pytest.raises(RuntimeError, match="closed"):
        games.reset()


def test_a_process_that_fails_tells_why() -> None:
    with vector.make(FailingGame(), 2, processes=2) as games, pytest.raises(vector.WorkerEnded, match="no lions today"):
        games.reset(seed=1)

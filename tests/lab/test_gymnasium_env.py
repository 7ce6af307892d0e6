"""One seat as a Gymnasium environment, with bots in the others."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium")

import numpy as np
from gymnasium.utils.env_checker import check_env

from menagerie.core.contract import state_bytes
from menagerie.core.registry import all_games
from menagerie.lab.gymnasium_env import ILLEGAL, SingleSeat
from menagerie.lab.returns import returns

GAMES = [game.name for game in all_games()]


def play(env: SingleSeat, seed: int | None = None) -> tuple[float, int]:
    """A game of random legal actions: the reward and the number of decisions."""
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=seed)
    decisions, over, cut_off, reward = 0, False, False, 0.0
    while not (over or cut_off):
        assert info["action_mask"].any()
        action = rng.choice(info["action_mask"].nonzero()[0])
        _, reward, over, cut_off, info = env.step(action)
        decisions += 1
    assert not info["action_mask"].any()
    return reward, decisions


@pytest.mark.filterwarnings("ignore:.*minimum value is -infinity:UserWarning")
@pytest.mark.filterwarnings("ignore:.*maximum value is infinity:UserWarning")
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_it_in_order(name: str) -> None:
    check_env(SingleSeat(name, opponents=["random"], max_moves=200), skip_render_check=True)


@pytest.mark.parametrize("name", ["lucky-lions", "zoo-le-ma", "zoocracy"])
def test_a_whole_game_ends_with_the_return_of_the_seat(name: str) -> None:
    env = SingleSeat(name, seat=1, opponents=["random"], players=3)
    reward, decisions = play(env, 3)
    assert env.state is not None
    result = env.state.result()
    assert result is not None
    assert reward == returns(result)[1]
    assert 0 < decisions < env.moves
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_the_same_seed_gives_the_same_game_and_others_follow() -> None:
    games = []
    for seed in (5, 5):
        env = SingleSeat("lucky-lions", opponents=["keeper"])
        env.reset(seed=seed)
        assert env.state is not None
        first = state_bytes(env.state)
        env.reset()
        games.append((first, state_bytes(env.state)))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_the_seat_may_be_drawn() -> None:
    env = SingleSeat("lucky-lions", seat=None, opponents=["random"], players=4)
    seats = set()
    for seed in range(30):
        observation, info = env.reset(seed=seed)
        seats.add(env.seat)
        assert env.state is not None
        assert (observation == env.encoding.features(env.state, env.seat)).all()
        assert (info["action_mask"] == env.action_masks()).all()
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game_and_names_the_rule() -> None:
    env = SingleSeat("lucky-lions", opponents=["random"])
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (ILLEGAL, True)
    assert "." in info["refusal"]
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is not an action"):
        env.step(10**6)


def test_a_long_game_is_cut_off_without_a_reward() -> None:
    env = SingleSeat("18zoo", opponents=["random"], max_moves=50)
    reward, _ = play(env, 1)
    assert (reward, env.moves >= 50) == (0.0, True)


def test_it_says_the_position_in_words() -> None:
    env = SingleSeat("lucky-lions", opponents=["random"], render_mode="ansi")
    env.reset(seed=1)
    assert "zoo card" in (env.render() or "").lower()


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"opponents": ["nobody"]}, {"players": 9}])
def test_a_wrong_set_up_is_refused_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError, Exception), match=r"2|nobody|9"):
        SingleSeat("lucky-lions", **wrong)

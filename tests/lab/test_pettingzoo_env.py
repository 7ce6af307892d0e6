"""What the PettingZoo environment promises beyond PettingZoo's own tests."""

from __future__ import annotations

import importlib
import pickle
import sys
from typing import Any

import pytest

from menagerie.core.contract import Refused, state_bytes


@pytest.fixture
def zoo() -> Any:
    return pytest.importorskip("menagerie.lab.pettingzoo_env", reason="no PettingZoo here", exc_type=ImportError)


def test_without_pettingzoo_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "menagerie.lab.pettingzoo_env", raising=False)
    with pytest.raises(ImportError, match=r"menagerie\[research\]"):
        importlib.import_module("menagerie.lab.pettingzoo_env")


def test_games_without_a_seed_follow_from_the_last_seed(zoo: Any) -> None:
    games = []
    for seed in (5, 5, 6):
        env = zoo.raw_env("lucky-lions")
        env.reset(seed=seed)
        first = state_bytes(env.table)
        env.reset()
        games.append((first, state_bytes(env.table)))
    assert games[0] == games[1]
    assert len({games[0][0], games[0][1], games[2][0], games[2][1]}) == 4


def test_without_any_seed_no_two_games_are_the_same(zoo: Any) -> None:
    dealt = set()
    for _ in range(3):
        env = zoo.raw_env("lucky-lions")
        env.reset()
        dealt.add(state_bytes(env.table))
    assert len(dealt) == 3


def test_the_raw_environment_names_the_rule_an_action_breaks(zoo: Any) -> None:
    env = zoo.raw_env("lucky-lions")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = state_bytes(env.table)
    with pytest.raises(Refused) as refusal:
        env.step(int((mask == 0).nonzero()[0][-1]))
    assert refusal.value.violation.paragraph
    for nonsense in (-1, len(mask), None):
        with pytest.raises(ValueError, match="is not an action"):
            env.step(nonsense)
    assert state_bytes(env.table) == before


# PettingZoo's wrapper warns of the illegal move, which is the very thing this is about.
@pytest.mark.filterwarnings("ignore:.*Illegal move made:UserWarning")
def test_the_wrapped_environment_ends_at_an_illegal_action(zoo: Any) -> None:
    env = zoo.env("lucky-lions", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int((env.observe(agent)["action_mask"] == 0).nonzero()[0][0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_a_game_that_takes_too_long_is_cut_off(zoo: Any) -> None:
    env = zoo.raw_env("lucky-lions", 4, max_moves=3)
    env.reset(seed=2)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}
    while env.agents:
        assert not env.observe(env.agent_selection)["action_mask"].any()
        env.step(None)


def test_options_may_come_as_a_dictionary(zoo: Any) -> None:
    env = zoo.raw_env("Lucky Lions", 6, {"wild_animals": True, "market": 5})
    env.reset(seed=0)
    assert len(env.table.view(0).market) == 5


def test_it_can_be_sent_to_another_process_and_keeps_its_table(zoo: Any) -> None:
    env = pickle.loads(pickle.dumps(zoo.raw_env("lucky-lions", 3, {"busy_zoo": True}, max_moves=77)))
    assert (env.players, env.options.busy_zoo, env.max_moves) == (3, True, 77)


def test_the_state_is_what_all_seats_see_together(zoo: Any) -> None:
    env = zoo.raw_env("lucky-lions", 3)
    env.reset(seed=4)
    whole = env.state()
    assert env.state_space.contains(whole)
    parts = whole.reshape(3, -1)
    for agent, part in zip(env.possible_agents, parts, strict=True):
        assert (env.observe(agent)["observation"] == part).all()


def test_it_shows_the_table_in_words(zoo: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.raw_env("lucky-lions", 3, render_mode="ansi")
    env.reset(seed=4)
    text = env.render()
    assert "Market" in text
    env = zoo.raw_env("lucky-lions", 3, render_mode="human")
    env.reset(seed=4)
    assert text in capsys.readouterr().out


def test_without_a_render_mode_it_says_so(zoo: Any) -> None:
    env = zoo.raw_env("lucky-lions", 3)
    env.reset(seed=4)
    with pytest.warns(UserWarning, match="render mode"):
        assert env.render() is None

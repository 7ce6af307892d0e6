"""What the OpenSpiel games promise beyond OpenSpiel's own tests."""

from __future__ import annotations

import importlib
import pickle
import subprocess
import sys
from typing import Any

import pytest

from menagerie.core.contract import BadSetup, state_bytes
from menagerie.core.generator import Generator


@pytest.fixture
def spiel() -> Any:
    return pytest.importorskip("menagerie.lab.openspiel_game", reason="no OpenSpiel here", exc_type=ImportError)


def late_state(*of: Any) -> Any:
    from menagerie.lab import openspiel_game

    return openspiel_game.late_state(*of)


def load(text: str) -> Any:
    import pyspiel

    return pyspiel.load_game(text)


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "menagerie.lab.openspiel_game", raising=False)
    with pytest.raises(ImportError, match=r"menagerie\[research\]"):
        importlib.import_module("menagerie.lab.openspiel_game")


@pytest.mark.usefixtures("spiel")
def test_options_are_parameters() -> None:
    game = load("menagerie_lucky_lions(players=6,deals=9,wild_animals=True,market=5,deck=fresh)")
    assert (game.num_players(), game.max_chance_outcomes()) == (6, 9)
    assert (game.options.wild_animals, game.options.market, game.options.deck) == (True, 5, "fresh")
    assert load(str(game)).get_parameters() == game.get_parameters()


@pytest.mark.usefixtures("spiel")
def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        load("menagerie_lucky_lions(players=6)")
    with pytest.raises(ValueError, match="at least one deal"):
        load("menagerie_lucky_lions(deals=0)")


@pytest.mark.usefixtures("spiel")
def test_deals_are_equally_likely_and_differ() -> None:
    state = load("menagerie_lucky_lions(deals=5)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    assert len({str(state.child(deal)) for deal in range(5)}) == 5
    with pytest.raises(ValueError, match="no deal 5"):
        state.apply_action(5)


@pytest.mark.usefixtures("spiel")
def test_actions_have_words() -> None:
    state = load("menagerie_lucky_lions").new_initial_state()
    assert state.action_to_string(state.current_player(), 3) == "Deal 3"
    state.apply_action(3)
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(texts)) == len(texts)
    assert all("Fight over" in text for text in texts)
    assert "Market" in state.describe()


@pytest.mark.usefixtures("spiel")
def test_a_game_that_takes_too_long_is_over_and_nobody_gains() -> None:
    state = load("menagerie_lucky_lions(max_moves=3)").new_initial_state()
    state.apply_action(0)
    for _ in range(3):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0]


@pytest.mark.usefixtures("spiel")
def test_a_secret_discard_changes_the_information_of_its_owner_alone() -> None:
    rng = Generator("discards")
    state = load("menagerie_lucky_lions(players=3)").new_initial_state()
    state.apply_action(1)
    proved = 0
    while not state.is_terminal():
        seat, actions = state.current_player(), state.legal_actions()
        if state.dealt.state.step == "discard" and len(actions) > 1:
            one, other = state.child(actions[0]), state.child(actions[1])
            for viewer in range(3):
                same = one.information_state_string(viewer) == other.information_state_string(viewer)
                assert same == (viewer != seat)
            proved += 1
        state.apply_action(rng.choice(actions))
    assert proved


@pytest.mark.usefixtures("spiel")
def test_nothing_is_forgotten() -> None:
    """Perfect recall: as the game goes on, what a seat has done and seen only grows."""
    rng = Generator("recall")
    state = load("menagerie_lucky_lions(players=3,busy_zoo=True,more_decisions=True)").new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        before = [state.information_state_string(seat).split("\n= ")[0] for seat in range(3)]
        seat, action = state.current_player(), rng.choice(state.legal_actions())
        state.apply_action(action)
        for viewer in range(3):
            now = state.information_state_string(viewer)
            assert now.startswith(before[viewer])
            assert ("\n> " in now[len(before[viewer]) :]) == (viewer == seat)


@pytest.mark.usefixtures("spiel")
def test_python_ends_well_after_it() -> None:
    """OpenSpiel destroys the registered games only after Python has ended."""
    code = "import pyspiel, menagerie.lab.openspiel_game as o; s = pyspiel.load_game('menagerie_lucky_lions')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.usefixtures("spiel")
@pytest.mark.parametrize("name", ["lucky_lions", "zoo_le_ma", "zoocracy", "18zoo"])
def test_a_late_deal_can_end_after_so_many_moves(name: str) -> None:
    loaded = load(f"menagerie_{name}(deals=3,last_moves=4)")
    for deal in range(3):
        state = loaded.new_initial_state().child(deal)
        assert not state.is_terminal()
        late = late_state(loaded.rules, loaded.players, loaded.options, deal, 4)
        assert str(state) == state_bytes(late).decode()
        assert state_bytes(pickle.loads(pickle.dumps(state.dealt)).state) == state_bytes(late)
        random = Generator(f"last moves of deal {deal}")
        played = 0
        whole = loaded.rules.new(loaded.players, loaded.options, deal)
        while whole.waiting_on:
            if state_bytes(whole) == state_bytes(late):
                played = 0
            seat = whole.waiting_on[0]
            whole.apply(seat, random.choice(whole.legal(seat)))
            played += 1
        assert played == 4


@pytest.mark.usefixtures("spiel")
@pytest.mark.parametrize("name", ["lucky_lions", "zoo_le_ma", "zoocracy", "18zoo"])
def test_openspiels_sampled_cfr_learns_something_of_the_last_moves(name: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    np.random.seed(1)  # the solver draws from it
    loaded = load(f"menagerie_{name}(deals=2,last_moves=4)")
    solver = OutcomeSamplingSolver(loaded)
    for _ in range(4):
        solver.iteration()
    state = loaded.new_initial_state().child(0)
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.usefixtures("spiel")
def test_openspiels_cfr_comes_nearer_to_an_equilibrium_of_the_last_moves() -> None:
    from open_spiel.python.algorithms import cfr, exploitability

    loaded = load("menagerie_zoocracy(deals=4,last_moves=6)")
    solver = cfr.CFRSolver(loaded)
    gains = []  # what both sides could gain together by answering best
    for _ in range(3):
        solver.evaluate_and_update_policy()
        gains.append(exploitability.nash_conv(loaded, solver.average_policy()))
    assert gains[0] > 0.1
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < gains[0] / 2

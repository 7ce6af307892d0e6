"""3.4-3.6, 3.11: the roll, and what becomes of the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.actions import Choose
from menagerie.games.lucky_lions.events import Gained, Rolled
from tests.games.lucky_lions.positions import fight, kinds, rolled, state_with, zoo

FEW = [zoo("A", "lion fox panda", 2), zoo("B", score=3), zoo("C")]


@pytest.mark.proves("lucky-lions", "3.4")
def test_both_roll_a_random_card() -> None:
    shown: list[Counter[str]] = [Counter(), Counter()]
    for seed in range(600):
        state = state_with("lion fox fox", "panda dolphin", "lion", market=FEW)
        state.rng = Generator(f"roll {seed}")
        events = fight(state, "A", 1)
        rolls = [event for event in events if isinstance(event, Rolled)]
        assert [event.seat for event in rolls] == [0, 1]
        for event in rolls:
            shown[event.seat][event.card] += 1
    assert set(shown[0]) == {"lion", "fox"}
    assert 150 < shown[0]["lion"] < 250, "one card in three"
    assert set(shown[1]) == {"panda", "dolphin"}
    assert 250 < shown[1]["panda"] < 350


@pytest.mark.proves("lucky-lions", "3.5")
@pytest.mark.parametrize("rolls", ["lion panda", "panda lion", "lion lion"])
def test_winner_and_loser_take_their_cards_back(rolls: str) -> None:
    state = state_with("lion panda", "lion panda", market=FEW)
    fight(state, "A", 1, rolls)
    assert state.dice == [kinds("lion panda"), kinds("lion panda")]


@pytest.mark.proves("lucky-lions", "3.5")
def test_the_next_roll_is_from_the_whole_die_again() -> None:
    for second in ("lion", "fox"):
        state = state_with("lion fox", "panda", market=FEW)
        fight(state, "A", 1, "lion panda")
        assert state.active == 1
        assert rolled(fight(state, "B", 0, f"panda {second}")) == ["panda", second]


@pytest.mark.proves("lucky-lions", "3.6")
def test_the_best_animal_wins_the_card_and_its_points() -> None:
    state = state_with("panda", "lion", "fox", market=FEW, scores=[1, 2, 0])
    events = fight(state, "A", 1)
    assert Gained(1, "A", 2, 4) in events
    assert state.scores == [1, 4, 0]
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert [card.id for card in view.won[1]] == ["A"]
        assert view.scores == (1, 4, 0)
    assert state.dice == [kinds("panda"), kinds("lion"), kinds("fox")], "nobody discards without a tie"


@pytest.mark.proves("lucky-lions", "3.11")
def test_then_the_next_player_has_the_turn() -> None:
    state = state_with("panda", "lion", "fox", market=FEW, active=2)
    fight(state, "A", 1)
    assert (state.active, state.waiting_on, state.step, state.turn) == (0, (0,), "choose", 2)
    assert state.view(0).battle is None
    assert state.legal(0) == [Choose("B"), Choose("C")]

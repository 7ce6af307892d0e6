"""Sealed choices are mixed as an equilibrium asks, whoever was asked first."""

from __future__ import annotations

import pytest

from menagerie.bots.search import Budget, Search, SearchBot
from menagerie.bots.search.regret_matching import RegretMatching
from menagerie.bots.search.search import draw
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from tests.bots.search.sealed_toys import Pick, Toy

PENNIES = Toy((100, 0), (0, 100))
SCISSORS = Toy((50, 0, 100), (100, 50, 0), (0, 100, 50))
UNEVEN = Toy((90, 30), (20, 60))
"""90 p + 20 (1 - p) = 30 p + 60 (1 - p) for p = 0.4, and 90 q + 30 (1 - q) = 20 q + 60 (1 - q) for q = 0.3."""

SEARCHES = 2
"""So many are averaged: the coin alone moves what one of them finds by some 5 in 100."""


def shares(game: Toy, seat: int, *, answered: int | None = None, iterations: int = 2500) -> dict[int, float]:
    """What the search would play, where the other has already picked, or not."""
    state = game.new(2, None, "toy")
    if answered is not None:
        state.apply(1 - seat, Pick(answered))
    played: dict[int, float] = {}
    for seed in range(SEARCHES):
        found = Search(game, Generator(f"equilibrium {seed}")).run(observe(state, seat), Budget(iterations))
        assert found.mixed
        for one in found.candidates:
            played[one.action.number] = played.get(one.action.number, 0.0) + one.share / SEARCHES
    return played


@pytest.mark.parametrize(
    ("game", "seat", "equilibrium"),
    [
        (PENNIES, 0, [0.5, 0.5]),
        (SCISSORS, 1, [1 / 3, 1 / 3, 1 / 3]),
        (UNEVEN, 0, [0.4, 0.6]),
        (UNEVEN, 1, [0.3, 0.7]),
    ],
)
def test_it_finds_the_equilibrium(game: Toy, seat: int, equilibrium: list[float]) -> None:
    found = shares(game, seat)
    assert [found.get(number, 0.0) for number in range(len(equilibrium))] == pytest.approx(equilibrium, abs=0.1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("hidden", [0, 1])
def test_a_choice_already_made_is_neither_seen_nor_believed_to_be_what_is_guessed(seat: int, hidden: int) -> None:
    """The guess is that the other picked 0: a search that took this for certain would always pick one number."""
    assert shares(PENNIES, seat, answered=hidden) == pytest.approx({0: 0.5, 1: 0.5}, abs=0.1)
    assert shares(PENNIES, seat, answered=hidden, iterations=100) == shares(
        PENNIES, seat, answered=1 - hidden, iterations=100
    )


def test_a_choice_that_is_always_better_is_made() -> None:
    game = Toy((80, 70), (30, 20))
    assert shares(game, 0) == pytest.approx({0: 1.0, 1: 0.0}, abs=0.1)
    assert shares(game, 1)[1] > 0.75, "the coin hides a difference of 10 in 100 for long"


def test_what_is_played_is_drawn_from_the_strategy() -> None:
    played = [
        SearchBot(PENNIES, Generator(f"{seed}"), Budget(200)).choose(observe(PENNIES.new(2), 0)).action.number
        for seed in range(30)
    ]
    assert 6 <= sum(played) <= 24
    assert [draw([0.0, 1.0, 0.0], Generator(f"{seed}")) for seed in range(5)] == [1] * 5


def test_regret_matching_plays_what_was_regretted() -> None:
    learner = RegretMatching()
    learner.grow(3)
    assert learner.strategy([0, 1, 2], [2.0, 1.0, 1.0]) == [0.5, 0.25, 0.25], "nothing is known: the priors"
    for _ in range(20):
        for action, value in ((0, 0.2), (1, 0.9), (2, 0.2)):
            strategy = learner.strategy([0, 1, 2], [1.0, 1.0, 1.0])
            learner.update([0, 1, 2], strategy, action, 1 / 3, value)
    assert learner.strategy([0, 1, 2], [1.0, 1.0, 1.0])[1] > 0.95
    assert learner.strategy([0, 2], [1.0, 1.0, 1.0]) == [0.5, 0.5], "only among what is open in this world"
    assert learner.mixed([0, 1, 2], 0.05)[1] > 0.9
    assert sum(learner.mixed([0, 1, 2], 0.05)) == pytest.approx(1.0)

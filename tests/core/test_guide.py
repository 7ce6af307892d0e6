"""The guide of a decision: its goal, what the decision is for, and the phases, in every game and both languages."""

from __future__ import annotations

import pytest

from menagerie.core.contract import AnyGame, AnyState
from menagerie.core.generator import Generator
from menagerie.core.words import LANGUAGES, Words, words_for
from tests.finished_games import FINISHED

MOVES = 250
LONGEST_SENTENCE = 150
LONGEST_PURPOSE = 92
"""Two lines on a phone."""
LONGEST_PHASE = 20

each_game = pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.name)


def positions(game: AnyGame, players: int) -> list[AnyState]:
    """Up to so many positions of a random game, one for each kind of decision."""
    state, rng = game.new(players, None, "guide"), Generator("guide")
    found: dict[str, AnyState] = {}
    for _ in range(MOVES):
        if not state.waiting_on:
            break
        step = state.view(None).step
        found.setdefault(step, state.clone())
        seat = rng.choice(state.waiting_on)
        state.apply(seat, rng.choice(state.legal(seat)))
    return list(found.values())


def check_guide(game: AnyGame, state: AnyState, words: Words) -> str:
    """The guides of all seats and of a spectator; returns what the decision is for."""
    purposes = set()
    for seat in (None, *state.waiting_on):
        view = state.view(seat)
        guide = game.guide(view, words)
        assert guide.goal.endswith(".")
        assert len(guide.goal) <= LONGEST_SENTENCE
        assert all(0 < len(phase) <= LONGEST_PHASE for phase in guide.phases)
        assert guide.heading
        if seat in state.waiting_on:
            assert guide.purpose.endswith(".")
            assert len(guide.purpose) <= LONGEST_PURPOSE, guide.purpose
            purposes.add(guide.purpose)
        elif seat is None:
            assert not guide.purpose
    (purpose,) = purposes or {""}
    return purpose


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_says_what_it_is_for(game: AnyGame, language: str) -> None:
    words = words_for(game, language)
    found = positions(game, min(4, game.players[1]))
    purposes = [check_guide(game, state, words) for state in found]
    assert len(found) > 1
    told = [purpose for purpose in purposes if purpose]
    assert len(set(told)) == len(told), "two kinds of decisions are told apart"


@each_game
def test_the_present_phase_is_marked_and_changes(game: AnyGame) -> None:
    words = words_for(game, "en")
    marked = set()
    for state in positions(game, min(4, game.players[1])):
        guide = game.guide(state.view(None), words)
        if guide.phase is not None:
            marked.add(guide.phases[guide.phase])
    assert len(marked) > 1


@each_game
def test_phases_are_names_and_not_letters(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = words_for(game, language)
        for state in positions(game, min(4, game.players[1])):
            assert all(len(phase) > 2 for phase in game.guide(state.view(None), words).phases)

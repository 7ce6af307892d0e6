"""Choices that a page does by itself: only where everybody knows that there is no other."""

from __future__ import annotations

import typing

import pytest

from menagerie.core.contract import AnyGame, FreeAction, SealedAction, SecretAction, UnlistedAction
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games

MOVES = 400

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@each_game
def test_no_hidden_choice_is_done_by_itself(game: AnyGame) -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in typing.get_args(game.action_type)}
    for name in game.forced_types:
        assert not issubclass(kinds[name], (SealedAction, SecretAction, FreeAction, UnlistedAction))


@each_game
def test_whoever_watches_knows_that_there_is_no_other_choice(game: AnyGame) -> None:
    """Done at once, it tells the others that it was the only one; so they must know that before."""
    for seed in range(3):
        players = min(3, game.players[1])
        state, rng = game.new(players, None, f"forced {seed}"), Generator(f"forced {seed}")
        for _ in range(MOVES):
            if not state.waiting_on:
                break
            seat = rng.choice(state.waiting_on)
            legal = state.legal(seat)
            if game.is_forced(state, seat, legal):
                for other in range(players):
                    guess = state.guess(other, Generator("another world"))
                    assert guess.legal(seat) == legal, f"{other} cannot know that {seat} has no other choice"
            state.apply(seat, rng.choice(legal))


def test_the_last_choices_of_a_family_are_forced() -> None:
    (game,) = [one for one in all_games() if one.name == "18zoo"]
    state, rng, found = game.new(3, None, "2"), Generator("2"), 0
    for _ in range(MOVES):
        seat = rng.choice(state.waiting_on)
        legal = state.legal(seat)
        forced = game.is_forced(state, seat, legal)
        found += forced
        assert not forced or len(legal) == 1
        state.apply(seat, rng.choice(legal))
    assert found

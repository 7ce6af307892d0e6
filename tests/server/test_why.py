"""`Why`: an explanation made from the seat's view alone is the one the rules give on the real state."""

from __future__ import annotations

import random

import pytest

from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_guess_explains_what_the_real_state_would(game: AnyGame) -> None:
    """In turn and out of turn: the same paragraph, the same reason, the same alternative."""
    players = game.players[0]
    options = game.options_type()
    rng = random.Random(game.name)
    everything = game.all_actions(players, options)
    state = game.new(players, options, "why")
    legal_seen = 0
    for _ in range(40):
        if not state.waiting_on:
            break
        for seat in range(players):
            guessed = state.guess(seat, Generator("why"))
            own = state.legal(seat)
            for action in [*rng.sample(everything, min(12, len(everything))), *own[:3]]:
                assert guessed.check(seat, action) == state.check(seat, action), (seat, action)
            legal_seen += len(own)
        seat = rng.choice(state.waiting_on)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert legal_seen

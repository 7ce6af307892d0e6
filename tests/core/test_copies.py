"""States and generators are plain values: what Python can do with one, it can do with the compiled one as well."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from menagerie.core.contract import AnyGame, state_bytes
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games


@pytest.mark.parametrize("make_copy", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_state_can_be_copied_and_pickled(game: AnyGame, make_copy: Callable[[Any], Any]) -> None:
    state = game.new(game.players[0], seed="copies")
    for _ in range(5):
        seat = state.waiting_on[0]
        state.apply(seat, state.legal(seat)[0])
    copied = make_copy(state)
    before = state_bytes(state)
    assert state_bytes(copied) == before
    seat = copied.waiting_on[0]
    copied.apply(seat, copied.legal(seat)[0])
    assert state_bytes(state) == before


def test_a_clone_of_a_generator_goes_its_own_way() -> None:
    one = Generator("zoo")
    one.bits(100)
    for copied in (one.clone(), pickle.loads(pickle.dumps(one))):
        assert copied.snapshot() == one.snapshot()
        copied.bits(200)
        assert copied.snapshot() != one.snapshot()

"""Arrays of features and masks: the same as the game's own bytes and lists."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium")

import numpy as np

from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games
from menagerie.lab.encoding import Encoding


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))
def test_arrays_hold_what_the_game_writes(game: AnyGame) -> None:
    encoding = Encoding(game)
    state = encoding.new("arrays")
    rows = np.zeros((3, encoding.width), np.int16)
    raw = []
    for row in range(3):
        seat = state.waiting_on[0]
        legal = state.legal(seat)
        numbers, mask = encoding.features(state, seat), encoding.mask(state, seat)
        assert numbers.tolist() == encoding.layout.numbers(game.features(state, seat))
        assert encoding.feature_space().contains(numbers)
        assert encoding.mask_space().contains(mask)
        assert [encoding.all_actions[place] for place in mask.nonzero()[0]] == sorted(
            legal, key=encoding.all_actions.index
        )
        raw.append(game.features(state, seat))
        encoding.read_rows(b"".join(raw), rows[: row + 1])
        assert (rows[row] == numbers).all()
        state.apply(seat, legal[-1])


def test_scaled_numbers_lie_between_0_and_1_and_keep_their_order() -> None:
    encoding = Encoding("zoo-le-ma")
    assert encoding.scaled(encoding.least).tolist() == [0.0] * encoding.width
    assert encoding.scaled(encoding.most).tolist() == [1.0] * encoding.width
    middle = encoding.scaled(encoding.least // 2 + encoding.most // 2)
    assert middle.dtype == np.float32
    assert ((middle >= 0) & (middle <= 1)).all()

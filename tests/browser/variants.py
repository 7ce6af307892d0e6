"""The same path of a person with another map, game, language or screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def variants(values: Sequence[Any], usual: int | Sequence[int] = 0) -> list[Any]:
    """Parameters of which `./test` takes the usual ones (their places), and `./test --soak` the others as well."""
    places = (usual,) if isinstance(usual, int) else usual
    return [
        pytest.param(
            *(value if type(value) is tuple else (value,)), marks=() if place in places else (pytest.mark.soak,)
        )
        for place, value in enumerate(values)
    ]

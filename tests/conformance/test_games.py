"""Every game keeps every promise of the contract."""

from typing import Any

import pytest

import menagerie
from menagerie.core import conformance

ABOVE_THE_RULES = ("everything-has-words",)
"""Checks of what is not compiled: once, on the source, is enough."""


def parameters(brief: bool) -> list[Any]:
    """Every check of every game. Those of the rules are the same on the compiled wheel, and much faster there."""
    return [
        pytest.param(
            check,
            id=str(check),
            marks=pytest.mark.source_only if str(check).endswith(ABOVE_THE_RULES) else pytest.mark.compiled_first,
        )
        for game in menagerie.all_games()
        for check in conformance.checks(game, brief=brief)
    ]


@pytest.mark.parametrize("check", parameters(brief=True))
def test_conformance(check: conformance.Check) -> None:
    check()


@pytest.mark.soak
@pytest.mark.parametrize("check", parameters(brief=False))
def test_conformance_at_length(check: conformance.Check) -> None:
    check()

"""Every game keeps every promise of the contract."""

import pytest

import menagerie
from menagerie.core import conformance


@pytest.mark.parametrize(
    "check", [check for game in menagerie.all_games() for check in conformance.checks(game, brief=True)], ids=str
)
def test_conformance(check: conformance.Check) -> None:
    check()


@pytest.mark.soak
@pytest.mark.parametrize(
    "check", [check for game in menagerie.all_games() for check in conformance.checks(game)], ids=str
)
def test_conformance_at_length(check: conformance.Check) -> None:
    check()

"""Every game keeps every promise of the contract."""

import pytest

import menagerie
from menagerie.core import conformance


@pytest.mark.parametrize(
    "check", [check for game in menagerie.all_games() for check in conformance.checks(game)], ids=str
)
def test_conformance(check: conformance.Check) -> None:
    check()

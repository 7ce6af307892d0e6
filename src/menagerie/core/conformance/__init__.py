"""The conformance kit: written once, run against every game.

    import pytest
    from menagerie.core import conformance

    @pytest.mark.parametrize("check", conformance.checks(GAME), ids=str)
    def test_conformance(check: conformance.Check) -> None:
        check()

Each check raises `Broken`, an `AssertionError` that says what went wrong, where (set-up, seed, move), and what a game
has to do about it.
"""

from menagerie.core.conformance.kit import Check, checks
from menagerie.core.conformance.walk import Broken

__all__ = ["Broken", "Check", "checks"]

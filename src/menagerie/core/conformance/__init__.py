"""The conformance kit: written once, run against every game.

    import pytest
    from menagerie.core import conformance

    @pytest.mark.parametrize("check", conformance.checks(GAME), ids=str)
    def test_conformance(check: conformance.Check) -> None:
        check()

Each check raises `ContractError`, an `AssertionError` that says what is wrong, where (set-up, seed, move), and how to
fix it.
"""

from menagerie.core.conformance.kit import Check, checks
from menagerie.core.conformance.playout import ContractError

__all__ = ["Check", "ContractError", "checks"]

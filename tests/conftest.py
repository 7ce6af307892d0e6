"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.coverage_of_rules import CoverageOfRules, rules_of_all_games
from tests.second_try import SecondTries

# The same examples every time and no time limit, so that a test that passes on one machine passes on all.
settings.register_profile("menagerie", derandomize=True, deadline=None)
settings.load_profile("menagerie")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(CoverageOfRules(config, rules_of_all_games()), "coverage-of-rules")
    config.pluginmanager.register(SecondTries(config), "second-tries")


# Left out by `./test --quick`: what takes the most time, or starts browsers, servers and other processes.
SLOW = (
    "bots/test_hints.py",
    "browser",
    "cli/test_processes.py",
    "conformance",
    "faults",
    "games/eighteen_zoo/test_records.py",
    "games/lucky_lions/test_keeper.py",
    "games/zoo_le_ma/test_bots.py",
    "games/zoocracy/test_bots.py",
    "lab",
    "mutation",
    "peanuts/test_guide.py",
    "server",
    "test_wheel.py",
)

# Run on the compiled wheel by `./test`, and on the source only where there is none.
RULES = ("tests/games/", "tests/conformance/test_adapters.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    slow = tuple(f"tests/{name}" + ("::" if name.endswith(".py") else "/") for name in SLOW)
    for item in items:
        if item.nodeid.startswith(slow):
            item.add_marker(pytest.mark.slow)
        # What proves a paragraph runs on the source, too: the table at the end counts it there.
        if item.nodeid.startswith(RULES) and not any(item.iter_markers("proves")):
            item.add_marker(pytest.mark.compiled_first)

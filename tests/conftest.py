"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.coverage_of_rules import CoverageOfRules, rules_of_all_games

# The same examples every time and no time limit, so that a test that passes on one machine passes on all.
settings.register_profile("menagerie", derandomize=True, deadline=None)
settings.load_profile("menagerie")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(CoverageOfRules(config, rules_of_all_games()), "coverage-of-rules")

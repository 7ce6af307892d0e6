"""Settings of all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.coverage_of_rules import CoverageOfRules, chapters

# The same examples every time, on every machine, and no time limit.
settings.register_profile("menagerie", derandomize=True, deadline=None)
settings.load_profile("menagerie")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(CoverageOfRules(config, chapters()), "coverage-of-rules")

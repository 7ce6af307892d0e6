"""Tests of browsers, servers and faults that fail are run a second time; the run names those that passed then.

They wait for other processes: a server, a Chromium, a database. On a busy machine one of several hundred may fail
without a fault in the code. All other tests are run once, and so are the breakages: one that goes unnoticed must not
be noticed by luck.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

PLUGIN = "rerunfailures"
MOST = 10
"""Second tries in one run. When more tests than these fail, something is broken, and trying again only takes time."""


def try_twice(config: pytest.Config, items: Iterable[pytest.Item]) -> None:
    """Marks these tests, where the plugin is loaded; a debugger stops at the first failure instead."""
    if config.pluginmanager.hasplugin(PLUGIN) and not config.option.usepdb:
        for item in items:
            item.add_marker(pytest.mark.flaky(reruns=1))


class SecondTries:
    """The plugin that names them. With several processes the first one gets all the reports."""

    def __init__(self, config: pytest.Config) -> None:
        self.first_failures: dict[str, str] = {}  # test, and the end of what it said
        self.passed: list[str] = []
        if config.pluginmanager.hasplugin(PLUGIN) and config.option.max_suite_reruns is None:
            config.option.max_suite_reruns = MOST

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # pytest knows no such outcome: it is the word of the plugin for a failure that is tried again.
        if str(report.outcome) == "rerun":
            self.first_failures.setdefault(report.nodeid, _message(report))
        elif report.when == "call" and report.passed and report.nodeid in self.first_failures:
            self.passed.append(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.passed:
            return
        terminalreporter.section("passed at the second try", yellow=True)
        for test in self.passed:
            terminalreporter.line(f"{test}: {self.first_failures[test]}")


def _message(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = str(crash.message if crash else report.longrepr or "").strip().splitlines()
    return lines[0] if lines else "failed"

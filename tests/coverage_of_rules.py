"""Which paragraphs of the rules are proved: the table at the end of a test run.

A test says what it proves: ``@pytest.mark.proves("lucky-lions", "6.4", "6.5")``. A paragraph is proved when at least
one test that names it passed. A test that names an unknown game or paragraph is in error. A run of all the tests fails
while a finished game has a paragraph that no test proves; a run of some of them only shows the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest
from msgspec import Struct

from menagerie.core.ledger import LedgerError, ledger
from menagerie.core.registry import all_games
from tests.peanuts import GAME as PEANUTS

PROVES = "proves"
RUN_COMPILED = " and not compiled_first"
"""What ./test adds to the marks where these tests have run on the compiled wheel; they prove no paragraph."""


class RulesOfGame(Struct, frozen=True):
    """What is to be proved of one game."""

    name: str
    title: str
    paragraphs: tuple[str, ...]
    finished: bool

    def missing(self, proved: set[str]) -> list[str]:
        return [number for number in self.paragraphs if f"{self.name} {number}" not in proved]


def rules_of_all_games() -> list[RulesOfGame]:
    """Every game, and the one from the guide."""
    found = []
    for game in (*all_games(), PEANUTS):
        try:
            numbers = ledger(game).numbers
        except FileNotFoundError:
            numbers = ()  # a game that is not finished
        except LedgerError as trouble:
            raise pytest.UsageError(f"The rules of {game.title} do not read: {trouble}") from trouble
        found.append(RulesOfGame(game.name, game.title, numbers, game.finished))
    return found


def proofs_of(item: pytest.Item) -> Iterable[tuple[str, str]]:
    """Game and paragraph of everything a test says it proves."""
    for mark in item.iter_markers(PROVES):
        for paragraph in mark.args[1:] or ("",):
            yield str(mark.args[0] if mark.args else ""), str(paragraph)


class CoverageOfRules:
    """The plugin. With several processes the workers say what a test proves, and the first process keeps count."""

    def __init__(self, config: pytest.Config, games: Sequence[RulesOfGame]) -> None:
        self.config = config
        self.games = games
        self.proved: set[str] = set()  # game and paragraph

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        known = {game.name: game.paragraphs for game in self.games}
        for game, paragraph in proofs_of(item):
            if game not in known:
                pytest.fail(f"proves an unknown game: {game!r}", pytrace=False)
            if paragraph not in known[game]:
                pytest.fail(f"proves a paragraph that the rules of {game} do not have: {paragraph!r}", pytrace=False)
            item.user_properties.append((PROVES, f"{game} {paragraph}"))  # travels with the report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.proved.update(str(what) for name, what in report.user_properties if name == PROVES)

    @property
    def whole(self) -> bool:
        """Whether all the tests were asked for."""
        option = self.config.option
        usual_marks = ("", *self.config.getini("addopts"))  # the long tests are left out as a rule
        narrowed = (option.keyword, option.deselect, option.ignore, option.ignore_glob, option.collectonly)
        # What cacheprovider adds may be switched off.
        again = (getattr(option, name, False) for name in ("lf", "stepwise"))
        from_arguments = self.config.args_source is pytest.Config.ArgsSource.ARGS
        chosen = option.markexpr.removesuffix(RUN_COMPILED) not in usual_marks
        return not (from_arguments or chosen or any(narrowed) or any(again))

    @property
    def unproved(self) -> bool:
        """Whether a finished game lacks a proof, or even the rules."""
        return any(game.finished and (game.missing(self.proved) or not game.paragraphs) for game in self.games)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        counting = not hasattr(self.config, "workerinput")
        if counting and self.whole and self.unproved and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.proved and not self.whole:
            return
        terminalreporter.section("rules proved by these tests")
        wide = max((len(game.title) for game in self.games), default=0)
        for game in self.games:
            terminalreporter.line(self.row(game, wide))
        if self.whole and self.unproved:
            terminalreporter.line("A finished game needs a test for every paragraph.", red=True)

    def row(self, game: RulesOfGame, wide: int) -> str:
        if not game.paragraphs:
            return f"{game.title:<{wide}}  no rules written yet"
        missing, count = game.missing(self.proved), len(game.paragraphs)
        proved = count - len(missing)
        # Rounded down: one paragraph short of all is not 100 %.
        row = f"{game.title:<{wide}}  {proved:>3} of {count:>3}  {100 * proved // count:>3} %"
        return f"{row}  missing: {', '.join(missing)}" if missing else row

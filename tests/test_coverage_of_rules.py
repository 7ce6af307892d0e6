"""The table of proved rules: what it counts, and when it lets a run fail."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]
pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parents[1]

TOY = """
import pytest
from menagerie.core.ledger import parse
from tests.coverage_of_rules import CoverageOfRules, RulesOfGame

RULES = "# Toy\\n## 1 Play\\n**1.1** Roll.\\n**1.2** *ruling* Roll again.\\n"

def pytest_configure(config):
    games = [RulesOfGame("toy", "Toy Zoo", parse(RULES, "en").numbers, FINISHED)]
    config.pluginmanager.register(CoverageOfRules(config, games))
"""

ONE = """
import pytest

@pytest.mark.proves("toy", "1.1")
def test_roll():
    pass
"""

OTHER = """
import pytest

@pytest.mark.proves("toy", "1.2")
def test_again():
    BODY
"""


@pytest.fixture
def toy(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with a game of two rules and a test of the first."""
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{path}{os.pathsep}{ROOT}" if path else str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # several processes start, and should start quickly
    pytester.makeini(
        "[pytest]\ntestpaths = .\naddopts = --import-mode=importlib -m 'not soak'\nmarkers =\n  proves\n  soak\n"
    )
    pytester.makeconftest(TOY.replace("FINISHED", "True"))
    pytester.makepyfile(test_one=ONE)
    return pytester


def other_test(toy: pytest.Pytester, body: str = "pass", before: str = "") -> None:
    text = OTHER.replace("BODY", body)
    toy.makepyfile(test_other=text.replace("@pytest", f"{before}\n@pytest", 1))


def run(toy: pytest.Pytester, *arguments: str, processes: int = 0) -> pytest.RunResult:
    if processes:
        return toy.runpytest_subprocess("-p", "no:cacheprovider", "-p", "xdist", "-n", str(processes), *arguments)
    return toy.runpytest_inprocess("-p", "no:cacheprovider", *arguments)


@pytest.mark.parametrize("processes", [0, 2])
def test_a_run_of_everything_fails_while_a_paragraph_is_unproved(toy: pytest.Pytester, processes: int) -> None:
    done = run(toy, processes=processes)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.assert_outcomes(passed=1)
    done.stdout.fnmatch_lines(["Toy Zoo*1 of   2   50 %  missing: 1.2", "A finished game needs*"])


@pytest.mark.parametrize("processes", [0, 2])
def test_a_run_of_everything_passes_when_all_is_proved(toy: pytest.Pytester, processes: int) -> None:
    other_test(toy)
    done = run(toy, processes=processes)
    assert done.ret == pytest.ExitCode.OK
    done.assert_outcomes(passed=2)
    done.stdout.fnmatch_lines(["Toy Zoo*2 of   2  100 %"])
    done.stdout.no_fnmatch_line("*missing*")


@pytest.mark.parametrize(
    "body", ["assert False", "pytest.skip('not today')", "pytest.xfail('not yet')"], ids=["fails", "skips", "x-fails"]
)
def test_only_a_test_that_passed_proves_anything(toy: pytest.Pytester, body: str) -> None:
    other_test(toy, body)
    done = run(toy)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.fnmatch_lines(["Toy Zoo*1 of   2   50 %  missing: 1.2"])


@pytest.mark.parametrize(
    "chosen", [["-k", "roll"], ["-m", "proves"], ["test_one.py"], ["--deselect", "test_other.py"]], ids=lambda c: c[0]
)
def test_a_run_of_some_tests_only_shows_the_table(toy: pytest.Pytester, chosen: list[str]) -> None:
    done = run(toy, *chosen)
    assert done.ret == pytest.ExitCode.OK
    done.stdout.fnmatch_lines(["Toy Zoo*1 of   2   50 %  missing: 1.2"])


def test_a_run_after_that_of_the_compiled_wheel_is_whole(toy: pytest.Pytester) -> None:
    marks = "soak: long\n  compiled_first: tested already\n  proves: a paragraph"
    toy.makeini(f"[pytest]\naddopts = -m 'not soak'\nmarkers =\n  {marks}")
    done = run(toy, "-m", "not soak and not compiled_first")
    assert done.ret == pytest.ExitCode.TESTS_FAILED


def test_a_run_of_some_tests_that_prove_nothing_says_nothing(toy: pytest.Pytester) -> None:
    toy.makepyfile(test_plain="def test_plain(): pass")
    done = run(toy, "test_plain.py")
    assert done.ret == pytest.ExitCode.OK
    done.stdout.no_fnmatch_line("Toy Zoo*")


def test_a_game_that_is_only_begun_may_lack_proofs(toy: pytest.Pytester) -> None:
    toy.makeconftest(TOY.replace("FINISHED", "False"))
    done = run(toy)
    assert done.ret == pytest.ExitCode.OK
    done.stdout.fnmatch_lines(["Toy Zoo*1 of   2   50 %  missing: 1.2"])


def test_a_finished_game_without_rules_fails(toy: pytest.Pytester) -> None:
    toy.makeconftest(TOY.replace("FINISHED", "True").replace('parse(RULES, "en").numbers', "()"))
    toy.makepyfile(test_one="def test_plain(): pass")
    done = run(toy)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.fnmatch_lines(["Toy Zoo*no rules written yet"])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ('"toy", "1.9"', "*paragraph that the rules of toy do not have: '1.9'*"),
        ('"toy"', "*paragraph that the rules of toy do not have: ''*"),
        ('"toys", "1.1"', "*an unknown game: 'toys'*"),
    ],
)
def test_a_proof_of_what_is_not_there_is_an_error(toy: pytest.Pytester, wrong: str, message: str) -> None:
    other_test(toy, before=f"@pytest.mark.proves({wrong})")
    done = run(toy)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.assert_outcomes(passed=1, errors=1)
    done.stdout.fnmatch_lines([message])

"""What is tried a second time, what the run says of it, and what stays as it was for the tests that follow."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.second_try import PLUGIN

pytest.importorskip("pytest_rerunfailures", reason="pytest-rerunfailures is not installed")

pytest_plugins = ["pytester"]
pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parents[1]

TOY = """
from pathlib import Path

import pytest
from tests.second_try import SecondTries, try_twice

def pytest_configure(config):
    config.pluginmanager.register(SecondTries(config))

def pytest_collection_modifyitems(config, items):
    try_twice(config, [item for item in items if "once" not in item.name])

@pytest.fixture(scope="module")
def shared():
    log("open")
    yield
    log("close")

def log(line):
    with Path("log.txt").open("a") as file:
        file.write(line + "\\n")
"""

TESTS = """
from pathlib import Path

def tries(name):
    with Path(f"{name}.txt").open("a") as file:
        file.write("x")
    return len(Path(f"{name}.txt").read_text())

def test_late(shared):
    assert tries("late") == 2, "too late"

def test_after(shared):
    pass

def test_never():
    assert tries("never") > 2

def test_once():
    assert tries("once") == 2
"""


@pytest.fixture
def toy(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with a test that passes when it is run again."""
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{path}{os.pathsep}{ROOT}" if path else str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeini("[pytest]\naddopts = --import-mode=importlib --strict-markers\n")
    pytester.makeconftest(TOY)
    pytester.makepyfile(test_toy=TESTS)
    return pytester


def run(toy: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return toy.runpytest_subprocess("-p", "no:cacheprovider", "-p", PLUGIN, *arguments)


@pytest.mark.parametrize("processes", [(), ("-p", "xdist", "-n", "2", "--dist", "worksteal")], ids=["one", "several"])
def test_a_test_that_failed_is_run_once_more_and_named(toy: pytest.Pytester, processes: tuple[str, ...]) -> None:
    done = run(toy, *processes)
    done.assert_outcomes(passed=2, failed=2)
    done.stdout.fnmatch_lines(["*passed at the second try*", "test_toy.py::test_late: AssertionError: too late*"])
    done.stdout.no_fnmatch_line("test_toy.py::test_never: *")
    assert {name: len((toy.path / f"{name}.txt").read_text()) for name in ("late", "never", "once")} == {
        "late": 2,
        "never": 2,
        "once": 1,
    }


def test_what_the_module_shares_stays_open_for_the_second_try(toy: pytest.Pytester) -> None:
    run(toy)
    assert (toy.path / "log.txt").read_text().split() == ["open", "close"]


def test_when_very_many_fail_they_are_not_tried_again(toy: pytest.Pytester) -> None:
    toy.makepyfile(test_toy="import pytest\n@pytest.mark.parametrize('n', range(14))\ndef test_all(n): assert False")
    done = run(toy)
    assert done.parseoutcomes() == {"failed": 14, "rerun": 10}


def test_a_debugger_stops_at_the_first_failure(toy: pytest.Pytester) -> None:
    toy.makepyfile(test_toy="def test_late(): assert False")
    command = [sys.executable, "-m", "pytest", "-p", PLUGIN, "--pdb"]
    done = subprocess.run(command, input="q\n", cwd=toy.path, capture_output=True, text=True, check=False)
    assert "1 failed" in done.stdout
    assert "rerun" not in done.stdout.splitlines()[-1]


def test_without_the_plugin_every_test_is_run_once(toy: pytest.Pytester) -> None:
    done = toy.runpytest_subprocess("-p", "no:cacheprovider")
    done.assert_outcomes(passed=1, failed=3)

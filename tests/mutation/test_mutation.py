"""The tool that changes rules: it notices what a test notices, and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.__main__ import EQUIVALENT, equivalents
from tests.mutation.mutate import Change, all_changes, changes_in, sample

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parents[2]

RULES = '''"""A made-up module of rules."""

from __future__ import annotations

LIMIT = 3
UNUSED = 7


def tested(number: int) -> bool:
    """Whether it is over the limit; 9 is only a word here."""
    return number > LIMIT


def untested(number: int) -> int:
    return number + 1


def run_but_not_looked_at(number: int) -> int:
    return number * 2


def count_down(number: int, step: int) -> int:
    while number > 0:
        number -= step
    return number
'''

TESTS = """from made_up import rules


def test_tested() -> None:
    assert rules.tested(4)
    assert not rules.tested(3)
    rules.run_but_not_looked_at(1)


def test_count_down() -> None:
    assert rules.count_down(3, 1) == 0
"""

SCRIPT = """
import json, pathlib, sys
from tests.mutation.__main__ import EQUIVALENT, equivalents
from tests.mutation.mutate import all_changes
from tests.mutation.runner import Mutation, Target, baseline
root = pathlib.Path(sys.argv[1])
target = Target(root=root, package="made_up", rules=root / "made_up", tests=root / "tests", kept=root / "kept")
tests = baseline(target, lambda text: None)
tests = baseline(target, lambda text: sys.exit("ran twice"))
results = Mutation(target, tests).try_all(all_changes(target.rules, root))
print(json.dumps({change.after: result for change, result in results}))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "made_up").mkdir()
    (tmp_path / "made_up" / "__init__.py").touch()
    (tmp_path / "made_up" / "rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


@pytest.mark.skipif(not hasattr(os, "fork"), reason="it works with forks of one process")
def test_what_a_test_looks_at_is_noticed_and_nothing_else(folder: Path) -> None:
    paths = os.pathsep.join([str(ROOT), str(folder)])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    results = json.loads(done.stdout)
    assert results == {
        "LIMIT = 4": "noticed",
        "LIMIT = 2": "noticed",
        "UNUSED = 8": "unnoticed",
        "UNUSED = 6": "unnoticed",
        "return number >= LIMIT": "noticed",
        "return number - 1": "unnoticed",
        "return number + 2": "unnoticed",
        "return number + 0": "unnoticed",
        "return number * 3": "unnoticed",
        "return number * 1": "unnoticed",
        "while not (number > 0):": "noticed",
        "while number >= 0:": "noticed",
        "while number > 1:": "noticed",
        "number += step": "too long",
    }


def changes_of(source: str, tmp_path: Path) -> list[Change]:
    file = tmp_path / "rules.py"
    file.write_text(source, encoding="utf-8")
    return changes_in(file, tmp_path)


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = (a  # this and that\n  and b)", ["or b)"]),
        ("x = not (a or b)", ["x = (a or b)", "x = not (a and b)"]),
        ("if a < b:\n    pass", ["if not (a < b):", "if a <= b:"]),
        ("if a == b:\n    pass", ["if a != b:"]),
        ("x = é + 0", ["x = é - 0", "x = é + 1"]),
        ("x = True", ["x = False"]),
        ("x -= -1", ["x += -1", "x -= 1", "x -= -2", "x -= -0"]),
        ('return_no("5a.1", "not-yours", text="a-b c")', ['return_no("0.0", "not-yours", text="a-b c")',
                                                         'return_no("5a.1", "not-yours-other", text="a-b c")']),
        ('x = "some-text"', []),
        ("X = int | None", []),
        ("x: Literal[1] = y", []),
        ("def f(a: Literal[1] = b) -> Literal[2]:\n    'Text.'", []),
        ("class A(B, frozen=True):\n    __slots__ = ('a',)\n    def __repr__(self):\n        return 1", []),
        ("assert x > 0, 1", []),
    ],
)  # fmt: skip
def test_the_changes_of_a_line(source: str, after: list[str], tmp_path: Path) -> None:
    assert [change.after for change in changes_of(source, tmp_path)] == after


def test_a_change_keeps_every_line_where_it_is(tmp_path: Path) -> None:
    source = "x = (\n  a\n  and b\n)\nif (a or\n    b):\n  y = 1\n"
    for change in changes_of(source, tmp_path):
        assert change.edit(source.encode()).count(b"\n") == source.count("\n")


def test_a_sample_is_the_same_each_time_and_survives_an_edit_elsewhere(folder: Path) -> None:
    rules = folder / "made_up" / "rules.py"
    changes = all_changes(folder / "made_up", folder)
    first = sample(changes, 6, seed=1)
    assert first == sample(changes, 6, seed=1) != sample(changes, 6, seed=2)
    rules.write_text(RULES.replace("LIMIT = 3", "\n\nLIMIT = 3"), encoding="utf-8")
    again = sample(all_changes(folder / "made_up", folder), 6, seed=1)
    assert [change.key for change in again] == [change.key for change in first]


@pytest.mark.parametrize("game", sorted(file.stem for file in EQUIVALENT.glob("*.toml")))
def test_what_is_written_down_as_changing_nothing_can_still_be_changed(game: str) -> None:
    changes = all_changes(ROOT / "src" / "menagerie" / "games" / game / "rules", ROOT)
    assert equivalents(game, changes)  # it refuses an entry that no longer fits the source

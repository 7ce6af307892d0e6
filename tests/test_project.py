"""The project as a whole: locks, versions, changelog, how much an import loads, and what files may not contain."""

import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import menagerie
from tests.conftest import SLOW

ROOT = Path(__file__).resolve().parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

each_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)


def requirements(lock: Path) -> list[str]:
    """The requirements of a lock file, each with its continuation lines."""
    lines = [line for line in lock.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith("#")]
    return [line for line in "\n".join(lines).replace("\\\n", " ").splitlines() if line.strip()]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_all_locks_are_there() -> None:
    assert [lock.name for lock in LOCKS] == ["compile.txt", "dev.txt", "runtime.txt"]


@each_lock
def test_a_lock_names_no_address(lock: Path) -> None:
    # Each machine decides where its packages come from.
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*(-i|-f|--(extra-)?index-url|--find-links|--trusted-host)\b", text, re.MULTILINE)


@each_lock
def test_every_locked_requirement_is_exact_and_hashed(lock: Path) -> None:
    assert requirements(lock)
    for requirement in requirements(lock):
        assert re.match(r"[\w.\[\]-]+==[\w.+!]+ ", requirement), requirement
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", requirement), requirement


@each_lock
def test_a_lock_holds_what_pyproject_asks_for(lock: Path) -> None:
    extras = PYPROJECT["project"]["optional-dependencies"]
    wanted = [*PYPROJECT["project"]["dependencies"], *extras["server"]]
    if lock.name == "compile.txt":
        wanted = ["hatchling", "mypy", "setuptools"]
    if lock.name == "dev.txt":
        wanted += [requirement for extra in extras.values() for requirement in extra]
    names = {normal(re.split(r"[^\w.-]", requirement, maxsplit=1)[0]) for requirement in wanted} - {"menagerie"}
    locked = {normal(requirement.split("==")[0]) for requirement in requirements(lock)}
    assert names <= locked, f"lock anew (see CONTRIBUTING.md): {sorted(names - locked)}"


def test_the_version_is_the_same_everywhere() -> None:
    assert menagerie.__version__ == PYPROJECT["project"]["version"] == importlib.metadata.version("menagerie")
    for file in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / "web" / file).read_text(encoding="utf-8"))["version"] == menagerie.__version__


def test_everything_that_can_be_installed_is_in_the_extra_all() -> None:
    extras = dict(PYPROJECT["project"]["optional-dependencies"])
    (line,) = extras.pop("all")
    assert line == f"menagerie[{','.join(extras)}]"


def test_importing_menagerie_is_light() -> None:
    heavy = {"litestar", "sqlalchemy", "uvicorn", "pettingzoo", "pyspiel", "numpy", "typer", "rich", "fluent"}
    asked = "import json, sys, menagerie; print(json.dumps(sorted({name.split('.')[0] for name in sys.modules})))"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    loaded = set(json.loads(said))
    assert "menagerie" in loaded
    assert not loaded & heavy


def test_the_games_can_be_listed_twice() -> None:
    # In a new process: loading the package `menagerie.games` must not hide a function of ours.
    asked = "import menagerie; assert menagerie.all_games() == menagerie.all_games()"
    subprocess.run([sys.executable, "-c", asked], check=True)


@pytest.mark.source_only
def test_the_changelog_has_this_version_and_the_rules_versions_of_every_game() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {menagerie.__version__}\n" in text
    listed = {name: int(version) for name, version in re.findall(r"^\| ([\w-]+) \| (\d+) \|", text, re.MULTILINE)}
    assert listed == {game.name: game.rules_version for game in menagerie.all_games()}


@pytest.mark.source_only
def test_what_security_says_is_proved_by_tests_that_are_there() -> None:
    rows = [line for line in (ROOT / "docs" / "security.md").read_text(encoding="utf-8").splitlines() if "| `" in line]
    named = [re.findall(r"`([a-z_]+/test_[a-z_]+\.py)`", row.rsplit("|", 2)[1]) for row in rows]
    assert len(named) > 25
    assert all(named[row] or "the same" in rows[row].rsplit("|", 2)[1] for row in range(len(rows))), "no row without"
    assert all((ROOT / "tests" / file).is_file() for files in named for file in files)


def test_what_the_quick_test_leaves_out_is_there() -> None:
    assert [name for name in SLOW if not (ROOT / "tests" / name).exists()] == []


@pytest.mark.source_only
def test_the_workflow_runs_on_every_python_that_we_support() -> None:
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    (versions,) = re.findall(r"python: \[(.*)\]", text)
    assert versions == '"3.11", "3.12", "3.13", "3.14"'
    assert PYPROJECT["project"]["requires-python"] == ">=3.11"
    assert "python ./test" in text


@pytest.mark.source_only
def test_the_test_command_explains_itself() -> None:
    done = subprocess.run([sys.executable, ROOT / "test", "--help"], capture_output=True, text=True, check=True)
    assert "--soak" in done.stdout
    assert done.stderr == ""


@pytest.mark.source_only
def test_no_file_contains_a_path_of_the_machine_it_was_written_on() -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("this is not a git checkout, so there is no list of files to look through")
    # New files count as well, so that they are found before the commit.
    command = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    folder = re.compile(rb"(?<![\w.*-])/(?:home|root|Users|work)/[\w.-]|[A-Za-z]:\\+Users\\")
    guilty = []
    for name in filter(None, listed.decode().split("\0")):
        file = ROOT / name
        if file.is_file() and (found := folder.search(file.read_bytes())):
            guilty.append(f"{name}: {found.group().decode()}...")
    assert not guilty

"""The bare wheel, in an environment with its own dependencies and no extras."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]

pytestmark = pytest.mark.source_only

PLAY_A_GAME = """
import menagerie
game = menagerie.game("lucky-lions")
state = game.new(players=3, seed="a bare wheel")
moves = 0
while state.waiting_on:
    seat = state.waiting_on[0]
    state.apply(seat, state.legal(seat)[0])
    moves += 1
print(moves, len(state.result().standings), menagerie.__file__)
"""

# Nothing here may need a package of an extra.
IMPORTS = """
import importlib, pkgutil, menagerie, menagerie.bots, menagerie.cli, menagerie.games, menagerie.lab.simulate
for package in (menagerie.bots, menagerie.cli, menagerie.games):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
"""


def closure(names: list[str]) -> set[str]:
    """The packages with everything they need, as they are installed here."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        for line in importlib.metadata.requires(name) or []:
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                waiting.append(requirement.name)
    return found


def base_dependencies() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [Requirement(line).name for line in project["dependencies"]]


def share(name: str, site: Path) -> None:
    """Makes an installed package importable in another environment, without a network."""
    distribution = importlib.metadata.distribution(name)
    tops = {file.parts[0] for file in distribution.files or () if file.parts[0] not in ("..", "__pycache__")}
    for top in tops:
        ours, theirs = Path(str(distribution.locate_file(top))), site / top
        if theirs.exists() or not ours.exists():
            continue
        if os.name != "nt":
            theirs.symlink_to(ours)
        elif ours.is_dir():
            shutil.copytree(ours, theirs)
        else:
            shutil.copy(ours, theirs)


def install_bare_wheel(folder: Path) -> Path:
    """Builds the wheel and installs it alone; the folder with the environment's programs."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "wheels")]
    variables = {**os.environ, "MENAGERIE_PAGES": "0", "MENAGERIE_COMPILE": "0"}
    subprocess.run(build, cwd=ROOT, env=variables, check=True, capture_output=True)
    (wheel,) = (folder / "wheels").glob("*.whl")
    venv.create(folder / "venv", symlinks=os.name != "nt")
    bare = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--python",
        bare / "python",
        "install",
        "--quiet",
    ]
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True, capture_output=True)
    site = run(bare, "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    for name in closure(base_dependencies()):
        share(name, Path(site))
    return bare


def run(bare: Path, program: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return subprocess.run(
        [bare / program, *arguments],
        cwd=bare,
        env={**kept, "PYTHONUTF8": "1"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_bare_wheel_plays(tmp_path: Path) -> None:
    bare = install_bare_wheel(tmp_path)  # takes the longest by far, so all that it should do is one test

    library = run(bare, "python", "-c", PLAY_A_GAME)
    assert library.returncode == 0, library.stderr
    moves, standings, where = library.stdout.split(maxsplit=2)
    assert int(moves) > 10
    assert standings == "3"
    assert str(tmp_path) in where

    no_extra = run(bare, "python", "-c", IMPORTS)
    assert no_extra.returncode == 0, no_extra.stderr

    simulated = run(bare, "menagerie", "simulate", "lucky-lions", "--games", "2", "--seed", "1")
    assert simulated.returncode == 0, simulated.stderr

    record = tmp_path / "game.zoo.json"
    played = run(bare, "menagerie", "play", "lucky-lions", "--seed", "3", "--out", str(record), typed="q\n")
    assert played.returncode == 0, played.stderr
    assert record.exists()

    served = run(bare, "menagerie", "serve")
    assert served.returncode == 2
    assert served.stdout == ""
    assert 'pip install "menagerie[server]"' in served.stderr
    assert len(served.stderr.strip().splitlines()) == 1

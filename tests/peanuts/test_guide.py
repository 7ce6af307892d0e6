"""`docs/adding-a-game.md` is true: its excerpts are what the files contain today, and its commands give a game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.core import conformance
from menagerie.core.playthrough import play
from tests.conformance.mistakes import Patcher, a_clone_shares_a_list
from tests.peanuts import GAME

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
QUOTED = [file for file in HERE.rglob("*.*") if file.suffix in (".py", ".md", ".ftl") and file != Path(__file__)]
QUOTED.append(HERE.parent / "conformance" / "test_toy_game.py")
ZOOCRACY = HERE.parents[1] / "src" / "menagerie" / "games" / "zoocracy"  # the toy game has no board to explain
QUOTED += [ZOOCRACY / "explanations.py", ZOOCRACY / "text" / "explain.en.ftl"]
BOARDS = HERE.parents[1] / "web" / "src" / "games"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^):#]+)\)")


def blocks(*kinds: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(GUIDE.read_text("utf-8")) if kind in kinds]


def test_every_excerpt_is_in_the_files() -> None:
    sources = [file.read_text("utf-8") for file in QUOTED]
    excerpts = blocks("python", "ftl", "markdown")
    assert len(excerpts) > 20
    assert [text for text in excerpts if not any(text in source for source in sources)] == []
    boards = "\n".join(file.read_text("utf-8") for file in BOARDS.rglob("*.svelte"))
    assert [line for text in blocks("svelte") for line in text.splitlines() if line not in boards] == []


def test_the_outputs_it_shows_are_real(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    golden = play(GAME, GAME.playthroughs[0])
    (clones,) = [check for check in conformance.checks(GAME) if check.name == "clones-are-independent"]
    a_clone_shares_a_list(Patcher(monkeypatch, tmp_path))
    with pytest.raises(conformance.ContractError) as caught:
        clones()
    message, playthrough = blocks("text")
    assert message == f"{caught.value}\n"
    assert playthrough in golden


def test_every_kind_of_block_is_checked() -> None:
    kinds = {kind for kind, _ in BLOCK.findall(GUIDE.read_text("utf-8"))}
    assert kinds == {"python", "ftl", "markdown", "text", "console", "toml", "svelte"}


def test_what_it_links_and_lists_is_there() -> None:
    text = GUIDE.read_text("utf-8")
    links = [GUIDE.parent / link for link in LINK.findall(text)]
    rows = [row.split("|")[1] for row in text.splitlines() if row.startswith("| `")]
    listed = [HERE / name for row in rows for name in re.findall(r"`([\w./]+)`", row)]
    assert len(links) >= 4
    assert [path for path in (*links, *listed) if not path.exists()] == []
    modules = {file for file in HERE.rglob("*.*") if file.suffix in (".py", ".md", ".ftl", ".toml")}
    own = {file for file in modules if not file.name.startswith(("test_", "__init__"))}
    assert sorted(own - set(listed)) == [HERE / "rules" / "box.py"]  # it stands under data/


def test_every_check_it_names_exists() -> None:
    names = {check.name for check in conformance.checks(GAME)}
    named = set(re.findall(r"`([a-z]+(?:-[a-z]+){2,})`", GUIDE.read_text("utf-8")))
    assert named
    assert named <= names


@pytest.mark.source_only
@pytest.mark.skipif(shutil.which("perl") is None, reason="the commands of the guide use perl")
def test_its_first_commands_make_a_copy_that_passes(tmp_path: Path) -> None:
    """The tests of core and the conformance kit; what fails in them is what the guide says is missing."""
    left_out = shutil.ignore_patterns("pages", "__pycache__", "browser", "playthroughs")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("*.png"))
    for name in ("pyproject.toml", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, tmp_path)
    commands = [line for line in blocks("console")[0].splitlines() if not line.startswith("./test")]
    subprocess.run(["sh", "-e", "-c", "\n".join(commands)], cwd=tmp_path, check=True)
    options = ["-k", "acorns", "-q", "-n", "0", "-p", "no:cacheprovider", "--tb", "short"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/core", "tests/conformance", *options],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    failed = re.findall(
        r"^FAILED tests/core/test_playthroughs.py::test_golden\[acorns\.[\w.-]+\]", done.stdout, re.MULTILINE
    )
    passed = re.search(rf"^{len(failed)} failed, (\d+) passed", done.stdout, re.MULTILINE)
    assert len(failed) == 2, done.stdout
    assert passed, done.stdout
    assert int(passed[1]) > 100

"""`docs/adding-a-game.md` tells the truth: what it quotes is what the files say today."""

import re
from pathlib import Path

import pytest

from menagerie.core import conformance
from menagerie.core.playthrough import play
from tests.conformance.mistakes import Patcher, a_clone_shares_a_list
from tests.peanuts import GAME

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
QUOTED = [file for file in HERE.iterdir() if file.suffix in (".py", ".md", ".ftl")]
QUOTED.append(HERE.parent / "conformance" / "test_toy_game.py")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^):#]+)\)")


def blocks(*kinds: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(GUIDE.read_text("utf-8")) if kind in kinds]


def test_every_excerpt_stands_in_the_files() -> None:
    sources = [file.read_text("utf-8") for file in QUOTED if file != Path(__file__)]
    excerpts = blocks("python", "ftl", "markdown")
    assert len(excerpts) > 20
    assert [text for text in excerpts if not any(text in source for source in sources)] == []


def test_what_the_guide_shows_is_what_one_gets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = play(GAME, GAME.playthroughs[0])
    (clones,) = [check for check in conformance.checks(GAME) if check.name == "clones-are-independent"]
    a_clone_shares_a_list(Patcher(monkeypatch, tmp_path))
    with pytest.raises(conformance.ContractError) as caught:
        clones()
    message, playthrough = blocks("text")
    assert message == f"{caught.value}\n"
    assert playthrough in told


def test_every_kind_of_block_is_looked_at() -> None:
    kinds = {kind for kind, _ in BLOCK.findall(GUIDE.read_text("utf-8"))}
    assert kinds == {"python", "ftl", "markdown", "text", "console", "toml"}


def test_what_it_links_and_lists_is_there() -> None:
    text = GUIDE.read_text("utf-8")
    links = [GUIDE.parent / link for link in LINK.findall(text)]
    rows = [row.split("|")[1] for row in text.splitlines() if row.startswith("| `")]
    listed = [HERE / name for row in rows for name in re.findall(r"`([\w.]+)`", row)]
    assert len(links) >= 4
    assert len(listed) == 8
    assert [path for path in (*links, *listed) if not path.exists()] == []


def test_every_check_it_names_exists() -> None:
    names = {check.name for check in conformance.checks(GAME)}
    named = set(re.findall(r"`([a-z]+(?:-[a-z]+){2,})`", GUIDE.read_text("utf-8")))
    assert named
    assert named <= names

"""The import direction of the packages, and the shape of every game folder, as docs/architecture.md describes them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "menagerie"
TOY_GAME = ROOT / "tests" / "peanuts"
GAMES = sorted(folder.parent for folder in (SOURCE / "games").glob("*/__init__.py"))

pytestmark = pytest.mark.source_only

# --- the import direction

MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots"},
    "table": {"core", "games", "bots"},
    "club": {"core", "games", "bots", "table"},
    "cli": {"core", "games", "bots", "lab", "table", "club"},
    "server": {"core", "games", "bots", "table", "club"},
}
"""Which other packages of Menagerie the modules of a package may import."""

EXCEPTIONS = {
    ("core/registry.py", "games"): "finds the games by listing the folder",
    ("cli/bot_worker.py", "server"): "starts a bot worker",
    ("cli/serve.py", "server"): "starts the server",
}
"""Single modules that may import more, and why."""

NOT_IN_GAMES = {"asyncio", "datetime", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid"}
"""A game reads no clock, draws random numbers from its own generator only, and does no input or output."""


class Import(NamedTuple):
    module: str
    line: int


@cache
def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def imports(file: Path) -> Iterator[Import]:
    """Every module that a file imports, at its top or inside a function."""
    for node in ast.walk(parse(file)):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield Import(node.module, node.lineno)
            if node.module == "menagerie":
                yield from (Import(f"menagerie.{alias.name}", node.lineno) for alias in node.names)


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_only_what_lies_below_it(package: str) -> None:
    wrong = []
    for file in modules(SOURCE / package):
        name = file.relative_to(SOURCE).as_posix()
        for module, line in imports(file):
            top, _, rest = module.partition(".")
            target = rest.partition(".")[0]
            if top != "menagerie" or target not in MAY_IMPORT or target in (package, *MAY_IMPORT[package]):
                continue
            if (name, target) not in EXCEPTIONS:
                wrong.append(f"{name}:{line} imports {module}")
    allowed = ", ".join(sorted(MAY_IMPORT[package])) or "no other package"
    assert not wrong, f"{package} may import {allowed}:\n  " + "\n  ".join(wrong)


def test_every_exception_is_needed() -> None:
    for name, target in EXCEPTIONS:
        used = {module.partition(".")[2].partition(".")[0] for module, _ in imports(SOURCE / name)}
        assert target in used, f"{name} does not import {target}: take it out of EXCEPTIONS"


each_game = pytest.mark.parametrize("folder", [*GAMES, TOY_GAME], ids=lambda folder: folder.name)


@each_game
def test_a_game_imports_core_and_itself_and_no_clock(folder: Path) -> None:
    own = "tests.peanuts" if folder == TOY_GAME else f"menagerie.games.{folder.name}"
    wrong = []
    for file in modules(folder):
        if folder == TOY_GAME and file.name.startswith("test_"):
            continue
        for module, line in imports(file):
            ours = module.startswith(("menagerie", "tests")) and module != "menagerie"
            if ours and not module.startswith(("menagerie.core", own)):
                wrong.append(f"{file.relative_to(folder)}:{line} imports {module}: a game imports core and itself only")
            if module.partition(".")[0] in NOT_IN_GAMES:
                wrong.append(
                    f"{file.relative_to(folder)}:{line} imports {module}: no clock, no `random`, no I/O in a game"
                )
    assert not wrong, "\n" + "\n".join(wrong)


# --- the folder of a game

TOP = {
    "__init__.py", "game.py", "options.py", "actions.py", "events.py", "view.py", "features.py", "rules.en.md",
    "rules.fr.md",
}  # fmt: skip
TOP_OPTIONAL = {
    "analysis.py", "auto_pass.py", "explanations.py", "foresight.py", "history.py", "lesson.toml", "piece_uses.py",
    "static_document.py",
}  # fmt: skip
FOLDERS = {"rules", "bots", "text", "data"}
RULES = {"__init__.py", "state.py", "position.py", "steps.py", "guess.py"}  # and one module for each step
TEXT = {"__init__.py", "describe.py", "actions.py", "events.py", "names.py", "words.en.ftl", "words.fr.ftl"}
TEXT_OPTIONAL = {
    "explain.en.ftl", "explain.fr.ftl", "guide.py", "guide.en.ftl", "guide.fr.ftl", "log.py", "log.en.ftl",
    "log.fr.ftl", "reasons.en.ftl", "reasons.fr.ftl", "search.en.toml", "search.fr.toml", "side_offers.en.ftl",
    "side_offers.fr.ftl",
}  # fmt: skip

EXTRA = {
    "eighteen_zoo/analysis_answers.py": "answers the questions that analysis.py defines",
    "eighteen_zoo/harvest_search.py": "best harvests within a budget, for foresight.py and analysis_answers.py",
    "eighteen_zoo/importer": "reads the records of 18xx.games",
    "eighteen_zoo/text/map.py": "draws the map in characters",
    "zoo_le_ma/text/map.en.ftl": "the signs of that map",
    "zoo_le_ma/text/map.fr.ftl": "the same",
    "zoo_le_ma/text/map.py": "draws a zoo in characters",
    "zoocracy/validate_edition.py": "a command that checks the numbers of one's own box",
}
"""What single games have beyond the shape, and why."""


def names(folder: Path, *ignored: str) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__" and not path.name.startswith(ignored)}


def extra(folder: Path) -> set[str]:
    """The names in this folder that `EXTRA` allows."""
    found = (path.rpartition("/") for path in EXTRA)
    inside = folder.relative_to(TOY_GAME.parent if TOY_GAME in (folder, *folder.parents) else SOURCE / "games")
    return {name for parent, _, name in found if parent == inside.as_posix()}


def assert_shape(folder: Path, required: set[str], optional: set[str], *ignored: str) -> None:
    there = names(folder, *ignored)
    missing, unknown = sorted(required - there), sorted(there - required - optional - extra(folder))
    assert not missing, f"{folder.name}/ lacks {', '.join(missing)} (see docs/architecture.md)"
    assert not unknown, (
        f"{folder.name}/ has {', '.join(unknown)}: move it to rules/, bots/, text/ or data/, or name it in EXTRA"
    )


@each_game
def test_the_top_of_a_game_folder(folder: Path) -> None:
    assert_shape(folder, TOP | FOLDERS, TOP_OPTIONAL, *(("test_",) if folder == TOY_GAME else ()))


@each_game
def test_the_rules_of_a_game(folder: Path) -> None:
    missing = sorted(RULES - names(folder / "rules"))
    assert not missing, f"{folder.name}/rules/ lacks {', '.join(missing)}"


@each_game
def test_the_text_of_a_game(folder: Path) -> None:
    assert_shape(folder / "text", TEXT, TEXT_OPTIONAL, "board_")


@each_game
def test_the_bots_and_the_data_of_a_game(folder: Path) -> None:
    assert "__init__.py" in names(folder / "bots")
    assert list((folder / "data").rglob("*.toml")), f"{folder.name}/data/ has no facts of the box"
    stray = [file.name for file in (folder / "data").rglob("*.*") if file.suffix not in ("", ".toml")]
    assert not stray, f"{folder.name}/data/ holds {', '.join(stray)}: facts are TOML, code belongs elsewhere"


def functions(file: Path) -> set[str]:
    return {node.name for node in parse(file).body if isinstance(node, ast.FunctionDef)}


@each_game
def test_every_action_goes_through_the_steps_table(folder: Path) -> None:
    missing = sorted({"legal", "refuse", "apply"} - functions(folder / "rules" / "steps.py"))
    assert not missing, f"{folder.name}/rules/steps.py lacks {', '.join(missing)}: the one table dispatches all three"


@each_game
def test_hidden_information_is_dropped_in_the_view_alone(folder: Path) -> None:
    redacting = [file for file in modules(folder) if "redact" in functions(file) and file.name != "view.py"]
    assert not redacting, f"`redact` belongs into {folder.name}/view.py: {redacting}"


HOMES = {"Action": "actions.py", "Event": "events.py", "View": "view.py", "Options": "options.py"}
"""Where the structs that cross the boundary are defined, by the last word of their base class."""


@each_game
def test_the_structs_that_cross_the_boundary_are_on_top(folder: Path) -> None:
    wrong = []
    for file in modules(folder):
        if file.name.startswith("test_"):
            continue
        for node in [node for node in ast.walk(parse(file)) if isinstance(node, ast.ClassDef)]:
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            for kind, home in HOMES.items():
                if any(base.endswith(kind) for base in bases) and file != folder / home:
                    wrong.append(f"{file.relative_to(folder)} defines {node.name}, which belongs into {home}")
    assert not wrong, "\n" + "\n".join(wrong)


# --- CONTRIBUTING.md says where things are


def questions() -> list[tuple[str, str, str]]:
    """The rows of the table "Where is it?": question, file, names."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Where is it?")[2].partition("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| ")
    ]
    return [(question, file, name) for question, file, name in rows if question != "question"]


def test_there_are_enough_questions() -> None:
    assert len(questions()) >= 12


@pytest.mark.parametrize(("question", "file", "name"), questions(), ids=[row[0] for row in questions()])
def test_contributing_answers_where_it_is(question: str, file: str, name: str) -> None:
    words = re.findall(r"`([^`]+)`", f"{file} {name}")
    paths = [word for word in words if "/" in word and "<step>" not in word]
    for game in GAMES if "<game>" in file else GAMES[:1]:
        files = [SOURCE / path.replace("<game>", game.name) for path in paths]
        missing = [path for path in files if not path.exists()]
        assert not missing, f"{question} CONTRIBUTING.md names {missing}"
        text = "".join(path.read_text("utf-8") for path in files if path.is_file())
        for word in words:
            if re.fullmatch(r"[A-Za-z_.]+[a-z]", word) and not word.endswith((".py", ".ftl")):
                found = word.rpartition(".")[2]
                assert re.search(rf"\b{found}\b", text), f"{question} CONTRIBUTING.md: {word} is not in {files}"


def test_the_glossary_stays_short_enough_to_be_read() -> None:
    text = (SOURCE.parents[1] / "docs" / "architecture.md").read_text("utf-8").partition("## Glossary")[2]
    assert 15 < text.count("\n| **") <= 25

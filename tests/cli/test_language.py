"""Which language is spoken, and that both are whole."""

import re
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
import typer
from fluent.syntax import FluentParser, ast, visitor

import menagerie as library
from menagerie.cli.commands import app
from menagerie.cli.language import choose_language
from menagerie.cli.version import REASONS
from menagerie.core.words import core_words
from tests.cli.conftest import Order

HOME = Path(library.__file__).parent
CATALOGUES = ("cli", "bots", "lab")
COMMANDS = tuple(typer.main.get_group(app).commands)


@pytest.mark.parametrize(
    ("argv", "environ", "language"),
    [
        ([], {}, "en"),
        (["--lang", "fr"], {}, "fr"),
        (["--lang=FR"], {"MENAGERIE_LANG": "en"}, "fr"),
        (["--lang", "en"], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"MENAGERIE_LANG": "fr", "LC_ALL": "en_GB.UTF-8"}, "fr"),
        ([], {"LC_ALL": "fr_BE", "LANG": "en_US"}, "fr"),
        ([], {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "de"}, "fr"),
        ([], {"LANG": "fr.UTF-8"}, "fr"),
        ([], {"LANG": "fro"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_chosen(argv: list[str], environ: dict[str, str], language: str) -> None:
    assert choose_language(["games", *argv], environ) == (language, ["games"])


def test_what_comes_after_two_dashes_is_not_ours() -> None:
    assert choose_language(["verify", "--", "--lang", "fr"], {}) == ("en", ["verify", "--", "--lang", "fr"])


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_reads_in_both_languages(menagerie: Order, command: str) -> None:
    pages = {}
    for language in ("en", "fr"):
        answer = menagerie(*filter(None, [command]), "--help", "--lang", language)
        assert (answer.code, answer.err) == (0, "")
        pages[language] = answer.out
        assert "--lang" in answer.out
        assert max(map(len, answer.out.splitlines())) <= 80
    assert pages["en"].startswith("Usage:")
    assert pages["fr"].startswith("Usage\u00a0:")
    english = set(re.findall(r"[a-zA-Z]{4,}", pages["en"])) & {"which", "that", "with", "this", "Shows", "Otherwise"}
    assert english
    assert not english & set(re.findall(r"[a-zA-Z]{4,}", pages["fr"]))


def test_without_a_command_help_is_shown(menagerie: Order) -> None:
    assert menagerie() == menagerie("--help")._replace(out=menagerie().out)
    assert "simulate" in menagerie().out
    assert menagerie("simulate", "-h").out == menagerie("simulate", "--help").out


def test_the_version(menagerie: Order) -> None:
    assert menagerie("--version").out == f"menagerie {library.__version__}, plain Python (run from its source)\n"


def test_the_version_says_whether_the_rules_are_compiled_and_if_not_why(
    menagerie: Order, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("menagerie.cli.version.find_spec", lambda name: ModuleSpec(name, None, origin="generator.so"))
    assert menagerie("--version").out == f"menagerie {library.__version__}, compiled\n"
    monkeypatch.undo()

    monkeypatch.setattr("menagerie.cli.version.files", lambda _: tmp_path)
    (tmp_path / "plain_python.txt").write_text("no-compiler\n", encoding="ascii")
    assert menagerie("--version").out.endswith("plain Python (there was no C compiler when it was built)\n")


@pytest.mark.source_only
def test_the_version_knows_every_reason_not_to_compile() -> None:
    from compiler import IN_WORDS
    from hatch_build import FAILED, REFUSED

    assert {"source", *IN_WORDS, FAILED, REFUSED} == set(REASONS)
    assert all(core_words("fr").has(f"cli-version-{reason}") for reason in REASONS)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - how Fluent names it
        self.names.add(node.id.name)


def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the facts it speaks of."""
    found: dict[str, set[str]] = {}
    text = (HOME / "locales" / language / f"{catalogue}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            facts = Variables()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_both_catalogues_say_the_same_things_about_the_same_facts(catalogue: str) -> None:
    assert messages("en", catalogue) == messages("fr", catalogue)


@pytest.mark.source_only
def test_every_message_of_the_command_line_is_used_and_every_one_used_is_there() -> None:
    folders = ("cli", "lab", "games/eighteen_zoo/importer")
    source = "\n".join(path.read_text("utf-8") for folder in folders for path in (HOME / folder).rglob("*.py"))
    used = set(re.findall(r"""["']((?:cli|simulation-error|arena|balance|dataset)-[a-z-]+[a-z])["']""", source))
    written = {*messages("en", "cli"), *messages("en", "lab")}
    # Put together from the name of a parameter, a column, a finding.
    made = re.compile(
        r"cli-(help|meta|games|simulate|doctor|version)-|arena-(column|forfeit)-|balance-(column|kind|piece|variant)-"
    )
    assert used <= written
    assert {message for message in written - used if not made.match(message)} == set()


def test_french_keeps_its_spaces_together() -> None:
    for catalogue in CATALOGUES:
        text = (HOME / "locales" / "fr" / f"{catalogue}.ftl").read_text("utf-8")
        said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        assert not re.findall(r" [:;!»]|« ", said)

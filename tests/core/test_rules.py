"""Every game's rules: the same paragraphs in every language, and every number that is named somewhere is there."""

import re
import tokenize
from importlib.resources import files
from pathlib import Path

import pytest

from menagerie.core.contract import AnyGame
from menagerie.core.ledger import ledger
from menagerie.core.registry import all_games
from menagerie.core.words import LANGUAGES
from tests.finished_games import FINISHED

ROOT = Path(__file__).resolve().parents[2]
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]

NUMBER = re.compile(r"(?<![\w.])[0-9]+[a-z]?(?:\.[0-9]+[a-z]?)+(?!\.?\w)")
SECTION = re.compile(r'^[rf]*"""([0-9]+[a-z]?): ')
MENTION = re.compile(rf"\[({NUMBER.pattern})\](?!:)")
TARGET = re.compile(rf"^\[({NUMBER.pattern})\]: ([^#\s]*)#(\S+)$", re.MULTILINE)

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", OTHER_LANGUAGES)


def sources(game: AnyGame) -> list[Path]:
    return sorted(Path(str(files(game.package))).rglob("*.py"))


def remarks(source: Path) -> list[str]:
    """The comments and the strings of a module, docstrings included: where paragraphs are named."""
    with tokenize.open(source) as file:
        tokens = list(tokenize.generate_tokens(file.readline))
    wanted = {"COMMENT", "STRING", "FSTRING_MIDDLE"}
    return [token.string for token in tokens if tokenize.tok_name[token.type] in wanted]


@each_game
@each_other_language
def test_the_numbers_are_the_same_in_every_language(game: AnyGame, language: str) -> None:
    english, other = ledger(game, "en"), ledger(game, language)
    assert other.numbers == english.numbers
    assert [section.number for section in other.sections] == [section.number for section in english.sections]


@each_game
@each_other_language
def test_the_same_paragraphs_are_rulings_in_every_language(game: AnyGame, language: str) -> None:
    english, other = (
        [paragraph.number for paragraph in ledger(game, spoken).paragraphs if paragraph.ruling]
        for spoken in ("en", language)
    )
    assert other == english


@each_game
@each_language
def test_every_paragraph_says_something(game: AnyGame, language: str) -> None:
    rules = ledger(game, language)
    assert rules.paragraphs
    assert all(section.paragraphs for section in rules.sections)
    assert not [paragraph.number for paragraph in rules.paragraphs if not paragraph.text.strip()]


@each_game
@each_other_language
def test_no_paragraph_was_left_in_english(game: AnyGame, language: str) -> None:
    english = {paragraph.number: paragraph.text for paragraph in ledger(game, "en").paragraphs}
    copied = [own.number for own in ledger(game, language).paragraphs if own.text == english.get(own.number)]
    assert not copied


@each_game
@each_language
def test_paragraphs_refer_to_paragraphs_that_are_there(game: AnyGame, language: str) -> None:
    rules = ledger(game, language)
    lost = {
        f"{paragraph.number} names {number}"
        for paragraph in rules.paragraphs
        for number in NUMBER.findall(paragraph.text)
        if rules.paragraph(number) is None
    }
    assert not lost


@pytest.mark.source_only
@each_game
def test_every_paragraph_the_code_names_is_in_the_rules(game: AnyGame) -> None:
    rules = ledger(game, "en")
    named = 0
    lost = set()
    for source in sources(game):
        for remark in remarks(source):
            numbers = NUMBER.findall(remark)
            named += len(numbers)
            lost |= {f"{source.name} names {number}" for number in numbers if rules.paragraph(number) is None}
            section = SECTION.match(remark)
            if section and rules.section(section[1]) is None:
                lost.add(f"{source.name} names section {section[1]}")
    assert not lost
    assert named, "the code says nowhere which rules it follows"


@pytest.mark.source_only
@pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.name)
def test_the_page_of_a_game_links_every_ruling(game: AnyGame) -> None:
    page = ROOT / "docs" / f"{game.name}.md"
    rules = ledger(game, "en")
    text = page.read_text("utf-8")
    targets = TARGET.findall(text)
    for number, path, anchor in targets:
        paragraph = rules.paragraph(number)
        assert paragraph is not None, f"{page.name} links {number}, which is not there"
        assert (page.parent / path).resolve() == Path(str(files(game.package) / "rules.en.md")).resolve()
        section = next(section for section in rules.sections if paragraph in section.paragraphs)
        assert anchor == slug(f"{section.number} {section.title}"), number
    mentioned = set(MENTION.findall(text))
    assert mentioned == {number for number, _, _ in targets}
    assert not {paragraph.number for paragraph in rules.paragraphs if paragraph.ruling} - mentioned


def slug(heading: str) -> str:
    """The anchor that Markdown viewers give a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")

"""`games` and `rules`."""

import pytest

import menagerie as library
from menagerie.bots import bots_for
from menagerie.core.ledger import ledger
from tests.cli.conftest import Order

LIONS = "lucky-lions"


def flat(text: str) -> str:
    return " ".join(text.split())


def test_every_game_is_listed(menagerie: Order) -> None:
    answer = menagerie("games")
    assert answer.code == 0
    for game in library.all_games():
        assert game.name in answer.out
        assert game.title in answer.out
        assert all(level in answer.out for level in game.levels)
    assert "2–6" in answer.out


def test_one_game_is_shown_with_all_its_options(menagerie: Order) -> None:
    for name in (LIONS, "lucky_lions", "Lucky Lions"):
        answer = menagerie("games", name)
        assert answer.code == 0
        for option in library.game(LIONS).options_type.__struct_fields__:
            assert option in answer.out
        assert "[a whole number from 2 to 6; otherwise 4]" in flat(answer.out)
        assert "[fixed, fresh; otherwise fixed]" in flat(answer.out)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "builder Builder (3 paws): builds what pays. Knows what"),
        ("fr", "builder Le bâtisseur (3 pattes) : construit ce qui rapporte. Sait"),
    ],
)
def test_one_game_is_shown_with_its_bots_how_strong_they_are_and_what_they_are_like(
    menagerie: Order, language: str, line: str
) -> None:
    answer = menagerie("games", "zoo-le-ma", "--lang", language)
    assert line in flat(answer.out)
    for bot in bots_for(library.game("zoo-le-ma")):
        assert f"  {bot} " in answer.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_ledger(menagerie: Order, language: str) -> None:
    answer = menagerie("rules", LIONS, "--lang", language)
    book = ledger(library.game(LIONS), language)
    lines = answer.out.splitlines()
    assert lines[0] == book.title
    assert max(map(len, lines)) <= 80
    for section in book.sections:
        assert f"{section.number} {section.title}" in lines
    shown = [line.split()[0] for line in lines if line[:1].isdigit() and "." in line.split()[0]]
    assert shown == list(book.numbers)
    mark = {"en": "[ruling]", "fr": "[décision]"}[language]
    marked = [line.split()[0] for line in lines if line.split()[1:2] == [mark]]
    assert marked == [one.number for one in book.paragraphs if one.ruling]
    assert "**" not in answer.out


def test_a_paragraph_and_a_section(menagerie: Order) -> None:
    one = menagerie("rules", LIONS, "3.7").out.splitlines()
    assert one[0].startswith("3 ")
    assert one[1].startswith("3.7 ")
    section = menagerie("rules", LIONS, "5a").out
    book = ledger(library.game(LIONS))
    wanted = book.section("5a")
    assert wanted is not None
    assert [line.split()[0] for line in section.splitlines() if line.startswith("5a.")] == [
        paragraph.number for paragraph in wanted.paragraphs
    ]


def test_searching(menagerie: Order) -> None:
    book = ledger(library.game(LIONS), "fr")
    found = menagerie("rules", LIONS, "--search", "EGALITE", "--lang", "fr")
    shown = [line.split()[0] for line in found.out.splitlines() if line[:1].isdigit() and "." in line.split()[0]]
    assert shown == [one.number for one in book.search("égalité")] != []
    within = menagerie("rules", LIONS, "3", "--search", "discard").out.splitlines()
    assert all(line.startswith(("3", " ")) for line in within)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_begin_with_their_summary(menagerie: Order, language: str) -> None:
    summary = ledger(library.game(LIONS), language).summary
    assert summary is not None
    shown = menagerie("rules", LIONS, "--lang", language).out
    assert shown.index(summary.title) < shown.index(summary.goal[:30]) < shown.index("1.2")
    assert "**" not in shown


def test_a_search_knows_everyday_words(menagerie: Order) -> None:
    found = menagerie("rules", LIONS, "--search", "how do I win").out
    assert next(line.split()[0] for line in found.splitlines() if line.startswith("2.")) == "2.1"
    assert menagerie("rules", "zoo-le-ma", "--search", "argent", "--lang", "fr").out.splitlines()[1].startswith("8.4")


def test_a_search_that_finds_nothing(menagerie: Order) -> None:
    answer = menagerie("rules", LIONS, "--search", "xylophone")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "menagerie: No paragraph holds “xylophone”.\n"

"""The rules as a newcomer meets them: summary first, rulings last in their section, questions in everyday words."""

from collections import Counter

import pytest
from msgspec import structs

from menagerie.core.contract import AnyGame
from menagerie.core.ledger import LedgerError, ledger, parse
from menagerie.core.ledger_search import EverydayWords, Question, everyday_words
from menagerie.core.registry import all_games, game
from menagerie.core.words import LANGUAGES
from tests.finished_games import FINISHED

from .test_rules import NUMBER

each_game = pytest.mark.parametrize("game_", all_games(), ids=lambda one: one.name)
each_finished_game = pytest.mark.parametrize("game_", FINISHED, ids=lambda one: one.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)

LONGEST_SUMMARY = 2_200
"""Characters that fit on one page."""

QUESTIONS = {
    ("lucky-lions", "en"): {
        "how do I win": "2.1",
        "What is the goal of the game?": "2.1",
        "when is the game over": "2.1",
        "cheat sheet": "3.1",
        "what can I do on my turn": "3.1",
        "tie": "3.7",
        "what happens if it is a draw": "3.7",
        "who wins a battle": "4.2",
        "how do I count the arrows": "4.2",
        "how many players": "1.1",
        "set up": "1.4",
        "who goes first": "1.6",
        "roll the dice": "3.4",
        "animal missing from the ring": "4.3",
        "throw away a card": "3.8",
        "what does the people icon mean": "6.2",
        "is my last card safe": "3.9",
        "wild dolphin": "7.6",
    },
    ("lucky-lions", "fr"): {
        "comment gagner": "2.1",
        "Quel est le but du jeu ?": "2.1",
        "aide-mémoire": "3.1",
        "que faire à mon tour": "3.1",
        "égalité": "3.7",
        "que se passe-t-il en cas d’égalité ?": "3.7",
        "comment gagner un combat": "4.2",
        "compter les flèches": "4.2",
        "mise en place": "1.4",
        "qui commence": "1.6",
        "lancer le dé": "3.4",
        "animal absent": "4.3",
        "défausser": "3.8",
        "dauphin sauvage": "7.6",
    },
    ("zoo-le-ma", "en"): {
        "how do I win": "9.1",
        "cheat sheet": "2.2",
        "tie": "3.3",
        "what if we have the same bid": "3.3",
        "what if two players have the same points": "9.2",
        "money": "8.4",
        "how do I get coins": "8.4",
        "scoring": "8.1",
        "set up": "1.2",
        "how many players": "1.1",
        "can I bid nothing": "3.5",
        "where can I place a tile": "4.2",
        "what if the tile does not fit": "4.6",
        "how do I get visitors": "5.3",
        "trees": "6.1",
        "bench": "7.1",
        "how long is the game": "2.2",
    },
    ("zoo-le-ma", "fr"): {
        "comment gagner": "9.1",
        "aide-mémoire": "2.2",
        "égalité": "3.3",
        "même mise": "3.3",
        "égalité de points": "9.2",
        "argent": "8.4",
        "comment gagner de l’argent": "8.4",
        "compter les points": "8.1",
        "mise en place": "1.2",
        "ne rien miser": "3.5",
        "où poser une tuile": "4.2",
        "comment attirer des visiteurs": "5.3",
        "bancs": "7.1",
        "arbres": "6.1",
    },
    ("zoocracy", "en"): {
        "how do I win": "6.2",
        "how many points do I need to win": "6.2",
        "when does the game end": "6.1",
        "cheat sheet": "5.1",
        "tie": "6.3",
        "what if two bids are the same": "5a.5",
        "money": "5c.8",
        "how do I get food": "5c.8",
        "set up": "3.1",
        "how many players": "1.1",
        "two players": "7.1",
        "how do I get a goal": "5g.6",
        "majority": "5d.10",
        "how do I form a government": "5d.4",
        "how do I get seats": "5c.4",
        "how do I become president": "5a.3",
        "hand limit": "5g.4",
        "who goes first": "5b.3",
    },
    ("zoocracy", "fr"): {
        "comment gagner": "6.2",
        "quand la partie est-elle finie": "6.1",
        "aide-mémoire": "5.1",
        "égalité": "6.3",
        "argent": "5c.8",
        "comment avoir de la nourriture": "5c.8",
        "mise en place": "3.1",
        "à deux": "7.1",
        "réaliser un objectif": "5g.6",
        "majorité": "5d.10",
        "comment former un gouvernement ?": "5d.4",
        "devenir président": "5a.3",
        "limite de main": "5g.4",
        "qui commence": "5b.3",
    },
    ("18zoo", "en"): {
        "how do I win": "8.3",
        "when is the game over": "8.1",
        "cheat sheet": "7.1",
        "tie": "8.4",
        "money": "1.3",
        "set up": "2.3",
        "how do I buy shares": "6.4",
        "sell shares": "6.2",
        "how do I start a company": "6.3",
        "buy a train": "7.6",
        "when do trains rust": "3.3",
        "dividend": "7.5a",
        "how do I lay track": "7.2",
        "upgrade a tile": "7.2c",
        "route": "7.4",
        "what if I cannot pay": "7.6.1",
        "tickets": "4.4",
        "share price": "6.1",
        "D22": "10.22",
    },
    ("18zoo", "fr"): {
        "comment gagner": "8.3",
        "fin de la partie": "8.1",
        "aide-mémoire": "7.1",
        "égalité": "8.4",
        "argent": "1.3",
        "mise en place": "2.3",
        "acheter des actions": "6.4",
        "vendre une action": "6.2",
        "comment lancer une famille": "6.3",
        "acheter un train": "7.6",
        "retraite": "3.3",
        "dividende": "7.5a",
        "poser une voie": "7.2",
        "achat forcé": "7.6.1",
        "billets": "4.4",
    },
}


@each_finished_game
@each_language
def test_the_rules_begin_with_goal_and_summary(game_: AnyGame, language: str) -> None:
    rules = ledger(game_, language)
    assert rules.summary is not None
    assert rules.summary.goal
    assert len(rules.summary.points) >= 5
    whole = " ".join([rules.summary.goal, *(f"{point.title} {point.text}" for point in rules.summary.points)])
    assert len(whole) < LONGEST_SUMMARY
    lost = [number for number in NUMBER.findall(whole) if rules.paragraph(number) is None]
    assert not lost


@each_finished_game
def test_the_summary_names_the_same_paragraphs_in_every_language(game_: AnyGame) -> None:
    named = []
    for language in LANGUAGES:
        summary = ledger(game_, language).summary
        assert summary is not None
        named.append([NUMBER.findall(text) for text in (summary.goal, *(point.text for point in summary.points))])
    assert all(one == named[0] for one in named)


@each_game
@each_language
def test_rulings_come_last_in_their_section(game_: AnyGame, language: str) -> None:
    for section in ledger(game_, language).sections:
        rulings = [paragraph.ruling for paragraph in section.paragraphs]
        assert rulings == sorted(rulings), section.number


def test_rulings_come_last_wherever_they_stand_in_the_file() -> None:
    book = parse("# T\n## 1 S\n**1.1** *ruling* A.\n**1.2** B.\n## 2 S\n**2.1** C.\n", "en")
    assert book.numbers == ("1.2", "1.1", "2.1")


def test_a_summary_stands_before_the_first_section() -> None:
    book = parse(
        "# T\n## In short\nWin,\nif you can.\n- **First** do this (1.1),\n  then that.\n- Rest.\n## 1 S\n**1.1** A.\n",
        "en",
    )
    assert book.summary is not None
    assert book.summary.title == "In short"
    assert book.summary.goal == "Win, if you can."
    assert [(point.title, point.text) for point in book.summary.points] == [
        ("First", "do this (1.1), then that."),
        ("", "Rest."),
    ]
    assert book.numbers == ("1.1",)
    with pytest.raises(LedgerError, match="line 4"):
        parse("# T\n## 1 S\n**1.1** A.\n## In short\n", "en")


@pytest.mark.parametrize(
    ("name", "language", "question", "number"),
    [(*where, question, number) for where, asked in QUESTIONS.items() for question, number in asked.items()],
)
def test_everyday_questions_find_their_paragraph_first(name: str, language: str, question: str, number: str) -> None:
    found = ledger(game(name), language).find(question)
    assert [one.number for one in found[:1]] == [number]


def test_there_are_enough_questions_of_every_game() -> None:
    assert set(QUESTIONS) == {(one.name, language) for one in FINISHED for language in LANGUAGES}
    assert min(len(asked) for asked in QUESTIONS.values()) >= 12


@each_finished_game
@each_language
def test_every_paragraph_that_a_question_names_is_there(game_: AnyGame, language: str) -> None:
    known = set(ledger(game_, language).numbers)
    questions = everyday_words(game_.package, language).questions
    assert questions
    assert not {number for question in questions for number in question.paragraphs} - known
    said = Counter(word for question in questions for word in question.words)
    assert not [word for word, times in said.items() if times > 1], "one question, one answer"


@each_game
@each_language
def test_what_is_highlighted_is_in_the_text(game_: AnyGame, language: str) -> None:
    rules = ledger(game_, language)
    words = {"en": "tie", "fr": "égalité"}[language]
    for found in rules.find(words):
        paragraph = rules.paragraph(found.number)
        assert paragraph is not None
        for start, end in found.marks:
            assert 0 <= start < end <= len(paragraph.text)
            assert paragraph.text[start:end].isalnum()


POND = parse(
    "# Pond\n## 1 Ducks\n**1.1** Ducks that tied swim on.\n**1.2** Every party of ducks pays a shell.\n"
    "**1.3** *ruling* A tie is a tie.\n",
    "en",
)


def test_synonyms_and_questions_are_data() -> None:
    everyday = EverydayWords(
        ignored=("how",), synonyms={"money": ("shell",)}, questions=(Question(("win prize",), ("1.3",)),)
    )
    book = structs.replace(POND, everyday=everyday)
    assert [one.number for one in book.find("how money")] == ["1.2"]
    assert [one.number for one in book.find("prize, how win")] == ["1.3"]
    assert POND.find("money") == ()


def test_a_tie_is_no_party_and_endings_do_not_matter() -> None:
    found = POND.find("ties")
    assert [one.number for one in found] == ["1.1", "1.3"]
    assert POND.paragraphs[0].text[slice(*found[0].marks[0])] == "tied"


def test_nothing_is_found_for_nothing() -> None:
    assert POND.find("") == POND.find("  ?! ") == POND.find("goose") == ()


def test_a_very_long_question_is_cut() -> None:
    assert POND.find("duck " * 10_000)
    assert not POND.find("goose " * 12 + "duck")

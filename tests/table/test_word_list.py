"""The words that a host refuses: what counts as the same word, and what does not."""

from __future__ import annotations

import pytest

from menagerie.server.club.host_texts import default_text
from menagerie.table.word_list import WordList

LIST = WordList("# a comment\nratface\nnincom*   # all of them\n\n  Zut  \n*\n---\n")


@pytest.mark.parametrize(
    "text",
    [
        "you ratface", "RATFACE!", "r@tface", "rátfacé", "raaaatfaaace", "r a t f a c e", "r.a.t.f.a.c.e",
        "rаtfасе", "ｒａｔｆａｃｅ", "what a nincompoop", "NINCOM", "zut", "Zuuuut alors",
    ],
)  # fmt: skip
def test_a_word_is_found_however_it_is_dressed_up(text: str) -> None:
    assert LIST.refuses(text)


@pytest.mark.parametrize(
    "text", ["", "hello", "ratfaced", "irate", "a rat, a face", "zutiste", "income", "r a", "—", "**", "1 2 3 4"]
)
def test_words_that_only_contain_one_are_fine(text: str) -> None:
    assert not LIST.refuses(text)


def test_a_list_without_words_refuses_nothing() -> None:
    assert not WordList("").refuses("ratface")
    assert not WordList("# only\n# comments\n*\n").refuses("anything at all")


def test_our_own_list_is_short_and_lets_everyday_words_pass() -> None:
    ours = WordList(default_text("word-list"))
    assert 20 <= len(ours) <= 60
    for text in (
        "The cocktail bar in Scunthorpe", "I am from Essex", "class assassin", "Moby Dick", "a shot in the dark",
        "computer", "pause", "putain de merde non", "J'ai une dispute", "la reputation", "un niquel", "pédagogue",
        "Ça tape !", "tapis rouge", "chatte", "retardataire", "un bus en retard", "la pédale du vélo", "twain",
    ):  # fmt: skip
        assert not ours.refuses(text), text
    for text in ("fuuuuck you", "connard", "ENCULÉS", "sale pute"):
        assert ours.refuses(text), text

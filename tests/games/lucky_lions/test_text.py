"""Lucky Lions in words: a sentence for every step and card, and nothing said that is not so."""

import pytest

from menagerie.core.generator import Generator
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.lucky_lions.actions import Discard
from menagerie.games.lucky_lions.game import GAME
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import CARDS, SPECIALS
from menagerie.games.lucky_lions.rules.position import DISCARD
from menagerie.games.lucky_lions.rules.state import LuckyLionsState

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_card_has_a_name_alone_and_in_numbers(language: str) -> None:
    words = words_for(GAME, language)
    for card in CARDS:
        name = words(f"card-{card}")
        assert words(f"cards-{card}", count=1) == f"1 {name}"
        assert words(f"cards-{card}", count=2).startswith("2 ")
        assert words(f"cards-{card}", count=2) != f"2 {name}"


@each_language
def test_every_kind_of_special_card_is_explained(language: str) -> None:
    words = words_for(GAME, language)
    assert all(words.has(f"special-{special}") for special in SPECIALS)


@pytest.mark.parametrize(("language", "name"), [("en", "wild fox"), ("fr", "renard sauvage")])
def test_a_refusal_names_the_card_in_the_readers_language(language: str, name: str) -> None:
    state = GAME.new(2, seed="no wild animals here")
    assert isinstance(state, LuckyLionsState)
    state.step, state.waiting_on = DISCARD, (0,)
    violation = state.check(0, Discard("wild-fox"))
    assert violation is not None
    assert violation.reason == "refusal-not-held"
    text = words_for(GAME, language).violation(violation)
    assert f"{name}." in text
    assert "3.8" in text
    assert "wild-fox" not in text


@pytest.mark.parametrize("busy", [False, True])
def test_only_a_busy_zoo_says_that_everybody_rolls(busy: bool) -> None:
    words, rng = words_for(GAME, "en"), Generator("icons")
    state = GAME.new(3, LuckyLionsOptions(busy_zoo=busy), "icons")
    said = False
    while state.waiting_on:
        seat = state.waiting_on[0]
        said |= "everybody rolls" in GAME.describe(state.view(seat), words)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert said == busy

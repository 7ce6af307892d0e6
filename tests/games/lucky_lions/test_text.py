"""Lucky Lions in words: questions, choices, cards and refusals, in both languages."""

import pytest

from menagerie.core.contract import ChoiceText
from menagerie.core.generator import Generator
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.lucky_lions.actions import Choose, Discard, Pick
from menagerie.games.lucky_lions.game import GAME
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import CARDS, SPECIALS
from menagerie.games.lucky_lions.rules.position import DISCARD, OVER, STEP_NAMES
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import fight, play, state_at, state_with, zoo

MORE = LuckyLionsOptions(more_decisions=True)

each_language = pytest.mark.parametrize("language", LANGUAGES)


NAMES = ("Ada", "Ben", "Cleo")


@each_language
@pytest.mark.parametrize("step", [step for step in STEP_NAMES if step != OVER])
def test_the_question_is_for_the_seat_that_decides_and_the_others_wait(language: str, step: str) -> None:
    words = words_for(GAME, language, NAMES)
    state = state_at(step)
    (asked,) = state.waiting_on
    question = GAME.question(state.view(asked), words)
    assert question not in GAME.describe(state.view(asked), words)
    for seat in (None, 0, 1, 2):
        if seat != asked:
            waiting = GAME.question(state.view(seat), words)
            assert NAMES[asked] in waiting
            assert waiting != question


@each_language
def test_every_step_has_a_question_of_its_own(language: str) -> None:
    words = words_for(GAME, language, NAMES)
    steps = [step for step in STEP_NAMES if step != OVER]
    asked = [(state := state_at(step)).view(state.waiting_on[0]) for step in steps]
    assert len({GAME.question(view, words) for view in asked}) == len(steps)
    spectator = [state_at(step).view(None) for step in steps]
    waiting = {GAME.question(view, words).replace("Ben", "Ada") for view in spectator}
    assert len(waiting) == len(steps)


@each_language
def test_at_the_end_the_question_names_the_winner(language: str) -> None:
    state = state_with("lion", "panda", "panda", market=[zoo("A", score=3)], scores=[7, 0, 0])
    fight(state, "A", 1)
    for seat in (None, 0, 1, 2):
        question = GAME.question(state.view(seat), words_for(GAME, language, NAMES))
        assert "Ada" in question
        assert "Ben" not in question


def test_a_choice_that_can_be_changed_says_so_and_whom_the_game_waits_for() -> None:
    words = words_for(GAME, "en", NAMES)
    state = state_with("lion fox panda", "lion lion fox", market=[zoo("A", "lion fox")], options=MORE)
    play(state, 0, Choose("A"), Pick("lion"))
    assert GAME.question(state.view(0), words) == "Pick 2 cards of your die to roll; you have 1 of them."
    play(state, 0, Pick("fox"))
    assert GAME.question(state.view(0), words) == "Your choice is made and can still be changed. Waiting for Ben."
    assert "You picked: 1 lion and 1 fox" in GAME.describe(state.view(0), words)
    assert "You picked" not in GAME.describe(state.view(1), words)


def test_swaps_stand_under_the_card_that_is_put_back() -> None:
    words = words_for(GAME, "en", NAMES)
    state = state_with("lion fox panda", "lion lion fox", market=[zoo("A", "lion fox")], options=MORE)
    play(state, 0, Choose("A"), Pick("lion"), Pick("fox"))
    choices = [GAME.describe_choice(action, state.view(0), words) for action in state.legal(0)]
    assert choices == [
        ChoiceText("Put back: lion; pick: panda", "Pick: panda", "Put back: lion"),
        ChoiceText("Put back: fox; pick: panda", "Pick: panda", "Put back: fox"),
    ]


@each_language
@pytest.mark.parametrize("step", [step for step in STEP_NAMES if step != OVER])
def test_no_two_choices_read_the_same(language: str, step: str) -> None:
    words = words_for(GAME, language, NAMES)
    state = state_at(step)
    (asked,) = state.waiting_on
    choices = [GAME.describe_choice(action, state.view(asked), words) for action in state.legal(asked)]
    assert len({(choice.group, choice.short) for choice in choices}) == len(choices)
    assert [choice.long for choice in choices] == [
        GAME.describe_action(action, state.view(asked), words) for action in state.legal(asked)
    ]


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

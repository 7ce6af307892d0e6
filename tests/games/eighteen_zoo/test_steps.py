"""The tables: every step has its row, every power its paragraph and cost, every choice its group."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from menagerie.core.generator import Generator
from menagerie.core.ledger import ledger
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.eighteen_zoo.actions import (
    AskForPower,
    CallSquirrel,
    CashTicket,
    EighteenZooAction,
    Lay,
    OfferSquirrel,
    Sell,
)
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.rules import rounds, steps
from menagerie.games.eighteen_zoo.rules.facts import GREEN, POWER_COST, POWERS
from menagerie.games.eighteen_zoo.rules.powers import ALWAYS, IN_FAMILY_TURN, POWER_TABLE
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.state_builders import RECORDS, new

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def test_every_action_answers_a_step() -> None:
    answering = {kind for step in steps.STEPS.values() for kind in (*step.rules, *step.free_rules)} | set(
        steps.ANY_STEP
    )
    assert answering == set(get_args(EighteenZooAction))


def test_every_step_of_a_round_has_a_row_and_its_questions() -> None:
    assert set(steps.STEPS) == {*rounds.STEP_ASKS, *rounds.INTERRUPTIONS}
    for language in LANGUAGES:
        words = words_for(GAME, language)
        assert all(words.has(f"ask-{name}") and words.has(f"wait-{name}") for name in steps.STEPS)
        assert all(words.has(f"refusal-asked-{name}") for name in steps.STEPS)


def test_the_paragraph_of_a_power_names_it_with_its_colour_and_cost() -> None:
    paragraphs = {paragraph.number: paragraph.text for paragraph in ledger(GAME, "en").paragraphs}
    for row in POWER_TABLE:
        text = paragraphs[row.paragraph]
        name = re.sub(r"[^A-Z]", "", text.partition("(")[0].upper())
        assert name.startswith(re.sub(r"[^A-Z]", "", POWERS[row.power])[:6]), (row.paragraph, POWERS[row.power])
        assert f"({'green' if GREEN[row.power] else 'blue'}, {POWER_COST[row.power]})" in text
        assert (row.timing in (IN_FAMILY_TURN, ALWAYS)) == GREEN[row.power]
        assert row.cost == POWER_COST[row.power]


def positions(compat: str, moves: int, every: int) -> Iterator[EighteenZooState]:
    """A random game, now and then."""
    state, rng = new(3, "D", "groups", compat=compat), Generator("groups")
    for move in range(moves):
        if move % every == 0:
            yield state
        seat = state.waiting_on[0]
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_choices_have_groups_and_their_long_text_holds_both_parts(language: str, compat: str) -> None:
    words = words_for(GAME, language, NAMES)
    grouped = set()
    for state in positions(compat, 400, 8):
        seat = state.waiting_on[0]
        view = state.view(seat)
        for action in state.legal(seat):
            choice = GAME.describe_choice(action, view, words)
            assert choice.long == GAME.describe_action(action, view, words)
            if choice.group:
                grouped.add(type(action))
                assert choice.long.startswith(choice.group)
                assert choice.long.endswith(choice.short)
                assert choice.long != choice.short
            else:
                assert choice.long == choice.short
    assert {Lay, Sell, AskForPower} <= grouped <= {Lay, Sell, AskForPower, CashTicket, CallSquirrel, OfferSquirrel}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_not_part_of_the_position(language: str) -> None:
    words = words_for(GAME, language, NAMES)
    for state in positions("rulebook", 120, 30):
        for seat in (*range(state.players), None):
            view = state.view(seat)
            question = GAME.question(view, words)
            assert question
            assert "\n" not in question
            assert question not in GAME.describe(view, words)

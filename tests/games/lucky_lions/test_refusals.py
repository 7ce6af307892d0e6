"""Every refusal names its paragraph, its facts and a legal action instead; legal and check agree."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.contract import Refused, RuleViolation, state_bytes
from menagerie.core.generator import Generator
from menagerie.core.ledger import ledger
from menagerie.core.words import words_for
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    Exclude,
    Keep,
    LuckyLionsAction,
    NameDiscarder,
    Pick,
    Replace,
    Reroll,
    Stand,
    Swap,
    Take,
)
from menagerie.games.lucky_lions.rules.position import NAME_DISCARDER
from tests.games.lucky_lions.positions import new, play_out, refusal, state_at

SETUPS = list(GAME.setups())


WRONG: dict[str, tuple[str, LuckyLionsAction]] = {
    "choose": ("3.1", Challenge(1)),
    "challenge": ("3.3", Choose("B")),
    "exclude": ("6.12", Challenge(1)),
    "pick": ("5a.1", Choose("B")),
    "keep": ("6.15", Stand()),
    "fox": ("7.4", Choose("B")),
    "panda": ("7.8", Choose("B")),
    "award": ("3.7", NameDiscarder(1)),
    NAME_DISCARDER: ("6.9", Award(1)),
    "take": ("5c.1", Discard("lion")),
    "discard": ("3.8", Take()),
}


@pytest.mark.parametrize("step", WRONG)
def test_another_kind_of_answer_is_refused_by_the_rule_of_the_question(step: str) -> None:
    state = state_at(step)
    paragraph, wrong = WRONG[step]
    (asked,) = state.waiting_on
    violation = refusal(state, asked, wrong)
    reason = f"refusal-asked-{'name-discarder' if step == NAME_DISCARDER else step}"
    assert (violation.paragraph, violation.reason, violation.facts) == (paragraph, reason, {})
    assert violation.instead in state.legal(asked)


@pytest.mark.parametrize("step", WRONG)
def test_a_seat_that_is_not_asked_learns_who_is(step: str) -> None:
    state = state_at(step)
    (asked,) = state.waiting_on
    right = state.legal(asked)[0]
    for seat in range(3):
        if seat != asked:
            violation = refusal(state, seat, right)
            assert (violation.paragraph, violation.reason) == (WRONG[step][0], "refusal-not-asked")
            assert violation.facts == {"asked_seat": asked}
            assert violation.instead is None


@pytest.mark.proves("lucky-lions", "1.1")
@pytest.mark.parametrize("seat", [-3, -1, 3, 99])
@pytest.mark.parametrize("step", WRONG)
def test_a_seat_that_is_not_there(step: str, seat: int) -> None:
    state = state_at(step)
    violation = refusal(state, seat, Choose("A"))
    assert (violation.paragraph, violation.reason, violation.facts) == ("1.1", "refusal-no-such-seat", {"players": 3})
    assert state.legal(seat) == []
    assert state.point(seat) is None


def test_the_nearest_legal_action_is_offered() -> None:
    assert refusal(state_at("challenge"), 0, Challenge(7)).instead == Challenge(2)
    assert refusal(state_at("exclude"), 0, Exclude(-4)).instead == Exclude(0)
    assert refusal(state_at(NAME_DISCARDER), 0, NameDiscarder(2)).instead == NameDiscarder(1)
    assert refusal(state_at("award"), 0, Award(2)).instead == Award(1)
    assert refusal(state_at("panda"), 0, Replace("A")).instead == Replace("B")
    assert refusal(state_at("keep"), 0, Keep("dolphin")).instead == Keep("lion")
    assert refusal(state_at("take"), 0, Reroll()).instead == Take()


STRANGE: list[LuckyLionsAction] = [
    Choose(""),
    Choose("no such card"),
    Replace("no such card"),
    Challenge(-1),
    Challenge(6),
    Exclude(-1),
    Award(99),
    NameDiscarder(-7),
    Swap("lion", "lion"),
    Pick("wild-dolphin"),
]


@settings(max_examples=40)
@given(setup=st.integers(0, len(SETUPS) - 1), seed=st.integers(0, 10**6), moves=st.integers(0, 120))
def test_legal_and_check_agree(setup: int, seed: int, moves: int) -> None:
    players, options = SETUPS[setup]
    state = new(players, options, seed)
    play_out(state, Generator(f"random {seed}"), moves)
    numbers, words = ledger(GAME).numbers, words_for(GAME, "en")
    actions = [*GAME.all_actions(players, options), *STRANGE]
    reasons: dict[str, RuleViolation] = {}
    before = state_bytes(state)
    for seat in range(-1, players + 1):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        assert set(legal) <= set(actions)
        for action in actions:
            violation = state.check(seat, action)
            assert (violation is None) == (action in legal), f"{seat}: {action}"
            if violation is not None:
                assert violation.instead is None or violation.instead in legal
                reasons[f"{violation.paragraph} {violation.reason}"] = violation
                with contextlib.suppress(Refused):
                    state.apply(seat, action)
                    raise AssertionError(f"{action} was applied although check refuses it")
    assert state_bytes(state) == before
    for violation in reasons.values():
        assert violation.paragraph in numbers
        assert words.violation(violation)

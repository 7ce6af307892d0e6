"""The position, the question and the choices in words."""

from __future__ import annotations

from collections import Counter as Count

import pytest

from menagerie.core.contract import ChoiceText
from menagerie.core.generator import Generator
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import (
    Bid,
    Boost,
    Counter,
    Demand,
    Discard,
    Done,
    Feed,
    Grant,
    NegativeCampaign,
    Offer,
    Rally,
    Smear,
    Vote,
    ZoocracyAction,
)
from menagerie.games.zoocracy.rules.position import OVER, STEP_NAMES
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import PLAIN, begin, midgame, new, play, propose

NAMES = ("Ada", "Ben", "Cleo", "Dan")
ENGLISH = words_for(GAME, "en", NAMES)
FRENCH = words_for(GAME, "fr", NAMES)


def question(state: ZoocracyState, seat: int | None) -> str:
    return GAME.question(state.view(seat), ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_question_a_wait_and_a_refusal(language: str) -> None:
    words = words_for(GAME, language)
    for step in STEP_NAMES:
        if step != OVER:
            assert words.has(f"question-{step}")
            assert words.has(f"waiting-{step}")
            assert words.has(f"refusal-step-{step}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_everything_in_a_game_can_be_said(players: int, language: str) -> None:
    """Question, position and choices of every seat at every step; the description does not repeat the question."""
    state = new(players, PLAIN, f"text {players}")
    words = words_for(GAME, language, NAMES)
    rng = Generator(f"text {players}")
    said: Count[str] = Count()
    while state.waiting_on:
        said[state.step] += 1
        if said[state.step] > 6:
            seat = rng.choice(state.waiting_on)
            state.apply(seat, rng.choice(state.legal(seat)))
            continue
        for seat in (None, *range(players)):
            view = state.view(seat)
            asked = GAME.question(view, words)
            assert asked
            assert asked not in GAME.describe(view, words).split("\n")
        seat = rng.choice(state.waiting_on)
        legal = state.legal(seat)
        texts = [GAME.describe_choice(action, state.view(seat), words) for action in legal]
        assert len({text.long for text in texts}) == len(legal), "no two choices read alike"
        assert len({(text.group, text.short) for text in texts}) == len(legal), "nor under their headings"
        state.apply(seat, rng.choice(legal))
    assert GAME.question(state.view(None), words)


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Bid(0), ChoiceText("Bid 0", "Bid 0", number=0)),
        (Done(), ChoiceText("Finish", "Finish")),
        (Vote(True), ChoiceText("Vote yes", "Vote yes")),
        (Feed("hippos", 3), ChoiceText("hippos: 3 food from the funds", "3 food from the funds", "Hippos")),
        (
            Rally("hippos", 2),
            ChoiceText("Rally, hippos: 2 food from the supply", "Rally: 2 food from the supply", "Hippos"),
        ),
        (
            Boost("snakes", 1),
            ChoiceText(
                "Prime Minister’s bonus, snakes: 1 food from the supply",
                "Prime Minister’s bonus: 1 food from the supply",
                "Snakes",
            ),
        ),
        (
            NegativeCampaign("snakes", 1),
            ChoiceText("Negative Campaign, snakes: swap a token of Ben", "Negative Campaign against Ben", "Snakes"),
        ),
        (
            Smear("snakes", 1),
            ChoiceText(
                "Opposition Leader’s negative campaign, snakes: swap a token of Ben",
                "Opposition Leader’s negative campaign against Ben",
                "Snakes",
            ),
        ),
        (
            Offer(2, ("finance-minister", "p2")),
            ChoiceText(
                "Offer Cleo, for a yes: Finance Minister and goal P2", "Finance Minister and goal P2", "Offer to Cleo"
            ),
        ),
        (Counter(("p1",)), ChoiceText("Ask in return for: goal P1", "goal P1", "Counter-offer")),
        (Demand(("p1",)), ChoiceText("Ask the proposer for: goal P1", "goal P1", "Demand")),
        (Grant("p1", 3), ChoiceText("goal P1 for Dan", "Dan", "Goal P1")),
        (
            Discard("rally:snakes"),
            ChoiceText("Discard: Rally (snakes)", "Rally (snakes)", "Discard"),
        ),
    ],
)
def test_choices_have_a_long_text_a_short_one_and_a_heading(action: ZoocracyAction, expected: ChoiceText) -> None:
    assert GAME.describe_choice(action, new(4).view(0), ENGLISH) == expected


def test_done_says_what_it_declines() -> None:
    state = midgame(4, seats=(14, 13, 12, 11), offices={"defense-minister": 2})
    begin(state, "B")
    assert GAME.describe_action(Done(), state.view(2), ENGLISH) == "Keep the blockade for later"
    play(state, 2, Done())
    assert GAME.describe_action(Done(), state.view(0), ENGLISH) == "Finish"
    assert GAME.describe_action(Done(), None, ENGLISH) == "Finish"


def test_the_question_of_a_sealed_choice() -> None:
    state = new(4)
    assert question(state, 1) == (
        "The presidential election: bid 0 to 10 food. You lose half of your bid, whoever wins."
    )
    play(state, 1, Bid(3))
    assert question(state, 1) == "You bid 3, and may still change it. Waiting for Ada, Cleo and Dan."
    assert question(state, None) == "Waiting for Ada, Cleo and Dan to bid."
    state = midgame(4, seats=(14, 13, 12, 11), options=PLAIN, election_held=True)
    begin(state, "D")
    propose(state, 0, 0, 0, 0, 0)
    play(state, 1, Vote(True))
    play(state, 2, Vote(False))
    assert question(state, 0) == "Waiting for Dan to vote."
    assert question(state, 1) == "You vote yes, and may still change it. Waiting for Dan."
    assert question(state, 2) == "You vote no, and may still change it. Waiting for Dan."
    assert question(state, 3) == "Vote on the proposal by Ada: yes or no?"


def test_the_question_before_a_proposal() -> None:
    state = midgame(4, seats=(14, 13, 12, 11), options=PLAIN, election_held=True)
    begin(state, "D")
    assert question(state, 0) == "Your proposal: who gets Prime Minister?"
    assert question(state, 3) == (
        "Waiting for Ada to propose a government. Meanwhile you may talk to the others: ask, offer, or answer."
    )
    play(state, 0, Offer(1, ("p1", "p2")))
    assert question(state, 0) == "Waiting for Ben to answer an offer. You may withdraw your offer and go on."
    assert question(state, 1) == (
        "Ada offers you for your yes: goal P1 and goal P2. Accept, decline, or ask for something else."
    )


def test_an_event_in_french_has_one_colon() -> None:
    state = midgame(4, event="strike", hands={0: "defectors"})
    begin(state, "E")
    lines = [line for line in GAME.describe(state.view(None), FRENCH).split("\n") if "Grève" in line]
    assert lines == ["Grève\u00a0: aucun objectif du programme cette manche"]

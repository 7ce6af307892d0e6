"""5c: animals instead of a zoo card."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import Award, Choose, Discard, DrawInstead, Take
from menagerie.games.lucky_lions.events import CardRefused, Drew, Gained, PileRenewed
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import cards, fight, kinds, only, refusal, state_with, zoo, zoo_deck

LONGER = LuckyLionsOptions(longer=True)
FOUR = [zoo("A", "lion fox panda", 3), zoo("B"), zoo("C"), zoo("D")]
DECK = [zoo("E"), zoo("F")]


def won(pile: str = "fox panda dolphin flamingo", options: LuckyLionsOptions = LONGER) -> LuckyLionsState:
    """Player 1 has won a card worth three on player 0's turn."""
    state = state_with("panda", "lion", "fox", market=FOUR, zoo_deck=DECK, pile=pile, options=options)
    fight(state, "A", 1)
    return state


@pytest.mark.proves("lucky-lions", "5c.1")
def test_the_winner_may_take_the_card() -> None:
    state = won()
    assert (state.step, state.waiting_on) == ("take", (1,))
    assert state.legal(1) == [Take(), DrawInstead()]
    assert refusal(state, 0, Take()).paragraph == "5c.1"
    assert only(state.apply(1, Take()), Gained) == Gained(1, "A", 3, 3)
    assert state.dice[1] == kinds("lion")
    assert len(state.pile) == 4


@pytest.mark.proves("lucky-lions", "5c.1")
def test_the_winner_may_draw_as_many_animals_as_the_card_is_worth() -> None:
    state = won()
    events = state.apply(1, DrawInstead())
    assert only(events, CardRefused) == CardRefused(1, "A")
    assert only(events, Drew).count == 3
    assert state.dice[1] == sorted(kinds("lion fox panda dolphin"))
    assert state.pile == kinds("flamingo")
    assert state.scores == [0, 0, 0]
    assert state.won == [[], [], []]
    assert zoo_deck(state) == ["F", "A"], "under the deck"
    assert [card.id for card in state.view(0).buried] == ["A"]
    assert state.active == 1


@pytest.mark.proves("lucky-lions", "5c.1")
def test_nobody_is_asked_without_the_variant() -> None:
    state = won(options=LuckyLionsOptions())
    assert (state.step, state.scores) == ("choose", [0, 3, 0])


@pytest.mark.proves("lucky-lions", "5c.2")
def test_the_winner_of_a_tie_may_draw_too_and_the_other_still_discards() -> None:
    state = state_with("lion panda", "lion panda", market=FOUR, zoo_deck=DECK, pile="fox fox fox", options=LONGER)
    fight(state, "A", 1, "lion lion")
    state.apply(0, Award(1))
    assert (state.step, state.waiting_on) == ("take", (1,))
    state.apply(1, DrawInstead())
    assert cards(state.dice[1]) == ["lion", "fox", "fox", "fox", "panda"]
    assert (state.step, state.waiting_on) == ("discard", (0,))
    state.apply(0, Discard("panda"))
    assert state.dice[0] == kinds("lion")
    assert zoo_deck(state) == ["F", "A"]


@pytest.mark.proves("lucky-lions", "5c.3")
def test_the_discards_become_a_new_pile() -> None:
    state = state_with(
        "panda",
        "lion",
        "fox",
        market=FOUR,
        pile="fox",
        discards=[(2, "dolphin"), (0, "panda"), (2, "panda")],
        options=LONGER,
    )
    fight(state, "A", 1)
    events = state.apply(1, DrawInstead())
    assert only(events, PileRenewed).count == 3
    assert only(events, Drew).count == 3
    assert state.discards == []
    assert len(state.pile) == 1
    assert sorted([*state.dice[1], *state.pile]) == sorted(kinds("lion fox dolphin panda panda"))
    assert kinds("fox")[0] in state.dice[1], "what was left of the old pile comes first"


@pytest.mark.proves("lucky-lions", "5c.3")
def test_the_new_pile_is_shuffled() -> None:
    tops = set()
    for seed in range(40):
        state = state_with(
            "panda", "lion", market=[zoo("A"), zoo("B")], discards=[(0, "dolphin"), (0, "fox")], options=LONGER
        )
        state.rng = Generator(f"renew {seed}")
        fight(state, "A", 1)
        state.apply(1, DrawInstead())
        tops.add(tuple(state.dice[1]))
    assert len(tops) == 2


@pytest.mark.proves("lucky-lions", "5c.3")
def test_one_draws_what_there_is() -> None:
    state = won(pile="dolphin")
    events = state.apply(1, DrawInstead())
    assert only(events, Drew).count == 1
    assert cards(state.dice[1]) == ["lion", "dolphin"]


@pytest.mark.proves("lucky-lions", "5c.3")
def test_with_nothing_to_draw_the_card_is_taken_unasked() -> None:
    state = won(pile="")
    assert state.scores == [0, 3, 0]
    assert (state.step, state.active) == ("choose", 1)


@pytest.mark.proves("lucky-lions", "5c.4")
def test_a_die_may_grow_without_limit() -> None:
    big = "lion " * 9 + "fox " * 5
    state = state_with("panda", big, market=FOUR, pile="dolphin dolphin dolphin", options=LONGER)
    fight(state, "A", 1, "panda lion")
    state.apply(1, DrawInstead())
    assert len(state.dice[1]) == 17


@pytest.mark.proves("lucky-lions", "5c.4")
def test_only_the_owner_sees_what_was_drawn() -> None:
    state, other_state = won("fox panda dolphin lion"), won("lion lion lion fox")
    one, other = only(state.apply(1, DrawInstead()), Drew), only(other_state.apply(1, DrawInstead()), Drew)
    assert GAME.redact(one, 1) == Drew(1, 3, ("fox", "panda", "dolphin"))
    for seat in (None, 0, 2):
        assert GAME.redact(one, seat) == GAME.redact(other, seat) == Drew(1, 3, ())
        assert state.view(seat) == other_state.view(seat)
    assert state.view(1) != other_state.view(1)


@pytest.mark.proves("lucky-lions", "5c.1")
def test_the_winner_is_asked_before_the_end_is_checked() -> None:
    state = state_with("panda", "lion", market=FOUR, pile="fox", options=LONGER, scores=[0, 9])
    state.apply(0, Choose("A"))
    assert state.step == "take"
    state.apply(1, Take())
    assert state.result() is not None

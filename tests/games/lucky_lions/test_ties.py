"""3.7-3.10, 6.8, 6.9: who takes the card, who discards, and what nobody sees."""

from __future__ import annotations

import pytest

from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import Award, Choose, Discard, Exclude, NameDiscarder
from menagerie.games.lucky_lions.events import (
    Awarded,
    Compared,
    Discarded,
    DiscarderNamed,
    Distance,
    Gained,
    LastCardKept,
    TieSettled,
)
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.position import NAME_DISCARDER
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import cards, fight, happened, kinds, only, play, refusal, state_with, zoo

FEW = [zoo("A", "lion fox", 2), zoo("B"), zoo("C", "lion fox", 3, people=True)]
BUSY = LuckyLionsOptions(busy_zoo=True)


def tie(first: str = "lion panda", second: str = "fox dolphin") -> LuckyLionsState:
    """Players 2 and 1 are tied, 2 is on turn."""
    state = state_with("dolphin", first, second, market=FEW, active=2)
    fight(state, "A", 1, rolls="fox lion")
    assert state.tied == [1, 2]
    return state


@pytest.mark.proves("lucky-lions", "3.7", "7.2")
def test_base_cards_leave_a_tie_as_it_is() -> None:
    state = state_with("lion", "fox", market=FEW)
    events = fight(state, "A", 1)
    distances = (Distance("lion", 1), Distance("fox", 1))
    assert only(events, Compared) == Compared((0, 1), distances)
    assert not happened(events, TieSettled)


@pytest.mark.proves("lucky-lions", "3.7")
def test_the_active_player_decides_a_tie() -> None:
    state = tie()
    assert (state.step, state.waiting_on) == ("award", (2,))
    assert state.legal(2) == [Award(1), Award(2)]
    assert refusal(state, 1, Award(1)).reason == "refusal-not-asked"
    outsider = refusal(state, 2, Award(0))
    assert (outsider.paragraph, outsider.reason, outsider.instead) == ("3.7", "refusal-not-tied", Award(1))


@pytest.mark.proves("lucky-lions", "3.7")
@pytest.mark.parametrize(("winner", "loser"), [(2, 1), (1, 2)])
def test_one_takes_the_card_and_the_other_discards(winner: int, loser: int) -> None:
    state = tie()
    events = state.apply(2, Award(winner))
    assert only(events, Awarded) == Awarded(2, winner)
    assert only(events, DiscarderNamed) == DiscarderNamed(2, loser)
    assert only(events, Gained) == Gained(winner, "A", 2, 2)
    assert (state.step, state.waiting_on) == ("discard", (loser,))
    state.apply(loser, state.legal(loser)[0])
    assert len(state.dice[loser]) == 1
    assert len(state.dice[winner]) == 2
    assert (state.active, state.step) == (0, "choose")


@pytest.mark.proves("lucky-lions", "3.8")
def test_any_own_card_may_be_discarded_even_the_revealed_one() -> None:
    state = tie("lion lion panda")
    state.apply(2, Award(2))
    assert state.legal(1) == [Discard("lion"), Discard("panda")]
    violation = refusal(state, 1, Discard("fox"))
    assert (violation.paragraph, violation.reason, violation.facts) == ("3.8", "refusal-not-held", {"card": "fox"})
    assert violation.instead in state.legal(1)
    other_state = state.clone()
    state.apply(1, Discard("lion"))
    assert cards(state.dice[1]) == ["lion", "panda"]
    other_state.apply(1, Discard("panda"))
    assert cards(other_state.dice[1]) == ["lion", "lion"]


@pytest.mark.proves("lucky-lions", "3.8")
def test_nobody_else_sees_what_is_discarded() -> None:
    state = tie("lion panda")
    state.apply(2, Award(2))
    other_state = state.clone()
    one, other = (
        only(state.apply(1, Discard("lion")), Discarded),
        only(other_state.apply(1, Discard("panda")), Discarded),
    )
    assert GAME.redact(one, 1) == Discarded(1, "lion")
    for seat in (None, 0, 2):
        assert GAME.redact(one, seat) == GAME.redact(other, seat) == Discarded(1, None)
        assert state.view(seat) == other_state.view(seat)
        assert state.view(seat).dice[1].size == 1
        assert [discard.card for discard in state.view(seat).discards] == [None]
    assert [discard.card for discard in state.view(1).discards] == ["lion"]
    assert state.view(1) != other_state.view(1)


@pytest.mark.proves("lucky-lions", "3.9")
def test_the_last_card_stays() -> None:
    state = tie("lion", "fox dolphin")
    assert Award(2) in state.legal(2), "to name somebody with one card is allowed"
    events = state.apply(2, Award(2))
    assert only(events, LastCardKept) == LastCardKept(1)
    assert only(events, Gained).seat == 2
    assert not happened(events, Discarded)
    assert state.dice[1] == kinds("lion")
    assert state.discards == []
    assert (state.active, state.step) == (0, "choose")


@pytest.mark.proves("lucky-lions", "3.9")
def test_of_two_cards_one_can_go() -> None:
    state = tie("lion panda")
    state.apply(2, Award(2))
    assert state.step == "discard"


@pytest.mark.proves("lucky-lions", "3.10")
def test_the_active_player_may_discard_and_give_the_points_away() -> None:
    state = tie()
    state.apply(2, Award(1))
    assert state.scores == [0, 2, 0]
    assert state.waiting_on == (2,)
    state.apply(2, Discard("dolphin"))
    assert cards(state.dice[2]) == ["fox"]


@pytest.mark.proves("lucky-lions", "6.8")
def test_two_of_many_are_tied_and_the_active_player_decides_from_outside() -> None:
    state = state_with("panda", "lion dolphin", "dolphin", "fox panda", market=FEW, options=BUSY)
    play(state, 0, Choose("C"), rolls="panda lion dolphin fox")
    assert (state.tied, state.waiting_on) == ([1, 3], (0,))
    assert state.legal(0) == [Award(1), Award(3)]
    assert refusal(state, 0, Award(0)).reason == "refusal-not-tied"
    events = state.apply(0, Award(3))
    assert only(events, DiscarderNamed) == DiscarderNamed(0, 1), "not asked, because there is no other"
    assert state.scores == [0, 0, 0, 3]
    assert state.waiting_on == (1,)


@pytest.mark.proves("lucky-lions", "6.8", "6.12")
def test_even_who_kept_out_of_the_battle_decides() -> None:
    out = zoo("X", "lion fox", people=True, special="player-exclude")
    state = state_with("panda", "lion", "fox", market=[out, *FEW], options=BUSY)
    play(state, 0, Choose("X"), Exclude(0))
    assert (state.tied, state.waiting_on) == ([1, 2], (0,))


@pytest.mark.proves("lucky-lions", "6.9")
def test_three_tied_one_takes_one_discards_one_gets_nothing() -> None:
    state = state_with("lion panda", "lion panda", "lion panda", "dolphin", market=FEW, options=BUSY, active=1)
    play(state, 1, Choose("C"), rolls="lion lion dolphin lion")
    assert state.tied == [0, 1, 2]
    assert state.legal(1) == [Award(0), Award(1), Award(2)]
    assert state.apply(1, Award(2)) == [Awarded(1, 2)]
    assert state.scores == [0, 0, 0, 0], "the card waits until both are named"
    assert (state.step, state.waiting_on) == (NAME_DISCARDER, (1,))
    assert state.legal(1) == [NameDiscarder(0), NameDiscarder(1)]
    winner = refusal(state, 1, NameDiscarder(2))
    assert (winner.paragraph, winner.reason) == ("6.9", "refusal-winner-discards")
    assert winner.facts == {"player_seat": 2}
    assert winner.instead == NameDiscarder(1)
    outsider = refusal(state, 1, NameDiscarder(3))
    assert (outsider.paragraph, outsider.reason, outsider.facts) == ("6.9", "refusal-not-tied", {})
    state.apply(1, NameDiscarder(0))
    assert state.scores == [0, 0, 3, 0]
    assert state.waiting_on == (0,)
    state.apply(0, Discard("panda"))
    assert [len(die) for die in state.dice] == [1, 2, 2, 1]
    assert state.active == 2

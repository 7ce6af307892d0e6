"""2: ten points, or no card left."""

from __future__ import annotations

import pytest

from menagerie.games.lucky_lions.actions import Award, Choose
from menagerie.games.lucky_lions.events import Ended, Gained, LuckyLionsEvent
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import PLAIN, fight, only, refusal, state_with, zoo

MANY = [zoo("A", "lion fox", 3), zoo("B", "lion fox", 2), zoo("C", "lion fox", 1), zoo("D")]


@pytest.mark.proves("lucky-lions", "2.1")
@pytest.mark.parametrize(("before", "over"), [(6, False), (7, True), (8, True), (9, True)])
def test_ten_points_or_more_end_the_game(before: int, over: bool) -> None:
    state = state_with("lion", "panda", "panda", market=MANY, scores=[before, 9, 0])
    fight(state, "A", 1)
    result = state.result()
    assert (result is not None) == over == (state.waiting_on == ())
    if result is not None:
        assert result.winners == (0,)
        assert result.scores == (before + 3, 9, 0)
        assert [standing.rank for standing in result.standings] == [1, 2, 3]
        assert (result.ended_by, result.decided_by) == ("ending-points", None)


@pytest.mark.proves("lucky-lions", "2.1")
def test_nothing_can_be_done_after_the_end() -> None:
    state = state_with("lion", "panda", "panda", market=MANY, scores=[7, 0, 0])
    fight(state, "A", 1)
    for seat in range(3):
        assert state.legal(seat) == []
        assert state.point(seat) is None
        violation = refusal(state, seat, Choose("B"))
        assert (violation.paragraph, violation.reason, violation.instead) == ("2.1", "refusal-game-over", None)


@pytest.mark.proves("lucky-lions", "2.2")
def test_a_player_not_on_turn_can_finish() -> None:
    state = state_with("panda", "lion", "panda", market=MANY, scores=[9, 8, 0])
    events = fight(state, "A", 1)
    assert only(events, Ended) == Ended((1,))
    result = state.result()
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.proves("lucky-lions", "2.2")
def test_the_game_stops_before_the_discard() -> None:
    state = state_with("lion lion", "lion lion", "panda", market=MANY, scores=[8, 0, 0])
    fight(state, "A", 1)
    events = state.apply(0, Award(0))
    assert [type(event) for event in events[-2:]] == [Gained, Ended]
    assert state.result() is not None
    assert [len(die) for die in state.dice] == [2, 2, 1]
    assert state.discards == []


@pytest.mark.proves("lucky-lions", "2.2", "5b.3")
def test_the_game_stops_before_a_shuffle() -> None:
    state = state_with(
        "lion", "panda", market=[zoo("A", score=3)], options=LuckyLionsOptions(no_shuffle=True), scores=[4, 0]
    )
    state.deck.score[0] = 6
    assert isinstance(fight(state, "A", 1)[-1], Ended)


def last_card(scores: list[int], won: dict[int, int]) -> tuple[LuckyLionsState, list[LuckyLionsEvent]]:
    """Player 0 wins the very last card, worth one point."""
    owned = {seat: [zoo(f"{seat}.{i}") for i in range(count)] for seat, count in won.items()}
    state = state_with("lion", "panda", "panda", market=[zoo("A")], options=PLAIN, scores=scores, won=owned)
    return state, fight(state, "A", 1)


@pytest.mark.proves("lucky-lions", "2.4")
def test_without_cards_most_points_win() -> None:
    state, events = last_card([2, 5, 4], {0: 1, 1: 4, 2: 2})
    assert only(events, Ended) == Ended((1,))
    result = state.result()
    assert result is not None
    assert result.winners == (1,)
    assert (result.ended_by, result.decided_by) == ("ending-no-cards", None)
    assert [standing.rank for standing in result.standings] == [3, 1, 2]


@pytest.mark.proves("lucky-lions", "2.4")
def test_level_points_are_decided_by_fewer_zoo_cards() -> None:
    state, events = last_card([4, 5, 5], {0: 3, 1: 3, 2: 2})
    assert only(events, Ended) == Ended((2,))
    result = state.result()
    assert result is not None
    assert result.winners == (2,)
    assert result.decided_by == "zoo-cards"
    assert [standing.tie_breaks[0].value for standing in result.standings] == [4, 3, 2]
    assert [standing.rank for standing in result.standings] == [3, 2, 1]


@pytest.mark.proves("lucky-lions", "2.4")
def test_all_level_share_the_victory() -> None:
    state, events = last_card([4, 5, 1], {0: 2, 1: 3, 2: 1})
    assert only(events, Ended) == Ended((0, 1))
    result = state.result()
    assert result is not None
    assert result.winners == (0, 1)
    assert result.decided_by is None
    assert [standing.rank for standing in result.standings] == [1, 1, 3]


@pytest.mark.proves("lucky-lions", "2.4")
def test_after_such_an_end_the_refusal_names_it() -> None:
    state, _ = last_card([0, 0, 0], {})
    assert refusal(state, 0, Choose("A")).paragraph == "2.4"


@pytest.mark.proves("lucky-lions", "2.4")
def test_the_last_discard_is_still_made() -> None:
    state = state_with("lion lion", "lion panda", market=[zoo("A")])
    fight(state, "A", 1, "lion lion")
    state.apply(0, Award(0))
    assert state.step == "discard"
    events = state.apply(1, state.legal(1)[0])
    assert only(events, Ended) == Ended((0,))

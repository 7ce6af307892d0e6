"""The same rules for the party in the last seat, and on the first and the last species."""

from __future__ import annotations

import pytest

from menagerie.games.zoocracy.actions import (
    Assertiveness,
    Boost,
    Done,
    DrySeason,
    Feed,
    Loyalty,
    Migration,
    NegativeCampaign,
    OverhangMandate,
    Rally,
    Smear,
    WetSeason,
)
from menagerie.games.zoocracy.events import (
    Drew,
    Fed,
    FoodCleared,
    FoodStayed,
    GoalReached,
    IncomePaid,
    OverhangCounted,
    Smeared,
    SpeciesCounted,
)
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import begin, finish_phase, food_on, midgame, only, play, refusal, why_not

LAST = 2


def campaigning(**more: object) -> ZoocracyState:
    """Party 2 campaigns first, with two powers."""
    facts: dict[str, object] = {
        "seats": (10, 11, 12),
        "offices": {"prime-minister": LAST, "opposition-leader": LAST},
        "food": {"elephants": (3, 0, 1), "polar-bears": (2, 4, 0)},
        "hands": {LAST: "rally:elephants negative-campaign:polar-bears"},
    }
    state = midgame(3, **(facts | more))  # type: ignore[arg-type]
    begin(state, "B")
    return state


@pytest.mark.proves("zoocracy", "5b.7", "5b.8", "5b.11", "9a.1")
def test_food_of_the_last_seat() -> None:
    state = campaigning()
    assert refusal(state, LAST, Feed("elephants", 2)).facts == {"species": "elephants", "count": 3}
    assert refusal(state, LAST, Feed("polar-bears", 2)).facts == {"species": "polar-bears", "count": 2}
    assert why_not(state, LAST, Rally("elephants", 2)) == ("5b.8", "refusal-tie")
    assert why_not(state, LAST, Boost("elephants", 2)) == ("5b.8", "refusal-tie")
    assert only(play(state, LAST, Feed("polar-bears", 3)), Fed) == Fed(LAST, "polar-bears", 3, "funds", 3)
    assert only(play(state, LAST, Rally("elephants", 1)), Fed) == Fed(LAST, "elephants", 1, "rally", 2)
    assert only(play(state, LAST, Boost("elephants", 2)), Fed) == Fed(LAST, "elephants", 2, "prime-minister", 4)
    assert food_on(state, "elephants") == [3, 0, 4]
    assert food_on(state, "polar-bears") == [2, 4, 3]
    assert state.funds == [10, 10, 7]


@pytest.mark.proves("zoocracy", "9a.2", "5b.12", "5b.8")
def test_swaps_of_the_last_seat() -> None:
    state = campaigning()
    assert why_not(state, LAST, Smear("elephants", 1)) == ("9a.2", "refusal-no-food-there")
    assert why_not(state, LAST, Smear("elephants", 0)) == ("5b.8", "refusal-tie-swap"), "2 and 2"
    assert only(play(state, LAST, NegativeCampaign("polar-bears", 1)), Smeared).victim_seat == 1
    assert food_on(state, "polar-bears") == [2, 3, 1]
    assert why_not(state, LAST, Smear("polar-bears", 1)) == ("5b.8", "refusal-tie-swap"), "2 and 2"
    play(state, LAST, Feed("polar-bears", 3), Smear("polar-bears", 0))
    assert food_on(state, "polar-bears") == [1, 3, 5]
    assert state.supply[LAST] == 25 - 7 - 1 - 5


@pytest.mark.proves("zoocracy", "9a.2", "5b.8")
@pytest.mark.parametrize(("third", "refused"), [(0, False), (1, True), (3, False)])
def test_a_victim_with_one_token_left_ties_with_a_party_that_has_one(third: int, refused: bool) -> None:
    state = campaigning(food={"elephants": (2, third, 5)})
    assert (Smear("elephants", 0) not in state.legal(LAST)) == refused


@pytest.mark.proves("zoocracy", "9a.7", "5c.6")
def test_loyalty_of_the_last_seat() -> None:
    state = midgame(
        3, seats=(10, 11, 12), food={"elephants": (1, 2, 0), "polar-bears": (0, 1, 5)},
        hands={LAST: "loyalty:elephants loyalty:polar-bears"},
    )  # fmt: skip
    begin(state, "C")
    assert why_not(state, LAST, Loyalty("elephants", 1)) == ("9a.7", "refusal-no-own-food")
    events = play(state, LAST, Loyalty("polar-bears", 2), Done())
    assert only(events, FoodStayed) == FoodStayed(LAST, "polar-bears", 2)
    assert only(events, FoodCleared).food == (1, 3, 3)
    assert food_on(state, "polar-bears") == [0, 0, 2]
    assert only(events, IncomePaid).food == (3, 6, 6)


@pytest.mark.proves("zoocracy", "5c.3", "9a.3", "9a.4", "9a.6")
def test_votes_for_the_last_seat() -> None:
    state = midgame(
        3, seats=(10, 11, 12), food={"elephants": (1, 2, 4), "polar-bears": (0, 1, 5)},
        hands={LAST: "wet-season dry-season overhang-mandate:polar-bears migration"},
    )  # fmt: skip
    begin(state, "C")
    play(state, LAST, WetSeason())
    assert (state.wet, state.dry) == (True, False)
    assert state.view(None).forecast == (0, 3, 5 + 6)
    play(state, LAST, DrySeason(), OverhangMandate("polar-bears"), Migration())
    assert state.point(LAST) == "3C.2.election-cards-4"
    assert state.view(None).forecast == (0, 3, 5 + 5 + 1 + 1)
    events = play(state, LAST, Done())
    counted = [event for event in events if isinstance(event, SpeciesCounted)]
    assert counted[0] == SpeciesCounted("elephants", LAST, 5, 1, 3, True, False, (0, 3, 5))
    assert counted[8] == SpeciesCounted("polar-bears", LAST, 5, None, 0, True, False, (0, 3, 10))
    assert only(events, OverhangCounted) == OverhangCounted("polar-bears", LAST, (0, 3, 11))
    assert state.seats == [0, 3, 12]
    assert (state.wet, state.dry) == (False, False)


@pytest.mark.proves("zoocracy", "5g.1", "5g.2", "9a.11")
def test_progress_of_the_last_seat() -> None:
    state = midgame(
        3, seats=(10, 11, 12), offices={"opposition-leader": LAST}, hands={LAST: "assertiveness:opposition-leader"},
        government=[0, 1], p2=0, event="strike",
    )  # fmt: skip
    state.past_events.append(state.event_deck.pop())
    events = begin(state, "G")
    assert [(event.seat, event.count, len(event.cards)) for event in events if isinstance(event, Drew)] == [
        (2, 2, 2),
        (1, 1, 1),
        (0, 1, 1),
    ]
    assert state.point(LAST) == "3G.0.progress-cards-0"
    assert only(play(state, LAST, Assertiveness("opposition-leader")), GoalReached) == GoalReached(
        LAST, 1, "assertiveness"
    )
    assert state.point(LAST) == "3G.0.progress-cards-1"
    finish_phase(state, "G")
    assert state.goals == [0, 0, 1]

"""Chapters 7 and 8: two players, and the advanced rules."""

from __future__ import annotations

import pytest

from menagerie.games.zoocracy.actions import Defectors, Done, Name
from menagerie.games.zoocracy.events import (
    GoalMissed,
    GoalReached,
    GovernmentFormed,
    GovernmentStays,
    MarkerMoved,
    NoGovernment,
    OfferSettled,
    ParliamentSeated,
    ProgramSet,
)
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.position import GOVERNMENT, NO_SIDE, NOBODY, OPPOSITION
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import (
    ADVANCED,
    begin,
    event_count,
    finish_phase,
    midgame,
    only,
    play,
    propose,
    to_round,
    vote,
)

# --- two players


@pytest.mark.proves("zoocracy", "7.1", "7.5")
def test_more_seats_take_all_three_offices() -> None:
    state = midgame(2, food={"elephants": (1, 2)}, parliamentary=3)
    events = begin(state, "C")
    assert only(events, ParliamentSeated).majority is None
    assert state.view(None).majority is None
    assert only(events, GovernmentFormed) == GovernmentFormed((1,), (0,))
    assert (state.holder[1:], state.face_up[1:]) == ([1, 1, 1, 0], [True] * 4)
    assert ProgramSet(1, 1) in events
    assert state.side == [OPPOSITION, GOVERNMENT]


@pytest.mark.proves("zoocracy", "7.2", "7.5")
def test_with_equal_seats_the_government_stays() -> None:
    offices = {"prime-minister": 0, "finance-minister": 0, "defense-minister": 0, "opposition-leader": 1}
    state = midgame(
        2, food={"snakes": (1, 0), "parrots": (0, 1)}, parliamentary=3, offices=offices, used=list(offices),
        government=[0], event="strike", presidential=7,
    )  # fmt: skip
    events = begin(state, "C")
    assert only(events, GovernmentStays) == GovernmentStays((0,), interim=False)
    assert [event.round for event in events if isinstance(event, MarkerMoved)] == [5, 4]
    assert (state.holder[1:], state.face_up[1:]) == ([0, 0, 0, 1], [False] * 4)
    assert ProgramSet(0, None) in events


@pytest.mark.proves("zoocracy", "7.2")
def test_equal_seats_at_the_very_first_election() -> None:
    state = midgame(2, food={"snakes": (1, 0), "parrots": (0, 1)}, round=1, parliamentary=1, presidential=3)
    events = begin(state, "C")
    assert event_count(events, NoGovernment) == 1
    assert (state.side, state.holder, state.parliamentary_round) == ([NO_SIDE] * 2, [NOBODY] * 5, 2)


@pytest.mark.proves("zoocracy", "7.2", "5g.7")
@pytest.mark.parametrize(("seats", "now", "goals"), [("tied", 3, 1), ("tied", 8, 1), ("won", 8, 2)])
def test_a_government_that_stays_implements_one_goal_also_in_round_8(seats: str, now: int, goals: int) -> None:
    offices = {"prime-minister": 0, "finance-minister": 0, "defense-minister": 0, "opposition-leader": 1}
    state = midgame(
        2, round=now, food={"snakes": (1, 0), "parrots": (0, 1 if seats == "tied" else 0)}, parliamentary=now,
        offices=offices, used=list(offices), government=[0], event="good-harvest", presidential=9,
    )  # fmt: skip
    events = begin(state, "C") + to_round(state, now + 1)
    assert [event.seat for event in events if isinstance(event, GoalReached)] == [0] * goals


@pytest.mark.proves("zoocracy", "7.2", "7.3")
def test_after_equal_seats_the_one_goal_that_is_left_changes_sides() -> None:
    offices = {"prime-minister": 0, "finance-minister": 0, "defense-minister": 0, "opposition-leader": 1}
    state = midgame(
        2, round=8, food={"snakes": (1, 0), "parrots": (0, 1)}, parliamentary=8, presidential=9, offices=offices,
        government=[0], hands={1: "defectors"}, event="good-harvest",
    )  # fmt: skip
    begin(state, "C")
    play(state, 1, Done())
    events = play(state, 1, Defectors(0), Done()) + to_round(state, 9)
    assert ProgramSet(1, None) in events
    assert [event.seat for event in events if isinstance(event, GoalReached)] == [1]


@pytest.mark.proves("zoocracy", "7.2")
def test_after_equal_seats_at_the_very_first_election_nobody_implements_a_goal() -> None:
    state = midgame(2, food={"snakes": (1, 0), "parrots": (0, 1)}, round=1, parliamentary=1, presidential=3)
    events = begin(state, "C") + to_round(state, 2)
    assert GoalMissed(None, "no-government") in events
    assert event_count(events, GoalReached) == 0


@pytest.mark.proves("zoocracy", "7.3")
@pytest.mark.parametrize(("seats", "swapped"), [((14, 8), False), ((13, 8), True), ((12, 4), False)])
def test_defectors_may_make_two_parties_change_sides(seats: tuple[int, int], swapped: bool) -> None:
    offices = {"prime-minister": 0, "finance-minister": 0, "defense-minister": 0, "opposition-leader": 1}
    state = midgame(
        2, seats=seats, offices=offices, used=["finance-minister"], government=[0], p1=0, p2=0,
        hands={1: "defectors"}, parliamentary=4, event="good-harvest",
    )  # fmt: skip
    begin(state, "E")
    if seats == (12, 4):  # twelve and four are eight and eight: nothing happens
        assert state.seats == [12, 4]
    elif seats == (14, 8):
        state.seats = [16, 8]
    events = play(state, 1, Defectors(0), Done())
    assert (state.side == [OPPOSITION, GOVERNMENT]) == swapped
    if swapped:
        assert only(events, GovernmentFormed) == GovernmentFormed((1,), (0,))
        assert (state.holder[1:], state.face_up[1:]) == ([1, 1, 1, 0], [True, False, True, True]), "as they lie"
        assert (state.p1, state.p2) == (1, 1)


@pytest.mark.proves("zoocracy", "7.5", "8.5")
@pytest.mark.parametrize("advanced", [False, True])
def test_the_governing_party_has_both_goals_advanced_or_not(advanced: bool) -> None:
    state = midgame(
        2, options=ZoocracyOptions(advanced=advanced), food={"elephants": (1, 2)}, parliamentary=3, event="good-harvest"
    )
    events = begin(state, "C") + to_round(state, 5)
    assert [event.seat for event in events if isinstance(event, GoalReached)] == [1, 1]
    assert event_count(events, GovernmentFormed) == 1


# --- the advanced rules


def advanced(event: str = "good-harvest", **more: object) -> ZoocracyState:
    """Parties 0 and 1 govern; the program says P1 for 0 and P2 for 1; the event has been revealed."""
    facts: dict[str, object] = {
        "options": ADVANCED,
        "seats": (12, 8, 10),
        "government": [0, 1],
        "offices": {"prime-minister": 0, "opposition-leader": 2},
        "used": ["prime-minister", "opposition-leader"],
        "p1": 0,
        "p2": 1,
        "event": event,
    }
    state = midgame(3, **(facts | more))  # type: ignore[arg-type]
    state.past_events.append(state.event_deck.pop())
    begin(state, "G")
    while state.step in ("progress-cards", "discard"):
        seat = state.waiting_on[0]
        state.apply(seat, Done() if Done() in state.legal(seat) else state.legal(seat)[0])
    return state


@pytest.mark.proves("zoocracy", "8.1", "8.4")
@pytest.mark.parametrize(("named", "status"), [(1, "kept"), (2, "broken-by-proposer"), (0, "broken-by-proposer")])
def test_the_prime_minister_names_whom_it_likes_and_it_is_remembered(named: int, status: str) -> None:
    state = advanced()
    assert (state.step, state.waiting_on) == ("name", (0,))
    events = play(state, 0, Name(named))
    assert only(events, GoalReached) == GoalReached(named, 1, "named")
    settled = only(events, OfferSettled)
    assert (settled.proposer_seat, settled.partner_seat, settled.terms, settled.status) == (0, 1, ("p2",), status)
    assert state.view(None).offers[-1].phase == "G"


@pytest.mark.proves("zoocracy", "8.4")
def test_a_promise_to_oneself_is_none() -> None:
    state = advanced(election_held=True)
    assert event_count(play(state, 0, Name(2)), OfferSettled) == 0


@pytest.mark.proves("zoocracy", "8.1")
@pytest.mark.parametrize(("event", "seats"), [("strike", (12, 8, 10)), ("good-harvest", (9, 5, 20))])
def test_what_prevents_a_program_goal_prevents_this_one(event: str, seats: tuple[int, ...]) -> None:
    state = advanced(event, seats=seats)
    assert (state.round, state.goals) == (4, [0, 0, 0])


@pytest.mark.proves("zoocracy", "8.2")
@pytest.mark.parametrize("options", [ADVANCED, ZoocracyOptions(offers=False)])
def test_every_round_may_see_a_vote_of_no_confidence(options: ZoocracyOptions) -> None:
    state = midgame(
        3, options=options, seats=(12, 8, 10), government=[0, 1], p1=0, p2=1, election_held=True,
        offices={"prime-minister": 0, "opposition-leader": 2},
    )  # fmt: skip
    begin(state, "E")
    finish_phase(state, "E")
    assert (state.phase == 5) == options.advanced
    if options.advanced:
        propose(state, 2, 1, 1, 1, 1)
        vote(state, [1])
        assert state.side == [OPPOSITION, GOVERNMENT, GOVERNMENT]


@pytest.mark.proves("zoocracy", "8.2")
def test_without_an_opposition_nobody_can_propose() -> None:
    state = midgame(3, options=ADVANCED, government=[0, 1, 2], offices={"prime-minister": 0}, p1=0, p2=1)
    begin(state, "E")
    finish_phase(state, "E")
    assert state.phase == 6


@pytest.mark.proves("zoocracy", "8.3")
def test_two_names_with_an_election_in_round_eight() -> None:
    state = advanced(round=8, election_held=True, presidential=9, parliamentary=10)
    play(state, 0, Name(2))
    assert (state.step, state.waiting_on) == ("name", (0,))
    events = play(state, 0, Name(1))
    assert state.goals == [0, 1, 1]
    assert only(events, OfferSettled).status == "kept"

"""5f: the vote of no confidence."""

from __future__ import annotations

import pytest

from menagerie.games.zoocracy.actions import Defectors, Done, Grant, Name, Pass
from menagerie.games.zoocracy.events import (
    GoalMissed,
    GoalReached,
    GovernmentFormed,
    MarkerMoved,
    OfficeMoved,
    PhaseBegan,
    ProgramSet,
    ProposalTurn,
)
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.position import (
    DEFENSE,
    FINANCE,
    GOVERNMENT,
    NOBODY,
    OPPOSITION,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
)
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import (
    all_pass,
    begin,
    event_count,
    finish_phase,
    midgame,
    only,
    play,
    propose,
    vote,
    why_not,
)

OFFICES = {"prime-minister": 0, "finance-minister": 1, "defense-minister": 1, "opposition-leader": 2}
USED = ["prime-minister", "opposition-leader"]


def before_defectors(**more: object) -> ZoocracyState:
    """Parties 0 and 1 govern with 19 of 37 seats; party 2 leads the opposition and can lure two seats away."""
    facts: dict[str, object] = {
        "seats": (10, 9, 9, 9),
        "government": [0, 1],
        "offices": OFFICES,
        "used": USED,
        "hands": {2: "defectors"},
        "p1": 0,
        "p2": 1,
        "election_held": True,
        "event": "strike",
    }
    state = midgame(4, **(facts | more))  # type: ignore[arg-type]
    begin(state, "E")
    return state


def after_defectors(**more: object) -> ZoocracyState:
    """The same, after the seats have come over."""
    state = before_defectors(**more)
    play(state, 2, Defectors(1), Done())
    return state


@pytest.mark.proves("zoocracy", "5f.1", "5f.2")
def test_a_government_that_lost_its_majority_faces_a_vote() -> None:
    state = after_defectors()
    assert (state.phase, state.step, state.waiting_on) == (5, "propose", (2,))
    quiet = before_defectors()
    play(quiet, 2, Done())
    assert quiet.phase != 5


@pytest.mark.proves("zoocracy", "5f.1", "5f.5")
def test_again_in_the_next_round_as_long_as_nothing_changes() -> None:
    state = after_defectors(event="good-harvest")
    events = play(state, 2, Pass()) + finish_phase(state, "G")
    assert state.side == [GOVERNMENT, GOVERNMENT, OPPOSITION, OPPOSITION]
    assert GoalMissed(None, "no-majority") in events
    begin(state, "E")
    while state.phase == 4:
        state.apply(state.waiting_on[0], Done())
    assert (state.phase, state.waiting_on) == (5, (2,))


@pytest.mark.proves("zoocracy", "5f.6")
@pytest.mark.parametrize("advanced", [False, True])
def test_no_further_proposals_in_a_round_in_which_no_government_was_elected(advanced: bool) -> None:
    """The interim government has 19 of 37 seats and loses two of them after the event."""
    state = midgame(
        4, options=ZoocracyOptions(advanced=advanced, offers=False), seats=(10, 9, 9, 9), government=[0, 1],
        offices=OFFICES, used=USED, hands={2: "defectors"}, election_held=True, event="good-harvest",
    )  # fmt: skip
    begin(state, "D")
    all_pass(state)
    assert (state.interim, state.has_majority()) == (True, True)
    events = play(state, 2, Defectors(1), Done())
    assert not state.has_majority()
    assert event_count(events, ProposalTurn) == (1 if advanced else 0)
    assert (PhaseBegan("F") in events) == advanced


@pytest.mark.proves("zoocracy", "5f.6", "5f.2")
def test_an_opposition_leader_who_has_proposed_before_may_propose_again() -> None:
    """Party 2 proposes first and is declined; 0 and 1 govern with 20 of 38, until seats come over."""
    state = midgame(4, seats=(11, 9, 12, 6), hands={2: "defectors"}, election_held=True, event="good-harvest")
    begin(state, "D")
    assert state.active == 2
    propose(state, 2, 2, 2, 2, 2)
    vote(state, [])
    propose(state, 0, 1, 1, 0, 1)
    vote(state, [1])
    assert state.holder[OPPOSITION_LEADER] == 2
    play(state, 2, Defectors(1), Done())
    assert (state.phase, state.waiting_on) == (5, (2,))


@pytest.mark.proves("zoocracy", "5f.2")
def test_only_the_opposition_leader_proposes() -> None:
    state = after_defectors()
    assert why_not(state, 3, Grant("prime-minister", 3)) == ("5d.4", "refusal-not-your-turn")
    assert state.proposers == [2]
    propose(state, 2, 2, 2, 2, 2)
    assert state.waiting_on == (0, 1, 3)


@pytest.mark.proves("zoocracy", "5f.3")
@pytest.mark.parametrize(
    ("election_held", "parliamentary", "goals"), [(True, 5, ("p1", "p2")), (False, 4, ("p2",)), (True, 4, ("p1",))]
)
def test_the_goals_still_to_come(election_held: bool, parliamentary: int, goals: tuple[str, ...]) -> None:
    state = before_defectors(election_held=election_held, parliamentary=parliamentary)
    events = play(state, 2, Defectors(1), Done())
    turn = only(events, ProposalTurn)
    assert turn.prizes == ("prime-minister", "finance-minister", "defense-minister", *goals)
    assert why_not(state, 2, Grant("finance-minister", 2)) == ("5d.5", "refusal-other-prize")


@pytest.mark.proves("zoocracy", "5f.3", "5g.7")
@pytest.mark.parametrize(("now", "goals"), [(7, ("p1",)), (8, ("p1", "p2"))])
def test_after_a_failed_formation_round_8_still_has_two_goals(now: int, goals: tuple[str, ...]) -> None:
    """Only the advanced game has proposals then. There is no next election, though the marker was moved by one."""
    state = midgame(
        4, options=ZoocracyOptions(advanced=True, offers=False), round=now, seats=(10, 9, 9, 8), government=[0, 1],
        offices=OFFICES, election_held=True, event="good-harvest", presidential=9, parliamentary=now + 2,
    )  # fmt: skip
    begin(state, "D")
    events = all_pass(state)
    turns = [event.prizes for event in events if isinstance(event, ProposalTurn)]
    assert turns[-1] == ("prime-minister", "finance-minister", "defense-minister", *goals)
    assert state.phase == 5
    propose(state, *[2, 2, 2, 3, 2][: 3 + len(goals)])
    vote(state, [3, 1])
    assert (state.p1, state.p2) == (3, 2 if now == 8 else NOBODY)
    while state.step == "progress-cards":
        play(state, state.active, Done())
    named = [event for _ in goals for event in play(state, 2, Name(3))]
    assert event_count(named, GoalReached) == len(goals)


@pytest.mark.proves("zoocracy", "5f.4")
def test_a_new_government_takes_the_offices_as_they_lie() -> None:
    state = after_defectors()
    propose(state, 2, 3, 3, 3, 2)
    events = vote(state, [3])  # 11 + 9 = 20 of 37
    assert only(events, GovernmentFormed) == GovernmentFormed((2, 3), (0, 1))
    assert [state.holder[office] for office in (PRIME_MINISTER, FINANCE, DEFENSE)] == [2, 3, 3]
    assert [state.face_up[office] for office in (PRIME_MINISTER, FINANCE, DEFENSE)] == [False, True, True]
    assert (state.holder[OPPOSITION_LEADER], state.face_up[OPPOSITION_LEADER]) == (0, False)
    assert ProgramSet(3, 2) in events
    assert event_count([event for event in events if isinstance(event, MarkerMoved)], MarkerMoved) == 0
    assert state.parliamentary_round == 5


@pytest.mark.proves("zoocracy", "5f.4")
def test_a_new_government_of_all_leaves_nobody_to_lead_the_opposition() -> None:
    state = after_defectors()
    propose(state, 2, 3, 3, 3, 2)
    events = vote(state, [0, 1, 3])
    assert state.holder[OPPOSITION_LEADER] == NOBODY
    assert OfficeMoved("opposition-leader", None, face_up=False) in events


@pytest.mark.proves("zoocracy", "5f.5")
def test_a_declined_proposal_changes_nothing() -> None:
    state = after_defectors()
    before = (state.side[:], state.holder[:], state.face_up[:], state.p1, state.p2)
    propose(state, 2, 3, 3, 3, 2)
    vote(state, [])
    assert (state.side, state.holder, state.face_up, state.p1, state.p2) == before
    assert state.phase != 5

"""5d: who proposes, what a proposal holds, how it is voted on, and what becomes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.games.zoocracy.actions import Done, Grant, Pass, Vote
from menagerie.games.zoocracy.events import (
    FellToProposer,
    GovernmentFormed,
    GovernmentStays,
    MarkerMoved,
    NoGovernment,
    OfficeMoved,
    ProgramSet,
    Proposed,
    Ready,
    VoteCast,
    VotesOpened,
)
from menagerie.games.zoocracy.rules.position import (
    DEFENSE,
    FINANCE,
    GOVERNMENT,
    NO_SIDE,
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
    refusal,
    vote,
    why_not,
)

YELLOW, RED, ORANGE, GREEN, BLACK, BLUE = range(6)
EXAMPLE = (12, 8, 7, 11, 7, 6)
"""The printed example: 51 seats; yellow and red have 20, with orange 27; green is second."""


def formation(seats: tuple[int, ...] = EXAMPLE, **more: object) -> ZoocracyState:
    """After an election in round 3."""
    state = midgame(len(seats), seats=seats, election_held=True, **more)  # type: ignore[arg-type]
    begin(state, "D")
    return state


@pytest.mark.proves("zoocracy", "5d.1")
def test_the_program_is_cleared_before_a_government_is_formed() -> None:
    state = midgame(3, p1=0, p2=2, election_held=True)
    assert only(begin(state, "D"), ProgramSet) == ProgramSet(None, None)
    assert (state.p1, state.p2, state.phase) == (NOBODY, NOBODY, 3)


@pytest.mark.proves("zoocracy", "5d.2", "5d.10")
def test_a_party_with_a_majority_can_govern_alone() -> None:
    state = formation((27, 12, 12), offices={"president": 1}, used=["president"])
    propose(state, 0, 0, 0, 0, 0)
    events = vote(state, [])
    assert only(events, GovernmentFormed) == GovernmentFormed((0,), (1, 2)), "the President is not in it by office"


@pytest.mark.proves("zoocracy", "5d.3")
def test_most_seats_propose_first_then_fewer_goals_then_at_random() -> None:
    state = formation((10, 12, 10, 10), goals=(2, 5, 1, 3))
    assert state.proposers == [1, 2, 0, 3]
    assert state.order != state.proposers
    first = Counter(formation((10, 10, 10), seed=seed).proposers[0] for seed in range(60))
    assert set(first) == {0, 1, 2}


@pytest.mark.proves("zoocracy", "5d.4", "5d.5")
def test_a_proposal_names_five_things_and_then_all_vote() -> None:
    state = formation()
    assert state.waiting_on == (YELLOW,)
    assert why_not(state, GREEN, Grant("prime-minister", GREEN)) == ("5d.4", "refusal-not-your-turn")
    violation = refusal(state, YELLOW, Grant("p1", YELLOW))
    assert (violation.paragraph, violation.facts) == ("5d.5", {"prize": "prime-minister"})
    play(state, YELLOW, Grant("prime-minister", RED))
    assert why_not(state, YELLOW, Pass()) == ("5d.8", "refusal-proposal-begun")
    assert why_not(state, YELLOW, Grant("finance-minister", 6)) == ("1.1", "refusal-no-such-seat")
    play(state, YELLOW, Grant("finance-minister", RED), Grant("defense-minister", RED), Grant("p1", RED))
    assert state.step == "propose"
    events = play(state, YELLOW, Grant("p2", YELLOW))
    assert only(events, Proposed).grants == (
        ("prime-minister", RED), ("finance-minister", RED), ("defense-minister", RED), ("p1", RED), ("p2", YELLOW),
    )  # fmt: skip
    assert state.step == "vote"
    assert list(state.waiting_on) == [RED, ORANGE, GREEN, BLACK, BLUE]
    vote(state, [])
    assert state.waiting_on == (GREEN,), "yellow has had its one proposal"


@pytest.mark.proves("zoocracy", "5d.6", "5d.12")
def test_all_to_one_or_to_many() -> None:
    state = formation()
    propose(state, RED, RED, RED, ORANGE, ORANGE)
    vote(state, [RED, ORANGE])
    assert [state.holder[office] for office in (PRIME_MINISTER, FINANCE, DEFENSE)] == [RED, RED, RED]
    assert (state.p1, state.p2) == (ORANGE, ORANGE), "a party without an office"


@pytest.mark.proves("zoocracy", "5d.7", "5d.10", "5d.11", "5d.12")
def test_the_printed_example_of_an_accepted_proposal() -> None:
    state = formation()
    propose(state, YELLOW, ORANGE, ORANGE, YELLOW, RED)
    events = vote(state, [RED, ORANGE])
    opened = only(events, VotesOpened)
    assert (opened.yes, opened.majority, opened.accepted) == (27, 26, True)
    assert opened.votes == (True, True, True, False, False, False)
    assert only(events, GovernmentFormed) == GovernmentFormed((YELLOW, RED, ORANGE), (GREEN, BLACK, BLUE))
    assert state.holder[PRIME_MINISTER : DEFENSE + 1] == [YELLOW, ORANGE, ORANGE]
    assert state.face_up[PRIME_MINISTER : DEFENSE + 1] == [True, True, True]
    assert only(events, ProgramSet) == ProgramSet(YELLOW, RED)
    assert state.side == [GOVERNMENT] * 3 + [OPPOSITION] * 3


@pytest.mark.proves("zoocracy", "5d.10", "5d.16")
def test_the_printed_example_of_a_declined_proposal() -> None:
    state = formation()
    propose(state, YELLOW, ORANGE, ORANGE, YELLOW, RED)
    events = vote(state, [RED])
    opened = only(events, VotesOpened)
    assert (opened.yes, opened.majority, opened.accepted) == (20, 26, False)
    assert state.waiting_on == (GREEN,)
    assert state.side == [NO_SIDE] * 6
    propose(state, GREEN, GREEN, GREEN, GREEN, GREEN)
    vote(state, [YELLOW, BLACK])
    assert state.side[GREEN] == GOVERNMENT


@pytest.mark.proves("zoocracy", "5d.10")
def test_exactly_the_majority_is_enough() -> None:
    state = formation((13, 13, 12, 13))
    state.majority = 26
    propose(state, *[state.active] * 5)
    other = 0 if state.active != 0 else 1
    assert only(vote(state, [other]), VotesOpened).accepted


@pytest.mark.proves("zoocracy", "5d.8", "5d.16")
def test_passing_counts_as_a_declined_proposal() -> None:
    state = formation((12, 11, 10))
    play(state, 0, Pass())
    assert state.waiting_on == (1,)
    play(state, 1, Pass())
    events = play(state, 2, Pass())
    assert event_count(events, NoGovernment) == 1


@pytest.mark.proves("zoocracy", "5d.9")
def test_votes_are_secret_changeable_and_the_proposers_is_yes() -> None:
    state = formation((12, 11, 10))
    propose(state, 0, 0, 0, 0, 0)
    assert why_not(state, 0, Vote(False)) == ("5d.9", "refusal-others-decide")
    assert play(state, 1, Vote(True)) == [VoteCast(1, True), Ready(1)]
    assert play(state, 1, Vote(False)) == [VoteCast(1, False)]
    assert (state.view(1).vote, state.view(2).vote, state.view(None).vote) == (False, None, None)
    events = play(state, 2, Vote(True))
    assert only(events, VotesOpened).votes == (True, False, True)


@pytest.mark.proves("zoocracy", "5d.11")
def test_who_votes_yes_governs_named_or_not() -> None:
    state = formation()
    propose(state, YELLOW, YELLOW, YELLOW, YELLOW, YELLOW)
    vote(state, [RED, ORANGE, BLUE])
    assert state.side[BLUE] == GOVERNMENT
    assert BLUE not in state.holder
    assert (len(state.hands[BLUE]), len(state.hands[GREEN])) == (1, 2), "and draws as the government does"


@pytest.mark.proves("zoocracy", "5d.13")
def test_what_was_meant_for_a_no_falls_to_the_proposer() -> None:
    state = formation()
    propose(state, RED, GREEN, ORANGE, GREEN, BLUE)
    events = vote(state, [RED, ORANGE])
    fallen = [event for event in events if isinstance(event, FellToProposer)]
    assert [(event.prize, event.party_seat) for event in fallen] == [
        ("finance-minister", GREEN),
        ("p1", GREEN),
        ("p2", BLUE),
    ]
    assert state.holder[PRIME_MINISTER : DEFENSE + 1] == [RED, YELLOW, ORANGE]
    assert (state.p1, state.p2) == (YELLOW, YELLOW)


@pytest.mark.proves("zoocracy", "5d.14")
def test_the_largest_opposition_party_leads_it() -> None:
    state = formation()
    propose(state, *[YELLOW] * 5)
    events = vote(state, [RED, ORANGE])
    assert (state.holder[OPPOSITION_LEADER], state.face_up[OPPOSITION_LEADER]) == (GREEN, True)
    assert OfficeMoved("opposition-leader", GREEN, face_up=True) in events


@pytest.mark.proves("zoocracy", "5d.14")
def test_equal_opposition_parties_with_fewer_goals_first_and_then_at_random() -> None:
    leaders = set()
    for seed in range(30):
        state = formation((30, 8, 8, 8), goals=(0, 1, 0, 0), seed=seed)
        propose(state, *[0] * 5)
        vote(state, [])
        leaders.add(state.holder[OPPOSITION_LEADER])
    assert leaders == {2, 3}


@pytest.mark.proves("zoocracy", "5d.15")
def test_when_all_vote_yes_there_is_no_opposition() -> None:
    state = formation(offices={"opposition-leader": BLUE})
    propose(state, *[YELLOW] * 5)
    events = vote(state, range(6))
    assert only(events, GovernmentFormed).opposition_seats == ()
    assert state.holder[OPPOSITION_LEADER] == NOBODY
    assert OfficeMoved("opposition-leader", None, face_up=True) in events


@pytest.mark.proves("zoocracy", "5d.17", "5d.19", "5d.26")
def test_without_a_majority_for_anybody_the_old_government_stays_for_a_while() -> None:
    offices = {"prime-minister": 0, "finance-minister": 1, "defense-minister": 0, "opposition-leader": 2}
    state = formation(
        (12, 6, 9, 10), offices=offices, used=["prime-minister", "opposition-leader"], government=[0, 1], p1=0, p2=1
    )
    propose(state, *[0] * 5)
    vote(state, [])  # the vote markers show something else now
    events = all_pass(state)
    assert only(events, GovernmentStays) == GovernmentStays((0, 1), interim=True)
    view = state.view(None)
    assert (view.interim, view.p1, view.p2) == (True, None, None)
    assert [party.side for party in view.parties] == ["government", "government", "opposition", "opposition"]
    assert state.holder[PRIME_MINISTER : DEFENSE + 1] == [0, 1, 0]
    assert state.face_up[PRIME_MINISTER : DEFENSE + 1] == [False, True, True]
    assert (state.holder[OPPOSITION_LEADER], state.face_up[OPPOSITION_LEADER]) == (3, False), (
        "now the largest, not refreshed"
    )
    assert MarkerMoved("parliamentary", 4) in events


@pytest.mark.proves("zoocracy", "5d.18", "5d.19")
def test_in_the_first_round_there_may_be_no_government_at_all() -> None:
    state = formation((12, 11, 10), round=1)
    before = [len(hand) for hand in state.hands]
    events = all_pass(state)
    assert event_count(events, NoGovernment) == 1
    assert (state.side, state.holder) == ([NO_SIDE] * 3, [NOBODY] * 5)
    assert state.parliamentary_round == 2
    finish_phase(state, "E")
    assert [len(hand) - held for hand, held in zip(state.hands, before, strict=True)] == [1, 1, 1]
    assert state.goals == [0, 0, 0]
    assert state.round == 2


@pytest.mark.proves("zoocracy", "5d.26")
def test_offices_change_hands_only_in_d_and_f() -> None:
    state = midgame(
        3, seats=(12, 11, 10), offices={"prime-minister": 0, "president": 1}, government=[0, 1], parliamentary=5
    )
    begin(state, "B")
    moved = []
    while state.waiting_on and state.round == 3:
        seat = state.waiting_on[0]
        legal = state.legal(seat)
        events = state.apply(seat, Done() if Done() in legal else legal[0])
        moved += [event for event in events if isinstance(event, OfficeMoved)]
    assert moved == []

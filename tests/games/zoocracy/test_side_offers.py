"""5d.27 to 5d.29: parties that are not proposing talk to each other about their own proposals to come."""

from __future__ import annotations

from typing import Literal

import pytest

from menagerie.core.contract import FreeAction
from menagerie.games.zoocracy.actions import (
    Accept,
    Demand,
    Grant,
    Offer,
    Pass,
    SideAccept,
    SideDecline,
    SideDemand,
    SideOffer,
    ZoocracyAction,
)
from menagerie.games.zoocracy.events import OfferMade, OfferSettled, ZoocracyEvent
from menagerie.games.zoocracy.rules.identifiers import Prize
from menagerie.games.zoocracy.rules.state import ZoocracyState
from menagerie.games.zoocracy.view import OfferView
from tests.games.zoocracy.positions import PLAIN, QUIET, begin, midgame, only, play, propose, refusal, vote, why_not

FINANCE_AND_P2: tuple[Prize, ...] = ("finance-minister", "p2")


def talking() -> ZoocracyState:
    """Four parties after an election, who propose in the order of their seats; party 0 is about to."""
    state = midgame(4, seats=(14, 13, 12, 11), options=PLAIN, election_held=True)
    begin(state, "D")
    return state


def statuses(state: ZoocracyState) -> list[str]:
    return [offer.status for offer in state.view(None).offers]


def settled(events: list[ZoocracyEvent]) -> list[str]:
    return [event.status for event in events if isinstance(event, OfferSettled)]


def talk(state: ZoocracyState, seat: int) -> set[tuple[str, int]]:
    """To whom the seat may say what."""
    kinds = (SideOffer, SideDemand, SideAccept, SideDecline)
    return {(type(action).__name__, action.party) for action in state.legal(seat) if isinstance(action, kinds)}


@pytest.mark.proves("zoocracy", "5d.27")
def test_a_later_proposer_offers_something_of_its_own_proposal() -> None:
    state = talking()
    events = play(state, 1, SideOffer(2, FINANCE_AND_P2))
    assert events == [OfferMade(1, "side-offer", 1, 2, FINANCE_AND_P2)]
    assert state.view(None).offers == (OfferView(1, 3, "D", 1, 1, 2, FINANCE_AND_P2, "open"),)
    assert (state.step, state.waiting_on) == ("propose", (0,)), "nobody waits for it"


@pytest.mark.proves("zoocracy", "5d.27")
def test_a_party_tells_a_later_proposer_what_it_would_vote_yes_for() -> None:
    state = talking()
    events = play(state, 3, SideDemand(1, ("p1",)))
    assert events == [OfferMade(1, "side-demand", 3, 1, ("p1",))]
    assert state.view(None).offers == (OfferView(1, 3, "D", 3, 1, 3, ("p1",), "open"),)


@pytest.mark.proves("zoocracy", "5d.27")
def test_who_may_talk_to_whom() -> None:
    state = talking()
    assert talk(state, 0) == set(), "the proposer makes ordinary offers"
    assert talk(state, 1) == {("SideOffer", 2), ("SideOffer", 3), ("SideDemand", 2), ("SideDemand", 3)}
    for _ in range(2):
        play(state, state.active, Pass())
    assert state.active == 2
    assert talk(state, 0) == {("SideDemand", 3)}, "it has no proposal to come"
    assert talk(state, 3) == {("SideOffer", 0), ("SideOffer", 1)}
    play(state, 2, Pass())
    assert [talk(state, seat) for seat in range(4)] == [set()] * 4, "no proposal is to come"
    assert why_not(state, 1, SideOffer(2, ("p1",))) == ("5d.27", "refusal-no-later-proposal")
    assert refusal(state, 1, SideDemand(2, ("p1",))).facts == {"later_seat": 2}
    assert refusal(state, 1, SideOffer(2, ("p1",))).facts == {"later_seat": 1}
    assert state.point(1) is not None, "it may still ask the proposer for something"


@pytest.mark.proves("zoocracy", "5d.27")
def test_what_cannot_be_said_on_the_side() -> None:
    state = talking()
    refused: list[tuple[int, ZoocracyAction, str]] = [
        (0, SideOffer(1, ("p1",)), "refusal-side-proposer"),
        (1, SideOffer(1, ("p1",)), "refusal-own-offer"),
        (1, SideOffer(0, ("p1",)), "refusal-side-with-proposer"),
        (1, SideDemand(0, ("p1",)), "refusal-side-with-proposer"),
    ]
    for seat, action, reason in refused:
        assert why_not(state, seat, action) == ("5d.27", reason)
    assert refusal(state, 1, SideDemand(0, ("p1",))).facts == {"proposer_seat": 0}
    assert why_not(state, 1, SideOffer(7, ("p1",))) == ("1.1", "refusal-no-such-seat")
    for terms in ((), ("p2", "p1"), ("p1", "p1")):
        assert why_not(state, 1, SideOffer(2, terms)) == ("5d.20", "refusal-terms")
        assert why_not(state, 1, SideDemand(2, terms)) == ("5d.20", "refusal-terms")
    play(state, 0, Grant("prime-minister", 0))
    assert why_not(state, 1, SideOffer(2, ("p1",))) == ("5d.27", "refusal-proposal-begun")
    quiet = midgame(4, seats=(14, 13, 12, 11), options=QUIET, election_held=True)
    begin(quiet, "D")
    assert why_not(quiet, 1, SideOffer(2, ("p1",))) == ("5d.20", "refusal-no-offers")


@pytest.mark.proves("zoocracy", "5d.27")
def test_once_to_each_party_before_each_proposal() -> None:
    state = talking()
    play(state, 1, SideOffer(2, ("p1",)))
    assert why_not(state, 1, SideOffer(2, ("p2",))) == ("5d.27", "refusal-talked-already")
    assert refusal(state, 1, SideDemand(2, ("p2",))).facts == {"party_seat": 2}
    play(state, 1, SideDemand(3, ("p2",)), Demand(("p1",)))
    assert talk(state, 1) == set()
    assert state.point(1) is None, "nothing is left to say"
    play(state, 2, SideOffer(1, ("p1",)))
    assert talk(state, 1) == {("SideAccept", 2), ("SideDecline", 2)}
    play(state, 0, Pass())
    assert talk(state, 2) == {("SideOffer", 0), ("SideDemand", 3), ("SideOffer", 3)}, "before the next proposal again"


@pytest.mark.proves("zoocracy", "5d.27")
def test_all_of_it_is_free() -> None:
    state = talking()
    assert all(isinstance(action, FreeAction) for action in state.legal(1))


@pytest.mark.proves("zoocracy", "5d.28")
def test_the_other_accepts_or_declines_and_nobody_else() -> None:
    answers: list[tuple[ZoocracyAction, Literal["accepted", "declined"]]] = [
        (SideAccept(1), "accepted"),
        (SideDecline(1), "declined"),
    ]
    for answer, status in answers:
        state = talking()
        assert why_not(state, 2, answer) == ("5d.28", "refusal-no-side-offer")
        play(state, 1, SideOffer(2, ("p2",)))
        assert why_not(state, 3, answer) == ("5d.28", "refusal-no-side-offer")
        assert why_not(state, 0, answer) == ("5d.27", "refusal-side-proposer")
        assert why_not(state, 1, SideAccept(2)) == ("5d.28", "refusal-no-side-offer"), "not its own"
        assert play(state, 2, answer) == [OfferSettled(1, 1, 2, ("p2",), status)]
        assert why_not(state, 2, answer) == ("5d.28", "refusal-no-side-offer")
        assert (state.step, state.waiting_on) == ("propose", (0,))


@pytest.mark.proves("zoocracy", "5d.28")
def test_a_demand_on_the_side_is_answered_by_the_later_proposer() -> None:
    state = talking()
    play(state, 3, SideDemand(1, ("p1",)))
    assert why_not(state, 3, SideAccept(1)) == ("5d.28", "refusal-no-side-offer")
    assert play(state, 1, SideAccept(3)) == [OfferSettled(1, 1, 3, ("p1",), "accepted")]


@pytest.mark.proves("zoocracy", "5d.28")
@pytest.mark.parametrize("end", [Pass(), Grant("prime-minister", 0)])
def test_what_is_unanswered_lapses_when_the_proposal_begins(end: ZoocracyAction) -> None:
    state = talking()
    play(state, 1, SideOffer(2, ("p2",)))
    play(state, 3, SideDemand(1, ("p1",)))
    assert settled(play(state, 0, end)) == ["lapsed", "lapsed"]
    assert talk(state, 2) & {("SideAccept", 1)} == set()


@pytest.mark.proves("zoocracy", "5d.28")
def test_who_owes_the_proposer_an_answer_gives_that_first() -> None:
    state = talking()
    play(state, 0, Offer(2, ("p2",)))
    play(state, 1, SideOffer(2, ("p1",)))
    assert why_not(state, 2, SideAccept(1)) == ("5d.21", "refusal-step-answer")
    assert why_not(state, 2, SideOffer(3, ("p1",))) == ("5d.21", "refusal-step-answer")
    assert state.view(2).offers[0].status == "open"
    play(state, 2, Accept(0))
    assert statuses(state) == ["accepted", "open"], "the answer was to the proposer"
    play(state, 2, SideAccept(1))
    assert statuses(state) == ["accepted", "accepted"], "one proposal each: both count"


@pytest.mark.proves("zoocracy", "5d.22", "5d.27")
def test_talk_on_the_side_is_no_demand_of_the_proposer() -> None:
    state = talking()
    play(state, 3, SideDemand(1, ("p1",)))
    assert why_not(state, 0, Accept(3)) == ("5d.21", "refusal-no-demand")
    play(state, 3, Demand(("p2",)))
    assert settled(play(state, 0, Accept(3))) == ["accepted"]
    assert statuses(state) == ["open", "accepted"]


def agreed() -> ZoocracyState:
    """While 0 proposes, 1 promises 2 Finance and P2; then 0 fails, and it is for 1 to propose."""
    state = talking()
    play(state, 1, SideOffer(2, FINANCE_AND_P2))
    play(state, 2, SideAccept(1))
    assert settled(play(state, 0, Pass())) == [], "it is about another proposal"
    assert state.active == 1
    return state


@pytest.mark.proves("zoocracy", "5d.29")
@pytest.mark.parametrize(
    ("grants", "yes", "status"),
    [
        ((1, 2, 1, 1, 2), [2], "kept"),
        ((1, 2, 1, 1, 2), [0], "broken-by-partner"),
        ((1, 2, 1, 1, 1), [2], "broken-by-proposer"),
    ],
)
def test_it_counts_for_the_proposal_it_is_about(grants: tuple[int, ...], yes: list[int], status: str) -> None:
    state = agreed()
    propose(state, *grants)
    assert statuses(state) == ["accepted"]
    assert settled(vote(state, yes)) == [status]


@pytest.mark.proves("zoocracy", "5d.29")
def test_a_later_proposer_who_passes_breaks_it() -> None:
    assert settled(play(agreed(), 1, Pass())) == ["broken-by-proposer"]


@pytest.mark.proves("zoocracy", "5d.29")
def test_it_lapses_when_an_earlier_proposal_is_accepted() -> None:
    state = talking()
    play(state, 1, SideOffer(2, ("p2",)))
    play(state, 2, SideAccept(1))
    propose(state, 0, 3, 3, 0, 3)
    events = vote(state, [3, 1])
    assert settled(events) == ["lapsed"]
    assert only(events, OfferSettled) == OfferSettled(1, 1, 2, ("p2",), "lapsed")


@pytest.mark.proves("zoocracy", "5d.21", "5d.29")
def test_of_two_agreements_about_the_same_proposal_the_last_counts() -> None:
    state = agreed()
    play(state, 1, Offer(2, ("p1",)))
    assert settled(play(state, 2, Accept(1))) == ["lapsed", "accepted"]
    state = talking()
    play(state, 1, SideOffer(2, ("p1",)))
    play(state, 2, SideOffer(1, ("p1",)), SideAccept(1))
    play(state, 1, SideAccept(2))
    assert statuses(state) == ["accepted", "accepted"], "these are about two proposals"


@pytest.mark.proves("zoocracy", "5d.27", "5d.28")
def test_the_address_changes_with_what_is_said_to_a_party_and_by_it() -> None:
    state = talking()
    assert [state.point(seat) for seat in range(4)] == ["3D.0.propose-0", *["3D.0.talk-0"] * 3]
    play(state, 1, SideOffer(2, ("p1",)))
    assert [state.point(seat) for seat in range(4)] == ["3D.0.propose-0", *["3D.0.talk-1"] * 2, "3D.0.talk-0"]
    play(state, 2, SideAccept(1))
    assert [state.point(seat) for seat in range(4)] == ["3D.0.propose-0", *["3D.0.talk-2"] * 2, "3D.0.talk-0"]


@pytest.mark.proves("zoocracy", "5d.27", "5f.2")
def test_in_a_vote_of_no_confidence_no_other_proposal_is_to_come() -> None:
    state = midgame(
        4, options=PLAIN, seats=(10, 8, 10, 9), government=[0, 1], offices={"prime-minister": 0, "opposition-leader": 2}
    )
    begin(state, "F")
    assert (state.active, state.step) == (2, "propose")
    assert talk(state, 3) == set()
    assert why_not(state, 3, SideOffer(1, ("p2",))) == ("5d.27", "refusal-no-later-proposal")

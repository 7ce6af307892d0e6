"""5d.20 to 5d.25: offers before a proposal: made, answered, remembered, and binding nobody."""

from __future__ import annotations

import pytest

from menagerie.games.zoocracy.actions import (
    Accept,
    Counter,
    Decline,
    Demand,
    Grant,
    Offer,
    Pass,
    Withdraw,
    ZoocracyAction,
)
from menagerie.games.zoocracy.events import OfferMade, OfferSettled, VotesOpened, ZoocracyEvent
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.state import ZoocracyState
from menagerie.games.zoocracy.view import OfferView
from tests.games.zoocracy.positions import PLAIN, QUIET, begin, midgame, only, play, propose, refusal, vote, why_not


def before_a_proposal(options: ZoocracyOptions = PLAIN) -> ZoocracyState:
    """Four parties after an election; party 0 proposes first."""
    state = midgame(4, seats=(14, 13, 12, 11), options=options, election_held=True)
    begin(state, "D")
    return state


def last(state: ZoocracyState) -> OfferView:
    return state.view(None).offers[-1]


def statuses(state: ZoocracyState) -> list[str]:
    return [offer.status for offer in state.view(None).offers]


def settled(events: list[ZoocracyEvent]) -> list[str]:
    return [event.status for event in events if isinstance(event, OfferSettled)]


@pytest.mark.proves("zoocracy", "5d.20")
def test_the_proposer_offers_some_of_it_for_a_yes_and_the_other_is_asked() -> None:
    state = before_a_proposal()
    events = play(state, 0, Offer(2, ("finance-minister", "p2")))
    assert only(events, OfferMade) == OfferMade(1, "offer", 0, 2, ("finance-minister", "p2"))
    assert (state.step, state.waiting_on) == ("answer", (2,))
    assert last(state) == OfferView(1, 3, "D", 0, 0, 2, ("finance-minister", "p2"), "open")


@pytest.mark.proves("zoocracy", "5d.20")
def test_at_most_three_offers_and_only_of_what_there_is() -> None:
    state = before_a_proposal()
    strange: list[tuple[ZoocracyAction, str]] = [
        (Offer(1, ()), "refusal-terms"),
        (Offer(1, ("p2", "p1")), "refusal-terms"),
        (Offer(1, ("p1", "p1")), "refusal-terms"),
        (Offer(0, ("p1",)), "refusal-own-offer"),
    ]
    for action, reason in strange:
        assert why_not(state, 0, action) == ("5d.20", reason)
    assert why_not(state, 0, Offer(7, ("p1",))) == ("1.1", "refusal-no-such-seat")
    for partner in (1, 2, 1):
        play(state, 0, Offer(partner, ("p1",)))
        play(state, partner, Decline(0))
    violation = refusal(state, 0, Offer(3, ("p1",)))
    assert (violation.paragraph, violation.reason, violation.facts) == ("5d.20", "refusal-enough-offers", {"most": 3})
    play(state, 0, Pass())
    assert state.view(None).offers_left == 3, "the next proposer has three"


@pytest.mark.proves("zoocracy", "5d.20")
def test_a_table_may_play_without_offers() -> None:
    state = before_a_proposal(QUIET)
    assert why_not(state, 0, Offer(1, ("p1",))) == ("5d.20", "refusal-no-offers")
    assert why_not(state, 1, Demand(("p1",))) == ("5d.20", "refusal-no-offers")
    assert state.point(1) is None


@pytest.mark.proves("zoocracy", "5d.21")
def test_accept_decline_or_counter() -> None:
    for answer, status in ((Accept(0), "accepted"), (Decline(0), "declined")):
        state = before_a_proposal()
        play(state, 0, Offer(2, ("p2",)))
        assert why_not(state, 2, Accept(1)) == ("5d.21", "refusal-other-offer")
        assert why_not(state, 1, Accept(0)) == ("5d.21", "refusal-not-your-turn")
        assert settled(play(state, 2, answer)) == [status]
        assert (state.step, state.waiting_on) == ("propose", (0,))
    state = before_a_proposal()
    play(state, 0, Offer(2, ("p2",)))
    events = play(state, 2, Counter(("p1",)))
    assert settled(events) == ["countered"]
    assert only(events, OfferMade) == OfferMade(2, "counter", 2, 0, ("p1",))
    assert (state.waiting_on, statuses(state)) == ((0,), ["countered", "open"])


@pytest.mark.proves("zoocracy", "5d.21")
def test_the_proposer_accepts_declines_or_passes_over_a_counter_offer() -> None:
    outcomes: dict[str, list[ZoocracyAction]] = {
        "accepted": [Accept(2)],
        "declined": [Decline(2)],
        "lapsed": [Grant("prime-minister", 0)],
    }
    for status, answer in outcomes.items():
        state = before_a_proposal()
        play(state, 0, Offer(2, ("p2",)))
        play(state, 2, Counter(("p1",)))
        assert why_not(state, 0, Accept(1)) == ("5d.21", "refusal-no-demand")
        play(state, 0, *answer)
        assert statuses(state) == ["countered", status]


@pytest.mark.proves("zoocracy", "5d.21")
def test_of_two_agreements_between_the_same_two_the_last_counts() -> None:
    state = before_a_proposal()
    for terms in (("p1",), ("p2",)):
        play(state, 0, Offer(2, terms))
        play(state, 2, Accept(0))
    assert statuses(state) == ["lapsed", "accepted"]


@pytest.mark.proves("zoocracy", "5d.22")
def test_every_other_party_may_demand_once_and_nobody_waits_for_it() -> None:
    state = before_a_proposal()
    assert state.waiting_on == (0,)
    assert state.point(3) is not None
    events = play(state, 3, Demand(("defense-minister",)))
    assert only(events, OfferMade) == OfferMade(1, "demand", 3, 0, ("defense-minister",))
    assert state.waiting_on == (0,)
    assert why_not(state, 3, Demand(("p1",))) == ("5d.22", "refusal-asked-already")
    assert why_not(state, 0, Demand(("p1",))) == ("5d.22", "refusal-own-demand")
    play(state, 0, Accept(3))
    assert statuses(state) == ["accepted"]
    play(state, 0, Grant("prime-minister", 0))
    assert why_not(state, 1, Demand(("p1",))) == ("5d.22", "refusal-proposal-begun")


@pytest.mark.proves("zoocracy", "5d.22")
def test_the_partner_answers_and_others_may_demand_meanwhile() -> None:
    state = before_a_proposal()
    play(state, 0, Offer(2, ("p2",)))
    assert why_not(state, 2, Demand(("p1",))) == ("5d.21", "refusal-step-answer")
    play(state, 1, Demand(("p1",)))
    assert (state.step, state.waiting_on) == ("answer", (2,))


@pytest.mark.proves("zoocracy", "5d.23")
def test_the_proposer_may_go_on_without_an_answer() -> None:
    state = before_a_proposal()
    play(state, 0, Offer(2, ("p2",)))
    assert state.legal(0) == [Withdraw()]
    assert why_not(state, 1, Withdraw()) == ("5d.23", "refusal-only-proposer")
    assert settled(play(state, 0, Withdraw())) == ["withdrawn"]
    assert (state.step, state.waiting_on) == ("propose", (0,))
    assert why_not(state, 2, Accept(0)) == ("5d.4", "refusal-not-your-turn")


@pytest.mark.proves("zoocracy", "5d.23")
def test_what_is_unanswered_lapses_when_the_proposal_begins() -> None:
    state = before_a_proposal()
    play(state, 1, Demand(("p1",)))
    events = play(state, 0, Grant("prime-minister", 0))
    assert settled(events) == ["lapsed"]
    assert why_not(state, 0, Offer(1, ("p1",))) == ("5d.20", "refusal-proposal-begun")


def agreed() -> ZoocracyState:
    """Party 0 has promised party 2 Finance and P2 for a yes."""
    state = before_a_proposal()
    play(state, 0, Offer(2, ("finance-minister", "p2")))
    play(state, 2, Accept(0))
    return state


@pytest.mark.proves("zoocracy", "5d.24")
@pytest.mark.parametrize(
    ("grants", "yes", "status"),
    [
        ((0, 2, 0, 0, 2), [2], "kept"),
        ((2, 2, 0, 0, 2), [2], "kept"),  # more than was agreed
        ((0, 2, 0, 0, 2), [], "broken-by-partner"),
        ((0, 2, 0, 0, 0), [2], "broken-by-proposer"),
        ((0, 1, 0, 0, 2), [], "broken-by-proposer"),
    ],
)
def test_after_the_vote_each_agreement_is_kept_or_broken(grants: tuple[int, ...], yes: list[int], status: str) -> None:
    state = agreed()
    propose(state, *grants)
    assert statuses(state) == ["accepted"], "shown beside the vote"
    events = vote(state, yes)
    assert settled(events) == [status]
    assert statuses(state) == [status], "and remembered"


@pytest.mark.proves("zoocracy", "5d.24")
def test_a_proposal_that_never_came_breaks_the_agreement() -> None:
    state = agreed()
    assert settled(play(state, 0, Pass())) == ["broken-by-proposer"]


@pytest.mark.proves("zoocracy", "5d.24", "5d.25")
def test_an_offer_binds_nobody_but_an_accepted_proposal_does() -> None:
    state = agreed()
    propose(state, 0, 0, 0, 0, 0)
    events = vote(state, [1])
    assert only(events, VotesOpened).accepted
    assert state.holder[2] == 0
    assert (state.p1, state.p2) == (0, 0)


@pytest.mark.proves("zoocracy", "5d.25")
def test_nothing_but_the_proposals_prizes_can_be_offered() -> None:
    from menagerie.games.zoocracy import GAME

    offered = {prize for action in GAME.all_actions(4, PLAIN) if isinstance(action, Offer) for prize in action.terms}
    assert offered == {"prime-minister", "finance-minister", "defense-minister", "p1", "p2"}


@pytest.mark.proves("zoocracy", "5d.21", "5d.24")
def test_what_became_of_an_offer_names_the_offer_the_parties_and_the_terms() -> None:
    state = before_a_proposal()
    play(state, 0, Offer(1, ("p1",)))
    assert play(state, 1, Decline(0)) == [OfferSettled(1, 0, 1, ("p1",), "declined")]
    play(state, 0, Offer(2, ("finance-minister", "p2")))
    assert play(state, 2, Accept(0)) == [OfferSettled(2, 0, 2, ("finance-minister", "p2"), "accepted")]
    play(state, 3, Demand(("defense-minister",)))
    assert play(state, 0, Grant("prime-minister", 0))[0] == OfferSettled(3, 0, 3, ("defense-minister",), "lapsed")
    for prize, party in (("finance-minister", 2), ("defense-minister", 0), ("p1", 0), ("p2", 2)):
        play(state, 0, Grant(prize, party))  # type: ignore[arg-type]
    assert OfferSettled(2, 0, 2, ("finance-minister", "p2"), "kept") in vote(state, [2])

"""Zoocracy: votes are counted by the rules, coalitions by trying all of them, promises in the list of offers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from menagerie.core.contract import Action
from menagerie.core.generator import Generator
from menagerie.games.zoocracy.actions import (
    Accept,
    Assertiveness,
    Bid,
    Blockade,
    Boost,
    Counter,
    Decline,
    Defectors,
    Demand,
    Discard,
    Done,
    Draw,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Feed,
    Grant,
    Loyalty,
    Manipulate,
    Migration,
    Name,
    NegativeCampaign,
    Offer,
    OverhangMandate,
    Pass,
    Pay,
    Rally,
    SideAccept,
    SideDecline,
    Smear,
    Vote,
    WetSeason,
)
from menagerie.games.zoocracy.bots.bidding import BidModel
from menagerie.games.zoocracy.rules.cards import CARDS, NUMBER_OF
from menagerie.games.zoocracy.rules.position import GOVERNMENT
from menagerie.games.zoocracy.rules.vote_count import forecast_seats
from tests.bots.hint_checks.checks import Checks, Claimed, Hint, likelihoods, nothing
from tests.bots.hint_checks.search import declare_search

ZOOCRACY = Checks()
FUNDS_GUESSED = 16
CAMPAIGN: tuple[type[Action], ...] = (Feed, Rally, Boost, NegativeCampaign, Smear)


def preference(message: str, *actions: type[Action]) -> None:
    """A message without facts that says only what the bot likes better."""
    ZOOCRACY.explains(message, *actions)(nothing)


def funds(hint: Hint) -> int:
    held = hint.view.parties[hint.seat].funds
    assert held is not None
    return int(held)


@ZOOCRACY.explains("reason-bid", Bid)
def bid(hint: Hint) -> Claimed:
    assert hint.action.food <= funds(hint)
    return {"funds": funds(hint), "food": hint.action.food}


@ZOOCRACY.explains("reason-bid-zero", Bid)
def bid_zero(hint: Hint) -> Claimed:
    assert hint.action.food == 0
    return {}


@ZOOCRACY.explains("reason-bid-probability", Bid)
def bid_probability(hint: Hint) -> Claimed:
    """On average over fresh guesses at the funds of the others."""
    state, total = hint.state, 0.0
    for number in range(FUNDS_GUESSED):
        guess = state.guess(hint.seat, Generator(f"funds {number}"))
        model = BidModel(hint.view, {seat: guess.funds[seat] for seat in state.bidders})
        total += model.win_probabilities(hint.seat)[hint.action.food]
    return {"food": hint.action.food, "likelihood": likelihoods(total / FUNDS_GUESSED, 0.15)}


preference("reason-draw", Draw)


def counted(hint: Hint) -> tuple[int, int]:
    """The votes that the step brings the party, and those that the others lose by it."""
    before, after = forecast_seats(hint.state), forecast_seats(hint.after())
    own = after[hint.seat] - before[hint.seat]
    return own, sum(before) - before[hint.seat] - (sum(after) - after[hint.seat])


@ZOOCRACY.explains("reason-votes", *CAMPAIGN)
def votes(hint: Hint) -> Claimed:
    assert counted(hint)[0] > 0
    return {"votes": counted(hint)[0]}


@ZOOCRACY.explains("reason-votes-of-others", *CAMPAIGN)
def votes_of_others(hint: Hint) -> Claimed:
    assert counted(hint)[0] == 0
    return {"votes": counted(hint)[1]}


preference("reason-campaign-plan", *CAMPAIGN)


@ZOOCRACY.explains("reason-most-votes", Feed)
def most_votes(hint: Hint) -> Claimed:
    """Where the party has no food yet; the votes are those of the edition."""
    species = next(one for one in hint.view.species if one.id == hint.action.species)
    assert species.food[hint.seat] == 0
    return {"votes": species.votes[0]}


preference("reason-fed-everywhere", Done)
preference("reason-fed-enough", Done)
preference("reason-later", Done)
preference("reason-nothing-to-play", Done)


@ZOOCRACY.explains("reason-marker", Blockade, Manipulate)
def marker(hint: Hint) -> Claimed:
    return {"species": hint.action.species}


@ZOOCRACY.explains("reason-migration", Migration)
def migration(hint: Hint) -> Claimed:
    before, after = forecast_seats(hint.state), forecast_seats(hint.after())
    assert after[hint.seat] == before[hint.seat] + 1
    return {}


@ZOOCRACY.explains("reason-overhang", OverhangMandate)
def overhang(hint: Hint) -> Claimed:
    species = next(one for one in hint.view.species if one.id == hint.action.species)
    assert species.first == hint.seat
    return {"species": hint.action.species}


@ZOOCRACY.explains("reason-loyalty", Loyalty)
def loyalty(hint: Hint) -> Claimed:
    assert hint.view.round < hint.view.rounds
    return {"species": hint.action.species}


@ZOOCRACY.explains("reason-season", WetSeason, DrySeason)
def season(hint: Hint) -> Claimed:
    before, after = forecast_seats(hint.state), forecast_seats(hint.after())
    return {"lost": before[hint.seat] - after[hint.seat], "others": sum(before) - sum(after)}


@ZOOCRACY.explains("reason-early-presidential", EarlyPresidentialElection)
def early_presidential(hint: Hint) -> Claimed:
    return {"funds": funds(hint)}


@ZOOCRACY.explains("reason-early-parliamentary", EarlyParliamentaryElection)
def early_parliamentary(hint: Hint) -> Claimed:
    assert hint.view.p2 not in (None, hint.seat)
    return {"other_seat": hint.view.p2}


@ZOOCRACY.explains("reason-defectors-fall", Defectors)
def defectors_fall(hint: Hint) -> Claimed:
    state = hint.state
    assert state.side[hint.action.party] == GOVERNMENT
    after = hint.after()
    if state.players > 2:
        assert (
            sum(after.seats[seat] for seat in range(state.players) if state.side[seat] == GOVERNMENT) < state.majority
        )
    else:
        assert after.seats[hint.seat] > after.seats[hint.action.party]
    return {"party_seat": hint.action.party}


@ZOOCRACY.explains("reason-defectors", Defectors)
def defectors(hint: Hint) -> Claimed:
    view = hint.view
    assert view.round >= view.rounds - 1
    targets = [one.party for one in hint.state.legal(hint.seat) if isinstance(one, Defectors)]
    assert view.parties[hint.action.party].seats == max(view.parties[party].seats for party in targets)
    return {"party_seat": hint.action.party}


@ZOOCRACY.explains("reason-assert", Assertiveness)
def assertiveness(hint: Hint) -> Claimed:
    assert next(office.holder for office in hint.view.offices if office.id == hint.action.office) == hint.seat
    return {"office": hint.action.office}


@ZOOCRACY.explains("reason-discard", Discard)
def discard(hint: Hint) -> Claimed:
    return {"card": CARDS[NUMBER_OF[hint.action.card]].kind}


@ZOOCRACY.explains("reason-pay", Pay)
def pay(hint: Hint) -> Claimed:
    assert funds(hint) - funds(Hint(hint.after(), hint.seat, hint.choice)) == 5
    return {}


@ZOOCRACY.explains("reason-cannot-pay", Done)
def cannot_pay(hint: Hint) -> Claimed:
    assert funds(hint) < 5
    return {}


@ZOOCRACY.explains("reason-name-self", Name)
def name_self(hint: Hint) -> Claimed:
    assert hint.action.party == hint.seat
    return {}


# --- governments


def majorities(view: Any, seat: int) -> Iterator[tuple[int, ...]]:
    """All partners with whom the party has a majority, fewest first."""
    others = [party.seat for party in view.parties if party.seat != seat and party.seats]
    for size in range(len(others) + 1):
        for partners in combinations(others, size):
            if sum(view.parties[one].seats for one in (seat, *partners)) >= (view.majority or 0):
                yield partners


@ZOOCRACY.explains("reason-fewest-partners", Grant)
def fewest_partners(hint: Hint) -> Claimed:
    return {"count": len(next(majorities(hint.view, hint.seat)))}


@ZOOCRACY.explains("reason-no-majority", Pass, Grant)
def no_majority(hint: Hint) -> Claimed:
    assert next(majorities(hint.view, hint.seat), None) is None
    return {}


def terms_of(hint: Hint) -> tuple[str, ...]:
    """What is asked for or offered in what the action answers."""
    view = hint.view
    offers = [offer for offer in view.offers if offer.status == "open"]
    if view.active == hint.seat:
        offers = [offer for offer in offers if offer.partner == hint.action.party and offer.maker != hint.seat]
    terms: tuple[str, ...] = offers[-1].terms
    return terms


def gets(hint: Hint) -> bool:
    return hint.seat in hint.view.proposal.grants


@ZOOCRACY.explains("reason-gain", Accept, Vote)
def gain(hint: Hint) -> Claimed:
    assert hint.action == Vote(True) and gets(hint) if isinstance(hint.action, Vote) else terms_of(hint)
    return {}


@ZOOCRACY.explains("reason-no-gain", Vote)
def no_gain(hint: Hint) -> Claimed:
    assert hint.action == Vote(False)
    assert not gets(hint)
    return {}


def coalition(hint: Hint) -> Claimed:
    """The seats are those of a majority that needs each of its members."""
    view = hint.view
    sums = set()
    for partners in majorities(view, hint.seat):
        members = (hint.seat, *partners)
        total = sum(view.parties[one].seats for one in members)
        if all(total - view.parties[one].seats < view.majority for one in partners):
            sums.add(total)
    claimed = hint.choice.reason.facts["seats"]
    assert claimed in sums
    return {"seats": claimed, "majority": view.majority}


@ZOOCRACY.explains("reason-proposal", Grant)
def proposal(hint: Hint) -> Claimed:
    assert not hint.view.proposal.grants
    return coalition(hint)


ZOOCRACY.explains("reason-coalition", Grant)(coalition)
preference("reason-rather-wait", Pass)


@ZOOCRACY.explains("reason-to-myself", Grant)
def to_myself(hint: Hint) -> Claimed:
    assert hint.action.party == hint.seat
    return {"prize": hint.action.prize}


def partner_seats(hint: Hint) -> Claimed:
    """The partner is one of a majority that needs it."""
    view, partner = hint.view, hint.action.party
    assert any(
        partner in partners
        and sum(view.parties[one].seats for one in (hint.seat, *partners) if one != partner) < (view.majority or 0)
        for partners in majorities(view, hint.seat)
    )
    return {"party_seat": partner, "seats": view.parties[partner].seats}


@ZOOCRACY.explains("reason-offer", Offer)
def offer(hint: Hint) -> Claimed:
    view = hint.view
    now = (view.round, view.phase, hint.seat)
    assert not [
        one
        for one in view.offers
        if (one.round, one.phase, one.proposer) == now and (one.maker, one.partner) == (hint.seat, hint.action.party)
    ]
    return partner_seats(hint)


ZOOCRACY.explains("reason-better-offer", Offer)(partner_seats)
ZOOCRACY.explains("reason-simple-offer", Offer)(partner_seats)


def answered_party(hint: Hint) -> Claimed:
    return {"party_seat": hint.action.party}


ZOOCRACY.explains("reason-fair-demand", Accept)(answered_party)
ZOOCRACY.explains("reason-dear-demand", Decline)(answered_party)
ZOOCRACY.explains("reason-accept", Accept)(answered_party)
ZOOCRACY.explains("reason-decline", Decline)(answered_party)


@ZOOCRACY.explains("reason-counter", Counter)
def counter(hint: Hint) -> Claimed:
    return {"party_seat": hint.view.active}


@ZOOCRACY.explains("reason-demand", Demand)
def demand(hint: Hint) -> Claimed:
    return {"party_seat": hint.view.active, "seats": hint.view.parties[hint.seat].seats}


@ZOOCRACY.explains("reason-modest", Accept)
def modest(hint: Hint) -> Claimed:
    assert len(terms_of(hint)) == 1
    return answered_party(hint)


@ZOOCRACY.explains("reason-not-needed", Decline)
def not_needed(hint: Hint) -> Claimed:
    assert hint.action.party not in next(majorities(hint.view, hint.seat))
    return answered_party(hint)


@ZOOCRACY.explains("reason-too-much", Decline)
def too_much(hint: Hint) -> Claimed:
    promised = {prize for one in agreed(hint) for prize in one.terms}
    assert len(terms_of(hint)) > 1 or promised & {*terms_of(hint)}
    return answered_party(hint)


def broken_by(hint: Hint, party: int) -> list[Any]:
    return [
        one
        for one in hint.view.offers
        if (one.status, one.proposer) == ("broken-by-proposer", party)
        or (one.status, one.partner) == ("broken-by-partner", party)
    ]


@ZOOCRACY.explains("reason-broken-promise", Decline)
def broken_promise(hint: Hint) -> Claimed:
    ours = [one for one in broken_by(hint, hint.action.party) if hint.seat in (one.proposer, one.partner)]
    return {"party_seat": hint.action.party, "round": ours[-1].round}


def kept_by(hint: Hint, party: int) -> list[Any]:
    """5d.24, 8.4: also where the partner voted no although the proposal gave what was agreed."""
    return [
        one
        for one in hint.view.offers
        if (one.status == "kept" and party in (one.proposer, one.partner))
        or (one.status, one.proposer) == ("broken-by-partner", party)
    ]


def account_of_broken(hint: Hint) -> Claimed:
    party = hint.choice.reason.facts["party_seat"]
    assert party == (hint.view.active if isinstance(hint.action, (Counter, Demand)) else hint.action.party)
    assert isinstance(party, int)
    broken, kept = broken_by(hint, party), kept_by(hint, party)
    assert broken
    return {"party_seat": party, "broken": len(broken), "due": len(broken) + len(kept)}


def account_of_kept(hint: Hint) -> Claimed:
    party = hint.action.party
    assert not broken_by(hint, party)
    return {"party_seat": party, "kept": len(kept_by(hint, party))}


ZOOCRACY.explains("reason-distrust", Decline, SideDecline)(account_of_broken)
ZOOCRACY.explains("reason-accept-broken", Accept)(account_of_broken)
ZOOCRACY.explains("reason-counter-broken", Counter)(account_of_broken)
ZOOCRACY.explains("reason-decline-broken", Decline)(account_of_broken)
ZOOCRACY.explains("reason-fair-demand-broken", Accept, SideAccept)(account_of_broken)
ZOOCRACY.explains("reason-dear-demand-broken", Decline, SideDecline)(account_of_broken)
ZOOCRACY.explains("reason-side-accept-broken", SideAccept)(account_of_broken)
ZOOCRACY.explains("reason-side-decline-broken", SideDecline)(account_of_broken)
ZOOCRACY.explains("reason-accept-kept", Accept)(account_of_kept)
ZOOCRACY.explains("reason-fair-demand-kept", Accept, SideAccept)(account_of_kept)
ZOOCRACY.explains("reason-side-accept-kept", SideAccept)(account_of_kept)


# --- votes and promises


def agreed(hint: Hint) -> list[Any]:
    """The agreements about the proposal that is being made or voted on."""
    view = hint.view
    now = (view.round, view.phase, view.proposal.proposer)
    return [one for one in view.offers if one.status == "accepted" and (one.round, one.phase, one.proposer) == now]


def granted(hint: Hint) -> set[str]:
    proposal = hint.view.proposal
    return {prize for prize, party in zip(proposal.prizes, proposal.grants, strict=False) if party == hint.seat}


def voter(hint: Hint, yes: bool) -> Claimed:
    assert hint.action == Vote(yes)
    assert gets(hint)
    return {"party_seat": hint.view.proposal.proposer}


@ZOOCRACY.explains("reason-my-word", Vote)
def my_word(hint: Hint) -> Claimed:
    assert any(one.partner == hint.seat and {*one.terms} <= granted(hint) for one in agreed(hint))
    return voter(hint, True)


@ZOOCRACY.explains("reason-better-yes", Vote)
def better_yes(hint: Hint) -> Claimed:
    return voter(hint, True)


@ZOOCRACY.explains("reason-passes-anyway", Vote)
def passes_anyway(hint: Hint) -> Claimed:
    view = hint.view
    others = {view.proposal.proposer, *view.proposal.grants} - {hint.seat}
    assert sum(view.parties[one].seats for one in others) >= (view.majority or 0)
    return voter(hint, True)


@ZOOCRACY.explains("reason-better-no", Vote)
def better_no(hint: Hint) -> Claimed:
    return voter(hint, False)


@ZOOCRACY.explains("reason-break-grant", Grant)
def break_grant(hint: Hint) -> Claimed:
    party = hint.choice.reason.facts["party_seat"]
    assert any(one.partner == party and hint.action.prize in one.terms for one in agreed(hint))
    assert hint.action.party != party
    return {"party_seat": party, "prize": hint.action.prize}


@ZOOCRACY.explains("reason-break-pass", Pass)
def break_pass(hint: Hint) -> Claimed:
    party = hint.choice.reason.facts["party_seat"]
    assert party in [one.partner for one in agreed(hint)]
    return {"party_seat": party}


@ZOOCRACY.explains("reason-break-vote", Vote)
def break_vote(hint: Hint) -> Claimed:
    assert any(one.partner == hint.seat and {*one.terms} <= granted(hint) for one in agreed(hint))
    return voter(hint, False)


def breaks_a_promise(hint: Hint) -> bool:
    """5d.24, found out by the rules: after the move an agreement of the seat is broken, or can no longer be kept."""
    if hint.view.proposal is None:
        return False
    if isinstance(hint.action, Pass):
        return any(one.proposer == hint.seat for one in agreed(hint))
    if isinstance(hint.action, Grant):
        return any(hint.action.prize in one.terms and one.partner != hint.action.party for one in agreed(hint))
    if hint.action == Vote(False):
        return any(one.partner == hint.seat and {*one.terms} <= granted(hint) for one in agreed(hint))
    return False


ZOOCRACY.explains("reason-random")(nothing)
ZOOCRACY.explains("reason-only-choice")(nothing)
declare_search(ZOOCRACY)

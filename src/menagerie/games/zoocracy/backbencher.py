"""The backbencher: feeds where it brings most votes now, bids what it can spare, and votes yes when it gains."""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Sight
from menagerie.games.zoocracy import judgement
from menagerie.games.zoocracy import position as steps
from menagerie.games.zoocracy.actions import (
    Accept,
    Bid,
    Blockade,
    Done,
    Grant,
    Manipulate,
    Name,
    Pass,
    Vote,
    ZoocracyAction,
)
from menagerie.games.zoocracy.coalitions import coalitions
from menagerie.games.zoocracy.judgement import choice
from menagerie.games.zoocracy.nouns import SPECIES
from menagerie.games.zoocracy.state import ZoocracyState
from menagerie.games.zoocracy.view import ZoocracyView
from menagerie.games.zoocracy.zoo import zoo_of


class Backbencher:
    """See `menagerie.core.player.Bot`."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, sight: Sight[Any, Any]) -> Choice[Any]:
        view: ZoocracyView = sight.view
        legal: list[ZoocracyAction] = sight.legal
        if len(legal) == 1:
            return choice(legal[0], "reason-only-choice")
        world = sight.guess(self._rng)
        assert isinstance(world, ZoocracyState)
        return self._answer(view, world, sight.seat, legal)

    def _answer(
        self, view: ZoocracyView, world: ZoocracyState, seat: int, legal: list[ZoocracyAction]
    ) -> Choice[ZoocracyAction]:
        step = view.step
        if step == steps.BID:
            return self._bid(view, world, seat)
        if step == steps.CAMPAIGN:
            return _campaign(world, seat, legal)
        if step in (steps.BLOCKADE, steps.MANIPULATE):
            return _marker(world, seat, legal)
        if step == steps.PROPOSE:
            return _propose(view, seat, legal)
        if step == steps.VOTE:
            return _vote(view, seat)
        if step == steps.ANSWER:
            return choice(Accept(view.active or 0), "reason-gain")
        return small_answer(view, world, seat, legal)

    def _bid(self, view: ZoocracyView, world: ZoocracyState, seat: int) -> Choice[ZoocracyAction]:
        """A good part of what can be spared, never the same."""
        most = judgement.dear_bid(view, world.funds[seat])
        food = most * (8 + self._rng.below(9)) // 16
        if most == 0:
            food = min(world.funds[seat], self._rng.below(3))
        return choice(Bid(food), "reason-bid", funds=world.funds[seat], food=food)


def small_answer(
    view: ZoocracyView, world: ZoocracyState, seat: int, legal: list[ZoocracyAction]
) -> Choice[ZoocracyAction]:
    """What needs no politics."""
    step = view.step
    if step == steps.BONUS:
        return judgement.bonus()
    if step == steps.ELECTION_CARDS:
        return judgement.election_card(world, seat, legal)
    if step == steps.EVENT_CARDS:
        return judgement.event_card(view, world, seat, legal)
    if step == steps.PROGRESS_CARDS:
        return judgement.progress_card(legal)
    if step == steps.DISCARD:
        return judgement.card_to_lay_away(world, seat, legal)
    if step == steps.RESIST:
        return judgement.resistance(legal)
    return choice(Name(seat), "reason-name-self")


def _campaign(world: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """Most votes for the least food, as the board lies now."""
    zoo = zoo_of(world)
    now = zoo.tally()
    best: Choice[ZoocracyAction] = choice(Done(), "reason-fed-enough")
    most = 0.4
    for action in legal:
        if isinstance(action, Done):
            continue
        then = judgement.after(zoo, seat, action).tally()
        gain = judgement.swing(now, then, seat)
        score = gain / (judgement.price(action) or 0.5)
        if score > most:
            most = score
            best = choice(action, "reason-votes", votes=then[seat] - now[seat])
    return best


def _marker(world: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """A manipulation where it helps at once; a blockade over what one leads on."""
    zoo = zoo_of(world)
    now = zoo.tally()
    best: Choice[ZoocracyAction] = choice(Done(), "reason-later")
    most = 0.5
    for action in legal:
        if isinstance(action, Manipulate):
            then = zoo.clone()
            species = SPECIES.index(action.species)
            then.first[species], then.second[species] = 4, 0
            gain = judgement.swing(now, then.tally(), seat)
        elif isinstance(action, Blockade):
            species = SPECIES.index(action.species)
            tokens = zoo.food[species]
            leads = tokens[seat] > 0 and tokens[seat] == max(tokens)
            gain = zoo.first[species] / 4 if leads and world.parliamentary_round == world.round else 0.0
        else:
            continue
        if gain > most:
            most = gain
            best = choice(action, "reason-marker", species=action.species)
    return best


def _propose(view: ZoocracyView, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """As few seats as will do; a goal for the first partner, an office for the others, the rest for itself."""
    proposal = view.proposal
    assert proposal is not None
    seats = [party.seats for party in view.parties]
    found = coalitions(seats, view.majority or 0, seat)
    if not found:
        return choice(Pass() if Pass() in legal else legal[0], "reason-no-majority")
    partners = min(found, key=lambda some: (len(some), sum(seats[partner] for partner in some), some))
    wishes = ["p2" if "p2" in proposal.prizes else "p1", "finance-minister", "defense-minister", "prime-minister", "p1"]
    given = dict(zip(wishes, partners, strict=False))
    prize = proposal.prizes[len(proposal.grants)]
    party = given.get(prize, seat)
    return choice(Grant(prize, party), "reason-fewest-partners", count=len(partners))


def _vote(view: ZoocracyView, seat: int) -> Choice[ZoocracyAction]:
    """Yes for whoever gives it something."""
    proposal = view.proposal
    assert proposal is not None
    if seat in proposal.grants:
        return choice(Vote(True), "reason-gain")
    return choice(Vote(False), "reason-no-gain")

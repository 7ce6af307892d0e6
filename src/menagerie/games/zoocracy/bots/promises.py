"""Promises: the account of who kept and who broke theirs in this game, and hints that would break one.

The account is drawn from the list of offers alone, which everybody sees. A hint that breaks an agreement says so,
whatever else speaks for it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from menagerie.core.player import Choice, Reason
from menagerie.games.zoocracy.actions import Grant, Pass, Vote, ZoocracyAction
from menagerie.games.zoocracy.view import OfferView, ZoocracyView

FIRST_CREDIT: Final = 3
"""A party of which nothing is known yet counts as one that kept so many promises."""
BREACH: Final = 2
"""A broken promise weighs as much as so many kept ones."""


class Account(NamedTuple):
    """How many promises that fell due a party kept, and how many it broke."""

    kept: int
    broken: int

    @property
    def due(self) -> int:
        return self.kept + self.broken

    @property
    def trust(self) -> float:
        """1 for a party that broke no promise, less for every promise broken; how likely it is to keep the next."""
        good = self.kept + FIRST_CREDIT
        return good / (good + BREACH * self.broken)


def account(view: ZoocracyView, party: int) -> Account:
    """5d.24: both keep an agreement that is marked kept. Where the partner broke it, the proposer had given what was
    agreed; where the proposer broke it, the partner owed nothing any more."""
    kept = broken = 0
    for offer in view.offers:
        if offer.proposer == party:
            kept += offer.status in ("kept", "broken-by-partner")
            broken += offer.status == "broken-by-proposer"
        elif offer.partner == party:
            kept += offer.status == "kept"
            broken += offer.status == "broken-by-partner"
    return Account(kept, broken)


def broken_promises(view: ZoocracyView, party: int) -> list[OfferView]:
    """The promises this party broke, as proposer or as partner."""
    return [
        offer
        for offer in view.offers
        if (offer.status == "broken-by-proposer" and offer.proposer == party)
        or (offer.status == "broken-by-partner" and offer.partner == party)
    ]


def agreements(view: ZoocracyView) -> list[OfferView]:
    """5d.21: what was agreed on for the proposal that is being made or voted on."""
    proposal = view.proposal
    if proposal is None:
        return []
    now = (view.round, view.phase, proposal.proposer)
    return [
        offer
        for offer in view.offers
        if offer.status == "accepted" and (offer.round, offer.phase, offer.proposer) == now
    ]


def broken_promise(view: ZoocracyView, seat: int, action: ZoocracyAction) -> Reason | None:
    """5d.24: the reason to show where the action breaks an agreement of this party; nothing where it breaks none."""
    proposal = view.proposal
    if proposal is None:
        return None
    for offer in agreements(view):
        if seat == offer.proposer and isinstance(action, Grant):
            if action.prize in offer.terms and action.party != offer.partner:
                return Reason("reason-break-grant", {"party_seat": offer.partner, "prize": action.prize})
        elif seat == offer.proposer and isinstance(action, Pass):
            return Reason("reason-break-pass", {"party_seat": offer.partner})
        elif seat == offer.partner and action == Vote(False):
            granted = dict(zip(proposal.prizes, proposal.grants, strict=False))
            if all(granted.get(prize) == seat for prize in offer.terms):
                return Reason("reason-break-vote", {"party_seat": offer.proposer})
    return None


def admit_broken_promise(view: ZoocracyView, seat: int, choice: Choice[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """The same choice; its reason names the promise that it breaks, if it does."""
    reason = broken_promise(view, seat, choice.action)
    return choice if reason is None else replace(choice, reason=reason)

"""A hint that breaks an agreement says so, whatever else speaks for it."""

from __future__ import annotations

from msgspec.structs import replace

from menagerie.core.player import Choice, Reason
from menagerie.games.zoocracy.actions import Grant, Pass, Vote, ZoocracyAction
from menagerie.games.zoocracy.view import OfferView, ZoocracyView


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

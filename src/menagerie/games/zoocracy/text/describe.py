"""The text twin: the table in words, for terminals, screen readers, logs and playthroughs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.contract import Fact, kebab
from menagerie.games.zoocracy.actions import Discard, Done, ZoocracyAction
from menagerie.games.zoocracy.rules.cards import NUMBER_OF, card_named
from menagerie.games.zoocracy.rules.nouns import SPECIES
from menagerie.games.zoocracy.text.events import (
    by_seat,
    card_told,
    cards_told,
    describe_event,
    event_told,
    grants_told,
    terms_told,
)
from menagerie.games.zoocracy.view import OfferView, SpeciesView, ZoocracyView

if TYPE_CHECKING:
    from menagerie.core.words import Words

__all__ = ["describe", "describe_action", "describe_event"]


def describe(view: ZoocracyView, words: Words) -> str:
    """Everything the seat may know, the question first."""
    lines = [_question(view, words)]
    lines.append(words("twin-round", round=view.round, rounds=view.rounds, phase=words(f"phase-{view.phase.lower()}")))
    lines.append(_elections(view, words))
    lines += _zoo(view, words)
    for seat in view.order:
        lines += _party(view, seat, words)
    lines += _government(view, words)
    lines += _events(view, words)
    lines += _bids(view, words)
    lines += _proposal(view, words)
    lines += [f"  {_offer(offer, words)}" for offer in view.offers if offer.round == view.round]
    lines.append(words("twin-deck", deck=view.deck, discards=len(view.discards)))
    return "\n".join(lines)


def _question(view: ZoocracyView, words: Words) -> str:
    """The one sentence that says what is asked, or whom we wait for."""
    if view.result is not None:
        return words("twin-over", how=words(view.result.ended_by), winners=words.names_of(view.result.winners))
    if view.seat is not None and view.seat in view.waiting_on:
        return words(f"asked-{view.step}", **_question_facts(view, words))
    waiting = words("twin-waiting", players=words.names_of(view.waiting_on), what=words(f"waiting-{view.step}"))
    if view.bid is not None:
        return words("twin-bid-closed", food=view.bid, players=words.names_of(view.waiting_on))
    if view.vote is not None and view.seat != view.active:
        return words("twin-vote-laid" if view.vote else "twin-vote-laid-no", players=words.names_of(view.waiting_on))
    if view.point is not None:
        return f"{waiting} {words('twin-may-withdraw' if view.seat == view.active else 'twin-may-ask')}"
    return waiting


def _question_facts(view: ZoocracyView, words: Words) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    if view.seat is not None and view.step == "bid":
        facts["funds"] = view.parties[view.seat].funds or 0
    if view.campaign is not None:
        facts.update(limit=view.campaign.limit, fed=sum(view.campaign.fed))
    if view.proposal is not None:
        proposal = view.proposal
        if len(proposal.grants) < len(proposal.prizes):
            facts["prize"] = words(f"prize-{proposal.prizes[len(proposal.grants)]}")
        facts["proposer_seat"] = proposal.proposer
    if view.step == "answer":
        pending = next(offer for offer in reversed(view.offers) if offer.maker == offer.proposer)
        facts["terms"] = terms_told(pending.terms, words)
    if view.seat is not None and view.step == "discard":
        facts["cards"] = view.parties[view.seat].cards
    return facts


def _elections(view: ZoocracyView, words: Words) -> str:
    rounds = [
        words("twin-no-more-elections") if there is None else words("twin-in-round", round=there)
        for there in (view.presidential_round, view.parliamentary_round)
    ]
    return words("twin-elections", presidential=rounds[0], parliamentary=rounds[1])


def _zoo(view: ZoocracyView, words: Words) -> list[str]:
    """A line for every species with food or a marker on it; the others in one."""
    lines, hungry = [], []
    for species in view.species:
        if any(species.food) or species.manipulated or species.blocked:
            lines.append(f"  {_species(view, species, words)}")
        else:
            hungry.append(
                words("twin-hungry-one", species=words(f"species-{species.id}"), votes=_votes(species, words))
            )
    if hungry:
        lines.append("  " + words("twin-hungry", species=", ".join(hungry)))
    return lines


def _votes(species: SpeciesView, words: Words) -> str:
    return words.join_list([str(votes) for votes in species.votes])


def _species(view: ZoocracyView, species: SpeciesView, words: Words) -> str:
    """ "Elephants (6 and 3 votes): Ada 3, Ben 1; blockade"."""
    parts = [by_seat(tuple([food or None for food in species.food]), words)]
    if species.manipulated:
        parts.append(words("twin-manipulated"))
    if species.blocked:
        parts.append(words("twin-blocked"))
    if view.count is not None:
        if species.id in view.count.overhangs:
            parts.append(words("twin-overhang"))
        loyal = view.count.loyal[SPECIES.index(species.id)]
        if loyal is not None:
            parts.append(words("twin-loyal", seat=loyal))
        if view.count.dry if species.watering_hole else view.count.wet:
            parts.append(words("twin-season"))
    food = words("and-then").join(parts)
    return words("twin-species", species=words(f"species-{species.id}"), votes=_votes(species, words), food=food)


def _party(view: ZoocracyView, seat: int, words: Words) -> list[str]:
    party = view.parties[seat]
    held = [words(f"office-{office.id}") for office in view.offices if office.holder == seat]
    lines = [
        words(
            f"twin-party-{party.side}",
            seat=seat,
            figures=", ".join(
                [
                    words("twin-seats", count=party.seats),
                    words("twin-goals", count=party.goals),
                    words("twin-cards", count=party.cards),
                ]
            ),
            offices=words.join_list(held) if held else words("twin-no-office"),
        )
    ]
    if party.funds is not None:
        lines.append("  " + words("twin-funds", food=party.funds))
    if party.hand is not None:
        lines.append("  " + words("twin-hand", cards=cards_told(party.hand, words)))
    return lines


def _government(view: ZoocracyView, words: Words) -> list[str]:
    lines = []
    if view.majority is not None:
        lines.append(words("twin-majority", majority=view.majority, total=sum(party.seats for party in view.parties)))
    if view.interim:
        lines.append(words("twin-interim"))
    for name, party in (("p1", view.p1), ("p2", view.p2)):
        if party is not None:
            lines.append(words("twin-program", prize=words(f"prize-{name}"), seat=party))
    fresh = [words(f"office-{office.id}") for office in view.offices if office.face_up]
    if fresh:
        lines.append(words("twin-fresh", offices=words.join_list(fresh)))
    return lines


def _events(view: ZoocracyView, words: Words) -> list[str]:
    lines = []
    if view.event is not None:
        lines.append(words("twin-event", event=event_told(view.event, words)))
    if view.harvest:
        lines.append(words("twin-harvest-good" if view.harvest > 0 else "twin-harvest-bad", food=abs(view.harvest)))
    return lines


def _bids(view: ZoocracyView, words: Words) -> list[str]:
    if view.bids is None or view.phase != "A":
        return []
    shown = [view.bids.first, *([view.bids.second] if view.bids.second else [])]
    return [words("twin-bids", bids=by_seat(bids, words)) for bids in shown]


def _proposal(view: ZoocracyView, words: Words) -> list[str]:
    lines = []
    if view.proposal is not None and view.proposal.grants:
        grants = zip(view.proposal.prizes, view.proposal.grants, strict=False)
        lines.append(words("twin-proposal", seat=view.proposal.proposer, grants=grants_told(tuple(grants), words)))
    votes = view.votes
    if votes is not None and votes.round == view.round:
        yes = [seat for seat, vote in enumerate(votes.votes) if vote]
        lines.append(
            words(
                "twin-votes-yes" if votes.accepted else "twin-votes-no",
                seat=votes.proposer,
                players=words.names_of(yes),
                seats=votes.yes,
                majority=votes.majority,
            )
        )
    return lines


def _offer(offer: OfferView, words: Words) -> str:
    return words(
        "twin-offer" if offer.maker == offer.proposer else "twin-demand",
        number=offer.number,
        proposer_seat=offer.proposer,
        partner_seat=offer.partner,
        terms=terms_told(offer.terms, words),
        status=words(f"status-{offer.status}"),
    )


# --- actions


def describe_action(action: ZoocracyAction, view: ZoocracyView | None, words: Words) -> str:
    """What a party could do, in words."""
    message = f"action-{kebab(type(action).__name__)}"
    if isinstance(action, Discard):
        known = action.card in NUMBER_OF
        return words(message, card=card_told(card_named(action.card), words) if known else action.card)
    if isinstance(action, Done) and view is not None and words.has(f"leave-{view.step}"):
        return words(f"leave-{view.step}")
    facts: dict[str, Fact] = {}
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field == "party":
            facts["seat"] = value
        elif field == "yes":
            message += "-yes" if value else "-no"
        elif field == "terms":
            facts["terms"] = terms_told(value, words)
        else:
            facts[field] = words(f"{field}-{value}") if isinstance(value, str) else value
    return words(message, **facts)

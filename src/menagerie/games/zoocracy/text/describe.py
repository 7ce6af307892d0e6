"""The position in words, for terminals, screen readers and playthroughs; and the question: what is asked now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.contract import Fact
from menagerie.games.zoocracy.rules.identifiers import SPECIES, Prize
from menagerie.games.zoocracy.rules.position import ANSWER, BID, DISCARD
from menagerie.games.zoocracy.text.names import (
    card_name,
    event_card_text,
    figures_by_seat,
    grants_text,
    office_name,
    prize_name,
    species_name,
    terms_text,
)
from menagerie.games.zoocracy.view import OfferView, SpeciesView, ZoocracyView

if TYPE_CHECKING:
    from menagerie.core.words import Words


def describe(view: ZoocracyView, words: Words) -> str:
    """Everything the seat may know, but the question."""
    phase = words(f"phase-{view.phase.lower()}")
    lines = [words("position-round", round=view.round, rounds=view.rounds, phase=phase), _elections(view, words)]
    lines += _zoo(view, words)
    for seat in view.order:
        lines += _party(view, seat, words)
    lines += _government(view, words)
    lines += _events(view, words)
    lines += _bids(view, words)
    lines += _proposal(view, words)
    lines += [f"  {_offer(offer, words)}" for offer in view.offers if offer.round == view.round]
    lines.append(words("position-deck", deck=view.deck, discards=len(view.discards)))
    return "\n".join(lines)


def question(view: ZoocracyView, words: Words) -> str:
    """What the seat is asked, or whom the table waits for."""
    if view.result is not None:
        return words("question-over", how=words(view.result.ended_by), winners=words.names_of(view.result.winners))
    if view.seat is not None and view.seat in view.waiting_on:
        return words(f"question-{view.step}", **_question_facts(view, words))
    waiting = words("question-waiting", players=words.names_of(view.waiting_on), what=words(f"waiting-{view.step}"))
    if view.bid is not None:
        return words("question-bid-made", food=view.bid, players=words.names_of(view.waiting_on))
    if view.vote is not None and view.seat != view.active:
        return words("question-vote-yes" if view.vote else "question-vote-no", players=words.names_of(view.waiting_on))
    if view.point is not None:
        return f"{waiting} {words('question-may-withdraw' if view.seat == view.active else 'question-may-talk')}"
    return waiting


def _question_facts(view: ZoocracyView, words: Words) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    if view.seat is not None and view.step == BID:
        facts["funds"] = view.parties[view.seat].funds or 0
    if view.campaign is not None:
        facts.update(limit=view.campaign.limit, fed=sum(view.campaign.fed))
    if view.proposal is not None:
        proposal = view.proposal
        if len(proposal.grants) < len(proposal.prizes):
            facts["prize"] = prize_name(proposal.prizes[len(proposal.grants)], words)
        facts["proposer_seat"] = proposal.proposer
    if view.step == ANSWER:
        pending = next(offer for offer in reversed(view.offers) if offer.maker == view.active)
        facts["terms"] = terms_text(pending.terms, words)
    if view.seat is not None and view.step == DISCARD:
        facts["cards"] = view.parties[view.seat].cards
    return facts


def _elections(view: ZoocracyView, words: Words) -> str:
    rounds = [
        words("position-no-more-elections") if there is None else words("position-in-round", round=there)
        for there in (view.presidential_round, view.parliamentary_round)
    ]
    return words("position-elections", presidential=rounds[0], parliamentary=rounds[1])


def _zoo(view: ZoocracyView, words: Words) -> list[str]:
    """A line for every species with food or a marker on it; the others in one."""
    lines, unfed = [], []
    for species in view.species:
        if any(species.food) or species.manipulated or species.blocked:
            lines.append(f"  {_species(view, species, words)}")
        else:
            unfed.append(
                words("position-unfed-one", species=species_name(species.id, words), votes=_votes(species, words))
            )
    if unfed:
        lines.append("  " + words("position-unfed", species=", ".join(unfed)))
    return lines


def _votes(species: SpeciesView, words: Words) -> str:
    return words.join_list([str(votes) for votes in species.votes])


def _species(view: ZoocracyView, species: SpeciesView, words: Words) -> str:
    """ "Elephants (6 and 3 votes): Ada 3, Ben 1; blockade"."""
    parts = [figures_by_seat(tuple([food or None for food in species.food]), words)]
    if species.manipulated:
        parts.append(words("position-manipulated"))
    if species.blocked:
        parts.append(words("position-blocked"))
    if view.count is not None:
        if species.id in view.count.overhangs:
            parts.append(words("position-overhang"))
        loyal = view.count.loyal[SPECIES.index(species.id)]
        if loyal is not None:
            kept = view.count.loyal_food[SPECIES.index(species.id)]
            parts.append(words("position-loyal", seat=loyal, food=kept))
        if view.count.dry if species.watering_hole else view.count.wet:
            parts.append(words("position-season"))
    food = words("list-separator").join(parts)
    return words("position-species", species=species_name(species.id, words), votes=_votes(species, words), food=food)


def _party(view: ZoocracyView, seat: int, words: Words) -> list[str]:
    party = view.parties[seat]
    held = [office_name(office.id, words) for office in view.offices if office.holder == seat]
    lines = [
        words(
            f"position-party-{party.side}",
            seat=seat,
            figures=", ".join(
                [
                    words("position-seats", count=party.seats),
                    words("position-goals", count=party.goals),
                    words("position-cards", count=party.cards),
                ]
            ),
            offices=words.join_list(held) if held else words("position-no-office"),
        )
    ]
    if party.funds is not None:
        lines.append("  " + words("position-funds", food=party.funds))
    if party.hand is not None:
        lines.append(
            "  " + words("position-hand", cards=words.join_list([card_name(card, words) for card in party.hand]))
        )
    return lines


def _government(view: ZoocracyView, words: Words) -> list[str]:
    lines = []
    if view.majority is not None:
        lines.append(
            words("position-majority", majority=view.majority, total=sum(party.seats for party in view.parties))
        )
    if view.interim:
        lines.append(words("position-interim"))
    program: tuple[tuple[Prize, int | None], ...] = (("p1", view.p1), ("p2", view.p2))
    for name, party in program:
        if party is not None:
            lines.append(words("position-program", prize=prize_name(name, words), seat=party))
    fresh = [office_name(office.id, words) for office in view.offices if office.face_up]
    if fresh:
        lines.append(words("position-unused-powers", offices=words.join_list(fresh)))
    return lines


def _events(view: ZoocracyView, words: Words) -> list[str]:
    lines = []
    if view.event is not None:
        lines.append(words("position-event", event=event_card_text(view.event, words)))
    if view.harvest:
        lines.append(
            words("position-harvest-good" if view.harvest > 0 else "position-harvest-bad", food=abs(view.harvest))
        )
    return lines


def _bids(view: ZoocracyView, words: Words) -> list[str]:
    if view.bids is None or view.phase != "A":
        return []
    shown = [view.bids.first, *([view.bids.second] if view.bids.second else [])]
    return [words("position-bids", bids=figures_by_seat(bids, words)) for bids in shown]


def _proposal(view: ZoocracyView, words: Words) -> list[str]:
    lines = []
    if view.proposal is not None and view.proposal.grants:
        grants = zip(view.proposal.prizes, view.proposal.grants, strict=False)
        lines.append(words("position-proposal", seat=view.proposal.proposer, grants=grants_text(grants, words)))
    votes = view.votes
    if votes is not None and votes.round == view.round:
        yes = [seat for seat, vote in enumerate(votes.votes) if vote]
        lines.append(
            words(
                "position-votes-yes" if votes.accepted else "position-votes-no",
                seat=votes.proposer,
                players=words.names_of(yes),
                seats=votes.yes,
                majority=votes.majority,
            )
        )
    return lines


def _offer(offer: OfferView, words: Words) -> str:
    return words(
        "position-offer" if offer.maker == offer.proposer else "position-demand",
        number=offer.number,
        proposer_seat=offer.proposer,
        partner_seat=offer.partner,
        terms=terms_text(offer.terms, words),
        status=words(f"status-{offer.status}"),
    )

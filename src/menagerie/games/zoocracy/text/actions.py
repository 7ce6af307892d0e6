"""Actions in words: in full, short, and under which heading a list of choices shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from menagerie.core.contract import ChoiceText, kebab
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
    SideDemand,
    SideOffer,
    Smear,
    Vote,
    WetSeason,
    Withdraw,
    ZoocracyAction,
)
from menagerie.games.zoocracy.rules.position import BLOCKADE, BONUS, MANIPULATE, RESIST
from menagerie.games.zoocracy.text.names import card_id_name, office_name, prize_name, species_name, terms_text
from menagerie.games.zoocracy.view import ZoocracyView

if TYPE_CHECKING:
    from menagerie.core.words import Words

_DECLINING = (BONUS, BLOCKADE, MANIPULATE, RESIST)
"""The steps in which `Done` declines something; in all others it ends a turn."""


def describe_action(action: ZoocracyAction, view: ZoocracyView | None, words: Words) -> str:
    """The whole action in a sentence."""
    message = f"action-{kebab(type(action).__name__)}"
    match action:
        case Done():
            if view is not None and view.step in _DECLINING:
                return words(f"decline-{view.step}")
            return words(message)
        case Bid(food):
            return words(message, food=food)
        case Blockade(species) | Manipulate(species) | OverhangMandate(species):
            return words(message, species=species_name(species, words))
        case Feed(species, food) | Rally(species, food) | Boost(species, food) | Loyalty(species, food):
            return words(message, species=species_name(species, words), food=food)
        case NegativeCampaign(species, party) | Smear(species, party):
            return words(message, species=species_name(species, words), seat=party)
        case Offer(party, terms) | SideOffer(party, terms) | SideDemand(party, terms):
            return words(message, seat=party, terms=terms_text(terms, words))
        case Counter(terms) | Demand(terms):
            return words(message, terms=terms_text(terms, words))
        case Accept(party) | Decline(party) | SideAccept(party) | SideDecline(party) | Defectors(party) | Name(party):
            return words(message, seat=party)
        case Grant(prize, party):
            return words(message, prize=prize_name(prize, words), seat=party)
        case Vote(yes):
            return words(f"{message}-yes" if yes else f"{message}-no")
        case Assertiveness(office):
            return words(message, office=office_name(office, words))
        case Discard(card):
            return words(message, card=card_id_name(card, words))
        case (
            Draw() | WetSeason() | DrySeason() | Migration() | Withdraw() | Pass() | Pay()
            | EarlyPresidentialElection() | EarlyParliamentaryElection()
        ):  # fmt: skip
            return words(message)
        case _:
            assert_never(action)


def describe_choice(action: ZoocracyAction, view: ZoocracyView, words: Words) -> ChoiceText:
    """An action as a list of choices shows it: campaign actions by species, offers by party, grants by prize."""
    long = describe_action(action, view, words)
    match action:
        case Bid(food):
            return ChoiceText(long, long, number=food)
        case Feed(species, food):
            return ChoiceText(long, words("choice-feed", food=food), _heading(species_name(species, words)))
        case Rally(species, food):
            return ChoiceText(long, words("choice-rally", food=food), _heading(species_name(species, words)))
        case Boost(species, food):
            return ChoiceText(long, words("choice-boost", food=food), _heading(species_name(species, words)))
        case NegativeCampaign(species, party):
            short = words("choice-negative-campaign", seat=party)
            return ChoiceText(long, short, _heading(species_name(species, words)))
        case Smear(species, party):
            return ChoiceText(long, words("choice-smear", seat=party), _heading(species_name(species, words)))
        case Offer(party, terms):
            return ChoiceText(long, terms_text(terms, words), words("group-offer", seat=party))
        case SideOffer(party, terms):
            return ChoiceText(long, terms_text(terms, words), words("group-side-offer", seat=party))
        case SideDemand(party, terms):
            return ChoiceText(long, terms_text(terms, words), words("group-side-demand", seat=party))
        case Counter(terms):
            return ChoiceText(long, terms_text(terms, words), words("group-counter"))
        case Demand(terms):
            return ChoiceText(long, terms_text(terms, words), words("group-demand"))
        case Grant(prize, party):
            return ChoiceText(long, words.seat(party), _heading(prize_name(prize, words)))
        case Discard(card):
            return ChoiceText(long, card_id_name(card, words), words("group-discard"))
        case _:
            return ChoiceText(long, long)


def _heading(name: str) -> str:
    return name[:1].upper() + name[1:]

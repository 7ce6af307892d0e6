"""What an action would change at once, made from the view alone, so that the board can show it before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec
from msgspec import Struct

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
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.view import SpeciesView, ZoocracyView


class ZoocracyForesight(Struct, frozen=True):
    """Only what the action changes."""

    lost: int = 0
    """5a.4: food that is lost whoever wins the bid."""
    species: SpeciesView | None = None
    """How the species would stand."""


def foresee(view: ZoocracyView, actions: Sequence[ZoocracyAction]) -> tuple[ZoocracyForesight | None, ...]:
    """One for each action; nothing for those whose effect is no figure on the board."""
    return tuple([_foresee(view, action) for action in actions])


def _foresee(view: ZoocracyView, action: ZoocracyAction) -> ZoocracyForesight | None:
    assert view.seat is not None
    match action:
        case Bid(food):
            return ZoocracyForesight(lost=(food + 1) // 2)
        case Feed(species, food) | Rally(species, food) | Boost(species, food):
            return _with_food(view, species, {view.seat: food})
        case NegativeCampaign(species, party) | Smear(species, party):
            return _with_food(view, species, {view.seat: 1, party: -1})
        case (
            Done() | Draw() | Blockade() | Manipulate() | WetSeason() | DrySeason() | Migration() | OverhangMandate()
            | Loyalty() | Offer() | Accept() | Decline() | Counter() | Demand() | Withdraw() | Grant() | Pass() | Vote()
            | SideOffer() | SideDemand() | SideAccept() | SideDecline()
            | Defectors() | EarlyPresidentialElection() | EarlyParliamentaryElection() | Assertiveness() | Discard()
            | Name() | Pay()
        ):  # fmt: skip
            return None
        case _:
            assert_never(action)


def _with_food(view: ZoocracyView, name: str, more: dict[int, int]) -> ZoocracyForesight:
    species = view.species[SPECIES.index(name)]
    food = tuple([there + more.get(seat, 0) for seat, there in enumerate(species.food)])
    first, second = _leading_parties(food)
    return ZoocracyForesight(species=msgspec.structs.replace(species, food=food, first=first, second=second))


def _leading_parties(food: tuple[int, ...]) -> tuple[int | None, int | None]:
    """5c.3: who has the most food there, and who the second most. There are no ties (5b.8)."""
    there = sorted([(-tokens, seat) for seat, tokens in enumerate(food) if tokens])
    seats = [seat for _, seat in there]
    return (*seats, None, None)[0], (*seats, None, None)[1]

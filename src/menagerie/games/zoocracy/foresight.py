"""What a choice would change at once, made from the view alone: the board shows it before one commits to it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from menagerie.games.zoocracy.actions import (
    Bid,
    Boost,
    Feed,
    NegativeCampaign,
    Rally,
    Smear,
    ZoocracyAction,
)
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.view import SpeciesView, ZoocracyView


class ZoocracyForesight(Struct, frozen=True):
    """Only what the action touches."""

    lost: int = 0
    """5a.4: food that is gone whoever wins the bid."""
    species: SpeciesView | None = None
    """How the species would stand."""


def foresee(view: ZoocracyView, actions: Sequence[ZoocracyAction]) -> tuple[ZoocracyForesight | None, ...]:
    """One for each action; nothing for those that change nothing one could count."""
    return tuple([_foresee(view, action) for action in actions])


def _foresee(view: ZoocracyView, action: ZoocracyAction) -> ZoocracyForesight | None:
    assert view.seat is not None
    if isinstance(action, Bid):
        return ZoocracyForesight(lost=(action.food + 1) // 2)
    if isinstance(action, (Feed, Rally, Boost)):
        return _with_food(view, action.species, {view.seat: action.food})
    if isinstance(action, (NegativeCampaign, Smear)):
        return _with_food(view, action.species, {view.seat: 1, action.party: -1})
    return None


def _with_food(view: ZoocracyView, name: str, more: dict[int, int]) -> ZoocracyForesight:
    species = view.species[SPECIES.index(name)]
    food = tuple([there + more.get(seat, 0) for seat, there in enumerate(species.food)])
    first, second = front(food)
    return ZoocracyForesight(species=msgspec.structs.replace(species, food=food, first=first, second=second))


def front(food: tuple[int, ...]) -> tuple[int | None, int | None]:
    """5c.3: who has the most food there, and who the second most. There are no ties (5b.10)."""
    there = sorted([(-tokens, seat) for seat, tokens in enumerate(food) if tokens])
    seats = [seat for _, seat in there]
    return (*seats, None, None)[0], (*seats, None, None)[1]

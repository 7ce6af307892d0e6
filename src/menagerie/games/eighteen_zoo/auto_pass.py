"""Passing for the rest of a stock round on a person's behalf, until something happens that they named."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.actions import Pass
from menagerie.games.eighteen_zoo.rules.position import TURN
from menagerie.games.eighteen_zoo.view import EighteenZooView

EXCEPTIONS: Final = ("launch", "parents", "trade", "fall")
"""A launch; another player as parent in my place; a purchase or sale of cards of a family of mine; a lower reputation
of one."""
ROUND: Final = "round"
"""Why it ends where no exception does: the round is over."""


def can_auto_pass(view: EighteenZooView) -> bool:
    return view.round == "stock" and view.result is None


def auto_pass(view: EighteenZooView) -> Pass | None:
    """A pass at the start of the seat's own turn."""
    asked = view.seat in view.waiting_on and view.step == TURN and view.may_pass
    return Pass() if asked and view.round == "stock" and not view.sold and not view.bought else None


def ended(since: EighteenZooView, view: EighteenZooView, exceptions: frozenset[str]) -> str | None:
    """Why it is over, where it is: compared with the position in which it was asked for."""
    if (view.day, view.round, view.number) != (since.day, since.round, since.number) or view.result is not None:
        return ROUND
    return next((name for name in EXCEPTIONS if name in exceptions and _holds(name, since, view)), None)


def _holds(name: str, since: EighteenZooView, view: EighteenZooView) -> bool:
    before = {family.family: family for family in since.families}
    mine = {card.partition("_")[0] for card in since.players[_seat(view)].cards}
    for family in view.families:
        was = before.get(family.family)
        if name == "launch" and family.launched and (was is None or not was.launched):
            return True
        if was is None:
            continue
        if name == "parents" and was.controller == view.seat != family.controller:
            return True
        if name == "trade" and family.family in mine and _others(view, family.family) != _others(since, family.family):
            return True
        if name == "fall" and family.family in mine and (family.price or 0) < (was.price or 0):
            return True
    return False


def _others(view: EighteenZooView, family: str) -> list[list[str]]:
    """The cards of the family that each other player has."""
    return [
        sorted(card for card in player.cards if card.partition("_")[0] == family)
        for seat, player in enumerate(view.players)
        if seat != view.seat
    ]


def _seat(view: EighteenZooView) -> int:
    assert view.seat is not None
    return view.seat

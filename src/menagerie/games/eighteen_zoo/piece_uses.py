"""The pieces that seats get and use, for the study of balance."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.contract import PieceUse
from menagerie.games.eighteen_zoo.events import (
    CardBought,
    EighteenZooEvent,
    Launched,
    PowerBought,
    PowerUsed,
    SquirrelBought,
    StationBuilt,
)
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, Family
from menagerie.games.eighteen_zoo.rules.position import NOBODY
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState


def piece_uses(state: EighteenZooState, event: EighteenZooEvent) -> Sequence[PieceUse]:
    """Powers bought and used, families launched and their values, cards and squirrels bought. What a family buys counts
    for the player who holds its parents."""
    match event:
        case PowerBought(seat=seat, power=power):
            return [PieceUse(seat, "power", power)]
        case PowerUsed(seat=seat, power=power):
            return [PieceUse(seat, "power-used", power)]
        case Launched(seat=seat, family=family, value=value):
            return [PieceUse(seat, "family", family), PieceUse(seat, "launch-value", str(value))]
        case CardBought(seat=seat, family=family):
            return [PieceUse(seat, "card-of-family", family)]
        case SquirrelBought(family=family, kind=kind):
            return [PieceUse(seat, "squirrel", kind) for seat in _controller(state, family)]
        case StationBuilt(family=family):
            return [PieceUse(seat, "station", family) for seat in _controller(state, family)]
        case _:
            return ()


def _controller(state: EighteenZooState, family: Family) -> list[int]:
    seat = state.controller(FAMILIES.index(family))
    return [] if seat == NOBODY else [seat]

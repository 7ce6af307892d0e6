"""The pieces that seats get and use, for the study of balance."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.contract import PieceUse
from menagerie.games.zoocracy.events import (
    CardPlayed,
    Fed,
    GoalReached,
    GovernmentFormed,
    OfficeMoved,
    ZoocracyEvent,
)


def piece_uses(event: ZoocracyEvent) -> Sequence[PieceUse]:
    """Cards played, offices held, species fed, how goals were reached, seats in government."""
    match event:
        case CardPlayed(seat=seat, card=card):
            return [PieceUse(seat, "card", card)]
        case OfficeMoved(office=office, holder_seat=int(seat)):
            return [PieceUse(seat, "office", office)]
        case Fed(seat=seat, species=species):
            return [PieceUse(seat, "species", species)]
        case GoalReached(seat=seat, by=source):
            return [PieceUse(seat, "goal", source)]
        case GovernmentFormed(government_seats=government, opposition_seats=opposition):
            sides = ((government, "government"), (opposition, "opposition"))
            return [PieceUse(seat, "side", side) for seats, side in sides for seat in seats]
        case _:
            return ()

"""The pieces that seats get and use, for the study of balance."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.contract import PieceUse
from menagerie.games.lucky_lions.events import Drew, FoxUsed, Gained, LuckyLionsEvent, PandaReplaced, Rolled


def piece_uses(event: LuckyLionsEvent) -> Sequence[PieceUse]:
    """Zoo cards won, animal cards drawn and rolled, Wild powers used."""
    match event:
        case Gained(seat=seat, card=card, points=points):
            return [PieceUse(seat, "zoo-card", f"{card} · {points}")]
        case Drew(seat=seat, cards=cards):
            return [PieceUse(seat, "card", card) for card in cards]
        case Rolled(seat=seat, card=card):
            return [PieceUse(seat, "rolled", card)]
        case FoxUsed(seat=seat):
            return [PieceUse(seat, "power", "wild-fox")]
        case PandaReplaced(seat=seat):
            return [PieceUse(seat, "power", "wild-panda")]
        case _:
            return ()

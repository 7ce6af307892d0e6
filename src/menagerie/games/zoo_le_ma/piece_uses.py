"""The pieces that seats get and use, for the study of balance."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.contract import PieceUse
from menagerie.games.zoo_le_ma.events import EnclosureGrew, TileLost, TileWon, ZooLeMaEvent


def piece_uses(event: ZooLeMaEvent) -> Sequence[PieceUse]:
    """Tiles won, tiles that could not be placed, enclosures closed or grown."""
    match event:
        case TileWon(seat=seat, tile=tile):
            return [PieceUse(seat, "tile", str(tile))]
        case TileLost(seat=seat, tile=tile):
            return [PieceUse(seat, "tile-lost", str(tile))]
        case EnclosureGrew(seat=seat, animal=animal):
            return [PieceUse(seat, "enclosure", animal)]
        case _:
            return ()

"""The track tiles: numbers, colours, how many, and their paths in every rotation."""

from __future__ import annotations

YELLOW, GREEN, BROWN, GREY_TILE = range(4)

TILES: tuple[str, ...] = ()
"""Tile numbers; a tile is its place here."""


def tile_named(label: str) -> int:
    """``8``, ``X8`` or ``8-3`` to the tile; -1 where there is none of that number."""
    raise NotImplementedError

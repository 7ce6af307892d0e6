"""What things are called: animals, tiles, places in a zoo, figures by player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from menagerie.games.zoo_le_ma.rules.tiles import Animal, ZooTile

if TYPE_CHECKING:
    from menagerie.core.words import Words

HALF_B_LIES = ("east", "south", "west", "north")
"""Where half b lies from half a, by rotation."""


def animal_name(animal: Animal, words: Words) -> str:
    return words(f"animal-{animal}")


def enclosure_name(animal: Animal, words: Words) -> str:
    return words(f"enclosure-{animal}")


def tile_in_words(tile: ZooTile, words: Words) -> str:
    """A tile in one line: its animals, stars, bushes and paths."""
    return words(
        "tile",
        tile=tile.id,
        animal=animal_name(tile.a.animal, words),
        stars=tile.a.stars,
        other=animal_name(tile.b.animal, words),
        other_stars=tile.b.stars,
        bushes=tile.bushes,
        paths=words.listing([words(f"port-{port.lower()}") for port in tile.ports]),
    )


def place_in_words(x: int, y: int, rotation: int, words: Words) -> str:
    """ "at (0, 1), b to the east" """
    return words("place", x=x, y=y, direction=direction_in_words(rotation, words))


def direction_in_words(rotation: int, words: Words) -> str:
    """ "b to the east" """
    return words(f"direction-{HALF_B_LIES[rotation]}")


def by_seat(figures: Sequence[int], words: Words) -> str:
    """ "Ada (3), Ben (0) and Cleo (2)" """
    return words.listing([words("by-seat", seat=seat, figure=figure) for seat, figure in enumerate(figures)])

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
        paths=", ".join(
            [
                _paths(animal_name(half.animal, words), [port[1] for port in tile.ports if port[0] == name], words)
                for name, half in (("A", tile.a), ("B", tile.b))
                if any(port[0] == name for port in tile.ports)
            ]
        ),
    )


def _paths(animal: str, sides: list[str], words: Words) -> str:
    """ "reptiles north and west": the sides by which the path leaves this half, as the tile lies unturned."""
    return words("tile-paths", animal=animal, sides=words.join_list([words(f"side-{side.lower()}") for side in sides]))


def tile_name(animals: tuple[Animal, Animal], words: Words) -> str:
    """What tells a tile apart from the others of a row: "reptiles and sea creatures"."""
    return words.join_list([animal_name(animal, words) for animal in animals])


def place_in_words(x: int, y: int, rotation: int, tile: ZooTile | None, words: Words) -> str:
    """ "apes on (0, 1), mammals to the east": the figures stand at the edges of the map."""
    if tile is None:
        return words("place", x=x, y=y, direction=direction_in_words(rotation, None, words))
    animal = animal_name(tile.a.animal, words)
    return words("place-of", animal=animal, x=x, y=y, direction=direction_in_words(rotation, tile, words))


def direction_in_words(rotation: int, tile: ZooTile | None, words: Words) -> str:
    """ "mammals to the east": where the other half lies."""
    other = words("other-half") if tile is None else animal_name(tile.b.animal, words)
    return words(f"direction-{HALF_B_LIES[rotation]}", animal=other)


def by_seat(figures: Sequence[int], words: Words) -> str:
    """ "Ada (3), Ben (0) and Cleo (2)" """
    return words.join_list([words("by-seat", seat=seat, figure=figure) for seat, figure in enumerate(figures)])

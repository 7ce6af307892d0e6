"""The zoo tiles: which there are, and reading them from a file.

Every ``data/tiles/<name>.toml`` is a set of tiles that a table may choose by its name. A file that makes no sense is
refused with a sentence that says which tile is wrong, and what about it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Literal, get_args

from msgspec import Struct

from menagerie.core.contract import BadSetup
from menagerie.games.zoo_le_ma.rules.grid import ANIMAL_KINDS, TileFacts

Animal = Literal["apes", "mammals", "birds", "reptiles", "sea"]
Port = Literal["AN", "AS", "AW", "BN", "BS", "BE"]

ANIMALS: tuple[Animal, ...] = get_args(Animal)
PORTS: tuple[Port, ...] = get_args(Port)
assert len(ANIMALS) == ANIMAL_KINDS

TILES_IN_A_SET = 25
MOST_STARS = 9
MOST_BUSHES = 9
USUAL = "reconstructed"


class Half(Struct, frozen=True):
    """One half of a tile: an enclosure for one kind of animal."""

    animal: Animal
    stars: int


class ZooTile(Struct, frozen=True):
    """A zoo tile as it lies unturned: half a in the west, half b in the east."""

    id: int
    a: Half
    b: Half
    bushes: int
    ports: tuple[Port, ...]
    """Where its path leaves it: the north, south and west edge of half a (AN, AS, AW), the north, south and east edge
    of half b (BN, BS, BE). All ports of a tile belong to one path, which runs through the middle of each half that
    has a port; the other edges are grass."""


class TileSet:
    """The tiles of one game, in the order of their numbers. Inside the rules a tile is its place in here."""

    def __init__(self, tiles: tuple[ZooTile, ...], start: tuple[Port, ...]) -> None:
        self.tiles = tiles
        self.start = start
        self.index = {tile.id: place for place, tile in enumerate(tiles)}
        self.tile_facts = TileFacts(
            [tile.id for tile in tiles],
            [ANIMALS.index(tile.a.animal) for tile in tiles],
            [tile.a.stars for tile in tiles],
            [ANIMALS.index(tile.b.animal) for tile in tiles],
            [tile.b.stars for tile in tiles],
            [tile.bushes for tile in tiles],
            [_mask(tile.ports, "A") for tile in tiles],
            [_mask(tile.ports, "B") for tile in tiles],
            _mask(start, "A"),
            _mask(start, "B"),
        )
        self.features: list[list[int]] = []
        """The numbers of each tile, once `features` has made them."""


def _mask(ports: tuple[Port, ...], half: str) -> int:
    """The edges of a half with a port: 1, 2, 4, 8 for north, east, south, west."""
    return sum(1 << "NESW".index(port[1]) for port in ports if port[0] == half)


@cache
def set_names() -> tuple[str, ...]:
    """Every set there is, our own first."""
    folder = files("menagerie.games.zoo_le_ma") / "data" / "tiles"
    names = sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))
    return (USUAL, *(name for name in names if name != USUAL))


@cache
def tile_set(name: str) -> TileSet:
    """The set of that name; raises `BadSetup` where its file makes no sense."""
    content = (files("menagerie.games.zoo_le_ma") / "data" / "tiles" / f"{name}.toml").read_bytes()
    try:
        text = content.decode("utf-8-sig")  # some editors begin a file with a mark of their own
    except UnicodeDecodeError as error:
        raise BadSetup("setup-tiles-unreadable", concerns="tiles", set=name, detail=str(error)) from None
    return read_tiles(text, name)


def read_tiles(text: str, name: str) -> TileSet:
    """Reads a set of tiles; raises `BadSetup` with the first thing that is wrong."""
    try:
        facts = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("setup-tiles-unreadable", concerns="tiles", set=name, detail=str(error)) from None
    start = facts.get("start")
    ports: Any = start.get("ports") if isinstance(start, dict) else None
    if not _are_ports(ports) or not set(ports) - {"AS", "BS"}:
        # 4.5: to the south lies the entrance
        raise BadSetup("setup-tiles-start", concerns="tiles", set=name, ports=", ".join(PORTS))
    listed = facts.get("tile")
    count = len(listed) if isinstance(listed, list) else 0
    if not isinstance(listed, list) or count != TILES_IN_A_SET:
        raise BadSetup("setup-tiles-count", concerns="tiles", set=name, count=count, wanted=TILES_IN_A_SET)
    tiles = [_read_tile(raw, place, name) for place, raw in enumerate(listed, start=1)]
    tiles.sort(key=lambda tile: tile.id)
    for one, other in pairwise(tiles):
        if one.id == other.id:
            raise BadSetup("setup-tiles-twice", concerns="tiles", set=name, tile=one.id)
    return TileSet(tuple(tiles), tuple(ports))


def _read_tile(raw: Any, place: int, name: str) -> ZooTile:
    number: Any = raw.get("id") if isinstance(raw, dict) else None
    if not _is_number(number, 1, 999):
        raise BadSetup("setup-tiles-id", concerns="tiles", set=name, place=place)
    unknown = sorted(set(raw) - {"id", "a", "b", "bushes", "ports"})
    if unknown:
        raise BadSetup("setup-tiles-unknown", concerns="tiles", set=name, tile=number, field=unknown[0])
    a, b = (_read_half(raw.get(half), half, number, name) for half in ("a", "b"))
    if a.animal == b.animal:
        raise BadSetup("setup-tiles-same-animal", concerns="tiles", set=name, tile=number, animal=a.animal)
    bushes = raw.get("bushes")
    if not _is_number(bushes, 0, MOST_BUSHES):
        raise BadSetup("setup-tiles-bushes", concerns="tiles", set=name, tile=number, most=MOST_BUSHES)
    ports = raw.get("ports")
    if not _are_ports(ports):
        raise BadSetup("setup-tiles-ports", concerns="tiles", set=name, tile=number, ports=", ".join(PORTS))
    return ZooTile(number, a, b, bushes, tuple(ports))


def _read_half(raw: Any, half: str, number: int, name: str) -> Half:
    if not isinstance(raw, dict) or set(raw) != {"animal", "stars"}:
        raise BadSetup("setup-tiles-half", concerns="tiles", set=name, tile=number, half=half)
    if raw["animal"] not in ANIMALS:
        known = ", ".join(ANIMALS)
        raise BadSetup(
            "setup-tiles-animal",
            concerns="tiles",
            set=name,
            tile=number,
            half=half,
            animal=str(raw["animal"]),
            known=known,
        )
    if not _is_number(raw["stars"], 1, MOST_STARS):
        raise BadSetup("setup-tiles-stars", concerns="tiles", set=name, tile=number, half=half, most=MOST_STARS)
    return Half(raw["animal"], raw["stars"])


def _is_number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _are_ports(ports: Any) -> bool:
    if not isinstance(ports, list) or not ports:
        return False
    return all(port in PORTS for port in ports) and len(set(ports)) == len(ports)

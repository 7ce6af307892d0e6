"""What a seat may know, as numbers for learning machines; docs/features.md explains how they are stored.

`feature_groups` says what they are and `features` writes them, in the same order.
"""

from __future__ import annotations

from typing import Final

from menagerie.core.feature_bytes import one_hot
from menagerie.core.features import Field, Group
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.grid import ANIMAL_KINDS, half_b_cell, x_of, y_of
from menagerie.games.zoo_le_ma.rules.position import (
    BID,
    COINS,
    NO_BID,
    START_COINS,
    STEP_NAMES,
    TREES,
    VISITORS_OF_A_KIND,
    YEARS,
    Position,
)
from menagerie.games.zoo_le_ma.rules.tiles import (
    ANIMALS,
    MOST_BUSHES,
    MOST_STARS,
    PORTS,
    TILES_IN_A_SET,
    TileSet,
    ZooTile,
)
from menagerie.games.zoo_le_ma.rules.zoo import START_CELL, Zoo

ROW: Final = 8
"""So many tiles of the row are included, from the one that is up; a professional year may be longer."""
WEST: Final = -6
EAST: Final = 7
NORTH: Final = 9
"""Of a zoo, the cells between these columns and up to this line are included."""
_WIDE: Final = EAST - WEST + 1
_CELLS: Final = _WIDE * (NORTH + 1)
_CELL: Final = 6
"""Numbers of a cell: stars, kind of animal, and the four directions a path leaves in."""

MOST_COINS: Final = START_COINS + TILES_IN_A_SET * (YEARS - 1)
"""What one player would have who took every tile for nothing."""
MOST_POINTS: Final = 1000
MOST_BENCHES: Final = 4 * TILES_IN_A_SET

_BY_ANIMAL: Final = f"By animal: {', '.join(ANIMALS)}."


def feature_groups(players: int, options: ZooLeMaOptions) -> tuple[Group, ...]:  # noqa: ARG001 - the same for all
    tiles = TILES_IN_A_SET
    tile = (
        Field("animal_a", f"The animal of half a: {', '.join(ANIMALS)}.", 1, ANIMAL_KINDS),
        Field("animal_b", "The animal of half b.", 1, ANIMAL_KINDS),
        Field("stars_a", "The stars of half a.", MOST_STARS),
        Field("stars_b", "The stars of half b.", MOST_STARS),
        Field("bushes", "Its bushes.", MOST_BUSHES),
        Field("ports", f"Where its path leaves it: {', '.join(PORTS)}.", 1, len(PORTS)),
    )
    seat = (
        Field("asked", "It owes a decision."),
        Field("flag", "The place of its flag on the pole; 0 is the top.", players - 1),
        Field("placing", "It has won the tile and places it."),
        Field("last_bid", "Its bid in the latest auction that was decided.", MOST_COINS),
        Field("trees", "Its trees.", TREES),
        Field("visitors", f"{_BY_ANIMAL} The visitors in its zoo.", VISITORS_OF_A_KIND, ANIMAL_KINDS),
    )
    zoo = (
        Field("bushes", "Its bushes.", tiles * MOST_BUSHES),
        Field("bushes_since", "The auction that brought the last bush; 0: none.", tiles),
        Field("benches", "Its benches.", MOST_BENCHES),
        Field("tiles", "How many tiles were placed in it.", tiles),
        Field("stars", f"{_BY_ANIMAL} The stars of the best enclosure.", tiles * MOST_STARS, ANIMAL_KINDS),
        Field("stars_since", f"{_BY_ANIMAL} The auction in which it came to be worth that.", tiles, ANIMAL_KINDS),
        Field(
            "cells",
            f"The cells from x = {WEST} to {EAST}, and of those from y = 0 to {NORTH}: line by line, from the "
            "south-west. Of each, the stars; the animal, from 1 (0: none); and whether a path leaves to the north, "
            "east, south, west.",
            MOST_STARS,
            _CELLS * _CELL,
        ),
    )
    return (
        Group(
            "table",
            "What lies in the middle.",
            (
                Field("step", f"What is being decided: {', '.join(STEP_NAMES)}.", 1, len(STEP_NAMES)),
                Field("year", "The year.", YEARS),
                Field("auction", "The auction, counted over the whole game.", tiles),
                Field("row", "How many tiles this year's row has.", tiles),
                Field("lot", "How many of them are settled.", tiles),
                Field("stack", "How many tiles lie face down.", tiles),
            ),
        ),
        Group(
            "own",
            "What only this seat knows.",
            (
                Field("coins", "Its coins.", MOST_COINS),
                Field("has_bid", "It has bid for this tile."),
                Field("bid", "Its bid, while that is a secret.", MOST_COINS),
            ),
        ),
        Group("row", "A tile of the row, the one that is up first; all 0 where there is none.", tile, ROW),
        Group("seats", "A seat: one's own first, then clockwise.", seat, players),
        Group("zoos", "The zoo of a seat, in the same order.", zoo, players),
        Group(
            "unseen",
            "What is on the tiles face down.",
            (
                Field("stars", f"{_BY_ANIMAL} Their stars.", 2 * tiles * MOST_STARS, ANIMAL_KINDS),
                Field("bushes", "Their bushes.", tiles * MOST_BUSHES),
            ),
        ),
        Group(
            "bank",
            "The coins in the middle.",
            (Field("coins", "Below 0 when more are in hand than the box holds.", COINS, 1, COINS - 4 * MOST_COINS),),
        ),
        Group("scores", "A seat, as above.", (Field("points", "Its points.", MOST_POINTS),), players),
    )


_STEP: Final[dict[str, list[int]]] = dict(zip(STEP_NAMES, one_hot(len(STEP_NAMES)), strict=True))
_NO_TILE: Final[list[int]] = [0] * (2 * (ANIMAL_KINDS + 1) + 1 + len(PORTS))


def _tile(tile: ZooTile) -> list[int]:
    return [
        *[int(tile.a.animal == animal) for animal in ANIMALS],
        *[int(tile.b.animal == animal) for animal in ANIMALS],
        tile.a.stars,
        tile.b.stars,
        tile.bushes,
        *[int(port in tile.ports) for port in PORTS],
    ]


def _tiles(tile_set: TileSet) -> list[list[int]]:
    """The numbers of each tile; made once for each set."""
    known: list[list[int]] = tile_set.features
    if not known:
        known = [_tile(tile) for tile in tile_set.tiles]
        tile_set.features = known
    return known


def features(position: Position, seat: int) -> bytes:
    players = position.players
    numbers = _STEP[position.step][:]
    numbers.append(position.year)
    numbers.append(position.auction)
    numbers.append(len(position.row))
    numbers.append(position.lot)
    numbers.append(len(position.stack))
    numbers.append(position.coins[seat])
    bid = position.bids[seat] if position.step == BID else NO_BID
    numbers.append(int(bid != NO_BID))
    numbers.append(max(bid, 0))
    tiles = _tiles(position.tile_set)
    row = position.row
    for place in range(position.lot, position.lot + ROW):
        numbers += tiles[row[place]] if place < len(row) else _NO_TILE
    zoos: list[bytes] = [b""]
    for place in range(players):
        other = seat + place
        if other >= players:
            other -= players
        _add_seat(numbers, position, other)
        zoo = position.zoos[other]
        if not zoo.features:
            zoo.features = _zoo(zoo)
        zoos.append(zoo.features)
    zoos[0] = bytes(bytearray(numbers))  # three times as fast as without the bytearray
    zoos.append(_wide(position, seat))
    return b"".join(zoos)


def _add_seat(numbers: list[int], position: Position, seat: int) -> None:
    numbers.append(int(seat in position.waiting_on))
    numbers.append(position.flags.index(seat))
    numbers.append(int(position.placing == seat))
    last = position.last
    numbers.append(0 if last is None else last[2][seat])
    numbers.append(position.trees[seat])
    numbers += [held[seat] for held in position.visitors]


def _wide(position: Position, seat: int) -> bytes:
    """The numbers that take two bytes."""
    facts = position.tile_set.tile_facts
    unseen = [0] * (ANIMAL_KINDS + 1)
    for tile in position.stack:
        unseen[facts.animal_a[tile]] += facts.stars_a[tile]
        unseen[facts.animal_b[tile]] += facts.stars_b[tile]
        unseen[ANIMAL_KINDS] += facts.bushes[tile]
    unseen.append(position.bank)
    for place in range(position.players):
        unseen.append(min(position.scores[(seat + place) % position.players], MOST_POINTS))
    wide: list[int] = []
    for number in unseen:
        wide.append(number & 255)
        wide.append(number >> 8 & 255)
    return bytes(bytearray(wide))


def _zoo(zoo: Zoo) -> bytes:
    facts = zoo.tile_facts
    numbers = [zoo.bushes, zoo.bushes_since, len(zoo.bench_corners), len(zoo.tiles)]
    numbers += zoo.best_stars
    numbers += zoo.best_since
    first = len(numbers)
    numbers += [0] * (_CELLS * _CELL)
    _write_half(numbers, first, START_CELL, 0, 0, facts.start_a)
    _write_half(numbers, first, START_CELL + 1, 0, 0, facts.start_b)
    for tile, cell, rotation, _ in zoo.tiles:
        turn = 4 * tile + rotation
        _write_half(numbers, first, cell, facts.stars_a[tile], facts.animal_a[tile] + 1, facts.ports_a[turn])
        other = half_b_cell(cell, rotation)
        _write_half(numbers, first, other, facts.stars_b[tile], facts.animal_b[tile] + 1, facts.ports_b[turn])
    return bytes(bytearray(numbers))  # a bytearray reads a list three times as fast as bytes do


def _write_half(numbers: list[int], first: int, cell: int, stars: int, animal: int, ports: int) -> None:
    x, y = x_of(cell), y_of(cell)
    if x < WEST or x > EAST or y > NORTH:
        return
    place = first + (y * _WIDE + x - WEST) * _CELL
    numbers[place] = stars
    numbers[place + 1] = animal
    for direction in range(4):
        numbers[place + 2 + direction] = ports >> direction & 1

"""The features are what the view says, field by field."""

from __future__ import annotations

from menagerie.core.features import Layout
from menagerie.core.registry import game
from menagerie.games.zoo_le_ma.features import EAST, NORTH, ROW, WEST
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.position import STEP_NAMES
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS, PORTS, Port, ZooTile
from menagerie.games.zoo_le_ma.view import ZooLeMaView, ZooView
from tests.features_of_views import Expected, Numbers, assert_features_follow_the_view, fields_of, from_own, one_hot

GAME = game("zoo-le-ma")


def tile_numbers(tile: ZooTile | None) -> dict[str, Numbers]:
    return {
        "animal_a": one_hot(tile.a.animal if tile else None, ANIMALS),
        "animal_b": one_hot(tile.b.animal if tile else None, ANIMALS),
        "stars_a": tile.a.stars if tile else 0,
        "stars_b": tile.b.stars if tile else 0,
        "bushes": tile.bushes if tile else 0,
        "ports": [int(tile is not None and port in tile.ports) for port in PORTS],
    }


def cells(zoo: ZooView, start: tuple[Port, ...]) -> list[int]:
    """By place in the grid; a half beyond it is left out."""
    found: dict[tuple[int, int], list[int]] = {}

    def write(x: int, y: int, stars: int, animal: int, ports: list[str], rotation: int) -> None:
        found[x, y] = [stars, animal, *[int("NESW"[(way - rotation) % 4] in ports) for way in range(4)]]

    for x, side in ((0, "A"), (1, "B")):
        write(x, 0, 0, 0, [port[1] for port in start if port[0] == side], 0)
    for placed in zoo.tiles:
        east, north = ((1, 0), (0, -1), (-1, 0), (0, 1))[placed.rotation]
        for letter, half, x, y in (
            ("A", placed.tile.a, placed.x, placed.y),
            ("B", placed.tile.b, placed.x + east, placed.y + north),
        ):
            ports = [port[1] for port in placed.tile.ports if port[0] == letter]
            write(x, y, half.stars, ANIMALS.index(half.animal) + 1, ports, placed.rotation)
    return [
        number for y in range(NORTH + 1) for x in range(WEST, EAST + 1) for number in found.get((x, y), [0] * 6)
    ]  # fmt: skip


def zoo_numbers(zoo: ZooView, start: tuple[Port, ...]) -> dict[str, Numbers]:
    best = {enclosure.animal: enclosure for enclosure in zoo.enclosures if enclosure.best}
    return {
        "bushes": zoo.bushes,
        "bushes_since": zoo.bushes_since,
        "benches": len(zoo.benches),
        "tiles": zoo.income,
        "stars": [best[animal].stars if animal in best else 0 for animal in ANIMALS],
        "stars_since": [best[animal].since if animal in best else 0 for animal in ANIMALS],
        "cells": cells(zoo, start),
    }


def visitors(zoo: ZooView) -> list[int]:
    return [sum(found.visitors for found in zoo.enclosures if found.animal == animal) for animal in ANIMALS]


def expected(view: ZooLeMaView, players: int, options: ZooLeMaOptions) -> Expected:  # noqa: ARG001 - all in the view
    own = view.seat
    assert own is not None
    row = [*view.row[view.lot : view.lot + ROW], *[None] * ROW][:ROW]
    order = from_own(own, players)
    halves = [half for tile in view.unseen for half in (tile.a, tile.b)]
    return {
        "table": [
            {
                "step": one_hot(view.step, STEP_NAMES),
                "year": view.year,
                "auction": view.auction,
                "row": len(view.row),
                "lot": view.lot,
                "stack": view.stack,
            }
        ],
        "own": [{"coins": view.coins[own] or 0, "has_bid": int(view.bid is not None), "bid": view.bid or 0}],
        "row": [tile_numbers(tile) for tile in row],
        "seats": [
            {
                "asked": int(seat in view.waiting_on),
                "flag": view.flags.index(seat),
                "placing": int(view.placing == seat),
                "last_bid": view.last.bids[seat] if view.last else 0,
                "trees": view.zoos[seat].trees,
                "visitors": visitors(view.zoos[seat]),
            }
            for seat in order
        ],
        "zoos": [zoo_numbers(view.zoos[seat], view.start) for seat in order],
        "unseen": [
            {
                "stars": [sum(half.stars for half in halves if half.animal == animal) for animal in ANIMALS],
                "bushes": sum(tile.bushes for tile in view.unseen),
            }
        ],
        "bank": [{"coins": view.bank}],
        "scores": [{"points": view.scores[seat]} for seat in order],
    }


def test_they_say_what_the_view_says() -> None:
    setups = [*GAME.setups()]
    used = assert_features_follow_the_view(GAME, setups[::13], expected)
    assert used == {*fields_of(Layout(GAME.feature_groups(*setups[0])))}, "every field was tried"

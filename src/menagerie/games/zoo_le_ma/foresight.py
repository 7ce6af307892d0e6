"""What a placement would change at once, worked out from a view alone: what the board shows before one commits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from menagerie.games.zoo_le_ma.actions import Bid, Place, ZooLeMaAction
from menagerie.games.zoo_le_ma.events import Corner
from menagerie.games.zoo_le_ma.rules import ranking
from menagerie.games.zoo_le_ma.rules.grid import cell_of, half_b_cell, x_of, y_of
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS, tile_set
from menagerie.games.zoo_le_ma.rules.zoo import Zoo
from menagerie.games.zoo_le_ma.view import (
    Cell,
    EnclosureForesight,
    PlacedTile,
    PlacementForesight,
    ZooLeMaView,
    ZooView,
)


@lru_cache(maxsize=64)
def _with_these_tiles(tiles: tuple[PlacedTile, ...], name: str, one_bench: bool) -> Zoo:
    chosen = tile_set(name)
    if not tiles:
        return Zoo(chosen.tile_facts)
    *_, last = tiles
    before = _with_these_tiles(tiles[:-1], name, one_bench)
    cell = cell_of(last.x, last.y)
    return before.with_tile(chosen.index[last.tile.id], cell, last.rotation, last.auction, one_bench, True)


@lru_cache(maxsize=64)
def rebuilt(seen: ZooView, name: str, one_bench: bool) -> Zoo:
    """The zoo of the view, made from its tiles for the rules; an error where they do not explain it."""
    zoo = _with_these_tiles(seen.tiles, name, one_bench)
    stars = sorted((ANIMALS.index(one.animal), one.stars, one.since) for one in seen.enclosures if one.best)
    best = [(kind, zoo.best_stars[kind], zoo.best_since[kind]) for kind in range(len(ANIMALS)) if zoo.best_stars[kind]]
    if (stars, seen.bushes, seen.bushes_since, seen.benches) != (best, zoo.bushes, zoo.bushes_since, _corners(zoo)):
        raise ValueError("this zoo is not what its tiles make: something else has changed it, which is not foreseen")
    return zoo


def foresee(view: ZooLeMaView, actions: Sequence[ZooLeMaAction]) -> tuple[PlacementForesight | None, ...]:
    """For each placement what it would change; nothing for a bid, since nobody can know what it will bring."""
    zoos: list[Zoo] = []
    if view.placing is not None:
        zoos = [rebuilt(zoo, view.options.tiles, view.options.one_bench_a_tile) for zoo in view.zoos]
    return tuple(_foresee(view, zoos, action) for action in actions)


def _foresee(view: ZooLeMaView, zoos: list[Zoo], action: ZooLeMaAction) -> PlacementForesight | None:
    match action:
        case Bid():
            return None
        case Place():
            return None if view.placing is None else _placement(view, zoos, view.placing, action)
        case _:
            assert_never(action)


def _placement(view: ZooLeMaView, zoos: list[Zoo], seat: int, action: Place) -> PlacementForesight:
    tile = tile_set(view.options.tiles).index[view.row[view.lot].id]
    before = zoos[seat]
    cell = cell_of(action.x, action.y)
    one_bench = view.options.one_bench_a_tile
    zoo = before.with_tile(tile, cell, action.rotation, view.auction, one_bench, True)
    after = [*zoos[:seat], zoo, *zoos[seat + 1 :]]
    kinds = zoo.tile_facts.animal_a[tile], zoo.tile_facts.animal_b[tile]
    halves = cell, half_b_cell(cell, action.rotation)
    won = [_difference(ranking.visitors(zoos, kind), ranking.visitors(after, kind)) for kind in kinds]
    lone = view.options.lone_bush_one_tree
    return PlacementForesight(
        enclosures=(
            _enclosure(zoo, halves[0], kinds[0], before),
            _enclosure(zoo, halves[1], kinds[1], before),
        ),
        visitors=tuple(map(sum, zip(*won, strict=True))),
        visitors_of=(won[0], won[1]),
        trees=_difference(ranking.trees(zoos, lone), ranking.trees(after, lone)),
        benches=_corners(zoo)[len(before.bench_corners) :],
        joined=before.paths_joined(tile, cell, action.rotation),
    )


def _corners(zoo: Zoo) -> tuple[Corner, ...]:
    return tuple(Corner(x_of(corner), y_of(corner)) for corner in zoo.bench_corners)


def _enclosure(zoo: Zoo, half: int, kind: int, before: Zoo) -> EnclosureForesight:
    """5.1: what the half there is part of."""
    number = zoo.cells[half]
    cells = tuple(Cell(x_of(cell), y_of(cell)) for cell in sorted(zoo.cells) if zoo.cells[cell] == number)
    return EnclosureForesight(ANIMALS[kind], zoo.enclosure_stars[number], before.best_stars[kind], cells)


def _difference(before: list[int], after: list[int]) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))

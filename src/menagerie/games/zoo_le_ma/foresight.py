"""What a placement would change at once, worked out from a view alone: what the board shows before one commits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from menagerie.games.zoo_le_ma.actions import Place, ZooLeMaAction
from menagerie.games.zoo_le_ma.events import Spot
from menagerie.games.zoo_le_ma.rules import ranking
from menagerie.games.zoo_le_ma.rules.ground import cell_of, half_b, x_of, y_of
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS, tile_set
from menagerie.games.zoo_le_ma.rules.zoo import Zoo
from menagerie.games.zoo_le_ma.view import Cell, EnclosureForesight, PlacedTile, PlacementForesight, ZooLeMaView


@lru_cache(maxsize=64)
def rebuilt(tiles: tuple[PlacedTile, ...], name: str, one_bench: bool) -> Zoo:
    """The zoo these tiles make."""
    chosen = tile_set(name)
    if not tiles:
        return Zoo(chosen.layout)
    *_, last = tiles
    before = rebuilt(tiles[:-1], name, one_bench)
    cell = cell_of(last.x, last.y)
    return before.with_tile(chosen.index[last.tile.id], cell, last.rotation, last.auction, one_bench, True)


def zoos_of(view: ZooLeMaView) -> list[Zoo]:
    """All zoos of the table."""
    return [rebuilt(zoo.tiles, view.options.tiles, view.options.one_bench_a_tile) for zoo in view.zoos]


def foresee(view: ZooLeMaView, actions: Sequence[ZooLeMaAction]) -> tuple[PlacementForesight | None, ...]:
    """For each placement what it would change; nothing for a bid, since nobody can know what it will bring."""
    if view.placing is None:
        return (None,) * len(actions)
    zoos = zoos_of(view)
    return tuple(
        _placement(view, zoos, view.placing, action) if isinstance(action, Place) else None for action in actions
    )


def _placement(view: ZooLeMaView, zoos: list[Zoo], seat: int, action: Place) -> PlacementForesight:
    tile = tile_set(view.options.tiles).index[view.row[view.lot].id]
    before = zoos[seat]
    cell = cell_of(action.x, action.y)
    one_bench = view.options.one_bench_a_tile
    zoo = before.with_tile(tile, cell, action.rotation, view.auction, one_bench, True)
    after = [*zoos[:seat], zoo, *zoos[seat + 1 :]]
    layout = zoo.layout
    kinds = layout.animal_a[tile], layout.animal_b[tile]
    halves = cell, half_b(cell, action.rotation)
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
        benches=tuple(Spot(x_of(corner), y_of(corner)) for corner in zoo.spots[len(before.spots) :]),
        joined=before.joined(tile, cell, action.rotation),
    )


def _enclosure(zoo: Zoo, half: int, kind: int, before: Zoo) -> EnclosureForesight:
    """5.1: what the half there is part of."""
    pen = zoo.cells[half]
    cells = tuple(Cell(x_of(cell), y_of(cell)) for cell in sorted(zoo.cells) if zoo.cells[cell] == pen)
    return EnclosureForesight(ANIMALS[kind], zoo.pen_stars[pen], before.best[kind], cells)


def _difference(before: list[int], after: list[int]) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))

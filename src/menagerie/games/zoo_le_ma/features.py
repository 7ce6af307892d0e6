"""A view as numbers, for machine learning: small tables of fixed size, one after another."""

from __future__ import annotations

from menagerie.games.zoo_le_ma.rules.position import STEP_NAMES, YEARS
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS, PORTS, ZooTile
from menagerie.games.zoo_le_ma.view import PlacedTile, ZooLeMaView, ZooView

_ROW = 8
"""So many tiles of the row are included, from the one that is up; a professional year may be longer."""
_NO_TILE = (0.0,) * (2 * (len(ANIMALS) + 1) + 1 + len(PORTS))
_WEST, _EAST, _NORTH = -6, 7, 9
"""Of a zoo, the cells between these columns and up to this line are included."""
_WIDE = _EAST - _WEST + 1
_CELL = 6  # stars, kind of animal, and the four directions a path leaves in


def features(view: ZooLeMaView) -> tuple[float, ...]:
    """Seats are counted from the viewer's own (from seat 0 for a spectator)."""
    players = len(view.zoos)
    own = view.seat or 0
    order = [(own + i) % players for i in range(players)]
    numbers: list[float] = [float(view.step == step) for step in STEP_NAMES]
    numbers += [view.year / YEARS, view.auction / 25, len(view.row) / 10, view.lot / 10, view.stack / 25]
    numbers += [view.bank / 10, (view.coins[own] or 0) / 10, -1.0 if view.bid is None else view.bid / 10]
    row = [_tile(tile) for tile in view.row[view.lot : view.lot + _ROW]]
    for tile_numbers in row + [_NO_TILE] * (_ROW - len(row)):
        numbers += tile_numbers
    for animal in ANIMALS:
        numbers.append(sum(half.stars for t in view.unseen for half in (t.a, t.b) if half.animal == animal) / 10)
    numbers.append(sum(tile.bushes for tile in view.unseen) / 10)
    for seat in order:
        numbers += [view.flags.index(seat) / players, float(view.placing == seat), view.scores[seat] / 100]
        numbers.append(0.0 if view.last is None else view.last.bids[seat] / 10)
        numbers += _zoo(view.zoos[seat], view.start)
    return tuple(numbers)


def _tile(tile: ZooTile) -> tuple[float, ...]:
    halves = (tile.a, tile.b)
    kinds = [float(half.animal == animal) for half in halves for animal in ANIMALS]
    ports = [float(port in tile.ports) for port in PORTS]
    return (*kinds, tile.a.stars / 3, tile.b.stars / 3, tile.bushes / 2, *ports)


def _zoo(zoo: ZooView, start: tuple[str, ...]) -> list[float]:
    numbers = [zoo.bushes / 5, zoo.bushes_since / 25, zoo.trees / 2, len(zoo.benches) / 5, zoo.income / 10]
    for animal in ANIMALS:
        best = [enclosure for enclosure in zoo.enclosures if enclosure.best and enclosure.animal == animal]
        numbers += [best[0].stars / 10, best[0].since / 25, best[0].visitors / 2] if best else [0.0, 0.0, 0.0]
    cells = [0.0] * (_WIDE * (_NORTH + 1) * _CELL)
    for x, half in ((0, "A"), (1, "B")):
        _write_half(cells, x, 0, [0.0, 0.0], [port[1] for port in start if port[0] == half], 0)
    for placed in zoo.tiles:
        _write_tile(cells, placed)
    return numbers + cells


def _write_tile(cells: list[float], placed: PlacedTile) -> None:
    east, north = ((1, 0), (0, -1), (-1, 0), (0, 1))[placed.rotation]
    for half, letter, x, y in (
        (placed.tile.a, "A", placed.x, placed.y),
        (placed.tile.b, "B", placed.x + east, placed.y + north),
    ):
        kind = [half.stars / 3, (ANIMALS.index(half.animal) + 1) / len(ANIMALS)]
        _write_half(cells, x, y, kind, [port[1] for port in placed.tile.ports if port[0] == letter], placed.rotation)


def _write_half(cells: list[float], x: int, y: int, kind: list[float], ports: list[str], rotation: int) -> None:
    if not (_WEST <= x <= _EAST and y <= _NORTH):
        return
    paths = [0.0] * 4
    for port in ports:
        paths[("NESW".index(port) + rotation) % 4] = 1.0
    place = (y * _WIDE + x - _WEST) * _CELL
    cells[place : place + _CELL] = [*kind, *paths]

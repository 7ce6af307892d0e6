"""7.1: the areas that paths close, and where a bench stands in them.

Benches are counted by paths: each one a tile extends beyond the first closes an area. Where that area is, is found
here: grass spreads from corner to corner (a corner is where four cells meet) along every edge of a cell that no path
crosses, and what it cannot reach from outside is closed. A corner goes by the number of the cell to its north-east.
"""

from __future__ import annotations

from typing import Final

from menagerie.games.zoo_le_ma.rules.grid import NEIGHBOURS, WIDTH, TileFacts, half_b_cell

EDGES: Final = (2 * WIDTH, 3, 0, 1)
"""What to add to ``2 * cell`` for the number of its edge in the north, east, south, west."""


def ports_by_cell(tiles: tuple[tuple[int, int, int, int], ...], tile_facts: TileFacts, start: int) -> dict[int, int]:
    """Every covered cell, with the directions in which a path leaves its tile there."""
    ports: dict[int, int] = {start: tile_facts.start_a, start + 1: tile_facts.start_b}
    for tile, cell, rotation, _ in tiles:
        ports[cell] = tile_facts.ports_a[4 * tile + rotation]
        ports[half_b_cell(cell, rotation)] = tile_facts.ports_b[4 * tile + rotation]
    return ports


def crossed_edges(tiles: tuple[tuple[int, int, int, int], ...], ports: dict[int, int], start: int) -> set[int]:
    """Every edge that a path crosses: ``2 * corner`` for the one east of a corner, one more for the one north of it.

    The edge between the halves of a tile is always among them: where the path stays in one half, grass leads around
    the other, so that it makes no difference.
    """
    crossed: set[int] = {2 * start + EDGES[1]}
    for _, cell, rotation, _ in tiles:
        crossed.add(2 * cell + EDGES[(1 + rotation) & 3])
    for cell, mask in ports.items():
        for direction in range(2):  # each joined pair is met from the south or from the west
            if mask >> direction & 1 and cell + NEIGHBOURS[direction] in ports:
                crossed.add(2 * cell + EDGES[direction])
    return crossed


def closed_areas(tiles: tuple[tuple[int, int, int, int], ...], tile_facts: TileFacts, start: int) -> list[list[int]]:
    """The closed areas, each as its corners; areas and corners from south-west on."""
    ports = ports_by_cell(tiles, tile_facts, start)
    crossed = crossed_edges(tiles, ports, start)
    west = min([cell % WIDTH for cell in ports])
    east = max([cell % WIDTH for cell in ports]) + 1
    north = max([cell // WIDTH for cell in ports]) + 1
    corners = [y * WIDTH + x for y in range(north + 1) for x in range(west, east + 1)]
    unreached = set(corners)
    areas: list[list[int]] = []
    for corner in corners:
        if corner not in unreached:
            continue
        unreached.remove(corner)
        area: list[int] = [corner]
        for here in area:
            for there, edge in (
                (here + WIDTH, 2 * here + 1),
                (here + 1, 2 * here),
                (here - WIDTH, 2 * (here - WIDTH) + 1),
                (here - 1, 2 * (here - 1)),
            ):
                if there in unreached and edge not in crossed:
                    unreached.remove(there)
                    area.append(there)
        areas.append(sorted(area))
    return areas[1:]  # the first one is the grass around the zoo: no path crosses the edge of what is covered


def corners_for_benches(
    tiles: tuple[tuple[int, int, int, int], ...], tile_facts: TileFacts, start: int, taken: tuple[int, ...], count: int
) -> list[int]:
    """Where so many new benches go: into areas beside the latest tile that have none, to the corner nearest to the
    middle of each."""
    _, cell, rotation, _ = tiles[-1]
    touched = [
        corner
        for half in (cell, half_b_cell(cell, rotation))
        for corner in (half, half + 1, half + WIDTH, half + WIDTH + 1)
    ]
    fresh = [
        area
        for area in closed_areas(tiles, tile_facts, start)
        if not set(area).isdisjoint(touched) and set(area).isdisjoint(taken)
    ]
    return [_middle(area) for area in fresh[:count]]


def _middle(area: list[int]) -> int:
    """The corner nearest to the middle of the area, the first of equals."""
    size = len(area)
    x = sum([corner % WIDTH for corner in area])
    y = sum([corner // WIDTH for corner in area])
    apart = [(size * (corner % WIDTH) - x) ** 2 + (size * (corner // WIDTH) - y) ** 2 for corner in area]
    return area[apart.index(min(apart))]

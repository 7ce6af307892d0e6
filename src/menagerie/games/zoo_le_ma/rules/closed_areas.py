"""7.1: the areas that paths close, and where a bench stands in them.

Benches are counted by paths: each one a tile extends beyond the first closes an area. Where that area is, is found
here: grass spreads from corner to corner (a corner is where four cells meet) along every edge of a cell that no path
crosses, and what it cannot reach from outside is closed. A corner goes by the number of the cell to its north-east.
"""

from __future__ import annotations

from typing import Final

from menagerie.games.zoo_le_ma.rules.grid import NEIGHBOURS, WIDTH, TileFacts, half_b_cell

EDGES: Final[tuple[int, ...]] = (2 * WIDTH, 3, 0, 1)
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


def closed_areas(
    tiles: tuple[tuple[int, int, int, int], ...], tile_facts: TileFacts, start: int, touched: list[int] | None = None
) -> list[list[int]]:
    """The closed areas, each as its corners, or only those with one of the corners that are touched; areas and corners
    from south-west on."""
    ports = ports_by_cell(tiles, tile_facts, start)
    crossed = crossed_edges(tiles, ports, start)
    columns = [cell % WIDTH for cell in ports]
    west, east, north = min(columns), max(columns) + 1, max(ports) // WIDTH + 1
    corners = touched
    if corners is None:
        corners = [y * WIDTH + x for y in range(north + 1) for x in range(west, east + 1)]
    areas: list[list[int]] = []
    inside: set[int] = set()
    outside: set[int] = set()
    for corner in corners:
        if corner not in inside and corner not in outside:
            area = {corner}
            if _is_closed(area, crossed, outside, west, east, north):
                areas.append(sorted(area))
                inside |= area
            else:
                outside |= area
    areas.sort()
    return areas


def _is_closed(area: set[int], crossed: set[int], outside: set[int], west: int, east: int, north: int) -> bool:
    """Lets grass spread from the one corner of the area, and tells whether it stays inside the zoo: no path crosses the
    edge of what is covered, so whatever comes there is the grass around the zoo."""
    spreading = [*area]
    for here in spreading:
        column = here % WIDTH
        if column in (west, east) or here < WIDTH or here >= north * WIDTH or here in outside:
            return False
        for direction in range(4):
            there = here + NEIGHBOURS[direction]
            edge = 2 * (there if direction > 1 else here) + 1 - (direction & 1)
            if edge not in crossed and there not in area:
                area.add(there)
                spreading.append(there)
    return True


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
    fresh = [area for area in closed_areas(tiles, tile_facts, start, touched) if set(area).isdisjoint(taken)]
    return [_middle(area) for area in fresh[:count]]


def _middle(area: list[int]) -> int:
    """The corner nearest to the middle of the area, the first of equals."""
    size = len(area)
    x = sum([corner % WIDTH for corner in area])
    y = sum([corner // WIDTH for corner in area])
    apart = [(size * (corner % WIDTH) - x) ** 2 + (size * (corner // WIDTH) - y) ** 2 for corner in area]
    return area[apart.index(min(apart))]

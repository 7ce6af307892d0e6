"""7.1: the areas that paths close, and where a bench stands in them.

Benches are counted by paths: each one a tile extends beyond the first closes an area. Where that area is, is found
here: grass spreads from corner to corner (a corner is where four cells meet) along every edge of a cell that no path
crosses, and what it cannot reach from outside is closed. A corner goes by the number of the cell to its north-east.
"""

from __future__ import annotations

from menagerie.games.zoo_le_ma.rules.grid import NEIGHBOURS, WIDTH, X_OFFSET, TileFacts, half_b_cell


def crossed_edges(tiles: tuple[tuple[int, int, int, int], ...], tile_facts: TileFacts, start: int) -> set[int]:
    """Every edge that a path crosses: ``2 * corner`` for the one east of a corner, one more for the one north of it."""
    ports: dict[int, int] = {start: tile_facts.start_a, start + 1: tile_facts.start_b}
    crossed: set[int] = set()
    if tile_facts.start_a and tile_facts.start_b:
        crossed.add(2 * (start + 1) + 1)
    for tile, cell, rotation, _ in tiles:
        other = half_b_cell(cell, rotation)
        ports[cell] = tile_facts.ports_a[4 * tile + rotation]
        ports[other] = tile_facts.ports_b[4 * tile + rotation]
        if ports[cell] and ports[other]:  # the path runs on from half to half
            crossed.add(_edge(cell, (1 + rotation) & 3))
    for cell, mask in ports.items():
        for direction in range(2):  # each joined pair is met from the south or from the west
            if mask >> direction & 1 and cell + NEIGHBOURS[direction] in ports:
                crossed.add(_edge(cell, direction))
    return crossed


def _edge(cell: int, direction: int) -> int:
    """The edge of a cell in that direction."""
    if direction == 0:
        return 2 * (cell + WIDTH)
    if direction == 1:
        return 2 * (cell + 1) + 1
    return 2 * cell if direction == 2 else 2 * cell + 1


def closed_areas(tiles: tuple[tuple[int, int, int, int], ...], tile_facts: TileFacts, start: int) -> list[list[int]]:
    """The closed areas, each as its corners; areas and corners from south-west on."""
    crossed = crossed_edges(tiles, tile_facts, start)
    covered = [start, start + 1]
    for _, cell, rotation, _ in tiles:
        covered += [cell, half_b_cell(cell, rotation)]
    west = min([cell % WIDTH for cell in covered])
    east = max([cell % WIDTH for cell in covered]) + 1
    north = max([cell // WIDTH for cell in covered]) + 1
    seen: set[int] = set()
    closed: list[list[int]] = []
    for y in range(north + 1):
        for x in range(west, east + 1):
            corner = y * WIDTH + x
            if corner in seen:
                continue
            area: list[int] = [corner]
            seen.add(corner)
            outside = False
            for here in area:
                column, line = here % WIDTH, here // WIDTH
                # the grass around the zoo has no end
                outside = outside or column in (west, east) or line in (0, north)
                for step, edge in (
                    (1, 2 * here), (WIDTH, 2 * here + 1), (-1, 2 * (here - 1)), (-WIDTH, 2 * (here - WIDTH) + 1),
                ):  # fmt: skip
                    there = here + step
                    inside = west <= there % WIDTH <= east and 0 <= there <= north * WIDTH + east
                    if inside and edge not in crossed and there not in seen:
                        seen.add(there)
                        area.append(there)
            if not outside:
                closed.append(sorted(area))
    return closed


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
    size = len(area)
    x = sum([corner % WIDTH - X_OFFSET for corner in area])
    y = sum([corner // WIDTH for corner in area])
    best = area[0]
    nearest = -1
    for corner in area:
        apart = (size * (corner % WIDTH - X_OFFSET) - x) ** 2 + (size * (corner // WIDTH) - y) ** 2
        if nearest < 0 or apart < nearest:
            best, nearest = corner, apart
    return best

"""7.1: the grass that paths enclose, and where a bench stands on it.

Benches are counted by paths: each one a tile extends beyond the first closes an area. Where that area is, is found
here: grass spreads from corner to corner (a corner is where four cells meet) along every edge of a cell that no path
crosses, and what it cannot reach from outside is enclosed. A corner goes by the number of the cell to its north-east.
"""

from __future__ import annotations

from menagerie.games.zoo_le_ma.rules.ground import EAST, ROW, STEPS, Layout, half_b


def crossed_edges(tiles: tuple[tuple[int, int, int, int], ...], layout: Layout, start: int) -> set[int]:
    """Every edge that a path crosses: ``2 * corner`` for the one east of a corner, one more for the one north of it."""
    ports: dict[int, int] = {start: layout.start_a, start + 1: layout.start_b}
    crossed: set[int] = set()
    if layout.start_a and layout.start_b:
        crossed.add(2 * (start + 1) + 1)
    for tile, cell, rotation, _ in tiles:
        other = half_b(cell, rotation)
        ports[cell] = layout.ports_a[4 * tile + rotation]
        ports[other] = layout.ports_b[4 * tile + rotation]
        if ports[cell] and ports[other]:  # the path runs on from half to half
            crossed.add(_edge(cell, (1 + rotation) & 3))
    for cell, mask in ports.items():
        for direction in range(2):  # each joined pair is met from the south or from the west
            if mask >> direction & 1 and cell + STEPS[direction] in ports:
                crossed.add(_edge(cell, direction))
    return crossed


def _edge(cell: int, direction: int) -> int:
    """The edge of a cell in that direction."""
    if direction == 0:
        return 2 * (cell + ROW)
    if direction == 1:
        return 2 * (cell + 1) + 1
    return 2 * cell if direction == 2 else 2 * cell + 1


def enclosed(tiles: tuple[tuple[int, int, int, int], ...], layout: Layout, start: int) -> list[list[int]]:
    """The areas that paths enclose, each as its corners; areas and corners from south-west on."""
    crossed = crossed_edges(tiles, layout, start)
    covered = [start, start + 1]
    for _, cell, rotation, _ in tiles:
        covered += [cell, half_b(cell, rotation)]
    west = min([cell % ROW for cell in covered])
    east = max([cell % ROW for cell in covered]) + 1
    north = max([cell // ROW for cell in covered]) + 1
    seen: set[int] = set()
    areas: list[list[int]] = []
    for y in range(north + 1):
        for x in range(west, east + 1):
            corner = y * ROW + x
            if corner in seen:
                continue
            area: list[int] = [corner]
            seen.add(corner)
            open_air = False
            for here in area:
                column, line = here % ROW, here // ROW
                # all round the zoo there is grass without end
                open_air = open_air or column in (west, east) or line in (0, north)
                for step, edge in (
                    (1, 2 * here), (ROW, 2 * here + 1), (-1, 2 * (here - 1)), (-ROW, 2 * (here - ROW) + 1),
                ):  # fmt: skip
                    there = here + step
                    inside = west <= there % ROW <= east and 0 <= there <= north * ROW + east
                    if inside and edge not in crossed and there not in seen:
                        seen.add(there)
                        area.append(there)
            if not open_air:
                areas.append(sorted(area))
    return areas


def spots_for(
    tiles: tuple[tuple[int, int, int, int], ...], layout: Layout, start: int, taken: tuple[int, ...], count: int
) -> list[int]:
    """Where so many new benches go: into areas beside the latest tile that have none, to the corner nearest to the
    middle of each."""
    _, cell, rotation, _ = tiles[-1]
    touched = [
        corner for half in (cell, half_b(cell, rotation)) for corner in (half, half + 1, half + ROW, half + ROW + 1)
    ]
    fresh = [
        area
        for area in enclosed(tiles, layout, start)
        if not set(area).isdisjoint(touched) and set(area).isdisjoint(taken)
    ]
    return [_middle(area) for area in fresh[:count]]


def _middle(area: list[int]) -> int:
    size = len(area)
    x = sum([corner % ROW - EAST for corner in area])
    y = sum([corner // ROW for corner in area])
    best = area[0]
    nearest = -1
    for corner in area:
        apart = (size * (corner % ROW - EAST) - x) ** 2 + (size * (corner // ROW) - y) ** 2
        if nearest < 0 or apart < nearest:
            best, nearest = corner, apart
    return best

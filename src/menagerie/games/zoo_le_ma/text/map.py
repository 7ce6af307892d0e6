"""A zoo in plain letters: a cell is three letters wide, and between cells stands what leads from one to the other.

``Ap3`` is half a tile with apes and three stars, ``-`` and ``|`` are paths, ``·`` and ``:`` join the halves of a tile,
``b`` is a bench. The figures at the edges are those of the places in the list of choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.zoo_le_ma.rules.tiles import Port
from menagerie.games.zoo_le_ma.view import PlacedTile, ZooView

if TYPE_CHECKING:
    from menagerie.core.words import Words

_WIDTH = 4
"""A cell and what stands left of it."""
_STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
_CLOCKWISE = "NESW"
_ENTRANCE = "###"


class _Half:
    def __init__(self, text: str, ports: set[str], joined: str) -> None:
        self.text = text
        self.ports = ports
        """The sides its path leaves the tile by."""
        self.joined = joined
        """The side on which the other half lies."""


def draw(zoo: ZooView, start: tuple[Port, ...], words: Words) -> list[str]:
    """Rows from north to south."""
    halves = {
        (0, 0): _Half(_ENTRANCE, _ports(start, "A", 0), "E"),
        (1, 0): _Half(_ENTRANCE, _ports(start, "B", 0), "W"),
    }
    for placed in zoo.tiles:
        halves.update(_halves(placed, words))
    columns, rows = [x for x, _ in halves], [y for _, y in halves]
    west, east, north = min(columns), max(columns), max(rows)
    benches = {(corner.x, corner.y) for corner in zoo.benches}
    lines = []
    for y in range(north, -1, -1):
        lines.append(_between(halves, benches, y + 1, west, east))
        lines.append(f"{y:>2} " + _row(halves, y, west, east))
    lines.append("   " + "".join(f"{x:>{_WIDTH - 1}} " for x in range(west, east + 1)).rstrip())
    return [line.rstrip() for line in lines if line.strip()]


def _row(halves: dict[tuple[int, int], _Half], y: int, west: int, east: int) -> str:
    text = ""
    for x in range(west, east + 2):
        text += _sign(halves.get((x - 1, y)), halves.get((x, y)), "E", "W", "-", "·")
        half = halves.get((x, y))
        if x <= east:
            text += "   " if half is None else half.text
    return text


def _between(halves: dict[tuple[int, int], _Half], benches: set[tuple[int, int]], y: int, west: int, east: int) -> str:
    """What stands between row ``y`` and the row south of it."""
    text = "   "
    for x in range(west, east + 2):
        text += "b" if (x, y) in benches else " "
        if x <= east:
            text += f" {_sign(halves.get((x, y)), halves.get((x, y - 1)), 'S', 'N', '|', ':')} "
    return text


def _sign(one: _Half | None, other: _Half | None, side: str, back: str, path: str, joint: str) -> str:
    if one is not None and other is not None and one.joined == side and other.joined == back:
        return joint
    leads = (one is not None and side in one.ports) or (other is not None and back in other.ports)
    return path if leads else " "


def _halves(placed: PlacedTile, words: Words) -> dict[tuple[int, int], _Half]:
    tile, turn = placed.tile, placed.rotation
    towards = _turned("E", turn)
    dx, dy = _STEPS[towards]
    back = _turned("W", turn)
    a = _Half(_text(tile.a.animal, tile.a.stars, words), _ports(tile.ports, "A", turn), towards)
    b = _Half(_text(tile.b.animal, tile.b.stars, words), _ports(tile.ports, "B", turn), back)
    return {(placed.x, placed.y): a, (placed.x + dx, placed.y + dy): b}


def _text(animal: str, stars: int, words: Words) -> str:
    return words(f"letters-{animal}") + str(stars)


def _ports(ports: tuple[Port, ...], half: str, turn: int) -> set[str]:
    return {_turned(port[1], turn) for port in ports if port[0] == half}


def _turned(side: str, turn: int) -> str:
    return _CLOCKWISE[(_CLOCKWISE.index(side) + turn) % 4]

"""The map in plain letters: a line a row, a place a column, as flat-topped hexes lie."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.facts import FAMILIES
from menagerie.games.eighteen_zoo.view import EighteenZooView, HexView

_WIDTH = 6
_SIGNS = {"plain": ".", "M": "m", "MM": "mm", "O": "o", "Y": "y", "home": "h", "R": "R", "grey": "#"}


def draw(view: EighteenZooView) -> list[str]:
    """Rows from north to south; ``57/0:GI`` is tile 57 in rotation 0 with a station of the giraffes."""
    rows: dict[int, dict[int, str]] = {}
    for hex in view.hexes:
        rows.setdefault(int(hex.hex[1:]), {})[ord(hex.hex[0]) - 65] = sign(hex)
    columns = [column for row in rows.values() for column in row]
    first, last = min(columns), max(columns)
    lines = ["   " + "".join(chr(65 + column).ljust(_WIDTH) for column in range(first, last + 1)).rstrip()]
    for number in sorted(rows):
        line = [" "] * (_WIDTH * (last - first + 3))
        for column, text in rows[number].items():
            start = _WIDTH * (column - first)
            line[start : start + len(text)] = text
        lines.append(f"{number:<3}" + "".join(line).rstrip())
    return lines


def sign(hex: HexView) -> str:
    """A hex in a few letters."""
    if hex.tile is None:
        text = _SIGNS[hex.area]
        if hex.home is not None:
            text += str(FAMILIES.index(hex.home) + 1)
    else:
        text = f"{hex.tile.rpartition('_')[2]}/{hex.rotation}"
    here = [space if space != "BLOCK" else "X" for space in (*hex.spaces, hex.extra) if space]
    kept = [f"({family})" for family in hex.kept if family and hex.area != "home"]
    if here or kept:
        text += ":" + "+".join([*here, *kept])
    return text + ("*" if hex.hole else "")

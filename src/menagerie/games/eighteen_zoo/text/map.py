"""The map in plain letters: a line a row, a place a column, as flat-topped hexes lie."""

from __future__ import annotations

from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES
from menagerie.games.eighteen_zoo.text.names import arrows, family_letters, tile_name
from menagerie.games.eighteen_zoo.view import EighteenZooView, HexView

_WIDTH = 6
_SIGNS = {"plain": ".", "M": "m", "MM": "mm", "O": "o", "Y": "y", "home": "H", "R": "R", "grey": "#"}
_MARKED = ("M", "MM", "O")
"""4.2b: a tile on these stays what it is, so their sign is kept in front of it."""


def draw(view: EighteenZooView, words: Words) -> list[str]:
    """Rows from north to south; under a row whose stations are used, who stands there."""
    rows: dict[int, dict[int, HexView]] = {}
    for hex in view.hexes:
        rows.setdefault(int(hex.hex[1:]), {})[ord(hex.hex[0]) - 65] = hex
    columns = [column for row in rows.values() for column in row]
    first, last = min(columns), max(columns)
    lines = ["   " + "".join(chr(65 + column).ljust(_WIDTH) for column in range(first, last + 1)).rstrip()]
    for number in sorted(rows):
        row = {column - first: hex for column, hex in rows[number].items()}
        lines.append(_line(str(number), {column: sign(hex) for column, hex in row.items()}))
        standing = {column: texts for column, hex in row.items() if (texts := stations(hex, words))}
        if standing:
            lines.append(_line("", standing))
    return lines


def _line(name: str, signs: dict[int, str]) -> str:
    line = f"{name:<3}"
    for column in sorted(signs):
        line = line.ljust(3 + _WIDTH * column) + signs[column]
    return line


def sign(hex: HexView) -> str:
    """A hex in a few letters: ``.``, ``H2``, ``14↑↗↓↙``, ``o8↑↘``."""
    leads = arrows(hex.tracks)
    if hex.tile is not None:
        text = (_SIGNS[hex.area] if hex.area in _MARKED else "") + tile_name(hex.tile.removeprefix("X"))
    else:
        text = _SIGNS[hex.area] + (str(FAMILIES.index(hex.home) + 1) if hex.home is not None else "")
    return text + leads + ("*" if hex.hole else "")


def stations(hex: HexView, words: Words) -> str:
    """``GI+PB``: who has a station there; in brackets, for whom a space is kept."""
    texts = ["X" if space == "BLOCK" else family_letters(space, words) for space in (*hex.spaces, hex.extra) if space]
    texts += [f"({family_letters(family, words)})" for family in hex.kept if family and hex.area != "home"]
    return "+".join(texts)

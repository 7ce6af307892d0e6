"""The track laid on a board, and the stations on it: a value, cheap to copy."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.map.board import Board
from menagerie.games.eighteen_zoo.map.reading import Reading

FREE: Final = -1
NEUTRAL: Final = 8
"""WORK IN PROGRESS in a station space."""


class Track:
    """What lies on the board. Change it by its methods only; they check nothing."""

    board: Board
    reading: Reading
    spaces: list[int]
    """``3 * board.station_index[hex] + i``: the family in that space, `FREE` or `NEUTRAL`."""
    reserved: list[int]
    """The same places: the family a space is kept for, or -1; -2 where none ever was."""
    extra: list[int]
    """A station hex's ON A DIET station, or -1."""
    hole: tuple[int, int]
    """The two R areas of the HOLE, or (-1, -1)."""
    launched: int
    """A bit a family."""

    def clone(self) -> Track:
        raise NotImplementedError

    def memory(self) -> dict[str, object]:
        raise NotImplementedError

    def tile(self, hex: int) -> int:
        """The tile there (its place in ``TILES``), or -1."""
        raise NotImplementedError

    def rotation(self, hex: int) -> int:
        raise NotImplementedError

    def label(self, hex: int) -> str:
        """``8``, or ``X8`` with an O marker; empty where no tile lies."""
        raise NotImplementedError

    def space_count(self, hex: int) -> int:
        """Station spaces of the tile there; 1 on a bare station area."""
        raise NotImplementedError

    def lay(self, hex: int, tile: int, rotation: int, bonus: bool = False) -> None:
        """Lays or upgrades; the old tile goes back to the supply. ``bonus``: track of a launch (D22)."""
        raise NotImplementedError

    def launch(self, family: int) -> None:
        """6.3: the first station, on its home, in the space kept for it."""
        raise NotImplementedError

    def place(self, family: int, hex: int) -> None:
        """7.3: a station in the space kept for the family, else in the first free one nobody keeps."""
        raise NotImplementedError

    def place_extra(self, family: int, hex: int) -> None:
        """ON A DIET: a station beside the spaces."""
        raise NotImplementedError

    def reserve(self, family: int, hex: int) -> None:
        """THAT'S MINE: keeps the first free space nobody keeps."""
        raise NotImplementedError

    def block(self, hex: int) -> None:
        """WORK IN PROGRESS in the first free space nobody keeps."""
        raise NotImplementedError

    def dig(self, one: int, other: int) -> None:
        """HOLE: joins two R areas."""
        raise NotImplementedError


def bare(board: Board, reading: Reading) -> Track:
    """The board before the first tile."""
    raise NotImplementedError

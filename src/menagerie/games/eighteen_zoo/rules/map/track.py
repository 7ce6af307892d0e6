"""The track laid on a board, and the stations on it: a value, cheap to copy."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules.compat import Compat, compat_of
from menagerie.games.eighteen_zoo.rules.map.board import FAMILIES, Board, O
from menagerie.games.eighteen_zoo.rules.map.modules import board_again
from menagerie.games.eighteen_zoo.rules.map.network import Network

FREE: Final = -1
NEUTRAL: Final = 8
"""WORK IN PROGRESS in a station space."""
NEVER: Final = -2
MOST_SPACES: Final = 3


class Track:
    """What lies on the board. Change it by its methods only; they check nothing."""

    __slots__ = (
        "board", "checked", "checked_key", "compat", "extra", "face", "features", "hole", "launched", "left",
        "networks", "reserved", "spaces", "stands",
    )  # fmt: skip

    def __init__(self, board: Board, compat: Compat) -> None:
        self.board: Board = board
        self.compat: Compat = compat
        self.face: list[int] = board.printed
        """By hex: what it shows."""
        self.features: bytes = b""
        """Of all hexes the numbers, once `features` has made them; nothing after a tile was laid."""
        self.left: list[int] = board.tiles.count
        """By tile: how many are in the supply; less than none where 10.55 lets more lie than the box holds."""
        self.spaces: list[int] = []
        """``3 * board.station_index[hex] + i``: the family in that space, `FREE` or `NEUTRAL`."""
        self.reserved: list[int] = []
        """The same places: the family a space is kept for, or -1; -2 where none ever was."""
        self.extra: list[int] = []
        """By station hex: the family with an ON A DIET station there, or -1."""
        self.stands: list[int] = []
        """By family: a bit for each station hex with a station of it."""
        self.hole: tuple[int, int] = (-1, -1)
        """The two R areas of the HOLE."""
        self.launched: int = 0
        """A bit for every family whose first station is there."""
        self.networks: list[Network | None] = []
        """What each family reaches, as far as it was asked and still holds."""
        self.checked: object = None
        """The last check of drawn runs and what it was about, as long as it holds: see `run_check`."""
        self.checked_key: object = None

    def clone(self) -> Track:
        copy = Track(self.board, self.compat)
        copy.face = self.face[:]
        copy.features = self.features
        copy.left = self.left[:]
        copy.spaces = self.spaces[:]
        copy.reserved = self.reserved[:]
        copy.extra = self.extra[:]
        copy.stands = self.stands[:]
        copy.hole = self.hole
        copy.launched = self.launched
        copy.networks = self.networks[:]
        return copy

    def snapshot(self) -> dict[str, object]:
        return {
            "face": self.face,
            "left": self.left,
            "spaces": self.spaces,
            "reserved": self.reserved,
            "extra": self.extra,
            "hole": self.hole,
            "launched": self.launched,
        }

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled, a track names its board instead of carrying it along."""
        board = self.board.name, self.board.modules
        stations = self.spaces[:], self.reserved[:], self.extra[:], self.stands[:]
        return again, (board, self.compat.records, self.face[:], self.left[:], stations, self.hole, self.launched)

    def tile(self, hex: int) -> int:
        """The tile there (its place in the `TileSet`), or -1."""
        return self.board.faces.tile[self.face[hex]]

    def rotation(self, hex: int) -> int:
        return self.board.faces.rotation[self.face[hex]]

    def label(self, hex: int) -> str:
        """``8``, or ``X8`` with an O marker; empty where no tile lies."""
        tile = self.tile(hex)
        if tile < 0:
            return ""
        number = self.board.tiles.numbers[tile]
        return f"X{number}" if self.board.kind[hex] == O else number

    def space_count(self, hex: int) -> int:
        """Station spaces of the tile there; 1 on a bare station area."""
        tile = self.tile(hex)
        return 1 if tile < 0 else self.board.tiles.spaces[tile]

    def face_of(self, hex: int, tile: int, rotation: int) -> int:
        """What the hex would show with this tile."""
        if self.board.kind[hex] != O:
            return self.board.tiles.dry_face[tile] + rotation
        if self.compat.water_tiles_swapped:
            return self.board.tiles.crossed_face[tile] + rotation
        return self.board.tiles.wet_face[tile] + rotation

    def leads_on(self, hex: int, edge: int) -> bool:
        """Whether track beyond this edge comes to it."""
        beyond = self.board.across[6 * hex + edge]
        return beyond >= 0 and self.board.faces.exits[self.face[beyond // 6]] >> (beyond % 6) & 1 == 1

    def stands_at(self, family: int, hex: int) -> bool:
        """Whether the family has a station there."""
        return self.board.station_index[hex] >= 0 and self.stands[family] >> self.board.station_index[hex] & 1 == 1

    def tokened_out(self, family: int, hex: int) -> bool:
        """7.4: all spaces are filled, and none by this family."""
        place = self.board.station_index[hex]
        if self.stands[family] >> place & 1:
            return False
        first = MOST_SPACES * place
        if self.spaces[first] == FREE:  # most often
            return False
        return FREE not in self.spaces[first + 1 : first + self.space_count(hex)]

    # -- what changes it ----------------------------------------------------------------------------------------------

    def lay(self, hex: int, tile: int, rotation: int) -> None:
        """Lays or upgrades; the old tile goes back to the supply."""
        old = self.tile(hex)
        if old >= 0:
            self.left[old] += 1
        self.left[tile] -= 1
        shown, face = self.face[hex], self.face_of(hex, tile, rotation)
        self.face[hex] = face
        self.features = b""
        if self._only_grows(shown, face):
            self._grow(hex)
        else:
            self._forget(hex)

    def launch(self, family: int) -> None:
        """6.3: the first station, on its home, in the space kept for it."""
        self.launched |= 1 << family
        home = self.board.homes[family]
        i = self._kept_space(family, home)
        if i >= 0 and self.spaces[i] == NEUTRAL:
            self.spaces[i] = FREE  # 10.60: WORK IN PROGRESS in its space is gone
        self.place(family, home)

    def place(self, family: int, hex: int) -> None:
        """7.3: a station in the space kept for the family, else in the first free one nobody keeps."""
        i = self.space_for(family, hex)
        self.spaces[i] = family
        if self.reserved[i] >= 0:
            self.reserved[i] = -1
        self.stands[family] |= 1 << self.board.station_index[hex]
        self._forget(hex)

    def place_extra(self, family: int, hex: int) -> None:
        """ON A DIET: a station beside the spaces."""
        self.extra[self.board.station_index[hex]] = family
        self.stands[family] |= 1 << self.board.station_index[hex]
        self._forget(hex)

    def reserve(self, family: int, hex: int) -> None:
        """THAT'S MINE: keeps the first free space nobody keeps."""
        i = self.space_for(-1, hex)
        self.reserved[i] = family

    def block(self, hex: int) -> None:
        """WORK IN PROGRESS in the first free space nobody keeps; 10.60: in records, in that of a family to come."""
        i = self.space_for(-1, hex)
        family = self.board.home_of[hex]
        if self.compat.block_in_kept_space and family >= 0 and not self.launched >> family & 1:
            i = self._kept_space(family, hex)
        self.spaces[i] = NEUTRAL
        self._forget(hex)

    def end_keeping(self, family: int, hex: int) -> None:
        """The space kept for the family, if any, is free for everybody."""
        i = self._kept_space(family, hex)
        if i >= 0:
            self.reserved[i] = -1

    def _kept_space(self, family: int, hex: int) -> int:
        """The space kept for the family, filled or not, as a place in ``spaces``; or -1."""
        first = MOST_SPACES * self.board.station_index[hex]
        for i in range(first, first + MOST_SPACES):
            if self.reserved[i] == family:
                return i
        return -1

    def dig(self, one: int, other: int) -> None:
        """HOLE: joins two R areas."""
        self.hole = (one, other)
        self.networks = [None] * len(FAMILIES)
        self.checked = None

    def space_for(self, family: int, hex: int) -> int:
        """The space kept for the family, else the first free one nobody keeps, as a place in ``spaces``; or -1."""
        first = MOST_SPACES * self.board.station_index[hex]
        end = first + self.space_count(hex)
        if family >= 0:
            for i in range(first, end):
                if self.reserved[i] == family and self.spaces[i] == FREE:
                    return i
        for i in range(first, end):
            if self.spaces[i] == FREE and self.reserved[i] < 0:
                return i
        return -1

    def _only_grows(self, shown: int, face: int) -> bool:
        """Whether every way over what a hex showed is one over its new face, too."""
        faces = self.board.faces
        old, new = faces.tile[shown], faces.tile[face]
        if old < 0:
            return not faces.exits[shown]
        if faces.exits[shown] & ~faces.exits[face] or faces.joined[shown] & ~faces.joined[face]:
            return False
        return self.board.tiles.spaces[old] <= self.board.tiles.spaces[new]

    def _grow(self, hex: int) -> None:
        """The networks that touch this hex may reach more, see `Network.grown`; the last check of runs is dropped."""
        self.checked = None
        place = self.board.station_index[hex]
        for family, network in enumerate(self.networks):
            if network is not None and (network.arrived[hex] or (place >= 0 and self.stands[family] >> place & 1)):
                self.networks[family] = network.grown_at(hex)

    def _forget(self, hex: int) -> None:
        """Drops the networks that touch this hex, so that they are traced again, and the last check of runs."""
        self.checked = None
        place = self.board.station_index[hex]
        for family, network in enumerate(self.networks):
            if network is not None and (network.arrived[hex] or (place >= 0 and self.stands[family] >> place & 1)):
                self.networks[family] = None


def again(
    board: tuple[str, tuple[str, ...]],
    records: bool,
    face: list[int],
    left: list[int],
    stations: tuple[list[int], list[int], list[int], list[int]],
    hole: tuple[int, int],
    launched: int,
) -> Track:
    """A track as it was when it was pickled."""
    track = Track(board_again(board[0], board[1]), compat_of(records))
    track.face = face
    track.left = left
    track.spaces, track.reserved, track.extra, track.stands = stations
    track.hole = hole
    track.launched = launched
    track.networks = [None] * len(FAMILIES)
    return track


def bare(board: Board, compat: Compat) -> Track:
    """The board before the first tile."""
    track = Track(board, compat)
    track.face = board.printed[:]
    track.left = board.tiles.count[:]
    track.spaces = [FREE] * (MOST_SPACES * len(board.station_hexes))
    track.reserved = [NEVER] * (MOST_SPACES * len(board.station_hexes))
    for place, hex in enumerate(board.station_hexes):
        if board.home_of[hex] >= 0:
            track.reserved[MOST_SPACES * place] = board.home_of[hex]
    track.extra = [-1] * len(board.station_hexes)
    track.stands = [0] * len(FAMILIES)
    track.networks = [None] * len(FAMILIES)
    return track

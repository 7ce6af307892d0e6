"""7.3: where a station may be built, booked (THAT'S MINE) or made impossible (WORK IN PROGRESS)."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.map.track import Track


def station_problem(track: Track, family: int, hex: int, extra: bool = False) -> int:
    """An ordinary station; ``extra``: ON A DIET, beside the spaces."""
    raise NotImplementedError


def station_places(track: Track, family: int, extra: bool = False) -> list[int]:
    """Every hex where `station_problem` sees none."""
    raise NotImplementedError


def claim_problem(track: Track, family: int, hex: int) -> int:
    """THAT'S MINE turned into a station."""
    raise NotImplementedError


def reserve_problem(track: Track, family: int, hex: int) -> int:
    """THAT'S MINE booked here."""
    raise NotImplementedError


def block_problem(track: Track, hex: int) -> int:
    """WORK IN PROGRESS put here."""
    raise NotImplementedError


def wheat_problem(track: Track, family: int, hex: int) -> int:
    """WHEAT put here: a station tile with a station of the family."""
    raise NotImplementedError


def hole_problem(track: Track, first: int, hex: int) -> int:
    """HOLE: this R area; ``first`` is the other one, or -1 when this is the first."""
    raise NotImplementedError

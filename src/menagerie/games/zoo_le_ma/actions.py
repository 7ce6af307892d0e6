"""What players decide: how much to bid, and where the tile goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from menagerie.core.contract import Action, SealedAction


class Bid(SealedAction, frozen=True):
    """3.1: so many coins in the closed fist. Secret, and changeable, until everyone has bid."""

    coins: int


class Place(Action, frozen=True):
    """4.1: the tile that was won goes here.

    ``x`` and ``y`` are where its half a lies; the start tile covers (0, 0) and (1, 0), x grows to the east and y to
    the north. Unturned, half b lies to the east of half a; each of ``rotation`` (0 to 3) is a quarter turn clockwise,
    so that b lies to the east, south, west, north.
    """

    x: int
    y: int
    rotation: int


ZooLeMaAction = Bid | Place
ACTION_TYPES: Final[tuple[type, ...]] = get_args(ZooLeMaAction)


def require_all_actions(table: Mapping[type, object], name: str) -> None:
    """Stops the import where a table by type of action lacks one of them, or has one too many."""
    wrong = set(table) ^ set(ACTION_TYPES)
    if wrong:
        raise TypeError(f"{name} must have one entry for each action; wrong: {sorted(kind.__name__ for kind in wrong)}")

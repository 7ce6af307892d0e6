"""What an elephant can decide."""

from __future__ import annotations

from menagerie.core.contract import SealedAction


class Choose(SealedAction, frozen=True):
    """2.2: put this bag forward. Hidden from the others, and changeable, until all have chosen."""

    bag: int


class KeepStill(SealedAction, frozen=True):
    """2.6: put nothing forward. Hidden and changeable in the same way."""


PeanutsAction = Choose | KeepStill

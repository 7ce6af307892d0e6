"""Games from other programs: what a game's own importer makes of their files."""

from __future__ import annotations

from msgspec import Struct

from menagerie.core.record import Record


class ForeignGame(Struct, frozen=True):
    """A game read from another program's file, and how far the rules here agree with it. Texts are in one language."""

    record: Record
    """What stands: everything before the first action that the rules refuse, with the file as its foreign part."""
    source: str
    """The program, as it calls itself, and the name of the record's foreign part."""
    actions: int
    """How many the file has."""
    applied: int
    """How many of them stand."""
    refused: str
    """The first action that the rules refuse: who tried what, where, why not, and what was possible. Empty for none."""
    result: str
    """Whether the result is the one in the file. Empty where the file has none, or it was not reached."""
    differences: tuple[str, ...]
    """What the file claims and the rules count otherwise, where the file is believed."""


class UnreadableForeignGame(Exception):
    """A file of another program that holds no game of ours: why, in words."""

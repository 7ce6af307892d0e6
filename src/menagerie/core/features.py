"""The features of a position: what a seat may know, as numbers for learning machines, and what each of them means.

A game describes them by `Group`s of `Field`s (`Game.feature_groups`) and writes them as bytes (`Game.features`), which
is fast and needs no library. A number that is never below 0 nor above 255 takes one byte; in a group where any number
may be, all take two, the lower first. Such groups come last, so that both parts can be read at once.

`menagerie.lab.encoding` makes arrays of the bytes; docs/features.md lists every field.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable

from msgspec import Struct

from menagerie.core.feature_bytes import BYTE, LEAST, MOST


class Field(Struct, frozen=True):
    """Some numbers of one kind. Many are 1 or 0 for yes or no."""

    name: str
    about: str
    most: int = 1
    """No number is above this; where there could be more, as many are shown."""
    numbers: int = 1
    least: int = 0


class Group(Struct, frozen=True):
    """Fields that belong to one thing, and stand there once for each of such things."""

    name: str
    about: str
    fields: tuple[Field, ...]
    times: int = 1

    @property
    def width(self) -> int:
        """How many numbers one of them takes."""
        return sum(field.numbers for field in self.fields)

    @property
    def is_wide(self) -> bool:
        """Whether its numbers take two bytes."""
        return any(field.least < 0 or field.most > BYTE for field in self.fields)


class Layout:
    """Where the numbers of one set-up lie, and between which bounds."""

    def __init__(self, groups: Iterable[Group]) -> None:
        self.groups = tuple(groups)
        self.least: list[int] = []
        self.most: list[int] = []
        self.names: list[str] = []
        """Of each number: ``zoos[1].bushes`` or ``hand[3]``, counted from 0."""
        self.one_byte = 0
        """So many numbers, from the first, take one byte."""
        wide = False
        for group in self.groups:
            if wide and not group.is_wide:
                raise TypeError(f"the group {group.name} must stand before those whose numbers take two bytes")
            wide = group.is_wide
            for time in range(group.times):
                for field in group.fields:
                    self._add(group, time, field)
            if not wide:
                self.one_byte = len(self.least)
        if len(set(self.names)) < len(self.names):
            raise TypeError("two fields have the same name")
        self.width = len(self.least)
        self.bytes = 2 * self.width - self.one_byte
        self._rest = struct.Struct(f"<{self.width - self.one_byte}h")

    def _add(self, group: Group, time: int, field: Field) -> None:
        if not LEAST <= field.least <= field.most <= MOST:
            raise TypeError(f"the bounds of {group.name}.{field.name} do not fit into two bytes")
        name = f"{group.name}[{time}].{field.name}" if group.times > 1 else f"{group.name}.{field.name}"
        self.least += [field.least] * field.numbers
        self.most += [field.most] * field.numbers
        self.names += [f"{name}[{i}]" for i in range(field.numbers)] if field.numbers > 1 else [name]

    def numbers(self, features: bytes) -> list[int]:
        """The numbers in their order. Raises `ValueError` where there are not as many as there should be."""
        if len(features) != self.bytes:
            raise ValueError(f"there are {len(features)} bytes, and {self.bytes} belong there")
        return [*features[: self.one_byte], *self._rest.unpack(features[self.one_byte :])]

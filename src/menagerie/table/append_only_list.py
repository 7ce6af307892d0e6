"""A list that only grows, shared by two versions of a table so that a move copies no log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class AppendOnlyList(Sequence[T]):
    """A list that can be forked in constant time.

    Forks share one list, and each sees its own length of it. Only one of them may go on to grow: appending drops what
    another fork appended beyond this one's length, which is what happens after a write that failed.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def fork(self) -> AppendOnlyList[T]:
        other: AppendOnlyList[T] = AppendOnlyList.__new__(AppendOnlyList)
        other._items, other._length = self._items, self._length
        return other

    def append(self, item: T) -> None:
        del self._items[self._length :]
        self._items.append(item)
        self._length += 1

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        for index in range(self._length):
            yield self._items[index]

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            if len(self._items) == self._length:
                return self._items[index]
            return [self._items[at] for at in range(*index.indices(self._length))]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else index + self._length]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or len(self) != len(other):
            return False
        return all(mine == theirs for mine, theirs in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # like a list

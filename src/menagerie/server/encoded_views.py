"""What a reader sees of a position, encoded field by field: who has the position before it gets what changed.

What several seats see alike is encoded once, and they share the bytes.
"""

from __future__ import annotations

from functools import cache
from itertools import count

from msgspec import Struct
from msgspec.structs import astuple

from menagerie.server import wire
from menagerie.server.rendering import encode

_VIEW = wire.SeatView.__struct_fields__.index("view")
_numbers = count(1)


class ViewParts(Struct, frozen=True, gc=False):
    """A `SeatView`: each field with its name, as JSON."""

    fields: list[bytes]
    """All but the view."""
    view: list[bytes]

    def whole(self) -> bytes:
        return b'{%b,"view":{%b}}' % (b",".join(self.fields), b",".join(self.view))

    def with_text(self, text: str) -> ViewParts:
        """The same with the position in words."""
        fields = self.fields[:]
        fields[_TEXT] = _FIELDS[_TEXT] + encode(text)
        return ViewParts(fields, self.view)

    def changes(self, before: ViewParts) -> bytes:
        fields = _different(self.fields, before.fields)
        view = _different(self.view, before.view)
        if view:
            fields.append(b'"view":{%b}' % b",".join(view))
        return b"{%b}" % b",".join(fields)


def _different(now: list[bytes], before: list[bytes]) -> list[bytes]:
    return [part for part, old in zip(now, before, strict=True) if part is not old and part != old]


class ViewEncoder:
    """Encodes the views of one position."""

    def __init__(self) -> None:
        self._fields: _Encoded | None = None
        self._view: _Encoded | None = None
        """Of the view that was encoded first."""

    def clear(self) -> None:
        """Another position comes."""
        self._fields = self._view = None

    def parts(self, view: wire.SeatView) -> ViewParts:
        values = astuple(view)
        fields = _encoded(_FIELDS, (*values[:_VIEW], *values[_VIEW + 1 :]), self._fields)
        shown: Struct = view.view
        known = _encoded(_names(type(shown)), astuple(shown), self._view)
        if self._view is None:
            self._fields, self._view = fields, known
        return ViewParts(fields[1], known[1])


_Encoded = tuple[tuple[object, ...], list[bytes]]
"""Values, and what became of them."""


def _encoded(names: tuple[bytes, ...], values: tuple[object, ...], known: _Encoded | None) -> _Encoded:
    """Each value with its name; what is the same object as before is not encoded again."""
    if known is None:
        return values, [name + encode(value) for name, value in zip(names, values, strict=True)]
    return values, [
        part if value is same else name + encode(value)
        for name, value, same, part in zip(names, values, *known, strict=True)
    ]


@cache
def _names(kind: type[Struct]) -> tuple[bytes, ...]:
    return tuple([b'"%b":' % name.encode() for name in kind.__struct_encode_fields__])


_FIELDS = tuple([name for name in _names(wire.SeatView) if name != b'"view":'])
_TEXT = _FIELDS.index(b'"text":')


class EncodedViews:
    """What a reader sees of one position: a view for each seat that the reader holds, or the spectator's."""

    __slots__ = ("_changes", "_number", "_shared", "_whole", "entries", "views", "waiting_on")

    def __init__(self, entries: int, waiting_on: bytes, views: list[ViewParts], shared: bool = True) -> None:
        self._number = next(_numbers)
        self._shared = shared
        """Whether many readers may have the same one: then the messages are kept for the others, which takes memory."""
        self.entries = entries
        """How many log entries the reader has."""
        self.waiting_on = waiting_on
        self.views = views
        self._whole: bytes | None = None
        self._changes: tuple[int, bytes] | None = None
        """What is different from the position of that number."""

    def whole(self) -> bytes:
        """A `SeatViews`."""
        if self._whole is not None:
            return self._whole
        whole = self._message(b"seat-views", [view.whole() for view in self.views])
        if self._shared:
            self._whole = whole
        return whole

    def changes(self, before: EncodedViews) -> bytes:
        """A `ViewChanges`; a `SeatViews` where it was not the same seats that were seen before."""
        if len(self.views) != len(before.views):
            return self.whole()
        if self._changes is not None and self._changes[0] == before._number:
            return self._changes[1]
        views = [view.changes(old) for view, old in zip(self.views, before.views, strict=True)]
        changes = self._message(b"view-changes", views)
        if self._shared:
            self._changes = before._number, changes
        return changes

    def shows_the_same(self, before: EncodedViews) -> bool:
        return self is before or (
            self.entries == before.entries and self.waiting_on == before.waiting_on and self.views == before.views
        )

    def _message(self, kind: bytes, views: list[bytes]) -> bytes:
        return b'{"type":"%b","entries":%d,"waiting_on":%b,"views":[%b]}' % (
            kind,
            self.entries,
            self.waiting_on,
            b",".join(views),
        )

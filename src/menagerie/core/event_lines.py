"""The events of one move as lines of the log: one line an event, under the headings they open, none said twice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from menagerie.core.contract import AnyGame, Event, Heading

if TYPE_CHECKING:
    from menagerie.core.words import Words


class EventLine(Struct, frozen=True, gc=False):
    event: Event
    text: str
    """Empty where the event needs no line: its heading says all, or another event of the move says the same."""
    heading: Heading | None = None


def event_line(game: AnyGame, event: Event, words: Words, repeated: bool = False) -> EventLine:
    """One redacted event."""
    text = "" if repeated else game.describe_event(event, words)
    return EventLine(event, text, game.event_heading(event, words))


def event_lines(game: AnyGame, events: Sequence[Event], seat: int | None, words: Words) -> list[EventLine]:
    """The events of one move, as the seat sees them."""
    seen = [redacted for event in events if (redacted := game.redact(event, seat)) is not None]
    repeated = game.repeated(seen)
    return [event_line(game, event, words, place in repeated) for place, event in enumerate(seen)]


def seats_named(event: Event, players: int) -> tuple[int, ...]:
    """The seats an event is about, by the names of its fields: all of them where it has a figure for each seat."""
    one, several, others = _fields(type(event))
    named: list[int] = []
    for field in one:
        value = getattr(event, field)
        if isinstance(value, int) and not isinstance(value, bool):
            named.append(value)
    for field in several:
        value = getattr(event, field)
        if isinstance(value, tuple):
            named += value
    if named:
        return tuple(sorted({seat for seat in named if 0 <= seat < players}))
    for field in others:
        value = getattr(event, field)
        if isinstance(value, tuple) and len(value) == players and all(isinstance(one, int | None) for one in value):
            return tuple(range(players))
    return ()


@cache
def _fields(kind: type[Event]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The fields that name a seat, those that name several, and the others."""
    fields = kind.__struct_fields__
    one = tuple([field for field in fields if field == "seat" or field.endswith("_seat")])
    several = tuple([field for field in fields if field.endswith("_seats")])
    return one, several, tuple([field for field in fields if field not in several])

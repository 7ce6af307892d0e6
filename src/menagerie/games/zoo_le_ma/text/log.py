"""The log: where years and auctions begin, what matters most, and what needs no line of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from menagerie.core.contract import Event, Heading
from menagerie.games.zoo_le_ma.events import (
    EVENT_TYPES,
    BenchesGained,
    BidMade,
    BidReady,
    BidsOpened,
    EnclosureGrew,
    Ended,
    FlagDropped,
    IncomePaid,
    Offered,
    TileLost,
    TilePlaced,
    TileWon,
    TreesMoved,
    VisitorsMoved,
    YearBegan,
    YearScored,
    ZooLeMaEvent,
)
from menagerie.games.zoo_le_ma.rules.tiles import Animal
from menagerie.games.zoo_le_ma.text.names import tile_name
from menagerie.games.zoo_le_ma.view import ZooLeMaView

if TYPE_CHECKING:
    from menagerie.core.words import Words

IMPORTANT: Final[dict[type[Event], bool]] = {
    YearBegan: True,
    Offered: True,
    BidMade: False,
    BidReady: False,
    BidsOpened: False,
    TileWon: True,
    FlagDropped: False,
    TilePlaced: False,
    TileLost: True,
    EnclosureGrew: False,
    VisitorsMoved: True,
    TreesMoved: True,
    BenchesGained: True,
    YearScored: True,
    IncomePaid: False,
    Ended: True,
}
"""Whether each kind of event stays in a log of what matters most."""

if {*IMPORTANT} != {*EVENT_TYPES}:
    raise TypeError(f"IMPORTANT and EVENT_TYPES differ: { ({*IMPORTANT} ^ {*EVENT_TYPES}) }")


def event_heading(event: ZooLeMaEvent, words: Words) -> Heading | None:
    """A year, and in it an auction."""
    if isinstance(event, YearBegan):
        return _year(event.year, words)
    return _auction(event.animals, words) if isinstance(event, Offered) else None


def first_headings(view: ZooLeMaView, words: Words) -> tuple[Heading, ...]:
    """The first year and its first auction begin with the deal."""
    up = view.row[view.lot]
    return _year(view.year, words), _auction((up.a.animal, up.b.animal), words)


def _year(year: int, words: Words) -> Heading:
    return Heading(words("heading-year", year=year))


def _auction(animals: tuple[Animal, Animal], words: Words) -> Heading:
    return Heading(words("heading-auction", tile=tile_name(animals, words)), 2)


def repeated(events: Sequence[ZooLeMaEvent]) -> frozenset[int]:
    """What the heading of an auction says; and that a bid is made, for who reads how much it is."""
    own = {event.seat for event in events if isinstance(event, BidMade)}
    return frozenset(
        place
        for place, event in enumerate(events)
        if isinstance(event, Offered) or (isinstance(event, BidReady) and event.seat in own)
    )

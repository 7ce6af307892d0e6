"""What happens at the table, in full; `view.redact` drops what a seat may not see.

In the order of a round: `Offered`, then for each seat `BidMade` (to itself) and `BidReady`, `BidsOpened`, `TileWon`,
perhaps `FlagDropped`, then `TilePlaced` (or `TileLost`) with whatever follows from it: `EnclosureGrew`,
`VisitorsMoved`, `TreesMoved`, `BenchesGained`. A year begins with `YearBegan` and ends with `YearScored` and
`IncomePaid`.
"""

from __future__ import annotations

from typing import Final, get_args

from msgspec import Struct

from menagerie.core.contract import Event
from menagerie.games.zoo_le_ma.rules.tiles import Animal, ZooTile


class Corner(Struct, frozen=True, gc=False):
    """A point where four cells meet: the south-west corner of the cell (x, y). No path ever runs there."""

    x: int
    y: int


class YearBegan(Event, frozen=True):
    """2.2: the year's tiles are turned over, in the order they will be auctioned."""

    year: int
    row: tuple[ZooTile, ...]


class Offered(Event, frozen=True):
    """3.1: the next tile of the row is up for auction."""

    auction: int
    """Counted from 1 over the whole game."""
    tile: int
    animals: tuple[Animal, Animal]
    """What its halves show."""


class BidMade(Event, frozen=True):
    """Seen by its owner alone."""

    seat: int
    coins: int


class BidReady(Event, frozen=True):
    """A closed fist is on the table. There is no event when the bid is changed later."""

    seat: int


class BidsOpened(Event, frozen=True):
    """3.2: all fists open at once."""

    bids: tuple[int, ...]
    """By seat."""


class TileWon(Event, frozen=True):
    """3.2: the highest bid pays and takes the tile; the others take their coins back."""

    seat: int
    tile: int
    price: int
    tied_seats: tuple[int, ...]
    """3.3: all who bid as much, the winner among them; empty where nobody else did."""


class FlagDropped(Event, frozen=True):
    """3.4: after a tie the winner's flag goes under all the others."""

    seat: int
    flags: tuple[int, ...]
    """The seats' flags as they hang now, from the top."""


class TilePlaced(Event, frozen=True):
    """4.1: the tile lies in the winner's zoo; where, as in the action `Place`."""

    seat: int
    tile: int
    x: int
    y: int
    rotation: int
    joined: int
    """How many paths it extends."""


class TileLost(Event, frozen=True):
    """4.6: it fits nowhere and leaves the game."""

    seat: int
    tile: int


class EnclosureGrew(Event, frozen=True):
    """5.2: the best enclosure of a kind in this zoo is worth more than before (0 where there was none)."""

    seat: int
    animal: Animal
    before: int
    stars: int


class VisitorsMoved(Event, frozen=True):
    """5.3: visitors of one kind go to another zoo."""

    animal: Animal
    count: int
    from_seat: int | None
    """Nothing where they come from the middle of the table."""
    to_seat: int


class TreesMoved(Event, frozen=True):
    """6.1: trees are carried to another zoo."""

    count: int
    from_seat: int | None
    """Nothing where they come from the middle of the table."""
    to_seat: int


class BenchesGained(Event, frozen=True):
    """7.1: closed paths, and a bench for each, in the middle of the grass they enclose."""

    seat: int
    corners: tuple[Corner, ...]


class YearScored(Event, frozen=True):
    """8.1: visitors, trees and benches, each by seat, times the year."""

    year: int
    visitors: tuple[int, ...]
    trees: tuple[int, ...]
    benches: tuple[int, ...]
    points: tuple[int, ...]
    """(visitors + trees + benches) x year"""
    totals: tuple[int, ...]
    """All points so far."""


class IncomePaid(Event, frozen=True):
    """8.4: a coin a tile, by seat. (8.6: with the strict bank, as far as it reached.)"""

    coins: tuple[int, ...]


class Ended(Event, frozen=True):
    winner_seats: tuple[int, ...]


ZooLeMaEvent = (
    YearBegan
    | Offered
    | BidMade
    | BidReady
    | BidsOpened
    | TileWon
    | FlagDropped
    | TilePlaced
    | TileLost
    | EnclosureGrew
    | VisitorsMoved
    | TreesMoved
    | BenchesGained
    | YearScored
    | IncomePaid
    | Ended
)
EVENT_TYPES: Final[tuple[type, ...]] = get_args(ZooLeMaEvent)

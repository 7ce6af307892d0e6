"""What each seat may know. This is the only place where hidden information is dropped."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from menagerie.core.contract import Result, View
from menagerie.games.zoo_le_ma.events import (
    EVENT_TYPES,
    BenchesGained,
    BidMade,
    BidReady,
    BidsOpened,
    Corner,
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
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.grid import x_of, y_of
from menagerie.games.zoo_le_ma.rules.position import BID, NO_BID, NOBODY, Position, Sale
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS, Animal, Port, TileSet, ZooTile
from menagerie.games.zoo_le_ma.rules.zoo import NO_ENCLOSURE, Zoo

ENTRANCES = ("porky-park", "aqua-shark", "villa-gorilla", "crocodome")
"""1.2: by seat."""


class Cell(Struct, frozen=True, gc=False):
    """A square of the grid: the start tile covers (0, 0) and (1, 0), x grows to the east, y to the north."""

    x: int
    y: int


class PlacedTile(Struct, frozen=True, gc=False):
    """A tile in a zoo. Its half a lies at (x, y); unturned, half b lies to the east of it, and after each quarter turn
    clockwise to the south, west, north."""

    tile: ZooTile
    x: int
    y: int
    rotation: int
    auction: int
    """The auction it was won in, counted from 1 over the whole game."""
    year: int


class Enclosure(Struct, frozen=True, gc=False):
    """5.1: halves of one kind that lie half to half."""

    animal: Animal
    stars: int
    """5.2: all its stars together."""
    cells: tuple[Cell, ...]
    best: bool
    """5.2: whether it is the one of its kind that counts in this zoo."""
    visitors: int
    """5.3: who stand in it; 0 for all but the best."""
    since: int
    """5.6: for the best one, the auction in which it reached this worth: of equal ones, the newer wins. Otherwise 0."""


class ZooView(Struct, frozen=True, gc=False):
    """One player's zoo; all of it lies open."""

    entrance: str
    """1.2: which of the four entrances: porky-park, aqua-shark, villa-gorilla, crocodome."""
    tiles: tuple[PlacedTile, ...]
    """In the order they were placed; the start tile is not among them."""
    enclosures: tuple[Enclosure, ...]
    bushes: int
    bushes_since: int
    """6.2: the auction that brought the last bush; 0 for none."""
    trees: int
    benches: tuple[Corner, ...]
    visitors: int
    """Of all kinds."""
    income: int
    """8.4: what the next year's end would bring."""


class Auction(Struct, frozen=True, gc=False):
    """What became of a tile."""

    auction: int
    tile: int
    bids: tuple[int, ...]
    """By seat."""
    winner: int
    price: int
    tied: tuple[int, ...]
    """3.3: all who bid as much as the winner, the winner among them; empty where nobody else did."""


class YearSheet(Struct, frozen=True, gc=False):
    """8.1: a year on the scoring block; each list is by seat."""

    year: int
    visitors: tuple[int, ...]
    trees: tuple[int, ...]
    benches: tuple[int, ...]
    points: tuple[int, ...]


class ZooLeMaView(View, frozen=True):
    """The table as one seat sees it."""

    options: ZooLeMaOptions
    start: tuple[Port, ...]
    """1.2: the ports of the start tile, the same in every zoo."""
    year: int
    auction: int
    """Counted from 1 over the whole game."""
    step: str
    """What is being decided: ``bid``, ``place``, or ``over``."""
    row: tuple[ZooTile, ...]
    """2.2: the tiles of this year, in the order of their auctions."""
    lot: int
    """Which of the row is being bid for, or being placed; as many as there are when the game is over."""
    stack: int
    unseen: tuple[ZooTile, ...]
    """1.7: the tiles in the stack: which they are is known, their order is not."""
    bank: int
    """1.4: the coins in the middle; below zero when more are in hand than the box holds (8.6)."""
    coins: tuple[int | None, ...]
    """1.7: one's own, behind the entrance; nobody else's."""
    bid: int | None
    """One's own bid for this tile, while bidding."""
    last: Auction | None
    """The latest auction that was decided: while its winner places the tile it is about this very tile."""
    flags: tuple[int, ...]
    """1.5: the seats' flags, from the top of the pole."""
    placing: int | None
    """Who has won the tile and now places it."""
    zoos: tuple[ZooView, ...]
    lost: tuple[Auction, ...]
    """4.6: tiles that fitted nowhere, and who paid for them."""
    scores: tuple[int, ...]
    sheet: tuple[YearSheet, ...]
    """The years scored so far."""
    result: Result | None


class EnclosureForesight(Struct, frozen=True, gc=False):
    """What an enclosure would be worth with the half of the tile that joins it."""

    animal: Animal
    stars: int
    """Of the enclosure the half would be part of."""
    before: int
    """What the best enclosure of that kind in this zoo is worth now."""
    cells: tuple[Cell, ...]
    """All of that enclosure, the half itself included."""


class PlacementForesight(Struct, frozen=True, gc=False):
    """What a placement would change at once: what the board shows before one commits to it."""

    enclosures: tuple[EnclosureForesight, EnclosureForesight]
    """Half a's and half b's."""
    visitors: tuple[int, ...]
    """How many visitors each seat would have more, or fewer."""
    visitors_of: tuple[tuple[int, ...], tuple[int, ...]]
    """The same for the kinds of half a and half b, each by seat."""
    trees: tuple[int, ...]
    """How many trees each seat would have more, or fewer."""
    benches: tuple[Corner, ...]
    """The benches it would bring."""
    joined: int
    """How many paths it would extend."""


def view(position: Position, seat: int | None, point: str | None, result: Result | None) -> ZooLeMaView:
    """What the seat may know; a spectator knows what everybody does."""
    tiles = position.tile_set.tiles
    own_bid = NO_BID if seat is None or position.step != BID else position.bids[seat]
    return ZooLeMaView(
        seat=seat,
        waiting_on=position.waiting_on,
        point=point,
        options=position.options,
        start=position.tile_set.start,
        year=position.year,
        auction=position.auction,
        step=position.step,
        row=tuple([tiles[tile] for tile in position.row]),
        lot=position.lot,
        stack=len(position.stack),
        unseen=tuple([tiles[tile] for tile in sorted(position.stack)]),
        bank=position.bank,
        coins=tuple([coins if owner == seat else None for owner, coins in enumerate(position.coins)]),
        bid=None if own_bid == NO_BID else own_bid,
        last=None if position.last is None else _auction(position.last, position.tile_set),
        flags=tuple(position.flags),
        placing=None if position.placing == NOBODY else position.placing,
        zoos=tuple([_zoo(position, owner) for owner in range(position.players)]),
        lost=tuple([_auction(sale, position.tile_set) for sale in position.lost]),
        scores=tuple(position.scores),
        sheet=tuple([YearSheet(year, *figures) for year, figures in enumerate(position.sheet, start=1)]),
        result=result,
    )


def _auction(sale: Sale, tile_set: TileSet) -> Auction:
    auction, tile, bids, winner = sale
    price = bids[winner]
    tied = tuple([seat for seat, bid in enumerate(bids) if bid == price])
    return Auction(auction, tile_set.tiles[tile].id, bids, winner, price, tied if len(tied) > 1 else ())


def _zoo(position: Position, owner: int) -> ZooView:
    zoo = position.zoos[owner]
    tiles = position.tile_set.tiles
    visitors = [position.visitors[animal][owner] for animal in range(len(ANIMALS))]
    return ZooView(
        entrance=ENTRANCES[owner],
        tiles=tuple(
            [
                PlacedTile(tiles[tile], x_of(cell), y_of(cell), rotation, auction, position.year_of(auction))
                for tile, cell, rotation, auction in zoo.tiles
            ]
        ),
        enclosures=_enclosures(zoo, visitors),
        bushes=zoo.bushes,
        bushes_since=zoo.bushes_since,
        trees=position.trees[owner],
        benches=tuple([Corner(x_of(corner), y_of(corner)) for corner in zoo.bench_corners]),
        visitors=sum(visitors),
        income=len(zoo.tiles),
    )


def _enclosures(zoo: Zoo, visitors: list[int]) -> tuple[Enclosure, ...]:
    cells: dict[int, list[Cell]] = {}
    for cell in sorted(zoo.cells):
        number = zoo.cells[cell]
        if number != NO_ENCLOSURE:
            cells.setdefault(number, []).append(Cell(x_of(cell), y_of(cell)))
    found = []
    for number in sorted(cells):
        animal = zoo.enclosure_animal[number]
        best = zoo.best_enclosure[animal] == number
        found.append(
            Enclosure(
                animal=ANIMALS[animal],
                stars=zoo.enclosure_stars[number],
                cells=tuple(cells[number]),
                best=best,
                visitors=visitors[animal] if best else 0,
                since=zoo.best_since[animal] if best else 0,
            )
        )
    return tuple(found)


_FOR_THE_OWNER: Final = (BidMade,)
"""Events that only the seat they name sees."""
_FOR_EVERYBODY: Final = (
    YearBegan,
    Offered,
    BidReady,
    BidsOpened,
    TileWon,
    FlagDropped,
    TilePlaced,
    TileLost,
    EnclosureGrew,
    VisitorsMoved,
    TreesMoved,
    BenchesGained,
    YearScored,
    IncomePaid,
    Ended,
)
if sorted(kind.__name__ for kind in EVENT_TYPES) != sorted(kind.__name__ for kind in _FOR_THE_OWNER + _FOR_EVERYBODY):
    raise TypeError("view.py: say of each event, once, who sees it")


def redact(event: ZooLeMaEvent, seat: int | None) -> ZooLeMaEvent | None:
    """What the seat sees of an event: a bid in the fist is its owner's secret."""
    if isinstance(event, _FOR_THE_OWNER):
        return event if event.seat == seat else None
    return event

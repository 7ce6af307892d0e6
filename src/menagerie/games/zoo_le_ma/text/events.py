"""Events in words: the lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from menagerie.games.zoo_le_ma.events import (
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
from menagerie.games.zoo_le_ma.text.names import animal_name, by_seat, enclosure_name, tile_name

if TYPE_CHECKING:
    from menagerie.core.words import Words


def describe_event(event: ZooLeMaEvent, words: Words) -> str:  # noqa: C901 - a case for each event
    """What happened, in one line."""
    match event:
        case YearBegan(year, ()):
            return words("event-year-began-empty", year=year)
        case YearBegan(year, row):
            tiles = [tile_name((tile.a.animal, tile.b.animal), words) for tile in row]
            return words("event-year-began", year=year, tiles=words("tiles-separator").join(tiles))
        case Offered():
            return words("event-offered", tile=tile_name(event.animals, words))
        case BidMade():
            return words("event-bid-made", seat=event.seat, coins=event.coins)
        case BidReady():
            return words("event-bid-ready", seat=event.seat)
        case BidsOpened():
            return words("event-bids-opened", bids=by_seat(event.bids, words))
        case TileWon(seat, _, price, ()):
            return words("event-tile-won", seat=seat, price=price)
        case TileWon(seat, _, price, tied):
            return words("event-tile-won-tied", seat=seat, price=price, players=words.names_of(tied))
        case FlagDropped():
            return words("event-flag-dropped", seat=event.seat, flags=words.names_of(event.flags))
        case TilePlaced():
            return words("event-tile-placed", seat=event.seat, joined=event.joined)
        case TileLost():
            return words("event-tile-lost", seat=event.seat)
        case EnclosureGrew():
            enclosure = enclosure_name(event.animal, words)
            return words("event-enclosure-grew", seat=event.seat, enclosure=enclosure, stars=event.stars)
        case VisitorsMoved():
            return _visitors_moved(event, words)
        case TreesMoved():
            return _trees_moved(event, words)
        case BenchesGained():
            return words("event-benches-gained", seat=event.seat, count=len(event.corners))
        case YearScored():
            points, totals = by_seat(event.points, words), by_seat(event.totals, words)
            return words("event-year-scored", year=event.year, points=points, totals=totals)
        case IncomePaid():
            return words("event-income-paid", coins=by_seat(event.coins, words))
        case Ended(winner_seats=(winner,)):
            return words("event-ended", players=words.seat(winner))
        case Ended():
            return words("event-ended-shared", players=words.names_of(event.winner_seats))
        case _:
            assert_never(event)


def _visitors_moved(event: VisitorsMoved, words: Words) -> str:
    animal = animal_name(event.animal, words)
    if event.from_seat is None:
        return words("event-visitors-moved-from-middle", animal=animal, count=event.count, to_seat=event.to_seat)
    return words(
        "event-visitors-moved", animal=animal, count=event.count, from_seat=event.from_seat, to_seat=event.to_seat
    )


def _trees_moved(event: TreesMoved, words: Words) -> str:
    if event.from_seat is None:
        return words("event-trees-moved-from-middle", count=event.count, to_seat=event.to_seat)
    return words("event-trees-moved", count=event.count, from_seat=event.from_seat, to_seat=event.to_seat)

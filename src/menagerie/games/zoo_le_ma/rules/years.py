"""2 and 8: the tiles of a year, one after the other, its points and its income. Nothing is decided here."""

from __future__ import annotations

from menagerie.games.zoo_le_ma.events import Ended, IncomePaid, Offered, YearBegan, YearScored, ZooLeMaEvent
from menagerie.games.zoo_le_ma.rules.position import (
    BID,
    BUSH_TILES_A_YEAR,
    NO_BID,
    OVER,
    TILES_A_YEAR,
    YEARS,
    Position,
)
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS


def begin_year(position: Position, events: list[ZooLeMaEvent]) -> None:
    """2.2: five tiles are turned over; 10.1, 10.2: or as many as it takes to see three with bushes, and in the last
    year all that are left."""
    position.year += 1
    position.row = []
    position.lot = 0
    bushes = position.tile_facts.bushes
    bush_tiles = 0
    while position.stack:
        if not position.options.professional and len(position.row) == TILES_A_YEAR:
            break
        if position.options.professional and position.year < YEARS and bush_tiles == BUSH_TILES_A_YEAR:
            break
        tile = position.stack.pop()
        position.row.append(tile)
        bush_tiles += bushes[tile] > 0
    events.append(YearBegan(position.year, tuple([position.tile_set.tiles[tile] for tile in position.row])))


def next_tile(position: Position, events: list[ZooLeMaEvent]) -> None:
    """The tile that was up is gone: the next one is."""
    position.lot += 1
    begin_auction(position, events)


def begin_auction(position: Position, events: list[ZooLeMaEvent]) -> None:
    """3.1: a tile of the row is up, and everybody owes a bid; where none is left the year is over."""
    while position.lot == len(position.row):
        end_year(position, events)
        if position.step == OVER:
            return
        begin_year(position, events)
    position.auction += 1
    position.step = BID
    position.bids = [NO_BID] * position.players
    position.waiting_on = tuple(range(position.players))
    tile, facts = position.current_tile(), position.tile_facts
    animals = ANIMALS[facts.animal_a[tile]], ANIMALS[facts.animal_b[tile]]
    events.append(Offered(position.auction, facts.ids[tile], animals))


def end_year(position: Position, events: list[ZooLeMaEvent]) -> None:
    """8: points, then income; 8.5, 9.1: after the fifth year the game is over instead."""
    score_year(position, events)
    position.year_ends.append(position.auction)
    if position.year == YEARS:
        position.step = OVER
        position.waiting_on = ()
        events.append(Ended(winners(position)))
        return
    pay_income(position, events)


def score_year(position: Position, events: list[ZooLeMaEvent]) -> None:
    """8.1: visitors, trees and benches, times the year."""
    seats = range(position.players)
    visitors = tuple([sum([held[seat] for held in position.visitors]) for seat in seats])
    trees = tuple(position.trees)
    benches = tuple([zoo.benches for zoo in position.zoos])
    points = tuple([(visitors[seat] + trees[seat] + benches[seat]) * position.year for seat in seats])
    position.scores = [position.scores[seat] + points[seat] for seat in seats]
    position.sheet.append((visitors, trees, benches, points))
    events.append(YearScored(position.year, visitors, trees, benches, points, tuple(position.scores)))


def pay_income(position: Position, events: list[ZooLeMaEvent]) -> None:
    """8.4: a coin for every tile; 8.6: with the strict bank, coin by coin down the flagpole, as far as they reach."""
    owed = [len(zoo.tiles) for zoo in position.zoos]
    paid = owed
    if position.options.strict_bank:
        paid = [0] * position.players
        left = min(position.bank, sum(owed))
        while left > 0:
            for seat in position.flags:
                if left > 0 and paid[seat] < owed[seat]:
                    paid[seat] += 1
                    left -= 1
    for seat in range(position.players):
        position.coins[seat] += paid[seat]
        position.bank -= paid[seat]
    events.append(IncomePaid(tuple(paid)))


def final_order(position: Position, seat: int) -> tuple[int, int]:
    """9.1, 9.3: what is compared at the end, the smaller the better: points, then the place of the flag."""
    return -position.scores[seat], position.flags.index(seat) if position.options.flag_breaks_ties else 0


def winners(position: Position) -> tuple[int, ...]:
    """9.1 to 9.3: who has most; several share the victory."""
    best = min([final_order(position, seat) for seat in range(position.players)])
    return tuple([seat for seat in range(position.players) if final_order(position, seat) == best])

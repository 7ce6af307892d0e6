"""3 and 4: bids, the tile they win, and what it brings."""

from __future__ import annotations

from menagerie.games.zoo_le_ma.events import (
    BenchesGained,
    BidMade,
    BidReady,
    BidsOpened,
    EnclosureGrew,
    FlagDropped,
    Offered,
    Spot,
    TileLost,
    TilePlaced,
    TileWon,
    TreesMoved,
    VisitorsMoved,
    ZooLeMaEvent,
)
from menagerie.games.zoo_le_ma.rules import ranking, years
from menagerie.games.zoo_le_ma.rules.ground import x_of, y_of
from menagerie.games.zoo_le_ma.rules.position import BID, NOBODY, NOTHING, PLACE, Position
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS


def offer(position: Position, events: list[ZooLeMaEvent]) -> None:
    """3.1: the next tile of the row is up, and everybody owes a bid; after the last one the year is over."""
    while position.lot == len(position.row):
        if not years.end(position, events):
            return
        years.begin(position, events)
    position.auction += 1
    position.step = BID
    position.bids = [NOTHING] * position.players
    position.waiting_on = tuple(range(position.players))
    events.append(Offered(position.auction, tile_id(position, position.tile())))


def bid(position: Position, seat: int, coins: int, events: list[ZooLeMaEvent]) -> None:
    """3.1: coins in a closed fist, for the first time or anew."""
    events.append(BidMade(seat, coins))
    if position.bids[seat] == NOTHING:
        events.append(BidReady(seat))
    position.bids[seat] = coins
    position.waiting_on = tuple([other for other in range(position.players) if position.bids[other] == NOTHING])
    if not position.waiting_on:
        open_bids(position, events)


def open_bids(position: Position, events: list[ZooLeMaEvent]) -> None:
    """3.2: the highest bid pays and takes the tile; 3.3: of equal ones, the one whose flag hangs highest."""
    bids = tuple(position.bids)
    price = max(bids)
    tied = tuple([seat for seat in range(position.players) if bids[seat] == price])
    winner = next(seat for seat in position.flags if seat in tied)
    tile = position.tile()
    position.coins[winner] -= price
    position.bids = [NOTHING] * position.players
    position.last = (position.auction, tile, bids, winner)
    events.append(BidsOpened(bids))
    events.append(TileWon(winner, tile_id(position, tile), price, tied if len(tied) > 1 else ()))
    if len(tied) > 1:  # 3.4
        position.flags.remove(winner)
        position.flags.append(winner)
        events.append(FlagDropped(winner, tuple(position.flags)))
    if position.zoos[winner].fits(tile):
        position.step = PLACE
        position.placing = winner
        position.waiting_on = (winner,)
        return
    position.lost.append(position.last)  # 4.6
    events.append(TileLost(winner, tile_id(position, tile)))
    position.lot += 1
    offer(position, events)


def place(position: Position, seat: int, cell: int, rotation: int, events: list[ZooLeMaEvent]) -> None:
    """4.1: the tile goes into the zoo, 5 to 7: and visitors, trees and benches follow."""
    tile = position.tile()
    before = position.zoos[seat]
    joined = before.joined(tile, cell, rotation)
    zoo = before.with_tile(tile, cell, rotation, position.auction, position.options.one_bench_a_tile, True)
    position.zoos[seat] = zoo
    events.append(TilePlaced(seat, tile_id(position, tile), x_of(cell), y_of(cell), rotation, joined))
    layout = position.tile_set.layout
    for animal in (layout.animal_a[tile], layout.animal_b[tile]):
        if zoo.best[animal] > before.best[animal]:
            events.append(EnclosureGrew(seat, ANIMALS[animal], before.best[animal], zoo.best[animal]))
            call_visitors(position, animal, events)
    if layout.bushes[tile]:
        plant_trees(position, events)
    if zoo.benches > before.benches:
        fresh = zoo.spots[len(before.spots) :]
        events.append(BenchesGained(seat, tuple([Spot(x_of(spot), y_of(spot)) for spot in fresh])))
    position.placing = NOBODY
    position.lot += 1
    offer(position, events)


def call_visitors(position: Position, animal: int, events: list[ZooLeMaEvent]) -> None:
    """5.3: visitors of a kind go where they like it best now."""
    after = ranking.visitors(position.zoos, animal)
    for count, giver, taker in ranking.moves(position.visitors[animal], after):
        events.append(VisitorsMoved(ANIMALS[animal], count, None if giver == NOBODY else giver, taker))
    position.visitors[animal] = after


def plant_trees(position: Position, events: list[ZooLeMaEvent]) -> None:
    """6.1: trees go where most bushes are now."""
    after = ranking.trees(position.zoos, position.options.lone_bush_one_tree)
    for count, giver, taker in ranking.moves(position.trees, after):
        events.append(TreesMoved(count, None if giver == NOBODY else giver, taker))
    position.trees = after


def tile_id(position: Position, tile: int) -> int:
    return position.tile_set.tiles[tile].id

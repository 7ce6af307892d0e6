"""2 and 8: the year's row of tiles, its points, and its income."""

from __future__ import annotations

from menagerie.games.zoo_le_ma.events import Ended, IncomePaid, YearBegan, YearScored, ZooLeMaEvent
from menagerie.games.zoo_le_ma.rules.ground import ANIMAL_KINDS
from menagerie.games.zoo_le_ma.rules.position import BUSH_TILES_A_YEAR, OVER, TILES_A_YEAR, YEARS, Position


def begin(position: Position, events: list[ZooLeMaEvent]) -> None:
    """2.2: five tiles are turned over; 10.1, 10.2: or as many as it takes to see three with bushes, and in the last
    year all that are left."""
    position.year += 1
    position.row = []
    position.lot = 0
    bushes = position.tile_set.layout.bushes
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


def end(position: Position, events: list[ZooLeMaEvent]) -> bool:
    """8: points and income; whether there is another year."""
    score(position, events)
    position.year_ends.append(position.auction)
    if position.year == YEARS:
        position.step = OVER
        position.waiting_on = ()
        events.append(Ended(winners(position)))
        return False
    pay_income(position, events)
    return True


def score(position: Position, events: list[ZooLeMaEvent]) -> None:
    """8.1: visitors, trees and benches, times the year."""
    seats = range(position.players)
    visitors = tuple([sum([position.visitors[animal][seat] for animal in range(ANIMAL_KINDS)]) for seat in seats])
    trees = tuple(position.trees)
    benches = tuple([zoo.benches for zoo in position.zoos])
    points = tuple([(visitors[seat] + trees[seat] + benches[seat]) * position.year for seat in seats])
    position.scores = [position.scores[seat] + points[seat] for seat in seats]
    position.sheet.append((visitors, trees, benches, points))
    events.append(YearScored(position.year, visitors, trees, benches, points, tuple(position.scores)))


def pay_income(position: Position, events: list[ZooLeMaEvent]) -> None:
    """8.4: a coin for every tile; 8.6: with the strict bank, coin by coin down the flagpole, as far as they reach."""
    owed = [len(zoo.tiles) for zoo in position.zoos]
    paid = owed[:]
    if position.options.strict_bank:
        paid = [0] * position.players
        left = position.bank()
        while left > 0 and paid != owed:
            for seat in position.flags:
                if left > 0 and paid[seat] < owed[seat]:
                    paid[seat] += 1
                    left -= 1
    position.coins = [position.coins[seat] + paid[seat] for seat in range(position.players)]
    events.append(IncomePaid(tuple(paid)))


def standing(position: Position, seat: int) -> tuple[int, int]:
    """9.1, 9.3: what is compared at the end, the smaller the better: points, then the place of the flag."""
    return -position.scores[seat], position.flags.index(seat) if position.options.flag_breaks_ties else 0


def winners(position: Position) -> tuple[int, ...]:
    """9.1 to 9.3: who has most; several share the victory."""
    best = min([standing(position, seat) for seat in range(position.players)])
    return tuple([seat for seat in range(position.players) if standing(position, seat) == best])

"""The builder: values a tile by what it brings over the years, and pays no more than it is worth."""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.games.zoo_le_ma.actions import Bid, Place
from menagerie.games.zoo_le_ma.bots.placement_value import (
    RatedPlacement,
    best_placement,
    coins_worth_paying,
    lead_if_rival_wins,
    rated_placements,
    valuation_of_current_tile,
    value_of_winning,
)
from menagerie.games.zoo_le_ma.rules.grid import x_of, y_of
from menagerie.games.zoo_le_ma.rules.position import BID, PLACE, Position

EQUAL = 1e-9
"""Values nearer than this are the same."""
NOISE = 20
"""A bid varies at random by so many percent, so that the others cannot predict it."""


def most_needed(position: Position, seat: int) -> int:
    """So many coins surely win: what the richest of the others has, and one more if a flag hangs above one's own."""
    needed = 0
    for other in range(position.players):
        if other != seat:
            above = position.flags.index(other) < position.flags.index(seat)
            needed = max(needed, position.coins[other] + above)
    return needed


class Builder:
    """See `menagerie.core.player.Bot`. It looks at the table through one guess at what the others hold."""

    noise = NOISE

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        position = observation.guess(self._rng)
        assert isinstance(position, Position)
        if position.step == BID:
            return self.bid(position, observation.seat)
        if position.step == PLACE:
            return self.place(position, observation.seat)
        raise ValueError(f"the builder does not know the step {position.step!r}")

    def bid(self, position: Position, seat: int) -> Choice[Any]:
        valuation = valuation_of_current_tile(position)
        best = [best_placement(valuation, other) for other in range(position.players)]
        wanted = coins_worth_paying(position, position.lot, value_of_winning(best, seat))
        wanted *= (100 - self.noise + self._rng.below(2 * self.noise + 1)) / 100
        coins = position.coins[seat]
        bid = int(min(coins, most_needed(position, seat), wanted + self._rng.below(100) / 100))
        own = best[seat]
        points = 0 if own is None else max(0, round(own.gains[seat]))
        loss = max(0, round(-lead_if_rival_wins(best, seat)))
        return Choice(
            Bid(bid), Reason("reason-bid", {"points": points, "loss": loss, "coins": bid, "left": coins - bid})
        )

    def place(self, position: Position, seat: int) -> Choice[Any]:
        found = rated_placements(valuation_of_current_tile(position), seat)
        most = max(placement.worth for placement in found)
        chosen = self._rng.choice([placement for placement in found if placement.worth >= most - EQUAL])
        return Choice(as_action(chosen), placement_reason(position, chosen))


def as_action(placement: RatedPlacement) -> Place:
    return Place(x_of(placement.cell), y_of(placement.cell), placement.rotation)


def placement_reason(position: Position, placement: RatedPlacement) -> Reason:
    """Why a tile goes there: the benches it brings, and the larger of the enclosures it makes."""
    tile = position.tile_set.tiles[position.current_tile()]
    stars, animal = max((placement.stars_a, tile.a.animal), (placement.stars_b, tile.b.animal))
    if placement.benches:
        return Reason("reason-place-bench", {"animal": animal, "stars": stars, "benches": placement.benches})
    return Reason("reason-place", {"animal": animal, "stars": stars})

"""The builder: values a tile by what it brings over the years, and pays no more than it is worth."""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.games.zoo_le_ma.actions import Bid, Place
from menagerie.games.zoo_le_ma.bots.plans import Site, appraiser_of, best_site, loss, sites, stake, wish
from menagerie.games.zoo_le_ma.rules.ground import x_of, y_of
from menagerie.games.zoo_le_ma.rules.position import BID, Position

EQUAL = 1e-9
"""Values nearer than this are the same."""
NOISE = 20
"""So many parts of a hundred more or less are bid, lest the others know."""


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
            return self._bid(position, observation.seat)
        return self._place(position, observation.seat)

    def _bid(self, position: Position, seat: int) -> Choice[Any]:
        appraiser = appraiser_of(position)
        plans = [best_site(appraiser, other) for other in range(position.players)]
        wanted = wish(position, position.lot, stake(plans, seat))
        wanted *= (100 - self.noise + self._rng.below(2 * self.noise + 1)) / 100
        coins = position.coins[seat]
        bid = int(min(coins, most_needed(position, seat), wanted + self._rng.below(100) / 100))
        plan = plans[seat]
        points = 0 if plan is None else max(0, round(plan.worth))
        lost = max(0, round(-loss(plans, seat)))
        return Choice(
            Bid(bid), Reason("reason-bid", {"points": points, "loss": lost, "coins": bid, "left": coins - bid})
        )

    def _place(self, position: Position, seat: int) -> Choice[Any]:
        found = sites(appraiser_of(position), seat)
        most = max(site.worth for site in found)
        site = self._rng.choice([site for site in found if site.worth >= most - EQUAL])
        return Choice(placement(site), place_reason(position, site))


def placement(site: Site) -> Place:

    return Place(x_of(site.cell), y_of(site.cell), site.rotation)


def place_reason(position: Position, site: Site) -> Reason:
    """Why a tile goes there: the benches it brings, and the larger of the enclosures it makes."""
    tile = position.tile_set.tiles[position.tile()]
    stars, animal = max((site.stars_a, tile.a.animal), (site.stars_b, tile.b.animal))
    if site.benches:
        return Reason("reason-place-bench", {"animal": animal, "stars": stars, "benches": site.benches})
    return Reason("reason-place", {"animal": animal, "stars": stars})

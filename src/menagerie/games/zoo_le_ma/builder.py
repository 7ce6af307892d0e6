"""The builder: values a tile by what it brings over the years, and pays no more than it is worth."""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Reason, Sight
from menagerie.games.zoo_le_ma.actions import Bid, Place
from menagerie.games.zoo_le_ma.ground import x_of, y_of
from menagerie.games.zoo_le_ma.plans import Site, appraiser_of, best_site, lead, points_per_coin, sites
from menagerie.games.zoo_le_ma.position import BID, YEARS, Position

EQUAL = 1e-9
"""Values nearer than this are the same."""
THRIFT = 5.5
"""A coin is dearer than its share of the points to come: with it one may choose the tile, and who runs dry must look on."""
NOISE = 0.2
"""So much more or less is bid, lest the others know."""


def coin_worth(position: Position) -> float:
    """What a coin is worth in points that can still be won after this tile."""
    return points_per_coin(
        position.year,
        len(position.row) - position.lot - 1,
        len(position.stack),
        sum(position.coins),
        sum(len(zoo.tiles) for zoo in position.zoos),
    )


def most_needed(position: Position, seat: int) -> int:
    """So many coins surely win: what the richest of the others has, and one more if a flag hangs above one's own."""
    needed = 0
    for other in range(position.players):
        if other != seat:
            above = position.flags.index(other) < position.flags.index(seat)
            needed = max(needed, position.coins[other] + above)
    return needed


def stakes(position: Position, seat: int) -> tuple[float, float]:
    """How far the tile would bring a seat ahead, and how far if the one of the others gets it who likes it best."""
    appraiser = appraiser_of(position)
    plans = [best_site(appraiser, other) for other in range(position.players)]
    own = plans[seat]
    rivals = [plan for other, plan in enumerate(plans) if other != seat and plan is not None]
    loss = lead(max(rivals, key=lambda plan: plan.worth).gains, seat) if rivals else 0.0
    return 0.0 if own is None else own.worth, loss


def wish(position: Position, stake: float) -> float:
    """How many coins that is worth."""
    return max(0.0, stake) / max(EQUAL, THRIFT * coin_worth(position))


class Builder:
    """See `menagerie.core.player.Bot`. It looks at the table through one guess at what the others hold."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, sight: Sight[Any, Any]) -> Choice[Any]:
        position = sight.guess(self._rng)
        assert isinstance(position, Position)
        if position.step == BID:
            return self._bid(position, sight.seat)
        return self._place(position, sight.seat)

    def _bid(self, position: Position, seat: int) -> Choice[Any]:
        gain, loss = stakes(position, seat)
        coins = position.coins[seat]
        wanted = wish(position, gain - loss)
        wanted *= 1.0 + NOISE * (self._rng.below(1001) - 500) / 500
        bid = int(min(coins, most_needed(position, seat), wanted + self._rng.below(100) / 100))
        reason = Reason("reason-bid", {"points": round(gain), "loss": round(-loss), "coins": bid, "left": coins - bid})
        return Choice(Bid(bid), reason)

    def _place(self, position: Position, seat: int) -> Choice[Any]:
        found = sites(appraiser_of(position), seat)
        most = max(site.worth for site in found)
        site = self._rng.choice([site for site in found if site.worth >= most - EQUAL])
        return Choice(placement(site), place_reason(position, site))


def placement(site: Site) -> Place:

    return Place(x_of(site.cell), y_of(site.cell), site.rotation)


def place_reason(position: Position, site: Site) -> Reason:
    """Why a tile goes there: the stars it makes, the benches it brings."""
    tile = position.tile_set.tiles[position.tile()]
    return Reason(
        "reason-place-bench" if site.benches else "reason-place",
        {
            "animal": tile.a.animal,
            "stars": site.stars_a,
            "other_animal": tile.b.animal,
            "other_stars": site.stars_b,
            **({"benches": site.benches} if site.benches else {}),
        },
    )

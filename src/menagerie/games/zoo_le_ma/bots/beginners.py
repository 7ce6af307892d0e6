"""Two bots that play as beginners do: they build what shows most stars, and bid without asking what a tile is worth.

The monkey bids half of what it has, every time: rich for the first tile of a year, poor for all the others. The beaver
shares its coins out evenly over the tiles that are left, those that everybody wants and those that nobody does.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.player import Choice, Reason
from menagerie.games.zoo_le_ma.actions import Bid
from menagerie.games.zoo_le_ma.bots.builder import Builder, as_action
from menagerie.games.zoo_le_ma.bots.placement_value import rated_placements, valuation_of_current_tile
from menagerie.games.zoo_le_ma.rules.position import Position


class Beaver(Builder):
    """See `menagerie.core.player.Bot`."""

    def bid(self, position: Position, seat: int) -> Choice[Any]:
        coins, left = position.coins[seat], len(position.row) - position.lot
        bid = min(coins, coins // left + self._rng.below(2))
        return Choice(Bid(bid), Reason("reason-bid-even", {"coins": coins, "tiles": left}))

    def place(self, position: Position, seat: int) -> Choice[Any]:
        """Where most stars come together, and benches; what the others have makes no difference."""
        found = rated_placements(valuation_of_current_tile(position), seat)
        most = max(place.stars_a + place.stars_b + place.benches for place in found)
        best = [place for place in found if place.stars_a + place.stars_b + place.benches == most]
        chosen = self._rng.choice(best)
        reason = Reason("reason-place-stars", {"stars": chosen.stars_a + chosen.stars_b})
        return Choice(as_action(chosen), reason)


class Monkey(Beaver):
    """See `menagerie.core.player.Bot`."""

    def bid(self, position: Position, seat: int) -> Choice[Any]:
        coins = position.coins[seat]
        return Choice(Bid((coins + 1) // 2), Reason("reason-bid-half", {"coins": coins}))

"""The strategist: plans the year through in worlds it can imagine, and bids so that nobody can tell what it will bid.

How much it thinks is counted in worlds, tiles and places, never in seconds: with equal chance it decides equally on
every machine.
"""

from __future__ import annotations

from math import exp
from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.games.zoo_le_ma.actions import Bid
from menagerie.games.zoo_le_ma.bots.builder import place_reason, placement
from menagerie.games.zoo_le_ma.bots.experience import experience
from menagerie.games.zoo_le_ma.bots.outlook import Outlook
from menagerie.games.zoo_le_ma.bots.year_plan import YearPlan
from menagerie.games.zoo_le_ma.rules.position import BID, Position

WORLDS = 24
"""So many guesses at what the others hold and bid go into a plan."""
SPREAD = 30
"""The others may bid so many parts of a hundred above or below what the tile is worth to them."""
STEPS = 6
"""So many bids in between are reckoned with where the others' coins are known."""
HEAT = 0.4
"""Bids are mixed: one that is worse by so many points is chosen about a third as often."""
RARE = 0.03
"""What would be bid less often than this, beside the best, is not bid at all."""
PLACES = 8
FUTURE = 6
"""So many places are looked at closely, each with so many tiles that may come."""
FINE = 1 << 30


class Strategist:
    """See `menagerie.core.player.Bot`."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        position = self._world(observation)
        outlook = Outlook(position, experience(position.players))
        if position.step == BID:
            return self._bid(observation, outlook)
        return self._place(outlook, observation.seat)

    def _world(self, observation: Observation[Any, Any]) -> Position:
        world = observation.guess(self._rng)
        assert isinstance(world, Position)
        return world

    def _bid(self, observation: Observation[Any, Any], outlook: Outlook) -> Choice[Any]:
        position, seat = outlook.position, observation.seat
        lots = [outlook.lot(seat, place) for place in range(position.lot, len(position.row))]
        plan = YearPlan(seat, lots, outlook.coin(), position.flags)
        plan.imagine(position.coins, SPREAD, self._rng)
        for _ in range(WORLDS - 1):
            plan.imagine(self._world(observation).coins, SPREAD, self._rng)
        coins = position.coins[seat]
        if position.players == 2:  # 1.7: what the other holds follows from the coins in the middle
            worths = plan.duel(coins, position.coins[1 - seat], SPREAD, STEPS)
        else:
            worths = plan.weigh(coins)
        bid = self._mixed(worths)
        win = round(100 * plan.chance(bid))
        if bid == 0:
            return Choice(Bid(0), Reason("reason-plan-nothing", {"win": win, "left": coins}))
        return Choice(
            Bid(bid), Reason("reason-plan", {"win": win, "coins": bid, "left": coins - bid, "more": len(lots) - 1})
        )

    def _mixed(self, worths: list[float]) -> int:
        """A bid by chance: the better it is, the likelier."""
        best = max(worths)
        chances = [exp((worth - best) / HEAT) for worth in worths]
        chances = [chance if chance > RARE else 0.0 for chance in chances]
        point = sum(chances) * self._rng.below(FINE) / FINE
        for bid, chance in enumerate(chances):
            point -= chance
            if point < 0.0:
                return bid
        return worths.index(best)

    def _place(self, outlook: Outlook, seat: int) -> Choice[Any]:
        position = outlook.position
        found = outlook.places(seat, PLACES)
        future = [*position.row[position.lot + 1 :], *position.stack[-FUTURE:]]
        if future and len(found) > 1:
            for site in found:
                site.worth += outlook.promise(seat, site, future)
        site = max(found, key=lambda one: one.worth)
        return Choice(placement(site), place_reason(position, site))

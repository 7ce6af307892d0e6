"""The strategist: plans the year through in worlds it can imagine, and bids so that nobody can tell what it will bid."""

from __future__ import annotations

from math import exp
from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Reason, Sight
from menagerie.games.zoo_le_ma.actions import Bid
from menagerie.games.zoo_le_ma.appraisal import Appraiser, weight_of_later_years
from menagerie.games.zoo_le_ma.builder import EQUAL, THRIFT, place_reason, placement
from menagerie.games.zoo_le_ma.experience import experience
from menagerie.games.zoo_le_ma.plans import Site, lead, points_per_coin
from menagerie.games.zoo_le_ma.position import BID, YEARS, Position
from menagerie.games.zoo_le_ma.sketch import BENCHES, COINS, POINTS, TILES, Sketch
from menagerie.games.zoo_le_ma.year_plan import Lot, YearPlan


class Strategist:
    """See `menagerie.core.player.Bot`."""

    worlds = 24
    spread = 30
    heat = 0.6
    coin = 1.0
    tiles = 1.0
    points = 1.0

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, sight: Sight[Any, Any]) -> Choice[Any]:
        position = sight.guess(self._rng)
        assert isinstance(position, Position)
        if position.step == BID:
            return self._bid(sight, position)
        return self._place(sight, position)

    def _sketch(self, position: Position) -> Sketch:
        return Sketch(position, experience(position.players))

    def _bid(self, sight: Sight[Any, Any], position: Position) -> Choice[Any]:
        seat = sight.seat
        sketch = self._sketch(position)
        lots = [self._lot(sketch, seat, lot) for lot in range(position.lot, len(position.row))]
        coin = sketch.weights[3 * (position.year + 1)][COINS] * self.coin if position.year < YEARS else 0.0
        plan = YearPlan(seat, lots, coin, position.flags)
        for number in range(self.worlds):
            world = position if number == 0 else sight.guess(self._rng)
            assert isinstance(world, Position)
            plan.imagine(world.coins, self.spread, self._rng)
        worths = plan.weigh(position.coins[seat])
        best = max(worths)
        mix = [exp((worth - best) / self.heat) for worth in worths]
        bid = self._draw(mix)
        return Choice(Bid(bid), Reason("reason-bid-mixed", {"coins": bid}))

    def _lot(self, sketch: Sketch, seat: int, lot: int) -> Lot:
        """What a tile of the row would be worth now to everybody."""
        players = sketch.players
        weight = sketch.weight(min(lot + 1, 4))
        appraiser = Appraiser(
            sketch.prospect(lot + 1), sketch.zoos, sketch.row[lot], sketch.auction + lot - sketch.lot, sketch.one_bench
        )
        plans: list[Site | None] = []
        for other in range(players):
            plans.append(sketch.quick_site(appraiser, other, weight))
        worth = [0.0] * players
        for winner in range(players):
            plan = plans[winner]
            if plan is None:
                continue
            whole = self.tiles * weight[TILES] + weight[BENCHES] * plan.benches
            worth[winner] = max(0.3, weight[POINTS]) * self.points * lead(plan.gains, seat) + (
                whole if winner == seat else -whole / (players - 1)
            )
        left = len(sketch.row) - lot - 1
        tiles = sum(len(zoo.tiles) for zoo in sketch.zoos) + lot - sketch.lot
        thrift = max(EQUAL, THRIFT * points_per_coin(sketch.year, left, len(sketch.stack), sum(sketch.coins), tiles))
        wishes = [0.0] * players
        for other in range(players):
            plan = plans[other]
            rivals = [one for who, one in enumerate(plans) if who != other and one is not None]
            loss = lead(max(rivals, key=lambda one: one.worth).gains, other) if rivals else 0.0
            gain = lead(plan.gains, other) if plan is not None else 0.0
            wishes[other] = min(99.0, max(0.0, gain - loss) / thrift)
        return Lot(worth, wishes)

    def _draw(self, mix: list[float]) -> int:
        """One of the bids, as often as the mixture says; what is bid hardly ever is left out."""
        kept = [chance if chance > 0.03 else 0.0 for chance in mix]
        point = sum(kept) * self._rng.below(1 << 30) / (1 << 30)
        for bid, chance in enumerate(kept):
            point -= chance
            if point < 0.0 and chance:
                return bid
        return max(range(len(kept)), key=kept.__getitem__)

    def _place(self, sight: Sight[Any, Any], position: Position) -> Choice[Any]:
        sketch = self._sketch(position)
        found = sketch.refined(sketch.appraiser(), sight.seat, 12)
        site = found[0]
        return Choice(placement(site), place_reason(position, site))

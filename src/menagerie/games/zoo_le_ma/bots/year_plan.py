"""The rest of a year planned through: which tiles to fight for, and with how many coins.

The row lies open, so all that is left of a year can be weighed at once. What the others will bid is imagined, world by
world, from what each tile is worth to them and from the coins they may hold. Against that the plan finds, from the
last lot back to the one that is up, what each bid is worth with each number of coins in hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator

MOST_COINS: Final = 40
"""Nobody plans with more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot:
    """A tile of the row: what it is worth to oneself, whoever wins it, and how many coins each of the others wants to
    pay for it."""

    __slots__ = ("wishes", "worth")

    def __init__(self, worth: list[float], wishes: list[float]) -> None:
        self.worth: list[float] = worth  # by winner
        self.wishes: list[float] = wishes  # by seat; one's own is not asked for


@mypyc_attr(allow_interpreted_subclasses=True)
class YearPlan:
    """The lots that are left, and what the others bid for them in each of the imagined worlds."""

    __slots__ = ("bids", "coin", "lots", "rank", "seat", "tied", "winners")

    def __init__(self, seat: int, lots: list[Lot], coin: float, flags: list[int]) -> None:
        self.seat: int = seat
        self.lots: list[Lot] = lots
        self.coin: float = coin  # what a coin is worth once the year is over
        self.rank: list[int] = [flags.index(other) for other in range(len(flags))]
        self.bids: list[list[int]] = [[] for _ in lots]  # the highest of the others, by lot and world
        self.tied: list[list[bool]] = [[] for _ in lots]  # whether it would win a tie against oneself
        self.winners: list[list[int]] = [[] for _ in lots]

    def imagine(self, coins: list[int], spread: int, rng: Generator) -> None:
        """One world: how the others bid through the year, if they hold so many coins. ``spread`` is how far, in parts
        of a hundred, they bid above or below what they want."""
        held = coins[:]
        players = len(coins)
        seat = self.seat
        for place in range(len(self.lots)):
            lot = self.lots[place]
            top = -1
            best = -1
            for other in range(players):
                if other == seat:
                    continue
                wanted = lot.wishes[other] * (100 - spread + rng.below(2 * spread + 1)) / 100
                bid = min(held[other], int(wanted + rng.below(100) / 100))
                if bid > best or (bid == best and self.rank[other] < self.rank[top]):
                    best = bid
                    top = other
            self.bids[place].append(best)
            self.tied[place].append(self.rank[top] < self.rank[seat])
            self.winners[place].append(top)
            if rng.below(players) < players - 1:  # now and then one wins it oneself
                held[top] -= best

    def duel(self, coins: int, theirs: int, spread: int, points: int) -> list[float]:
        """The same for two players, where it is known what the other holds: what either has left after each lot is
        part of the plan. ``points`` are how many bids between too little and too much are reckoned with."""
        coins = min(coins, MOST_COINS)
        theirs = min(theirs, MOST_COINS)
        wide = theirs + 1
        after = [self.coin * (mine - other) for mine in range(coins + 1) for other in range(wide)]
        place = len(self.lots) - 1
        while place > 0:
            likely = self._likely(place, spread, points)
            after = [
                max(self._duel_offers(place, mine, other, wide, likely, after))
                for mine in range(coins + 1)
                for other in range(wide)
            ]
            place -= 1
        return self._duel_offers(0, coins, theirs, wide, self._likely(0, spread, points), after)

    def _likely(self, place: int, spread: int, points: int) -> list[float]:
        """How likely the other is to bid each number of coins, if there are enough."""
        wanted = min(float(MOST_COINS), self.lots[place].wishes[1 - self.seat])
        found = [0.0] * (MOST_COINS * 2 + 2)
        for point in range(points):
            wish = wanted * (100 + spread * (2 * point - points + 1) / points) / 100
            low = int(wish)
            found[low] += (low + 1 - wish) / points
            found[low + 1] += (wish - low) / points
        return found

    def _duel_offers(
        self, place: int, mine: int, other: int, wide: int, likely: list[float], after: list[float]
    ) -> list[float]:
        lot = self.lots[place]
        seat = self.seat
        tied = self.rank[1 - seat] < self.rank[seat]
        won = lot.worth[seat]
        lost = lot.worth[1 - seat]
        # what is gained if the other wins with each bid, and how likely that is
        chances: list[float] = []
        gains: list[float] = []
        left = 1.0
        for bid in range(other + 1):
            chance = likely[bid] if bid < other else left
            left -= chance
            chances.append(chance)
            gains.append(chance * (lost + after[mine * wide + other - bid]))
        found: list[float] = []
        beaten = 0.0
        behind = 0.0
        for gain in gains:
            behind += gain
        for bid in range(mine + 1):
            # now every bid of the other below this one loses; a level one loses or wins by the flag
            if not tied and bid <= other:
                beaten += chances[bid]
                behind -= gains[bid]
            found.append(beaten * (won + after[(mine - bid) * wide + other]) + behind)
            if tied and bid <= other:
                beaten += chances[bid]
                behind -= gains[bid]
        return found

    def chance(self, bid: int) -> float:
        """How often such a bid for the tile that is up wins, in the worlds that were imagined."""
        won = 0
        for world in range(len(self.bids[0])):
            theirs = self.bids[0][world]
            won += theirs < bid or (theirs == bid and not self.tied[0][world])
        return won / max(1, len(self.bids[0]))

    def weigh(self, coins: int) -> list[float]:
        """What each bid for the tile that is up is worth, all told."""
        coins = min(coins, MOST_COINS)
        after = [self.coin * held for held in range(coins + 1)]
        place = len(self.lots) - 1
        while place > 0:
            after = self._step(place, coins, after)
            place -= 1
        return self._offers(0, coins, after)

    def _step(self, place: int, coins: int, after: list[float]) -> list[float]:
        """The best one can do from this lot on, by coins in hand."""
        return [max(self._offers(place, held, after)) for held in range(coins + 1)]

    def _offers(self, place: int, held: int, after: list[float]) -> list[float]:
        lot = self.lots[place]
        bids = self.bids[place]
        tied = self.tied[place]
        winners = self.winners[place]
        worlds = len(bids)
        own = lot.worth[self.seat]
        paid = self.coin / (len(lot.worth) - 1)
        found: list[float] = []
        for bid in range(held + 1):
            total = 0.0
            won = 0
            for world in range(worlds):
                theirs = bids[world]
                if theirs > bid or (theirs == bid and tied[world]):
                    total += lot.worth[winners[world]] + paid * theirs
                else:
                    won += 1
            total += won * (own + after[held - bid]) + (worlds - won) * after[held]
            found.append(total / worlds)
        return found

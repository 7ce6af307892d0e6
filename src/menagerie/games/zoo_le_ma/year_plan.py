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

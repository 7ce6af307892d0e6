"""What each bid is worth, with the rest of the year in mind.

The row lies open, so all tiles that are left of a year are considered. The bids of the others are drawn at random, many
times over, from what each tile is worth to them and the coins they may hold. Against these the planner finds, from the
last lot back to the one that is up, what each bid is worth with each number of coins in hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator

MOST_COINS: Final = 40
"""More coins than these are not calculated with."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LotValue:
    """A tile of the row: what it is worth to oneself, by who wins it, and how many coins it is worth to each of the
    others."""

    __slots__ = ("price_limits", "worth")

    def __init__(self, worth: list[float], price_limits: list[float]) -> None:
        self.worth: list[float] = worth  # by winner
        self.price_limits: list[float] = price_limits  # by seat; one's own is not used


@mypyc_attr(allow_interpreted_subclasses=True)
class BidPlanner:
    """The lots that are left, and what the others bid for them in each of the courses of the year that were drawn."""

    __slots__ = ("bids", "coin", "lots", "rank", "seat", "tied", "winners")

    def __init__(self, seat: int, lots: list[LotValue], coin: float, flags: list[int]) -> None:
        self.seat: int = seat
        self.lots: list[LotValue] = lots
        self.coin: float = coin  # what a coin is worth once the year is over
        self.rank: list[int] = [flags.index(other) for other in range(len(flags))]
        self.bids: list[list[int]] = [[] for _ in lots]  # the highest of the others, by lot and course
        self.tied: list[list[bool]] = [[] for _ in lots]  # whether it would win a tie against oneself
        self.winners: list[list[int]] = [[] for _ in lots]

    def draw_rival_bids(self, coins: list[int], spread: int, rng: Generator) -> None:
        """One course of the year: how the others bid, if they hold so many coins. ``spread`` is by how many percent
        they bid above or below what the tile is worth to them."""
        held = coins[:]
        players = len(coins)
        seat = self.seat
        for lot_number in range(len(self.lots)):
            lot = self.lots[lot_number]
            top = -1
            best = -1
            for other in range(players):
                if other == seat:
                    continue
                wanted = lot.price_limits[other] * (100 - spread + rng.below(2 * spread + 1)) / 100
                bid = min(held[other], int(wanted + rng.below(100) / 100))
                if bid > best or (bid == best and self.rank[other] < self.rank[top]):
                    best = bid
                    top = other
            self.bids[lot_number].append(best)
            self.tied[lot_number].append(self.rank[top] < self.rank[seat])
            self.winners[lot_number].append(top)
            if rng.below(players) < players - 1:  # sometimes one wins it oneself
                held[top] -= best

    def bid_values_against_one(self, coins: int, theirs: int, spread: int, samples: int) -> list[float]:
        """`bid_values` for two players, where it is known what the other holds: the coins that either has left after
        each lot are part of the calculation. ``samples`` are how many bids within the spread are calculated with."""
        coins = min(coins, MOST_COINS)
        theirs = min(theirs, MOST_COINS)
        wide = theirs + 1
        after = [self.coin * (mine - other) for mine in range(coins + 1) for other in range(wide)]
        lot_number = len(self.lots) - 1
        while lot_number > 0:
            probabilities = self._bid_probabilities(lot_number, spread, samples)
            after = [
                max(self._bid_values_against_one(lot_number, mine, other, wide, probabilities, after))
                for mine in range(coins + 1)
                for other in range(wide)
            ]
            lot_number -= 1
        return self._bid_values_against_one(0, coins, theirs, wide, self._bid_probabilities(0, spread, samples), after)

    def _bid_probabilities(self, lot_number: int, spread: int, samples: int) -> list[float]:
        """The probability of each bid of the other, if there are enough coins for it."""
        wanted = min(float(MOST_COINS), self.lots[lot_number].price_limits[1 - self.seat])
        found = [0.0] * (MOST_COINS * 2 + 2)
        for sample in range(samples):
            bid = wanted * (100 + spread * (2 * sample - samples + 1) / samples) / 100
            low = int(bid)
            found[low] += (low + 1 - bid) / samples
            found[low + 1] += (bid - low) / samples
        return found

    def _bid_values_against_one(
        self, lot_number: int, mine: int, other: int, wide: int, probabilities: list[float], after: list[float]
    ) -> list[float]:
        lot = self.lots[lot_number]
        seat = self.seat
        tied = self.rank[1 - seat] < self.rank[seat]
        won = lot.worth[seat]
        lost = lot.worth[1 - seat]
        # for each bid of the other its probability, and that times what it leads to
        odds: list[float] = []
        gains: list[float] = []
        left = 1.0
        for bid in range(other + 1):
            probability = probabilities[bid] if bid < other else left
            left -= probability
            odds.append(probability)
            gains.append(probability * (lost + after[mine * wide + other - bid]))
        found: list[float] = []
        beaten = 0.0
        behind = 0.0
        for gain in gains:
            behind += gain
        for bid in range(mine + 1):
            # every bid of the other below this one loses; an equal one loses or wins by the flag
            if not tied and bid <= other:
                beaten += odds[bid]
                behind -= gains[bid]
            found.append(beaten * (won + after[(mine - bid) * wide + other]) + behind)
            if tied and bid <= other:
                beaten += odds[bid]
                behind -= gains[bid]
        return found

    def win_probability(self, bid: int) -> float:
        """In what share of these courses such a bid wins the tile that is up."""
        won = 0
        for course in range(len(self.bids[0])):
            theirs = self.bids[0][course]
            won += theirs < bid or (theirs == bid and not self.tied[0][course])
        return won / max(1, len(self.bids[0]))

    def bid_values(self, coins: int) -> list[float]:
        """What each bid for the tile that is up is worth in points, later lots included."""
        coins = min(coins, MOST_COINS)
        after = [self.coin * held for held in range(coins + 1)]
        lot_number = len(self.lots) - 1
        while lot_number > 0:
            after = self._step(lot_number, coins, after)
            lot_number -= 1
        return self._values_at(0, coins, after)

    def _step(self, lot_number: int, coins: int, after: list[float]) -> list[float]:
        """The best one can do from this lot on, by coins in hand."""
        return [max(self._values_at(lot_number, held, after)) for held in range(coins + 1)]

    def _values_at(self, lot_number: int, held: int, after: list[float]) -> list[float]:
        lot = self.lots[lot_number]
        bids = self.bids[lot_number]
        tied = self.tied[lot_number]
        winners = self.winners[lot_number]
        courses = len(bids)
        own = lot.worth[self.seat]
        paid = self.coin / (len(lot.worth) - 1)
        found: list[float] = []
        for bid in range(held + 1):
            total = 0.0
            won = 0
            for course in range(courses):
                theirs = bids[course]
                if theirs > bid or (theirs == bid and tied[course]):
                    total += lot.worth[winners[course]] + paid * theirs
                else:
                    won += 1
            total += won * (own + after[held - bid]) + (courses - won) * after[held]
            found.append(total / courses)
        return found

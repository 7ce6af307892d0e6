"""Bids in secret: what all may be expected to bid, if everyone knows what the tile is worth to everyone.

There is no best bid: whoever always bids the same is outbid by one coin. So everybody mixes. The mixture is found by
regret matching: each seat in turn bids more often what would have paid better so far.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

ROUNDS: Final = 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Sale:
    """An auction as numbers.

    ``worth[winner][seat]`` is what it is worth to a seat that this winner has the tile, before anything is paid;
    ``coin[seat]`` what a coin is worth to a seat that pays it. ``most`` are the highest bids that come into question,
    ``rank`` the places of the flags: a smaller one wins ties.
    """

    __slots__ = ("coin", "most", "players", "rank", "worth")

    def __init__(self, worth: list[list[float]], coin: list[float], most: list[int], rank: list[int]) -> None:
        self.players: int = len(most)
        self.worth: list[list[float]] = worth
        self.coin: list[float] = coin
        self.most: list[int] = most
        self.rank: list[int] = rank

    def payoffs(self, seat: int, mixes: list[list[float]], beaten: list[list[list[float]]]) -> list[float]:
        """What each bid of a seat may be expected to bring against the others' mixtures."""
        players = self.players
        most = self.most[seat]
        found = [0.0] * (most + 1)
        for bid in range(most + 1):
            chance = 1.0
            for other in range(players):
                if other != seat:
                    chance *= beaten[seat][other][bid]
            found[bid] = chance * (self.worth[seat][seat] - self.coin[seat] * bid)
        for winner in range(players):
            if winner == seat:
                continue
            # how likely this winner is at each price, if the seat stays below
            own = self.worth[winner][seat]
            paid = self.coin[winner] / (players - 1)  # what another pays is a lead for everybody else
            mix = mixes[winner]
            above = 0.0
            highest = self.most[winner]
            first = self.rank[winner] < self.rank[seat]
            price = highest
            while price >= 0:
                chance = mix[price]
                if chance > 0.0:
                    for other in range(players):
                        if other != seat and other != winner:
                            chance *= beaten[winner][other][price]
                    gain = chance * (own + paid * price)
                else:
                    gain = 0.0
                if price <= most:
                    found[price] += above + (gain if first else 0.0)
                above += gain
                price -= 1
        return found

    def beaten_by(self, mixes: list[list[float]]) -> list[list[list[float]]]:
        """``[seat][other][bid]``: the chance that a seat's bid beats the other's."""
        longest = max(self.most) + 1
        found: list[list[list[float]]] = []
        for seat in range(self.players):
            row: list[list[float]] = []
            for other in range(self.players):
                below = 0.0
                wins_ties = self.rank[seat] < self.rank[other]
                chances: list[float] = []
                mix = mixes[other]
                for bid in range(longest):
                    here = mix[bid] if bid < len(mix) else 0.0
                    chances.append(below + here if wins_ties else below)
                    below += here
                row.append(chances)
            found.append(row)
        return found

    def mixtures(self, start: list[list[float]]) -> list[list[float]]:
        """What everybody bids how often, beginning with these habits."""
        players = self.players
        mixes = [mix[:] for mix in start]
        regrets = [[0.0] * (most + 1) for most in self.most]
        sums = [[0.0] * (most + 1) for most in self.most]
        for number in range(1, ROUNDS + 1):
            beaten = self.beaten_by(mixes)
            nexts: list[list[float]] = []
            for seat in range(players):
                pays = self.payoffs(seat, mixes, beaten)
                mix = mixes[seat]
                mean = 0.0
                for bid in range(len(mix)):
                    mean += mix[bid] * pays[bid]
                total = 0.0
                row = regrets[seat]
                for bid in range(len(mix)):
                    row[bid] = max(0.0, row[bid] + pays[bid] - mean)
                    total += row[bid]
                if total > 0.0:
                    nexts.append([regret / total for regret in row])
                else:
                    nexts.append(mix)
                tally = sums[seat]
                for bid in range(len(mix)):
                    tally[bid] += number * mix[bid]
            mixes = nexts
        whole = ROUNDS * (ROUNDS + 1) / 2
        return [[chance / whole for chance in tally] for tally in sums]

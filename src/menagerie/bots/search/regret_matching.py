"""Regret matching: how a mixed strategy is learned where several choose at once and nobody sees the others' choices.

Each action's regret is how much more it would have brought than what was played, added up. Actions are played in
proportion to their positive regrets, and the average of all strategies played approaches an equilibrium (of two
players with opposite interests; with more players it approaches a coarse correlated equilibrium).

Only the value of the action that was played is known after each iteration. The others are estimated by their average
so far, and the estimate of the played one is corrected so that it is right on average (a baseline, as in
variance-reduced Monte Carlo counterfactual regret minimisation).
"""

from __future__ import annotations

from math import sqrt


class RegretMatching:
    """The regrets and the average strategy of one decision. Actions are numbered; new ones may be added at any time."""

    __slots__ = ("average", "baselines", "counts", "regrets", "updates")

    def __init__(self) -> None:
        self.regrets: list[float] = []
        self.average: list[float] = []
        self.baselines: list[float] = []
        self.counts: list[int] = []
        self.updates: int = 0

    def grow(self, count: int) -> None:
        """Makes room for so many actions."""
        while len(self.regrets) < count:
            self.regrets.append(0.0)
            self.average.append(0.0)
            self.baselines.append(0.0)
            self.counts.append(0)

    def strategy(self, candidates: list[int], priors: list[float]) -> list[float]:
        """The probability of each candidate now. While nothing is regretted: in proportion to the priors."""
        positive = [max(0.0, self.regrets[action]) for action in candidates]
        total = sum(positive)
        if total <= 0.0:
            positive = [priors[action] for action in candidates]
            total = sum(positive)
        return [value / total for value in positive]

    def update(
        self, candidates: list[int], strategy: list[float], played: int, probability: float, value: float
    ) -> None:
        """The action ``played``, which was drawn with this probability, brought this value."""
        self.updates += 1
        weight = sqrt(self.updates)  # later strategies count for more: the first ones are far from an equilibrium
        estimates = [self.baselines[action] if self.counts[action] else value for action in candidates]
        place = candidates.index(played)
        estimates[place] += (value - estimates[place]) / probability
        expected = 0.0
        for share, estimate in zip(strategy, estimates, strict=True):
            expected += share * estimate
        for place, action in enumerate(candidates):
            # Never below zero: an action that was bad for long is found again as soon as it is good.
            self.regrets[action] = max(0.0, self.regrets[action] + estimates[place] - expected)
            self.average[action] += weight * strategy[place]
        self.counts[played] += 1
        step = max(1.0 / self.counts[played], 0.01)  # the others' strategies change, so the latest values count more
        self.baselines[played] += (value - self.baselines[played]) * step

    def mixed(self, candidates: list[int], least: float) -> list[float]:
        """The average strategy over these, without what was hardly ever played: leftovers of trying out."""
        total = sum([self.average[action] for action in candidates])
        if total <= 0.0:
            return [1.0 / len(candidates)] * len(candidates)
        shares = [self.average[action] / total for action in candidates]
        most = max(shares)
        kept = [share if share >= min(least, most) else 0.0 for share in shares]
        rest = sum(kept)
        return [share / rest for share in kept]

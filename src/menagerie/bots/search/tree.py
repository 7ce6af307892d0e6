"""The tree: what was learned about each decision, by what its seat knows.

Every seat has a tree of its own. A node is a decision of that seat as it sees it: its own earlier choices and what it
observed of everything else. So a choice that a seat cannot see never splits its nodes, and nothing it does can depend
on it.
"""

from __future__ import annotations

from typing import Any

from menagerie.bots.search.regret_matching import RegretMatching

MORE_OBSERVATIONS = 2
"""After an action, so many different observations get a node each at once; later as many more as the root of its
visits. What is observed beyond that (the faces of many dice) shares one node."""

Key = tuple[int, bytes | None]
"""The action that was taken, by its number, and what was observed since; nothing for the shared node."""


class Node:
    """One decision of one seat. Sums are of that seat's own values."""

    __slots__ = (
        "actions", "children", "counts", "numbers", "observed", "order", "priors", "regret", "squares", "totals",
        "visits",
    )  # fmt: skip

    def __init__(self, *, sealed: bool) -> None:
        self.actions: list[Any] = []
        self.numbers: dict[Any, int] = {}
        self.priors: list[float] = []
        self.order: list[int] = []
        """The actions' numbers, most promising first."""
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.squares: list[float] = []
        self.visits: int = 0
        self.regret: RegretMatching | None = RegretMatching() if sealed else None
        self.children: dict[Key, Node] = {}
        self.observed: dict[int, int] = {}

    def add(self, action: Any, prior: float) -> int:
        number = len(self.actions)
        self.numbers[action] = number
        self.actions.append(action)
        self.priors.append(prior)
        self.counts.append(0)
        self.totals.append(0.0)
        self.squares.append(0.0)
        if self.regret is not None:
            self.regret.grow(number + 1)
        return number

    def sort(self) -> None:
        """After actions were added. Equal priors keep the order in which they came."""
        self.order = sorted(range(len(self.actions)), key=lambda number: -self.priors[number])

    def candidates(self, legal: set[int] | None, width: float, growth: float) -> list[int]:
        """Progressive widening: the most promising legal actions, the more of them the more often this was visited.

        ``legal`` are the numbers of those that are legal in this world; nothing where all are.
        """
        most = max(2, int(width * (self.visits + 1) ** growth))
        if legal is None:
            return self.order[:most]
        found: list[int] = []
        for number in self.order:
            if number in legal:
                found.append(number)
                if len(found) == most:
                    break
        return found

    def child_key(self, action: int, observation: bytes) -> Key:
        """Where to go on: a node of its own for this observation, or the one that the rarer ones share."""
        key: Key = (action, observation)
        if key in self.children:
            return key
        known = self.observed.get(action, 0)
        taken = self.counts[action] if action >= 0 else self.visits
        if known >= MORE_OBSERVATIONS + int(taken**0.5):
            return (action, None)
        self.observed[action] = known + 1
        return key

    def record(self, action: int, value: float) -> None:
        self.visits += 1
        self.counts[action] += 1
        self.totals[action] += value
        self.squares[action] += value * value

    def mean(self, action: int) -> float:
        return self.totals[action] / self.counts[action]

    def merge(self, other: Node) -> None:
        """Adds what another process learned about the same decision."""
        self.visits += other.visits
        for action in other.actions:
            there = other.numbers[action]
            here = self.numbers.get(action)
            if here is None:
                here = self.add(action, other.priors[there])
            self.counts[here] += other.counts[there]
            self.totals[here] += other.totals[there]
            self.squares[here] += other.squares[there]
            if self.regret is not None and other.regret is not None:
                self.regret.regrets[here] += other.regret.regrets[there]
                self.regret.average[here] += other.regret.average[there]
        self.sort()

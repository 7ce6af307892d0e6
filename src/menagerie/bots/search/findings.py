"""What a search found out about the decision it was asked for."""

from __future__ import annotations

from typing import Any, NamedTuple

from menagerie.bots.search.tree import Node


class Candidate(NamedTuple):
    """An action that was tried."""

    action: Any
    visits: int
    win_probability: float
    """To win, on average over the continuations that were tried."""
    error: float
    """One standard error of it: by chance alone the average is off by more than twice this once in twenty times."""
    share: float
    """How often it should be played: of a mixed strategy, or of the visits."""


class Findings(NamedTuple):
    iterations: int
    mixed: bool
    """Whether the choice is secret, so that it should be drawn from the shares."""
    candidates: tuple[Candidate, ...]
    """The best first: of a mixed strategy the one to be played most often; otherwise, among those
    tried often enough, the one whose chance is best even if it is one standard error lower."""
    rivals: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
    """At a secret choice of a number: for each of the others that choose too, how often it chose each number in the
    second half of the iterations."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


ENOUGH = 0.1
"""Of the visits of the action that was tried most."""
LEAST_SHARE = 0.04
"""Of a mixed strategy, what is left over from trying things out."""


def findings_of(root: Node, iterations: int, rivals: dict[int, dict[int, int]]) -> Findings:
    tried = [number for number in root.order if root.counts[number]]
    if root.regret is not None:
        shares = root.regret.mixed(tried, LEAST_SHARE)
    else:
        total = sum(root.counts[number] for number in tried)
        shares = [root.counts[number] / total for number in tried]
    found = []
    for number, share in zip(tried, shares, strict=True):
        visits, mean = root.counts[number], root.mean(number)
        variance = max(0.0, root.squares[number] / visits - mean * mean)
        error = (variance / (visits - 1)) ** 0.5 if visits > 1 else 0.5
        found.append(Candidate(root.actions[number], visits, mean, error, share))
    if root.regret is not None:
        found.sort(key=lambda one: (-one.share, -one.win_probability))
    else:
        most = max(one.visits for one in found)
        found.sort(key=lambda one: (one.visits < ENOUGH * most, one.error - one.win_probability))
    counted = tuple((seat, tuple(sorted(numbers.items()))) for seat, numbers in sorted(rivals.items()))
    return Findings(iterations, root.regret is not None, tuple(found), counted)

"""Counting: who won how often, with which scores, and the confidence intervals.

A victory shared by ``n`` players counts as ``1/n`` of a win for each of them, so that the wins of all seats add up to
the number of games. Sums are kept as whole numbers and fractions: the order in which games come in changes nothing.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

from msgspec import Struct

from menagerie.lab.series import Outcome, Series

CONFIDENCE = 0.95
_Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Spread(Struct, frozen=True):
    """A list of numbers, summed up."""

    mean: float | None
    sd: float | None
    """Of a sample; 0 for a single figure."""
    min: int | None
    max: int | None


class BotShare(Struct, frozen=True):
    """How one kind of bot did, all its seats together."""

    seats: tuple[int, ...]
    wins: float
    share: float | None
    fair: float
    """Its share if all players were equal."""
    interval: tuple[float, float] | None


class Report(Struct, frozen=True):
    """What came out of many games. Lists are by seat, from seat 0; lengths are counted in actions."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int
    finished: int
    unfinished: int
    actions: int
    wins: tuple[float, ...]
    """A shared victory counts as a fair part for each winner."""
    wins_alone: tuple[int, ...]
    wins_shared: tuple[int, ...]
    shared_games: int
    shares: tuple[float | None, ...]
    """Wins by finished games."""
    fair: float
    """The share of a seat that has neither advantage nor disadvantage."""
    advantage: tuple[float | None, ...]
    """How far the share lies from the fair one."""
    intervals: tuple[tuple[float, float] | None, ...]
    """Where the true shares lie, with the given confidence."""
    confidence: float
    scores: tuple[Spread, ...]
    length: Spread
    by_bot: dict[str, BotShare]


def wilson(wins: Fraction | int, games: int, deviations: float = _Z) -> tuple[float, float] | None:
    """Wilson's interval for the probability of winning, of so many standard errors either side; nothing without games.

    With parts of wins it is a little wider than need be, never too narrow: a part varies less than a whole.
    """
    if games == 0:
        return None
    share = float(Fraction(wins) / games)
    square = deviations * deviations
    stretch = 1 + square / games
    middle = (share + square / (2 * games)) / stretch
    half = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games)) / stretch
    return _short(max(0.0, middle - half)), _short(min(1.0, middle + half))


def _short(figure: Fraction | float) -> float:
    return round(float(figure), 6)


class RunningSums:
    """Running sums of whole numbers."""

    __slots__ = ("count", "highest", "lowest", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.lowest: int | None = None
        self.highest: int | None = None

    def add(self, figure: int) -> None:
        self.count += 1
        self.total += figure
        self.squares += figure * figure
        self.lowest = figure if self.lowest is None else min(self.lowest, figure)
        self.highest = figure if self.highest is None else max(self.highest, figure)

    def spread(self) -> Spread:
        n = self.count
        if n == 0:
            return Spread(None, None, None, None)
        variance = Fraction(n * self.squares - self.total * self.total, n * (n - 1)) if n > 1 else Fraction(0)
        return Spread(_short(Fraction(self.total, n)), _short(sqrt(variance)), self.lowest, self.highest)


class Tally:
    """Adds up games, and reports."""

    def __init__(self, series: Series, rules: int) -> None:
        self.series = series
        self.rules = rules
        self.games = 0
        self.finished = 0
        self.actions = 0
        self.alone = [0] * series.players
        self.parts = [Fraction(0)] * series.players
        self.shared = [0] * series.players
        self.shared_games = 0
        self.scores = [RunningSums() for _ in range(series.players)]
        self.length = RunningSums()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.actions += outcome.actions
        if outcome.scores is None:
            return
        self.finished += 1
        self.length.add(outcome.actions)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].add(score)
        if len(outcome.winners) == 1:
            self.alone[outcome.winners[0]] += 1
            return
        self.shared_games += 1
        for seat in outcome.winners:
            self.shared[seat] += 1
            self.parts[seat] += Fraction(1, len(outcome.winners))

    def wins(self, seat: int) -> Fraction:
        return self.alone[seat] + self.parts[seat]

    def _share(self, wins: Fraction) -> Fraction | None:
        return wins / self.finished if self.finished else None

    def report(self) -> Report:
        series = self.series
        wins = [self.wins(seat) for seat in range(series.players)]
        shares = [self._share(won) for won in wins]
        fair = Fraction(1, series.players)
        return Report(
            game=series.game,
            rules=self.rules,
            players=series.players,
            options=series.options,
            bots=series.bots,
            seed=series.seed,
            games=self.games,
            finished=self.finished,
            unfinished=self.games - self.finished,
            actions=self.actions,
            wins=tuple(_short(won) for won in wins),
            wins_alone=tuple(self.alone),
            wins_shared=tuple(self.shared),
            shared_games=self.shared_games,
            shares=tuple(None if share is None else _short(share) for share in shares),
            fair=_short(fair),
            advantage=tuple(None if share is None else _short(share - fair) for share in shares),
            intervals=tuple(wilson(won, self.finished) for won in wins),
            confidence=CONFIDENCE,
            scores=tuple(figures.spread() for figures in self.scores),
            length=self.length.spread(),
            by_bot={name: self._bot(name) for name in dict.fromkeys(series.bots)},
        )

    def _bot(self, name: str) -> BotShare:
        seats = tuple(seat for seat, bot in enumerate(self.series.bots) if bot == name)
        wins = sum((self.wins(seat) for seat in seats), Fraction(0))
        share = self._share(wins)
        return BotShare(
            seats=seats,
            wins=_short(wins),
            share=None if share is None else _short(share),
            fair=_short(Fraction(len(seats), self.series.players)),
            interval=wilson(wins, self.finished),
        )

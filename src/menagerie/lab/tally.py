"""Counting: who won how often, with which scores, and the confidence intervals.

A victory shared by ``n`` players counts as ``1/n`` of a win for each of them, so that the wins of all seats add up to
the number of games. Sums are kept as whole numbers and fractions: the order in which games come in changes nothing.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

from msgspec import Struct

from menagerie.lab.intervals import CONFIDENCE, short, wilson
from menagerie.lab.series import Outcome, Series


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
        return Spread(short(Fraction(self.total, n)), short(sqrt(variance)), self.lowest, self.highest)


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
            wins=tuple(short(won) for won in wins),
            wins_alone=tuple(self.alone),
            wins_shared=tuple(self.shared),
            shared_games=self.shared_games,
            shares=tuple(None if share is None else short(share) for share in shares),
            fair=short(fair),
            advantage=tuple(None if share is None else short(share - fair) for share in shares),
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
            wins=short(wins),
            share=None if share is None else short(share),
            fair=short(Fraction(len(seats), self.series.players)),
            interval=wilson(wins, self.finished),
        )

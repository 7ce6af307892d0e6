"""Many observed games as one study, with an interval for every figure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from menagerie.core.registry import game as find_game
from menagerie.lab.balance.observed_game import ObservedGame, observe_game
from menagerie.lab.intervals import CONFIDENCE, Interval, Z, mean_interval, short, wilson
from menagerie.lab.series import Series
from menagerie.lab.workers import Processes, Runner

FEWEST_FOR_LIFT = 15
"""Seats with and without a piece that a comparison needs."""
DEAD_SHARE = 0.005
"""A choice that is taken less often than this where it is open is hardly a choice."""
FEWEST_OFFERS = 100


class Mean(Struct, frozen=True):
    """An average with its interval and the extremes."""

    mean: float
    interval: Interval
    least: float
    most: float


class SeatFigures(Struct, frozen=True):
    share: float
    interval: Interval
    score: Mean


class PieceFigures(Struct, frozen=True):
    """How often a piece was used, and how those fared who used it."""

    kind: str
    piece: str
    a_game: float
    """Uses a game."""
    seats: int
    """Seats that used it, each counted once a game."""
    use: float
    """Their part of all seats."""
    share: float | None
    """Their share of the points."""
    lift: float | None
    """Their share less that of the others."""
    lift_interval: Interval | None


class ChoiceFigures(Struct, frozen=True):
    """How often a choice was open, and how often it was taken then."""

    choice: str
    offered: int
    share: float
    interval: Interval


class Study(Struct, frozen=True):
    """What many games with one set-up show."""

    series: Series
    rules: int
    games: int
    unfinished: int
    confidence: float
    fair: float
    seats: tuple[SeatFigures, ...]
    length: Mean | None
    lengths: tuple[tuple[int, int], ...]
    """Lengths in actions and how many games had them, in classes of equal width named by their beginning."""
    margin: Mean | None
    close: float | None
    """Part of the games in which the winner was ahead by no more than a tenth of the own score."""
    shared: float | None
    """Part of the games that ended with a shared victory."""
    tie_breaks: tuple[tuple[str, int], ...]
    lead_changes: Mean | None
    last_change: Mean | None
    pieces: tuple[PieceFigures, ...]
    choices: tuple[ChoiceFigures, ...]

    @property
    def dead_choices(self) -> tuple[ChoiceFigures, ...]:
        """Those that were open often and hardly ever taken."""
        return tuple(one for one in self.choices if one.offered >= FEWEST_OFFERS and one.interval[1] < DEAD_SHARE * 4)


def study(
    series: Series, games: int, runner: Runner | None = None, done: Callable[[int], None] = lambda _: None
) -> Study:
    """Plays games 1 to ``games`` of the series and counts."""
    runner = runner or Processes()
    observed: list[ObservedGame] = []
    for one in runner.in_order(partial(observe_game, series), range(1, games + 1)):
        observed.append(one)
        done(len(observed))
    return counted(series, observed)


def counted(series: Series, observed: Sequence[ObservedGame]) -> Study:
    """The study of these games."""
    finished = [game for game in observed if game.points]
    return Study(
        series=series,
        rules=find_game(series.game).rules_version,
        games=len(observed),
        unfinished=len(observed) - len(finished),
        confidence=CONFIDENCE,
        fair=short(1 / series.players),
        seats=tuple(_seat(seat, finished) for seat in range(series.players)) if finished else (),
        length=mean_of([game.actions for game in finished]),
        lengths=classes([game.actions for game in finished]),
        margin=mean_of([game.margin for game in finished]),
        close=_part(game.margin <= 0.1 * max(game.scores) for game in finished),
        shared=_part(max(game.points) < 1 for game in finished),
        tie_breaks=tuple(sorted(Counter(game.decided_by for game in finished if game.decided_by).items())),
        lead_changes=mean_of([game.lead_changes for game in finished]),
        last_change=mean_of([game.last_change for game in finished]),
        pieces=_pieces(series.players, finished),
        choices=_choices(observed),
    )


def _seat(seat: int, games: Sequence[ObservedGame]) -> SeatFigures:
    points = [game.points[seat] for game in games]
    interval, score = mean_interval(points), mean_of([game.scores[seat] for game in games])
    assert interval is not None
    assert score is not None
    return SeatFigures(short(fmean(points)), interval, score)


def mean_of(figures: Sequence[float]) -> Mean | None:
    """Nothing where there are none; a single figure has no width that anyone could know."""
    if not figures:
        return None
    mean = fmean(figures)
    half = Z * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return Mean(short(mean), (short(mean - half), short(mean + half)), min(figures), max(figures))


def classes(figures: Sequence[int], most: int = 24) -> tuple[tuple[int, int], ...]:
    """How many figures fall into each class; the classes have the same round width."""
    if not figures:
        return ()
    spread = max(figures) - min(figures) + 1
    width = next(unit * 10**power for power in range(9) for unit in (1, 2, 5) if unit * 10**power * most >= spread)
    counts = Counter(figure // width * width for figure in figures)
    return tuple((begin, counts[begin]) for begin in range(min(counts), max(counts) + 1, width))


def _part(found: Iterable[bool]) -> float | None:
    listed = list(found)
    return short(sum(listed) / len(listed)) if listed else None


def _pieces(players: int, games: Sequence[ObservedGame]) -> tuple[PieceFigures, ...]:
    uses: Counter[tuple[str, str]] = Counter()
    holders: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        for kind, piece, seat, count in game.uses:
            uses[kind, piece] += count
            holders[kind, piece].append(game.points[seat])
    all_points = float(len(games))  # a point a game
    seats = players * len(games)
    found = []
    for (kind, piece), points in sorted(holders.items()):
        lift = _lift(points, seats - len(points), all_points - sum(points))
        found.append(
            PieceFigures(
                kind=kind,
                piece=piece,
                a_game=short(uses[kind, piece] / len(games)),
                seats=len(points),
                use=short(len(points) / seats),
                share=short(fmean(points)),
                lift=None if lift is None else short(lift[0]),
                lift_interval=None if lift is None else (short(lift[1]), short(lift[2])),
            )
        )
    return tuple(found)


def _lift(points: Sequence[float], others: int, points_of_others: float) -> tuple[float, float, float] | None:
    """The difference of two shares with its interval (Newcombe's, from Wilson's of each)."""
    if min(len(points), others) < FEWEST_FOR_LIFT:
        return None
    mine, theirs = fmean(points), points_of_others / others
    low, high = wilson(round(sum(points), 6), len(points)) or (0.0, 1.0)
    other_low, other_high = wilson(round(points_of_others, 6), others) or (0.0, 1.0)
    lift = mine - theirs
    below = sqrt((mine - low) ** 2 + (other_high - theirs) ** 2)
    above = sqrt((high - mine) ** 2 + (theirs - other_low) ** 2)
    return lift, lift - below, lift + above


def _choices(games: Sequence[ObservedGame]) -> tuple[ChoiceFigures, ...]:
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for game in games:
        for name, times, chosen in game.choices:
            offered[name] += times
            taken[name] += chosen
    return tuple(
        ChoiceFigures(name, times, short(taken[name] / times), wilson(taken[name], times) or (0.0, 1.0))
        for name, times in sorted(offered.items())
    )

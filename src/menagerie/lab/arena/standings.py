"""What the games of an arena say: points, ratings, who beats whom, what a move costs, and who lost by a fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from menagerie.lab.arena.match import Arena, GameResult
from menagerie.lab.intervals import CONFIDENCE, Z, mean_interval

try:
    from openskill.models import PlackettLuce, PlackettLuceRating
except ModuleNotFoundError as missing:
    raise ImportError(
        f"{missing.name} is not installed; the arena needs the extra: pip install 'menagerie[research]'"
    ) from missing


class Rating(Struct, frozen=True):
    """A strength as openskill estimates it from the ranks of all games: 25 is the average it begins with."""

    mu: float
    interval: tuple[float, float]


class EntrantStanding(Struct, frozen=True):
    """How one entrant did."""

    name: str
    rating: Rating
    games: int
    """Seats it has had: a line-up may hold it twice."""
    points: float
    share: float | None
    """Of the points that were possible."""
    interval: tuple[float, float] | None
    milliseconds: float | None
    """A move, on average."""
    moves: int
    forfeits: dict[str, int]


class Meeting(Struct, frozen=True):
    """How two entrants did against each other: who of the two came out before the other, half a point for a tie."""

    name: str
    other: str
    games: int
    share: float | None
    interval: tuple[float, float] | None


class SeatShare(Struct, frozen=True):
    """How one seat did, whoever sat there."""

    share: float
    interval: tuple[float, float]


class ArenaReport(Struct, frozen=True):
    """The result of an arena."""

    arena: Arena
    games: int
    unfinished: int
    actions: int
    confidence: float
    fair: float
    """The share of an entrant that is as strong as the others."""
    standings: tuple[EntrantStanding, ...]
    """By rating, the strongest first."""
    meetings: tuple[Meeting, ...]
    """Every pair, both ways."""
    seats: tuple[SeatShare, ...]
    """By seat, its share of the points; empty without games."""


def arena_report(arena: Arena, games: Sequence[GameResult]) -> ArenaReport:
    """Everything, counted in the order of the games' numbers."""
    ordered = sorted(games, key=lambda game: game.number)
    ratings = _ratings(arena, ordered)
    names = sorted((entrant.name for entrant in arena.entrants), key=lambda name: (-ratings[name].mu, name))
    return ArenaReport(
        arena=arena,
        games=len(ordered),
        unfinished=sum(game.unfinished for game in ordered),
        actions=sum(game.actions for game in ordered),
        confidence=CONFIDENCE,
        fair=round(1 / arena.players, 6),
        standings=tuple(_standing(name, ratings[name], ordered) for name in names),
        meetings=tuple(_meeting(name, other, ordered) for name in names for other in names if name != other),
        seats=_seats(arena, ordered),
    )


def _ratings(arena: Arena, games: Sequence[GameResult]) -> dict[str, Rating]:
    """Rated game by game. Two seats of the same entrant play as two copies; what both learn is averaged."""
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {entrant.name: model.rating() for entrant in arena.entrants}
    for game in games:
        if game.unfinished:
            continue
        copies = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in game.seats]
        rated = model.rate(copies, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.seats):
            mine = [rated[seat][0] for seat, sitting in enumerate(game.seats) if sitting == name]
            ratings[name] = model.rating(
                mu=sum(one.mu for one in mine) / len(mine), sigma=min(one.sigma for one in mine)
            )
    return {
        name: Rating(round(one.mu, 3), (round(one.mu - Z * one.sigma, 3), round(one.mu + Z * one.sigma, 3)))
        for name, one in ratings.items()
    }


def _seats(arena: Arena, games: Sequence[GameResult]) -> tuple[SeatShare, ...]:
    found = []
    for seat in range(arena.players):
        points = [game.points()[seat] for game in games]
        interval = mean_interval(points)
        if interval is not None:
            found.append(SeatShare(round(sum(points) / len(points), 6), interval))
    return tuple(found)


def _standing(name: str, rating: Rating, games: Sequence[GameResult]) -> EntrantStanding:
    points: list[float] = []
    forfeits: Counter[str] = Counter()
    moves, seconds = 0, 0.0
    for game in games:
        shared = game.points()
        for seat, sitting in enumerate(game.seats):
            if sitting != name:
                continue
            points.append(shared[seat])
            moves += game.moves[seat]
            seconds += game.seconds[seat]
            if game.forfeited_by == seat:
                forfeits[game.forfeit] += 1
    return EntrantStanding(
        name=name,
        rating=rating,
        games=len(points),
        points=round(sum(points), 6),
        share=round(sum(points) / len(points), 6) if points else None,
        interval=mean_interval(points),
        milliseconds=round(1000 * seconds / moves, 3) if moves else None,
        moves=moves,
        forfeits=dict(sorted(forfeits.items())),
    )


def _point(rank: int, other: int) -> float:
    return 1.0 if rank < other else 0.5 if rank == other else 0.0


def _meeting(name: str, other: str, games: Sequence[GameResult]) -> Meeting:
    points: list[float] = []
    for game in games:
        if game.unfinished:
            continue
        for seat, sitting in enumerate(game.seats):
            if sitting != name:
                continue
            points += [
                1.0
                if game.ranks[seat] < game.ranks[against]
                else 0.5
                if game.ranks[seat] == game.ranks[against]
                else 0.0
                for against, opponent in enumerate(game.seats)
                if opponent == other
            ]
    return Meeting(
        name=name,
        other=other,
        games=len(points),
        share=round(sum(points) / len(points), 6) if points else None,
        interval=mean_interval(points),
    )

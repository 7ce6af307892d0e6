"""Bots play one game after another with the same set-up.

The seed of game ``n`` is the text ``<seed>/<n>``, and the bot on seat ``s`` has a generator of its own
with the seed ``<seed>/<n>/seat <s>``. So every game can be played alone, in any order, in any process, and comes out
the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.bots import maker_named
from menagerie.core.contract import Action, AnyGame, AnyState, Event, Options, Refused, Result
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, Observation
from menagerie.core.record import SUFFIX, Recorder, Seat, encode
from menagerie.core.registry import game as find_game

CAP = 100_000
"""A game that has not ended after so many actions is stopped and counted as unfinished."""


class Series(Struct, frozen=True):
    """The set-up of a series of games. Plain values only: it is sent to other processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One name a seat; see `menagerie.bots.maker_named`."""
    seed: str
    options: dict[str, Any] = {}
    cap: int = CAP

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


class Outcome(Struct, frozen=True):
    """How one game ended."""

    actions: int
    result: Result | None = None
    """Nothing when the game is unfinished."""

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.result is None else self.result.winners

    @property
    def scores(self) -> tuple[int, ...] | None:
        return None if self.result is None else self.result.scores


class SimulationError(Exception):
    """A game that failed because of a mistake in its rules or in a bot; its seed reproduces it."""

    def __init__(self, reason: str, number: int, seed: str, detail: str) -> None:
        super().__init__(reason, number, seed, detail)
        self.reason = reason
        self.number = number
        self.seed = seed
        self.detail = detail

    def __str__(self) -> str:
        return f"game {self.number} (seed {self.seed!r}): {self.reason}: {self.detail}"


def record_name(series: Series, number: int, games: int) -> str:
    """The file name of a game's record; the names sort in the order of the games."""
    return f"{series.game}-{number:0{len(str(games))}}{SUFFIX}"


class Decision(Struct, frozen=True):
    """What a bot decided, before it is done."""

    seat: int
    point: str
    observation: Observation[Any, Any]
    action: Action


class GameInPlay:
    """One game of a series while its bots play it."""

    def __init__(self, series: Series, number: int) -> None:
        self.series = series
        self.number = number
        self.seed = series.seed_of(number)
        self.game: AnyGame = find_game(series.game)
        self.options: Options = msgspec.convert(series.options, self.game.options_type)
        self.state: AnyState = self.game.new(series.players, self.options, self.seed)
        self.bots = make_bots(self.game, series.bots, self.seed)
        self.actions = 0
        self._pieces = dict(self.game.census(self.state))

    def decide(self) -> Decision | None:
        """The next decision; nothing when the game is over, or stopped at the cap."""
        waiting = self.state.waiting_on
        if not waiting or self.actions >= self.series.cap:
            return None
        seat = waiting[0]
        observation = Observation(self.state, seat)
        return Decision(seat, self.state.point(seat) or "", observation, self.bots[seat].choose(observation).action)

    def apply(self, decision: Decision) -> list[Event]:
        try:
            events: list[Event] = self.state.apply(decision.seat, decision.action)
        except Refused as refusal:
            bot = self.series.bots[decision.seat]
            detail = f"{bot}: {refusal}"
            raise SimulationError("simulation-error-refused", self.number, self.seed, detail) from None
        self.actions += 1
        return events

    def outcome(self) -> Outcome:
        """How it ended; no piece may have appeared or vanished."""
        _check_census(self._pieces, self.game.census(self.state), self.number, self.seed)
        return Outcome(self.actions, self.state.result())


def play(series: Series, number: int) -> Outcome:
    """Plays one game of the series to its end."""
    game = GameInPlay(series, number)
    while (decision := game.decide()) is not None:
        game.apply(decision)
    return game.outcome()


def play_recorded(series: Series, number: int) -> tuple[Outcome, bytes]:
    """The same, with the game's record as it is written to a file."""
    game = GameInPlay(series, number)
    recorder = Recorder(game.game, game.options, _names(series.bots), game.seed)
    while (decision := game.decide()) is not None:
        recorder.write(decision.seat, decision.point, decision.action)
        game.apply(decision)
    outcome = game.outcome()
    return outcome, encode(recorder.record(outcome.result))


def make_bots(game: AnyGame, names: tuple[str, ...], seed: str) -> list[Bot]:
    """The bots of a game with this seed, one a seat."""
    return [maker_named(game, name)(Generator(f"{seed}/seat {seat}")) for seat, name in enumerate(names)]


def _names(bots: tuple[str, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(bots))


def _check_census(before: Mapping[str, int], after: Mapping[str, int], number: int, seed: str) -> None:
    """No piece may appear or vanish."""
    kinds = sorted({*before, *after})
    changed = [f"{kind} {before.get(kind, 0)} → {after.get(kind, 0)}" for kind in kinds]
    changed = [line for line, kind in zip(changed, kinds, strict=True) if before.get(kind, 0) != after.get(kind, 0)]
    if changed:
        raise SimulationError("simulation-error-lost", number, seed, ", ".join(changed))

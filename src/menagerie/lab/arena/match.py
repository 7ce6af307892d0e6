"""One game of the arena. A program that breaks the rules, crashes or is too slow loses its game, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.bots import maker_named
from menagerie.core.contract import AnyGame, AnyState, Refused, Result
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, Observation
from menagerie.core.registry import game as find_game
from menagerie.lab.arena.entrants import Entrant
from menagerie.lab.arena.line_ups import line_ups, seating
from menagerie.lab.arena.outside_bot import Forfeit, OutsideBot
from menagerie.lab.series import CAP

MOVE_SECONDS = 10.0
LONGEST_DETAIL = 300


class Arena(Struct, frozen=True):
    """The set-up. Plain values only: it is sent to other processes, and stored."""

    game: str
    rules: int
    players: int
    entrants: tuple[Entrant, ...]
    seed: str
    options: dict[str, Any] = {}
    move_seconds: float = MOVE_SECONDS
    """How long a program outside may think about a move."""
    cap: int = CAP

    def line_ups(self) -> list[tuple[str, ...]]:
        return line_ups([entrant.name for entrant in self.entrants], self.players)


class GameResult(Struct, frozen=True, omit_defaults=True):
    """How one game went."""

    number: int
    seats: tuple[str, ...]
    deal: int
    ranks: tuple[int, ...]
    """By seat, 1 for the winners; equal ranks are ties. All 1 in a game that was stopped without an end."""
    actions: int
    moves: tuple[int, ...]
    """Decisions by seat."""
    seconds: tuple[float, ...]
    """Thought by seat: the only figures here that differ from run to run."""
    scores: tuple[int, ...] | None = None
    forfeit: str = ""
    """Why the game was lost before its end."""
    forfeited_by: int | None = None
    detail: str = ""
    unfinished: bool = False

    def points(self) -> tuple[float, ...]:
        """One point a game: shared equally among its winners."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)


def play_match(arena: Arena, number: int) -> GameResult:
    """Plays game ``number`` of the arena, from 1 on. Each can be played alone, in any process, and comes out the same
    where its bots do."""
    return Match(arena, number).play()


class Match:
    """A game while it is played."""

    def __init__(self, arena: Arena, number: int) -> None:
        self.arena = arena
        self.number = number
        self.game: AnyGame = find_game(arena.game)
        self.seats, self.deal = seating(arena.line_ups(), number, arena.seed)
        self.seed = f"{arena.seed}/{self.deal}"
        self.options = msgspec.convert(arena.options, self.game.options_type)
        self.bots: list[Bot] = []
        self.moves = [0] * arena.players
        self.seconds = [0.0] * arena.players

    def play(self) -> GameResult:
        state = self.game.new(self.arena.players, self.options, self.seed)
        try:
            for seat in range(self.arena.players):
                if (forfeit := self._sit_down(seat)) is not None:
                    return self._lost(seat, forfeit)
            while (waiting := state.waiting_on) and sum(self.moves) < self.arena.cap:
                if (forfeit := self._move(state, waiting[0])) is not None:
                    return self._lost(waiting[0], forfeit)
            return self._ended(state.result())
        finally:
            for bot in self.bots:
                if isinstance(bot, OutsideBot):
                    bot.end(state.result())

    def _sit_down(self, seat: int) -> Forfeit | None:
        entrant = next(entrant for entrant in self.arena.entrants if entrant.name == self.seats[seat])
        seed = f"{self.seed}/seat {seat}"
        if not entrant.command:
            self.bots.append(maker_named(self.game, entrant.name)(Generator(seed)))
            return None
        own_seed = sha256(f"{seed}/outside".encode()).hexdigest()  # from which nobody can find the deal
        try:
            self.bots.append(
                OutsideBot(
                    self.game,
                    self.arena.players,
                    self.options,
                    seat,
                    own_seed,
                    entrant.command,
                    self.arena.move_seconds,
                )
            )
        except Forfeit as forfeit:
            return forfeit
        return None

    def _move(self, state: AnyState, seat: int) -> Forfeit | None:
        began = perf_counter()
        try:
            action = self.bots[seat].choose(Observation(state, seat)).action
        except Forfeit as forfeit:
            return forfeit
        finally:
            self.seconds[seat] += perf_counter() - began
        self.moves[seat] += 1
        try:
            state.apply(seat, action)
        except Refused as refusal:
            if isinstance(self.bots[seat], OutsideBot):
                return Forfeit("illegal", str(refusal))
            raise
        return None

    def _lost(self, loser: int, forfeit: Forfeit) -> GameResult:
        """The others share the victory."""
        ranks = [2 if seat == loser else 1 for seat in range(self.arena.players)]
        return self._result(ranks, forfeit=forfeit.reason, forfeited_by=loser, detail=forfeit.detail[:LONGEST_DETAIL])

    def _ended(self, result: Result | None) -> GameResult:
        if result is None:
            return self._result([1] * self.arena.players, unfinished=True)
        return self._result([standing.rank for standing in result.standings], scores=result.scores)

    def _result(self, ranks: Sequence[int], **more: Any) -> GameResult:
        return GameResult(
            number=self.number,
            seats=self.seats,
            deal=self.deal,
            ranks=tuple(ranks),
            actions=sum(self.moves),
            moves=tuple(self.moves),
            seconds=tuple(round(seconds, 6) for seconds in self.seconds),
            **more,
        )

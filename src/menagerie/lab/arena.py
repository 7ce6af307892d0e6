"""The arena: bots play one game after another at the same table.

The seed of game ``n`` is the text ``<seed>/<n>``, and the bot on seat ``s`` draws its own chance from
``<seed>/<n>/seat <s>``. So every game stands for itself: it can be played alone, in any order, in any process, and
comes out the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.bots import bots_for
from menagerie.core.contract import AnyGame, Refused, Result
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, Observation
from menagerie.core.record import SUFFIX, Recorder, Seat, encode
from menagerie.core.registry import game as find_game

CAP = 100_000
"""A game that has not ended after so many actions is called unfinished and left."""


class Table(Struct, frozen=True):
    """What is played again and again. Plain values only: it travels to other processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One name a seat."""
    seed: str
    options: dict[str, Any] = {}
    cap: int = CAP

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


class Played(Struct, frozen=True):
    """How one game went."""

    actions: int
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    """Nothing when the game was left unfinished."""


class Mishap(Exception):
    """A game that went wrong by a mistake in its rules or in a bot; the seed brings it back."""

    def __init__(self, reason: str, number: int, seed: str, detail: str) -> None:
        super().__init__(reason, number, seed, detail)
        self.reason = reason
        self.number = number
        self.seed = seed
        self.detail = detail

    def __str__(self) -> str:
        return f"game {self.number} (seed {self.seed!r}): {self.reason}: {self.detail}"


def record_name(table: Table, number: int, games: int) -> str:
    """What the record of a game is called, so that they sort in the order they were played in."""
    return f"{table.game}-{number:0{len(str(games))}}{SUFFIX}"


def play(table: Table, number: int, paper: Path | None = None) -> Played:
    """Plays one game of the table to its end; its record goes to the paper, where there is one."""
    game = find_game(table.game)
    options = msgspec.convert(table.options, game.options_type)
    seed = table.seed_of(number)
    state = game.new(table.players, options, seed)
    bots = _seated(game, table.bots, seed)
    recorder = None if paper is None else Recorder(game, options, _names(table.bots), seed)
    whole = dict(game.census(state))
    actions = 0
    while (waiting := state.waiting_on) and actions < table.cap:
        seat = waiting[0]
        action = bots[seat].choose(Observation(state, seat)).action
        if recorder is not None:
            recorder.write(seat, state.point(seat) or "", action)
        try:
            state.apply(seat, action)
        except Refused as refusal:
            raise Mishap("mishap-refused", number, seed, f"{table.bots[seat]}: {refusal}") from None
        actions += 1
    _check_census(whole, game.census(state), number, seed)
    result: Result | None = state.result()
    if recorder is not None and paper is not None:
        paper.write_bytes(encode(recorder.record(result)))
    if result is None:
        return Played(actions)
    return Played(actions, result.winners, result.scores)


def _seated(game: AnyGame, names: tuple[str, ...], seed: str) -> list[Bot]:
    makers = bots_for(game)
    return [makers[name](Generator(f"{seed}/seat {seat}")) for seat, name in enumerate(names)]


def _names(bots: tuple[str, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(bots))


def _check_census(before: Mapping[str, int], after: Mapping[str, int], number: int, seed: str) -> None:
    """Nothing may appear or vanish."""
    kinds = sorted({*before, *after})
    changed = [f"{kind} {before.get(kind, 0)} → {after.get(kind, 0)}" for kind in kinds]
    changed = [line for line, kind in zip(changed, kinds, strict=True) if before.get(kind, 0) != after.get(kind, 0)]
    if changed:
        raise Mishap("mishap-lost", number, seed, ", ".join(changed))

"""Random games, one step at a time, with a good word for whoever has to mend what breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import msgspec

from menagerie.core.contract import Action, AnyGame, AnyState, state_bytes
from menagerie.core.generator import Generator

MOST_ACTIONS = 20_000
"""A random game that takes longer than this is taken for one that never ends."""


class Broken(AssertionError):
    """A promise of the contract that the game does not keep."""


class Walk:
    """A random game from its deal to its end; ``state`` is where it stands."""

    def __init__(self, game: AnyGame, players: int, options: Any, seed: str) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.chance = Generator(f"walk {seed}")
        self.state: AnyState = game.new(players, options, seed)
        self.moves: list[tuple[int, Action]] = []

    def broken(self, what: str, mend: str) -> NoReturn:
        """Says what is wrong at this place, and what to do."""
        options = msgspec.json.encode(self.options).decode()
        where = f"{self.game.name}, {self.players} players, options {options}, seed {self.seed!r}"
        raise Broken(f"{what}\n  where: {where}, after move {len(self.moves)}\n  to mend: {mend}")

    def choose(self) -> tuple[int, Action]:
        """A random seat of those who owe a decision, or now and then one that changes its mind; and what it does."""
        seat = self.chance.choice(self.state.waiting_on)
        if self.chance.below(8) == 0:
            seat = self.chance.choice([s for s in range(self.players) if self.state.point(s) is not None])
        legal = self.state.legal(seat)
        if not legal:
            self.broken(
                f"seat {seat} owes a decision and has no legal action",
                "a seat is in `waiting_on` only while `legal(seat)` lists something",
            )
        return seat, self.chance.choice(legal)

    def step(self) -> tuple[int, Action, list[Any]]:
        """Plays one random move."""
        seat, action = self.choose()
        events = self.state.apply(seat, action)
        self.moves.append((seat, action))
        if len(self.moves) > MOST_ACTIONS:
            self.broken(f"the game did not end within {MOST_ACTIONS} moves", "look for a loop in the rules")
        return seat, action, events

    def __iter__(self) -> Iterator[AnyState]:
        """Every position of the game, the first and the last included."""
        yield self.state
        while self.state.waiting_on:
            self.step()
            yield self.state

    def unchanged(self, doing: str, mend: str) -> Callable[[], None]:
        """Takes a picture of the state; what it returns complains if the state has changed since."""
        before = state_bytes(self.state)

        def look_again() -> None:
            if state_bytes(self.state) != before:
                self.broken(f"{doing} changed the state", mend)

        return look_again


def walks(game: AnyGame, setups: list[tuple[int, Any]], seeds: int = 1) -> Iterator[Walk]:
    """A fresh walk for each of the set-ups and seeds."""
    for number, (players, options) in enumerate(setups):
        for seed in range(seeds):
            yield Walk(game, players, options, f"{number}.{seed}")


def encode(value: object) -> bytes:
    """Anything the contract sends over the wire, as canonical bytes."""
    return msgspec.json.encode(value, order="deterministic")

"""Random games, one step at a time, with a good word for whoever has to mend what breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec

from menagerie.core.contract import Action, AnyGame, AnyState, Refused, state_bytes
from menagerie.core.generator import Generator

MOST_ACTIONS = 20_000
"""A random game that takes longer than this is taken for one that never ends."""

LONG = 100
"""Moves; from then on not everybody looks at everything."""


class Broken(AssertionError):
    """A promise of the contract that the game does not keep."""


def broken(game: AnyGame, what: str, mend: str) -> NoReturn:
    """Says what is wrong with the game as a whole, and what to do."""
    raise Broken(f"{what}\n  where: {game.name}, in {game.package}\n  to mend: {mend}")


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
        events = self.apply(self.state, seat, action)
        self.count(seat, action)
        return seat, action, events

    def apply(self, state: AnyState, seat: int, action: Action) -> list[Any]:
        """Does something legal, here or in a copy."""
        try:
            return state.apply(seat, action)
        except Refused as refusal:
            self.broken(
                f"seat {seat}: `legal` lists {action} and `apply` refuses it: {refusal}",
                "let `legal` and `check` ask the same tests, and `apply` raise what `check` finds and nothing else",
            )

    def count(self, seat: int, action: Action) -> None:
        """One more move is played."""
        self.moves.append((seat, action))
        if len(self.moves) > MOST_ACTIONS:
            self.broken(f"the game did not end within {MOST_ACTIONS} moves", "look for a loop in the rules")

    def watching(self, seats: range) -> Iterable[int]:
        """All of these seats; in a long game they take turns."""
        moves = len(self.moves)
        return seats if moves < LONG else (seats[moves % len(seats)],)

    def some(self, actions: list[Any]) -> list[Any]:
        """All of them; in a long game every fourth, another one each time."""
        moves = len(self.moves)
        return actions if moves < LONG else actions[moves % 4 :: 4]

    @property
    def listeners(self) -> tuple[int | None, ...]:
        """Whom to tell what they see now. Words are slow: in a long game not everything is told."""
        moves = len(self.moves)
        return (None, (moves + moves // 16) % self.players) if moves < LONG or moves % 16 == 0 else ()

    @contextmanager
    def telling(self, what: object, language: str) -> Iterator[None]:
        """Complains if the catalogue has no words, or not the right facts, for what is told meanwhile."""
        try:
            yield
        except LookupError as missing:
            said = missing.args[0] if missing.args else missing
            file = f"words.{language}.ftl"
            self.broken(f"no words for {what}: {said}", f"add the message to {file}, or give it the facts it names")

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

"""Random games, move by move, for the checks to look at; and how a failed check is reported."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec

from menagerie.core.contract import Action, AnyGame, AnyState, Refused, state_bytes
from menagerie.core.generator import Generator

MOST_ACTIONS = 20_000
"""A random game that takes longer than this is taken for one that never ends."""

LONG = 100
"""After so many moves the slow checks look only at some seats and some actions of each position."""


class ContractError(AssertionError):
    """A promise of the contract that the game does not keep."""


def fail(game: AnyGame, what: str, fix: str) -> NoReturn:
    """Reports what is wrong with the game as a whole, and how to fix it."""
    raise ContractError(f"{what}\n  where: {game.name}, in {game.package}\n  fix: {fix}")


class Playout:
    """A random game; ``state`` is the current position, ``moves`` what led to it."""

    def __init__(self, game: AnyGame, players: int, options: Any, seed: str) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.rng = Generator(f"playout {seed}")
        self.state: AnyState = game.start(players, options, seed)
        self.moves: list[tuple[int, Action]] = []

    def fail(self, what: str, fix: str) -> NoReturn:
        """Reports what is wrong in this position, and how to fix it."""
        options = msgspec.json.encode(self.options).decode()
        where = f"{self.game.name}, {self.players} players, options {options}, seed {self.seed!r}"
        raise ContractError(f"{what}\n  where: {where}, after move {len(self.moves)}\n  fix: {fix}")

    def choose(self) -> tuple[int, Action]:
        """A random action of a seat that owes a decision; one time in eight, of any seat with an open decision."""
        seat = self.rng.choice(self.state.waiting_on)
        if self.rng.below(8) == 0:
            seat = self.rng.choice([s for s in range(self.players) if self.state.point(s) is not None])
        legal = self.state.legal(seat)
        if not legal:
            self.fail(
                f"seat {seat} owes a decision and has no legal action",
                "a seat is in `waiting_on` only while `legal(seat)` lists something",
            )
        return seat, self.rng.choice(legal)

    def step(self) -> tuple[int, Action, list[Any]]:
        """Plays one random move."""
        seat, action = self.choose()
        events = self.apply(self.state, seat, action)
        self.record(seat, action)
        return seat, action, events

    def apply(self, state: AnyState, seat: int, action: Action) -> list[Any]:
        """Applies a legal action, to the current state or to a clone."""
        try:
            return state.apply(seat, action)
        except Refused as refusal:
            self.fail(
                f"seat {seat}: `legal` lists {action} and `apply` refuses it: {refusal}",
                "let `legal` and `check` use the same `refuse`, and `apply` raise what `check` finds and nothing else",
            )

    def record(self, seat: int, action: Action) -> None:
        """Counts a move that was applied to the current state."""
        self.moves.append((seat, action))
        if len(self.moves) > MOST_ACTIONS:
            self.fail(f"the game did not end within {MOST_ACTIONS} moves", "look for a loop in the rules")

    def seats_to_check(self, seats: range) -> Iterable[int]:
        """All of these seats; in a long game one of them, another one after each move."""
        moves = len(self.moves)
        return seats if moves < LONG else (seats[moves % len(seats)],)

    def sample(self, actions: list[Any]) -> list[Any]:
        """All of these actions; in a long game every fourth, others after each move."""
        moves = len(self.moves)
        return actions if moves < LONG else actions[moves % 4 :: 4]

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Whose views to put in words now: a spectator and one seat. In a long game only after every 16th move."""
        moves = len(self.moves)
        return (None, (moves + moves // 16) % self.players) if moves < LONG or moves % 16 == 0 else ()

    @contextmanager
    def requires_words(self, what: object, language: str) -> Iterator[None]:
        """Fails if a message is missing, or lacks a fact, while this runs."""
        try:
            yield
        except LookupError as missing:
            detail = missing.args[0] if missing.args else missing
            file = f"words.{language}.ftl"
            self.fail(f"no words for {what}: {detail}", f"add the message to {file}, or give it the facts it names")

    @contextmanager
    def unchanged(self, doing: str, fix: str) -> Iterator[None]:
        """Fails if the current state changes while this runs."""
        before = state_bytes(self.state)
        yield
        if state_bytes(self.state) != before:
            self.fail(f"{doing} changed the state", fix)

    def __iter__(self) -> Iterator[AnyState]:
        """Every position of the game, from the first to the last."""
        yield self.state
        while self.state.waiting_on:
            self.step()
            yield self.state


def playouts(game: AnyGame, setups: list[tuple[int, Any]], seeds: int = 1) -> Iterator[Playout]:
    """A fresh random game for each of the set-ups and seeds."""
    for number, (players, options) in enumerate(setups):
        for seed in range(seeds):
            yield Playout(game, players, options, f"{number}.{seed}")


def encode(value: object) -> bytes:
    """Anything the contract sends over the wire, as canonical bytes."""
    return msgspec.json.encode(value, order="deterministic")

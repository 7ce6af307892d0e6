"""A game as arrays: what a seat may know, what it may do, and the seeds of one game after another."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from menagerie.core.contract import AnyGame, AnyState, Options
from menagerie.core.features import Layout
from menagerie.core.generator import Generator
from menagerie.core.registry import game as game_named

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise ImportError(
        f"{missing.name} is not installed; environments need the extra: pip install 'menagerie[research]'"
    ) from missing

Array = np.ndarray[Any, Any]


class Encoding:
    """The arrays of one set-up. Without a number of players it is as few as the game allows."""

    def __init__(
        self, game: str | AnyGame, players: int | None = None, options: Options | Mapping[str, Any] | None = None
    ) -> None:
        self.game: AnyGame = game_named(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        self.options: Options = msgspec.convert(msgspec.to_builtins(options or {}), self.game.options_type)
        self.game.check_new(self.players, self.options)
        self.all_actions = self.game.all_actions(self.players, self.options)
        self.places = {action: place for place, action in enumerate(self.all_actions)}
        self.layout = Layout(self.game.feature_groups(self.players, self.options))
        self.width = self.layout.width
        self.least = np.array(self.layout.least, np.int16)
        self.most = np.array(self.layout.most, np.int16)
        self._one_byte = self.layout.one_byte
        self._actions = len(self.all_actions)

    def new(self, seed: str) -> AnyState:
        return self.game.new(self.players, self.options, seed)

    def features(self, state: AnyState, seat: int) -> Array:
        """What the seat may know: docs/features.md."""
        numbers = np.empty(self.width, np.int16)
        self.read(self.game.features(state, seat), numbers)
        return numbers

    def read(self, features: bytes, numbers: Array) -> None:
        """Writes what a game has written as bytes into an array of numbers."""
        one_byte = self._one_byte
        numbers[:one_byte] = np.frombuffer(features, np.uint8, one_byte)
        if len(features) > one_byte:
            numbers[one_byte:] = np.frombuffer(features, "<i2", -1, one_byte)

    def read_rows(self, features: bytes, rows: Array) -> None:
        """The same for many, one after another, into a row each."""
        one_byte = self._one_byte
        raw = np.frombuffer(features, np.uint8).reshape(len(rows), -1)
        rows[:, :one_byte] = raw[:, :one_byte]
        if one_byte < self.width:
            rows[:, one_byte:] = raw[:, one_byte:].view("<i2")

    def scaled(self, numbers: Array) -> Array:
        """Features as numbers from 0 to 1, by the bounds of each: what a network wants to read."""
        least, most = self.least.astype(np.float32), self.most.astype(np.float32)
        scaled: Array = (numbers - least) / np.maximum(most - least, 1)
        return scaled

    def mask(self, state: AnyState, seat: int) -> Array:
        """1 for what the seat may do, 0 for everything else."""
        mask = bytearray(self._actions)
        for place in map(self.places.__getitem__, state.legal(seat)):
            mask[place] = 1
        return np.frombuffer(mask, np.int8)

    def empty_mask(self) -> Array:
        return np.zeros(self._actions, np.int8)

    def action_at(self, place: int | None) -> Any:
        """Raises `ValueError` for what is no place of an action."""
        if place is None or not 0 <= place < len(self.all_actions):
            raise ValueError(f"{place!r} is not an action: they go from 0 to {len(self.all_actions) - 1}")
        return self.all_actions[place]

    def feature_space(self, seats: int = 1) -> spaces.Box:
        return spaces.Box(np.tile(self.least, seats), np.tile(self.most, seats), dtype=np.int16)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (len(self.all_actions),), np.int8)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.all_actions))


class SeedSequence:
    """The seeds of games that follow one another.

    A given seed is the game's own, so that a record of it can be replayed anywhere; without one they follow from the
    seed given last, or from nothing if there was none.
    """

    def __init__(self) -> None:
        self._generator: Generator | None = None

    def next(self, seed: int | None) -> str:
        if seed is not None:
            self._generator = Generator(f"games after {seed}")
            return str(seed)
        self._generator = self._generator or Generator(secrets.token_hex(32))
        return f"{self._generator.bits(128):032x}"

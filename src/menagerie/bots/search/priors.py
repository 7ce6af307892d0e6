"""How promising the actions of a decision are before anything was tried: a bot's choice comes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.core.contract import AnyGame, AnyState
from menagerie.core.generator import Generator
from menagerie.core.player import BotMaker, observe


def priors(
    game: AnyGame,
    state: AnyState,
    seat: int,
    legal: Sequence[Any],
    maker: BotMaker | None,
    share: float,
    rng: Generator,
) -> list[float]:
    """A positive number for each legal action, together 1. ``state`` is a world, so nothing hidden leaks in."""
    count = len(legal)
    weights = game.action_weights(state, seat, legal)
    if weights is not None:
        total = sum(weights)
        return [weight / total for weight in weights]
    if maker is None or count == 1:
        return [1 / count] * count
    preferred = maker(rng.spawn()).choose(observe(state, seat)).action
    place = next((place for place, action in enumerate(legal) if action == preferred), None)
    if place is None:  # a bot may do what is not listed, such as a route drawn by hand
        return [1 / count] * count
    number = game.number_in(preferred)
    rest = [1.0] * count
    if number is not None:
        for other, action in enumerate(legal):
            value = game.number_in(action)
            rest[other] = 0.1 if value is None else 1 / (1 + abs(value - number))
    rest[place] = 0.0
    total = sum(rest)
    found = [(1 - share) * one / total for one in rest]
    found[place] = share
    return found

"""A full state consistent with a view: only the order of the powers that are face down is not known (5.1)."""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.rules.facts import POWERS
from menagerie.games.eighteen_zoo.rules.position import HIDDEN, Position


def shuffle_unknown(position: Position, rng: Generator) -> None:
    """Shuffles the powers that are face down."""
    position.rng = rng.spawn()
    if not position.options.revealed_powers:
        hidden = [power for power in range(len(POWERS)) if position.power_at[power] == HIDDEN]
        rng.shuffle(hidden)
        position.power_order = position.power_order[: position.powers_shown] + hidden

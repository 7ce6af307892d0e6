"""Turning points in words: how the probabilities to win changed, and what a bot would have preferred."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from menagerie.bots.turning_points import Preference, Review, TurningPoint
from menagerie.core.contract import AnyState
from menagerie.core.words import Words
from menagerie.server import wire
from menagerie.table.log_lines import table_words
from menagerie.table.table import Table


def turning_points(
    table: Table, position: Callable[[int], AnyState], review: Review, language: str
) -> wire.TurningPoints:
    words = table_words(table, language)
    return wire.TurningPoints(
        moves=len(table.moves),
        curve=tuple(wire.CurvePoint(at=point.at, win_probabilities=point.win_probabilities) for point in review.curve),
        points=tuple(_point(table, position(point.move - 1), point, words) for point in review.points),
    )


def _point(table: Table, before_it: AnyState, point: TurningPoint, words: Words) -> wire.TurningPoint:
    view = before_it.view(point.seat)
    done = table.game.describe_action(table.moves[point.move - 1].action, view, words)
    before, after = point.before[point.changed], point.after[point.changed]
    name = table.names[point.seat]
    changed = words(
        "turning-point-probability", name=table.names[point.changed], before=percent(before), after=percent(after)
    )
    return wire.TurningPoint(
        move=point.move,
        seat=point.seat,
        title=words("turning-point-title", name=name, what=done),
        changed=point.changed,
        before=before,
        after=after,
        text=f"{changed} {_verdict(table, point, view, name, words)}",
    )


def _verdict(table: Table, point: TurningPoint, view: Any, name: str, words: Words) -> str:
    """What the bot would have preferred."""
    if point.forced:
        return words("turning-point-forced")
    preferred: Preference | None = point.preferred
    if preferred is None:
        return words("turning-point-same")
    action = msgspec.convert(preferred.action, table.game.action_type)
    return words(
        "turning-point-preferred",
        what=table.game.describe_action(action, view, words),
        name=name,
        probability=percent(preferred.probability),
        done=percent(preferred.probability_as_played),
    )


def percent(probability: float) -> int:
    return int(100 * probability + 0.5)

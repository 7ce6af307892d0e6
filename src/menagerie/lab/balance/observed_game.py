"""What one game shows: who won, who led, which pieces were used by whom, which choices were offered and taken."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

from msgspec import Struct

from menagerie.core.contract import Action, AnyGame, Result
from menagerie.lab.series import GameInPlay, Series

_PLACES = {"hex", "x", "y", "rotation", "hexes", "point"}
"""Fields that say where: there are too many places for a table of choices."""
_NUMBER = re.compile(r"-\d+$")  # which of several equal squirrels


class ObservedGame(Struct, frozen=True):
    """The figures of one game; plain values, sent between processes."""

    number: int
    actions: int
    points: tuple[float, ...] = ()
    """By seat: one point a game, shared by its winners. Empty when the game is unfinished."""
    scores: tuple[int, ...] = ()
    decided_by: str | None = None
    lead_changes: int = 0
    last_change: float = 0.0
    """After which part of the game the later winner took the lead for good, from 0 to 1."""
    uses: tuple[tuple[str, str, int, int], ...] = ()
    """Kind, piece, seat, how often."""
    choices: tuple[tuple[str, int, int], ...] = ()
    """Choice, in how many decisions it was open, how often it was taken."""

    @property
    def margin(self) -> int:
        """By how much the winner was ahead of the next."""
        first, second = sorted(self.scores, reverse=True)[:2]
        return first - second


def observe_game(series: Series, number: int) -> ObservedGame:
    """Plays one game of the series and looks on."""
    play = GameInPlay(series, number)
    uses: Counter[tuple[str, str, int]] = Counter()
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    leads = _Leads(play.game)
    while (decision := play.decide()) is not None:
        legal = decision.observation.legal
        if len(legal) > 1:
            offered.update({choice_name(action) for action in legal})
            taken[choice_name(decision.action)] += 1
        for event in play.apply(decision):
            for use in play.game.piece_uses(play.state, event):
                uses[use.kind, use.piece, use.seat] += 1
        leads.look(play.state, play.actions)
    outcome = play.outcome()
    result = outcome.result
    return ObservedGame(
        number=number,
        actions=outcome.actions,
        points=() if result is None else _points(result),
        scores=() if result is None else result.scores,
        decided_by=None if result is None else result.decided_by,
        lead_changes=leads.changes,
        last_change=round(leads.changed_at / max(1, outcome.actions), 4),
        uses=tuple((*key, count) for key, count in sorted(uses.items())),
        choices=tuple((name, count, taken[name]) for name, count in sorted(offered.items())),
    )


@cache
def choice_name(action: Action) -> str:
    """The kind of an action, and which piece it is about: ``buy-power MIDAS``. Places and numbers are left out."""
    named: list[Any] = [type(action).__struct_config__.tag]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if isinstance(value, str) and field not in _PLACES:
            named.append(_NUMBER.sub("", value))
    return " ".join(named)


class _Leads:
    """Who leads, looked at after each decision; who is level with the leader does not take the lead."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._leader: int | None = None
        self.changes = 0
        self.changed_at = 0

    def look(self, state: Any, at: int) -> None:
        scores = self._game.lead(state)
        if not scores:
            return
        best = max(scores)
        if list(scores).count(best) > 1:
            return
        leader = list(scores).index(best)
        if leader == self._leader:
            return
        if self._leader is not None:
            self.changes += 1
            self.changed_at = at
        self._leader = leader


def _points(result: Result) -> tuple[float, ...]:
    winners = result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.standings)))

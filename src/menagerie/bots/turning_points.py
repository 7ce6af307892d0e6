"""The turning points of a game that is over: the moves after which the probabilities to win changed most.

The probabilities are estimated at positions spread over the game. Where they change most between two of these, the move
is found by halving the way; the candidates are then estimated more closely, and the three largest swings are the
turning points. For each, the best bot is asked what it would have done there, knowing what that seat knew.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.bots import best_bot, bots_for
from menagerie.bots.estimate import Estimator, WinProbabilities
from menagerie.core import record as records
from menagerie.core.contract import Action, AnyGame, AnyState, SealedAction
from menagerie.core.generator import Generator
from menagerie.core.player import Reason, observe

TURNING_POINTS = 3
CANDIDATES = 8
"""So many swings are examined closely."""
POSITIONS = 40
"""Positions at which the probabilities are estimated first, in a game whose estimates are rollouts."""
POSITIONS_IF_CHEAP = 240
"""The same in a game that says its expected scores, which costs little."""
MOST_ROLLOUTS = 72
LEAST_ROLLOUTS = 4
CLOSER = 3
"""A candidate gets so many times the rollouts of a first estimate."""
SAMPLES_IF_CHEAP = 6
"""So many samples of what follows an action, where expected scores say what it is worth."""
LEAST_DISTANCE = 16
"""Two turning points are at least one part in so many of the game apart: nearer ones tell the same story."""
LEAST_SWING = 0.02
"""A smaller change is no turning point."""


class CurvePoint(Struct, frozen=True):
    at: int
    """After so many moves."""
    win_probabilities: WinProbabilities


class Preference(Struct, frozen=True):
    """What the best bot would have done instead."""

    action: dict[str, Any]
    reason: Reason
    probability: float
    """The mover's probability to win if that is done, on average over what chance decides then."""
    probability_as_played: float
    """The same for what was done."""


class TurningPoint(Struct, frozen=True):
    move: int
    """The number of the move, from 1: the position before it is the one after ``move - 1`` moves."""
    seat: int
    """Who moved."""
    changed: int
    """The seat whose probability changed most."""
    before: WinProbabilities
    after: WinProbabilities
    forced: bool
    """Whether there was nothing to choose."""
    preferred: Preference | None
    """Nothing where the bot would have done the same, or where there was nothing to choose."""


class Review(Struct, frozen=True):
    curve: tuple[CurvePoint, ...]
    points: tuple[TurningPoint, ...]
    """The largest swings, in the order of the game."""


def review(record: records.Record, decisions: int | None = None) -> Review:
    """The curve of the probabilities, and the turning points, of a game that has been played to its end."""
    return _Reviewer(record, decisions).review()


class _Reviewer:
    def __init__(self, record: records.Record, decisions: int | None) -> None:
        self._game: AnyGame = records.game_of(record)
        self._moves = record.actions
        self._record = record
        self._known: dict[int, WinProbabilities] = {}
        seed = f"review/{record.seed}"
        self._seed = seed
        self._estimator = Estimator(self._game, len(record.seats), seed, decisions)
        self._start = records.start(record)
        self._states: dict[int, AnyState] = {}
        self._has_expected_scores = self._game.expected_scores(self._start) is not None
        self._rollouts = self._first_rollouts()

    def _first_rollouts(self) -> int:
        """As many as half of the budget allows, if the rollouts are about as long as the game was from there on."""
        last = len(self._moves)
        places = self._places()
        length = sum(last - at + 1 for at in places)
        return max(LEAST_ROLLOUTS, min(MOST_ROLLOUTS, self._estimator.left // 2 // max(1, length)))

    def _places(self) -> list[int]:
        last = len(self._moves)
        most = min(last, POSITIONS_IF_CHEAP if self._has_expected_scores else POSITIONS)
        return sorted({last * number // most for number in range(most + 1)}) if most else [0]

    def review(self) -> Review:
        self._keep_states(self._places())
        for at in self._places():
            self._probabilities(at)
        places = self._places()
        swings = [
            (self._lasting(one, other, places[min(number + 2, len(places) - 1)]), one, other)
            for number, (one, other) in enumerate(pairwise(places))
        ]
        swings.sort(key=lambda swing: (-swing[0], swing[1]))
        moves = [self._find_move(one, other) for _, one, other in swings[:CANDIDATES]]
        spans = list(dict.fromkeys(self._span(move) for move in moves))
        for span in spans:
            for at in span:
                self._known[at] = self._estimate(at, CLOSER * self._rollouts)
        spans.sort(key=lambda span: (-self._change(span), span))
        chosen: list[tuple[int, int]] = []
        for span in spans:
            apart = all(abs(span[1] - other[1]) * LEAST_DISTANCE > len(self._moves) for other in chosen)
            if self._change(span) >= LEAST_SWING and apart and len(chosen) < TURNING_POINTS:
                chosen.append(span)
        points = sorted((self._point(*span) for span in chosen), key=lambda point: point.move)
        curve = tuple(CurvePoint(at, _rounded(self._known[at])) for at in sorted(self._known))
        return Review(curve, tuple(points))

    # --- positions

    def _keep_states(self, places: Sequence[int]) -> None:
        """Plays the game once, and keeps the positions at these places."""
        wanted = set(places)
        state = self._start.clone()
        for at in range(len(self._moves) + 1):
            if at in wanted:
                self._states[at] = state.clone()
            if at < len(self._moves):
                self._apply(state, at)

    def _apply(self, state: AnyState, at: int) -> None:
        move = self._moves[at]
        state.apply(move.seat, records.decode_move(self._game, move, at + 1))

    def _state(self, at: int) -> AnyState:
        if at not in self._states:
            nearest = max(kept for kept in self._states if kept < at)
            state = self._states[nearest].clone()
            for number in range(nearest, at):
                self._apply(state, number)
            self._states[at] = state
        return self._states[at]

    # --- probabilities

    def _probabilities(self, at: int) -> WinProbabilities:
        if at not in self._known:
            self._known[at] = self._estimate(at, self._rollouts)
        return self._known[at]

    def _estimate(self, at: int, rollouts: int) -> WinProbabilities:
        return self._estimator.win_probabilities(self._state(at), rollouts, "luck")

    def _find_move(self, one: int, other: int) -> int:
        """The move between these positions that changed most, found by halving the way."""
        while other - one > 1:
            middle = (one + other) // 2
            first = _swing(self._probabilities(one), self._probabilities(middle))
            second = _swing(self._probabilities(middle), self._probabilities(other))
            one, other = (one, middle) if first >= second else (middle, other)
        return other

    def _span(self, move: int) -> tuple[int, int]:
        """The positions before and after the move; where several decide in secret at once, before and after all."""
        first = last = move
        while first > 1 and self._same_time(first - 1, move):
            first -= 1
        while last < len(self._moves) and self._same_time(last + 1, move):
            last += 1
        return first - 1, last

    def _action(self, move: int) -> Action:
        return records.decode_move(self._game, self._moves[move - 1], move)

    def _same_time(self, move: int, other: int) -> bool:
        """Whether these are answers to one question that all decide in secret."""
        sealed = isinstance(self._action(move), SealedAction) and isinstance(self._action(other), SealedAction)
        return sealed and self._moves[move - 1].point == self._moves[other - 1].point

    def _change(self, span: tuple[int, int]) -> float:
        later = min(len(self._moves), span[1] + max(1, len(self._moves) // POSITIONS))
        return self._lasting(*span, later)

    def _lasting(self, before: int, after: int, later: int) -> float:
        """How much changes and has not changed back a little later."""
        was = self._probabilities(before)
        return min(_swing(was, self._probabilities(after)), _swing(was, self._probabilities(later)))

    def _point(self, first: int, last: int) -> TurningPoint:
        """Of those who decided at the same time, the one whose probability changed most is named."""
        before, after = self._known[first], self._known[last]
        movers = {self._moves[number - 1].seat: number for number in range(first + 1, last + 1)}
        changed = max(range(len(before)), key=lambda one: (abs(after[one] - before[one]), one in movers))
        move = movers.get(changed, last)
        seat = self._moves[move - 1].seat
        state = self._state(move - 1)
        forced = len(state.legal(seat)) <= 1
        return TurningPoint(
            move=move,
            seat=seat,
            changed=changed,
            before=_rounded(before),
            after=_rounded(after),
            forced=forced,
            preferred=None if forced else self._preference(state, move, last),
        )

    def _preference(self, state: AnyState, move: int, last: int) -> Preference | None:
        played = self._moves[move - 1]
        seat = played.seat
        done = self._action(move)
        rest = [(self._moves[number - 1].seat, self._action(number)) for number in range(move + 1, last + 1)]
        bot = bots_for(self._game)[best_bot(self._game)](Generator(f"{self._seed}/preferred {move}"))
        choice = bot.choose(observe(state, seat))
        if choice.action == done:
            return None
        times = SAMPLES_IF_CHEAP if self._has_expected_scores else CLOSER * self._rollouts
        probabilities = [
            self._estimator.win_probabilities_after(state, seat, action, times, f"after {move}", rest)[seat]
            for action in (choice.action, done)
        ]
        return Preference(
            action=msgspec.to_builtins(choice.action),
            reason=choice.reason,
            probability=round(probabilities[0], 4),
            probability_as_played=round(probabilities[1], 4),
        )


def _swing(one: WinProbabilities, other: WinProbabilities) -> float:
    """How much probability changes hands."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 2


def _rounded(found: WinProbabilities) -> WinProbabilities:
    return tuple(round(probability, 4) for probability in found)

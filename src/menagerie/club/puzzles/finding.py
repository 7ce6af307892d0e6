"""Finds puzzles in a finished game: a cheap look at many decisions, and the search at the most promising few."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

import msgspec

from menagerie.bots import bots_for, levels
from menagerie.bots.estimate import Estimator
from menagerie.bots.turning_points import CurvePoint
from menagerie.club.puzzles.evaluation import Evaluation, evaluate, first_look, seed_of
from menagerie.club.puzzles.puzzle import Puzzle, SeatMove, id_of
from menagerie.core import record as records
from menagerie.core.contract import AnyGame, AnyState, FreeAction
from menagerie.core.generator import Generator
from menagerie.core.player import Reason, observe
from menagerie.core.record import Record

FEWEST_CHOICES, MOST_CHOICES = 3, 20
OPENING, ENDING = 0.12, 0.98
"""Decisions in the first part of a game are not looked at, nor those after it is all but over."""
FIRST_LOOKS = 24
"""Decisions of one game that are looked at."""
DEEP_LOOKS = 4
"""So many of them are searched."""
PUZZLES_A_GAME = 2
HOPELESS, WON = 0.1, 0.98
"""Where the best choice wins more seldom than this there is little to find, and where even the worst one wins that
often there is nothing to choose."""
CURVE_POINTS, CURVE_ROLLOUTS = 16, 24
TIMES_ASKED = 3
"""A level finds a solution if it does most of the times it is asked."""
_SAYS_NOTHING = frozenset(
    {
        "reason-random",
        "reason-only-choice",
        "reason-search-only",
        "reason-search-better",
        "reason-search-close",
        "reason-search-rival",
    }
)
"""Reasons that say nothing of this position, or speak of tries that are not those of the puzzle."""


class Candidate(NamedTuple):
    at: int
    """After so many moves."""
    ahead: float
    """How far the best choice seems to be ahead."""
    best: int
    """Its place among the legal ones."""


def candidates(record: Record, first_looks: int = FIRST_LOOKS) -> list[Candidate]:
    """The decisions of the game where one choice seems clearly better: in turn the clearest one that the weakest level
    misses, and the clearest one that it finds, so that not all puzzles are easy."""
    game = records.game_of(record)
    asked = [at for at, state, seat in _decisions(record) if FEWEST_CHOICES <= len(state.legal(seat)) <= MOST_CHOICES]
    rng = Generator(f"puzzles of {record.commitment}")
    rng.shuffle(asked)
    wanted = set(asked[:first_looks])
    missed: list[Candidate] = []
    seen: list[Candidate] = []
    weakest = bots_for(game)[game.levels[0]]
    for at, state, seat in _decisions(record):
        if at not in wanted or any(isinstance(action, FreeAction) for action in state.legal(seat)):
            continue  # what may be done besides does not answer the question
        look = first_look(game, state.clone(), seat)
        if look is None:
            continue
        chosen = weakest(Generator(f"{seed_of(state.view(seat))}/weakest")).choose(observe(state, seat)).action
        (seen if chosen == state.legal(seat)[look[1]] else missed).append(Candidate(at, *look))
    for one in (missed, seen):
        one.sort(key=lambda candidate: (-candidate.ahead, candidate.at))
    pairs = zip_longest(missed, seen)
    return [candidate for pair in pairs for candidate in pair if candidate is not None]


def puzzles_of(
    record: Record, most: int = PUZZLES_A_GAME, deep_looks: int = DEEP_LOOKS, first_looks: int = FIRST_LOOKS
) -> list[Puzzle]:
    """The puzzles of a finished game, the clearest first."""
    found: list[Puzzle] = []
    for candidate in candidates(record, first_looks)[:deep_looks]:
        if len(found) == most:
            break
        puzzle = puzzle_at(record, candidate.at, candidate.best)
        if puzzle is not None:
            found.append(puzzle)
    return found


def puzzle_at(record: Record, at: int, best: int | None = None) -> Puzzle | None:
    """The puzzle of the decision after so many moves; nothing where no choice is clearly better than the others.
    ``best`` is the place of the best choice at the first look, where that was taken."""
    game = records.game_of(record)
    state = records.start(record)
    for move in record.actions[:at]:
        state.apply(move.seat, msgspec.convert(move.action, game.action_type))
    played = record.actions[at]
    found = judged(game, state, played.seat, best)
    if found is None:
        return None
    evaluation, reason, found_by = found
    return Puzzle(
        id=id_of(game, state.view(played.seat)),
        game=game.name,
        rules=game.rules_version,
        players=len(record.seats),
        options=record.options,
        seed=record.seed or "",
        moves=tuple(SeatMove(move.seat, move.action) for move in record.actions[:at]),
        seat=played.seat,
        worths=evaluation.worths,
        solutions=evaluation.solutions,
        tried=evaluation.tried,
        reason=reason,
        found_by=found_by,
        levels=len(levels(game)),
        played=played.action,
        length=len(record.actions),
        curve=_curve(record, at),
    )


def judged(
    game: AnyGame, state: AnyState, seat: int, best: int | None = None, iterations: int | None = None
) -> tuple[Evaluation, Reason, int | None] | None:
    """What the choices of this position are worth, why the best one is, and which level finds it; nothing where the
    position is no puzzle. Equal views give equal answers."""
    if best is None:
        seen = first_look(game, state, seat)
        if seen is None:
            return None
        best = seen[1]
    evaluation = evaluate(game, state, seat, iterations)
    if not evaluation.solutions or best not in evaluation.solutions:
        return None  # the two looks disagree: then it is not clear
    wins = [one.win for one in evaluation.worths]
    if max(wins) < HOPELESS or min(wins) > WON:
        return None
    found_by, reason = _levels_that_find(game, state, seat, evaluation)
    return evaluation, reason or _searched(evaluation), found_by


def _curve(record: Record, at: int) -> tuple[CurvePoint, ...]:
    """How likely each seat was to win, at positions spread over the game and at the puzzle: told after the answer, so
    it may look at what was hidden."""
    game = records.game_of(record)
    estimator = Estimator(game, len(record.seats), f"puzzle curve/{record.commitment}")
    last = len(record.actions)
    wanted = {round(place * last / CURVE_POINTS) for place in range(CURVE_POINTS + 1)} | {at}
    state = records.start(record)
    found = []
    for number in range(last + 1):
        if number in wanted:
            chances = estimator.win_probabilities(state, CURVE_ROLLOUTS, f"{number}")
            found.append(CurvePoint(number, tuple(round(one, 3) for one in chances)))
        if number < last:
            move = record.actions[number]
            state.apply(move.seat, msgspec.convert(move.action, game.action_type))
    return tuple(found)


def _decisions(record: Record) -> Iterator[tuple[int, AnyState, int]]:
    """The decisions that may be looked at, each with its position (always the same object)."""
    game = records.game_of(record)
    state = records.start(record)
    last = len(record.actions)
    for at, move in enumerate(record.actions):
        if OPENING * last <= at < ENDING * last and state.waiting_on == (move.seat,):
            legal = state.legal(move.seat)
            if not game.is_forced(state, move.seat, legal):
                yield at, state, move.seat
        state.apply(move.seat, msgspec.convert(move.action, game.action_type))


def _levels_that_find(
    game: AnyGame, state: AnyState, seat: int, evaluation: Evaluation
) -> tuple[int | None, Reason | None]:
    """The paws of the weakest level that chooses a solution, and the reason of the strongest that chooses the best."""
    legal = state.legal(seat)
    seed = seed_of(state.view(seat))
    weakest, reason = None, None
    for name, paws in levels(game).items():
        right = 0
        for time in range(TIMES_ASKED):
            choice = bots_for(game)[name](Generator(f"{seed}/{name}/{time}")).choose(observe(state, seat))
            place = legal.index(choice.action) if choice.action in legal else None
            right += place in evaluation.solutions
            if (
                place == evaluation.solutions[0]
                and 2 * paws > len(levels(game))
                and choice.reason.message not in _SAYS_NOTHING
            ):
                reason = choice.reason
        if weakest is None and 2 * right > TIMES_ASKED:
            weakest = paws
    return weakest, reason


def _searched(evaluation: Evaluation) -> Reason:
    """What the search saw."""
    best = evaluation.worths[evaluation.solutions[0]]
    other = max(one.win for place, one in enumerate(evaluation.worths) if place not in evaluation.solutions)
    return Reason(
        "reason-search-better",
        {"win": round(100 * best.win), "other": round(100 * other), "tried": evaluation.tried},
    )

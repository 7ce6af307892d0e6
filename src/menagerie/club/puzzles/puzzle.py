"""One puzzle: the position, what each choice is worth, the reason, how hard it is, and what an answer is worth."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from menagerie.bots.turning_points import CurvePoint
from menagerie.club.puzzles.evaluation import Worth
from menagerie.core.contract import Action, AnyGame, AnyState
from menagerie.core.player import Reason
from menagerie.core.registry import game as find_game

Grade = Literal["easy", "medium", "hard"]
Verdict = Literal["right", "nearly", "wrong"]

NEARLY: Final = 0.12
"""An answer that loses no more games than this, of 1, is nearly right."""
ANSWERS_THAT_GRADE: Final = 20
"""From so many answers on the grade is that of the people, and no more that of the bots."""
EASY_SHARE: Final = 0.7
HARD_SHARE: Final = 0.35
ID_LENGTH: Final = 16


class SeatMove(Struct, frozen=True, array_like=True):
    seat: int
    action: dict[str, Any]


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision of a finished game. All of it but the position and its choices is told after the answer alone."""

    id: str
    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    options: dict[str, Any]
    seed: str
    moves: tuple[SeatMove, ...]
    """From the deal to the position."""
    seat: int
    worths: tuple[Worth, ...]
    """Of every legal choice, in the order of the list."""
    solutions: tuple[int, ...]
    """The places of the best choice and of those as good, the best first."""
    tried: int
    """In so many continuations, all choices together."""
    reason: Reason
    """Why the best choice is the best."""
    found_by: int | None
    """The paws of the weakest level that finds a solution; none where no level does."""
    levels: int
    """How many levels the game has."""
    played: dict[str, Any]
    """What was done in the game."""
    length: int
    """How many moves the game had."""
    curve: tuple[CurvePoint, ...]
    """How likely each seat was to win, over the game."""
    table: str | None = None
    """Where the game was played, where that was on this server."""

    @property
    def best(self) -> int:
        return self.solutions[0]


class UnusablePuzzle(ValueError):
    """It was made by other rules than those known here."""


def game_of(puzzle: Puzzle) -> AnyGame:
    game = find_game(puzzle.game)
    if game.rules_version != puzzle.rules:
        raise UnusablePuzzle(f"{puzzle.game}: rules {puzzle.rules}, and {game.rules_version} are known here")
    return game


def position(puzzle: Puzzle) -> AnyState:
    """The whole state. Only `view` and `guess` of the puzzle's seat may leave it."""
    game = game_of(puzzle)
    state = game.start(puzzle.players, msgspec.convert(puzzle.options, game.options_type), puzzle.seed)
    for move in puzzle.moves:
        state.apply(move.seat, msgspec.convert(move.action, game.action_type))
    return state


def id_of(game: AnyGame, view: Any) -> str:
    """Equal views are the same puzzle."""
    raw = msgspec.json.encode(view, order="deterministic")
    return sha256(f"menagerie puzzle 1\n{game.name}\n".encode() + raw).hexdigest()[:ID_LENGTH]


def place_of(legal: list[Action], action: Action) -> int | None:
    """The place of an action among the legal ones."""
    return legal.index(action) if action in legal else None


def verdict(puzzle: Puzzle, place: int) -> Verdict:
    """What an answer is worth, by the stored evaluation alone."""
    if place in puzzle.solutions:
        return "right"
    return "nearly" if puzzle.worths[puzzle.best].win - puzzle.worths[place].win <= NEARLY else "wrong"


def grade(puzzle: Puzzle, answers: int = 0, right: int = 0) -> Grade:
    """By which level finds the solution; from enough answers on by the share of people who did."""
    if answers >= ANSWERS_THAT_GRADE:
        share = right / answers
        return "easy" if share >= EASY_SHARE else "hard" if share <= HARD_SHARE else "medium"
    if puzzle.found_by == 1:
        return "easy"
    return "hard" if puzzle.found_by is None or puzzle.found_by == puzzle.levels else "medium"

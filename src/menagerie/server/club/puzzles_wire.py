"""What the pages get of the puzzles of the day, and what they send."""

from __future__ import annotations

from typing import Any, Literal

from menagerie.club.puzzles.puzzle import Grade, Verdict
from menagerie.server.wire import CurvePoint, Language, SeatState, SeatView, Wire

PuzzleState = Literal["open", "right", "nearly", "wrong"]
"""What I have answered; or nothing yet."""


class PuzzleInfo(Wire, frozen=True):
    """One game's puzzle of a day, and what I answered."""

    game: str
    grade: Grade
    state: PuzzleState
    counts: bool
    """Whether I answered on its day."""
    answers: int
    """How many people's answers count, on every day that had this puzzle."""


class PuzzleDay(Wire, frozen=True):
    date: str
    """In UTC, such as 2026-11-19."""
    puzzles: tuple[PuzzleInfo, ...]


class PuzzleDays(Wire, frozen=True):
    now: float
    """The server's time, since that of a browser may differ."""
    ends: float
    """When today is over; seconds since 1970."""
    today: PuzzleDay
    before: tuple[PuzzleDay, ...]
    """The days whose puzzles can still be solved, without counting; the latest first."""
    streak: int
    """On how many days in a row, up to today or yesterday, I solved at least one."""
    right: int
    answered: int
    """Of my answers that count, as long as they are kept."""


class PuzzleChoice(Wire, frozen=True):
    """What one choice is worth."""

    place: int
    """Among the choices of the view, from 0."""
    text: str
    win: float
    """How likely the seat is to win after it."""
    error: float
    """One standard error of that, from the number of tries alone."""
    solution: bool
    mine: bool
    played: bool
    """Whether it was chosen in the game."""
    people: int
    """How many people's answers it is, of those that count."""


class PuzzleResult(Wire, frozen=True):
    """What is told after the answer."""

    verdict: Verdict
    counts: bool
    best: str
    """The best choice, in words."""
    reason: str
    """Why the best choice is the best: one sentence."""
    estimate: str
    """How often it wins, and how sure that is: one sentence; empty where the reason says it."""
    choices: tuple[PuzzleChoice, ...]
    """The best first."""
    people: int
    """How many people's answers count on that day."""
    played: str
    """What was done in the game, in words."""
    at: int
    """After so many moves of the game the position came up."""
    moves: int
    """How many moves the game had."""
    curve: tuple[CurvePoint, ...]
    """How likely each seat was to win, over the game."""
    table: str | None
    """Where to watch the game; null where that is not here, or gone."""


class Puzzle(Wire, frozen=True):
    """A puzzle as its seat sees it. Before the answer there is no result, and nothing of it follows from the rest."""

    date: str
    today: bool
    """Whether its day runs: only then an answer counts."""
    game: str
    grade: Grade
    players: int
    options: dict[str, Any]
    seat: int
    seats: tuple[SeatState, ...]
    view: SeatView
    result: PuzzleResult | None


class AnswerPuzzle(Wire, frozen=True):
    """My choice: one of those of the puzzle's view."""

    action: dict[str, Any]
    language: Language = "en"


class AskPuzzle(Wire, frozen=True):
    """A board's question about the puzzle's position, as its seat knows it."""

    query: dict[str, Any]
    language: Language = "en"


class CheckAtPuzzle(Wire, frozen=True):
    """Whether the puzzle's seat could do this, and if not, why."""

    action: dict[str, Any]
    language: Language = "en"


SENT_BY_BROWSER: tuple[Any, ...] = (AnswerPuzzle, AskPuzzle, CheckAtPuzzle)

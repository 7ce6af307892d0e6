"""A puzzle in words, its answers and its questions; in a replay worker.

Before the answer nothing leaves here but what the puzzle's seat sees: its view, and what follows from guesses at it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.club.puzzles import puzzle as puzzles
from menagerie.club.puzzles.evaluation import Worth
from menagerie.club.puzzles.puzzle import Grade, Puzzle
from menagerie.core.contract import AnyGame, AnyState
from menagerie.core.words import Words, words_for
from menagerie.server import analysis, rendering, wire
from menagerie.server.club.puzzles_wire import Puzzle as ShownPuzzle
from menagerie.server.club.puzzles_wire import PuzzleChoice, PuzzleResult
from menagerie.server.turning_points import percent
from menagerie.table.hint_words import SURE
from menagerie.table.limits import KNOWN_PUZZLES
from menagerie.table.requests import Declined
from menagerie.table.seat_names import BOT_NAMES


class Answered(Struct, frozen=True):
    """What the person answered, and what others did."""

    place: int
    counts: bool
    people: Mapping[int, int]
    """How many people's answers count, by the place of the choice."""
    table: str | None
    """Where the game can be watched."""


class _Known:
    """A puzzle that this worker was asked about. Nobody changes its position."""

    def __init__(self, raw: bytes) -> None:
        self.puzzle = msgspec.json.decode(raw, type=Puzzle)
        self.game: AnyGame = puzzles.game_of(self.puzzle)
        self.state: AnyState = puzzles.position(self.puzzle)
        self.legal: list[Any] = self.state.legal(self.puzzle.seat)

    def words(self, language: str) -> Words:
        return words_for(self.game, language, BOT_NAMES[: self.puzzle.players])


_known: dict[str, _Known] = {}


def _of(puzzle_id: str, raw: bytes) -> _Known:
    found = _known.pop(puzzle_id, None) or _Known(raw)
    _known[puzzle_id] = found
    if len(_known) > KNOWN_PUZZLES:
        del _known[next(iter(_known))]  # the one used least recently
    return found


class Asked(Struct, frozen=True):
    """What is known of the puzzle's day."""

    date: str
    today: bool
    grade: Grade


def shown(puzzle_id: str, raw: bytes, asked: Asked, answered: Answered | None, language: str) -> bytes:
    """The puzzle as its seat sees it, with the result once it is answered: a `puzzles_wire.Puzzle`, encoded."""
    known = _of(puzzle_id, raw)
    puzzle, words = known.puzzle, known.words(language)
    return rendering.encode(
        ShownPuzzle(
            date=asked.date,
            today=asked.today,
            game=puzzle.game,
            grade=asked.grade,
            players=puzzle.players,
            options=puzzle.options,
            seat=puzzle.seat,
            seats=tuple(_seat(number, number == puzzle.seat) for number in range(puzzle.players)),
            view=rendering.puzzle_view(known.game, known.state, puzzle.seat, words),
            result=None if answered is None else _result(known, answered, words),
        )
    )


def place(puzzle_id: str, raw: bytes, action: dict[str, Any]) -> int:
    """The place of an answer among the legal choices; raises `Declined`."""
    known = _of(puzzle_id, raw)
    found = puzzles.place_of(known.legal, _decoded(known, action))
    if found is None:
        raise Declined("not-allowed", "puzzles-no-such-choice")
    return found


def answer(puzzle_id: str, raw: bytes, query: dict[str, Any], language: str) -> bytes:
    """The answer to a board's question, from a guess alone; raises `Declined`."""
    known = _of(puzzle_id, raw)
    asked = analysis.question(known.game, known.state, known.puzzle.seat, query, known.words(language))
    return bytes(analysis.answer(asked))


def check(puzzle_id: str, raw: bytes, action: dict[str, Any], language: str) -> bytes:
    """Whether the seat could do this: a `wire.WhyAnswer`, encoded."""
    known = _of(puzzle_id, raw)
    decoded = _decoded(known, action)
    seat = known.puzzle.seat
    return rendering.encode(rendering.why_answer(known.state, "", seat, decoded, known.words(language)))


def _decoded(known: _Known, action: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(action, known.game.action_type)
    except msgspec.ValidationError:
        raise Declined("unknown-action", "table-unknown-action") from None


def _seat(number: int, mine: bool) -> wire.SeatState:
    """The players have names of ours: whose game it was is nobody's affair here."""
    return wire.SeatState(
        number=number,
        kind="person",
        name=BOT_NAMES[number],
        person=None,
        bot=None,
        paws=None,
        mine=mine,
        resigned=False,
        ready=True,
        can_whisper=False,
        clock_ms=None,
        outside_bot=False,
    )


def _result(known: _Known, answered: Answered, words: Words) -> PuzzleResult:
    puzzle, game = known.puzzle, known.game
    view = known.state.view(puzzle.seat)
    played = puzzles.place_of(known.legal, msgspec.convert(puzzle.played, game.action_type))
    order = sorted(
        range(len(known.legal)), key=lambda place: (place not in puzzle.solutions, -puzzle.worths[place].win)
    )
    choices = tuple(
        PuzzleChoice(
            place=place,
            text=game.describe_choice(known.legal[place], view, words).long,
            win=puzzle.worths[place].win,
            error=puzzle.worths[place].error,
            solution=place in puzzle.solutions,
            mine=place == answered.place,
            played=place == played,
            people=answered.people.get(place, 0),
        )
        for place in order
    )
    return PuzzleResult(
        verdict=puzzles.verdict(puzzle, answered.place),
        counts=answered.counts,
        best=choices[0].text,
        reason=words.reason(puzzle.reason),
        estimate=""
        if puzzle.reason.message == "reason-search-better"
        else _estimate(puzzle.worths[puzzle.best], words),
        choices=choices,
        people=sum(answered.people.values()),
        played=game.describe_action(msgspec.convert(puzzle.played, game.action_type), view, words),
        at=len(puzzle.moves),
        moves=puzzle.length,
        curve=tuple(wire.CurvePoint(at=point.at, win_probabilities=point.win_probabilities) for point in puzzle.curve),
        table=answered.table,
    )


def _estimate(best: Worth, words: Words) -> str:
    error = max(1, percent(SURE * best.error))
    return words("hint-estimate", win=percent(best.win), error=error, tried=best.tried)

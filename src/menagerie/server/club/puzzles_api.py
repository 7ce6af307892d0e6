"""The API of the puzzles of the day. Before one's own answer it says nothing of what is right or who chose what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from menagerie.club import daily
from menagerie.club.puzzles.puzzle import Puzzle, game_of, grade
from menagerie.core.registry import UnknownGame
from menagerie.core.words import words_for
from menagerie.server import rendering, wire
from menagerie.server.club import shown_puzzles
from menagerie.server.club.puzzles_wire import (
    AnswerPuzzle,
    AskPuzzle,
    CheckAtPuzzle,
    PuzzleDay,
    PuzzleDays,
    PuzzleInfo,
)
from menagerie.server.club.puzzles_wire import Puzzle as ShownPuzzle
from menagerie.server.club.shown_puzzles import Answered, Asked
from menagerie.server.context import Context, address_of, context_of, encoded
from menagerie.server.errors import ApiError, error_response, too_fast
from menagerie.server.openapi import ERRORS
from menagerie.table.limits import DATE_LENGTH, IDENTIFIER_LENGTH, PUZZLE_DAYS, REPLAY_SECONDS
from menagerie.table.registry import UnknownTable
from menagerie.table.requests import Declined
from menagerie.table.store import PersonRow
from menagerie.table.store.sql_puzzles import RIGHT, AnswerRow, DayRow
from menagerie.table.table import UnsupportedRules
from menagerie.table.visibility import may_see

AnyRequest = Request[Any, Any, Any]
Day = Annotated[str, PathParameter(max_length=DATE_LENGTH)]
GameName = Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]


@get("/api/puzzles", responses=ERRORS)
async def read_days(request: AnyRequest) -> PuzzleDays:
    """Today's puzzles and those of the last days, and what I answered."""
    context = context_of(request)
    person = await context.person(request)
    puzzles = context.puzzles
    today = puzzles.today()
    days = [daily.days_after(today, -back) for back in range(PUZZLE_DAYS)]
    found = {day: await puzzles.day(day) for day in days}
    answers = [] if person is None else await puzzles.answers_of(person.id)
    tallies = await puzzles.store.tallies([puzzle.id for day in days for _, puzzle in found[day]])
    first, *before = (
        PuzzleDay(date=day, puzzles=tuple(_info(row, puzzle, answers, tallies) for row, puzzle in found[day]))
        for day in days
    )
    counting = [one for one in answers if one.counts]
    return PuzzleDays(
        now=context.registry.now(),
        ends=daily.ends(today),
        today=first,
        before=tuple(day for day in before if day.puzzles),
        streak=puzzles.streak(answers),
        right=sum(one.verdict == RIGHT for one in counting),
        answered=len(counting),
    )


def _info(
    row: DayRow, puzzle: Puzzle, answers: Sequence[AnswerRow], tallies: Mapping[str, tuple[int, int]]
) -> PuzzleInfo:
    mine = next((one for one in answers if (one.date, one.game) == (row.date, row.game)), None)
    people, right = tallies.get(puzzle.id, (0, 0))
    return PuzzleInfo(
        game=row.game,
        grade=grade(puzzle, people, right),
        state="open" if mine is None else cast("Literal['right', 'nearly', 'wrong']", mine.verdict),
        counts=mine is not None and mine.counts,
        answers=people,
    )


@get("/api/puzzles/{day:str}/{game:str}", responses=ERRORS)
async def read_puzzle(
    request: AnyRequest, day: Day, game: GameName, language: FromQuery[wire.Language] = "en"
) -> Response[ShownPuzzle]:
    """A puzzle as its seat sees it; with the result once I have answered."""
    row, puzzle = await _puzzle(request, day, game)
    context = context_of(request)
    person = await context.person(request)
    mine = None if person is None else await context.puzzles.answer_of(person.id, day, game)
    return encoded(await _shown(context, row, puzzle, mine, person, language))


@post("/api/puzzles/{day:str}/{game:str}", status_code=200, responses=ERRORS)
async def answer_puzzle(
    request: AnyRequest, day: Day, game: GameName, data: JSONBody[AnswerPuzzle]
) -> Response[ShownPuzzle]:
    """My answer, and the result. Only the first one counts; whoever answers again is told the first."""
    row, puzzle = await _puzzle(request, day, game)
    context = context_of(request)
    place = await context.position_workers.run(
        REPLAY_SECONDS, puzzle.id, shown_puzzles.place, puzzle.id, _raw(row), data.action
    )
    person = await context.person_or_guest(request)  # none is stored for an answer that is refused
    mine = await context.puzzles.answer(person.id, row, puzzle, place)
    return encoded(await _shown(context, row, puzzle, mine, person, data.language))


@post("/api/puzzles/{day:str}/{game:str}/analyse", status_code=200, responses=ERRORS)
async def ask_about_puzzle(
    request: AnyRequest, day: Day, game: GameName, data: JSONBody[AskPuzzle]
) -> wire.PositionAnswer | Response[wire.ErrorBody]:
    """A board's question about the position, as the puzzle's seat knows it."""
    row, puzzle = await _puzzle(request, day, game, question=True)
    try:
        found = await context_of(request).position_workers.run(
            REPLAY_SECONDS, puzzle.id, shown_puzzles.answer, puzzle.id, _raw(row), data.query, data.language
        )
        return wire.PositionAnswer(answer=msgspec.Raw(found))
    except Declined as declined:
        if declined.violation is None:
            raise
        words = words_for(game_of(puzzle), data.language)
        return error_response(400, "rule", rendering.decline_text(declined, words), declined.violation.paragraph)


@post("/api/puzzles/{day:str}/{game:str}/check", status_code=200, responses=ERRORS)
async def check_at_puzzle(
    request: AnyRequest, day: Day, game: GameName, data: JSONBody[CheckAtPuzzle]
) -> Response[wire.WhyAnswer]:
    """Whether the puzzle's seat could do this, and if not, the rule that forbids it."""
    row, puzzle = await _puzzle(request, day, game, question=True)
    found = await context_of(request).position_workers.run(
        REPLAY_SECONDS, puzzle.id, shown_puzzles.check, puzzle.id, _raw(row), data.action, data.language
    )
    return encoded(found)


async def _puzzle(request: AnyRequest, day: str, game: str, *, question: bool = False) -> tuple[DayRow, Puzzle]:
    """The puzzle, where it can be solved."""
    context = context_of(request)
    limiter = context.limiters.puzzles
    if not question and not limiter.allows(address_of(request)):  # questions are counted before they come here
        raise too_fast(limiter, address_of(request))
    found = await context.puzzles.puzzle(day, game) if context.puzzles.can_be_solved(day) else None
    if found is None:
        raise ApiError(404, "unknown", "puzzles-no-such-puzzle")
    return found


async def _shown(
    context: Context, row: DayRow, puzzle: Puzzle, mine: AnswerRow | None, person: PersonRow | None, language: str
) -> bytes:
    tallies = await context.puzzles.store.tallies([puzzle.id])
    answered = None
    if mine is not None:
        chosen = await context.puzzles.store.chosen(row.date, row.game)
        table = await _watchable(context, puzzle.table, person)
        answered = Answered(place=mine.place, counts=mine.counts, people=chosen, table=table)
    asked = Asked(row.date, row.date == context.puzzles.today(), grade(puzzle, *tallies.get(puzzle.id, (0, 0))))
    return await context.position_workers.run(
        REPLAY_SECONDS, puzzle.id, shown_puzzles.shown, puzzle.id, _raw(row), asked, answered, language
    )


async def _watchable(context: Context, table: str | None, person: PersonRow | None) -> str | None:
    """The table, where it is still there and that person may see it."""
    if table is None:
        return None
    try:
        live = await context.registry.table(table)
    except (UnknownTable, UnknownGame, UnsupportedRules):
        return None
    return table if may_see(live.table, None if person is None else person.id, live.now()) else None


def _raw(row: DayRow) -> bytes:
    assert row.body is not None
    return row.body.encode()

"""The puzzles of the day in the database: those that were found, those of each day, and what people answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import and_, case, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.store.errors import Conflict
from menagerie.table.store.schema import game_table
from menagerie.table.store.schema_people import played
from menagerie.table.store.schema_puzzles import puzzle, puzzle_answer, puzzle_day, puzzle_search
from menagerie.table.store.writer import Writer

RIGHT = "right"


class FoundRow(Struct, frozen=True):
    """A puzzle that was found in a game of this server."""

    id: str
    game: str
    rules: int
    table: str
    found: float
    body: str
    """As JSON."""


class DayRow(Struct, frozen=True):
    date: str
    game: str
    puzzle: str
    body: str | None
    """As JSON; gone when the puzzle cannot be solved any more."""


class AnswerRow(Struct, frozen=True):
    date: str
    game: str
    person: str
    puzzle: str
    place: int
    """Of the choice, among the legal ones."""
    verdict: str
    counts: bool
    """Whether it was given on the puzzle's day."""
    at: float


class SqlPuzzles:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    # --- finding them

    async def unsearched(self, games: Sequence[str], most: int) -> list[tuple[str, str]]:
        """Tables of these games that everybody may look back at and in which no puzzles were looked for, the latest
        first; each with its game."""
        searched = exists().where(puzzle_search.c.table_id == played.c.table_id)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(played.c.table_id, played.c.game)
                .where(played.c.public, played.c.game.in_(games), ~searched)
                .group_by(played.c.table_id, played.c.game)
                .order_by(func.max(played.c.at).desc(), played.c.table_id)
                .limit(most)
            )
            return [(row.table_id, row.game) for row in found]

    async def claim(self, table: str, at: float) -> bool:
        """Whether nobody has looked there before, in this process or another."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(puzzle_search), {"table_id": table, "at": at})

        try:
            await self._writer.write(job)
        except Conflict:
            return False
        return True

    async def searched_since(self, at: float) -> int:
        """In how many games puzzles were looked for since then."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(func.count()).where(puzzle_search.c.at >= at))
            return int(found.scalar_one())

    async def add(self, found: Sequence[FoundRow]) -> None:
        """Those that are not known yet."""
        rows = [
            {"id": row.id, "game": row.game, "rules": row.rules, "table_id": row.table, "found": row.found}
            | {"body": row.body}
            for row in found
        ]
        if not rows:
            return

        async def job(connection: AsyncConnection) -> None:
            into: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            await connection.execute(into(puzzle).on_conflict_do_nothing(index_elements=["id"]), rows)

        await self._writer.write(job)

    async def fresh(self, game: str, rules: int, most: int) -> list[str]:
        """Found puzzles of a game that no day has had, the latest first."""
        used = exists().where(puzzle_day.c.game == game, puzzle_day.c.puzzle_id == puzzle.c.id)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(puzzle.c.id)
                .where(puzzle.c.game == game, puzzle.c.rules == rules, ~used)
                .order_by(puzzle.c.found.desc(), puzzle.c.id)
                .limit(most)
            )
            return [row.id for row in found]

    async def body(self, puzzle_id: str) -> str | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(puzzle.c.body).where(puzzle.c.id == puzzle_id))
            row = found.first()
        return None if row is None else str(row.body)

    # --- those of a day

    async def day(self, date: str) -> list[DayRow]:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(puzzle_day).where(puzzle_day.c.date == date))
            return [DayRow(*row) for row in found]

    async def put_day(self, day: DayRow) -> None:
        """Nothing where the day has one already."""
        values = {"date": day.date, "game": day.game, "puzzle_id": day.puzzle, "body": day.body}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(puzzle_day), values)

        with suppress(Conflict):
            await self._writer.write(job)

    async def used(self, game: str, ids: Sequence[str]) -> Mapping[str, str]:
        """When each of these puzzles was that of the day last, of those that have been."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(puzzle_day.c.puzzle_id, func.max(puzzle_day.c.date).label("last"))
                .where(puzzle_day.c.game == game, puzzle_day.c.puzzle_id.in_(ids))
                .group_by(puzzle_day.c.puzzle_id)
            )
            return {row.puzzle_id: row.last for row in found}

    # --- answers

    async def answer(self, row: AnswerRow) -> bool:
        """Whether it is the person's first to that day's puzzle; another one is not kept."""
        values = {
            "date": row.date,
            "game": row.game,
            "person_id": row.person,
            "puzzle_id": row.puzzle,
            "place": row.place,
            "verdict": row.verdict,
            "counts": row.counts,
            "at": row.at,
        }

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(puzzle_answer), values)

        try:
            await self._writer.write(job)
        except Conflict:
            return False
        return True

    async def answers_of(self, person: str, first: str, last: str) -> list[AnswerRow]:
        """Those to puzzles of these days, the latest day first."""
        mine = and_(puzzle_answer.c.person_id == person, puzzle_answer.c.date.between(first, last))
        async with self._engine.connect() as connection:
            found = await connection.execute(select(puzzle_answer).where(mine).order_by(puzzle_answer.c.date.desc()))
            return [AnswerRow(*row) for row in found]

    async def chosen(self, date: str, game: str) -> dict[int, int]:
        """How many people's counting answers there are, by the place of the choice."""
        those = and_(puzzle_answer.c.date == date, puzzle_answer.c.game == game, puzzle_answer.c.counts)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(puzzle_answer.c.place, func.count().label("people")).where(those).group_by(puzzle_answer.c.place)
            )
            return {row.place: int(row.people) for row in found}

    async def tallies(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """For each of these puzzles how many people's answers count, and how many of them are right."""
        right = func.sum(case((puzzle_answer.c.verdict == RIGHT, 1), else_=0))
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(puzzle_answer.c.puzzle_id, func.count().label("people"), right.label("right"))
                .where(puzzle_answer.c.puzzle_id.in_(ids), puzzle_answer.c.counts)
                .group_by(puzzle_answer.c.puzzle_id)
            )
            return {row.puzzle_id: (int(row.people), int(row.right)) for row in found}

    async def forget(self, bodies_before: str, answers_before: str, searched_before: float) -> None:
        """The positions of days that cannot be solved any more, old answers, and which tables were searched that are
        no longer there."""

        async def job(connection: AsyncConnection) -> None:
            old = and_(puzzle_day.c.date < bodies_before, puzzle_day.c.body.is_not(None))
            await connection.execute(update(puzzle_day).where(old).values(body=None))
            await connection.execute(delete(puzzle_answer).where(puzzle_answer.c.date < answers_before))
            there = select(game_table.c.id).where(game_table.c.id == puzzle_search.c.table_id)
            await connection.execute(delete(puzzle_search).where(puzzle_search.c.at < searched_before, ~there.exists()))

        await self._writer.write(job)

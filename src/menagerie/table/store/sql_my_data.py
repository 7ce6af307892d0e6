"""Everything the database holds about one person, a page of rows at a time: somebody may have played for years."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, func, literal, select, tuple_, union
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncEngine

from menagerie.table.limits import MY_DATA_ROWS
from menagerie.table.store import schema
from menagerie.table.store.schema_daily import daily_play
from menagerie.table.store.schema_moderation import report
from menagerie.table.store.schema_people import played
from menagerie.table.store.schema_puzzles import puzzle_answer
from menagerie.table.store.schema_removals import spoken
from menagerie.table.store.schema_tournaments import tournament, tournament_person

AnyRow = Row[Any]


class StoredTable(Struct, frozen=True):
    """A table as it is stored, to be read in a thread."""

    id: str
    rules: int
    owner: str
    secret: str
    settings: str
    created: float
    phase: str
    updated: float
    entries: tuple[tuple[int, float, str], ...]
    """Number, time and body."""


class SqlMyData:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def created(self, person: str) -> float:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.person.c.created).where(schema.person.c.id == person))
            return float(found.scalar() or 0.0)

    async def invitations(self, person: str) -> AsyncIterator[AnyRow]:
        """Those the person sent."""
        columns = schema.invitation.c
        query = (
            select(columns.id, columns.table_id, columns.created, columns.state, schema.person.c.name)
            .join(schema.person, schema.person.c.id == columns.bot_id)
            .where(columns.by_id == person)
        )
        async for row in self._rows(query, (columns.id,)):
            yield row

    async def reports(self, person: str) -> AsyncIterator[AnyRow]:
        """Those the person wrote."""
        query = (
            select(report.c.id, report.c.at, report.c.state, report.c.body, schema.person.c.name)
            .join(schema.person, schema.person.c.id == report.c.accused_id)
            .where(report.c.reporter_id == person)
        )
        async for row in self._rows(query, (report.c.id,)):
            yield row

    async def rated_games(self, person: str) -> AsyncIterator[AnyRow]:
        """The oldest first."""
        game, seat = schema.rated_game.c, schema.rated_seat.c
        query = (
            select(seat.game_seq, seat.seat, game.table_id, game.game, game.opponents, game.ended, seat.rank)
            .add_columns(seat.mu, seat.sigma)
            .join(schema.rated_game, game.seq == seat.game_seq)
            .where(seat.person_id == person)
        )
        async for row in self._rows(query, (seat.game_seq, seat.seat)):
            yield row

    async def played(self, person: str) -> AsyncIterator[AnyRow]:
        """Games that are over, the oldest first."""
        query = select(played).where(played.c.person_id == person)
        async for row in self._rows(query, (played.c.at, played.c.table_id)):
            yield row

    async def days(self, person: str) -> AsyncIterator[AnyRow]:
        """Deals of the day."""
        query = select(daily_play).where(daily_play.c.person_id == person)
        async for row in self._rows(query, (daily_play.c.date, daily_play.c.game)):
            yield row

    async def puzzle_answers(self, person: str) -> AsyncIterator[AnyRow]:
        """To puzzles of the day."""
        query = select(puzzle_answer).where(puzzle_answer.c.person_id == person)
        async for row in self._rows(query, (puzzle_answer.c.date, puzzle_answer.c.game)):
            yield row

    async def tournaments(self, person: str) -> AsyncIterator[AnyRow]:
        """Those that the person organises, is in, or was."""
        entered = select(tournament_person.c.tournament_id).where(tournament_person.c.person_id == person)
        query = select(tournament.c.id, tournament.c.organiser_id, tournament.c.settings, tournament.c.phase).where(
            (tournament.c.organiser_id == person) | tournament.c.id.in_(entered)
        )
        async for row in self._rows(query.add_columns(tournament.c.created), (tournament.c.id,)):
            yield row

    async def tables(self, person: str) -> AsyncIterator[str]:
        """The ids of tables that the person made, sat at, was invited to or wrote at."""
        both = union(
            *(select(one.c.table_id).where(one.c.person_id == person) for one in (schema.sitting, spoken))
        ).subquery()
        async for row in self._rows(select(both.c.table_id), (both.c.table_id,)):
            yield str(row.table_id)

    async def table(self, name: str) -> StoredTable | None:
        columns, entries = schema.game_table.c, schema.entry.c
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(schema.game_table).where(columns.id == name))).first()
            if row is None:
                return None
            log = await connection.execute(
                select(entries.seq, entries.at, entries.body).where(entries.table_id == name).order_by(entries.seq)
            )
            return StoredTable(
                id=row.id,
                rules=row.rules,
                owner=row.owner,
                secret=row.secret,
                settings=row.settings,
                created=row.created,
                phase=row.phase,
                updated=row.updated,
                entries=tuple((one.seq, one.at, one.body) for one in log),
            )

    async def games_stored(self, person: str) -> int:
        """How many tables `tables` gives."""
        both = union(
            *(select(one.c.table_id).where(one.c.person_id == person) for one in (schema.sitting, spoken))
        ).subquery()
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(both))).scalar() or 0)

    async def _rows(self, query: Select[Any], key: Sequence[ColumnElement[Any]]) -> AsyncIterator[AnyRow]:
        """Ordered by that key, which is among what is selected and unique; no connection is held between two pages."""
        last: tuple[Any, ...] | None = None
        while True:
            page = query if last is None else query.where(tuple_(*key) > tuple_(*map(literal, last)))
            async with self._engine.connect() as connection:
                rows = list(await connection.execute(page.order_by(*key).limit(MY_DATA_ROWS)))
            for row in rows:
                yield row
            if len(rows) < MY_DATA_ROWS:
                return
            last = tuple(getattr(rows[-1], column.key or "") for column in key)

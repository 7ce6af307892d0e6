"""The deals of the day in the database: how they are played, who plays them, and what was chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.store import schema
from menagerie.table.store.errors import Conflict
from menagerie.table.store.schema_daily import daily_choice, daily_deal, daily_play
from menagerie.table.store.writer import Writer

PLAYING, COUNTED = "playing", "counted"
_HISTORIES_AT_ONCE = 200


class DealRow(Struct, frozen=True):
    date: str
    game: str
    rules: int
    """The version of the game's rules."""
    setup: str
    """As JSON."""


class PlayRow(Struct, frozen=True):
    """How somebody plays a deal, or has played it."""

    date: str
    game: str
    person: str
    table: str
    state: str
    score: int | None
    rank: int | None
    ended: float | None


class ScoreRow(Struct, frozen=True):
    """One line of the list of scores."""

    person: str
    name: str | None
    """Nothing for a guest, who has no passphrase and so no name of their own, and for whoever is gone."""
    table: str | None
    """Nothing where it was removed."""
    score: int
    rank: int


class ChoiceRow(Struct, frozen=True):
    history: str
    action: str
    players: int


class SqlDaily:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    # --- deals

    async def deals(self, day: str) -> list[DealRow]:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(daily_deal).where(daily_deal.c.date == day))
            return [DealRow(*row) for row in found]

    async def deal(self, day: str, game: str) -> DealRow | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(daily_deal).where(daily_deal.c.date == day, daily_deal.c.game == game)
            )
            row = found.first()
        return None if row is None else DealRow(*row)

    async def put_deal(self, deal: DealRow) -> None:
        """Nothing where there is one already."""
        values = {"date": deal.date, "game": deal.game, "rules": deal.rules, "setup": deal.setup}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(daily_deal), values)

        with suppress(Conflict):
            await self._writer.write(job)

    # --- who plays

    async def begin(self, day: str, game: str, person: str, table: str) -> None:
        """That person plays at that table; nothing where they play already."""
        values = {"date": day, "game": game, "person_id": person, "table_id": table, "state": PLAYING}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(daily_play), values)

        with suppress(Conflict):
            await self._writer.write(job)

    async def plays_of(self, person: str, day: str) -> list[PlayRow]:
        mine = and_(daily_play.c.person_id == person, daily_play.c.date == day)
        async with self._engine.connect() as connection:
            return [PlayRow(*row) for row in await connection.execute(select(daily_play).where(mine))]

    async def play_at(self, table: str) -> PlayRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(daily_play).where(daily_play.c.table_id == table))).first()
        return None if row is None else PlayRow(*row)

    async def due(self, most: int) -> list[str]:
        """Tables whose game is over and that do not count yet."""
        tables = schema.game_table.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(daily_play.c.table_id)
                .join(schema.game_table, tables.id == daily_play.c.table_id)
                .where(daily_play.c.state == PLAYING, tables.phase.in_(("over", "abandoned")))
                .limit(most)
            )
            return [row.table_id for row in found]

    async def end(self, play: PlayRow, choices: Iterable[tuple[str, str]]) -> bool:
        """The game is over, once; its choices (position and action) count where it does. Whether it did not yet."""
        rows = sorted(
            (
                {
                    "date": play.date,
                    "game": play.game,
                    "history": history,
                    "digest": sha256(action.encode()).hexdigest(),
                    "action": action,
                    "players": 1,
                }
                for history, action in choices
            ),
            key=lambda row: (row["history"], row["digest"]),  # in one order, so that processes do not block each other
        )
        first = False

        async def job(connection: AsyncConnection) -> None:
            nonlocal first
            changed = await connection.execute(
                update(daily_play)
                .where(daily_play.c.table_id == play.table, daily_play.c.state == PLAYING)
                .values(state=play.state, score=play.score, rank=play.rank, ended=play.ended)
            )
            first = changed.rowcount == 1
            if first and play.state == COUNTED and rows:
                await connection.execute(_one_more(connection.dialect.name), rows)

        await self._writer.write(job)
        return first

    # --- what became of it

    async def board(self, day: str, game: str, most: int) -> list[ScoreRow]:
        """The best, the highest score first."""
        people, tables = schema.person.c, schema.game_table.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(daily_play.c.person_id, daily_play.c.score, daily_play.c.rank)
                .add_columns(people.name, people.passphrase, tables.id.label("table_id"))
                .outerjoin(schema.person, people.id == daily_play.c.person_id)
                .outerjoin(schema.game_table, tables.id == daily_play.c.table_id)
                .where(_counted(day, game))
                .order_by(daily_play.c.score.desc(), daily_play.c.rank, daily_play.c.ended, daily_play.c.person_id)
                .limit(most)
            )
            return [
                ScoreRow(row.person_id, None if row.passphrase is None else row.name, row.table_id, row.score, row.rank)
                for row in found
            ]

    async def scores(self, day: str, game: str) -> dict[tuple[int, int], int]:
        """How many people have each score with each rank."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(daily_play.c.score, daily_play.c.rank, func.count().label("players"))
                .where(_counted(day, game))
                .group_by(daily_play.c.score, daily_play.c.rank)
            )
            return {(row.score, row.rank): int(row.players) for row in found}

    async def finished(self, day: str) -> Mapping[str, int]:
        """How many people's games count, by game."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(daily_play.c.game, func.count().label("players"))
                .where(daily_play.c.date == day, daily_play.c.state == COUNTED)
                .group_by(daily_play.c.game)
            )
            return {row.game: int(row.players) for row in found}

    async def choices(self, day: str, game: str, histories: Sequence[str]) -> list[ChoiceRow]:
        """What was chosen in these positions, and by how many."""
        rows: list[ChoiceRow] = []
        async with self._engine.connect() as connection:
            for first in range(0, len(histories), _HISTORIES_AT_ONCE):
                found = await connection.execute(
                    select(daily_choice.c.history, daily_choice.c.action, daily_choice.c.players)
                    .where(
                        daily_choice.c.date == day,
                        daily_choice.c.game == game,
                        daily_choice.c.history.in_(histories[first : first + _HISTORIES_AT_ONCE]),
                    )
                    .order_by(daily_choice.c.players.desc(), daily_choice.c.digest)
                )
                rows += [ChoiceRow(*row) for row in found]
        return rows

    async def forget_choices(self, before: str) -> None:
        """Those of the days before that one."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(daily_choice).where(daily_choice.c.date < before))

        await self._writer.write(job)


def _counted(day: str, game: str) -> Any:
    return and_(daily_play.c.date == day, daily_play.c.game == game, daily_play.c.state == COUNTED)


def _one_more(dialect: str) -> Any:
    """Counts one more person who chose that."""
    rows = postgresql.insert(daily_choice) if dialect == "postgresql" else sqlite.insert(daily_choice)
    key = ("date", "game", "history", "digest")
    return rows.on_conflict_do_update(index_elements=list(key), set_={"players": daily_choice.c.players + 1})

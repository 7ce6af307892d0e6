"""Names that are taken, relations and games played, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Select, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.limits import COUNTED_GAMES
from menagerie.table.store import schema
from menagerie.table.store.errors import Conflict
from menagerie.table.store.rows import PersonRow
from menagerie.table.store.schema_people import played, relation, reserved_name
from menagerie.table.store.writer import Writer

RelationKind = Literal["follow", "mute", "block"]


class RelationRow(Struct, frozen=True):
    kind: RelationKind
    other: str
    name: str
    at: float


class PlayedRow(Struct, frozen=True):
    """A game that is over, of one person."""

    person: str
    table: str
    at: float
    game: str
    rank: int | None
    """Nothing where the person held several seats, or the game gave none."""
    seats: int
    people: int
    """How many different people sat there; the other seats were bots'."""
    setup: str
    """Options and number of seats as JSON, equal for equal set-ups."""
    public: bool
    """Whether everybody may know of it."""


class SharedGame(Struct, frozen=True):
    """A game that is over, with the names and the people of its seats."""

    row: PlayedRow
    names: tuple[str, ...]
    people: tuple[str | None, ...]


class PlayedSetup(Struct, frozen=True):
    """How often somebody played a set-up, among people or against bots alone."""

    game: str
    setup: str
    alone: bool
    games: int
    won: int


class SqlPeople:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    # --- names

    async def holder_of(self, skeleton: str) -> str | None:
        """The person who has a name that looks like this."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(select(reserved_name.c.person_id).where(reserved_name.c.skeleton == skeleton))
            ).first()
        return None if row is None else str(row.person_id)

    async def reserve_and_change(self, person: PersonRow, skeleton: str) -> bool:
        """Changes the person and keeps their name for them; whether nobody else has one that looks like it."""
        changes = msgspec.structs.asdict(person)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(reserved_name).where(reserved_name.c.person_id == person.id))
            removed = select(schema.person.c.removed).where(schema.person.c.id == person.id)
            if (await connection.execute(removed)).scalar():  # another process has removed them meanwhile
                return
            await connection.execute(insert(reserved_name), {"skeleton": skeleton, "person_id": person.id})
            await connection.execute(update(schema.person).where(schema.person.c.id == person.id).values(**changes))

        try:
            await self._writer.write(job)
        except Conflict:
            return False
        return True

    async def created(self, person: str) -> float | None:
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(select(schema.person.c.created).where(schema.person.c.id == person))
            ).first()
        return None if row is None else float(row.created)

    # --- relations

    async def relate(self, person: str, kind: RelationKind, other: str, at: float) -> None:
        row = {"person_id": person, "kind": kind, "other_id": other, "at": at}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(relation), row)

        try:
            await self._writer.write(job)
        except Conflict:
            return  # it is so already

    async def unrelate(self, person: str, kind: RelationKind, other: str) -> None:
        here = and_(relation.c.person_id == person, relation.c.kind == kind, relation.c.other_id == other)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(relation).where(here))

        await self._writer.write(job)

    async def relations_of(self, person: str) -> list[RelationRow]:
        """Whom the person follows, mutes or blocks, by name."""
        people = schema.person.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(relation.c.kind, relation.c.other_id, people.name, relation.c.at)
                .join(schema.person, people.id == relation.c.other_id)
                .where(relation.c.person_id == person)
                .order_by(people.name, people.id, relation.c.kind)
            )
            return [RelationRow(*row) for row in found]

    async def apart_from(self, person: str) -> tuple[frozenset[str], frozenset[str]]:
        """Who may not sit with that person (one has blocked the other), and whom else that person has muted."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(relation.c.person_id, relation.c.kind, relation.c.other_id).where(
                    or_(
                        and_(relation.c.person_id == person, relation.c.kind.in_(("block", "mute"))),
                        and_(relation.c.other_id == person, relation.c.kind == "block"),
                    )
                )
            )
            rows = found.all()
        blocked = {row.other_id if row.person_id == person else row.person_id for row in rows if row.kind == "block"}
        muted = {row.other_id for row in rows if row.kind == "mute"}
        return frozenset(blocked), frozenset(muted)

    # --- games played

    async def add_played(self, rows: Sequence[PlayedRow]) -> None:
        """A game that is over; nothing where it is stored already."""
        if not rows:
            return

        async def job(connection: AsyncConnection) -> None:
            known = select(played.c.table_id).where(played.c.table_id == rows[0].table).limit(1)
            if (await connection.execute(known)).first() is None:
                gone = await removed_among(connection, [row.person for row in rows])
                kept = [_values(row) for row in rows if row.person not in gone]
                if kept:
                    await connection.execute(insert(played), kept)

        try:
            await self._writer.write(job)
        except Conflict:
            return  # another node was faster

    async def played_setups(self, person: str) -> list[PlayedSetup]:
        """What that person played, and won: of the latest games, where there are very many."""
        latest = (
            select(played.c.game, played.c.setup, played.c.rank, played.c.people)
            .where(played.c.person_id == person)
            .order_by(played.c.at.desc())
            .limit(COUNTED_GAMES)
            .subquery()
        )
        alone = case((latest.c.people == 1, 1), else_=0)
        won = func.sum(case((latest.c.rank == 1, 1), else_=0))
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(latest.c.game, latest.c.setup, alone, func.count(), won)
                .group_by(latest.c.game, latest.c.setup, alone)
                .order_by(func.count().desc(), latest.c.game, latest.c.setup)
            )
            return [PlayedSetup(row[0], row[1], bool(row[2]), int(row[3]), int(row[4])) for row in found]

    async def last_games(self, person: str, reader: str | None, most: int) -> list[SharedGame]:
        """The latest that the reader may know of: all of their own; of others those that are public, and those at
        which both sat."""
        theirs = played.c.person_id == person
        queries = [_with_seats().where(theirs)]
        if reader != person:
            queries = [_with_seats().where(theirs, played.c.public.is_(True))]
        if reader not in (None, person):
            mine = played.alias()
            together = mine.c.table_id == played.c.table_id
            both = _with_seats().join(mine, together).where(theirs, mine.c.person_id == reader)
            queries.append(both.where(played.c.public.is_(False)))
        rows: list[Any] = []
        async with self._engine.connect() as connection:
            for query in queries:
                rows += await connection.execute(query.order_by(played.c.at.desc(), played.c.table_id).limit(most))
        found = [SharedGame(PlayedRow(*row[:-1]), *_people_in(row[-1])) for row in rows]
        return sorted(found, key=lambda one: (-one.row.at, one.row.table))[:most]

    async def unlisted(self, after: tuple[float, str], most: int) -> list[tuple[float, str]]:
        """Tables whose game has ended since then, and of which nothing is stored as played; when, and their ids."""
        columns = schema.game_table.c
        since, last = after
        later = or_(columns.updated > since, and_(columns.updated == since, columns.id > last))
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(columns.updated, columns.id)
                .outerjoin(played, played.c.table_id == columns.id)
                .where(columns.phase == "over", columns.updated >= since, later, played.c.table_id.is_(None))
                .order_by(columns.updated, columns.id)
                .limit(most)
            )
            return [(float(row.updated), str(row.id)) for row in found]

    async def last_played(self) -> float:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(func.max(played.c.at)))).scalar()
        return 0.0 if found is None else float(found)


async def removed_among(connection: AsyncConnection, people: Sequence[str]) -> set[str]:
    """Those of them who had everything of theirs removed."""
    columns = schema.person.c
    found = await connection.execute(select(columns.id).where(columns.id.in_(people), columns.removed.is_(True)))
    return {row.id for row in found}


def _with_seats() -> Select[Any]:
    """Games of people, with the summaries of their tables."""
    columns = schema.game_table.c
    return select(played, columns.summary).join(schema.game_table, columns.id == played.c.table_id)


class _Seats(Struct):
    names: tuple[str, ...]
    people: tuple[str | None, ...]


def _people_in(summary: str) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    seats = msgspec.json.decode(summary, type=_Seats)
    return seats.names, seats.people


def _values(row: PlayedRow) -> dict[str, object]:
    return {
        "person_id": row.person,
        "table_id": row.table,
        "at": row.at,
        "game": row.game,
        "rank": row.rank,
        "seats": row.seats,
        "people": row.people,
        "setup": row.setup,
        "public": row.public,
    }

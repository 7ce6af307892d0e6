"""Sign-ins in the database."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict
from sqlalchemy import and_, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.store import schema
from menagerie.table.store.rows import PersonRow
from menagerie.table.store.schema_lobby import wish
from menagerie.table.store.schema_moderation import report
from menagerie.table.store.schema_people import relation
from menagerie.table.store.schema_removals import spoken
from menagerie.table.store.schema_tournaments import tournament, tournament_person
from menagerie.table.store.session_store import Session
from menagerie.table.store.writer import Writer

_AT_ONCE = 500  # names in one statement: databases limit their number


class SqlSessions:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def start(self, session: Session, most: int, newcomer: PersonRow | None = None) -> None:
        row = asdict(session)
        row["person_id"] = row.pop("person")
        extra = [old.id for old in (await self.of(session.person))[most - 1 :]]

        async def job(connection: AsyncConnection) -> None:
            if newcomer is not None:
                await connection.execute(insert(schema.person), {**asdict(newcomer), "created": session.created})
            await connection.execute(insert(schema.session), row)
            if extra:
                await connection.execute(delete(schema.session).where(schema.session.c.id.in_(extra)))

        await self._writer.write(job)

    async def find(self, session: str) -> Session | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.session).where(schema.session.c.id == session))
            row = found.first()
        return None if row is None else Session(*row)

    async def of(self, person: str) -> list[Session]:
        columns = schema.session.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.session).where(columns.person_id == person).order_by(columns.seen.desc(), columns.id)
            )
            return [Session(*row) for row in found]

    async def still_open(self, sessions: Iterable[str]) -> set[str]:
        wanted, found = list(sessions), set[str]()
        async with self._engine.connect() as connection:
            for first in range(0, len(wanted), _AT_ONCE):
                some = wanted[first : first + _AT_ONCE]
                rows = await connection.execute(select(schema.session.c.id).where(schema.session.c.id.in_(some)))
                found.update(str(row.id) for row in rows)
        return found

    async def touch(self, session: str, seen: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.session).where(schema.session.c.id == session).values(seen=seen))

        await self._writer.write(job)

    async def end(self, sessions: Iterable[str]) -> None:
        ended = list(sessions)

        async def job(connection: AsyncConnection) -> None:
            for first in range(0, len(ended), _AT_ONCE):
                some = ended[first : first + _AT_ONCE]
                await connection.execute(delete(schema.session).where(schema.session.c.id.in_(some)))

        await self._writer.write(job)

    async def forget_unused(self, before: float, now: float, most: int) -> tuple[int, int]:
        """Each person comes up once in the time after which guests are removed, by an index: whoever is kept comes up
        again when that time has passed once more."""
        person = schema.person.c
        due = select(person.id).where(person.checked < before).order_by(person.checked).limit(most)
        kept = (
            person.created >= before,
            person.passphrase.is_not(None),
            person.removed.is_(True),
            exists().where(and_(schema.session.c.person_id == person.id, schema.session.c.seen >= before)),
            exists().where(schema.game_table.c.owner == person.id),
            exists().where(schema.sitting.c.person_id == person.id),
            exists().where(schema.push_subscription.c.person_id == person.id),
            exists().where(schema.mail_address.c.person_id == person.id),
            exists().where(schema.api_token.c.owner_id == person.id),
            exists().where(schema.api_token.c.bot_id == person.id),
            exists().where(schema.online_bot.c.person_id == person.id),
            exists().where(schema.online_bot.c.owner_id == person.id),
            exists().where(schema.invitation.c.bot_id == person.id),
            exists().where(schema.invitation.c.by_id == person.id),
            exists().where(relation.c.person_id == person.id),
            exists().where(relation.c.other_id == person.id),
            exists().where(report.c.reporter_id == person.id),
            exists().where(report.c.accused_id == person.id),
            exists().where(tournament.c.organiser_id == person.id),
            exists().where(tournament_person.c.person_id == person.id),
            exists().where(spoken.c.person_id == person.id),
        )
        async with self._engine.connect() as connection:
            people = [row.id for row in await connection.execute(due)]
            if not people:
                return 0, 0
            used = {
                row.id for row in await connection.execute(select(person.id).where(person.id.in_(people), or_(*kept)))
            }
        unused = [one for one in people if one not in used]

        async def job(connection: AsyncConnection) -> None:
            if used:
                kept_ones = update(schema.person).where(person.id.in_(used)).values(checked=now)
                await connection.execute(kept_ones)
            if unused:
                for table in (schema.session, schema.notice, schema.mute, schema.rating, wish):
                    await connection.execute(delete(table).where(table.c.person_id.in_(unused)))
                await connection.execute(delete(schema.person).where(person.id.in_(unused)))

        await self._writer.write(job)
        return len(people), len(unused)

    async def mute(self, person: str, until: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.mute).where(schema.mute.c.person_id == person))
            await connection.execute(insert(schema.mute), {"person_id": person, "until": until})

        await self._writer.write(job)

    async def muted_until(self, person: str) -> float:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.mute.c.until).where(schema.mute.c.person_id == person))
            row = found.first()
        return 0.0 if row is None else float(row.until)

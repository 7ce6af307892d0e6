"""Turn notices in the database."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.store import schema
from menagerie.table.store.errors import Conflict
from menagerie.table.store.notice_store import MailAddress, PushSubscription
from menagerie.table.store.writer import Writer


class SqlNotices:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def subscriptions(self, person: str) -> list[PushSubscription]:
        columns = schema.push_subscription.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.push_subscription).where(columns.person_id == person).order_by(columns.created)
            )
            return [PushSubscription(*row) for row in found]

    async def put_subscription(self, subscription: PushSubscription, most: int) -> None:
        columns = schema.push_subscription.c
        row = asdict(subscription)
        row["person_id"] = row.pop("person")

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.push_subscription).where(columns.id == subscription.id))
            await connection.execute(insert(schema.push_subscription), row)
            mine = await connection.execute(
                select(columns.id)
                .where(columns.person_id == subscription.person)
                .order_by(columns.created.desc(), columns.id == subscription.id)
                .offset(most)
            )
            old = [found.id for found in mine]
            if old:
                await connection.execute(delete(schema.push_subscription).where(columns.id.in_(old)))

        await self._writer.write(job)

    async def remove_subscription(self, subscription: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                delete(schema.push_subscription).where(schema.push_subscription.c.id == subscription)
            )

        await self._writer.write(job)

    async def mail_address(self, person: str) -> MailAddress | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.mail_address).where(schema.mail_address.c.person_id == person)
            )
            row = found.first()
        return None if row is None else MailAddress(row.person_id, row.address, row.language, bool(row.confirmed))

    async def put_mail_address(self, address: MailAddress) -> None:
        row = asdict(address)
        row["person_id"] = row.pop("person")

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                delete(schema.mail_address).where(schema.mail_address.c.person_id == address.person)
            )
            await connection.execute(insert(schema.mail_address), row)

        await self._writer.write(job)

    async def remove_mail_address(self, person: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.mail_address).where(schema.mail_address.c.person_id == person))

        await self._writer.write(job)

    async def mark_noticed(self, person: str, table: str, at: float) -> bool:
        row = {"person_id": person, "table_id": table, "at": at}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.notice), row)

        try:
            await self._writer.write(job)
        except Conflict:
            return False
        return True

    async def unmark_noticed(self, person: str, table: str) -> None:
        here = and_(schema.notice.c.person_id == person, schema.notice.c.table_id == table)
        async with self._engine.connect() as connection:
            if (await connection.execute(select(schema.notice.c.at).where(here))).first() is None:
                return  # by far the most frequent case, and reading costs no commit

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.notice).where(here))

        await self._writer.write(job)

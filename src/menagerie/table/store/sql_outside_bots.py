"""Outside bots in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.store import schema
from menagerie.table.store.outside_bot_store import ApiToken, Invitation, OnlineBot
from menagerie.table.store.rows import PersonRow
from menagerie.table.store.writer import Writer


class SqlOutsideBots:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    # --- tokens

    async def add_token(self, token: ApiToken, newcomer: PersonRow | None = None) -> None:
        row = {
            "digest": token.digest,
            "id": token.id,
            "owner_id": token.owner,
            "bot_id": token.bot,
            "scopes": " ".join(token.scopes),
            "created": token.created,
            "used": token.used,
        }

        async def job(connection: AsyncConnection) -> None:
            if newcomer is not None:
                await connection.execute(insert(schema.person), {**asdict(newcomer), "created": token.created})
            await connection.execute(insert(schema.api_token), row)

        await self._writer.write(job)

    async def token(self, digest: str) -> ApiToken | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.api_token).where(schema.api_token.c.digest == digest))
            row = found.first()
        return None if row is None else _token(row)

    async def tokens_of(self, owner: str) -> list[tuple[ApiToken, str]]:
        columns = schema.api_token.c
        wanted = (
            select(schema.api_token, schema.person.c.name)
            .join(schema.person, schema.person.c.id == columns.bot_id)
            .where(columns.owner_id == owner)
            .order_by(columns.created, columns.id)
        )
        async with self._engine.connect() as connection:
            return [(_token(row), row.name) for row in await connection.execute(wanted)]

    async def touch(self, token: str, used: float) -> None:
        await self._run(update(schema.api_token).where(schema.api_token.c.id == token).values(used=used))

    async def revoke(self, token: str) -> None:
        await self._run(delete(schema.api_token).where(schema.api_token.c.id == token))

    # --- who is online

    async def come_online(self, bot: str, owner: str, games: Iterable[str], until: float) -> None:
        row = {"person_id": bot, "owner_id": owner, "games": " ".join(games), "until": until}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.online_bot).where(schema.online_bot.c.person_id == bot))
            await connection.execute(insert(schema.online_bot), row)

        await self._writer.write(job)

    async def go_offline(self, bot: str) -> None:
        await self._run(delete(schema.online_bot).where(schema.online_bot.c.person_id == bot))

    async def online(self, now: float, most: int) -> list[OnlineBot]:
        columns, owner = schema.online_bot.c, schema.person.alias("owner")
        wanted = (
            select(columns.person_id, schema.person.c.name, owner.c.name.label("owner"), columns.games)
            .join(schema.person, schema.person.c.id == columns.person_id)
            .join(owner, owner.c.id == columns.owner_id)
            .where(columns.until > now)
            .order_by(schema.person.c.name)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [OnlineBot(row.person_id, row.name, row.owner, tuple(row.games.split())) for row in rows]

    # --- invitations

    async def invite(self, invitation: Invitation) -> None:
        columns = schema.invitation.c
        row = {
            "id": invitation.id,
            "table_id": invitation.table,
            "bot_id": invitation.bot,
            "by_id": invitation.by,
            "created": invitation.created,
            "state": invitation.state,
        }

        async def job(connection: AsyncConnection) -> None:
            same = (columns.table_id == invitation.table) & (columns.bot_id == invitation.bot)
            await connection.execute(delete(schema.invitation).where(same))
            await connection.execute(insert(schema.invitation), row)

        await self._writer.write(job)

    async def invitation(self, invitation: str) -> Invitation | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.invitation).where(schema.invitation.c.id == invitation))
            row = found.first()
        return None if row is None else _invitation(row)

    async def invitations_of(self, bot: str, since: float, most: int) -> list[Invitation]:
        columns = schema.invitation.c
        wanted = (
            select(schema.invitation)
            .where(columns.bot_id == bot, columns.state == "open", columns.created >= since)
            .order_by(columns.created, columns.id)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [_invitation(row) for row in await connection.execute(wanted)]

    async def invitations_to(self, table: str) -> list[tuple[Invitation, str]]:
        columns = schema.invitation.c
        wanted = (
            select(schema.invitation, schema.person.c.name)
            .join(schema.person, schema.person.c.id == columns.bot_id)
            .where(columns.table_id == table)
            .order_by(columns.created, columns.id)
        )
        async with self._engine.connect() as connection:
            return [(_invitation(row), row.name) for row in await connection.execute(wanted)]

    async def answer(self, invitation: str, state: str) -> None:
        await self._run(update(schema.invitation).where(schema.invitation.c.id == invitation).values(state=state))

    async def _run(self, statement: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self._writer.write(job)


def _token(row: Row[Any]) -> ApiToken:
    return ApiToken(row.digest, row.id, row.owner_id, row.bot_id, tuple(row.scopes.split()), row.created, row.used)


def _invitation(row: Row[Any]) -> Invitation:
    return Invitation(row.id, row.table_id, row.bot_id, row.by_id, row.created, row.state)

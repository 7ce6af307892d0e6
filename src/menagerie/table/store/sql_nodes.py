"""Nodes in the database: which processes serve its tables, who of them attends which table, who is connected where.

A node lives while its row says so; it has to renew that row. Whatever a node attends is its own as long as it lives.
Times are the database's: clocks of machines differ.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, literal, literal_column, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from menagerie.table.limits import LEASES_TAKEN
from menagerie.table.store import schema
from menagerie.table.store.node_rows import ALL_GONE, NOBODY, Beat, Claim, NodeKind, TablePresence
from menagerie.table.store.writer import Writer


class SqlNodes:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        postgres = engine.dialect.name == "postgresql"
        clock = "extract(epoch from clock_timestamp())" if postgres else "((julianday('now') - 2440587.5) * 86400.0)"
        self._now: ColumnElement[float] = literal_column(clock)

    # --- nodes

    async def beat(self, node: str, kind: NodeKind, seconds: float) -> Beat:
        """The node lives for so long from now."""
        columns = schema.node.c
        renewed = False

        async def job(connection: AsyncConnection) -> None:
            nonlocal renewed
            # Longer than it could have been set to: the clock of the database was put back.
            living = (columns.until > self._now) & (columns.until <= self._now + 2 * seconds)
            done = await connection.execute(
                update(schema.node).where((columns.id == node) & living).values(until=self._now + seconds)
            )
            renewed = done.rowcount > 0
            if not renewed:
                await connection.execute(delete(schema.node).where(columns.id == node))
                await connection.execute(insert(schema.node).values(id=node, kind=kind, until=self._now + seconds))

        await self._writer.write(job)
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(columns.id, columns.kind, columns.until, self._now))).all()
        now = float(found[0][3])
        return Beat(now, renewed, {row.id: row.kind for row in found if row.until > now})

    async def leave(self, node: str) -> None:
        """The node ends: what it attended waits for another."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.lease).where(schema.lease.c.node_id == node).values(node_id=NOBODY))
            await connection.execute(delete(schema.presence).where(schema.presence.c.node_id == node))
            await connection.execute(delete(schema.node).where(schema.node.c.id == node))

        await self._writer.write(job)

    async def forget_dead(self) -> None:
        """Drops what dead nodes have left: who was connected through them, and their rows once nothing is theirs."""

        async def job(connection: AsyncConnection) -> None:
            dead = select(schema.node.c.id).where(schema.node.c.until <= self._now)
            living = select(schema.node.c.id).where(schema.node.c.until > self._now)
            await connection.execute(delete(schema.presence).where(schema.presence.c.node_id.not_in(living)))
            attending = select(schema.lease.c.node_id)
            await connection.execute(
                delete(schema.node).where(schema.node.c.id.in_(dead) & schema.node.c.id.not_in(attending))
            )

        await self._writer.write(job)

    # --- who attends a table

    async def claim(self, node: str, table: str) -> Claim:
        """Attends the table from now on, unless a living node does."""
        lease, nodes = schema.lease, schema.node
        before: str | None = None
        after = NOBODY

        async def job(connection: AsyncConnection) -> None:
            nonlocal before, after
            living = select(nodes.c.id).where(nodes.c.until > self._now)
            found = await connection.execute(select(lease.c.node_id).where(lease.c.table_id == table))
            before = found.scalar_one_or_none()
            if before is None:
                free = select(lease.c.table_id).where(lease.c.table_id == table).exists()
                values = select(literal(table), literal(node)).where(~free)
                await connection.execute(insert(lease).from_select(["table_id", "node_id"], values))
            else:
                await connection.execute(
                    update(lease)
                    .where((lease.c.table_id == table) & lease.c.node_id.not_in(living))
                    .values(node_id=node)
                )
            holder = await connection.execute(select(lease.c.node_id).where(lease.c.table_id == table))
            after = str(holder.scalar_one())

        await self._writer.write(job)
        return Claim(after, after == node and before not in (None, NOBODY, node))

    async def release(self, node: str, tables: Sequence[str], wanted: bool) -> None:
        """The node attends them no longer; another one is to, where that is wanted."""
        lease = schema.lease
        mine = (lease.c.node_id == node) & lease.c.table_id.in_(tables)

        async def job(connection: AsyncConnection) -> None:
            if wanted:
                await connection.execute(update(lease).where(mine).values(node_id=NOBODY))
            else:
                await connection.execute(delete(lease).where(mine))

        await self._writer.write(job)

    async def unattended(self) -> list[str]:
        """Some tables whose node is dead, or that wait for one."""
        living = select(schema.node.c.id).where(schema.node.c.until > self._now)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.lease.c.table_id).where(schema.lease.c.node_id.not_in(living)).limit(LEASES_TAKEN)
            )
            return [row.table_id for row in found]

    async def want_all_running(self) -> None:
        """Every running table waits for a node: all of them were gone."""
        lease, tables = schema.lease, schema.game_table

        async def job(connection: AsyncConnection) -> None:
            living = select(schema.node.c.id).where(schema.node.c.until > self._now)
            await connection.execute(update(lease).where(lease.c.node_id.not_in(living)).values(node_id=ALL_GONE))
            known = select(lease.c.table_id).where(lease.c.table_id == tables.c.id).exists()
            running = select(tables.c.id, literal(ALL_GONE)).where((tables.c.phase == "running") & ~known)
            await connection.execute(insert(lease).from_select(["table_id", "node_id"], running))

        await self._writer.write(job)

    # --- who is connected

    async def put_presence(self, node: str, table: str, presence: TablePresence | None) -> None:
        """Who is connected to the table through that node; nothing where it does not follow the table any more."""
        columns = schema.presence.c

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                delete(schema.presence).where((columns.table_id == table) & (columns.node_id == node))
            )
            if presence is not None:
                body = msgspec.json.encode(presence).decode()
                await connection.execute(insert(schema.presence).values(table_id=table, node_id=node, body=body))

        await self._writer.write(job)

    async def presences(self, tables: Sequence[str]) -> dict[str, dict[str, TablePresence]]:
        """Who is connected to these tables, by table and living node."""
        columns, nodes = schema.presence.c, schema.node.c
        found: dict[str, dict[str, TablePresence]] = {table: {} for table in tables}
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(columns.table_id, columns.node_id, columns.body)
                .join(schema.node, nodes.id == columns.node_id)
                .where(columns.table_id.in_(tables) & (nodes.until > self._now))
            )
            for row in rows:
                found[row.table_id][row.node_id] = msgspec.json.decode(row.body, type=TablePresence)
        return found

    # --- how far logs have come

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of each table's last entry."""
        columns = schema.entry.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(columns.table_id, func.max(columns.seq))
                .where(columns.table_id.in_(tables))
                .group_by(columns.table_id)
            )
            return {row[0]: row[1] for row in found}

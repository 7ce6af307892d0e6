"""Copies a whole database into an empty one, of any kind into any other: backups, restores and moves.

All is read in one transaction, so the copy is one moment of a database that goes on being written.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Table as SqlTable
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.table.store import schema
from menagerie.table.store.schema_lobby import wish
from menagerie.table.store.sql import SqlStore

ROWS_AT_ONCE = 500
OF_THE_MOMENT = (schema.node, schema.lease, schema.presence, schema.online_bot, wish)
"""Which processes run, who is connected to them, and who looks for a game now: nothing that outlives them."""
Progress = Callable[[int, int], None]
"""How many of how many are done."""


@asynccontextmanager
async def snapshot(store: SqlStore) -> AsyncIterator[AsyncConnection]:
    """A connection that sees one moment, whatever is written meanwhile."""
    async with store.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        await connection.exec_driver_sql("BEGIN" if connection.dialect.name == "sqlite" else "SELECT 1")
        yield connection


async def is_empty(store: SqlStore) -> bool:
    async with store.engine.connect() as connection:
        for table in (schema.person, schema.game_table):
            if (await connection.execute(select(func.count()).select_from(table))).scalar():
                return False
    return True


async def copy(source: SqlStore, target: SqlStore, progress: Progress) -> int:
    """Copies every row; how many those were. The target must be empty; nothing is left there when copying fails."""
    tables: Sequence[SqlTable] = [table for table in schema.metadata.sorted_tables if table not in OF_THE_MOMENT]
    async with snapshot(source) as reading, target.engine.begin() as writing:
        done = total = 0
        for table in tables:
            total += int((await reading.execute(select(func.count()).select_from(table))).scalar() or 0)
        await writing.execute(schema.setting.delete())
        for table in tables:
            rows: list[dict[str, Any]] = []
            async for row in await reading.stream(select(table)):
                rows.append(dict(row._mapping))
                if len(rows) == ROWS_AT_ONCE:
                    await writing.execute(insert(table), rows)
                    done, rows = done + len(rows), []
                    progress(done, total)
            if rows:
                await writing.execute(insert(table), rows)
                done += len(rows)
        progress(done, total)
    return done

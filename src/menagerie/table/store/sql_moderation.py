"""Reports, and the texts that the host edits, in the database."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.store import schema
from menagerie.table.store.schema_moderation import report
from menagerie.table.store.writer import Writer

ReportState = Literal["open", "closed"]


class ReportRow(Struct, frozen=True):
    id: str
    at: float
    reporter: str
    accused: str
    state: ReportState
    body: str


class SqlModeration:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add_report(self, row: ReportRow) -> None:
        values = {
            "id": row.id,
            "at": row.at,
            "reporter_id": row.reporter,
            "accused_id": row.accused,
            "state": row.state,
            "body": row.body,
        }

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(report), values)

        await self._writer.write(job)

    async def report(self, name: str) -> ReportRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(report).where(report.c.id == name))).first()
        return None if row is None else ReportRow(*row)

    async def reports(self, state: ReportState, most: int) -> list[ReportRow]:
        """The latest first."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(report).where(report.c.state == state).order_by(report.c.at.desc(), report.c.id).limit(most)
            )
            return [ReportRow(*row) for row in found]

    async def remove_reports_before(self, when: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(report).where(report.c.at < when))

        await self._writer.write(job)

    async def open_against(self, person: str) -> int:
        """How many open reports there are against that person."""
        here = and_(report.c.accused_id == person, report.c.state == "open")
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(report).where(here))).scalar() or 0)

    async def close_report(self, name: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(report).where(report.c.id == name).values(state="closed"))

        await self._writer.write(job)

    async def text(self, name: str) -> str:
        """What the host wrote under that name; empty where there is nothing."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(select(schema.setting.c.value).where(schema.setting.c.name == name))
            ).first()
        return "" if row is None else str(row.value)

    async def set_text(self, name: str, text: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.setting).where(schema.setting.c.name == name))
            await connection.execute(insert(schema.setting), {"name": name, "value": text})

        await self._writer.write(job)

"""The lobby in the database: what it lists, and who looks for a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.store.errors import Conflict
from menagerie.table.store.schema_lobby import listing, wish
from menagerie.table.store.writer import Writer


class ListingRow(Struct, frozen=True):
    """An open or watchable table, as it is shown."""

    table: str
    seq: int
    """The length of the table's log that it was made from."""
    updated: float
    body: str


class WishRow(Struct, frozen=True):
    """Who looks for a game."""

    person: str
    since: float
    seen: float
    """When a node last said that the person still waits; once a table is found, when that was."""
    body: str
    found: str | None = None
    """The table where the person has a seat now."""


class Taken(Exception):
    """Another node was faster, or somebody has just gone."""


class SqlLobby:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    # --- listings

    async def listings(self, since: float, most: int) -> list[ListingRow]:
        """Those that changed since then, the latest first."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(listing).where(listing.c.updated >= since).order_by(listing.c.updated.desc()).limit(most)
            )
            return [ListingRow(*row) for row in found]

    async def listing(self, table: str) -> ListingRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(listing).where(listing.c.table_id == table))).first()
        return None if row is None else ListingRow(*row)

    async def put_listing(self, row: ListingRow) -> None:
        """Nothing where a later one is stored."""
        values = {"table_id": row.table, "seq": row.seq, "updated": row.updated, "body": row.body}

        async def job(connection: AsyncConnection) -> None:
            here = listing.c.table_id == row.table
            known = (await connection.execute(select(listing.c.seq).where(here))).first()
            if known is None:
                await connection.execute(insert(listing), values)
            elif known.seq < row.seq:
                await connection.execute(update(listing).where(here).values(values))

        try:
            await self._writer.write(job)
        except Conflict:  # another node has just stored the first one
            await self._writer.write(job)

    async def remove_listings(self, tables: Sequence[str]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(listing).where(listing.c.table_id.in_(tables)))

        if tables:
            await self._writer.write(job)

    async def remove_listings_before(self, when: float) -> None:
        """Those that have not changed since then."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(listing).where(listing.c.updated < when))

        await self._writer.write(job)

    # --- wishes

    async def wishes(self, seen_since: float, most: int) -> list[WishRow]:
        """Of those who were still there then and have no table, the one who waits longest first."""
        here = wish.c.found.is_(None) & (wish.c.seen >= seen_since)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(wish).where(here).order_by(wish.c.since, wish.c.person_id).limit(most)
            )
            return [WishRow(*row) for row in found]

    async def wish_of(self, person: str) -> WishRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(wish).where(wish.c.person_id == person))).first()
        return None if row is None else WishRow(*row)

    async def seated_among(self, people: Iterable[str]) -> list[WishRow]:
        """The wishes of these people for which a table was found."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(wish).where(wish.c.found.is_not(None) & wish.c.person_id.in_(list(people)))
            )
            return [WishRow(*row) for row in found]

    async def put_wish(self, row: WishRow) -> None:
        """In place of the person's earlier one."""
        values = {"person_id": row.person, "since": row.since, "seen": row.seen, "body": row.body}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(wish).where(wish.c.person_id == row.person))
            await connection.execute(insert(wish), values)

        try:
            await self._writer.write(job)
        except Conflict:  # the same person asks another node at the same moment
            await self._writer.write(job)

    async def touch_wishes(self, people: Iterable[str], seen: float) -> None:
        """They still wait."""
        waiting = list(people)

        async def job(connection: AsyncConnection) -> None:
            still = wish.c.person_id.in_(waiting) & wish.c.found.is_(None)
            await connection.execute(update(wish).where(still).values(seen=seen))

        if waiting:
            await self._writer.write(job)

    async def remove_wishes(self, people: Iterable[str]) -> None:
        gone = list(people)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(wish).where(wish.c.person_id.in_(gone)))

        if gone:
            await self._writer.write(job)

    async def remove_wishes_before(self, seen: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(wish).where(wish.c.seen < seen))

        await self._writer.write(job)

    async def take_wishes(self, people: Sequence[str], table: str, seen_since: float, now: float) -> None:
        """All these people get seats at that table, or `Taken` is raised and nobody does: nobody is seated twice."""

        async def job(connection: AsyncConnection) -> None:
            here = wish.c.person_id.in_(people) & wish.c.found.is_(None) & (wish.c.seen >= seen_since)
            taken = await connection.execute(update(wish).where(here).values(found=table, seen=now))
            if taken.rowcount != len(people):
                raise Taken

        await self._writer.write(job)

    async def look_on(self, table: str, now: float) -> None:
        """That table could not be made: those who were to sit there look on."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(wish).where(wish.c.found == table).values(found=None, seen=now))

        await self._writer.write(job)

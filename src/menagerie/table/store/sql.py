"""A store in a database: SQLite, or any other that SQLAlchemy reaches."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, inspect, select, text, update
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.entries import AnyEntry, Logged, Said
from menagerie.table.limits import TABLES_LISTED
from menagerie.table.settings import TableHeader, TableSettings
from menagerie.table.store import schema
from menagerie.table.store.engine import driver_errors, is_sqlite, make_engine, read_address, try_file
from menagerie.table.store.errors import Conflict, StoreError
from menagerie.table.store.migrations import HEAD
from menagerie.table.store.notifications import CHANNEL
from menagerie.table.store.rows import PersonRow, Summary, TableRow
from menagerie.table.store.schema_lobby import listing
from menagerie.table.store.schema_people import played
from menagerie.table.store.schema_removals import spoken
from menagerie.table.store.sql_daily import SqlDaily
from menagerie.table.store.sql_lobby import SqlLobby
from menagerie.table.store.sql_moderation import SqlModeration
from menagerie.table.store.sql_my_data import SqlMyData
from menagerie.table.store.sql_nodes import SqlNodes
from menagerie.table.store.sql_notices import SqlNotices
from menagerie.table.store.sql_outside_bots import SqlOutsideBots
from menagerie.table.store.sql_people import SqlPeople
from menagerie.table.store.sql_puzzles import SqlPuzzles
from menagerie.table.store.sql_ratings import DUE, SqlRatings
from menagerie.table.store.sql_removals import SqlRemovals
from menagerie.table.store.sql_sessions import SqlSessions
from menagerie.table.store.sql_tournaments import SqlTournaments
from menagerie.table.store.sqlite_appender import Append, SqliteAppender
from menagerie.table.store.writer import Writer

_MIGRATION_LOCK = 0x6D656E6167
"""Any number of ours: those who hold it in PostgreSQL migrate."""
_PARTS_OF_A_TABLE = (
    schema.entry,
    schema.sitting,
    schema.notice,
    schema.lease,
    schema.presence,
    schema.invitation,
    played,
    listing,
    spoken,
)
"""What goes with a table that is removed."""
_entry_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


class SqlStore:
    """One database. One writer writes everything; reads need not wait for it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine: AsyncEngine | None = None
        self._writer: Writer | None = None
        self._notifies = False
        """Whether the database itself tells the other nodes what was added: with the commit, or not at all."""
        self.announce: Callable[[str], None] | None = None
        """Tells the other nodes, where the database cannot."""
        self._appender: SqliteAppender | None = None
        """Only for a SQLite file."""

    # --- opening and closing

    async def open(self) -> None:
        """Brings the database up to date; raises `StoreError` where it cannot be used."""
        url = read_address(self._url)
        engine = make_engine(url)
        failures: tuple[type[Exception], ...] = (DBAPIError, OSError, TimeoutError, sqlite3.Error, *driver_errors(url))
        place = Path(url.database).name if is_sqlite(url) and url.database else url.get_backend_name()
        try:
            if is_sqlite(url) and url.database:
                try_file(url.database)
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except failures as error:
            await engine.dispose()
            raise StoreError(*_message(error), place=place, detail=_detail(error)) from None
        except _alembic_errors() as error:
            await engine.dispose()
            raise StoreError("store-newer", place=place, detail=str(error)) from None
        self._engine = engine
        self._notifies = url.get_backend_name() == "postgresql"
        lock = None
        if is_sqlite(url) and url.database:
            lock = threading.Lock()
            self._appender = SqliteAppender(url.database, lock)
            self._appender.open()
        self._writer = Writer(engine, lock)
        self._writer.open()

    async def close(self) -> None:
        if self._appender is not None:
            await self._appender.close()
        if self._writer is not None:
            await self._writer.close()
        if self._engine is not None:
            await self._engine.dispose()

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the store is not open"
        return self._engine

    @property
    def notices(self) -> SqlNotices:
        return SqlNotices(self.engine, self.writer)

    @property
    def sessions(self) -> SqlSessions:
        return SqlSessions(self.engine, self.writer)

    @property
    def outside_bots(self) -> SqlOutsideBots:
        return SqlOutsideBots(self.engine, self.writer)

    @property
    def ratings(self) -> SqlRatings:
        return SqlRatings(self.engine, self.writer)

    @property
    def tournaments(self) -> SqlTournaments:
        return SqlTournaments(self.engine, self.writer)

    @property
    def nodes(self) -> SqlNodes:
        return SqlNodes(self.engine, self.writer)

    @property
    def daily(self) -> SqlDaily:
        return SqlDaily(self.engine, self.writer)

    @property
    def puzzles(self) -> SqlPuzzles:
        return SqlPuzzles(self.engine, self.writer)

    @property
    def lobby(self) -> SqlLobby:
        return SqlLobby(self.engine, self.writer)

    @property
    def people(self) -> SqlPeople:
        return SqlPeople(self.engine, self.writer)

    @property
    def names(self) -> SqlPeople:
        return self.people

    @property
    def moderation(self) -> SqlModeration:
        return SqlModeration(self.engine, self.writer)

    @property
    def removals(self) -> SqlRemovals:
        return SqlRemovals(self.engine, self.writer, self._notifies)

    @property
    def my_data(self) -> SqlMyData:
        return SqlMyData(self.engine)

    @property
    def address(self) -> URL:
        return read_address(self._url)

    @property
    def writer(self) -> Writer:
        assert self._writer is not None, "the store is not open"
        return self._writer

    # --- tables

    async def make(self, header: TableHeader, log: Sequence[Logged], phase: str, summary: Summary) -> None:
        """A new table with its first entries."""
        row = {
            "id": header.id,
            "game": header.settings.game,
            "rules": header.rules,
            "owner": header.owner,
            "secret": header.secret,
            "settings": msgspec.json.encode(header.settings).decode(),
            "created": header.created,
            "phase": phase,
            "updated": summary.updated,
            "summary": msgspec.json.encode(summary).decode(),
            "rating_state": DUE if header.settings.rated else "",
        }
        # Whoever organises a tournament does not sit at its tables.
        makers = (header.owner,) if header.settings.tournament is None else ()
        asked = (*makers, *summary.people, *header.settings.invited)
        people = [person for person in dict.fromkeys(asked) if person is not None]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.game_table), row)
            if people:
                await connection.execute(
                    insert(schema.sitting), [{"person_id": person, "table_id": header.id} for person in people]
                )
            if log:
                await connection.execute(insert(schema.entry), _rows(header.id, log))

        await self.writer.write(job)

    async def append(
        self, table: str, log: Sequence[Logged], phase: str, summary: Summary, new_people: Iterable[str] = ()
    ) -> None:
        """More entries, all or none; raises `Conflict` where their numbers or tokens are taken."""
        if self._appender is not None:
            await self._appender.append(_append(table, log, phase, summary, new_people))
            if self.announce is not None:
                self.announce(f"entry {table} {log[-1].seq}")
            return
        rows = _rows(table, log)
        members = [{"person_id": person, "table_id": table} for person in new_people]
        speakers = [{"person_id": person, "table_id": table} for person in _speakers(log)]
        changes = {"phase": phase, "updated": summary.updated, "summary": msgspec.json.encode(summary).decode()}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.entry), rows)
            await connection.execute(update(schema.game_table).where(schema.game_table.c.id == table).values(**changes))
            for here, people in ((schema.sitting, members), (spoken, speakers)):
                for member in people:
                    known = select(here.c.table_id).filter_by(**member)
                    if (await connection.execute(known)).first() is None:
                        await connection.execute(insert(here), member)
            if self._notifies:
                line = f"entry {table} {log[-1].seq}"
                await connection.execute(select(func.pg_notify(CHANNEL, line)))

        await self.writer.write(job)
        if self.announce is not None:
            self.announce(f"entry {table} {log[-1].seq}")

    async def load(self, table: str) -> tuple[TableHeader, list[Logged]] | None:
        """A table's header and log."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(schema.game_table).where(schema.game_table.c.id == table))).first()
            if found is None:
                return None
            log = await _read_log(connection, table, 0)
        header = TableHeader(
            id=found.id,
            settings=msgspec.json.decode(found.settings, type=TableSettings),
            rules=found.rules,
            owner=found.owner,
            secret=found.secret,
            created=found.created,
        )
        return header, log

    async def entries_after(self, table: str, number: int) -> list[Logged]:
        """What was added to a log after so many entries."""
        async with self.engine.connect() as connection:
            return await _read_log(connection, table, number)

    async def running(self) -> list[str]:
        """The ids of all tables whose game is running."""
        columns = schema.game_table.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(columns.id).where(columns.phase == "running"))
            return [row.id for row in found]

    async def over_before(self, when: float, most: int) -> list[str]:
        columns = schema.game_table.c
        found: list[tuple[float, str]] = []
        async with self.engine.connect() as connection:
            for phase in ("over", "abandoned"):  # one phase at a time: the index has them in this order
                rows = await connection.execute(
                    select(columns.updated, columns.id)
                    .where(columns.phase == phase, columns.updated < when)
                    .order_by(columns.updated)
                    .limit(most)
                )
                found.extend((row.updated, row.id) for row in rows)
        return [table for _, table in sorted(found)[:most]]

    async def remove_tables(self, tables: Sequence[str]) -> None:
        if not tables:
            return

        async def job(connection: AsyncConnection) -> None:
            for part in _PARTS_OF_A_TABLE:
                await connection.execute(delete(part).where(part.c.table_id.in_(tables)))
            await connection.execute(delete(schema.game_table).where(schema.game_table.c.id.in_(tables)))

        await self.writer.write(job)

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(select(schema.setting.c.name).limit(1))

    async def tables_of(self, person: str, most: int = TABLES_LISTED) -> list[TableRow]:
        """The tables that person sits at or made, running ones first, then the latest."""
        columns = schema.game_table.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.id, columns.game, columns.phase, columns.updated, columns.summary)
                .join(schema.sitting, schema.sitting.c.table_id == columns.id)
                .where(schema.sitting.c.person_id == person)
                .order_by(columns.phase != "running", columns.phase != "gathering", columns.updated.desc())
                .limit(most)
            )
            return [
                TableRow(row.id, row.game, row.phase, row.updated, msgspec.json.decode(row.summary, type=Summary))
                for row in found
            ]

    # --- people

    async def add_person(self, person: PersonRow, created: float) -> None:
        row = {**msgspec.structs.asdict(person), "created": created}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.person), row)

        await self.writer.write(job)

    async def change_person(self, person: PersonRow) -> None:
        row = msgspec.structs.asdict(person)

        async def job(connection: AsyncConnection) -> None:
            here = and_(schema.person.c.id == person.id, schema.person.c.removed.is_(False))
            await connection.execute(update(schema.person).where(here).values(**row))

        await self.writer.write(job)

    async def person(self, person: str) -> PersonRow | None:
        return await self._person(schema.person.c.id == person)

    async def person_by_code(self, code: str) -> PersonRow | None:
        return await self._person(schema.person.c.code == code)

    async def _person(self, condition: Any) -> PersonRow | None:
        columns = schema.person.c
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(columns.id, columns.name, columns.language, columns.code, columns.passphrase)
                    .add_columns(columns.bot, columns.removed)
                    .where(condition)
                )
            ).first()
        return None if row is None else PersonRow(*row)

    # --- settings

    async def setting(self, name: str, default: str) -> str:
        """The value stored under that name; the default is stored where there is none yet."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.setting.c.value).where(schema.setting.c.name == name))
            row = found.first()
        if row is not None:
            return str(row.value)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.setting), {"name": name, "value": default})

        try:
            await self.writer.write(job)
        except Conflict:  # another server has just stored one: that one counts
            return await self.setting(name, default)
        return default


async def _read_log(connection: AsyncConnection, table: str, after: int) -> list[Logged]:
    columns = schema.entry.c
    entries = await connection.execute(
        select(columns.seq, columns.at, columns.token, columns.body)
        .where((columns.table_id == table) & (columns.seq > after))
        .order_by(columns.seq)
    )
    return [Logged(row.seq, row.at, _entry_decoder.decode(row.body), row.token) for row in entries]


def _rows(table: str, log: Sequence[Logged]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "seq": logged.seq,
            "at": logged.at,
            "token": logged.token,
            "body": msgspec.json.encode(logged.entry).decode(),
        }
        for logged in log
    ]


def _append(table: str, log: Sequence[Logged], phase: str, summary: Summary, new_people: Iterable[str]) -> Append:
    entries = [
        (table, logged.seq, logged.at, logged.token, msgspec.json.encode(logged.entry).decode()) for logged in log
    ]
    people, speakers = list(dict.fromkeys(new_people)), _speakers(log)
    return Append(table, entries, phase, summary.updated, msgspec.json.encode(summary).decode(), people, speakers)


def _speakers(log: Sequence[Logged]) -> list[str]:
    """Who wrote without a seat."""
    said = [one.entry for one in log if type(one.entry) is Said]
    return [entry.person for entry in said if entry.seat is None and entry.person]


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # two servers that start at the same moment take turns
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    known = inspect(connection).has_table("alembic_version")
    if known and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "menagerie.table.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _alembic_errors() -> type[Exception]:
    from alembic.util.exc import CommandError

    return CommandError


def _message(error: Exception) -> tuple[str]:
    detail = _detail(error)
    if isinstance(error, OSError) and not isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError):
        return ("store-unreachable",)  # no answer: the host, the port or the network
    if "not a database" in detail or "malformed" in detail:
        return ("store-broken",)
    if "readonly" in detail or "unable to open" in detail or isinstance(error, OSError):
        return ("store-no-permission",)
    if "locked" in detail:
        return ("store-locked",)
    return ("store-unusable",)


def _detail(error: Exception) -> str:
    detail = str(error.orig) if isinstance(error, DBAPIError) else str(error) or type(error).__name__
    return " ".join(detail.split())[:200]

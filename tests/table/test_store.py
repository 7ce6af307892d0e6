"""The store: appended to, never changed, and grouped into commits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from menagerie.table.entries import Logged, Said
from menagerie.table.live_table import summary
from menagerie.table.store import Conflict, PersonRow, Store, StoreError, schema
from menagerie.table.store.migrations import HEAD
from menagerie.table.store.sql import SqlStore
from tests.table.tables import Match


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqlStore]:
    store = SqlStore(f"sqlite:///{folder / 'zoo.sqlite3'}")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def with_table(store: Store) -> Match:
    match = Match("ada", "ben")
    for name in ("ada", "ben"):
        await store.add_person(PersonRow(name, name.title(), None, f"code-{name}", None), 0.0)
    await store.make(match.header, match.table.log[:], "running", summary(match.table))
    return match


async def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        match = await with_table(store)
        start = len(match.table.log)
        match.play_until("discard")
        await store.append("zoo", match.table.log[start:], "running", summary(match.table))
    async with opened(tmp_path) as store:
        found = await store.load("zoo")
        assert found is not None
        assert found[0] == match.header
        assert found[1] == match.table.log
        assert await store.running() == ["zoo"]
        assert await store.load("nowhere") is None


async def test_a_number_or_a_token_is_taken_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        match = await with_table(store)
        seq, listed = match.table.next_seq, summary(match.table)
        said = Said("Ada", 0, "hello")
        await store.append("zoo", [Logged(seq, 1.0, said, "t1")], "running", listed)
        with pytest.raises(Conflict):
            await store.append("zoo", [Logged(seq, 1.0, said, "t2")], "running", listed)
        with pytest.raises(Conflict):
            await store.append("zoo", [Logged(seq + 1, 1.0, said, "t1")], "running", listed)
        both = [Logged(seq + 1, 1.0, said), Logged(seq, 1.0, said)]
        with pytest.raises(Conflict):
            await store.append("zoo", both, "running", listed)
        found = await store.load("zoo")
        assert found is not None
        assert len(found[1]) == seq, "all of a request or nothing"


async def test_what_waits_goes_into_one_commit_and_a_conflict_spoils_nothing_else(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        match = await with_table(store)
        seq, listed = match.table.next_seq, summary(match.table)

        async def append(number: int) -> str:
            said = Said("Ada", 0, f"no. {number}")
            try:
                await store.append("zoo", [Logged(seq + number % 30, 1.0, said)], "running", listed)
            except Conflict:
                return "conflict"
            return "done"

        answers = await asyncio.gather(*(append(number) for number in range(40)))
        assert answers.count("done") == 30
        assert answers.count("conflict") == 10
        found = await store.load("zoo")
        assert found is not None
        assert [logged.seq for logged in found[1]] == list(range(1, seq + 30))


async def test_my_tables_come_running_first(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await with_table(store)
        over = Match("ada", "ben")
        over.header = msgspec.structs.replace(over.header, id="later", owner="ben", created=9.0)
        await store.make(over.header, over.table.log[:], "over", summary(over.table))
        assert [row.id for row in await store.tables_of("ada")] == ["zoo", "later"]
        assert [row.phase for row in await store.tables_of("ben")] == ["running", "over"]
        assert await store.tables_of("nobody") == []


async def test_writes_are_durable_and_readers_do_not_wait(tmp_path: Path) -> None:
    async with opened(tmp_path) as store, store.engine.connect() as connection:
        answers = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert answers == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    by_hand, made = create_engine("sqlite://"), create_engine(f"sqlite:///{tmp_path / 'zoo.sqlite3'}")
    schema.metadata.create_all(by_hand)
    wanted, found = inspect(by_hand), inspect(made)
    assert {*wanted.get_table_names(), "alembic_version"} == set(found.get_table_names())
    for name in wanted.get_table_names():
        columns = [[(c["name"], str(c["type"]), c["nullable"]) for c in i.get_columns(name)] for i in (wanted, found)]
        assert columns[0] == columns[1], name
        assert wanted.get_pk_constraint(name) == found.get_pk_constraint(name), name
        uniques = [sorted(str(u["column_names"]) for u in i.get_unique_constraints(name)) for i in (wanted, found)]
        assert uniques[0] == uniques[1], name
        indexes = [sorted(str(u["column_names"]) for u in i.get_indexes(name)) for i in (wanted, found)]
        assert indexes[0] == indexes[1], name
    by_hand.dispose()
    made.dispose()


def test_the_latest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", "menagerie.table.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda path: path.write_bytes(b"this is no database at all, but it is long enough to be one" * 20), "broken"),
        (lambda path: path.mkdir(), "no-permission"),
    ],
)
async def test_a_database_that_cannot_be_used(tmp_path: Path, make: object, message: str) -> None:
    path = tmp_path / "zoo.sqlite3"
    make(path)  # type: ignore[operator]  # pytest hands parameters over without their types
    store = SqlStore(f"sqlite:///{path}")
    with pytest.raises(StoreError, match=f"store-{message}"):
        await store.open()
    await store.close()


async def test_a_database_from_the_future(tmp_path: Path) -> None:
    async with opened(tmp_path) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="store-newer"):
        async with opened(tmp_path):
            pass


@pytest.mark.parametrize("address", ["nonsense", "://", "postgresql+nothing://x/y"])
async def test_an_address_nobody_can_read(address: str) -> None:
    store = SqlStore(address)
    with pytest.raises(StoreError):
        await store.open()
    await store.close()

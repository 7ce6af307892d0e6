"""The stores: appended to, never changed; the database also groups writes into commits and migrates."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from menagerie.core import record as records
from menagerie.table import requests, undo
from menagerie.table.entries import AbandonRequested, AnyEntry, Logged, NonceOffered, Said, Undone, Whispered
from menagerie.table.live_table import summary
from menagerie.table.store import Conflict, PersonRow, Session, Store, StoreError, schema
from menagerie.table.store.engine import make_engine, read_address
from menagerie.table.store.memory import MemoryStore
from menagerie.table.store.migrations import HEAD
from menagerie.table.store.sql import SqlStore
from menagerie.table.table import Table
from tests.postgres import postgres_address
from tests.table.tables import Match

all_stores = pytest.mark.parametrize("kind", ["sqlite", "memory", "postgres"])
databases = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


def address_in(folder: Path, kind: str) -> str:
    """The database of a test; the same one each time it asks."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'zoo.sqlite3'}"
    remembered = folder / "postgres"
    if not remembered.exists():
        remembered.write_text(postgres_address())
    return remembered.read_text()


@asynccontextmanager
async def opened(folder: Path, kind: str = "sqlite") -> AsyncIterator[Any]:
    store: Store = MemoryStore() if kind == "memory" else SqlStore(address_in(folder, kind))
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


@databases
async def test_a_table_comes_back_as_it_was(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path, kind) as store:
        match = await with_table(store)
        start = len(match.table.log)
        match.play_until("discard")
        await store.append("zoo", match.table.log[start:], "running", summary(match.table))
    async with opened(tmp_path, kind) as store:
        found = await store.load("zoo")
        assert found is not None
        assert found[0] == match.header
        assert found[1] == match.table.log
        assert await store.running() == ["zoo"]
        assert await store.load("nowhere") is None


@all_stores
async def test_a_number_or_a_token_is_taken_once(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path, kind) as store:
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


@databases
async def test_what_waits_goes_into_one_commit_and_a_conflict_spoils_nothing_else(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path, kind) as store:
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


@all_stores
async def test_my_tables_come_running_first(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path, kind) as store:
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


@databases
async def test_the_migrations_lead_to_the_schema(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path, kind):
        pass
    by_hand = tmp_path / "by-hand"
    by_hand.mkdir()
    await on_database(address_in(by_hand, kind), schema.metadata.create_all)
    wanted = await on_database(address_in(by_hand, kind), described)
    found = await on_database(address_in(tmp_path, kind), described)
    del found["alembic_version"]
    assert found == wanted


async def on_database(address: str, what: Callable[[Connection], Any]) -> Any:
    engine = make_engine(read_address(address))
    async with engine.begin() as connection:
        answer = await connection.run_sync(what)
    await engine.dispose()
    return answer


def described(connection: Connection) -> dict[str, Any]:
    """The tables of a database, in a form that can be compared."""
    seen = inspect(connection)
    return {
        name: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in seen.get_columns(name)],
            seen.get_pk_constraint(name)["constrained_columns"],
            sorted(str(unique["column_names"]) for unique in seen.get_unique_constraints(name)),
            sorted(str(index["column_names"]) for index in seen.get_indexes(name)),
        )
        for name in seen.get_table_names()
    }


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


@databases
async def test_a_database_from_the_future(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path, kind) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="store-newer"):
        async with opened(tmp_path, kind):
            pass


@pytest.mark.parametrize("address", ["nonsense", "://", "postgresql+nothing://x/y", "mysql+nothing://x/y"])
async def test_an_address_nobody_can_read(address: str) -> None:
    store = SqlStore(address)
    with pytest.raises(StoreError):
        await store.open()
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
async def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the keys of cookies and the seeds of running games."""
    before = os.umask(0)
    try:
        store = SqlStore(address_in(tmp_path, "sqlite"))
        await store.open()
        await store.setting("cookie-key", "secret")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert len(modes) == 3, "the write-ahead log as well"
    assert set(modes.values()) == {0o600}


async def test_without_the_driver_of_postgresql_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError) as refused:
        await SqlStore("postgresql://zoo@127.0.0.1/zoo").open()
    assert refused.value.message == "store-no-postgres"
    assert refused.value.facts == {"command": 'pip install "menagerie[postgres]"'}


async def test_a_database_server_that_does_not_answer() -> None:
    with socket.socket() as nobody_listens:
        nobody_listens.bind(("127.0.0.1", 0))
        port = nobody_listens.getsockname()[1]
        with pytest.raises(StoreError, match="store-unreachable"):
            await SqlStore(f"postgresql://zoo@127.0.0.1:{port}/zoo").open()


async def test_a_wrong_password_and_a_database_that_is_not_there() -> None:
    address = postgres_address()
    for wrong in (address.replace("zoo:", "zoo:wrong"), f"{address}-missing"):
        with pytest.raises(StoreError, match="store-unusable"):
            await SqlStore(wrong).open()


@databases
async def test_servers_that_start_at_the_same_moment_agree(tmp_path: Path, kind: str) -> None:
    """They migrate one after the other, and use one key."""
    if kind == "sqlite":
        async with opened(tmp_path):  # the one that starts the others migrates the file first
            pass
    stores = [SqlStore(address_in(tmp_path, kind)) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    keys = await asyncio.gather(*(store.setting("key", f"key {number}") for number, store in enumerate(stores)))
    await asyncio.gather(*(store.close() for store in stores))
    assert len(set(keys)) == 1


@all_stores
async def test_people_and_settings_are_kept(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path, kind) as store:
        ada = PersonRow("ada", "Ada", None, "code-ada", None)
        await store.add_person(ada, 0.0)
        with pytest.raises(Conflict):
            await store.add_person(ada, 0.0)
        renamed = msgspec.structs.replace(ada, name="Ada L.", language="fr")
        await store.change_person(renamed)
        assert await store.person("ada") == await store.person_by_code("code-ada") == renamed
        assert await store.person("nobody") is None
        assert await store.setting("key", "first") == await store.setting("key", "second") == "first"


@all_stores
async def test_a_stored_table_is_found_and_a_whisper_shows_in_no_list(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path, kind) as store:
        match = await with_table(store)
        seq = match.table.next_seq
        before = (await store.tables_of("ada"))[0].updated
        for later, entry in ((5, Whispered(0, 1, "psst")), (6, Said("Ada", 0, "hello"))):
            assert (await store.tables_of("ada"))[0].updated == before
            match.table.add(before + later, [entry])
            await store.append("zoo", [match.table.log[-1]], "running", summary(match.table))
        assert (await store.tables_of("ada"))[0].updated == before + 6
        assert await store.running() == ["zoo"]
        found = await store.load("zoo")
        assert found is not None
        assert found[0] == match.header
        assert len(found[1]) == seq + 1


@databases
async def test_each_person_is_looked_at_once_in_the_time_after_which_guests_go(tmp_path: Path, kind: str) -> None:
    """So the search for unused guests costs the same however many people are kept."""
    async with opened(tmp_path, kind) as store:
        for name, passphrase in (("seen", None), ("signed", "hashed"), ("gone", None), ("ada", None)):
            await store.add_person(PersonRow(name, name.title(), None, f"code-{name}", passphrase), 0.0)
        await store.sessions.start(Session("of seen", "seen", 0.0, 60.0, "", ""), 9)
        await store.sessions.start(Session("of gone", "gone", 0.0, 40.0, "", ""), 9)
        match = Match("ada", None)
        await store.make(match.header, match.table.log[:], "running", summary(match.table))
        looks = [await store.sessions.forget_unused(50.0, 100.0, 2) for _ in range(6)]
        assert looks == [(2, looks[0][1]), (2, looks[1][1]), *[(0, 0)] * 4]
        assert looks[0][1] + looks[1][1] == 1
        assert [await store.person(name) is not None for name in ("seen", "signed", "gone", "ada")] == [
            True, True, False, True,
        ]  # fmt: skip
        assert await store.sessions.forget_unused(100.0, 150.0, 9) == (0, 0)
        assert await store.sessions.forget_unused(101.0, 151.0, 9) == (3, 1), "nobody has seen them since"
        assert await store.person("seen") is None


# --- a database of version 0.1


async def write_01(address: str) -> Match:
    """Writes a game as version 0.1 stored it: its columns, entry types and JSON keys."""
    match = Match("ada", None)
    while 0 not in match.state.waiting_on:
        match.act(1, by="bot")
    match.act(0)
    assert undo.undo_kind(match.table, 0) == "marked"
    match.log(requests.ask_undo(match.table, 0))
    match.log([AbandonRequested(0)])

    def write(connection: Connection) -> None:
        migrate(connection, command.upgrade, "0001")
        person = {"id": "ada", "name": "Ada", "language": None, "code": "code-ada", "passphrase": None, "made": 1.0}
        connection.execute(text(INSERT_PERSON), person)
        settings = msgspec.to_builtins(match.header.settings)
        settings["places"] = settings.pop("seats")
        listed = msgspec.to_builtins(summary(match.table))
        listed["hindsight"] = listed.pop("marked_undos")
        table = {"settings": json.dumps(settings), "summary": json.dumps(listed), "secret": match.header.secret}
        connection.execute(text(INSERT_TABLE), table)
        connection.execute(text("INSERT INTO sitting VALUES ('ada', 'zoo')"))
        for logged in match.table.log:
            row = {"seq": logged.seq, "at": logged.at, "body": body_01(logged.entry)}
            connection.execute(text("INSERT INTO entry VALUES ('zoo', :seq, :at, NULL, :body)"), row)

    await on_database(address, write)
    return match


def migrate(connection: Connection, step: Callable[[Config, str], None], revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "menagerie.table.store:migrations")
    config.attributes["connection"] = connection
    step(config, revision)


INSERT_PERSON = "INSERT INTO person VALUES (:id, :name, :language, :code, :passphrase, :made)"
INSERT_TABLE = """
INSERT INTO game_table (id, game, rules, owner, secret, plan, made, phase, updated, summary)
VALUES ('zoo', 'lucky-lions', 1, 'ada', :secret, :settings, 0.0, 'running', 100.0, :summary)
"""
OLD_TYPES = {
    "record-imported": "brought",
    "nonce-offered": "offered",
    "undone": "took-back",
    "abandon-requested": "abandon-wished",
}


def body_01(entry: AnyEntry) -> str:
    body = msgspec.to_builtins(entry)
    body["type"] = OLD_TYPES.get(body["type"], body["type"])
    if "marked" in body:
        body["hindsight"] = body.pop("marked")
    if body["type"] == "dealt":
        del body["seed"]
    return json.dumps({"type": body.pop("type"), **body}, separators=(",", ":"))


@databases
async def test_a_database_of_version_0_1_opens_with_everything_in_it(tmp_path: Path, kind: str) -> None:
    match = await write_01(address_in(tmp_path, kind))
    async with opened(tmp_path, kind) as store:
        found = await store.load("zoo")
        assert found is not None
        header, log = found
        assert header == match.header
        assert log == match.table.log[:]
        kinds = {type(logged.entry) for logged in log}
        assert {NonceOffered, Undone, AbandonRequested} <= kinds
        again = Table(header).accept_all(log)
        assert again.marked_undos == 1
        assert again.moves == match.table.moves
        row = (await store.tables_of("ada"))[0]
        assert row.summary == summary(match.table)
        assert row.summary.marked_undos == 1
        assert (await store.person("ada")).name == "Ada"


@databases
async def test_the_migration_can_be_undone(tmp_path: Path, kind: str) -> None:
    address = address_in(tmp_path, kind)
    await write_01(address)

    def stored(connection: Connection) -> list[Any]:
        tables = ("SELECT * FROM game_table", "SELECT * FROM entry ORDER BY seq", "SELECT * FROM person")
        return [[dict(row._mapping) for row in connection.execute(text(table))] for table in tables]

    before = await on_database(address, stored)
    await on_database(address, lambda connection: migrate(connection, command.upgrade, "head"))
    await on_database(address, lambda connection: migrate(connection, command.downgrade, "0001"))
    after = await on_database(address, stored)
    for rows in (before, after):
        for row in [*rows[0], *rows[1]]:
            for column in ("plan", "summary", "body"):
                if column in row:
                    row[column] = json.loads(row[column])
    assert after == before


@databases
async def test_an_older_database_learns_where_people_wrote_and_forgets_names_in_continued_games(
    tmp_path: Path, kind: str
) -> None:
    """What is needed to delete somebody who played before version 0018."""
    played = Match("cleo", None)
    played.play_out()
    record = played.table.to_record()
    async with opened(tmp_path, kind) as store:
        match = await with_table(store)
        await store.add_person(PersonRow("eve", "Eve", None, "code-eve", None), 0.0)
        continued = Match("ada", None)
        settings = msgspec.structs.replace(continued.header.settings, base=records.Base(record, 3, 0))
        header = msgspec.structs.replace(continued.header, id="continued", settings=settings)
        await store.make(header, continued.table.log[:], "running", summary(continued.table))
        said = [Said("Eve", None, "hello", "eve"), Said("Ada 0", 0, "hello", "ada"), Said("Old", None, "hello")]
        for entry in said:
            match.table.add(200.0, [entry])
        await store.append("zoo", match.table.log[-len(said) :], "running", summary(match.table))
    address = address_in(tmp_path, kind)
    await on_database(address, lambda connection: migrate(connection, command.downgrade, "0017"))
    async with opened(tmp_path, kind) as store:
        assert [(await store.removals.tables_left(person, 9)) for person in ("eve", "ada", "ben")] == [
            ["zoo"], ["continued", "zoo"], ["zoo"],
        ]  # fmt: skip
        (found, _) = await store.load("continued")
        assert [seat.name for seat in record.seats] == ["Cleo 0", "Bot 1"]
        assert [seat.name for seat in found.settings.base.record.seats] == ["1", "Bot 1"]
        assert found.settings.base.record.actions == record.actions
        assert (await store.load("zoo"))[0] == match.header

"""Bad days of two servers on one PostgreSQL, under scripted players. `./test --soak tests/faults` has more tables."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.faults.population import Population, playing
from tests.faults.proxy import Proxy
from tests.postgres import own_postgres, postgres_address
from tests.server.guests import PATIENCE, Guest
from tests.server.test_crash import Mortal

how_many = pytest.mark.parametrize("tables", [2, pytest.param(100, marks=pytest.mark.soak)])


@asynccontextmanager
async def servers(*databases: str) -> AsyncIterator[list[Mortal]]:
    started = await asyncio.gather(*(asyncio.to_thread(Mortal, database) for database in databases))
    try:
        yield started
    finally:
        for server in started:
            server.kill()


async def finish(population: Population, database: str) -> None:
    await population.play_out()
    await population.check(database)


@how_many
async def test_a_server_is_killed(tables: int) -> None:
    database = postgres_address()
    async with servers(database, database) as both, playing([one.address for one in both], tables) as population:
        await population.until_acknowledged(2 * tables)
        both[0].kill()
        left = population.addresses[1:]
        population.addresses[:] = left
        seconds = await population.until_acknowledged(2 * tables)
        print(f"a server is killed: {2 * tables} moves {seconds:.2f} s later")
        both[0] = await asyncio.to_thread(Mortal, database)
        population.addresses.append(both[0].address)
        await finish(population, database)


@how_many
async def test_the_database_is_killed(tables: int) -> None:
    postgres = await asyncio.to_thread(own_postgres)
    try:
        database = postgres.address(postgres.new_database())
        async with servers(database, database) as both, playing([one.address for one in both], tables) as population:
            await population.until_acknowledged(2 * tables)
            postgres.kill()
            await asyncio.sleep(1)
            await asyncio.to_thread(postgres.start)
            seconds = await population.until_acknowledged(2 * tables)
            print(f"the database is killed: {2 * tables} moves {seconds:.2f} s after it is back")
            await finish(population, database)
    finally:
        postgres.stop()


@how_many
async def test_one_server_is_cut_off_from_the_database(tables: int) -> None:
    """Players at the other go on; the one that was cut catches up with what it missed."""
    postgres = await asyncio.to_thread(own_postgres)
    try:
        name = postgres.new_database()
        database = postgres.address(name)
        async with (
            Proxy(postgres.port) as proxy,
            servers(database, postgres.address(name, proxy.port)) as both,
            playing([one.address for one in both], tables) as population,
        ):
            await population.until_acknowledged(2 * tables)
            proxy.cut()
            await asyncio.sleep(5)
            proxy.mend()
            seconds = await population.until_acknowledged(2 * tables)
            print(f"the network is cut for 5 s: {2 * tables} moves {seconds:.2f} s after it is mended")
            await finish(population, database)
    finally:
        postgres.stop()


@how_many
async def test_the_database_is_read_only_for_a_while(tables: int) -> None:
    import asyncpg

    postgres = await asyncio.to_thread(own_postgres)
    try:
        database = postgres.address(postgres.new_database())
        async with servers(database, database) as both, playing([one.address for one in both], tables) as population:
            await population.until_acknowledged(2 * tables)
            for setting in ("on", "off"):
                connection = await asyncpg.connect(database)
                await connection.execute("SET default_transaction_read_only = off")
                await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {setting}")
                await connection.execute("SELECT pg_reload_conf()")
                await connection.close()
                await asyncio.sleep(1)
            seconds = await population.until_acknowledged(2 * tables)
            print(f"read-only for 1 s: {2 * tables} moves {seconds:.2f} s after it can be written again")
            await finish(population, database)
    finally:
        postgres.stop()


def bot_worker(database: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "menagerie", "--lang", "en", "bot-worker", "--database", database]
    command += ["--processes", "1"]
    worker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert worker.stdout is not None
    assert "Bots think here" in worker.stdout.readline()
    return worker


async def attending(database: str, table: str) -> tuple[str, str] | None:
    """The node that attends the table, and its kind."""
    import asyncpg

    connection = await asyncpg.connect(database)
    row = await connection.fetchrow(
        "SELECT node.id, node.kind FROM lease JOIN node ON node.id = lease.node_id WHERE lease.table_id = $1", table
    )
    await connection.close()
    return None if row is None else (row[0], row[1])


async def test_a_bot_worker_is_killed_and_its_decision_is_taken_over() -> None:
    database = postgres_address()
    async with servers(database) as (server,):
        worker = await asyncio.to_thread(bot_worker, database)
        try:
            async with Guest(server.address) as ada:
                table = await ada.table("me", "bot", "bot", options={"longer": True})
                async with ada.at(table) as seat:
                    await seat.until_phase("running")
                    for _ in range(2):
                        await seat.act(await seat.decision())
                    async with asyncio.timeout(PATIENCE):
                        while (await attending(database, table) or ("", ""))[
                            1
                        ] != "bots":  # a server waits for it briefly
                            await asyncio.sleep(0.1)
                    worker.kill()
                    await asyncio.wait_for(seat.play_on(), 3 * PATIENCE)
                    await seat.until_phase("over")
                    numbers = [entry["number"] for entry in seat.entries]
                    assert numbers == list(range(1, len(numbers) + 1))
        finally:
            worker.kill()
            await asyncio.to_thread(worker.wait)
            assert worker.stdout is not None
            worker.stdout.close()

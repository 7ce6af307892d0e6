"""Bad days of two servers on one PostgreSQL, under scripted players. `./test --soak tests/faults` has more tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from tests.faults.population import Population, playing
from tests.faults.proxy import Proxy
from tests.postgres import own_postgres, postgres_address
from tests.server.guests import PATIENCE, Guest
from tests.server.test_bounds import masked
from tests.server.test_crash import Mortal


def server(database: str) -> Mortal:
    return Mortal(database, module="tests.faults.server_process")


MANY = pytest.param(100, marks=pytest.mark.soak)
how_many = pytest.mark.parametrize("tables", [1, MANY])


@asynccontextmanager
async def servers(*databases: str) -> AsyncIterator[list[Mortal]]:
    started = await asyncio.gather(*(asyncio.to_thread(server, database) for database in databases))
    try:
        yield started
    finally:
        for one in started:
            one.kill()


async def finish(population: Population, database: str) -> None:
    await population.play_out()
    await population.check(database)


@pytest.mark.parametrize("tables", [2, MANY])
async def test_a_server_is_killed(tables: int) -> None:
    database = postgres_address()
    async with servers(database, database) as both, playing([one.address for one in both], tables) as population:
        await population.until_acknowledged(2 * tables)
        both[0].kill()
        left = population.addresses[1:]
        population.addresses[:] = left
        seconds = await population.until_acknowledged(2 * tables)
        print(f"a server is killed: {2 * tables} moves {seconds:.2f} s later")
        both[0] = await asyncio.to_thread(server, database)
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


@pytest.mark.soak
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


@pytest.mark.skipif(sys.platform == "win32", reason="the clock jumps at a signal")
@pytest.mark.soak
@how_many
async def test_the_clock_of_one_server_jumps(tables: int) -> None:
    database = postgres_address()
    async with servers(database, database) as both, playing([one.address for one in both], tables) as population:
        await population.until_acknowledged(tables)
        for jump in (signal.SIGUSR1, signal.SIGUSR2):
            os.kill(both[0].pid, jump)
            seconds = await population.until_acknowledged(tables)
            print(f"a clock jumps: {tables} moves {seconds:.2f} s later")
        await finish(population, database)


@pytest.mark.soak
@how_many
async def test_all_connections_are_lost_again_and_again(tables: int) -> None:
    database = postgres_address()
    async with servers(database, database) as both, contextlib.AsyncExitStack() as stack:
        ports = [int(one.address.rpartition(":")[2]) for one in both]
        proxies = [await stack.enter_async_context(Proxy(port)) for port in ports]
        async with playing([f"127.0.0.1:{proxy.port}" for proxy in proxies], tables) as population:
            for _ in range(4):
                await population.until_acknowledged(tables)
                for proxy in proxies:
                    proxy.drop()
                seconds = await population.until_acknowledged(tables)
                print(f"all connections are lost: {tables} moves {seconds:.2f} s later")
            await finish(population, database)


@pytest.mark.soak
@how_many
async def test_readers_who_do_not_read(tables: int) -> None:
    """Three at every table; the others play on."""
    database = postgres_address()
    async with servers(database, database) as both, playing([one.address for one in both], tables) as population:
        with contextlib.ExitStack() as stack:
            for number, table in enumerate(sorted({player.table for player in population.players}) * 3):
                stack.enter_context(deaf(both[number % 2].address, table))
            seconds = await population.until_acknowledged(2 * tables)
            print(f"{3 * tables} readers do not read: {2 * tables} moves in {seconds:.2f} s")
            await finish(population, database)


@contextlib.contextmanager
def deaf(address: str, table: str) -> Iterator[None]:
    """Asks for everything in both languages, and reads nothing."""
    host, port = address.split(":")
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect((host, int(port)))
        connection.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
        )
        assert b" 101 " in connection.recv(64)
        connection.sendall(masked(b'{"type":"hello","since":0,"language":"en","nonce":"n"}'))
        for language in (b"fr", b"en") * 50:
            connection.sendall(masked(b'{"type":"set-language","language":"' + language + b'"}'))
        yield


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


async def against_bots(address: str, database: str, attended: asyncio.Semaphore, killed: asyncio.Event) -> float:
    """A game against two bots; how long after the worker was killed the person could decide again."""
    async with Guest(address) as ada:
        table = await ada.table("me", "bot", "bot", options={"longer": True})
        async with ada.at(table) as seat:
            await seat.until_phase("running")
            for _ in range(2):
                await seat.act(await seat.decision())
            async with asyncio.timeout(3 * PATIENCE):  # a server waits for a worker briefly
                while (await attending(database, table) or ("", ""))[1] != "bots":
                    await asyncio.sleep(0.1)
            attended.release()
            await killed.wait()
            began = time.monotonic()
            await seat.act(await seat.decision())
            await seat.decision()
            seconds = time.monotonic() - began
            await seat.play_on(4)
            numbers = [entry["number"] for entry in seat.entries]
            assert numbers == list(range(1, len(numbers) + 1))
            return seconds


@pytest.mark.parametrize("tables", [1, pytest.param(50, marks=pytest.mark.soak)])
async def test_a_bot_worker_is_killed_and_its_decisions_are_taken_over(tables: int) -> None:
    database = postgres_address()
    async with servers(database) as (one,):
        worker = await asyncio.to_thread(bot_worker, database)
        attended, killed = asyncio.Semaphore(0), asyncio.Event()
        try:
            games = [asyncio.create_task(against_bots(one.address, database, attended, killed)) for _ in range(tables)]
            for _ in games:
                waiting = asyncio.create_task(attended.acquire())
                await asyncio.wait([waiting, *games], return_when=asyncio.FIRST_COMPLETED)
                assert waiting.done(), [game.exception() for game in games if game.done()]
            worker.kill()
            killed.set()
            seconds = await asyncio.wait_for(asyncio.gather(*games), (3 + tables / 5) * PATIENCE)
            print(f"a bot worker is killed: decisions at {tables} tables go on {max(seconds):.2f} s later at most")
        finally:
            worker.kill()
            await asyncio.to_thread(worker.wait)
            assert worker.stdout is not None
            worker.stdout.close()

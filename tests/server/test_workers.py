"""`menagerie serve --workers 2`: two processes behind one port play the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.server.guests import PATIENCE, Guest
from tests.server.test_command import refusal
from tests.server.test_crash import Mortal, Player, check

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc, and shares a port as Linux does")


def children(pid: int) -> list[int]:
    """The workers that serve, without those in which bots think."""
    found = [child for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in found}
    return sorted(child for child, command in commands.items() if b"spawn_main" in command)


async def friends(address: str, tables: int) -> list[Player]:
    players = []
    for _ in range(tables):
        ada, ben = Guest(address), Guest(address)
        table = await ada.table("me", "friend", options={"more_decisions": True, "longer": True})
        await ben.join(table)
        async with ada.at(table) as seat:
            await seat.until_phase("running")
        players += [Player(ada, table, 0), Player(ben, table, 1)]
    return players


async def play_out(players: list[Player], address: str) -> None:
    """Whoever loses the connection comes back."""

    async def one(player: Player) -> None:
        while not player.over:
            await player.play(address)

    await asyncio.wait_for(asyncio.gather(*(one(player) for player in players)), 3 * PATIENCE)


async def test_two_workers_on_one_file_and_one_of_them_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "zoo.sqlite3"
    server = await asyncio.to_thread(Mortal, database, "--workers", "2")
    try:
        assert len(children(server.pid)) == 2
        players = await friends(server.address, 2)
        async with Guest(server.address) as alone:
            bots = await alone.table("me", "bot", "bot")
            playing = asyncio.create_task(play_out(players, server.address))
            await asyncio.sleep(1)
            os.kill(children(server.pid)[0], signal.SIGKILL)
            await playing
            async with alone.at(bots) as seat:
                await seat.until_phase("running")
                assert await seat.play_on(4) > 0
        check(database, players)
        assert sum(len(player.acknowledged) for player in players) > 0
        for player in players:
            await player.guest.http.aclose()
    finally:
        await asyncio.to_thread(server.stop)
    assert not Path(f"/proc/{server.pid}").exists()


def has_connection(pid: int, client: int) -> bool:
    """Whether the process has the connection open whose other end is at that port."""
    lines = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    wanted = {f"socket:[{line[9]}]" for line in lines if int(line[2].rpartition(":")[2], 16) == client}
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):  # closed meanwhile
            if str(link.readlink()) in wanted:
                return True
    return False


async def home_of(client: int, workers: list[int]) -> int:
    """The worker that has the connection, once who passed it on has closed it."""
    while len(found := [pid for pid in workers if has_connection(pid, client)]) != 1:
        await asyncio.sleep(0.02)
    return found[0]


async def test_all_sockets_of_a_table_are_served_by_one_worker(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Mortal, tmp_path / "zoo.sqlite3", "--workers", "2")
    try:
        workers, homes = children(server.pid), set[int]()
        async with Guest(server.address) as ada, contextlib.AsyncExitStack() as stack:
            for _ in range(8):
                table, here = await ada.table("me", "friend"), set[int]()
                for _ in range(5):
                    seat = await stack.enter_async_context(ada.at(table))
                    await seat.settle()
                    here.add(await asyncio.wait_for(home_of(seat.port, workers), PATIENCE))
                assert len(here) == 1, "wherever the system took each of them to"
                homes |= here
        assert len(homes) == 2, "tables are spread over the workers"
    finally:
        await asyncio.to_thread(server.stop)


def test_how_many_workers(tmp_path: Path) -> None:
    assert "--workers" in refusal("--port", "0", "--workers", "0", "--database", str(tmp_path / "zoo.sqlite3"))

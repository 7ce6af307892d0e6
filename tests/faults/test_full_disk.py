"""The disk is full under a server on a SQLite file: nothing unstored is acknowledged, and play goes on later."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.faults.population import Population
from tests.server.test_crash import Mortal, check

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits another process's files, which Linux allows")


async def test_the_disk_is_full_for_a_while(tmp_path: Path) -> None:
    import resource

    database = tmp_path / "zoo.sqlite3"
    server = await asyncio.to_thread(Mortal, database)
    population = Population([server.address])
    try:
        await population.sit_down(2)
        population.begin()
        await population.until_acknowledged(4)
        # No file of the server may grow any more: SQLite gets EFBIG where it would get ENOSPC.
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await asyncio.sleep(1)
        stopped = population.acknowledged
        await asyncio.sleep(0.5)
        assert population.acknowledged <= stopped + 4, "what cannot be stored is not acknowledged"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        seconds = await population.until_acknowledged(4)
        print(f"the disk is full for 1.5 s: 4 moves {seconds:.2f} s later")
        await population.play_out()
        check(database, population.players)
    finally:
        await population.close()
        await asyncio.to_thread(server.kill)

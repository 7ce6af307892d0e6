"""``menagerie bot-worker``: a node that serves nobody and lets bots think, for the servers on the same database."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable

from menagerie.core.words import Words
from menagerie.server.command import CannotServe, require_packages
from menagerie.table.store.place import database_address


def run(database: str, processes: int | None, words: Words, ready: Callable[[], None] | None = None) -> None:
    """Until interrupted; raises `CannotServe`."""
    require_packages(words)
    from menagerie.table.store import StoreError

    try:
        asyncio.run(_work(database_address(database), processes, words, ready or _announce(words)))
    except StoreError as problem:
        raise CannotServe(words(problem.message, **problem.facts)) from None
    except KeyboardInterrupt:
        pass


async def _work(database: str, processes: int | None, words: Words, ready: Callable[[], None]) -> None:
    from menagerie.server.nodes import join_nodes
    from menagerie.table.bot_workers import WorkerProcesses
    from menagerie.table.nodes import NodeTimes
    from menagerie.table.registry import TableRegistry
    from menagerie.table.store.sql import SqlStore

    store = SqlStore(database)
    if store.address.get_backend_name() != "postgresql":
        raise CannotServe(words("bot-worker-needs-postgres"))
    await store.open()
    try:
        nodes = await join_nodes(store, "bots", NodeTimes())
        assert nodes is not None
        bots = WorkerProcesses(processes)
        bots.warm_up()
        registry = TableRegistry(store, bots, nodes.time, nodes=nodes)
        await registry.open()
        stopping = asyncio.Event()
        if sys.platform != "win32":
            for number in (signal.SIGTERM, signal.SIGINT):
                asyncio.get_running_loop().add_signal_handler(number, stopping.set)
        ready()
        try:
            with contextlib.suppress(asyncio.CancelledError):
                await stopping.wait()
        finally:
            await registry.close()
    finally:
        await store.close()


def _announce(words: Words) -> Callable[[], None]:
    return lambda: print(words("bot-worker-open"), flush=True)

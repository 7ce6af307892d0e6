"""A node: one of several processes that serve the tables of one database.

Every node may carry out requests: unique numbers in the log decide between two (`LiveTable`). Of what a table does by
itself (bots, clocks, passes) one node takes care, which holds the table's lease: it *attends* the table. Nodes tell
each other what to read again; they never tell what happened.

| line | means |
|---|---|
| `entry <table> <number>` | the log goes to that number |
| `presence <table>` | somebody connected or left |
| `wanted <table>` | a bot worker is to attend it |
| `free <table>` | its node attends it no more |
| `dead <node>` | that worker of this machine has died |
| `person <id>` | a name, a language, a passphrase or a session changed |
| `removed person <id>` | that person had everything of theirs removed |
| `removed table <id>` | that table is gone |
| `used <node> <limiter> <key>` | that node counted one for a limit that all share |
"""

from __future__ import annotations

import asyncio
import logging
import random
import time as clock
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from menagerie.table.entries import Reopened
from menagerie.table.ids import new_id
from menagerie.table.limits import LEASE_WANTED_SECONDS, NODE_BEAT_SECONDS, NODE_LEASE_SECONDS
from menagerie.table.store.errors import Conflict
from menagerie.table.store.node_rows import NOBODY, Beat, Claim, NodeKind, NodeStore, TablePresence
from menagerie.table.store.notifications import Notifications

if TYPE_CHECKING:
    from menagerie.table.live_table import LiveTable
    from menagerie.table.registry import TableRegistry
    from menagerie.table.table import Table

_log = logging.getLogger(__name__)
_PRESENCE_PAUSE = 0.05
"""Who connects or leaves within so many seconds is written and told once."""
_AT_A_TIME = 400
"""Tables named in one query."""


class NodeTimes(Struct, frozen=True):
    """In seconds."""

    beat: float = NODE_BEAT_SECONDS
    lease: float = NODE_LEASE_SECONDS
    wanted: float = LEASE_WANTED_SECONDS


class DatabaseTime:
    """The database's clock, asked at every beat: nodes agree, whatever happens to the clocks of their machines."""

    def __init__(self) -> None:
        self._at, self._since = clock.time(), clock.monotonic()

    def set(self, now: float) -> None:
        self._at, self._since = now, clock.monotonic()

    def now(self) -> float:
        return self._at + clock.monotonic() - self._since

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))


class Nodes:
    """This node among the others."""

    def __init__(
        self,
        store: NodeStore,
        notifications: Notifications,
        kind: NodeKind = "server",
        times: NodeTimes | None = None,
    ) -> None:
        self.id = new_id()
        self.time = DatabaseTime()
        self._store = store
        self._notifications = notifications
        self._kind = kind
        self._times = times or NodeTimes()
        self._registry: TableRegistry | None = None
        self._alive: dict[str, str] = {}
        self._attended: set[str] = set()
        self._elsewhere: dict[str, str] = {}
        """Which node attends a table that this one does not."""
        self._claiming: dict[str, asyncio.Task[None]] = {}
        self._published: dict[str, TablePresence] = {}
        self._publishing: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._closed = False
        self._listeners: dict[str, Callable[[str], None]] = {}

    # --- opening and closing

    async def open(self) -> None:
        """Joins the others. Before the registry opens, since tables take their time from here."""
        await self._notifications.open(self._hear, lambda: self._start(self._read_everything()))
        beat = await self._beat()
        if set(beat.alive) == {self.id}:  # nobody attends anything: what ran before waits for a node
            await self._store.want_all_running()

    def serve(self, registry: TableRegistry) -> None:
        """From now on this node takes part."""
        self._registry = registry
        self._beating = asyncio.create_task(self._keep_beating(), name="node")

    async def leave(self) -> None:
        """Tells the others that they have to attend what this node attended."""
        self._closed = True
        tasks = [*self._tasks, *self._claiming.values(), *self._publishing.values()]
        if self._beating is not None:
            tasks.append(self._beating)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        attended, self._attended = list(self._attended), set()
        try:
            await asyncio.wait_for(self._store.leave(self.id), self._times.lease)
            for table in attended:
                self._notifications.publish(f"free {table}")
        except Exception:  # noqa: BLE001 - then the lease ends by itself
            _log.warning("the other nodes could not be told that this one ends")
        await self._notifications.close()

    # --- what this process tells

    def publish(self, line: str) -> None:
        self._notifications.publish(line)

    def on(self, kind: str, heard: Callable[[str], None]) -> None:
        """Calls back with the rest of every line of that kind."""
        self._listeners[kind] = heard

    # --- hearing

    def _hear(self, line: str) -> None:
        kind, _, rest = line.partition(" ")
        if self._registry is None or self._closed:
            return
        table, _, number = rest.partition(" ")
        match kind:
            case "entry":
                self._entry(table, int(number))
            case "presence":
                if self._registry.known(table) is not None:
                    self._start(self.read_presence([table]))
            case "wanted":
                if self._kind == "bots" and table not in self._attended:
                    self._start(self._take_over(table))
            case "dead":
                self._start(self._bury(table))
            case "free":
                self._elsewhere.pop(table, None)
                live = self._registry.known(table)
                if live is not None:
                    live.wake_bots()
            case _:
                if kind in self._listeners:
                    self._listeners[kind](rest)

    def _entry(self, table: str, number: int) -> None:
        assert self._registry is not None
        live = self._registry.known(table)
        if live is not None:
            let_go = live.idle and table not in self._attended and table not in self._claiming
            del live
            if let_go and self._registry.let_go(table):
                return  # nobody needs it here: it is read again when somebody does
            live = self._registry.known(table)
            if live is not None and len(live.table.log) < number:
                self._start(live.catch_up(number))
        elif table in self._attended or self._registry.is_loading(table):
            self._start(self._load_and_catch_up(table, number))

    async def _bury(self, node: str) -> None:
        """A worker of this machine died: its lease ends now."""
        await self._store.leave(node)
        await self._look_around(await self._beat())

    async def _load_and_catch_up(self, table: str, number: int) -> None:
        assert self._registry is not None
        live = await self._registry.table(table)
        await live.catch_up(number)

    async def _read_everything(self) -> None:
        """Compares all tables in memory with the database: notifications were lost."""
        assert self._registry is not None
        self._elsewhere.clear()
        tables = self._registry.tables_in_memory()
        for start in range(0, len(tables), _AT_A_TIME):
            some = tables[start : start + _AT_A_TIME]
            numbers = await self._store.last_numbers([live.table.id for live in some])
            for live in some:
                number = numbers.get(live.table.id, 0)
                if number > len(live.table.log):
                    await live.catch_up(number)
            await self.read_presence([live.table.id for live in some])
        for live in tables:
            live.wake_bots()

    # --- attending

    def attends(self, live: LiveTable) -> bool:
        """Whether this node takes care of what the table does by itself; where nobody does, it asks to."""
        table = live.table.id
        if not does_something_alone(live.table):
            if table in self._attended and live.table.finished:
                self._attended.discard(table)
                self._start(self._store.release(self.id, [table], wanted=False))
            return False
        if table in self._attended:
            return True
        if self._elsewhere.get(table, NOBODY) not in self._alive and table not in self._claiming and not self._closed:
            self._claiming[table] = asyncio.create_task(self._ask_for(table))
        return False

    async def _ask_for(self, table: str) -> None:
        """Attends the table, unless a bot worker does so within some seconds."""
        try:
            if self._kind == "server" and "bots" in self._alive.values():
                self.publish(f"wanted {table}")
                await asyncio.sleep(self._times.wanted)
            await self._claim(table)
        except Exception:  # noqa: BLE001 - the next beat tries again
            _log.exception("the lease of table %s could not be taken", table)
        finally:
            self._claiming.pop(table, None)

    async def _take_over(self, table: str) -> None:
        """Attends a table that may not be in memory."""
        assert self._registry is not None
        if self._kind == "bots":
            await asyncio.sleep(0.02 * self._registry.thinking * random.random())  # who has less to do is faster
        if table not in self._claiming and not self._closed:
            self._claiming[table] = asyncio.create_task(self._claim_and_load(table))

    async def _claim_and_load(self, table: str) -> None:
        try:
            await self._claim(table)
        except Exception:  # noqa: BLE001 - the next beat tries again
            _log.exception("table %s could not be taken over", table)
        finally:
            self._claiming.pop(table, None)

    async def _claim(self, table: str) -> None:
        assert self._registry is not None
        claim = await self._claimed(table)
        if claim.node != self.id:
            self._elsewhere[table] = claim.node
            return
        self._attended.add(table)
        self._elsewhere.pop(table, None)
        live = await self._registry.table(table)
        if not does_something_alone(live.table):
            self._attended.discard(table)
            await self._store.release(self.id, [table], wanted=False)
            return
        if live.table.clocks is not None and claim.from_dead:
            await live.request("", None, lambda _: [Reopened()])  # time without a node does not count
        live.wake_bots()

    async def _claimed(self, table: str) -> Claim:
        try:
            return await self._store.claim(self.id, table)
        except Conflict:  # another node was faster
            return await self._store.claim(self.id, table)

    def forget(self, table: str) -> None:
        """The table leaves this node's memory."""
        self._elsewhere.pop(table, None)
        if table in self._attended:
            self._attended.discard(table)
            self._start(self._give_up([table], wanted=False))
        if self._published.pop(table, None) is not None:
            self._start(self._store.put_presence(self.id, table, None))

    async def _give_up(self, tables: list[str], wanted: bool) -> None:
        await self._store.release(self.id, tables, wanted)
        for table in tables:
            self.publish(f"wanted {table}" if wanted else f"free {table}")

    # --- presence

    def presence_changed(self, live: LiveTable) -> None:
        table = live.table.id
        if table not in self._publishing and not self._closed:
            self._publishing[table] = asyncio.create_task(self._publish_presence(live))

    async def _publish_presence(self, live: LiveTable) -> None:
        table = live.table.id
        await asyncio.sleep(_PRESENCE_PAUSE)
        del self._publishing[table]
        now = live.presence_here()
        before = self._published.get(table, TablePresence())
        if now == before:
            return
        self._published[table] = now
        try:
            await self._store.put_presence(self.id, table, now)
            self.publish(f"presence {table}")
        except Exception:  # noqa: BLE001 - the next beat tries again
            _log.warning("who is at table %s could not be told to the other nodes", table)
            self._published.pop(table, None)

    async def read_presence(self, tables: list[str]) -> None:
        """Who is connected to these tables through other nodes."""
        assert self._registry is not None
        found = await self._store.presences(tables)
        for table, nodes in found.items():
            live = self._registry.known(table)
            if live is not None:
                live.set_presence_elsewhere([there for node, there in nodes.items() if node != self.id])

    # --- beats

    async def _keep_beating(self) -> None:
        while True:
            try:
                await self._look_around(await self._beat())
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - the database may come back
                _log.warning("the node could not renew its row: %r", error)
            await asyncio.sleep(self._times.beat)

    async def _beat(self) -> Beat:
        before = self._alive
        beat = await asyncio.wait_for(self._store.beat(self.id, self._kind, self._times.lease), self._times.lease)
        self.time.set(beat.now)
        self._alive = beat.alive
        if before and not beat.renewed:
            _log.warning("this node was taken for dead; it begins anew")
            self._attended.clear()
            self._elsewhere.clear()
            self._published.clear()
            self._start(self._read_everything())
        gone = set(before) - set(beat.alive)
        if gone or (set(beat.alive) - set(before) and before):
            self._start(self._others_changed(bool(gone)))
        return beat

    async def _others_changed(self, gone: bool) -> None:
        assert self._registry is not None
        if gone:
            await self._store.forget_dead()
        tables = [live.table.id for live in self._registry.tables_in_memory()]
        for start in range(0, len(tables), _AT_A_TIME):
            await self.read_presence(tables[start : start + _AT_A_TIME])

    async def _look_around(self, beat: Beat) -> None:
        assert self._registry is not None
        for live in self._registry.tables_in_memory():
            if live.table.id not in self._attended and does_something_alone(live.table):
                self.attends(live)
            if live.readers or live.table.id in self._published:
                self.presence_changed(live)
        workers = "bots" in beat.alive.values()
        if self._kind == "server" and workers:
            quiet = [table for table in self._attended if self._registry.is_quiet(table)]
            if quiet:  # bot workers have come: they attend tables from now on
                self._attended.difference_update(quiet)
                await self._give_up(quiet, wanted=True)
            return
        for table in await self._store.unattended():
            await self._take_over(table)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 - a later notification or beat makes up for it
            _log.warning("a notification could not be followed: %r", error)


def does_something_alone(table: Table) -> bool:
    """Whether a node has to attend it: bots, clocks, passes on a person's behalf."""
    if table.phase != "running":
        return False
    return table.clocks is not None or bool(table.auto_passes) or any(seat.bot is not None for seat in table.seats)

"""Removes everything of people who ask for it, as far as it is theirs alone; the games of others stay.

What is personal goes in one transaction, and from then on nobody is that person. Then, table by table, their seats are
left as the rules of the table have it, and their name and messages go (`SqlRemovals`). Whatever stops that is made up
for at the next start, or by another process. Some time after it began each removal is gone through once more, for what
a process has stored that had not heard of it yet.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from menagerie.core.registry import UnknownGame
from menagerie.server.club.lobby import LobbyTables
from menagerie.server.club.tournaments import Tournaments, UnknownTournament
from menagerie.server.periodic_task import PeriodicTask
from menagerie.table import requests
from menagerie.table.entries import Abandoned, AnyEntry, StoodUp
from menagerie.table.limits import REMOVAL_PAUSE, REMOVAL_SECONDS, REMOVAL_TABLES, REMOVAL_WAIT_SECONDS
from menagerie.table.live_table import LiveTable
from menagerie.table.nodes import Nodes
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.requests import Declined
from menagerie.table.store import Conflict
from menagerie.table.store.sql_removals import RemovalRow, SqlRemovals
from menagerie.table.table import Table, UnsupportedRules

_log = logging.getLogger(__name__)


class Removals:
    def __init__(
        self,
        registry: TableRegistry,
        store: SqlRemovals,
        tournaments: Tournaments,
        lobby: LobbyTables,
        nodes: Nodes | None,
        every: float = REMOVAL_SECONDS,
    ) -> None:
        self._registry = registry
        self._store = store
        self._tournaments = tournaments
        self._lobby = lobby
        self._nodes = nodes
        self._every = every
        self._running: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking = PeriodicTask(
            self._finish_others, every, "removals that are not finished could not be looked for"
        )
        if nodes is not None:
            nodes.on("removed", self._heard)

    def open(self) -> None:
        self._looking.open()

    async def close(self) -> None:
        await self._looking.close()
        tasks = [*self._running.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- removing somebody

    async def begin(self, person: str) -> list[str]:
        """From when this returns on nobody is that person, or one of their bots; who that was, for `until_done`."""
        people = await self._begin(person)
        for one in people:
            if one not in self._running:
                self._run(one)
        return people

    async def until_done(self, people: Sequence[str]) -> None:
        """Waits until their names are gone from all tables, or for a while: somebody may have played very much."""
        running = [self._running[one] for one in people if one in self._running]
        if running:
            await asyncio.wait(running, timeout=REMOVAL_WAIT_SECONDS)

    async def _begin(self, person: str) -> list[str]:
        people = await self._store.begin(person, self._registry.now())
        for one in people:
            await self._forget_person(one)
            self._publish(f"person {one}")
            self._publish(f"removed person {one}")
        return people

    def _run(self, person: str) -> None:
        task = self._running[person] = asyncio.create_task(self._remove_safely(person))
        task.add_done_callback(lambda _: self._running.pop(person, None))

    async def _remove_safely(self, person: str) -> None:
        try:
            await self._remove_everywhere(person)
        except Exception:  # noqa: BLE001 - the database may be away; there is another time
            _log.exception("the removal of a person goes on later")

    async def _finish_others(self) -> None:
        """Those that whatever began them has not finished."""
        for row in await self._store.unfinished():
            if row.person not in self._running:
                await self._look_again(row)

    async def _look_again(self, row: RemovalRow) -> None:
        late = self._registry.now() - row.at >= self._every
        if not late and self._nodes is not None:
            return  # the process that began it is at work
        if late:
            await self._begin(row.person)
        await self._remove_everywhere(row.person)
        if late:
            await self._store.finish(row.person)

    async def _remove_everywhere(self, person: str) -> None:
        while tables := await self._store.tables_left(person, REMOVAL_TABLES):
            await self._remove_at(person, tables)
            await asyncio.sleep(REMOVAL_PAUSE)
        for name in await self._store.open_tournaments_of(person):
            with contextlib.suppress(UnknownTournament, Declined):
                await self._tournaments.cancel_open(name)
        for name in await self._store.tournaments_left(person):
            with contextlib.suppress(UnknownTournament):
                await self._tournaments.remove_person(name, person)
            await self._store.done_with_tournament(person, name)

    # --- tables

    async def _remove_at(self, person: str, tables: Sequence[str]) -> None:
        kinds = await self._store.kinds_of(person, tables)
        for kind in kinds:
            if kind.unfinished:
                await self._leave(person, kind.table, kind.alone)
        await self._forget_at(person, tables)
        gone = [kind.table for kind in kinds if kind.alone]
        await self._registry.store.remove_tables(gone)
        for table in gone:
            await self._registry.drop_removed(table)
            self._publish(f"removed table {table}")
        for table in tables:
            self._lobby.read_again(table)
            self._publish(f"lobby {table}")

    async def _leave(self, person: str, table: str, alone: bool) -> None:
        """Gives up the person's seats, where the game is not over; a table of theirs alone is broken off."""
        try:
            live = await self._registry.table(table)
        except (UnknownTable, UnknownGame, UnsupportedRules):
            return  # nobody can play there any more
        if live.table.finished:
            return
        with contextlib.suppress(Declined):
            if alone:
                await live.request("", None, lambda now: [] if now.finished else [Abandoned()])
                return
            await live.request("", None, lambda now: stand_up(now, person))
            for seat in live.table.seats_of(person):
                await _resign(live, seat)

    async def _forget_at(self, person: str, tables: Sequence[str]) -> None:
        """All of them together; where another process adds to one meanwhile, one after the other."""
        try:
            done = await self._store.forget_at(person, tables, self._registry.now())
        except Conflict:
            if len(tables) == 1:
                raise
            for table in tables:
                await self._forget_at(person, [table])
            return
        for one in done:
            self._publish(f"entry {one.table} {one.number}")
            live = self._registry.known(one.table)
            if live is not None:
                await live.catch_up(one.number)

    # --- the other processes

    def _publish(self, line: str) -> None:
        if self._nodes is not None:
            self._nodes.publish(line)

    def _heard(self, line: str) -> None:
        kind, _, name = line.partition(" ")
        work = self._forget_person(name) if kind == "person" else self._registry.drop_removed(name)
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forget_person(self, person: str) -> None:
        """What this process keeps of them in memory."""
        self._registry.people.forget(person)
        await self._tournaments.organiser_removed(person)


def stand_up(table: Table, person: str) -> list[AnyEntry]:
    """Before the game begins the person's seats are free again. At a table of a tournament they stay taken: the
    tournament begins it without whoever does not come."""
    if table.phase != "gathering" or table.settings.tournament is not None:
        return []
    held = table.seats_of(person)
    last = bool(held) and table.settings.visibility == "open" and table.people() == (person,)
    return [*(StoodUp(seat, table.seats[seat].name) for seat in held), *([Abandoned()] if last else [])]


async def _resign(live: LiveTable, seat: int) -> None:
    def ask(table: Table) -> list[AnyEntry]:
        return [] if table.phase != "running" or table.seats[seat].resigned else requests.resign(table, seat)

    await live.request("", None, ask)

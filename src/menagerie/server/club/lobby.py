"""The lobby: open tables and running games that may be watched, as everybody sees them, kept up to date.

Each table is encoded once when it changes, and what changes within half a second goes to all readers as the same
bytes. Every node keeps the whole list in memory. The database has it too: a node that starts reads it there, and one
that hears `lobby <table>` reads that table's row again. The list follows from the tables' logs, so it can be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from menagerie.bots import levels
from menagerie.club.pace import pace_of
from menagerie.core.removed_names import is_removed_name
from menagerie.server.club.lobby_wire import Lobby, LobbyChanged, LobbySeat, LobbyTable
from menagerie.server.periodic_task import PeriodicTask
from menagerie.server.rendering import encode
from menagerie.server.wire import Clock
from menagerie.table.limits import (
    LISTED_SECONDS,
    LOBBY_SECONDS,
    LOBBY_SWEEP_SECONDS,
    LOBBY_TABLES,
    WATCHED_SECONDS,
)
from menagerie.table.live_table import LiveTable
from menagerie.table.nodes import Nodes
from menagerie.table.store.sql_lobby import ListingRow, SqlLobby
from menagerie.table.table import Table, TableSeat
from menagerie.table.time import Time
from menagerie.table.visibility import is_open, is_watchable

_log = logging.getLogger(__name__)


_LONGEST = max(*LISTED_SECONDS, WATCHED_SECONDS)
"""How long a table is listed at most after its last change."""


class LobbyReader(Protocol):
    """Somebody who watches the lobby."""

    apart: frozenset[str]
    """Whose tables this reader does not see: one of the two has blocked the other."""

    def put(self, messages: bytes) -> None:
        """One encoded message, or several with commas between them."""
        ...


class _Listed(Struct, frozen=True):
    seq: int
    updated: float
    lasts: float
    encoded: bytes
    people: frozenset[str]
    """Who sits there."""


class LobbyTables:
    """A `TableListener`."""

    def __init__(self, store: SqlLobby, time: Time, nodes: Nodes | None) -> None:
        self._store = store
        self._time = time
        self._nodes = nodes
        self._listed: dict[str, _Listed] = {}
        """The one that changed last stands last."""
        self._readers: set[LobbyReader] = set()
        self._changed: dict[str, None] = {}
        self._pause: asyncio.TimerHandle | None = None
        self._whole: bytes | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writes: dict[str, asyncio.Task[None]] = {}
        self._sweeping = PeriodicTask(
            self._sweep, LOBBY_SWEEP_SECONDS, "old rows of the lobby could not be removed", at_once=False
        )

    async def open(self) -> None:
        for row in reversed(await self._store.listings(self._time.now() - _LONGEST, LOBBY_TABLES)):
            self._keep(row.table, _listed(row))
        if self._nodes is not None:
            self._nodes.on("lobby", self._heard)
        self._sweeping.open()

    async def close(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
        await self._sweeping.close()
        await asyncio.gather(*self._tasks, *self._writes.values(), return_exceptions=True)

    # --- reading it

    def whole(self) -> bytes:
        """All of it as an encoded `Lobby`."""
        if self._whole is None:
            listed = b",".join(one.encoded for one in reversed(self._listed.values()))
            self._whole = _EMPTY.replace(b"[]", b"[%b]" % listed)
        return self._whole

    def whole_without(self, apart: frozenset[str]) -> bytes:
        """All of it but the tables where one of these people sits."""
        if not apart:
            return self.whole()
        listed = b",".join(one.encoded for one in reversed(self._listed.values()) if one.people.isdisjoint(apart))
        return _EMPTY.replace(b"[]", b"[%b]" % listed)

    @property
    def readers(self) -> int:
        return len(self._readers)

    def enter(self, reader: LobbyReader) -> None:
        self._readers.add(reader)
        reader.put(self.whole_without(reader.apart))

    def leave(self, reader: LobbyReader) -> None:
        self._readers.discard(reader)

    # --- what changes it

    def table_changed(self, live: LiveTable) -> None:
        table = live.table
        seq, known = len(table.log), self._listed.get(table.id)
        if is_open(table) or is_watchable(table):
            listed = _Listed(seq, table.updated, _lasts(table), encode(listing(table)), frozenset(table.people()))
            if known is None or (known.seq < seq and known.encoded != listed.encoded):
                self._keep(table.id, listed)
                self._write(table.id)
        elif known is not None:
            self._drop(table.id)
            self._write(table.id)

    def _keep(self, table: str, listed: _Listed) -> None:
        self._listed.pop(table, None)
        self._listed[table] = listed
        self._note(table)
        while len(self._listed) > LOBBY_TABLES:
            self._drop(next(iter(self._listed)))

    def _drop(self, table: str) -> None:
        if self._listed.pop(table, None) is not None:
            self._note(table)

    def _note(self, table: str) -> None:
        self._whole = None
        self._changed[table] = None
        if self._pause is None:
            self._pause = asyncio.get_running_loop().call_later(LOBBY_SECONDS, self._tell)

    def _tell(self) -> None:
        self._pause = None
        changed, self._changed = list(self._changed), {}
        if not self._readers:
            return
        message = self._change(changed, frozenset())
        for reader in list(self._readers):
            reader.put(self._change(changed, reader.apart) if reader.apart else message)

    def _change(self, changed: list[str], apart: frozenset[str]) -> bytes:
        """What has changed, for a reader who sees no table of these people."""
        seen = {table for table in changed if table in self._listed and self._listed[table].people.isdisjoint(apart)}
        here = b",".join(self._listed[table].encoded for table in changed if table in seen)
        gone = tuple(table for table in changed if table not in seen)
        return encode(LobbyChanged(tables=(), gone=gone)).replace(b'"tables":[]', b'"tables":[%b]' % here, 1)

    # --- the database and the other nodes

    def _write(self, table: str) -> None:
        """In the background, the latest state after the one that is being written."""
        if table not in self._writes:
            self._writes[table] = asyncio.create_task(self._write_latest(table))
            self._writes[table].add_done_callback(lambda _: self._writes.pop(table, None))

    async def _write_latest(self, table: str) -> None:
        written: object = table
        while written is not (listed := self._listed.get(table)):
            written = listed
            try:
                if listed is None:
                    await self._store.remove_listings([table])
                else:
                    body = msgspec.json.encode(_Stored(listed.lasts, msgspec.Raw(listed.encoded))).decode()
                    await self._store.put_listing(ListingRow(table, listed.seq, listed.updated, body))
            except Exception:  # noqa: BLE001 - the list here is right, and the next change is written again
                _log.warning("the lobby's row of table %s could not be stored", table)
                return
        if self._nodes is not None:
            self._nodes.publish(f"lobby {table}")

    def read_again(self, table: str) -> None:
        """What is stored of that table has changed without it."""
        self._heard(table)

    def _heard(self, table: str) -> None:
        task = asyncio.create_task(self._read(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read(self, table: str) -> None:
        row, known = await self._store.listing(table), self._listed.get(table)
        if table in self._writes:  # what is stored is older than what is written now
            return
        if row is None:
            self._drop(table)
        elif known is None or known.seq < row.seq:
            self._keep(table, _listed(row))

    async def _sweep(self) -> None:
        now = self._time.now()
        old = [table for table, one in self._listed.items() if one.updated + one.lasts < now]
        for table in old:
            self._drop(table)
        await self._store.remove_listings_before(now - _LONGEST)  # also what did not fit into the list
        await self._store.remove_listings(old)


class _StoredSeat(Struct):
    person: str | None


class _StoredTable(Struct):
    seats: tuple[_StoredSeat, ...]


class _Stored(Struct):
    lasts: float
    table: msgspec.Raw


_EMPTY = encode(Lobby(tables=()))


def _listed(row: ListingRow) -> _Listed:
    stored = msgspec.json.decode(row.body, type=_Stored)
    seats = msgspec.json.decode(stored.table, type=_StoredTable).seats
    people = frozenset(seat.person for seat in seats if seat.person is not None)
    return _Listed(row.seq, row.updated, stored.lasts, bytes(stored.table), people)


def _lasts(table: Table) -> float:
    if table.phase == "running":
        return WATCHED_SECONDS
    return LISTED_SECONDS[pace_of(table.settings.clock) == "slow"]


def listing(table: Table) -> LobbyTable:
    """A table as the lobby shows it: nothing of its game."""
    settings, rule = table.settings, table.settings.clock
    clock = None if rule is None else Clock(kind=rule.kind, seconds=rule.seconds, increment=rule.increment)
    return LobbyTable(
        id=table.id,
        game=table.game.name,
        phase="running" if table.phase == "running" else "gathering",
        options=table.all_options(),
        clock=clock,
        pace=pace_of(rule),
        rated=settings.rated,
        tournament=settings.tournament is not None,
        spectators=settings.spectators,
        hints=settings.hints,
        seats=tuple(_seats(table)),
        updated=table.updated,
    )


def _seats(table: Table) -> Iterator[LobbySeat]:
    for seat in table.seats:
        paws = None if seat.bot is None else levels(table.game).get(seat.bot)
        person = None if is_removed_name(seat.name) else seat.person
        yield LobbySeat(kind=_kind(seat), name=seat.name, person=person, bot=seat.bot, paws=paws)


def _kind(seat: TableSeat) -> Any:
    return "open" if seat.open else "bot" if seat.person is None else "person"

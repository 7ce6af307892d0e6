"""The registry of all tables: makes them, finds them, and opens running ones again after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Mapping
from itertools import islice
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import msgspec

from menagerie.core.contract import AnyGame
from menagerie.core.record import Base
from menagerie.core.registry import UnknownGame
from menagerie.table import rematch, requests, seed_commitment
from menagerie.table.bot_workers import BotWorkers
from menagerie.table.entries import Ready, Rematched, Reopened, SatDown
from menagerie.table.ids import new_id
from menagerie.table.limits import EVICTION_TRIES, IDENTIFIER_LENGTH, LIVE_TABLES
from menagerie.table.live_table import LiveTable, NotStored, Pace, Services, TableListener, TurnListener, summary
from menagerie.table.nodes import Nodes
from menagerie.table.record_import import ImportedTable
from menagerie.table.seat_names import bot_names
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.store import Conflict, PersonRow, Store
from menagerie.table.table import Table, UnsupportedRules
from menagerie.table.time import Time, WallTime

if TYPE_CHECKING:
    from menagerie.table.people import People

_log = logging.getLogger(__name__)


class UnknownTable(LookupError):
    """There is no such table."""


class TableRegistry:
    def __init__(
        self,
        store: Store,
        bots: BotWorkers,
        time: Time | None = None,
        pace: Pace | None = None,
        turn_listener: TurnListener | None = None,
        nodes: Nodes | None = None,
    ) -> None:
        self.store = store
        self._services = Services(store, bots, time or WallTime(), pace or Pace(), turn_listener, nodes)
        self._people: People | None = None
        self._live: dict[str, LiveTable] = {}
        """The one used last stands last."""
        self._dropped: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Dropped to make room, while somebody still holds them: two live tables of one log must never be."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reopening: asyncio.Task[None] | None = None

    @property
    def people(self) -> People:
        """Loaded when it is first used: passphrases need argon2, which the terminal does without."""
        if self._people is None:
            from menagerie.table.people import People

            self._people = people = People(self.store)
            nodes = self._services.nodes
            if nodes is not None:
                people.changed = lambda person: nodes.publish(f"person {person}")
                nodes.on("person", people.forget)
        return self._people

    def add_listener(self, listener: TableListener) -> None:
        """Tells it from now on of tables that are made, begin and end."""
        self._services.listeners.append(listener)

    def now(self) -> float:
        return self._services.time.now()

    async def open(self) -> None:
        """The store must be open. Running tables are opened in the background: by nodes, where there are some."""
        if self._services.nodes is not None:
            self._services.nodes.serve(self)
            return
        self._reopening = asyncio.create_task(self._reopen())

    async def _reopen(self) -> None:
        for table in await self.store.running():
            try:
                live = await self.table(table)
                if live.table.clocks is not None:
                    await live.request("", None, lambda _: [Reopened()])
                live.wake_bots()
            except (UnsupportedRules, UnknownGame, UnknownTable):
                _log.warning("table %s cannot be opened: its rules are not known here", table)
            except Exception:  # noqa: BLE001 - one table that fails must not keep the others closed
                _log.exception("table %s could not be opened", table)

    async def close(self) -> None:
        if self._reopening is not None:
            self._reopening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reopening
        await asyncio.gather(*(live.close() for live in self._live.values()))
        if self._services.nodes is not None:
            await self._services.nodes.leave()
        self._services.bots.close()

    async def table(self, table: str) -> LiveTable:
        """The table with that id; raises `UnknownTable`, or `UnsupportedRules` where it cannot be played any more."""
        if len(table) > IDENTIFIER_LENGTH or "\0" in table:
            raise UnknownTable(table)
        live = self._live.pop(table, None) or self._dropped.pop(table, None)
        if live is not None:
            self._keep(live)
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        found = await self.store.load(table)
        if found is None:
            raise UnknownTable(table)
        folded = await asyncio.to_thread(Table(found[0]).accept_all, found[1])  # a long game takes seconds
        live = LiveTable(folded, self._services)
        self._keep(live)
        if self._services.nodes is not None:
            await self._services.nodes.read_presence([table])
        live.wake_bots()
        return live

    # --- for the nodes

    def known(self, table: str) -> LiveTable | None:
        """The table, where it is in memory."""
        return self._live.get(table) or self._dropped.get(table)

    def is_loading(self, table: str) -> bool:
        return table in self._loading

    def tables_in_memory(self) -> list[LiveTable]:
        return list(self._live.values())

    def is_quiet(self, table: str) -> bool:
        """Whether no bot thinks there."""
        live = self._live.get(table)
        return live is None or live.thinking == 0

    @property
    def thinking(self) -> int:
        """How many bots think."""
        return sum(live.thinking for live in self._live.values())

    def let_go(self, table: str) -> bool:
        """Drops an idle table from memory; whether nothing holds it any more."""
        if table in self._loading:
            return False
        if table in self._live:
            self._dropped[table] = self._live.pop(table)
        return table not in self._dropped

    def forget(self, table: str) -> bool:
        """Drops the table from memory, where nobody uses it: it is about to be removed for good."""
        if table in self._loading or table in self._dropped:
            return False
        live = self._live.get(table)
        if live is not None and not live.idle:
            return False
        self._live.pop(table, None)
        return True

    async def drop_removed(self, table: str) -> None:
        """The table was removed for good, whoever looks at it here."""
        live = self._live.pop(table, None) or self._dropped.pop(table, None)
        if self._services.nodes is not None:
            self._services.nodes.forget(table)
        if live is not None:
            await live.close()

    def _keep(self, live: LiveTable) -> None:
        """In memory; where there are too many, idle ones that were not used for long make room."""
        self._live[live.table.id] = live
        if len(self._live) <= LIVE_TABLES:
            return
        for name in list(islice(self._live, EVICTION_TRIES)):
            other = self._live.pop(name)
            if other.idle and other is not live:
                self._dropped[name] = other
                if self._services.nodes is not None:
                    self._services.nodes.forget(name)
            else:
                self._live[name] = other  # to the end, so that others are tried next time

    # --- making tables

    async def make(
        self,
        game: AnyGame,
        settings: TableSettings,
        owner: str,
        seated: Mapping[int, tuple[str, str]],
        seed: str | None = None,
        ready: bool = False,
        table_id: str | None = None,
        secret: str | None = None,
    ) -> str:
        """A new table, with these people (by seat: id and name) already there, and ready where that is said.

        With a seed, it is dealt from that at once, and nothing is mixed into it. Without a secret it gets its own.
        """
        now = self._services.time.now()
        table = Table(self._header(settings, game.rules_version, owner, now, table_id, secret))
        table.add(now, [SatDown(seat, person, name) for seat, (person, name) in sorted(seated.items())])
        if ready:
            table.add(now, [Ready(person, name, True) for person, name in dict(seated.values()).items()])
        if seed is not None:
            table.add(now, [requests.deal(table, seed)])
        while (more := requests.follow_up(table)) is not None:  # bots alone begin at once
            table.add(now, [more])
        try:
            await self.store.make(table.header, table.log[:], table.phase, summary(table))
        except Conflict:
            raise
        except Exception as error:
            raise NotStored(str(error.__cause__ or error)) from error
        live = LiveTable(table, self._services)
        self._keep(live)
        live.tell_listeners()
        live.wake_bots()
        return table.id

    def _header(
        self,
        settings: TableSettings,
        rules: int,
        owner: str,
        now: float,
        table_id: str | None = None,
        secret: str | None = None,
    ) -> TableHeader:
        return TableHeader(
            id=table_id or new_id(),
            settings=settings,
            rules=rules,
            owner=owner,
            secret=secret or seed_commitment.new_secret(),
            created=now,
        )

    async def rematch(self, live: LiveTable, person: PersonRow, token: str | None) -> str | None:
        """Proposes a rematch, or accepts the proposed one; the new table, once everybody has accepted."""
        await live.request(person.id, token, lambda table: rematch.propose(table, person.id))
        return await self._make_rematch(live, person) if rematch.all_accepted(live.table) else live.table.rematch

    async def answer_rematch(self, live: LiveTable, person: PersonRow, agree: bool, token: str | None) -> None:
        await live.request(person.id, token, lambda table: rematch.answer(table, person.id, agree))
        if rematch.all_accepted(live.table):
            await self._make_rematch(live, person)

    async def rematch_without(self, live: LiveTable, person: PersonRow, with_bots: bool) -> None:
        """A rematch without those who declined or are away: their seats stay open, or go to bots."""
        rematch.must_be_settled(live.table, person.id, live.is_here)
        await self._make_rematch(live, person, with_bots)

    async def _make_rematch(self, live: LiveTable, person: PersonRow, with_bots: bool = False) -> str:
        """The new table; the same one for everybody."""
        async with live.rematch_lock:
            old = live.table
            if old.rematch is not None:
                return old.rematch
            settings, seated = rematch.new_table(old, with_bots)
            made = rematch.id_of(old)
            with contextlib.suppress(Conflict):  # another node has made it
                await self.make(old.game, settings, person.id, seated, ready=True, table_id=made)
            await live.request(
                person.id, None, lambda table: [] if table.rematch is not None else [Rematched(made, person.name)]
            )
            return made

    async def store_import(self, imported: ImportedTable, owner: str) -> str:
        """A table that shows a game played elsewhere."""
        header = msgspec.structs.replace(imported.header, owner=owner)
        await self.store.make(header, imported.log, imported.phase, imported.summary)
        return header.id

    async def branch(self, live: LiveTable, person: PersonRow, base: Base, bot: str | None) -> str:
        """Play on from a position of a finished game against bots, with what that seat could know."""
        old, seat = live.table, base.seat
        opponent = requests.known_bot(old.game, bot)
        names = bot_names([person.name])
        seats = tuple(SeatSettings() if n == seat else SeatSettings(opponent, next(names)) for n in range(old.players))
        settings = TableSettings(
            game=old.game.name,
            options=old.settings.options,
            seats=seats,
            absence_minutes=old.settings.absence_minutes,
            whispers=old.settings.whispers,
            by_agreement=True,
            base=base,
        )
        return await self.make(old.game, settings, person.id, {seat: (person.id, person.name)})


def shuffled(seats: list[int]) -> list[int]:
    """A random seat order."""
    secrets.SystemRandom().shuffle(seats)
    return seats

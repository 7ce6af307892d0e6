"""All the tables: made here, found here, and found again after the server was away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Mapping

import msgspec

from menagerie.core import record as paper
from menagerie.core.contract import AnyGame
from menagerie.core.record import Base, Record
from menagerie.core.registry import UnknownGame
from menagerie.table import chance, requests
from menagerie.table.brought import laid, plan_of
from menagerie.table.entries import Abandoned, AnyEntry, Ended, Logged, Rematched, Reopened, SatDown
from menagerie.table.live import LiveTable, Pace, Surroundings, glance
from menagerie.table.people import People, new_id
from menagerie.table.plan import Deed, Place, Plan
from menagerie.table.requests import BOT_NAMES, Declined
from menagerie.table.store import PersonRow, Store
from menagerie.table.table import OldRules, Table
from menagerie.table.thinking import Thinkers
from menagerie.table.time import Time, WallTime

_log = logging.getLogger(__name__)
_MOST_LIVE = 500


class UnknownTable(LookupError):
    """There is no such table."""


class House:
    def __init__(self, store: Store, thinkers: Thinkers, time: Time | None = None, pace: Pace | None = None) -> None:
        self.store = store
        self._around = Surroundings(store, thinkers, time or WallTime(), pace or Pace())
        self.people = People(store, self._around.time)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reopening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """The store must be open. Running tables go on in the background."""
        self._reopening = asyncio.create_task(self._reopen())

    async def _reopen(self) -> None:
        for table in await self.store.running():
            try:
                live = await self.table(table)
                if live.table.clocks is not None:
                    await live.ask("", None, lambda _: [Reopened()])
                live.stir()
            except (OldRules, UnknownGame, UnknownTable):
                _log.warning("table %s cannot go on: its rules are not known here", table)
            except Exception:  # noqa: BLE001 - one table that fails must not keep the others closed
                _log.exception("table %s could not be opened", table)

    async def close(self) -> None:
        if self._reopening is not None:
            self._reopening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reopening
        await asyncio.gather(*(live.close() for live in self._live.values()))
        self._around.thinkers.close()

    async def table(self, table: str) -> LiveTable:
        """The table of that id; raises `UnknownTable`, or `OldRules` where it cannot be played any more."""
        live = self._live.get(table)
        if live is not None:
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        found = await self.store.load(table)
        if found is None:
            raise UnknownTable(table)
        live = LiveTable(Table(found[0]).accept_all(found[1]), self._around)
        self._keep(live)
        live.stir()
        return live

    def _keep(self, live: LiveTable) -> None:
        if len(self._live) >= _MOST_LIVE:
            for name in [name for name, other in self._live.items() if other.quiet]:
                del self._live[name]
        self._live[live.table.id] = live

    # --- making tables

    async def make(self, game: AnyGame, plan: Plan, owner: PersonRow, seated: Mapping[int, tuple[str, str]]) -> str:
        """A new table, with these people (by seat: who, and called what) already there."""
        now = self._around.time.now()
        deed = Deed(
            id=new_id(),
            plan=plan,
            rules=game.rules_version,
            owner=owner.id,
            secret=chance.new_secret(),
            made=now,
        )
        table = Table(deed)
        for seat, (person, name) in sorted(seated.items()):
            table.accept(Logged(table.next_seq, now, SatDown(seat, person, name)))
        if requests.everybody_is_here(table):  # bots among themselves
            table.accept(Logged(table.next_seq, now, requests.deal(table)))
        await self.store.make(deed, table.log, table.phase, glance(table))
        live = LiveTable(table, self._around)
        self._keep(live)
        live.stir()
        return deed.id

    async def rematch(self, live: LiveTable, person: PersonRow, token: str | None) -> str:
        """The same people and bots at a new table; the same one for everybody who asks."""
        before = live.table
        if not before.finished:
            raise Declined("not-over", "table-not-over")
        if not before.seats_of(person.id) and person.id != before.deed.owner:
            raise Declined("not-your-seat", "table-only-players")
        if before.rematch is not None:
            return before.rematch
        places = tuple(Place() if c.person is not None else Place(c.bot, c.name) for c in before.chairs)
        seated = {c.number: (c.person, c.name) for c in before.chairs if c.person is not None}
        plan = msgspec.structs.replace(before.plan, places=places, base=None)
        made = await self.make(before.game, plan, person, seated)

        def first_come(table: Table) -> list[AnyEntry]:
            return [] if table.rematch is not None else [Rematched(made, person.name)]

        await live.ask(person.id, token, first_come)
        assert live.table.rematch is not None
        return live.table.rematch

    async def bring(self, record: Record, end: Ended | Abandoned, person: PersonRow) -> str:
        """A game played elsewhere and found in order, laid here to be looked at."""
        deed = Deed(
            id=new_id(),
            plan=plan_of(record),
            rules=record.rules,
            owner=person.id,
            secret=chance.new_secret(),
            made=self._around.time.now(),
        )
        table = await asyncio.to_thread(laid, record, end, deed)
        await self.store.make(deed, table.log, table.phase, glance(table))
        return deed.id

    async def branch(self, live: LiveTable, person: PersonRow, at: int, seat: int, bot: str | None) -> str:
        """Play on from a position of a finished game against bots, with what that seat could know."""
        before = live.table
        if not before.finished or before.seed is None:
            raise Declined("not-over", "table-not-over")
        if seat >= before.players or at > len(before.moves):
            raise Declined("unknown", "table-no-such-position")
        base = Base(before.to_record(), at, seat)
        trial = msgspec.structs.replace(base.record, base=base, actions=(), result=None, seed="trial")
        if not paper.start(trial).waiting_on:
            raise Declined("unknown", "table-nothing-left")
        who = requests.known_bot(before.game, bot)
        names = iter(name for name in BOT_NAMES if name != person.name)
        places = tuple(Place() if n == seat else Place(who, next(names)) for n in range(before.players))
        plan = msgspec.structs.replace(before.plan, places=places, clock=None, base=base)
        return await self.make(before.game, plan, person, {seat: (person.id, person.name)})


def shuffled(places: list[int]) -> list[int]:
    """Who sits where, by lot."""
    secrets.SystemRandom().shuffle(places)
    return places

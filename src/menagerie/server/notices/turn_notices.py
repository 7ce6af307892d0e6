"""Decides who is told that it is their turn, and sends it in the background: no move ever waits for a notice.

A notice is sent when it has been a person's turn for a while and that person has not come to the table; one for each
table until the person comes back. Tables with a single person have none: nobody else waits there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from weakref import WeakKeyDictionary

from menagerie.server.notices.delivery import Delivery
from menagerie.server.notices.settings import NoticeSettings
from menagerie.server.rate_limiter import RateLimiter
from menagerie.table.limits import NOTICE_RETRY_SECONDS, PENDING_NOTICES
from menagerie.table.live_table import LiveTable
from menagerie.table.store import NoticeStore
from menagerie.table.table import Table
from menagerie.table.time import Time

_log = logging.getLogger(__name__)


class TurnNotices:
    def __init__(self, store: NoticeStore, time: Time, settings: NoticeSettings, delivery: Delivery) -> None:
        self._store = store
        self._time = time
        self._grace = settings.grace
        self._rate = RateLimiter(settings.rate)
        self._delivery = delivery
        self._find: Callable[[str], Awaitable[LiveTable]] | None = None
        self._waiting: WeakKeyDictionary[LiveTable, frozenset[str]] = WeakKeyDictionary()
        """Whose turn it was when each table last changed."""
        self._due: dict[tuple[str, str], float] = {}
        """When whose turn at which table has lasted long enough; in that order. Turns change with every move, so there
        is one task for all of them."""
        self._watch: asyncio.Task[None] | None = None
        """Waits for the next of them, where there is one."""
        self._sending: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._background: set[asyncio.Task[None]] = set()

    def open(self, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        """``find`` gives the table with an id: it may have left memory and come back while a timer ran."""
        self._find = find

    async def close(self) -> None:
        tasks = [*self._sending.values(), *self._background, *([self._watch] if self._watch else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._delivery.close()

    # --- what tables report

    def turn_changed(self, live: LiveTable) -> None:
        now = people_to_move(live.table)
        before = self._waiting.get(live, frozenset())
        self._waiting[live] = now
        table = live.table.id
        for person in before - now:
            self._stop(table, person)
        for person in now - before:
            turn = table, person
            if turn in self._due or turn in self._sending or len(self._due) + len(self._sending) >= PENDING_NOTICES:
                continue
            self._due[turn] = self._time.now() + self._grace
            if self._watch is None:
                self._watch = asyncio.create_task(self._wait())

    def entered(self, live: LiveTable, person: str) -> None:
        table = live.table.id
        self._stop(table, person)
        self._in_background(self._store.unmark_noticed(person, table))

    def _stop(self, table: str, person: str) -> None:
        self._due.pop((table, person), None)
        sending = self._sending.pop((table, person), None)
        if sending is not None:
            sending.cancel()

    def _in_background(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._logged(what))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _logged(self, what: Awaitable[None]) -> None:
        try:
            await what
        except Exception:  # noqa: BLE001 - a notice that fails is not the table's affair
            _log.exception("a turn notice failed")

    # --- one notice

    async def _wait(self) -> None:
        while self._due:
            turn = next(iter(self._due))
            left = self._due[turn] - self._time.now()
            if 0 < left <= self._grace:  # more is left where the clock was put back
                await self._time.sleep(left)
            else:
                del self._due[turn]
                self._sending[turn] = asyncio.create_task(self._announce(*turn))
        self._watch = None

    async def _announce(self, table: str, person: str) -> None:
        try:
            await self._logged(self._send(table, person))
        finally:
            if self._sending.get((table, person)) is asyncio.current_task():
                del self._sending[table, person]

    async def _send(self, table: str, person: str) -> None:
        live = await self._still_owed(table, person)
        if live is None:
            return
        channels = await self._delivery.channels(person)
        if not channels or not self._rate.allows(person):
            return
        if not await self._store.mark_noticed(person, table, self._time.now()):
            return
        for pause in (*NOTICE_RETRY_SECONDS, None):
            channels = await self._delivery.send(channels, live.table)
            if not channels or pause is None:
                return
            await self._time.sleep(pause)
            live = await self._still_owed(table, person)
            if live is None:
                return

    async def _still_owed(self, table: str, person: str) -> LiveTable | None:
        """The table, where that person is to move and is not there."""
        assert self._find is not None
        live = await self._find(table)
        owed = person in people_to_move(live.table) and not live.is_here(person)
        return live if owed else None


def people_to_move(table: Table) -> frozenset[str]:
    """The people whose turn it is, where more than one person plays; and those whom a tournament's table awaits."""
    if table.phase == "gathering" and table.settings.tournament is not None:
        return frozenset(person for person in table.people() if person not in table.nonces)
    if table.phase != "running":
        return frozenset()
    playing = {seat.number: seat.person for seat in table.seats if seat.person and seat.bot is None}
    if len(set(playing.values())) < 2:
        return frozenset()
    return frozenset(playing[seat] for seat in table.waiting_on if seat in playing)

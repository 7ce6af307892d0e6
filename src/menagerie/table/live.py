"""A table while people are at it: who is here, whose clock runs, which bot thinks. Everything that lasts is in the log.

An entry is tried on a copy, written, and only when it is on the disk does the copy become the table and is anyone told.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from menagerie.bots import best_bot
from menagerie.core.contract import FreeAction
from menagerie.table import requests
from menagerie.table.entries import AnyEntry, Logged, SatDown
from menagerie.table.requests import Declined
from menagerie.table.store import Clash, Store, Summary
from menagerie.table.table import Table
from menagerie.table.telling import Telling
from menagerie.table.thinking import Thinkers, Thought
from menagerie.table.time import Time

_log = logging.getLogger(__name__)
Request = Callable[[Table], list[AnyEntry]]


class Pace(Struct, frozen=True):
    """How long a bot takes at least, whatever it thinks of: its speed must not tell what it holds."""

    least: float = 0.7
    spread: float = 0.6

    def draw(self) -> float:
        return self.least + random.random() * self.spread


class Surroundings(Struct, frozen=True):
    """What every table needs of the house."""

    store: Store
    thinkers: Thinkers
    time: Time
    pace: Pace


class Reader(Protocol):
    """Someone who looks on, at the table or beside it."""

    @property
    def person(self) -> str | None: ...

    def update(self) -> None:
        """Something may have changed."""
        ...

    def update_presence(self) -> None:
        """Someone connected or left."""
        ...


class LiveTable:
    def __init__(self, table: Table, around: Surroundings) -> None:
        self.table = table
        self.telling = Telling()
        self.readers: set[Reader] = set()
        self._around = around
        self._lock = asyncio.Lock()
        self._here: Counter[str] = Counter()
        self._away: dict[str, float] = {}
        self._opened = around.time.now()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._chances: dict[int, tuple[str, int]] = {}
        """Where each bot was last given a chance to speak up."""
        self._alarm: asyncio.Task[None] | None = None
        self._work: set[asyncio.Task[None]] = set()
        self._closed = False

    # --- requests

    async def ask(self, person: str, token: str | None, request: Request) -> None:
        """Carries a request out, once, however often it comes; returns when it is on the disk. May raise `Declined`.

        Goes on even when whoever asked is gone by then: half a request would leave us behind our own log.
        """
        task = asyncio.create_task(self._carry_out(None if token is None else f"{person}:{token}", request))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        await asyncio.shield(task)

    async def _carry_out(self, token: str | None, request: Request) -> None:
        async with self._lock:
            if token is not None and token in self.table.tokens:
                return
            entries = request(self.table)
            if not entries:
                return
            try:
                await self._write(entries, token)
            except Clash:
                await self._reload()
                if token is not None and token in self.table.tokens:
                    return
                raise Declined("stale", "table-stale") from None
        self.changed()

    async def _write(self, entries: Sequence[AnyEntry], token: str | None) -> None:
        now = self._around.time.now()
        after = self.table.copy()
        first = after.next_seq
        for entry in entries:
            after.accept(Logged(after.next_seq, now, entry, token))
            token = None
        if after.phase == "gathering" and requests.everybody_is_here(after):
            after.accept(Logged(after.next_seq, now, requests.deal(after)))
        newcomers = [entry.person for entry in entries if isinstance(entry, SatDown)]
        await self._around.store.append(after.id, after.log[first - 1 :], after.phase, glance(after), newcomers)
        self.table = after

    async def _reload(self) -> None:
        """Someone else wrote to our log: their word counts."""
        found = await self._around.store.load(self.table.id)
        assert found is not None
        self.table = Table(found[0]).accept_all(found[1])
        self.telling = Telling()

    # --- presence

    def is_here(self, person: str) -> bool:
        return self._here[person] > 0

    def away_seconds(self, person: str) -> float:
        """How long that person has been gone; 0 when here."""
        if self.is_here(person):
            return 0.0
        return max(0.0, self._around.time.now() - self._away.get(person, self._opened))

    def now(self) -> float:
        return self._around.time.now()

    def enter(self, reader: Reader) -> None:
        self.readers.add(reader)
        if reader.person is not None:
            self._here[reader.person] += 1
        self._presence_changed(but=reader)

    def leave(self, reader: Reader) -> None:
        if reader not in self.readers:
            return
        self.readers.discard(reader)
        if reader.person is not None:
            self._here[reader.person] -= 1
            if not self.is_here(reader.person):
                self._away[reader.person] = self._around.time.now()
        self._presence_changed()

    @property
    def spectators(self) -> int:
        return sum(1 for reader in self.readers if not self.table.seats_of(reader.person))

    def changed(self) -> None:
        """Tells everyone, and sets to work whoever has to."""
        self._tell()
        self.stir()

    def _tell(self) -> None:
        for reader in list(self.readers):
            reader.update()

    def _presence_changed(self, but: Reader | None = None) -> None:
        for reader in list(self.readers):
            if reader is not but:
                reader.update_presence()

    # --- bots and clocks

    def stir(self) -> None:
        """Lets every bot that owes a decision think, and sets the alarm for the next clock that runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table = self.table
        if self._closed or table.phase != "running":
            return
        for seat in table.waiting_on:
            if table.chairs[seat].bot is not None:
                self._let_think(seat, "bot")
        self._let_speak_up()
        if table.clocks is not None:
            deadlines = table.clocks.deadlines()
            if deadlines:
                self._alarm = asyncio.create_task(self._wait_for(min(deadlines.values())))

    async def _wait_for(self, deadline: float) -> None:
        time = self._around.time
        while time.now() < deadline:
            await time.sleep(deadline - time.now())
        clocks = self.table.clocks
        assert clocks is not None
        for seat, due in clocks.deadlines().items():
            if due <= time.now():
                self._let_think(seat, "clock")

    def _let_think(self, seat: int, by: Literal["bot", "clock"]) -> None:
        if seat not in self._thinking:
            self._thinking[seat] = asyncio.create_task(self._think(seat, by))

    def _let_speak_up(self) -> None:
        """While people alone are waited for, bots may do what nobody asks of them. Each is given one chance a point."""
        table = self.table
        state = table.state
        if state is None or any(table.chairs[seat].bot is not None for seat in table.waiting_on):
            return
        for seat, chair in enumerate(table.chairs):
            point = state.point(seat)
            if chair.bot is None or point is None or seat in self._thinking:
                continue
            chance = point, table.undos
            if self._chances.get(seat) != chance and any(
                isinstance(action, FreeAction) for action in state.legal(seat)
            ):
                self._chances[seat] = chance
                self._thinking[seat] = asyncio.create_task(self._think(seat, "bot", unasked=True))

    async def _think(self, seat: int, by: Literal["bot", "clock"], unasked: bool = False) -> None:
        try:
            await self._decide(seat, by, unasked)
        except Declined as declined:
            if declined.why == "rule":
                _log.error("a bot chose what the rules forbid: %s", declined)
        except Exception:  # noqa: BLE001 - a bot's mistake is not the table's
            _log.exception("a bot could not decide")
            return  # rather a bot that waits than one that tries for ever
        finally:
            self._thinking.pop(seat, None)
        self.stir()

    async def _decide(self, seat: int, by: Literal["bot", "clock"], unasked: bool) -> None:
        table = self.table
        assert table.state is not None
        point = table.state.point(seat)
        if point is None:
            return
        bot = table.chairs[seat].bot or best_bot(table.game)
        pace = asyncio.create_task(self._around.time.sleep(self._pace(by)))
        try:
            thought = await (self._said_unasked(seat, bot) if unasked else self._thought(seat, bot))
            if thought is None:
                return
            await pace
        finally:
            pace.cancel()

        def still_so(now: Table) -> list[AnyEntry]:
            """Between thinking and moving the person may have come back, or moves may have been taken back."""
            if now.undos != table.undos or (now.chairs[seat].bot is None) != (by == "clock"):
                return []
            aloud = thought.reason if thought.aloud and by == "bot" else None
            return requests.act(now, seat, point, thought.action, by, aloud)

        await self.ask("", None, still_so)

    def _pace(self, by: Literal["bot", "clock"]) -> float:
        """Nobody has to be waited for when time is up, or when no person plays any more."""
        someone_plays = any(chair.person is not None and not chair.resigned for chair in self.table.chairs)
        return self._around.pace.draw() if by == "bot" and someone_plays else 0.0

    async def _said_unasked(self, seat: int, bot: str) -> Thought | None:
        return await self._around.thinkers.act_unprompted(self.table.id, self.table.to_record(), seat, bot)

    async def _thought(self, seat: int, bot: str) -> Thought:
        table = self.table
        try:
            return await self._around.thinkers.think(table.id, table.to_record(), seat, bot)
        except Exception:
            if bot == "random":
                raise
            _log.exception("the bot %s gave up; any legal move will do", bot)
            return await self._around.thinkers.think(table.id, table.to_record(), seat, "random")

    async def hint(self, seat: int) -> Thought:
        """What the best bot would do for this seat; may raise `Declined`."""
        table = self.table
        if table.phase != "running" or table.state is None or not table.state.legal(seat):
            raise Declined("not-running", "table-no-hint")
        return await self._thought(seat, best_bot(table.game))

    # --- leaving

    @property
    def quiet(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.readers and not self._thinking and not self._work and self._alarm is None

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._thinking.values(), *([self._alarm] if self._alarm else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._work, return_exceptions=True)


def glance(table: Table) -> Summary:
    return Summary(
        table.names,
        tuple(chair.person for chair in table.chairs),
        table.waiting_on,
        table.standings,
        table.hindsight,
    )

"""A table in memory: who is connected, whose clock runs, which bots think. Everything that lasts is in the log.

A request is checked on the current table, its entries are accepted on a fork of it (a move is applied there, once) and
written; only when they are stored does the fork become the table, are the readers updated and the bots woken.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from menagerie.bots import best_bot
from menagerie.bots.turning_points import Review
from menagerie.core.contract import AnyState, FreeAction
from menagerie.table import auto_passing, requests
from menagerie.table.bot_workers import BotDecision, BotWorkers
from menagerie.table.entries import AnyEntry, SatDown, Undone
from menagerie.table.limits import (
    BOT_RETRY_SECONDS,
    BOTS_FIRST_SECONDS,
    CROWD,
    PRESENCE_SECONDS,
    RACES,
    REPLAYED_AT_ONCE,
)
from menagerie.table.nodes import Nodes
from menagerie.table.reader_log import ReaderLog
from menagerie.table.requests import Declined
from menagerie.table.store import Conflict, Store, Summary
from menagerie.table.store.node_rows import TablePresence
from menagerie.table.table import AppliedMove, Table
from menagerie.table.time import Time

_log = logging.getLogger(__name__)
Request = Callable[[Table], list[AnyEntry]]


class Pace(Struct, frozen=True):
    """The least time a bot takes, whatever it thinks: its speed must not reveal what it holds."""

    least: float = 0.7
    spread: float = 0.6

    least_pass: float = 2.0
    spread_pass: float = 7.0
    """The same for a pass on a person's behalf: nobody may tell it from one that a person makes."""

    def draw(self) -> float:
        return self.least + random.random() * self.spread

    def draw_pass(self) -> float:
        return self.least_pass + random.random() * self.spread_pass


class TurnListener(Protocol):
    """Learns whose turn it is and who comes to a table, to send turn notices."""

    def turn_changed(self, live: LiveTable) -> None:
        """It may be someone else's turn now; called more often than that is so."""
        ...

    def entered(self, live: LiveTable, person: str) -> None: ...


class TableListener(Protocol):
    """Learns what happens around games: tables that are made, seats that are taken, games that begin and end."""

    def table_changed(self, live: LiveTable) -> None:
        """The table was made, or something changed that is stored; not called for what happens in a running game.
        Several nodes may call it for the same change. It must return at once and must not raise."""
        ...


class Services(Struct, frozen=True):
    """What every live table uses."""

    store: Store
    bots: BotWorkers
    time: Time
    pace: Pace
    turn_listener: TurnListener | None = None
    nodes: Nodes | None = None
    """The other processes that serve the same tables, where there are some."""
    listeners: list[TableListener] = []


class Advice(Struct, frozen=True):
    """A person's last decision, the position before it, and what the bot would have done there."""

    move: AppliedMove
    before: AnyState
    decision: BotDecision | None
    """Nothing where there was nothing to choose."""


_Position = tuple[str | None, int, str | None]
"""What a seat thinks about: its point, the undos before it, and the bot that plays there."""


class _Thought:
    """A bot, or somebody's clock or automatic pass, that is about to act for a seat."""

    __slots__ = ("decided", "position", "seat", "task")

    def __init__(self, seat: int, position: _Position) -> None:
        self.seat = seat
        self.position = position
        self.decided = False
        """From then on it is carried out, and no longer cancelled."""
        self.task: asyncio.Task[None]


class NotStored(Exception):
    """The store failed; nothing was changed."""


class Reader(Protocol):
    """Someone who follows the table, as a player or a spectator."""

    @property
    def person(self) -> str | None: ...

    def update(self) -> None:
        """The table has changed."""
        ...

    def update_presence(self) -> None:
        """Someone connected or left."""
        ...


class LiveTable:
    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.version = 0
        """Counts the changes of `table`, so that what was rendered of it can be kept until the next one."""
        self.presence_version = 0
        """Counts who connects and leaves."""
        self.reader_log = ReaderLog()
        self.readers: set[Reader] = set()
        self._services = services
        self._lock = asyncio.Lock()
        self.rematch_lock = asyncio.Lock()
        """So that two people who accept at the same moment get one table."""
        self._connections: Counter[str] = Counter()
        self._counted, self._counted_at = 0, 0
        """How many spectators there are, and the table's `other_entries` when they were counted."""
        self._presence_told = 0
        self._presence_pause: asyncio.TimerHandle | None = None
        self._left_at: dict[str, float] = {}
        self._here_elsewhere: frozenset[str] = frozenset()
        """Who holds a seat and is connected through another node."""
        self._spectators_elsewhere = 0
        self._opened = services.time.now()
        self._thinking: dict[int, _Thought] = {}
        self._hints: dict[asyncio.Task[BotDecision], tuple[int, _Position]] = {}
        self._prompted: dict[int, tuple[str, int]] = {}
        """The point at which each bot last had the opportunity to act unprompted, and the undos before it."""
        self._alarm: asyncio.Task[None] | None = None
        self._running_requests = 0
        self._closed = False
        self._change = asyncio.Event()
        """Set at the next change of the table."""
        self._told: tuple[str, frozenset[str]] = ("", frozenset())
        """The phase, and who had been removed, when the listeners were told of a change last."""

    # --- requests

    async def request(self, person: str, token: str | None, request: Request) -> None:
        """Carries a request out once, however often it comes; returns when it is stored.

        Raises `Declined`, or `NotStored`. Goes on even when the one who asked disconnects meanwhile: a request that
        stopped half-way would leave the table in memory behind the log.
        """
        await asyncio.shield(asyncio.create_task(self.carry_out(person, token, request)))

    async def carry_out(self, person: str, token: str | None, request: Request) -> None:
        """As `request`, for a task that nobody cancels."""
        self._running_requests += 1
        try:
            await self._carry_out(person, None if token is None else f"{person}:{token}", request)
        finally:
            self._running_requests -= 1

    async def until_people_may_act(self) -> None:
        """Returns when no bot has to decide first (`requests.bots_first`), or after a while: then the request is
        declined."""
        if not requests.bots_first(self.table):
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BOTS_FIRST_SECONDS):
                while requests.bots_first(self.table):
                    await self._change.wait()

    async def _carry_out(self, person: str, token: str | None, request: Request) -> None:
        before, others = self.version, self.table.other_entries
        try:
            async with self._lock:
                await self._try(person, token, request)
        finally:
            if self.version != before:  # also where it is declined because of what another node wrote
                if self._services.nodes is not None and self.table.other_entries != others:
                    self._services.nodes.presence_changed(self)  # who sits down is no spectator any more
                self._changed()

    async def _try(self, person: str, token: str | None, request: Request) -> None:
        """Carries it out; where another node was faster, it is checked again on what that wrote."""
        for _ in range(RACES):
            if person in self.table.removed:
                raise Declined("not-allowed", "table-person-removed")
            if token is not None and self.table.has_token(token):
                return
            entries = request(self.table)
            if not entries:
                return
            try:
                await self._write(entries, token)
            except Conflict:
                if not await self._read_on():
                    break
            else:
                return
        raise Declined("stale", "table-stale")

    async def _write(self, entries: Sequence[AnyEntry], token: str | None) -> None:
        before = len(self.table.log)
        now = self._services.time.now()
        if before:  # clocks of machines may be put back; time in a log never goes back
            now = max(now, self.table.log[before - 1].at)
        after = self.table.fork()
        if _replays_much(after, entries):
            await asyncio.to_thread(_add, after, now, entries, token)
        else:
            _add(after, now, entries, token)
        newcomers = [entry.person for entry in entries if isinstance(entry, SatDown)]
        try:
            await self._services.store.append(after.id, after.log[before:], after.phase, summary(after), newcomers)
        except Conflict:
            raise
        except Exception as error:
            raise NotStored(str(error.__cause__ or error)) from error
        self._put(after)

    def _put(self, after: Table) -> None:
        if after.removed != self.table.removed:  # earlier entries have changed as well
            self.reader_log = ReaderLog()
        self.table = after
        self.version += 1

    async def _read_on(self) -> bool:
        """Reads what others wrote to this log; whether there was anything."""
        try:
            written = await self._services.store.entries_after(self.table.id, len(self.table.log))
        except Exception as error:
            raise NotStored from error
        if written:
            after = self.table.fork()
            if _replays_much(after, [logged.entry for logged in written]):
                self._put(await asyncio.to_thread(after.accept_all, written))
            else:
                self._put(after.accept_all(written))
        return bool(written)

    async def catch_up(self, number: int) -> None:
        """Another node wrote up to this number."""
        async with self._lock:
            if len(self.table.log) >= number or not await self._read_on():
                return
        self._changed()

    # --- presence

    def is_here(self, person: str) -> bool:
        return self._connections[person] > 0 or person in self._here_elsewhere

    def away_seconds(self, person: str) -> float:
        """How long that person has not been connected; 0 when connected."""
        if self.is_here(person):
            return 0.0
        return max(0.0, self._services.time.now() - self._left_at.get(person, self._opened))

    def now(self) -> float:
        return self._services.time.now()

    def enter(self, reader: Reader) -> None:
        self.readers.add(reader)
        self._count(reader, 1)
        if reader.person is not None:
            self._connections[reader.person] += 1
            if self._services.turn_listener is not None:
                self._services.turn_listener.entered(self, reader.person)
        self._presence_changed(but=reader)
        if len(self.readers) == 1 and not self.person_plays:
            self.wake_bots()

    def leave(self, reader: Reader) -> None:
        if reader not in self.readers:
            return
        self.readers.discard(reader)
        self._count(reader, -1)
        if reader.person is not None:
            self._connections[reader.person] -= 1
            if not self.is_here(reader.person):
                self._left_at[reader.person] = self._services.time.now()
        self._presence_changed()

    @property
    def spectators(self) -> int:
        return self._spectators_here + self._spectators_elsewhere

    @property
    def _spectators_here(self) -> int:
        if self._counted_at != self.table.other_entries:  # someone may have sat down
            self._counted_at = self.table.other_entries
            self._counted = sum(1 for reader in self.readers if not self.table.seats_of(reader.person))
        return self._counted

    def _count(self, reader: Reader, more: int) -> None:
        """A reader comes or goes: in a crowd the others are not counted again."""
        self._counted += 0 if self.table.seats_of(reader.person) else more

    def presence_here(self) -> TablePresence:
        """Who is connected through this node."""
        here = tuple(sorted(person for person in self.table.people() if self._connections[person] > 0))
        left = {person: self._left_at[person] for person in self.table.people() if person in self._left_at}
        return TablePresence(here, self._spectators_here, {} if not left else dict(sorted(left.items())))

    def set_presence_elsewhere(self, nodes: Sequence[TablePresence]) -> None:
        """Who is connected through the other nodes."""
        before, now, watched = self._here_elsewhere, self._services.time.now(), self._watched
        self._here_elsewhere = frozenset(person for there in nodes for person in there.people)
        spectators = sum(there.spectators for there in nodes)
        for there in nodes:
            for person, at in there.left.items():
                self._left_at[person] = max(at, self._left_at.get(person, at))
        for person in before - self._here_elsewhere:
            self._left_at[person] = now
        if self._services.turn_listener is not None:
            for person in self._here_elsewhere - before:
                self._services.turn_listener.entered(self, person)
        if before != self._here_elsewhere or spectators != self._spectators_elsewhere:
            self._spectators_elsewhere = spectators
            self._tell_presence()
        if self._watched and not watched and not self.person_plays:
            self.wake_bots()

    def _changed(self) -> None:
        """Updates the readers, each isolated from the others' failures, and wakes the bots.

        Those who have to decide come last: their choices take by far the longest to render, and nobody else should
        wait for that.
        """
        self._change.set()
        self._change = asyncio.Event()
        deciding = {self.table.seats[seat].person for seat in self.table.waiting_on}
        last = []
        for reader in list(self.readers):
            if reader.person in deciding:
                last.append(reader)
            else:
                self._update(reader)
        for reader in last:
            self._update(reader)
        self.tell_listeners()
        self.wake_bots()

    def tell_listeners(self) -> None:
        """Tells of a table that is made, of what happens before and after its game, and of its beginning and end."""
        told = self.table.phase, self.table.removed
        if told == self._told and told[0] == "running":
            return
        self._told = told
        for listener in self._services.listeners:
            listener.table_changed(self)

    def _update(self, reader: Reader) -> None:
        try:
            reader.update()
        except Exception:  # noqa: BLE001 - one reader's failure must not stop the others, the bots or the mover
            _log.exception("a reader of table %s could not be updated", self.table.id)

    def _presence_changed(self, but: Reader | None = None) -> None:
        if self._services.nodes is not None:
            self._services.nodes.presence_changed(self)
        self._tell_presence(but)

    def _tell_presence(self, but: Reader | None = None) -> None:
        """Tells the readers at once; in a crowd, what changes soon afterwards a moment later: when hundreds come
        together, each of them must not be a message to all others."""
        self.presence_version += 1
        if self._presence_pause is None:
            self._send_presence(but)

    def _send_presence(self, but: Reader | None = None) -> None:
        self._presence_told = self.presence_version
        if len(self.readers) > CROWD:
            loop = asyncio.get_running_loop()
            self._presence_pause = loop.call_later(PRESENCE_SECONDS, self._presence_pause_over)
        for reader in list(self.readers):
            if reader is not but:
                try:
                    reader.update_presence()
                except Exception:  # noqa: BLE001 - one reader's failure must not stop who comes or leaves
                    _log.exception("a reader of table %s could not be told who is here", self.table.id)

    def _presence_pause_over(self) -> None:
        self._presence_pause = None
        if self._presence_told != self.presence_version and not self._closed:
            self._send_presence()

    # --- bots and clocks

    @property
    def thinking_seats(self) -> frozenset[int]:
        """The seats whose bots think, or wait to try again."""
        return frozenset(self._thinking)

    @property
    def person_plays(self) -> bool:
        """Whether anybody plays here. Bots among themselves go on only while somebody watches, or in a tournament."""
        return any(seat.person_plays for seat in self.table.seats)

    @property
    def _watched(self) -> bool:
        return bool(self.readers or self._here_elsewhere or self._spectators_elsewhere)

    def wake_bots(self) -> None:
        """Lets every bot that owes a decision think, and sets the alarm for the next clock that runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._cancel_stale_thoughts()
        table = self.table
        if self._services.turn_listener is not None and not self._closed:
            self._services.turn_listener.turn_changed(self)
        if self._closed or not self._attended() or table.phase != "running":
            return
        if not (self.person_plays or self._watched or table.settings.tournament is not None):
            return
        for seat in table.waiting_on:
            if table.seats[seat].bot is not None:
                self._start_thinking(seat, "bot")
                if table.settings.daily is not None:  # each sees what those before it did
                    break
            elif auto_passing.due(table, seat) is not None:
                self._start(seat, self._pass_for)
        self._prompt_idle_bots()
        if table.clocks is not None:
            deadlines = table.clocks.deadlines()
            if deadlines:
                self._alarm = asyncio.create_task(self._wait_for(min(deadlines.values())))

    def _attended(self) -> bool:
        """Whether this process takes care of what the table does by itself."""
        return self._services.nodes is None or self._services.nodes.attends(self)

    @property
    def thinking(self) -> int:
        """How many bots think, or wait for their pause to end."""
        return len(self._thinking)

    async def _wait_for(self, deadline: float) -> None:
        time = self._services.time
        while time.now() < deadline:
            await time.sleep(deadline - time.now())
        clocks = self.table.clocks
        assert clocks is not None
        for seat, due in clocks.deadlines().items():
            if due <= time.now():
                self._start_thinking(seat, "clock")

    def _start_thinking(self, seat: int, by: Literal["bot", "clock"]) -> None:
        self._start(seat, lambda thought: self._think(thought, by))

    def _start(self, seat: int, thinking: Callable[[_Thought], Coroutine[Any, Any, None]]) -> None:
        """Unless the seat thinks already."""
        if seat not in self._thinking:
            thought = self._thinking[seat] = _Thought(seat, self._position(seat))
            thought.task = asyncio.create_task(thinking(thought))

    def _end(self, thought: _Thought) -> None:
        if self._thinking.get(thought.seat) is thought:
            del self._thinking[thought.seat]

    def _position(self, seat: int) -> _Position:
        """What a thought of the seat depends on: nothing of it changes while others take decisions of theirs."""
        table = self.table
        point = table.state.point(seat) if table.state is not None and table.phase == "running" else None
        return point, table.undo_count, table.seats[seat].bot

    def _cancel_stale_thoughts(self) -> None:
        """Cancels what is thought about a position that is gone: its move was undone, its game has ended, or somebody
        else holds the seat now. A thought that has come to its decision is left alone: the decision is checked when it
        is carried out."""
        for seat, thought in list(self._thinking.items()):
            if not thought.decided and thought.position != self._position(seat):
                del self._thinking[seat]
                thought.task.cancel()
        for asking, (seat, position) in list(self._hints.items()):
            if position != self._position(seat):
                asking.cancel()

    def _prompt_idle_bots(self) -> None:
        """While the table waits for people alone, each bot may act unprompted once at every point."""
        table = self.table
        state = table.state
        if state is None or any(table.seats[seat].bot is not None for seat in table.waiting_on):
            return
        if table.settings.daily is not None:  # when it would act depends on how long people think
            return
        for number, seat in enumerate(table.seats):
            point = state.point(number)
            if seat.bot is None or point is None or number in self._thinking:
                continue
            at = point, table.undo_count
            if self._prompted.get(number) != at and any(
                isinstance(action, FreeAction) for action in state.legal(number)
            ):
                self._prompted[number] = at
                self._start(number, lambda thought: self._think(thought, "bot", unprompted=True))

    async def _think(self, thought: _Thought, by: Literal["bot", "clock"], unprompted: bool = False) -> None:
        try:
            await self._decide_and_retry(thought, by, unprompted)
        except Declined:
            pass  # the table went on without it
        finally:
            self._end(thought)
        self.wake_bots()

    async def _pass_for(self, thought: _Thought) -> None:
        """Passes for a person who asked for that, after a pause like a person's."""
        seat = thought.seat
        state = self.table.state
        assert state is not None
        point = state.point(seat)
        try:
            await self._services.time.sleep(self._pause_before_pass(seat))
            thought.decided = True
            await self.request("", None, lambda now: auto_passing.pass_now(now, seat, point))
        except NotStored as failed:
            _log.warning("a pass could not be stored: %r", failed.__cause__)
        except Exception:  # noqa: BLE001 - the person can still decide
            _log.exception("the table could not pass for seat %s", seat)
            return
        finally:
            self._end(thought)
        self.wake_bots()

    def _pause_before_pass(self, seat: int) -> float:
        """Where a clock runs, no more than half of what is left."""
        pause = self._services.pace.draw_pass()
        clocks = self.table.clocks
        due = None if clocks is None else clocks.deadlines().get(seat)
        return pause if due is None else max(0.0, min(pause, (due - self._services.time.now()) / 2))

    async def _decide_and_retry(self, thought: _Thought, by: Literal["bot", "clock"], unprompted: bool) -> None:
        """A move that could not be found or stored is tried again, after pauses that grow (backoff): whatever failed,
        the others at the table wait for this seat."""
        pause, longest = BOT_RETRY_SECONDS
        while True:
            try:
                await self._decide(thought, by, unprompted)
            except Declined as declined:
                if declined.reason != "rule":
                    raise
                _log.error("a bot chose what the rules forbid; again in %.1f s: %s", pause, declined)
            except NotStored as failed:
                _log.warning("a bot's move could not be stored; again in %.1f s: %r", pause, failed.__cause__)
            except Exception:  # noqa: BLE001 - a bot's failure is not the table's
                _log.exception("a bot could not decide; again in %.1f s", pause)
            else:
                return
            await self._services.time.sleep(pause)
            pause = min(2 * pause, longest)

    async def _decide(self, thought: _Thought, by: Literal["bot", "clock"], unprompted: bool) -> None:
        table, seat = self.table, thought.seat
        thought.position, thought.decided = self._position(seat), False
        assert table.state is not None
        point = table.state.point(seat)
        if point is None or table.phase != "running":
            return
        bot = table.seats[seat].bot or best_bot(table.game)
        pace = asyncio.create_task(self._services.time.sleep(self._pace(by)))
        try:
            if unprompted:
                decision = await self._services.bots.act_unprompted(table, seat, bot)
            else:
                decision = await self._decision(table, seat, bot)
            if decision is None:
                return
            await pace
        finally:
            pace.cancel()
        thought.decided = True

        def still_valid(now: Table) -> list[AnyEntry]:
            """While the bot was thinking the person may have come back, or moves may have been undone."""
            if now.undo_count != table.undo_count or (now.seats[seat].bot is None) != (by == "clock"):
                return []
            aloud = decision.reason if decision.aloud and by == "bot" else None
            return requests.act(now, seat, point, decision.action, by, aloud)

        await self.request("", None, still_valid)

    def _pace(self, by: Literal["bot", "clock"]) -> float:
        """No pause when time is up, or when no person plays any more."""
        someone_plays = any(seat.person is not None and not seat.resigned for seat in self.table.seats)
        return self._services.pace.draw() if by == "bot" and someone_plays else 0.0

    async def _decision(self, table: Table, seat: int, bot: str) -> BotDecision:
        try:
            return await self._services.bots.decide(table, seat, bot)
        except Exception:
            if bot == "random" or table.settings.daily is not None:  # nobody else's game would go on by chance
                raise
            _log.exception("the bot %s failed; the random bot moves instead", bot)
            return await self._services.bots.decide(table, seat, "random")

    async def review(self) -> Review:
        """The turning points of the game; it must be over."""
        assert self.table.finished
        return await self._services.bots.review(self.table)

    async def advice(self, seat: int, point: str) -> Advice:
        """What the best bot would have done instead of the seat's last decision, which answered this point, knowing
        what the seat knew then; may raise `Declined`. Only for a person who plays alone against bots."""
        table = self.table
        if not plays_alone(table) or (table.settings.daily is not None and not table.finished):
            raise Declined("not-running", "table-no-coach")
        last = table.last_decisions.get(seat)
        if last is None or last.point != point or table.phase == "abandoned":
            raise Declined("not-running", "table-no-coach")
        place = table.place_of(last.seq)
        before = table.state_after(place)
        if len(before.legal(seat)) <= 1:
            return Advice(last, before, None)
        decision = await self._services.bots.advise(table, seat, best_bot(table.game), place)
        return Advice(last, before, decision)

    async def hint(self, seat: int) -> BotDecision:
        """What the best bot would do for this seat; may raise `Declined`."""
        table = self.table
        if not table.settings.hints:
            raise Declined("not-allowed", "table-without-hints")
        if table.phase != "running" or table.state is None or not table.state.legal(seat):
            raise Declined("not-running", "table-no-hint")
        asking = asyncio.create_task(self._services.bots.hint(table, seat, best_bot(table.game)))
        self._hints[asking] = seat, self._position(seat)
        try:
            return await asking
        except asyncio.CancelledError:
            this = asyncio.current_task()
            if this is not None and this.cancelling():  # who asked is gone
                raise
            raise Declined("not-running", "table-hint-too-late") from None
        finally:
            del self._hints[asking]

    async def bots_done(self) -> None:
        """Returns when no bot thinks any more: people are to decide, or the game is over."""
        while self._thinking:
            await asyncio.wait([thought.task for thought in self._thinking.values()])

    # --- closing

    @property
    def idle(self) -> bool:
        """Whether it can be dropped from memory."""
        return not self.readers and not self._thinking and not self._running_requests and self._alarm is None

    async def close(self) -> None:
        self._closed = True
        if self._presence_pause is not None:
            self._presence_pause.cancel()
        tasks = [thought.task for thought in self._thinking.values()] + ([self._alarm] if self._alarm else [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._running_requests:
            async with self._lock:  # each has it until it is done
                pass


def plays_alone(table: Table) -> bool:
    """Whether one person holds one seat, and bots hold all others."""
    held = [seat for seat in table.seats if seat.person is not None]
    return len(held) == 1 and all(seat.bot is not None for seat in table.seats if seat.person is None)


def _replays_much(table: Table, entries: Sequence[AnyEntry]) -> bool:
    """Whether accepting these entries would hold the event loop."""
    if table.phase == "gathering":
        return table.settings.base is not None  # the deal replays the game before this one
    undone = (entry for entry in entries if isinstance(entry, Undone))
    return len(entries) > REPLAYED_AT_ONCE or any(table.moves_replayed(one) > REPLAYED_AT_ONCE for one in undone)


def _add(table: Table, now: float, entries: Sequence[AnyEntry], token: str | None) -> None:
    """The entries of a request, and what follows from them."""
    table.add(now, entries, token)
    while (more := requests.follow_up(table)) is not None:
        table.add(now, [more])


def summary(table: Table) -> Summary:
    """The table as lists show it."""
    return Summary(
        table.names,
        tuple(seat.person for seat in table.seats),
        table.waiting_on,
        table.standings,
        table.marked_undos,
        table.updated,
        tuple(seat.number for seat in table.seats if seat.outside_bot),
    )

"""Bot workers: where bots think. On a server in processes of their own, so that no table waits for them; in the
terminal in this process, so that it starts quickly.

A worker process is sent the record so far. It replays it (going on from the last position it knows of the table) and
gives the bot nothing but its seat's `Observation`. When the coroutine that waits for a thought is cancelled, so is the
thought: one that has not begun never begins, one that has begun ends at its next guess (`thought_flags`).
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from hashlib import sha256
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec import Struct

from menagerie.bots import best_bot, bots_for
from menagerie.bots.move_estimates import with_estimates
from menagerie.bots.turning_points import Review, review
from menagerie.core import record as records
from menagerie.core.contract import AnyGame, AnyState, SealedAction, SecretAction
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, BotMaker, Choice, Reason, UnpromptedBot, observe
from menagerie.table.limits import KNOWN_POSITIONS
from menagerie.table.table import Table
from menagerie.table.thought_flags import CancellableObservation, ThoughtFlags, share, stop_if_cancelled

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.sharedctypes import SynchronizedArray

_log = logging.getLogger(__name__)

WorkerCall = Callable[[int, str, bytes, int, str, str, bool], bytes]
"""What runs in a worker: `choose`, `hint` or `act_unprompted`, for the thought of this number."""


class ActionEstimate(Struct, frozen=True):
    """How likely the seat is to win after an action, with one standard error, from so many worlds."""

    action: dict[str, Any]
    win_probability: float
    error: float
    tried: int


class BotDecision(Struct, frozen=True):
    """What a bot would do, and why."""

    action: dict[str, Any]
    reason: Reason
    aloud: bool = False
    estimates: tuple[ActionEstimate, ...] = ()
    """Of a hint: the action first, then alternatives."""


class BotWorkers(Protocol):
    """Decides for bots."""

    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision: ...

    async def act_unprompted(self, table: Table, seat: int, bot: str) -> BotDecision | None:
        """What the bot does though nobody waits for it, if anything."""
        ...

    async def hint(self, table: Table, seat: int, bot: str) -> BotDecision:
        """What the bot would do, with estimates of that and of alternatives."""
        ...

    async def advise(self, table: Table, seat: int, bot: str, moves: int) -> BotDecision:
        """What the bot would have done for the seat after so many moves."""
        ...

    async def review(self, table: Table) -> Review:
        """The turning points of a game that is over."""
        ...

    def close(self) -> None: ...


def maker(game: AnyGame, bot: str, timed: bool = True) -> BotMaker:
    """The bot of that name; where a stored table names one that is gone, the best of today plays on. Where it is not
    timed, how long it thinks is counted in work alone."""
    known = bots_for(game, timed=timed)
    return known.get(bot) or known[best_bot(game)]


def thought_seed(table: Table, seat: int) -> str | None:
    """The seed of a bot's thought at a deal of the day, where equal choices give equal games; nothing elsewhere. Nobody
    can know it who does not know the seed of the game."""
    if table.settings.daily is None:
        return None
    return sha256(f"menagerie daily bot 1\n{table.seed}\n{len(table.moves)}\n{seat}\n".encode()).hexdigest()


def is_timed(table: Table) -> bool:
    """Whether bots may look at the clock there."""
    return table.settings.daily is None


HINT_WORLDS = 40
"""For a hint in this process, where equal games get equal hints."""


# --- in this process


class InProcessBots:
    """Bots that think in this process. With a seed, equal games get equal decisions."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._undos = 0

    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision:
        assert table.state is not None
        return _decision(self._bot(table, seat, bot).choose(observe(table.state, seat)))

    async def act_unprompted(self, table: Table, seat: int, bot: str) -> BotDecision | None:
        assert table.state is not None
        thinking = self._bot(table, seat, bot)
        choice = thinking.act_unprompted(observe(table.state, seat)) if isinstance(thinking, UnpromptedBot) else None
        return None if choice is None else _decision(choice)

    async def hint(self, table: Table, seat: int, bot: str) -> BotDecision:
        assert table.state is not None
        observation = observe(table.state, seat)
        thinking = self._bot(table, seat, bot)
        rng = Generator(f"{self._seed}/hint estimates {seat}")
        return _decision(with_estimates(table.game, observation, thinking.choose(observation), rng, HINT_WORLDS))

    async def advise(self, table: Table, seat: int, bot: str, moves: int) -> BotDecision:
        state = position(f"{table.id}/advice", _shortened(table.to_record(), moves))
        thinking = maker(table.game, bot)(Generator(f"{self._seed}/advice {seat} {moves}"))
        return _decision(thinking.choose(observe(state, seat)))

    async def review(self, table: Table) -> Review:
        return review(table.to_record())

    def _bot(self, table: Table, seat: int, bot: str) -> Bot:
        """The bot of that seat; a new one for a hint, and after an undo, since what it remembers may be undone."""
        make = maker(table.game, bot, is_timed(table))
        fixed = thought_seed(table, seat)
        if fixed is not None:
            return make(Generator(fixed))
        if table.seats[seat].bot != bot:
            return make(Generator(f"{self._seed}/hint {seat}"))
        if table.undo_count != self._undos:
            self._bots, self._undos = {}, table.undo_count
        known = self._bots.get(seat)
        if known is None or known[0] != bot:
            known = self._bots[seat] = bot, make(Generator(f"{self._seed}/seat {seat}/{self._undos}"))
        return known[1]

    def close(self) -> None:
        pass


# --- in processes of their own


def usual_count() -> int:
    """How many processes think, where nobody says it."""
    return min(4, max(1, (os.cpu_count() or 2) - 1))


class WorkerProcesses:
    """A pool of worker processes, started again when one of them dies."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or usual_count()
        self._pool: ProcessPoolExecutor | None = None
        self.thoughts = ThoughtFlags()

    def open(self) -> ProcessPoolExecutor:
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin_worker,
                initargs=(self.thoughts.shared,),
            )
        return self._pool

    def warm_up(self) -> None:
        """Starts a first process before it is needed."""
        self.open().submit(os.getpid)

    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision:
        return msgspec.json.decode(await self._call(choose, table, seat, bot), type=BotDecision)

    async def act_unprompted(self, table: Table, seat: int, bot: str) -> BotDecision | None:
        return msgspec.json.decode(await self._call(act_unprompted, table, seat, bot), type=BotDecision | None)

    async def hint(self, table: Table, seat: int, bot: str) -> BotDecision:
        return msgspec.json.decode(await self._call(hint, table, seat, bot), type=BotDecision)

    async def advise(self, table: Table, seat: int, bot: str, moves: int) -> BotDecision:
        raw = msgspec.json.encode(_shortened(table.to_record(), moves))
        found = await self._run(choose, f"{table.id}/advice", raw, seat, bot, token_hex(16), True)
        return msgspec.json.decode(found, type=BotDecision)

    async def review(self, table: Table) -> Review:
        found = await self._run(review_record, msgspec.json.encode(table.to_record()))
        return msgspec.json.decode(found, type=Review)

    async def _call(self, what: WorkerCall, table: Table, seat: int, bot: str) -> bytes:
        raw = msgspec.json.encode(table.to_record())
        seed = thought_seed(table, seat) or token_hex(16)
        return await self._run(what, table.id, raw, seat, bot, seed, is_timed(table))

    async def _run(self, what: Callable[..., bytes], *arguments: Any) -> bytes:
        from concurrent.futures.process import BrokenProcessPool

        for attempt in range(3):
            pool = self.open()
            try:
                thought = self.thoughts.begin()
                future = pool.submit(what, thought, *arguments)
                self.thoughts.end_with(thought, future)
                try:
                    return await asyncio.wrap_future(future)
                except asyncio.CancelledError:
                    self.thoughts.cancel(thought, future)
                    raise
            except BrokenProcessPool:
                _log.warning("a bot worker died; trying again (%d)", attempt + 1)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("bot workers keep dying")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def begin_worker(flags: SynchronizedArray[int]) -> None:
    """In a worker: before anything else."""
    share(flags)
    end_with_parent()


def end_with_parent() -> None:
    """In a worker: exit when the server is gone, however it ended, and not before."""
    import multiprocessing
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent.sentinel,), daemon=True).start()


def _exit_with(sentinel: int) -> None:
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(0)


_known_positions: dict[str, tuple[records.Record, AnyState]] = {}


def position(table: str, record: records.Record) -> AnyState:
    """The position after the record's moves, going on from the last one known of this table where it fits."""
    known = _known_positions.pop(table, None)
    done = 0
    if known is not None and known[0].actions == record.actions[: len(known[0].actions)]:
        state, done = known[1], len(known[0].actions)
    else:
        state = records.start(record)
    game = records.game_of(record)
    for number, move in enumerate(record.actions[done:], start=done + 1):
        state.apply(move.seat, records.decode_move(game, move, number))
    _known_positions[table] = record, state
    if len(_known_positions) > KNOWN_POSITIONS:
        del _known_positions[next(iter(_known_positions))]
    return state


def choose(thought: int, table: str, raw: bytes, seat: int, bot: str, seed: str, timed: bool) -> bytes:
    """In a worker: what the bot would do."""
    state, thinking = _prepare(thought, table, raw, bot, seed, timed)
    return msgspec.json.encode(_decision(thinking.choose(CancellableObservation(state, seat, thought))))


def hint(thought: int, table: str, raw: bytes, seat: int, bot: str, seed: str, timed: bool) -> bytes:
    """In a worker: what the bot would do, with estimates."""
    state, thinking = _prepare(thought, table, raw, bot, seed, timed)
    game = records.game_of(msgspec.json.decode(raw, type=records.Record))
    observation = CancellableObservation(state, seat, thought)
    choice = with_estimates(game, observation, thinking.choose(observation), Generator(f"{seed} estimates"))
    return msgspec.json.encode(_decision(choice))


def act_unprompted(thought: int, table: str, raw: bytes, seat: int, bot: str, seed: str, timed: bool) -> bytes:
    """In a worker: what the bot would do unprompted, if anything."""
    state, thinking = _prepare(thought, table, raw, bot, seed, timed)
    if not isinstance(thinking, UnpromptedBot):
        return msgspec.json.encode(None)
    choice = thinking.act_unprompted(CancellableObservation(state, seat, thought))
    return msgspec.json.encode(None if choice is None else _decision(choice))


def review_record(thought: int, raw: bytes) -> bytes:
    """In a worker: the turning points of the recorded game. The game is over, so once begun it is not cancelled."""
    stop_if_cancelled(thought)
    return msgspec.json.encode(review(msgspec.json.decode(raw, type=records.Record)))


def _shortened(record: records.Record, moves: int) -> records.Record:
    """The record as it was after so many moves."""
    return msgspec.structs.replace(record, actions=record.actions[:moves], result=None, foreign=None)


def _prepare(thought: int, table: str, raw: bytes, bot: str, seed: str, timed: bool) -> tuple[AnyState, Bot]:
    stop_if_cancelled(thought)
    record = msgspec.json.decode(raw, type=records.Record)
    return position(table, record), maker(records.game_of(record), bot, timed)(Generator(seed))


def _decision(choice: Choice[Any]) -> BotDecision:
    aloud = choice.aloud and not isinstance(choice.action, (SealedAction, SecretAction))
    estimates = tuple(
        ActionEstimate(msgspec.to_builtins(one.action), one.win_probability, one.error, one.tried)
        for one in choice.estimates
    )
    return BotDecision(msgspec.to_builtins(choice.action), choice.reason, aloud, estimates)

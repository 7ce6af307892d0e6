"""Many games of one kind at once, stepped by several processes that share memory; this one is the first of them.

>>> import numpy as np
>>> from menagerie.lab import vector
>>> rng = np.random.default_rng(1)
>>> with vector.make("zoo-le-ma", 8, players=3, processes=2) as games:
...     step = games.reset(seed=7)
...     for _ in range(100):
...         step = games.step(vector.random_actions(step.masks, rng))

* Every step makes one move in every game: that of the seat in ``step.seats``, which ``step.observations`` and
  ``step.masks`` are about. Where several owe a secret decision at the same time they are asked one after the other, as
  in `menagerie.lab.pettingzoo_env`, whose observations and masks these are.
* A game that is over, or cut off after ``max_moves`` moves, begins anew within the same step. Then ``rewards`` holds
  what each of its seats got, ``terminations`` or ``truncations`` says so, and the observation is the new game's first.
* Game i plays what ``raw_env`` plays after ``reset(seed=seed + i)`` and further resets without a seed.
* The arrays belong to the games and are written anew by every step: copy what you want to keep.
* An action that is not legal is refused before anything is done. If a process ends by itself, that is told as
  `WorkerEnded`, and the games are closed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from itertools import chain
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

from menagerie.core.contract import AnyGame, AnyState, Options
from menagerie.lab.encoding import Array, Encoding, SeedSequence
from menagerie.lab.returns import returns
from menagerie.lab.workers import leave_ctrl_c_to_parent, sigint_blocked

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise ImportError(
        f"{missing.name} is not installed; vector environments need the extra: pip install 'menagerie[research]'"
    ) from missing

MAX_MOVES = 10_000
MOST_GAMES = 65_536
_RESET, _STEP = b"reset", b"step"
_ALIGNED = 64  # bytes: no two arrays share a line of the processor's cache


class Step(NamedTuple):
    """What a step leaves: one row for each game."""

    observations: Array
    """What the seat in ``seats`` may know: docs/features.md."""
    masks: Array
    """1 for each of its legal actions."""
    seats: Array
    """Who decides next."""
    rewards: Array
    """What each seat got, where a game was over; otherwise 0."""
    terminations: Array
    """Whether a game was over."""
    truncations: Array
    """Whether a game was cut off."""


class WorkerEnded(RuntimeError):
    """A process that steps games has ended, or failed."""


def make(
    game: str | AnyGame,
    n: int,
    players: int | None = None,
    options: Options | Mapping[str, Any] | None = None,
    *,
    processes: int | None = None,
    max_moves: int = MAX_MOVES,
) -> VectorGames:
    """``n`` games. Without a number of processes there is one for each core, but no more than games; with 1 everything
    runs in this process."""
    if not 1 <= n <= MOST_GAMES:
        raise ValueError(f"{n} games at once are not possible: from 1 to {MOST_GAMES} are")
    if processes is None:
        processes = os.cpu_count() or 1
    if processes < 1:
        raise ValueError("there cannot be fewer than 1 process")
    return VectorGames(Encoding(game, players, options), n, min(processes, n), max_moves)


def random_actions(masks: Array, rng: np.random.Generator) -> Array:
    """A legal action for each game, each equally likely."""
    places = np.flatnonzero(masks.view(np.bool_))  # of yes and no numpy finds them ten times as fast as of numbers
    starts = np.searchsorted(places, np.arange(len(masks) + 1) * masks.shape[1])
    counts = np.diff(starts)
    chosen = places[starts[:-1] + (rng.random(len(masks)) * counts).astype(np.intp)]
    actions: Array = chosen % masks.shape[1]
    return actions


class VectorGames:
    """See the head of this module; made by `make`."""

    def __init__(self, encoding: Encoding, n: int, processes: int, max_moves: int) -> None:
        self.encoding = encoding
        self.n = n
        self.players = encoding.players
        self.single_observation_space = encoding.feature_space()
        self.single_action_space = encoding.action_space()
        context = get_context("spawn")  # the same on every system, and nothing of this process leaks into the games
        self._memory = context.RawArray("b", _layout(encoding, n)[1])
        self._arrays = _Arrays(encoding, n, self._memory)
        self._rows = np.arange(n)
        self._connections: list[Connection] = []
        self._workers: list[Any] = []
        self._running = False
        self._closed = False
        shares = [range(share * n // processes, (share + 1) * n // processes) for share in range(processes)]
        self._games = _Games(encoding, self._arrays, shares[0], max_moves)
        try:
            for rows in shares[1:]:
                ours, theirs = context.Pipe()
                setup = (encoding.game, encoding.players, encoding.options)
                worker = context.Process(
                    target=_work, args=(theirs, self._memory, n, rows, setup, max_moves), daemon=True
                )
                with sigint_blocked():
                    worker.start()
                theirs.close()
                self._connections.append(ours)
                self._workers.append(worker)
            self._wait()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int | None = None) -> Step:
        """New games. Game i gets the seed ``seed + i``; without a seed they follow from those given last."""
        self._check_open()
        self._tell(_RESET if seed is None else b"%b %d" % (_RESET, seed))
        self._running = True
        return self._step()

    def step(self, actions: Any) -> Step:
        """One move in every game: ``actions`` holds the place of an action for each."""
        self._check_open()
        if not self._running:
            raise RuntimeError("there are no games to go on with: call reset() first")
        chosen = np.asarray(actions)
        self._check(chosen)
        self._arrays.actions[:] = chosen
        self._tell(_STEP)
        return self._step()

    @property
    def process_ids(self) -> tuple[int, ...]:
        """Of the worker processes, without this one."""
        return tuple([worker.pid for worker in self._workers])

    def close(self) -> None:
        """Ends the processes. The arrays stay as they are."""
        self._closed = True
        for connection in self._connections:
            connection.close()  # a worker ends when nobody can tell it anything more
        for worker in self._workers:
            worker.join(5)
            if worker.is_alive():
                worker.kill()
                worker.join()
        self._connections, self._workers = [], []

    def __enter__(self) -> VectorGames:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _step(self) -> Step:
        arrays = self._arrays
        return Step(
            arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.terminations, arrays.truncations
        )

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("these games are closed")

    def _check(self, actions: Array) -> None:
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise ValueError(
                f"actions should be {self.n} whole numbers, one for each game, "
                f"and not {actions.dtype} of shape {actions.shape}"
            )
        most = self.encoding.action_space().n
        inside = (actions >= 0) & (actions < most)
        legal = inside & (self._arrays.masks[self._rows, np.where(inside, actions, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            seat, place = int(self._arrays.seats[game]), int(actions[game])
            what = self.encoding.all_actions[place] if inside[game] else f"no action: they go from 0 to {most - 1}"
            raise ValueError(f"game {game}: seat {seat} may not do {place} now, which is {what}")

    def _tell(self, message: bytes) -> None:
        try:
            for connection in self._connections:
                connection.send_bytes(message)
        except OSError:
            self._fail()
        try:
            self._games.do(message)
        except BaseException:  # the games do not stand where they should any more
            self.close()
            raise
        self._wait()

    def _wait(self) -> None:
        """Until every worker has answered."""
        for connection in self._connections:
            try:
                trouble = connection.recv_bytes()
            except (EOFError, OSError):
                self._fail()
            if trouble:
                self.close()
                raise WorkerEnded(f"a process that steps games has failed, so they are closed:\n{trouble.decode()}")

    def _fail(self) -> None:
        for worker in self._workers:
            worker.join(1)
        codes = [worker.exitcode for worker in self._workers if worker.exitcode is not None]
        self.close()
        raise WorkerEnded(
            f"a process that steps games has ended (exit code {codes[0] if codes else 'unknown'}), so they are closed. "
            "A negative code is the signal that ended it; -9 often means that there was not enough memory."
        )


def _layout(encoding: Encoding, n: int) -> tuple[dict[str, tuple[int, tuple[int, ...], Any]], int]:
    """Where each array begins in the shared memory, its shape and type; and how many bytes there are."""
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        "observations": ((n, encoding.width), np.int16),
        "masks": ((n, len(encoding.all_actions)), np.int8),
        "seats": ((n,), np.int8),
        "rewards": ((n, encoding.players), np.float32),
        "terminations": ((n,), np.bool_),
        "truncations": ((n,), np.bool_),
        "actions": ((n,), np.int32),
    }
    found: dict[str, tuple[int, tuple[int, ...], Any]] = {}
    start = 0
    for name, (shape, kind) in shapes.items():
        found[name] = (start, shape, kind)
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        start += -(-size // _ALIGNED) * _ALIGNED
    return found, start


class _Arrays:
    """The arrays of all games, in shared memory."""

    def __init__(self, encoding: Encoding, n: int, memory: Any) -> None:
        arrays = {
            name: np.frombuffer(memory, kind, int(np.prod(shape)), start).reshape(shape)
            for name, (start, shape, kind) in _layout(encoding, n)[0].items()
        }
        self.observations: Array = arrays["observations"]
        self.masks: Array = arrays["masks"]
        self.seats: Array = arrays["seats"]
        self.rewards: Array = arrays["rewards"]
        self.terminations: Array = arrays["terminations"]
        self.truncations: Array = arrays["truncations"]
        self.actions: Array = arrays["actions"]


class _Games:
    """Some of the games, and their rows of the arrays."""

    def __init__(self, encoding: Encoding, arrays: _Arrays, rows: range, max_moves: int) -> None:
        self.encoding = encoding
        self.rows = rows
        self.max_moves = max_moves
        mine = slice(rows.start, rows.stop)
        self._observations = arrays.observations[mine]
        self._masks = arrays.masks[mine].reshape(-1)
        self._seats = arrays.seats[mine]
        self._rewards = arrays.rewards[mine]
        self._terminations = arrays.terminations[mine]
        self._truncations = arrays.truncations[mine]
        self._actions = arrays.actions[mine]
        self._starts = np.arange(len(rows)) * len(encoding.all_actions)
        self._allowed = np.empty(0, np.intp)  # where the masks hold a 1
        self._seeds = [SeedSequence() for _ in rows]
        self._states: list[AnyState] = []
        self._asked = [0] * len(rows)
        self._moves = [0] * len(rows)

    def do(self, message: bytes) -> None:
        if message == _STEP:
            self._step()
        else:
            _, _, seed = message.partition(b" ")
            self._reset(int(seed) if seed else None)

    def _reset(self, seed: int | None) -> None:
        self._states = [
            self.encoding.new(seeds.next(None if seed is None else seed + row))
            for row, seeds in zip(self.rows, self._seeds, strict=True)
        ]
        self._moves = [0] * len(self.rows)
        self._clear()
        self._observe()

    def _clear(self) -> None:
        self._rewards[:] = 0
        self._terminations[:] = False
        self._truncations[:] = False

    def _step(self) -> None:
        all_actions, asked, moves, most = self.encoding.all_actions, self._asked, self._moves, self.max_moves
        self._clear()
        for row, (state, place) in enumerate(zip(self._states, self._actions.tolist(), strict=True)):
            state.apply(asked[row], all_actions[place])
            moves[row] += 1
            if not state.waiting_on or moves[row] >= most:
                self._end(row)
        self._observe()

    def _end(self, row: int) -> None:
        """The game is over or cut off; the next one begins."""
        result = self._states[row].result()
        if result is not None:
            self._rewards[row] = returns(result)
            self._terminations[row] = True
        else:
            self._truncations[row] = True
        self._states[row] = self.encoding.new(self._seeds[row].next(None))
        self._moves[row] = 0

    def _observe(self) -> None:
        """Writes all rows at once, which takes numpy little more than one."""
        game, places = self.encoding.game, self.encoding.places
        self._asked = asked = [state.waiting_on[0] for state in self._states]
        both = list(zip(self._states, asked, strict=True))
        self._seats[:] = asked
        self.encoding.read_rows(b"".join([game.features(state, seat) for state, seat in both]), self._observations)
        legal = [state.legal(seat) for state, seat in both]
        counts = [len(actions) for actions in legal]
        allowed = np.fromiter(map(places.__getitem__, chain.from_iterable(legal)), np.intp, sum(counts))
        allowed += np.repeat(self._starts, counts)
        self._masks[self._allowed] = 0
        self._masks[allowed] = 1
        self._allowed = allowed


def _work(
    connection: Connection, memory: Any, n: int, rows: range, setup: tuple[AnyGame, int, Options], max_moves: int
) -> None:
    """A worker: does what it is told, and answers with nothing, or with what went wrong."""
    import traceback

    leave_ctrl_c_to_parent()
    games: _Games | None = None
    try:
        encoding = Encoding(*setup)
        games = _Games(encoding, _Arrays(encoding, n, memory), rows, max_moves)
        connection.send_bytes(b"")
        while True:
            games.do(connection.recv_bytes())
            connection.send_bytes(b"")
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return  # the parent has closed the games, or ended
    except Exception:  # noqa: BLE001 - whatever it is, the parent tells it
        connection.send_bytes(traceback.format_exc().encode())

"""Thoughts that can be cancelled while a worker process works on them: a byte for each in memory that both share.

The server sets the byte; the worker looks at it whenever the bot guesses what is hidden, which every bot that
thinks for long does again and again. So the process stays alive, with the positions it knows.
"""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from menagerie.core.contract import State
from menagerie.core.generator import Generator
from menagerie.core.player import Observation
from menagerie.table.limits import THOUGHTS

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import SynchronizedArray

NOT_CANCELLABLE = -1
"""In place of a number, where more thoughts are under way than there are bytes."""


class ThoughtCancelled(Exception):
    """Nobody waits for this thought any more."""


class ThoughtFlags:
    """In the server: which thoughts are under way, and which of them are cancelled."""

    def __init__(self) -> None:
        import multiprocessing  # the terminal does without it

        self.shared = multiprocessing.get_context("spawn").Array("b", THOUGHTS, lock=False)
        self._free = deque(range(THOUGHTS))

    @property
    def under_way(self) -> int:
        return THOUGHTS - len(self._free)

    def begin(self) -> int:
        """A number for a thought."""
        if not self._free:
            return NOT_CANCELLABLE
        number = self._free.popleft()
        self.shared[number] = 0
        return number

    def end_with(self, number: int, future: Future[Any]) -> None:
        """Frees the number when the future is done: not before, since a cancelled thought goes on for a moment."""
        if number != NOT_CANCELLABLE:
            future.add_done_callback(lambda _: self._free.append(number))

    def cancel(self, number: int, future: Future[Any]) -> None:
        if number != NOT_CANCELLABLE and not future.done():  # once it is done, the number may be another thought's
            self.shared[number] = 1


_flags: SynchronizedArray[int] | None = None
"""In a worker: the server's bytes."""


def share(flags: SynchronizedArray[int]) -> None:
    """In a worker: from now on these say what is cancelled."""
    global _flags  # noqa: PLW0603 - a process has one
    _flags = flags


def stop_if_cancelled(thought: int) -> None:
    """In a worker: raises `ThoughtCancelled`."""
    if thought != NOT_CANCELLABLE and _flags is not None and _flags[thought]:
        raise ThoughtCancelled


class CancellableObservation(Observation[Any, Any]):
    """What a bot in a worker is given: with every guess it stops if the thought is cancelled."""

    __slots__ = ("_thought",)

    def __init__(self, state: State[Any, Any, Any], seat: int, thought: int) -> None:
        super().__init__(state, seat)
        self._thought = thought

    def guess(self, rng: Generator) -> State[Any, Any, Any]:
        stop_if_cancelled(self._thought)
        return super().guess(rng)

"""A program outside as a player: one line of JSON to it, one line back.

It is started for each game, with a process group of its own, and ended with it. What it writes to standard error is
kept, up to a bound. It never sees more than a bot of ours: its seat's view and its legal actions.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any

import msgspec
from msgspec import Struct

from menagerie.core.contract import Action, AnyGame
from menagerie.core.player import Choice, Observation, Reason

PROTOCOL = 1
LONGEST_LINE = 1 << 20
MOST_KEPT = 16 << 10
"""Of what the program writes to standard error."""
_GRACE = 0.5
"""So many seconds it has to end by itself after the last message."""


class GameMessage(Struct, frozen=True, tag_field="type", tag="game"):
    """The first line it gets."""

    protocol: int
    game: str
    rules: int
    players: int
    seat: int
    options: Any
    seed: str
    """For its own random choices; it says nothing about the deal."""
    move_seconds: float


class ChooseMessage(Struct, frozen=True, tag_field="type", tag="choose"):
    """A decision it owes."""

    view: Any
    legal: list[Any]


class EndMessage(Struct, frozen=True, tag_field="type", tag="end"):
    """The last line it gets."""

    result: Any


class Answer(Struct, frozen=True):
    """What it answers to a decision: the place of the action in ``legal``, or the action itself."""

    action: int | dict[str, Any]


class Forfeit(Exception):
    """It has lost the game by its own fault."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        """``crash``, ``timeout``, ``answer`` (not a line of the protocol) or ``illegal``."""
        self.detail = detail


class OutsideBot:
    """One seat of one game, played by a program."""

    def __init__(
        self, game: AnyGame, players: int, options: object, seat: int, seed: str, command: Sequence[str], seconds: float
    ) -> None:
        self._game = game
        self._seconds = seconds
        self._lines: Queue[bytes] = Queue()
        self._errors = bytearray()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Forfeit("crash", f"{command[0]}: {error.strerror or error}") from None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads = [
            Thread(target=self._read_lines, args=(self._process.stdout,), daemon=True),
            Thread(target=self._read_errors, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        try:
            self._send(
                GameMessage(PROTOCOL, game.name, game.rules_version, players, seat, options, seed, seconds), seconds
            )
        except Forfeit:
            self.close()
            raise

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        """The program's choice; raises `Forfeit` where it has none, or none in time."""
        legal = observation.legal
        until = monotonic() + self._seconds
        self._send(ChooseMessage(observation.view, legal), self._seconds)
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Forfeit("timeout", f"no answer within {self._seconds:g} seconds") from None
        if not line:
            raise Forfeit("crash", self._last_words())
        return Choice(self._action(line, legal), Reason("reason-outside"))

    def end(self, result: object) -> None:
        """Tells the program how the game ended, and ends it."""
        with suppress(Forfeit, subprocess.TimeoutExpired):  # the game is over: how it goes is its own affair
            self._send(EndMessage(result), _GRACE)
            self._process.wait(_GRACE)
        self.close()

    def close(self) -> None:
        """Ends the program and everything it started."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):  # it may have ended already
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(_GRACE)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            with suppress(OSError):  # what was not yet written has no reader any more
                stream.close()

    def _action(self, line: bytes, legal: list[Action]) -> Action:
        try:
            answered = msgspec.json.decode(line, type=Answer).action
        except (msgspec.DecodeError, RecursionError) as error:
            raise Forfeit("answer", f"{_shown(line)}: {error}") from None
        if isinstance(answered, int):
            if not 0 <= answered < len(legal):
                raise Forfeit("illegal", f"action {answered}, and there are 0 to {len(legal) - 1}")
            return legal[answered]
        try:
            action: Action = msgspec.convert(answered, self._game.action_type)
        except (msgspec.ValidationError, RecursionError) as error:
            raise Forfeit("answer", f"{_shown(line)}: {error}") from None
        return action

    def _send(self, message: Struct, seconds: float) -> None:
        """Writes a line in a thread of its own: a program that does not read must not stop the arena."""
        failed: list[OSError] = []
        stream = self._process.stdin
        assert stream is not None

        def write() -> None:
            try:
                stream.write(msgspec.json.encode(message) + b"\n")
                stream.flush()
            except OSError as error:
                failed.append(error)

        writer = Thread(target=write, daemon=True)
        writer.start()
        writer.join(seconds)
        if writer.is_alive():
            raise Forfeit("timeout", f"it did not read within {seconds:g} seconds")
        if failed:
            raise Forfeit("crash", self._last_words())

    def _read_lines(self, stream: IO[bytes]) -> None:
        """Puts each line into the queue, and nothing at the end or in the place of an endless one."""
        while line := stream.readline(LONGEST_LINE):
            if not line.endswith(b"\n"):
                break
            self._lines.put(line)
            if self._lines.qsize() > 100:
                break  # nobody asked for so many
        self._lines.put(b"")

    def _read_errors(self, stream: IO[bytes]) -> None:
        while block := stream.read1(4096) if hasattr(stream, "read1") else stream.read(4096):
            self._errors += block[: MOST_KEPT - len(self._errors)]

    def _last_words(self) -> str:
        """How it ended: the last line that it wrote to standard error, and its exit code."""
        try:
            code = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._threads[1].join(_GRACE)
        written = bytes(self._errors).decode("utf-8", "replace").strip().splitlines()
        return f"exit code {code}" + (f": {written[-1][:200]}" if written else "")


def _shown(line: bytes) -> str:
    return line[:80].decode("utf-8", "replace").strip()

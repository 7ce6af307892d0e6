"""The load client of `bench/server.py`: plays many tables at once over WebSockets and prints what it saw as JSON.

    python bench/server_load.py '<JSON of a Job>'

It runs in a process of its own, so that it does not share the server's interpreter; its frames are made by hand.
"""

from __future__ import annotations

import random
import sys
import time
from abc import ABC, abstractmethod
from collections import deque
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from websocket_client import Closed, ClientSocket, Poller  # isort: skip  # beside this file

MOST_SECONDS = 120.0


class Job(Struct):
    kind: str
    """``menagerie`` or ``boardgame.io``."""
    port: int
    tables: list[tuple[str, list[str]]]
    """Ids, and the cookies of the seats."""
    seconds: float
    rate: float = 0.0
    """Moves a second in all; 0 for as many as the server carries, one at a time at every table."""


class Seen(Struct):
    """What one run saw. Times in seconds."""

    moves: int
    seconds: float
    acknowledged: list[float]
    """From sending a move to its acknowledgement."""
    broadcast: list[float]
    """From sending a move until all four sockets had it."""
    bytes: int
    client_cpu: float


class _Choice(Struct):
    action: Raw


class _View(Struct):
    """What is needed of a seat's view; of one that changed only what did."""

    point: str | UnsetType | None = UNSET
    choices: list[_Choice] | UnsetType = UNSET


class _Message(Struct):
    type: str
    waiting_on: list[int] = []
    views: list[_View] = []
    reason: str = ""
    text: str = ""


_frames = msgspec.json.Decoder(list[_Message])


class Load:
    """All tables, and when each may move next."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.poller = Poller()
        self.ready: deque[Table] = deque()
        self.sent = 0
        self.bytes = 0
        self.acknowledged: list[float] = []
        self.broadcast: list[float] = []
        self.measuring = False
        self.open = 0
        kind = MenagerieTable if job.kind == "menagerie" else BoardgameTable
        self.tables = [kind(self, name, cookies) for name, cookies in job.tables]

    def run(self) -> Seen:
        until = time.perf_counter() + MOST_SECONDS
        for table in self.tables:
            table.connect()
            while not table.connected:
                if time.perf_counter() > until:
                    raise SystemExit("the tables could not be opened in time")
                self.poller.poll(1.0)
        print("open", flush=True)
        sys.stdin.readline()
        self.acknowledged.clear()
        self.broadcast.clear()
        self.bytes = 0
        cpu, began = time.process_time(), time.perf_counter()
        self._play(began)
        took = time.perf_counter() - began
        cpu = time.process_time() - cpu
        return Seen(len(self.broadcast), took, self.acknowledged, self.broadcast, self.bytes, cpu)

    def _play(self, began: float) -> None:
        rate, ready = self.job.rate, self.ready
        while (now := time.perf_counter()) - began < self.job.seconds:
            if rate:
                due = int((now - began) * rate)
                while self.sent < due and ready:
                    ready.popleft().move()
                    self.sent += 1
                self.poller.poll(0.0005)
            else:
                while ready:
                    ready.popleft().move()
                    self.sent += 1
                self.poller.poll(0.05)
            if self.open < len(self.tables) * 0.8:
                break  # too many games are over: the rest would not be the same load


class Table(ABC):
    """Four sockets at one table; one move at a time is on its way."""

    def __init__(self, load: Load, name: str, cookies: list[str]) -> None:
        self.load, self.name, self.cookies = load, name, cookies
        self.connected = False
        self.began = 0.0
        self.missing = 4
        self.acknowledged = True
        self.rng = random.Random(name)
        self.sockets: list[ClientSocket] = []

    @abstractmethod
    def connect(self) -> None: ...

    @abstractmethod
    def move(self) -> None: ...

    def _start(self) -> None:
        self.missing, self.acknowledged = 4, False
        self.began = time.perf_counter()

    def _acknowledge(self) -> None:
        self.acknowledged = True
        self.load.acknowledged.append(time.perf_counter() - self.began)

    def _one_more(self) -> None:
        """One of the four sockets has the move."""
        self.missing -= 1
        if self.missing == 0:
            self.load.broadcast.append(time.perf_counter() - self.began)


class MenagerieTable(Table):
    def __init__(self, load: Load, name: str, cookies: list[str]) -> None:
        super().__init__(load, name, cookies)
        self.tokens = 0
        self.greeted = 0
        self.waiting: list[int] = []
        self.views = [_View() for _ in cookies]
        self.unread: list[list[bytes]] = [[] for _ in cookies]
        """Frames with views, by seat: they are read once the seat is to move."""

    def connect(self) -> None:
        for seat, cookie in enumerate(self.cookies):
            one = ClientSocket(self.load.job.port, f"/ws/tables/{self.name}", cookie, self._receiver(seat))
            self.sockets.append(one)
            self.load.poller.add(one)
            one.send(b'{"type":"hello","since":0,"language":"en","nonce":"","changes":true}')

    def _receiver(self, seat: int) -> Any:
        load = self.load

        def received(frame: bytes) -> None:
            load.bytes += len(frame)
            if b'"type":"view-changes"' in frame or b'"type":"seat-views"' in frame:
                self.unread[seat].append(frame)
                if not self.connected:
                    self.greeted += 1
                    if self.greeted == 4:
                        self.connected = True
                        load.open += 1
                        load.ready.append(self)
                else:
                    self._one_more()
            if b'"type":"done"' in frame:
                self._acknowledge()
            if b'"type":"refusal"' in frame:
                raise SystemExit(f"{self.name}: a move was refused: {frame[:400]!r}")
            if self.connected and self.missing == 0 and self.acknowledged:
                self.missing = 4
                load.ready.append(self)

        return received

    def move(self) -> None:
        waiting = self._read(0)
        if not waiting:
            self.load.open -= 1  # this game is over
            return
        seat = waiting[0]
        if seat:
            self._read(seat)
        view = self.views[seat]
        assert view.choices
        choice = self.rng.choice(view.choices)
        self.tokens += 1
        self._start()
        self.sockets[seat].send(
            b'{"type":"act","token":"token-%06d","seat":%d,"point":"%s","action":%s}'
            % (self.tokens, seat, (view.point or "").encode(), bytes(choice.action))
        )

    def _read(self, seat: int) -> list[int]:
        """Brings the seat's view up to date; who is waited for."""
        waiting: list[int] = self.waiting
        view = self.views[seat]
        for frame in self.unread[seat]:
            for message in _frames.decode(frame):
                if message.type in ("seat-views", "view-changes"):
                    waiting, change = message.waiting_on, message.views[0]
                    view.point = view.point if change.point is UNSET else change.point
                    view.choices = view.choices if change.choices is UNSET else change.choices
        self.unread[seat].clear()
        if seat == 0:
            self.waiting = waiting
        return waiting


class BoardgameTable(Table):
    """The same by boardgame.io's protocol, which is socket.io's."""

    def __init__(self, load: Load, name: str, cookies: list[str]) -> None:
        super().__init__(load, name, cookies)
        self.state = 0
        self.synced = 0

    def connect(self) -> None:
        for seat in range(4):
            one = ClientSocket(self.load.job.port, "/socket.io/?EIO=4&transport=websocket", None, self._receiver(seat))
            self.sockets.append(one)
            self.load.poller.add(one)

    def _receiver(self, seat: int) -> Any:
        load = self.load

        def received(frame: bytes) -> None:
            load.bytes += len(frame)
            if frame[:1] == b"0":
                self.sockets[seat].send(b"40/bench,")
            elif frame[:1] == b"2":
                self.sockets[seat].send(b"3")
            elif frame.startswith(b"40/bench,"):
                self.sockets[seat].send(b'42/bench,["sync","%s","%d",null,4]' % (self.name.encode(), seat))
            elif b'["sync"' in frame[:20]:
                self.synced += 1
                if self.synced == 4:
                    self.connected = True
                    load.open += 1
                    load.ready.append(self)
            elif b'["update"' in frame[:20]:
                if seat == self.state % 4:  # the mover: its update is its acknowledgement
                    self._acknowledge()
                self._one_more()
                if self.missing == 0:
                    self.state += 1
                    load.ready.append(self)

        return received

    def move(self) -> None:
        seat = self.state % 4
        self._start()
        self.sockets[seat].send(
            b'42/bench,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d",'
            b'"credentials":null}},%d,"%s","%d"]' % (self.state % 8, seat, self.state, self.name.encode(), seat)
        )


def main() -> None:
    job = msgspec.json.decode(sys.argv[1], type=Job)
    try:
        seen = Load(job).run()
    except Closed as closed:
        raise SystemExit(f"the server closed a connection: {closed}") from None
    print(msgspec.json.encode(seen).decode(), flush=True)


if __name__ == "__main__":
    main()

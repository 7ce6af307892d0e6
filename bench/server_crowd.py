"""The crowd of `bench/server.py`: spectators arrive at one table, reconnect and leave, while another table is pinged.

python bench/server_crowd.py '<JSON of a Crowd>'
"""

from __future__ import annotations

import sys
import time

import msgspec
from msgspec import Struct

from websocket_client import ClientSocket, Poller  # isort: skip  # beside this file

_HELLO = b'{"type":"hello","since":0,"language":"en","nonce":""}'
_PING_SECONDS = 0.02
_SETTLE_SECONDS = 1.0
_AT_ONCE = 10


class Crowd(Struct):
    port: int
    crowded: str
    """The table they come to."""
    other: tuple[str, str]
    """Another table, and the cookie of one of its players."""
    spectators: int


class Felt(Struct):
    """Round trips of pings at the other table, in seconds, by what the crowd did meanwhile."""

    alone: list[float]
    arriving: list[float]
    reconnecting: list[float]
    leaving: list[float]


class _Run:
    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.poller = Poller()
        self.times: list[float] = []
        self.sent_at: float | None = None
        self.greeted = 0
        table, cookie = crowd.other
        self.player = ClientSocket(crowd.port, f"/ws/tables/{table}", cookie, self._pong)
        self.poller.add(self.player)
        self.player.send(_HELLO)

    def _pong(self, frame: bytes) -> None:
        if b'"type":"pong"' in frame and self.sent_at is not None:
            self.times.append(time.perf_counter() - self.sent_at)
            self.sent_at = None

    def turn(self) -> None:
        """Pings when it is time, and reads what has arrived."""
        now = time.perf_counter()
        if self.sent_at is None and now >= self._next:
            self.sent_at, self._next = now, now + _PING_SECONDS
            self.player.send(b'{"type":"ping","token":"pingpong"}')
        self.poller.poll(0.002)

    _next = 0.0

    def wait(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.turn()

    def arrive(self) -> list[ClientSocket]:
        self.greeted, found = 0, list[ClientSocket]()
        while len(found) < self.crowd.spectators:
            for _ in range(_AT_ONCE):
                one = ClientSocket(self.crowd.port, f"/ws/tables/{self.crowd.crowded}", None, self._greet)
                self.poller.add(one)
                one.send(_HELLO)
                found.append(one)
            self.turn()
        until = time.perf_counter() + 60
        while self.greeted < len(found) and time.perf_counter() < until:
            self.turn()
        return found

    def _greet(self, frame: bytes) -> None:
        if b'"type":"seat-views"' in frame:
            self.greeted += 1

    def leave(self, crowd: list[ClientSocket]) -> None:
        for number, one in enumerate(crowd):
            self.poller.drop(one)
            if number % _AT_ONCE == 0:
                self.turn()

    def taken(self) -> list[float]:
        self.wait(_SETTLE_SECONDS)
        taken, self.times = self.times, []
        return taken


def main() -> None:
    run = _Run(msgspec.json.decode(sys.argv[1], type=Crowd))
    alone = run.taken()
    crowd = run.arrive()
    arriving = run.taken()
    run.leave(crowd)
    crowd = run.arrive()
    reconnecting = run.taken()
    run.leave(crowd)
    felt = Felt(alone, arriving, reconnecting, run.taken())
    print(msgspec.json.encode(felt).decode())


if __name__ == "__main__":
    main()

"""kill -9 in the middle of simultaneous play, at random instants.

Every acknowledged move is there, none is there twice, and the table goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from menagerie.core import record as records
from tests.server.guests import PATIENCE, Guest, Seat, http_client, legal

TABLES = 2
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)


class Mortal:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: Path | str, *more: str, module: str = "menagerie.server") -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, "--port", "0", "--database", str(database), *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://([\d.:]+)/", said)
        assert found, said
        self.address = found[1]

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        """Asks it to end, and waits."""
        self._process.terminate()
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


class Player:
    """Someone who plays, remembers what was asked and what was acknowledged, and asks again what was not."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.entries = 0
        self.acknowledged: set[str] = set()
        self.waiting: dict[str, Any] = {}
        self.over = False
        self._tokens = itertools.count()

    async def play(self, address: str) -> None:
        """Until the server is gone, or the game is over."""
        self.guest.address = address
        with contextlib.suppress(*GONE):
            async with self.guest.at(self.table, since=self.entries) as seat:
                welcome = await seat.hear()
                assert welcome["caught_up"], "we never know more than the server"
                for message in list(self.waiting.values()):
                    await self._ask(seat, message)
                while seat.table["phase"] == "running":
                    await self._next(seat)
                self.over = True

    async def _next(self, seat: Seat) -> None:
        views = seat.views
        mine = None if views is None or not views["views"] else seat.seat_view()
        if mine is None or self.seat not in views["waiting_on"] or not legal(mine):
            await seat.hear()
            self.entries = max(self.entries, len(seat.entries) and seat.entries[-1]["number"])
            return
        action = random.choice(legal(mine))
        token = f"move-{self.seat}-{next(self._tokens):06}"
        message = {"type": "act", "token": token, "seat": self.seat, "point": mine["point"], "action": action}
        self.waiting[token] = message
        await self._ask(seat, message)

    async def _ask(self, seat: Seat, message: Any) -> None:
        while True:
            answer = await seat.ask(**message)
            self.entries = max(self.entries, len(seat.entries) and seat.entries[-1]["number"])
            if answer["type"] == "refusal" and answer["reason"] in (
                "too-fast",
                "server",
            ):  # not stored, or nobody knows
                await asyncio.sleep(0.2)
                continue
            self.waiting.pop(message["token"])
            if answer["type"] == "done":
                self.acknowledged.add(message["token"])
            else:
                assert answer["reason"] in ("stale", "rule", "not-running"), answer
            return


def stored(database: Path) -> list[tuple[str, str]]:
    """Every request in the store, by table; read like anyone who finds the file after a crash."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT table_id, token FROM entry WHERE token IS NOT NULL").fetchall()
        gaps = connection.execute(
            "SELECT table_id FROM entry GROUP BY table_id HAVING count(*) != max(seq) OR min(seq) != 1"
        ).fetchall()
    assert gaps == []
    return [(table, token.split(":", 1)[1]) for table, token in rows]


async def new_tables(address: str) -> list[Player]:
    """Games in which both players pick cards at the same time."""
    players = []
    for _ in range(TABLES):
        ada, ben = Guest(address), Guest(address)
        options = {"more_decisions": True, "longer": True}
        table = await ada.table("me", "friend", options=options)
        await ben.join(table)
        async with ada.at(table) as seat:
            await seat.until_phase("running")
        players += [Player(ada, table, 0), Player(ben, table, 1)]
    return players


async def one_life(database: Path, players: list[Player], seconds: float | None) -> list[Player]:
    """The server comes up, all play, and it is killed after so long; without a time they play to the end."""
    server = await asyncio.to_thread(Mortal, database)
    try:
        if not players:
            players = await new_tables(server.address)
        playing = asyncio.gather(*(player.play(server.address) for player in players))
        if seconds is None:
            await asyncio.wait_for(playing, 6 * PATIENCE)
        else:
            await asyncio.sleep(seconds)
    finally:
        server.kill()
    await asyncio.wait_for(playing, PATIENCE)
    check(database, players)
    return players


def check(database: Path, players: list[Player]) -> None:
    there = stored(database)
    assert len(there) == len(set(there)), "nothing is there twice"
    for player in players:
        missing = {token for token in player.acknowledged if (player.table, token) not in there}
        assert not missing, "what was acknowledged is there"


async def survive(database: Path, lives: int, rng: random.Random) -> None:
    players: list[Player] = []
    for _ in range(lives):
        players = await one_life(database, players, rng.uniform(0.0, 0.8))
        if players and all(player.over for player in players):
            for player in players:
                await player.guest.http.aclose()
            players = []
    if players:
        await one_life(database, players, None)
    acknowledged = sum(len(player.acknowledged) for player in players)
    assert not players or acknowledged, "somebody must have played"
    await verify_all(database, players)


async def verify_all(database: Path, players: list[Player]) -> None:
    """The games that were interrupted so often are whole: their records verify."""
    server = await asyncio.to_thread(Mortal, database)
    try:
        for player in players:
            player.guest.address = server.address
            async with http_client() as http:
                raw = (await http.get(f"http://{server.address}/api/tables/{player.table}/record")).content
            record = msgspec.json.decode(raw, type=records.Record)
            assert records.verify(record).result is not None
            await player.guest.http.aclose()
    finally:
        server.kill()


@pytest.fixture
def rng() -> random.Random:
    seed = random.SystemRandom().getrandbits(32)
    print(f"the instants were drawn with the seed {seed}")
    return random.Random(seed)


async def test_killed_a_few_times(tmp_path: Path, rng: random.Random) -> None:
    await survive(tmp_path / "zoo.sqlite3", 2, rng)


@pytest.mark.soak
async def test_killed_hundreds_of_times(tmp_path: Path, rng: random.Random) -> None:
    for round_number in range(10):
        await survive(tmp_path / f"zoo-{round_number}.sqlite3", 30, rng)

"""Scripted players at many tables of several servers, and what has to be true of them after any fault."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence

import asyncpg
import httpx

from tests.server.guests import PATIENCE, Guest, http_client
from tests.server.test_crash import GONE, Player

CATCH_UP = 20.0
"""Seconds after which every server must know what all others know."""
OPTIONS = {"more_decisions": True, "longer": True}


class Population:
    """Two people at each table; each of them comes back to any of the servers when a connection is lost."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self.addresses = list(addresses)
        self.players: list[Player] = []
        self._playing: asyncio.Task[None] | None = None

    async def sit_down(self, tables: int) -> None:
        for number in range(tables):
            ada, ben = (Guest(self.addresses[(number + seat) % len(self.addresses)]) for seat in range(2))
            table = await ada.table("me", "friend", options=OPTIONS)
            await ben.join(table)
            async with ada.at(table) as seat:
                await seat.until_phase("running")
            self.players += [Player(ada, table, 0), Player(ben, table, 1)]

    def begin(self) -> None:
        self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        await asyncio.gather(*(self._one(number, player) for number, player in enumerate(self.players)))

    async def _one(self, number: int, player: Player) -> None:
        tries = number
        while not player.over:
            with contextlib.suppress(*GONE):
                async with asyncio.timeout(20):  # whoever hears nothing for so long reloads the page
                    await player.play(self.addresses[tries % len(self.addresses)])
            tries += 1
            await asyncio.sleep(0.05)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def until_acknowledged(self, more: int) -> float:
        """Waits until so many more requests are acknowledged, or all games are over; how long that took."""
        began, wanted = time.monotonic(), self.acknowledged + more
        async with asyncio.timeout(self._patience):
            while self.acknowledged < wanted and not all(player.over for player in self.players):
                await asyncio.sleep(0.01)
                if self._playing is not None and self._playing.done():
                    self._playing.result()  # raises what went wrong with a player
        return time.monotonic() - began

    @property
    def _patience(self) -> float:
        """A hundred games take minutes on a busy machine."""
        return PATIENCE * (5 + len(self.players) / 10)

    async def play_out(self) -> None:
        assert self._playing is not None
        await asyncio.wait_for(self._playing, self._patience)

    async def close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        for player in self.players:
            await player.guest.http.aclose()

    async def check(self, database: str) -> None:
        """No acknowledged move is lost or doubled, no number is missing, every table is the same on every server."""
        connection = await asyncpg.connect(database)
        rows = await connection.fetch("SELECT table_id, token FROM entry WHERE token IS NOT NULL")
        gaps = await connection.fetch(
            "SELECT table_id FROM entry GROUP BY table_id HAVING count(*) != max(seq) OR min(seq) != 1"
        )
        back = await connection.fetch(
            "SELECT 1 FROM entry a JOIN entry b ON b.table_id = a.table_id AND b.seq = a.seq + 1 AND b.at < a.at"
        )
        await connection.close()
        assert back == [], "time in a log never goes back"
        stored = [(row["table_id"], row["token"].split(":", 1)[1]) for row in rows]
        assert gaps == []
        assert len(stored) == len(set(stored))
        for player in self.players:
            missing = {token for token in player.acknowledged if (player.table, token) not in stored}
            assert not missing
        assert self.acknowledged > 0
        async with http_client() as http:
            for table in {player.table for player in self.players}:
                assert b'"result"' in await self._record(http, table)

    async def _record(self, http: httpx.AsyncClient, table: str) -> bytes:
        """A table's record, the same from every server; one whose listening was interrupted may need a moment."""
        began = time.monotonic()
        while True:
            records = [(await http.get(f"http://{at}/api/tables/{table}/record")).content for at in self.addresses]
            seconds = time.monotonic() - began
            if len(set(records)) == 1:
                if seconds > 1:
                    print(f"the servers told the same of a table after {seconds:.2f} s")
                return records[0]
            assert seconds < CATCH_UP, [record[-300:] for record in records]
            await asyncio.sleep(0.2)


@contextlib.asynccontextmanager
async def playing(addresses: Sequence[str], tables: int) -> AsyncIterator[Population]:
    population = Population(addresses)
    try:
        await population.sit_down(tables)
        population.begin()
        yield population
    finally:
        await population.close()

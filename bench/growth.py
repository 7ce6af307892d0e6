"""How a database behaves that has grown: "my games", the lists of running and old games, and opening a table.

Fills a database with 10³, 10⁴, ... games (each the log of a real one under a new id) and measures each question at
every size. Prints the median and the slowest of a hundred; and what one game takes on disk.

    python -m bench.growth                       # up to 10⁴ games in a temporary SQLite file
    python -m bench.growth --most 1000000        # up to 10⁶: some GB, and some minutes
    python -m bench.growth --database postgresql://zoo@localhost/empty --most 100000
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert

from menagerie.core.generator import Generator
from menagerie.core.registry import game as find_game
from menagerie.table import requests
from menagerie.table.entries import Logged, SatDown
from menagerie.table.live_table import summary
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.store import schema
from menagerie.table.store.place import database_address, sqlite_file
from menagerie.table.store.sql import SqlStore
from menagerie.table.table import Table

ASKED = 100
GAMES_OF_ONE = 40
AT_ONCE = 500
TARGET_MS = 50.0


def played(name: str, players: int) -> Table:
    """A whole game between people who choose at random."""
    game = find_game(name)
    settings = TableSettings(game=name, options={}, seats=tuple(SeatSettings() for _ in range(players)))
    header = TableHeader(
        id="model", settings=settings, rules=game.rules_version, owner="p0", secret="0" * 64, created=0.0
    )
    table = Table(header)
    table.add(0.0, [SatDown(seat, f"p{seat}", f"P{seat}") for seat in range(players)])
    table.add(0.0, [requests.deal(table)])
    rng = Generator(name)
    while table.phase == "running" and table.state is not None:
        seat = table.state.waiting_on[0]
        legal = table.state.legal(seat)
        action = msgspec.to_builtins(legal[rng.below(len(legal))])
        table.add(float(len(table.log)), requests.act(table, seat, table.state.point(seat) or "", action))
        while (more := requests.follow_up(table)) is not None:
            table.add(float(len(table.log)), [more])
    return table


async def fill(store: SqlStore, model: Table, first: int, last: int) -> None:
    """Games first to last, by one owner for every forty of them; one in fifty is running."""
    row: dict[str, Any] = {
        "game": model.game.name,
        "rules": model.header.rules,
        "secret": model.header.secret,
        "settings": msgspec.json.encode(model.header.settings).decode(),
        "summary": msgspec.json.encode(summary(model)).decode(),
    }
    entries = [(logged.seq, logged.at, msgspec.json.encode(logged.entry).decode()) for logged in model.log]
    for start in range(first, last, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, last))
        people = [number // GAMES_OF_ONE for number in numbers if number % GAMES_OF_ONE == 0]
        async with store.engine.begin() as connection:
            if people:
                await connection.execute(
                    insert(schema.person),
                    [{"id": f"p{one}", "name": "Zoe", "code": f"code-{one}", "created": 0.0} for one in people],
                )
            await connection.execute(
                insert(schema.game_table),
                [
                    {
                        **row,
                        "id": f"t{number}",
                        "owner": f"p{number // GAMES_OF_ONE}",
                        "created": float(number),
                        "updated": float(number),
                        "phase": "running" if number % 50 == 0 else "over",
                    }
                    for number in numbers
                ],
            )
            await connection.execute(
                insert(schema.sitting),
                [{"person_id": f"p{number // GAMES_OF_ONE}", "table_id": f"t{number}"} for number in numbers],
            )
            await connection.execute(
                insert(schema.entry),
                [
                    {"table_id": f"t{number}", "seq": seq, "at": at, "token": None, "body": body}
                    for number in numbers
                    for seq, at, body in entries
                ],
            )


async def measured(what: Callable[[int], Awaitable[object]], games: int) -> tuple[float, float]:
    """Median and slowest, in ms."""
    rng, took = random.Random(1), []
    for _ in range(ASKED):
        number = rng.randrange(games)
        began = time.perf_counter()
        await what(number)
        took.append(1000 * (time.perf_counter() - began))
    return statistics.median(took), max(took)


async def grow(address: str, model: Table, most: int) -> bool:
    store = SqlStore(address)
    await store.open()

    async def opened(number: int) -> object:
        found = await store.load(f"t{number}")
        assert found is not None
        return Table(found[0]).accept_all([Logged(one.seq, one.at, one.entry, one.token) for one in found[1]])

    questions: dict[str, Callable[[int], Awaitable[object]]] = {
        "my games": lambda number: store.tables_of(f"p{number // GAMES_OF_ONE}"),
        "who I am": lambda number: store.person(f"p{number // GAMES_OF_ONE}"),
        "load a table": lambda number: store.load(f"t{number}"),
        "open a table (load and replay)": opened,
        "old games, 200 at once": lambda _: store.over_before(1e9, 200),
    }
    print(f"{model.game.name}: {len(model.moves)} moves, {len(model.log)} entries a game")
    print(f"{'games':>9}  {'question':32} {'median ms':>10} {'slowest ms':>11}")
    games, size, fits = 0, 1_000, True
    while size <= most:
        await fill(store, model, games, size)
        games = size
        for name, question in questions.items():
            median, slowest = await measured(question, games)
            fits = fits and median < TARGET_MS
            print(f"{games:9}  {name:32} {median:10.2f} {slowest:11.2f}", flush=True)
        file = sqlite_file(address)
        if file is not None:
            on_disk = sum(path.stat().st_size for path in (Path(file), Path(f"{file}-wal")) if path.exists())
            print(f"{games:9}  {on_disk / games:,.0f} bytes a game on disk", flush=True)
        size *= 10
    await store.close()
    return fits


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", help="an empty database; otherwise a temporary SQLite file")
    parser.add_argument("--most", type=int, default=10_000)
    parser.add_argument("--game", default="lucky-lions")
    parser.add_argument("--players", type=int, default=4)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = database_address(chosen.database or f"{folder}/growth.sqlite3")
        fits = asyncio.run(grow(address, played(chosen.game, chosen.players), chosen.most))
    sys.exit(0 if fits else 1)


if __name__ == "__main__":
    main()

"""How a database behaves that has grown: "my games", a lobby, opening a table, a move, and old games.

Fills a database with 10³, 10⁴, ... games (each the log of a real one under a new id) and measures each question at
every size. Prints the median and the slowest of a hundred; and what one game takes on disk. Ends with 1 where a median
that somebody waits for is above 50 ms.

    python -m bench.growth                       # up to 10⁴ games in a temporary SQLite file
    python -m bench.growth --most 1000000        # up to 10⁶: 8 GB, and some minutes
    python -m bench.growth --database postgresql://zoo@localhost/empty --most 100000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from menagerie.core.generator import Generator
from menagerie.core.registry import game as find_game
from menagerie.server import rendering
from menagerie.table import requests
from menagerie.table.bot_workers import InProcessBots
from menagerie.table.entries import AnyEntry, Said, SatDown
from menagerie.table.live_table import summary
from menagerie.table.log_lines import table_words
from menagerie.table.registry import TableRegistry
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.store import PersonRow
from menagerie.table.store.place import database_address, sqlite_file
from menagerie.table.store.sql import SqlStore
from menagerie.table.table import Table

ASKED = 100
GAMES_OF_ONE = 40
AT_ONCE = 10_000
TARGET_MS = 50.0
NOBODY_WAITS = ("old games, 200 at once", "unused guests, 200 at once")
NAME = "SUBSTR('t000000', 1, 7 - LENGTH(CAST(n AS TEXT))) || CAST(n AS TEXT)"
"""The id of the table with the number n: seven characters, so that they are stored in the order of their index."""


def played(name: str, players: int) -> Table:
    """A whole game between people who choose at random."""
    game = find_game(name)
    settings = TableSettings(game=name, options={}, seats=tuple(SeatSettings() for _ in range(players)))
    header = TableHeader(
        id="model", settings=settings, rules=game.rules_version, owner="seat0", secret="0" * 64, created=0.0
    )
    table = Table(header)
    table.add(0.0, [SatDown(seat, f"seat{seat}", f"P{seat}") for seat in range(players)])
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


def over_upto(table: Table, entries: int) -> Table:
    """The same table when its log was so long."""
    return Table(table.header).accept_all(table.log[:entries])


async def store_models(store: SqlStore, models: Mapping[str, Table]) -> None:
    """One table of each kind, which `fill` copies, and its people."""
    for person in models["over"].people():
        await store.add_person(PersonRow(person, "Zoe", None, f"code-{person}", None), 0.0)
    for name, model in models.items():
        header = msgspec.structs.replace(model.header, id=name)
        await store.make(header, model.log[:], model.phase, summary(model))


def table_id(number: int) -> str:
    return f"t{number:06}"


def numbers(first: int, last: int, step: int = 1) -> str:
    """A table of these numbers, for both databases."""
    return f"""WITH RECURSIVE number(n) AS (
        SELECT {first} UNION ALL SELECT n + {step} FROM number WHERE n + {step} < {last}
    )"""


async def run_all(store: SqlStore, statements: Sequence[str]) -> None:
    """In SQLite without looking for the person and table of every row, and without waiting for the disk."""
    file = store.address.database
    if store.engine.dialect.name == "sqlite" and file is not None:
        await asyncio.to_thread(run_in_sqlite, file, statements)
        return
    async with store.engine.begin() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)


def run_in_sqlite(file: str, statements: Sequence[str]) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000")
        for statement in statements:
            connection.execute(statement)


async def fill(store: SqlStore, first: int, last: int) -> None:
    """Games first to last, by one owner for every forty of them; of fifty, one runs and one waits for its players.

    The database copies them itself, which is some ten times as fast as sending them.
    """
    for start in range(first, last, AT_ONCE):
        until = min(start + AT_ONCE, last)
        kinds = "CASE n % 50 WHEN 0 THEN 'running' WHEN 1 THEN 'gathering' ELSE 'over' END"
        statements = (
            f"""INSERT INTO person (id, name, code, created)
                {numbers((start - 1) // GAMES_OF_ONE + 1, (until - 1) // GAMES_OF_ONE + 1)}
                SELECT 'p' || CAST(n AS TEXT), 'Zoe', 'code-' || CAST(n AS TEXT), 0 FROM number""",
            f"""INSERT INTO game_table
                    (id, game, rules, owner, secret, settings, created, phase, updated, summary)
                {numbers(start, until)}
                SELECT {NAME}, game, rules, 'p' || CAST(n / {GAMES_OF_ONE} AS TEXT), secret, settings,
                    n, phase, n, summary
                FROM number JOIN game_table AS model ON model.id = {kinds}""",
            f"""INSERT INTO sitting (person_id, table_id)
                {numbers(start, until)}
                SELECT 'p' || CAST(n / {GAMES_OF_ONE} AS TEXT), {NAME} FROM number""",
            f"""INSERT INTO entry (table_id, seq, at, body)
                {numbers(start, until)}
                SELECT {NAME}, model.seq, model.at, model.body
                FROM number JOIN entry AS model ON model.table_id = {kinds}""",
        )
        await run_all(store, statements)


async def measured(what: Callable[[int], Awaitable[object]], games: int) -> tuple[float, float]:
    """Median and slowest, in ms."""
    rng, took = random.Random(1), []
    for _ in range(ASKED):
        number = rng.randrange(games)
        began = time.perf_counter()
        await what(number)
        took.append(1000 * (time.perf_counter() - began))
    return statistics.median(took), max(took)


async def grow(address: str, models: Mapping[str, Table], most: int) -> bool:
    store = SqlStore(address)
    await store.open()
    await store_models(store, models)
    registry = TableRegistry(store, InProcessBots("growth"))
    tokens = iter(range(10**9))

    async def opened(number: int) -> object:
        """As a browser gets it that opens the table."""
        registry.forget(table_id(number))
        live = await registry.table(table_id(number))
        state = rendering.table_state(live, f"p{number // GAMES_OF_ONE}", None)
        position = live.table.state
        return state, None if position is None else rendering.live_view(
            live.table, None, position.view(None), table_words(live.table, "en")
        )

    async def said(number: int) -> None:
        live = await registry.table(table_id(number // 50 * 50))
        entry: list[AnyEntry] = [Said("Zoe", None, "hello")]
        await live.request("p0", f"token-{next(tokens)}", lambda _: entry)

    questions: dict[str, Callable[[int], Awaitable[object]]] = {
        "my games": lambda number: store.tables_of(f"p{number // GAMES_OF_ONE}"),
        "who I am": lambda number: store.person(f"p{number // GAMES_OF_ONE}"),
        "a lobby": lambda number: opened(number // 50 * 50 + 1),
        "opening a running table": lambda number: opened(number // 50 * 50),
        "opening a table that is over": lambda number: opened(number // 50 * 50 + 2),
        "storing an entry": said,
        "old games, 200 at once": lambda _: store.over_before(1e9, 200),
        "unused guests, 200 at once": lambda _: store.sessions.forget_unused(1.0, 2.0, 200),
    }
    model = models["over"]
    print(f"{model.game.name}: {len(model.moves)} moves, {len(model.log)} entries a game")
    print(f"{'games':>9}  {'question':32} {'median ms':>10} {'slowest ms':>11}")
    games, size, fits = 0, 1_000, True
    while size <= most:
        began = time.perf_counter()
        await fill(store, games, size)
        async with store.engine.connect() as connection:
            sqlite = store.engine.dialect.name == "sqlite"
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)" if sqlite else "ANALYZE")
            await connection.commit()
        await asyncio.to_thread(getattr(os, "sync", int))  # the disk is not busy any more with what was filled in
        print(f"{size:9}  filled in {time.perf_counter() - began:,.0f} s", flush=True)
        games = size
        for name, question in questions.items():
            median, slowest = await measured(question, games)
            fits = fits and (median < TARGET_MS or name in NOBODY_WAITS)
            print(f"{games:9}  {name:32} {median:10.2f} {slowest:11.2f}", flush=True)
        file = sqlite_file(address)
        if file is not None:
            on_disk = sum(path.stat().st_size for path in (Path(file), Path(f"{file}-wal")) if path.exists())
            print(f"{games:9}  {on_disk / games:,.0f} bytes a game on disk", flush=True)
        size *= 10
    await registry.close()
    await store.close()
    return fits


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", help="an empty database; otherwise a temporary SQLite file")
    parser.add_argument("--most", type=int, default=10_000)
    parser.add_argument("--game", default="lucky-lions")
    parser.add_argument("--players", type=int, default=4)
    chosen = parser.parse_args()
    over = played(chosen.game, chosen.players)
    models = {"over": over, "running": over_upto(over, len(over.log) // 2), "gathering": over_upto(over, 2)}
    with tempfile.TemporaryDirectory() as folder:
        address = database_address(chosen.database or f"{folder}/growth.sqlite3")
        fits = asyncio.run(grow(address, models, chosen.most))
    sys.exit(0 if fits else 1)


if __name__ == "__main__":
    main()

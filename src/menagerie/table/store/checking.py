"""Replays every stored game under the present rules, and says where one goes on differently.

A game of an older version of the rules that replays without a difference is played on by the present version. One that
does not cannot be played any more: it is closed, with the reason.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.core.contract import Refused
from menagerie.core.registry import UnknownGame, game
from menagerie.table.entries import Abandoned, Logged, Moved
from menagerie.table.live_table import summary
from menagerie.table.settings import TableHeader
from menagerie.table.store import schema
from menagerie.table.store.rows import Summary
from menagerie.table.store.sql import SqlStore
from menagerie.table.table import Table

Problem = Literal["unknown-game", "older-rules", "diverges", "other-result", "unreadable"]


class Finding(Struct, frozen=True):
    """What was found out about one stored game."""

    table: str
    game: str
    rules: int
    """The version it was made with."""
    present: int
    """The version known here; 0 where the game is not known."""
    running: bool
    problem: Problem | None
    """Nothing where the game replays as it is stored. ``older-rules``: it does so by the present version too."""
    move: int = 0
    """The first move that goes otherwise, counted from 1; 0 where it is none."""
    detail: str = ""


async def check_all(store: SqlStore) -> AsyncIterator[tuple[int, int, Finding]]:
    """Every stored game, the oldest first: its number, how many there are, and what was found out."""
    columns = schema.game_table.c
    async with store.engine.connect() as connection:
        total = int((await connection.execute(select(func.count()).select_from(schema.game_table))).scalar() or 0)
        rows = await connection.execute(select(columns.id).order_by(columns.created, columns.id))
        tables = [row.id for row in rows]
    for number, table in enumerate(tables, start=1):
        finding = await check(store, table)
        if finding is not None:
            yield number, total, finding


async def check(store: SqlStore, table: str) -> Finding | None:
    """One game; nothing where it is gone meanwhile."""
    columns = schema.game_table.c
    async with store.engine.connect() as connection:
        stored = (
            await connection.execute(
                select(columns.game, columns.rules, columns.phase, columns.summary).where(columns.id == table)
            )
        ).first()
    if stored is None:
        return None
    running = stored.phase in ("gathering", "running")
    try:
        known = game(stored.game)
    except UnknownGame:
        return Finding(table, stored.game, stored.rules, 0, running, "unknown-game")

    def found(problem: Problem | None, move: int = 0, detail: str = "") -> Finding:
        return Finding(table, stored.game, stored.rules, known.rules_version, running, problem, move, detail)

    try:
        loaded = await store.load(table)
        listed = msgspec.json.decode(stored.summary, type=Summary)
    except (msgspec.MsgspecError, UnicodeError) as error:
        return found("unreadable", detail=str(error)[:200])
    if loaded is None:
        return None
    header, log = loaded
    moves, difference = _replay(header, log, known.rules_version)
    if isinstance(difference, str):
        return found("diverges", moves + 1, difference)
    now = summary(difference)
    if (difference.phase, now.result, now.waiting_on) != (stored.phase, listed.result, listed.waiting_on):
        return found("other-result", moves, f"{stored.phase} → {difference.phase}")
    return found(None if stored.rules == known.rules_version else "older-rules")


def _replay(header: TableHeader, log: list[Logged], rules: int) -> tuple[int, Table | str]:
    """How many moves can be made, and the table after them or why the next one cannot be."""
    moves = 0
    try:
        table = Table(msgspec.structs.replace(header, rules=rules))
        for logged in log:
            entry = logged.entry
            if isinstance(entry, Moved):
                state = table.state
                expected = None if state is None else state.point(entry.seat)
                if expected != entry.point:
                    return moves, f"{entry.point} → {expected}"
            table.accept(logged)
            moves += isinstance(entry, Moved)
    except Refused as refused:
        return moves, f"{refused.violation.paragraph} {refused.violation.reason}"
    except (msgspec.ValidationError, AssertionError, LookupError, ValueError, TypeError) as error:
        return moves, f"{type(error).__name__}: {error}"[:200]
    return moves, table


async def repair(store: SqlStore, finding: Finding, now: float) -> Literal["kept", "closed"] | None:
    """Keeps a game of older rules playable by the present ones, or closes one that cannot go on; what was done."""
    columns = schema.game_table.c
    here = columns.id == finding.table
    if finding.problem == "older-rules":

        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.game_table).where(here).values(rules=finding.present))

        await store.writer.write(keep)
        return "kept"
    if finding.problem is None or not finding.running:
        return None
    closed: bytes = msgspec.json.encode(Abandoned())

    async def close(connection: AsyncConnection) -> None:
        last = select(func.max(schema.entry.c.seq)).where(schema.entry.c.table_id == finding.table)
        seq = int((await connection.execute(last)).scalar() or 0) + 1
        row = {"table_id": finding.table, "seq": seq, "at": now, "token": None, "body": closed.decode()}
        await connection.execute(insert(schema.entry), row)
        await connection.execute(update(schema.game_table).where(here).values(phase="abandoned", updated=now))

    await store.writer.write(close)
    return "closed"

"""`menagerie doctor`: replays every stored game under the present rules, and says where one goes on differently."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.databases import ProgressLine, opened, run
from menagerie.cli.errors import CliError
from menagerie.core.contract import Fact
from menagerie.core.words import Words
from menagerie.table.store.file_lock import AlreadyServed, FileLock
from menagerie.table.store.place import database_address, sqlite_file

if TYPE_CHECKING:
    from menagerie.table.store.checking import Finding


def doctor(
    ctx: typer.Context,
    database: Annotated[str | None, typer.Option("--database")] = None,
    repair: Annotated[bool, typer.Option("--repair")] = False,
) -> None:
    words: Words = ctx.obj
    file = sqlite_file(database_address(database))
    lock = FileLock(file) if repair and file is not None else None
    try:
        if lock is not None:
            lock.take()
        healthy = run(_examine(database, repair, words), words)
    except AlreadyServed as other:
        raise CliError(words("serve-already", file=str(file), process=other.process)) from None
    finally:
        if lock is not None:
            lock.release()
    if not healthy:
        raise typer.Exit(1)


async def _examine(database: str | None, repair: bool, words: Words) -> bool:
    """Whether nothing is left that somebody has to look at."""
    from menagerie.table.store import checking

    line, games = ProgressLine(), 0
    versions: Counter[tuple[str, int, str]] = Counter()
    left = 0
    async with opened(database, words) as store:
        async for number, total, finding in checking.check_all(store):
            line(number, total)
            games += 1
            versions[finding.game, finding.rules, finding.problem or "as-stored"] += 1
            if finding.problem is None:
                continue
            line.end()
            print(_said(finding, words))
            done = await checking.repair(store, finding, time.time()) if repair else None
            if done is not None:
                print("  " + words(f"cli-doctor-{done}", version=finding.present))
            left += finding.problem != "older-rules" and done is None and (finding.running or not repair)
        line.end()
    for (game, rules, problem), count in sorted(versions.items()):
        print(words(f"cli-doctor-count-{problem}", game=game, version=rules, count=count))
    print(words("cli-doctor-games", count=games))
    return left == 0


def _said(finding: Finding, words: Words) -> str:
    facts: dict[str, Fact] = {
        "table": finding.table,
        "game": finding.game,
        "version": finding.rules,
        "present": finding.present,
    }
    return words(f"cli-doctor-{finding.problem}", move=finding.move, detail=finding.detail, **facts)

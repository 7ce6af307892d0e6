"""`menagerie backup` and `menagerie restore`: a database as one file, and back; checked by replaying every game."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.databases import ProgressLine, opened, run
from menagerie.cli.errors import CliError
from menagerie.core.words import Words
from menagerie.table.store.file_lock import AlreadyServed, FileLock
from menagerie.table.store.place import database_address, sqlite_file

if TYPE_CHECKING:
    from menagerie.table.store.sql import SqlStore

File = Annotated[Path, typer.Argument(metavar="FILE")]
Database = Annotated[str | None, typer.Option("--database")]


def backup(ctx: typer.Context, file: File, database: Database = None) -> None:
    words: Words = ctx.obj
    if file.exists():
        raise CliError(words("cli-backup-exists", file=str(file)))
    unfinished = file.with_name(f"{file.name}.unfinished")
    _remove(unfinished)
    try:
        games = run(_copy(database, str(unfinished), words), words)
        unfinished.rename(file)
    finally:
        _remove(unfinished)
    print(words("cli-backup-done", file=str(file), games=games))


def restore(ctx: typer.Context, file: File, database: Database = None) -> None:
    words: Words = ctx.obj
    if not file.is_file():
        raise CliError(words("cli-no-database", file=str(file)))
    target = sqlite_file(database_address(database))
    lock = None if target is None else FileLock(target)
    try:
        if lock is not None:
            lock.take()
        games = run(_copy(str(file), database, words), words)
    except AlreadyServed as other:
        raise CliError(words("serve-already", file=Path(target or "").name, process=other.process)) from None
    except OSError as error:
        raise CliError(words("cli-file-failed", detail=error.strerror or type(error).__name__)) from None
    finally:
        if lock is not None:
            lock.release()
    print(words("cli-restore-done", file=str(file), games=games))


async def _copy(source: str | None, target: str | None, words: Words) -> int:
    from menagerie.table.store import copying

    line = ProgressLine()
    async with opened(source, words) as reading, opened(target, words, new=True) as writing:
        if not await copying.is_empty(writing):
            raise CliError(words("cli-restore-not-empty"))
        await copying.copy(reading, writing, line)
        line.end()
        return await _verify(writing, words)


async def _verify(store: SqlStore, words: Words) -> int:
    """Replays every game of the copy; how many there are."""
    from menagerie.table.store import checking

    line, games = ProgressLine(), 0
    async for number, total, finding in checking.check_all(store):
        line(number, total)
        games += 1
        if finding.problem not in (None, "older-rules", "unknown-game"):
            line.end()
            raise CliError(
                words("cli-backup-wrong", table=finding.table, move=finding.move, detail=finding.detail), code=1
            )
    line.end()
    return games


def _remove(file: Path) -> None:
    for name in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with contextlib.suppress(FileNotFoundError):
            name.unlink()

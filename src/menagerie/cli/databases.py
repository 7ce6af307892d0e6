"""Opening a server's database from the command line, and saying how far a long work has come."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.cli.errors import CliError
from menagerie.core.words import Words
from menagerie.table.store.errors import StoreError
from menagerie.table.store.place import database_address, sqlite_file

if TYPE_CHECKING:
    from menagerie.table.store.sql import SqlStore

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], words: Words) -> T:
    try:
        return asyncio.run(work)
    except StoreError as problem:
        raise CliError(words(problem.message, **problem.facts)) from None
    except OSError as error:
        raise CliError(words("cli-file-failed", detail=error.strerror or type(error).__name__)) from None


@asynccontextmanager
async def opened(database: str | None, words: Words, *, new: bool = False) -> AsyncIterator[SqlStore]:
    """The store; a file that is not there is an error, unless it is to be made."""
    if find_spec("sqlalchemy") is None:
        raise CliError(words("serve-not-installed", command='pip install "menagerie[server]"'))
    from menagerie.table.store.sql import SqlStore

    address = database_address(database)
    file = sqlite_file(address)
    if file is not None and not new and not Path(file).exists():
        raise CliError(words("cli-no-database", file=file))
    store = SqlStore(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class ProgressLine:
    """One line on standard error that is written over, where a person looks at it."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._last = -1

    def __call__(self, done: int, total: int) -> None:
        percent = 100 if total == 0 else 100 * done // total
        if self._shown and percent != self._last:
            self._last = percent
            sys.stderr.write(f"\r{percent:3} %  {done}/{total}")
            sys.stderr.flush()

    def end(self) -> None:
        if self._shown and self._last >= 0:
            sys.stderr.write("\r" + " " * 40 + "\r")
            sys.stderr.flush()

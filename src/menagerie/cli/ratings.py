"""`menagerie ratings recompute`: the ratings of a server's database, computed again from its stored games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

from menagerie.cli.databases import ProgressLine, opened, run
from menagerie.cli.errors import CliError
from menagerie.core.registry import UnknownGame
from menagerie.core.words import Words
from menagerie.table.store.file_lock import AlreadyServed, FileLock
from menagerie.table.store.place import database_address, sqlite_file
from menagerie.table.table import Table, UnsupportedRules

if TYPE_CHECKING:
    from menagerie.club.ratings import RatedGame
    from menagerie.table.store.rating_rows import Change, StoredRating
    from menagerie.table.store.sql import SqlStore

Action = Annotated[str, typer.Argument(metavar="ACTION")]
Database = Annotated[str | None, typer.Option("--database")]


def ratings(ctx: typer.Context, action: Action, database: Database = None) -> None:
    words: Words = ctx.obj
    if action not in ("recompute", "check"):
        raise CliError(words("cli-ratings-action"))
    file = sqlite_file(database_address(database)) if action == "recompute" else None
    lock = None if file is None else FileLock(file)
    try:
        if lock is not None and Path(file or "").exists():
            lock.take()
        done = run(_recompute(database, action == "recompute", words), words)
    except AlreadyServed as other:
        raise CliError(words("serve-already", file=Path(file or "").name, process=other.process)) from None
    finally:
        if lock is not None:
            lock.release()
    numbers = {"games": done.games, "replayed": done.replayed, "added": done.added, "different": done.different}
    print(words("cli-ratings-done", **numbers))
    if action == "check" and done.different:
        raise typer.Exit(1)


async def _recompute(database: str | None, write: bool, words: Words) -> Recomputed:
    async with opened(database, words) as store:
        line = ProgressLine()
        done = await recompute(store, write, line)
        line.end()
        return done


class Recomputed(Struct, frozen=True):
    games: int
    replayed: int
    """How many of them are still stored, and were played again; of the others the ranks are."""
    added: int
    """Games that were over and had not counted yet."""
    different: int
    """Ratings that were stored otherwise."""


async def recompute(store: SqlStore, write: bool, progress: Callable[[int, int], None] | None = None) -> Recomputed:
    """Nothing may serve the database meanwhile, where the result is to be written."""
    from menagerie.club.counting import calculation, game_of, people_of  # openskill takes a while to load

    current: dict[tuple[str, str, str], StoredRating] = {}
    changes: list[Change] = []
    replayed = 0

    def count(game: RatedGame) -> None:
        mine = {
            person: current[person, game.game, game.opponents]
            for person in people_of(game)
            if (person, game.game, game.opponents) in current
        }
        change = calculation(game)(mine)
        changes.append(change)
        current.update({(one.person, one.game, one.opponents): one for one in change[1]})

    async for stored in store.ratings.all_games():
        again = await _replay(store, stored.table)
        replayed += again is not None
        count(again or game_of(stored))
        if progress is not None:
            progress(len(changes), 0)
    known = {game.table for game, _ in changes}
    due = [table for table in await store.ratings.due(10**9) if table not in known]
    for table in due:
        again = await _replay(store, table)
        if again is not None:
            count(again)
    before = {(one.person, one.game, one.opponents): one for one in await store.ratings.all_ratings()}
    gone = await store.ratings.removed_people()
    kept = {key: one for key, one in current.items() if one.person not in gone}
    different = sum(before.get(key) != kept.get(key) for key in {*before, *kept})
    if write:
        await store.ratings.replace(changes, list(current.values()))
    return Recomputed(len(changes), replayed, len(changes) - len(known), different)


async def _replay(store: SqlStore, table: str) -> RatedGame | None:
    from menagerie.club.counting import game_of_table

    found = await store.load(table)
    if found is None:
        return None
    try:
        return game_of_table(Table(found[0]).accept_all(found[1]))
    except (UnsupportedRules, UnknownGame):
        return None

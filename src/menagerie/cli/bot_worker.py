"""`menagerie bot-worker`: lets bots think for the servers on a database."""

from typing import Annotated

import typer

from menagerie.cli.errors import CliError
from menagerie.core.words import Words


def bot_worker(
    ctx: typer.Context,
    database: Annotated[str, typer.Option("--database")],
    processes: Annotated[int | None, typer.Option("--processes", min=1, max=64)] = None,
) -> None:
    from menagerie.server.command import CannotServe

    words: Words = ctx.obj
    try:
        from menagerie.server.bot_worker import run

        run(database, processes, words)
    except CannotServe as problem:
        raise CliError(str(problem)) from None

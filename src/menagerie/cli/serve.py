"""`menagerie serve`: starts the server for browsers."""

from typing import Annotated

import typer

from menagerie.cli.errors import CliError
from menagerie.core.words import Words


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port")] = 8700,
    database: Annotated[str | None, typer.Option("--database")] = None,
) -> None:
    from menagerie.server.command import CannotServe, run

    words: Words = ctx.obj
    try:
        run(host, port, database, words)
    except CannotServe as problem:
        raise CliError(str(problem)) from None

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
    address: Annotated[str | None, typer.Option("--address")] = None,
    smtp: Annotated[str | None, typer.Option("--smtp")] = None,
    mail_from: Annotated[str | None, typer.Option("--mail-from")] = None,
    proxies: Annotated[list[str] | None, typer.Option("--proxy", envvar="MENAGERIE_PROXY")] = None,
    log: Annotated[str | None, typer.Option("--log", envvar="MENAGERIE_LOG")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", envvar="MENAGERIE_LOG_LEVEL")] = None,
    metrics: Annotated[str | None, typer.Option("--metrics", envvar="MENAGERIE_METRICS")] = None,
    keep_games: Annotated[float | None, typer.Option("--keep-games", envvar="MENAGERIE_KEEP_GAMES")] = None,
    keep_guests: Annotated[float | None, typer.Option("--keep-guests", envvar="MENAGERIE_KEEP_GUESTS")] = None,
    no_puzzle_search: Annotated[bool, typer.Option("--no-puzzle-search", envvar="MENAGERIE_NO_PUZZLE_SEARCH")] = False,
    workers: Annotated[int, typer.Option("--workers")] = 1,
) -> None:
    from menagerie.server.command import CannotServe, run
    from menagerie.server.notices.settings import BadNoticeSettings, notice_settings
    from menagerie.server.operation_settings import BadOperation, operation

    words: Words = ctx.obj
    try:
        operated = operation(proxies or (), log, log_level, metrics, keep_games, keep_guests, not no_puzzle_search)
        sent = notice_settings(address, smtp, mail_from)
        run(host, port, database, words, notices=sent, operated=operated, workers=workers)
    except (BadNoticeSettings, BadOperation) as problem:
        raise CliError(words(problem.message, **problem.facts)) from None
    except CannotServe as problem:
        raise CliError(str(problem)) from None

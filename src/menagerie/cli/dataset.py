"""`menagerie dataset`: games of bots as a Parquet file, a row for each decision."""

from pathlib import Path
from typing import Annotated

import typer

from menagerie.cli.errors import CliError
from menagerie.cli.lab_work import at_least_one, lab_errors, runner_of, series_of
from menagerie.cli.output import console, paragraph
from menagerie.cli.output_folder import output_folder
from menagerie.cli.progress import progress
from menagerie.cli.table_setup import game_named
from menagerie.core.words import Words


def dataset(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Annotated[str, typer.Option("--out", metavar="FILE")],
    games: Annotated[int, typer.Option("--games", metavar="K")] = 100,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,..")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="K=V")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
) -> None:
    from menagerie.lab.dataset import write_dataset

    words: Words = ctx.obj
    rules = game_named(game, words)
    at_least_one(words, games=games, jobs=jobs)
    series = series_of(rules, players, bots, seed, option, words)
    path = Path(out)
    if path.exists():
        raise CliError(words("cli-file-exists", path=out))
    output_folder(str(path.parent), words)
    with (
        lab_errors(out, words),
        runner_of(jobs, cluster, words) as runner,
        progress(games, words("cli-simulate-progress")) as done,
    ):
        rows = write_dataset(series, games, path, runner, done)
    size = f"{path.stat().st_size / 1e6:.1f}".replace(".", words("cli-decimal-point"))
    paragraph(console(), words("dataset-written", path=out, games=games, rows=rows, megabytes=size))

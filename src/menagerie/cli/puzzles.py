"""`menagerie puzzles`: finds puzzles in games between bots, and writes them as a collection."""

from pathlib import Path
from typing import Annotated

import typer

from menagerie.cli.errors import CliError, valid_text
from menagerie.cli.lab_work import at_least_one, lab_errors, runner_of
from menagerie.cli.output import console, paragraph
from menagerie.cli.output_folder import output_folder
from menagerie.cli.progress import progress
from menagerie.cli.table_setup import game_named
from menagerie.core.words import Words


def puzzles(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Annotated[str, typer.Option("--out", metavar="FILE")],
    games: Annotated[int, typer.Option("--games", metavar="K")] = 20,
    most: Annotated[int, typer.Option("--most", metavar="N")] = 20,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J")] = None,
) -> None:
    from menagerie.club.puzzles.collection import collected, encode, parts, puzzles_in

    words: Words = ctx.obj
    rules = game_named(game, words)
    at_least_one(words, games=games, most=most, jobs=jobs)
    path = Path(out)
    if path.exists():
        raise CliError(words("cli-file-exists", path=out))
    output_folder(str(path.parent), words)
    with (
        lab_errors(out, words),
        runner_of(jobs, None, words) as runner,
        progress(games, words("cli-puzzles-progress")) as done,
    ):
        found = []
        for number, one in enumerate(
            runner.in_order(puzzles_in, parts(rules, games, valid_text("--seed", seed, words))), start=1
        ):
            found.append(one)
            done(number)
        kept = collected(found, most)
        path.write_bytes(encode(kept))
    paragraph(
        console(), words("cli-puzzles-written", path=out, games=games, found=sum(map(len, found)), kept=len(kept))
    )

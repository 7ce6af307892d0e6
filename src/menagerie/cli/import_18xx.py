"""`menagerie import-18xx`: imports a game exported from 18xx.games."""

from typing import Annotated

import typer

from menagerie.core.words import Words


def import_18xx(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    json: Annotated[bool, typer.Option("--json")] = False,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    trace: Annotated[bool, typer.Option("--trace")] = False,
) -> None:
    from menagerie.cli.import_18xx_file import import_file

    words: Words = ctx.obj
    if not import_file(words, file, json, out, strict, trace):
        raise typer.Exit(1)

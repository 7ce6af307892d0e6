"""`menagerie playthroughs`: writes the recorded playthroughs again, or checks them."""

from pathlib import Path
from typing import Annotated

import typer

from menagerie.cli.errors import CliError, os_error_text
from menagerie.core.words import Words


def playthroughs(
    ctx: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="FOLDER")] = "tests/playthroughs",
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    from menagerie.core.playthrough import regenerate

    words: Words = ctx.obj
    try:
        if check:
            _check(Path(folder), words)
            return
        for path in regenerate(Path(folder)):
            print(words("cli-playthroughs-written", path=str(path)))
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CliError(words("cli-cannot-write", path=folder, detail=os_error_text(error, words))) from None


def _check(folder: Path, words: Words) -> None:
    """Compares the files with what the rules give today, and writes nothing."""
    from menagerie.core.playthrough import file_name, play
    from menagerie.core.registry import all_games

    wanted = {file_name(game, one): (game, one) for game in all_games() for one in game.playthroughs}
    stray = {path.name for path in folder.glob("*.txt")} - wanted.keys()
    changed = [
        name
        for name, (game, one) in wanted.items()
        if not (folder / name).is_file() or (folder / name).read_text("utf-8") != play(game, one)
    ]
    if changed or stray:
        names = ", ".join(sorted([*changed, *stray]))
        raise CliError(words("cli-playthroughs-differ", files=names, folder=str(folder)), code=1)
    print(words("cli-playthroughs-same", count=len(wanted)))

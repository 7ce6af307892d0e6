"""`menagerie verify`: checks records."""

from typing import Annotated

import typer

from menagerie.cli.errors import one_line, print_error
from menagerie.cli.record_files import describe_record_error, names_in, read
from menagerie.core.contract import Fact
from menagerie.core.record import BadRecord, Record
from menagerie.core.record import verify as verify_record
from menagerie.core.registry import game as find_game
from menagerie.core.words import Words, words_for


def verify(ctx: typer.Context, files: Annotated[list[str], typer.Argument(metavar="FILE")]) -> None:
    words: Words = ctx.obj
    worst = 0
    for path in files:
        record: Record | None = None
        try:
            record = read(path, words)
            print(one_line(f"{path}: {_verdict(record, words)}"))
        except BadRecord as bad:
            print_error(f"{path}: {describe_record_error(bad, record, words)}")
            worst = max(worst, 1 if bad.readable else 2)
    if worst:
        raise typer.Exit(worst)


def _verdict(record: Record, words: Words) -> str:
    verdict = verify_record(record)
    own = words_for(find_game(verdict.game), words.language, names_in(record))
    facts: dict[str, Fact] = {"game": own("game-title"), "players": verdict.players, "moves": verdict.moves}
    if verdict.running:
        return own("cli-verify-running", **facts)
    if verdict.result is None:
        return own("cli-verify-unfinished", **facts)
    return own("cli-verify-ok", winners=own.names_of(verdict.result.winners), **facts)

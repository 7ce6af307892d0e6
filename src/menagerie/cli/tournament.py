"""`menagerie tournament`: pairs a published tournament again and says whether it comes out the same."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.errors import CliError, one_line, os_error_text
from menagerie.core.words import Words

if TYPE_CHECKING:
    from menagerie.club.tournaments.published import Checked, PublishedTournament


def tournament(ctx: typer.Context, file: Annotated[str, typer.Argument(metavar="FILE")]) -> None:
    from menagerie.club.tournaments import published

    words: Words = ctx.obj
    try:
        found = published.decode(_read(file, words))
        checked = published.check(found)
    except published.BadTournamentFile as bad:
        raise CliError(words("cli-tournament-bad", file=file, detail=one_line(str(bad))[:200])) from None
    _print(found, checked, words)
    if not checked.ok:
        raise typer.Exit(1)


def _read(file: str, words: Words) -> bytes:
    from menagerie.table.limits import TOURNAMENT_FILE_BYTES

    try:
        with Path(file).open("rb") as opened:
            return opened.read(TOURNAMENT_FILE_BYTES)
    except OSError as error:
        raise CliError(words("cli-record-cannot-read", detail=os_error_text(error, words))) from None
    except ValueError:  # a path no system can have
        raise CliError(words("cli-record-cannot-read", detail=repr(file))) from None


def _print(found: PublishedTournament, checked: Checked, words: Words) -> None:
    from menagerie.club.tournaments.published import folded
    from menagerie.club.tournaments.standings import standings

    tournament = folded(found)
    print(one_line(tournament.settings.name))
    if tournament.seed is None:
        print(words("cli-tournament-not-begun"))
        return
    print(words("cli-tournament-seed" if checked.seed else "cli-tournament-other-seed"))
    for each in checked.rounds:
        message = "cli-tournament-round" if each.same else "cli-tournament-other-round"
        print(words(message, number=each.number, tables=each.tables, byes=each.byes))
    print()
    for row in standings(tournament):
        name = one_line(tournament.entrant(row.entrant).name)
        print(words("cli-tournament-standing", place=row.place, name=name, points=_decimal(row.points, words)))


def _decimal(value: Fraction, words: Words) -> str:
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return text.replace(".", words("cli-decimal-point"))

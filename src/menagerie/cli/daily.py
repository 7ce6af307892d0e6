"""`menagerie daily`: checks the seed of a deal of the day, and records of games that were played with it."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from menagerie.cli.errors import CliError, one_line, print_error, valid_text
from menagerie.cli.record_files import describe_record_error, read
from menagerie.club import daily as deals
from menagerie.core.contract import AnyGame
from menagerie.core.record import BadRecord, Record
from menagerie.core.record import verify as verify_record
from menagerie.core.registry import all_games
from menagerie.core.words import Words, words_for


def daily(
    ctx: typer.Context,
    date: Annotated[str, typer.Argument(metavar="DATE")],
    seed: Annotated[str, typer.Argument(metavar="SEED")],
    commitment: Annotated[str, typer.Argument(metavar="COMMITMENT")],
    files: Annotated[list[str] | None, typer.Argument(metavar="FILE")] = None,
) -> None:
    words: Words = ctx.obj
    if not deals.is_date(date):
        raise CliError(words("cli-daily-date"))
    if deals.commitment(valid_text("SEED", seed, words)) != commitment:
        print_error(words("cli-daily-wrong"))
        raise typer.Exit(1)
    print(words("cli-daily-fits", date=date))
    for game in sorted(all_games(), key=lambda game: game.weight):
        print(one_line(_deal(game, date, seed, words)))
    worst = 0
    for path in files or ():
        try:
            record = read(path, words)
            verify_record(record)
        except BadRecord as bad:
            print_error(f"{path}: {describe_record_error(bad, None, words)}")
            worst = 2
            continue
        fits = _fits(record, date, seed)
        print(one_line(f"{path}: {words('cli-daily-record' if fits else 'cli-daily-other-record', date=date)}"))
        worst = max(worst, 0 if fits else 1)
    if worst:
        raise typer.Exit(worst)


def _deal(game: AnyGame, date: str, seed: str, words: Words) -> str:
    """How the game is played on that day, and its seed."""
    own = words_for(game, words.language)
    setup = deals.setup(game, date)
    usual = msgspec.to_builtins(game.options_type())
    other = [f"{own(f'option-{name}')}: {value}" for name, value in setup.options.items() if value != usual[name]]
    return own(
        "cli-daily-deal",
        game=own("game-title"),
        players=setup.players,
        place=setup.seat + 1,
        bot=own(f"bot-{setup.bot}-name"),
        options=", ".join(other) or own("cli-daily-usual"),
        seed=deals.game_seed(seed, game.name),
    )


def _fits(record: Record, date: str, seed: str) -> bool:
    """Whether the game was played with that day's deal, against its bots."""
    game = next((game for game in all_games() if game.name == record.game), None)
    if game is None or record.base is not None:
        return False
    setup = deals.setup(game, date)
    bots = [None if seat == setup.seat else setup.bot for seat in range(setup.players)]
    return (
        record.seed == deals.game_seed(seed, record.game)
        and record.options == setup.options
        and [seat.bot for seat in record.seats] == bots
    )

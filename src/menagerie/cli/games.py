"""`menagerie games`: the games, and one game with its bots and options."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from menagerie.bots import bots_for, levels
from menagerie.cli.output import console, labelled, paragraph
from menagerie.cli.table_setup import allowed_text, default_text, game_named, option_fields
from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games
from menagerie.core.words import Words, words_for


def games(ctx: typer.Context, game: Annotated[str | None, typer.Argument(metavar="GAME")] = None) -> None:
    words: Words = ctx.obj
    if game is None:
        _list_games(words)
    else:
        _show_game(game_named(game, words), words)


def _players(game: AnyGame) -> str:
    fewest, most = game.players
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def _list_games(words: Words) -> None:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("name", "title", "players", "summary", "bots"):
        grid.add_column(words(f"cli-games-{heading}"), no_wrap=heading in ("name", "players"))
    for game in all_games():
        own = words_for(game, words.language)
        grid.add_row(game.name, own("game-title"), _players(game), own("game-summary"), ", ".join(levels(game)))
    console().print(grid)


def level_text(words: Words, bot: str, paws: int) -> str:
    """A level in words: "Keeper (3 paws): weighs its chances. It …"."""
    return words(
        "level-line-about",
        name=words(f"bot-{bot}-name"),
        paws=paws,
        like=words(f"bot-{bot}"),
        about=words(f"bot-{bot}-about"),
    )


def _show_game(game: AnyGame, words: Words) -> None:
    """One game: how many and which bots can play it, and its options with what each allows."""
    own, out = words_for(game, words.language), console()
    out.print(own("game-title"), style="bold")
    paragraph(out, own("game-summary"))
    out.print()
    labelled(out, [(words("cli-games-players-label"), _players(game))])
    out.print()
    out.print(words("cli-games-bots-label"), style="bold")
    labelled(out, [(f"  {name}", level_text(own, name, paws)) for name, paws in levels(game).items()])
    others = [name for name in bots_for(game) if name not in levels(game)]
    if others:
        labelled(
            out, [(f"  {name}", own("bot-line", strength=own("seat-bot"), like=own(f"bot-{name}"))) for name in others]
        )
    out.print()
    out.print(words("cli-games-options"), style="bold")
    rows = []
    for field in option_fields(game):
        choice = words("cli-games-allowed", allowed=allowed_text(field.type, words), default=default_text(field, words))
        rows.append((f"  {field.name}", f"{own(f'option-{field.name}-help')} {choice}"))
    if rows:
        labelled(out, rows)

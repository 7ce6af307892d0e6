"""`menagerie games`: what is on the shelf, and how a game can be varied."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from menagerie.bots import bots_for, levels
from menagerie.cli.page import console, entries, paragraph
from menagerie.cli.seating import allowed, game_named, option_fields, spoken_default
from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games
from menagerie.core.words import Words, words_for


def games(ctx: typer.Context, game: Annotated[str | None, typer.Argument(metavar="GAME")] = None) -> None:
    words: Words = ctx.obj
    if game is None:
        _shelf(words)
    else:
        _box(game_named(game, words), words)


def _players(game: AnyGame) -> str:
    fewest, most = game.players
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def _shelf(words: Words) -> None:
    shelf = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("name", "title", "players", "summary", "bots"):
        shelf.add_column(words(f"cli-games-{heading}"), no_wrap=heading in ("name", "players"))
    for game in all_games():
        own = words_for(game, words.language)
        shelf.add_row(game.name, own("game-title"), _players(game), own("game-summary"), ", ".join(bots_for(game)))
    console().print(shelf)


def _box(game: AnyGame, words: Words) -> None:
    """One game: how many and which bots can play it, and its options with what each allows."""
    own, paper = words_for(game, words.language), console()
    paper.print(own("game-title"), style="bold")
    paragraph(paper, own("game-summary"))
    paper.print()
    entries(paper, [(words("cli-games-players-label"), _players(game))])
    paper.print()
    paper.print(words("cli-games-bots-label"), style="bold")
    strengths = [(name, own(f"level-{level}"), own(f"bot-{name}")) for name, level in levels(game).items()]
    entries(paper, [(f"  {name}", own("bot-line", strength=how, like=like)) for name, how, like in strengths])
    paper.print()
    paper.print(words("cli-games-options"), style="bold")
    rows = []
    for field in option_fields(game):
        choice = words("cli-games-allowed", allowed=allowed(field.type, words), default=spoken_default(field, words))
        rows.append((f"  {field.name}", f"{own(f'option-{field.name}-help')} {choice}"))
    if rows:
        entries(paper, rows)

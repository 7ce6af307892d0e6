"""`menagerie play`: a game in the terminal, with people and bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from menagerie.cli.errors import CliError, one_line, os_error_text, valid_text
from menagerie.cli.standings import show_result
from menagerie.cli.table_setup import bots_for_seats, check_setup, game_named, options_from, split_list
from menagerie.core.contract import AnyGame
from menagerie.core.record import SUFFIX, Record, Seat, commitment, encode
from menagerie.core.words import Words, words_for


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    people: Annotated[int | None, typer.Option("--people", metavar="N")] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="A,B,..")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,..")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="K=V")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
) -> None:
    # Loaded here, so that the other commands do not wait for it.
    from menagerie.cli.local_table import LocalTable
    from menagerie.cli.screen import PlayerQuit, Screen
    from menagerie.cli.terminal import Terminal

    words: Words = ctx.obj
    rules = game_named(game, words)
    options = options_from(rules, option or (), words)
    seats = seats_for(rules, players, people, split_list(names), bots, words)
    check_setup(rules, len(seats), options, words)
    secret = secrets.token_hex(16) if seed is None else valid_text("--seed", seed, words)
    path = _record_path(rules, secret, out, words)
    own = words_for(rules, words.language, tuple(seat.name for seat in seats))
    welcome = own("cli-play-welcome", game=own("game-title"), players=own.join_list(list(own.names)))
    preface = f"{welcome}\n{own('cli-play-commitment', commitment=commitment(secret))}"
    with LocalTable(rules, options, seats, secret) as local:
        try:
            with Screen(own, shared=len(local.people) > 1) as screen:
                Terminal(local, screen, own, preface).run()
        except (PlayerQuit, KeyboardInterrupt) as leaving:
            _save(local.record(), path, words)
            print(words("cli-play-left", path=str(path)))
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return
        record = local.record()
    _save(record, path, words)
    assert record.result is not None
    show_result(screen.console, record.result, own)
    print(words("cli-play-saved", path=str(path)))


def seats_for(
    game: AnyGame,
    players: int | None,
    people: int | None,
    names: list[str],
    bots: str | None,
    words: Words,
) -> tuple[Seat, ...]:
    """Who sits where: people first, then bots.

    Without ``--people`` there are as many people as names, or one. Without ``--players`` there are as many seats as
    people and named bots need, and at least as many as the game does.
    """
    persons = people if people is not None else max(1, len(names))
    if persons < 1:
        raise CliError(words("cli-at-least-one", name="--people", number=persons))
    if len(names) > persons:
        raise CliError(words("cli-too-many-names", names=len(names), people=persons))
    total = max(game.players[0], persons + len(split_list(bots))) if players is None else players
    if total < persons:
        raise CliError(words("cli-too-many-people", people=persons, players=total))
    named = [_name(names[seat] if seat < len(names) else "", seat, words) for seat in range(persons)]
    named_bots = bots_for_seats(game, bots, total - persons, words)
    seats = [Seat(name) for name in named]
    seats += [Seat(f"{bot.capitalize()} {persons + at + 1}", bot) for at, bot in enumerate(named_bots)]
    return tuple(seats)


def _name(typed: str, seat: int, words: Words) -> str:
    return one_line(typed)[:40] or words.seat(seat)


def _record_path(game: AnyGame, seed: str, out: str | None, words: Words) -> Path:
    """The file for the record; tried before the first move rather than after the last. Nothing is overwritten."""
    stem = f"{game.name}-{commitment(seed)[:8]}"
    path = Path(f"{stem}{SUFFIX}" if out is None else out)
    again = 2
    while out is None and path.exists():
        path = Path(f"{stem}-{again}{SUFFIX}")
        again += 1
    try:
        with path.open("xb"):
            pass
        path.unlink()
    except FileExistsError:
        raise CliError(words("cli-file-exists", path=str(path))) from None
    except (OSError, ValueError) as error:
        detail = os_error_text(error, words) if isinstance(error, OSError) else repr(out)
        raise CliError(words("cli-cannot-write", path=str(path), detail=detail)) from None
    return path


def _save(record: Record, path: Path, words: Words) -> None:
    try:
        path.write_bytes(encode(record))
    except OSError as error:
        raise CliError(words("cli-cannot-write", path=str(path), detail=os_error_text(error, words))) from None

"""`menagerie play`: a game in the terminal, with people and bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from menagerie.cli.host import Host
from menagerie.cli.problem import Problem, one_line, proper_text, reason_of
from menagerie.cli.screen import Left, Screen
from menagerie.cli.seating import bots_on, check_setup, game_named, listed, options_from
from menagerie.cli.sitting import Sitting
from menagerie.cli.standings import show_result
from menagerie.core.contract import AnyGame
from menagerie.core.record import SUFFIX, Seat, commitment, encode
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
    words: Words = ctx.obj
    rules = game_named(game, words)
    options = options_from(rules, option or (), words)
    seats = seats_for(rules, players, people, listed(names), bots, words)
    check_setup(rules, len(seats), options, words)
    secret = secrets.token_hex(16) if seed is None else proper_text("--seed", seed, words)
    paper = _paper(rules, secret, out, words)
    sitting = Sitting(rules, options, seats, secret)
    own = words_for(rules, words.language, tuple(seat.name for seat in seats))
    welcome = own("cli-play-welcome", game=own("game-title"), players=own.join_list(list(own.names)))
    preface = f"{welcome}\n{own('cli-play-commitment', commitment=commitment(secret))}"
    try:
        with Screen(own, shared=len(sitting.people) > 1) as screen:
            Host(sitting, screen, own, preface).run()
    except (Left, KeyboardInterrupt) as leaving:
        _save(sitting, paper, words)
        print(words("cli-play-left", path=str(paper)))
        if isinstance(leaving, KeyboardInterrupt):
            raise
        return
    _save(sitting, paper, words)
    result = sitting.state.result()
    assert result is not None
    show_result(screen.paper, result, own)
    print(words("cli-play-saved", path=str(paper)))


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
        raise Problem(words("cli-at-least-one", name="--people", number=persons))
    if len(names) > persons:
        raise Problem(words("cli-too-many-names", names=len(names), people=persons))
    total = max(game.players[0], persons + len(listed(bots))) if players is None else players
    if total < persons:
        raise Problem(words("cli-too-many-people", people=persons, players=total))
    named = [_name(names[seat] if seat < len(names) else "", seat, words) for seat in range(persons)]
    sitting_bots = bots_on(game, bots, total - persons, words)
    seats = [Seat(name) for name in named]
    seats += [Seat(f"{bot.capitalize()} {persons + at + 1}", bot) for at, bot in enumerate(sitting_bots)]
    return tuple(seats)


def _name(typed: str, seat: int, words: Words) -> str:
    return one_line(typed)[:40] or words.seat(seat)


def _paper(game: AnyGame, seed: str, out: str | None, words: Words) -> Path:
    """Where the record goes; tried out before the first move rather than after the last. Nothing is overwritten."""
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
        raise Problem(words("cli-file-exists", path=str(path))) from None
    except (OSError, ValueError) as error:
        detail = reason_of(error, words) if isinstance(error, OSError) else repr(out)
        raise Problem(words("cli-cannot-write", path=str(path), detail=detail)) from None
    return path


def _save(sitting: Sitting, paper: Path, words: Words) -> None:
    try:
        paper.write_bytes(encode(sitting.record()))
    except OSError as error:
        raise Problem(words("cli-cannot-write", path=str(paper), detail=reason_of(error, words))) from None

"""`menagerie arena`: bots of any origin play each other round robin, and are rated."""

import shlex
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich import box
from rich.table import Table as Grid

from menagerie.bots import bots_for
from menagerie.cli.errors import CliError, valid_text
from menagerie.cli.lab_work import at_least_one, lab_errors, options_text, runner_of, typed_options
from menagerie.cli.output import console, paragraph
from menagerie.cli.output_folder import output_folder
from menagerie.cli.progress import progress
from menagerie.cli.table_setup import check_setup, game_named, options_from, split_list
from menagerie.core.contract import AnyGame
from menagerie.core.registry import game as find_game
from menagerie.core.words import Words
from menagerie.lab.arena.entrants import MOST_ENTRANTS, Entrant, UnknownBot, entrant_named, outside_entrant
from menagerie.lab.arena.match import MOVE_SECONDS, Arena
from menagerie.lab.arena.results_folder import PAGE, REPORT, FolderError, ResultsFolder
from menagerie.lab.arena.run import even_number, run_arena
from menagerie.lab.figures import percent, percent_range
from menagerie.lab.files import write_whole
from menagerie.lab.workers import Runner

if TYPE_CHECKING:  # openskill is an extra
    from menagerie.lab.arena.standings import ArenaReport

GAMES = 100


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,..")] = None,
    outside: Annotated[list[str] | None, typer.Option("--outside", metavar="NAME=COMMAND")] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="K")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="K=V")] = None,
    move_time: Annotated[int | None, typer.Option("--move-time", metavar="SECONDS")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="DIR")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    show: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    words: Words = ctx.obj
    rules = game_named(game, words)
    at_least_one(words, **{"games": games, "jobs": jobs, "move-time": move_time})
    try:
        if resume is not None:
            setup_given = (bots, outside, players, seed, option, move_time, out)
            if any(given is not None for given in setup_given):
                raise CliError(words("arena-resume-alone"))
            folder: ResultsFolder | None = ResultsFolder(Path(resume))
            plan = ResultsFolder(Path(resume)).setup()
            _check_resumed(plan, rules, words)
        else:
            plan = _plan(rules, bots, outside or [], players, seed, option or [], move_time, words)
            folder = None if out is None else ResultsFolder(output_folder(out, words))
            if folder is not None:
                folder.begin(plan)
        with runner_of(jobs, cluster, words) as runner:
            _play(plan, games, runner, folder, json, show, words)
    except FolderError as error:
        raise CliError(words(error.reason, **error.facts)) from None


def _plan(
    rules: AnyGame,
    bots: str | None,
    outside: list[str],
    players: int | None,
    seed: str | None,
    option: list[str],
    move_time: int | None,
    words: Words,
) -> Arena:
    """The arena as it was typed."""
    options = options_from(rules, option, words)
    seats = rules.players[0] if players is None else players
    check_setup(rules, seats, options, words)
    entrants = _entrants(rules, bots, outside, words)
    return Arena(
        game=rules.name,
        rules=rules.rules_version,
        players=seats,
        entrants=entrants,
        seed=valid_text("--seed", "0" if seed is None else seed, words),
        options=msgspec.to_builtins(options),
        move_seconds=MOVE_SECONDS if move_time is None else move_time,
    )


def _entrants(rules: AnyGame, bots: str | None, outside: list[str], words: Words) -> tuple[Entrant, ...]:
    found: list[Entrant] = []
    for name in split_list(bots):
        try:
            found.append(entrant_named(rules, name))
        except UnknownBot:
            known = ", ".join(bots_for(rules))
            raise CliError(words("cli-unknown-bot", name=name[:40], game=rules.title, known=known)) from None
    for typed in outside:
        try:
            found.append(outside_entrant(typed))
        except ValueError:
            raise CliError(words("arena-bad-outside", typed=typed[:60])) from None
    names = [entrant.name for entrant in found]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise CliError(words("arena-name-twice", name=twice[:40]))
    if not 2 <= len(found) <= MOST_ENTRANTS:
        raise CliError(words("arena-entrants", most=MOST_ENTRANTS, entrants=len(found)))
    return tuple(found)


def _check_resumed(plan: Arena, rules: AnyGame, words: Words) -> None:
    if plan.game != rules.name:
        raise CliError(words("arena-other-game", game=rules.name, stored=plan.game[:40]))
    if plan.rules != rules.rules_version:
        raise CliError(words("arena-other-rules", rules=rules.rules_version, stored=plan.rules))


def _play(
    plan: Arena, games: int | None, runner: Runner, folder: ResultsFolder | None, json: bool, show: bool, words: Words
) -> None:
    from menagerie.lab.arena.html_report import html_report
    from menagerie.lab.arena.standings import arena_report

    wanted = even_number(plan, GAMES if games is None else games)
    out = None if folder is None else str(folder.path)
    with lab_errors(out, words):
        try:
            with progress(wanted, words("cli-simulate-progress")) as done:
                results = run_arena(plan, wanted, runner, folder, done)
        except KeyboardInterrupt:
            if folder is not None:
                print(words("arena-interrupted", path=str(folder.path), game=plan.game), file=sys.stderr)
            raise
        report = arena_report(plan, results)
        if folder is not None:
            write_whole(folder.path / REPORT, msgspec.json.format(msgspec.json.encode(report)) + b"\n")
            write_whole(folder.path / PAGE, html_report(report, command_line(plan, wanted), words).encode())
    if json:
        print(msgspec.json.encode(report).decode())
        return
    _show(report, words)
    if folder is not None:
        paragraph(console(), words("arena-written", path=str(folder.path / PAGE)))
        if show:
            webbrowser.open((folder.path / PAGE).resolve().as_uri())


def command_line(plan: Arena, games: int) -> str:
    """The command that plays the same arena again."""
    own = ",".join(entrant.name for entrant in plan.entrants if not entrant.command)
    typed = ["menagerie", "arena", plan.game, *(["--bots", own] if own else [])]
    for entrant in plan.entrants:
        if entrant.command:
            typed += ["--outside", f"{entrant.name}={shlex.join(entrant.command)}"]
    options = msgspec.convert(plan.options, find_game(plan.game).options_type)
    typed += ["--games", str(games), "--players", str(plan.players), "--seed", plan.seed, *typed_options(options)]
    return shlex.join(typed)


def _show(report: "ArenaReport", words: Words) -> None:
    from menagerie.lab.arena.html_report import forfeits_text, milliseconds, rating_text

    plan = report.arena
    out, title = console(), find_game(plan.game).title
    paragraph(out, words("cli-simulate-title", game=title, games=report.games, players=plan.players))
    setup = words("cli-simulate-setup", seed=plan.seed, options=options_text(plan.options, words))
    paragraph(out, setup, style="dim")
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    faults = any(standing.forfeits for standing in report.standings)
    columns = ["rank", "name", "rating", "games", "share", "interval", "cost", *(["forfeits"] if faults else [])]
    for column in columns:
        grid.add_column(words(f"arena-column-{column}"), justify="left" if column == "name" else "right", no_wrap=True)
    for place, standing in enumerate(report.standings, 1):
        cells = [
            str(place),
            standing.name,
            rating_text(standing.rating.mu, standing.rating.interval, words),
            str(standing.games),
            percent(standing.share, words),
            percent_range(standing.interval, words),
            "–" if standing.milliseconds is None else milliseconds(standing.milliseconds, words),
            forfeits_text(standing.forfeits, words),
        ]
        grid.add_row(*cells[: len(columns)])
    out.print(grid)
    paragraph(out, words("arena-fair", fair=percent(report.fair, words)))
    if report.unfinished:
        paragraph(out, words("cli-simulate-unfinished", games=report.unfinished))

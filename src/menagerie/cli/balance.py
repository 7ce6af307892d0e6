"""`menagerie balance`: is a seat, a card, a tile, a power too strong?"""

import shlex
import webbrowser
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from menagerie.cli.errors import CliError
from menagerie.cli.lab_work import at_least_one, lab_errors, runner_of, series_of, typed_options
from menagerie.cli.output import console, paragraph
from menagerie.cli.output_folder import output_folder
from menagerie.cli.progress import progress
from menagerie.cli.table_setup import game_named, split_list
from menagerie.core.contract import AnyGame
from menagerie.core.words import Words
from menagerie.lab.balance.findings import findings
from menagerie.lab.balance.html_report import html_report
from menagerie.lab.balance.study import Study, study
from menagerie.lab.balance.variation import Variant, options_to_vary, variants, vary
from menagerie.lab.files import write_whole
from menagerie.lab.series import Series
from menagerie.lab.workers import Runner


class BalanceReport(msgspec.Struct, frozen=True):
    """What `--json` prints and balance.json holds."""

    study: Study
    variants: tuple[Variant, ...]


def balance(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option("--games", metavar="K")] = 200,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,..")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="K=V")] = None,
    varied: Annotated[str | None, typer.Option("--vary", metavar="A,B,..")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    show: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    words: Words = ctx.obj
    rules = game_named(game, words)
    at_least_one(words, games=games, jobs=jobs)
    series = series_of(rules, players, bots, seed, option, words)
    names = _varied(rules, varied, words)
    folder = None if out is None else output_folder(out, words)
    with lab_errors(out, words):
        with runner_of(jobs, cluster, words) as runner:
            report = _studied(rules, series, names, games, runner, words)
        if folder is not None:
            options = msgspec.convert(series.options, rules.options_type)
            typed = ["menagerie", "balance", rules.name, "--games", str(games), "--players", str(series.players)]
            typed += ["--bots", ",".join(series.bots), "--seed", seed, *typed_options(options)]
            typed += ["--vary", ",".join(names)] if names else []
            page = html_report(report.study, report.variants, shlex.join(typed), words)
            write_whole(folder / "balance.json", msgspec.json.format(msgspec.json.encode(report)) + b"\n")
            write_whole(folder / "balance.html", page.encode())
    if json:
        print(msgspec.json.encode(report).decode())
        return
    out_console = console()
    paragraph(out_console, words("cli-simulate-title", game=rules.title, games=games, players=series.players))
    for sentence in findings(rules, report.study, words):
        paragraph(out_console, f"• {sentence}")
    if folder is not None:
        _tell(folder / "balance.html", show, words)


def _varied(rules: AnyGame, typed: str | None, words: Words) -> list[str]:
    """The options to vary; ``all`` for every one whose values can be listed."""
    known = options_to_vary(rules)
    names = [name.replace("-", "_") for name in split_list(typed)]
    if names == ["all"]:
        return known
    for name in names:
        if name not in known:
            raise CliError(words("balance-cannot-vary", option=name[:40], known=", ".join(known)))
    return names


def _studied(
    rules: AnyGame, series: Series, names: list[str], games: int, runner: Runner, words: Words
) -> BalanceReport:
    """The study, and one more for each value of each option that is varied."""
    parts = 1 + sum(len(list(variants(rules, series, name))) for name in names)
    found: list[Variant] = []
    with progress(parts * games, words("cli-simulate-progress")) as done:
        whole = study(series, games, runner, done)
        for name in names:
            before = games * (1 + len(found))
            found += vary(rules, series, name, games, runner, lambda played, before=before: done(before + played))  # type: ignore[misc]  # mypy infers no type for a lambda with a default
    return BalanceReport(whole, tuple(found))


def _tell(path: Path, show: bool, words: Words) -> None:
    paragraph(console(), words("arena-written", path=str(path)))
    if show:
        webbrowser.open(path.resolve().as_uri())

"""`menagerie simulate`: bots play many games, with statistics."""

from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table as Grid

from menagerie.cli.lab_work import at_least_one, lab_errors, options_text, runner_of, series_of
from menagerie.cli.output import console, paragraph
from menagerie.cli.output_folder import output_folder
from menagerie.cli.progress import progress
from menagerie.cli.table_setup import game_named
from menagerie.core.registry import game as find_game
from menagerie.core.words import Words
from menagerie.lab.figures import decimal, percent, percent_range
from menagerie.lab.simulate import simulate as run_simulation
from menagerie.lab.tally import Report, Spread


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    games: Annotated[int, typer.Option("--games", metavar="K")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,..")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="K=V")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
) -> None:
    words: Words = ctx.obj
    rules = game_named(game, words)
    at_least_one(words, games=games, jobs=jobs)
    table = series_of(rules, players, bots, seed, option, words, default_bot="random")
    folder = None if out is None else output_folder(out, words)
    with (
        lab_errors(out, words),
        runner_of(jobs, cluster, words) as runner,
        progress(games, words("cli-simulate-progress")) as done,
    ):
        report = run_simulation(table, games, runner, folder, done)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report, words)


def _show(report: Report, words: Words) -> None:
    out = console()
    title = find_game(report.game).title
    paragraph(out, words("cli-simulate-title", game=title, games=report.games, players=report.players))
    setup = words("cli-simulate-setup", seed=report.seed, options=options_text(report.options, words))
    paragraph(out, setup, style="dim")
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "bot", "wins", "share", "interval", "score"):
        grid.add_column(words(f"cli-simulate-{heading}"), justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(report.bots):
        share, interval, score = report.shares[seat], report.intervals[seat], report.scores[seat]
        grid.add_row(
            str(seat + 1),
            bot,
            f"{report.wins[seat]:.10g}" if report.wins[seat] % 1 == 0 else f"{report.wins[seat]:.2f}",
            percent(share, words),
            percent_range(interval, words),
            _spread(score, words),
        )
    out.print(grid)
    if len(report.by_bot) > 1:
        for name, bot_share in report.by_bot.items():
            facts = {
                "bot": name,
                "share": percent(bot_share.share, words),
                "interval": percent_range(bot_share.interval, words),
                "fair": percent(bot_share.fair, words),
            }
            paragraph(out, words("cli-simulate-by-bot", **facts))
    paragraph(out, words("cli-simulate-length", length=_spread(report.length, words), actions=report.actions))
    if report.shared_games:
        paragraph(out, words("cli-simulate-shared", games=report.shared_games))
    if report.unfinished:
        paragraph(out, words("cli-simulate-unfinished", games=report.unfinished))
    paragraph(out, _advantage(report, words))


def _advantage(report: Report, words: Words) -> str:
    """Which seats are clearly better or worse off than the fair share."""
    better, worse = [], []
    for seat, interval in enumerate(report.intervals):
        if interval is not None and interval[0] > report.fair:
            better.append(str(seat + 1))
        elif interval is not None and interval[1] < report.fair:
            worse.append(str(seat + 1))
    said = [words("cli-simulate-fair", fair=percent(report.fair, words))]
    if better:
        said.append(words("cli-simulate-better", seats=words.join_list(better)))
    if worse:
        said.append(words("cli-simulate-worse", seats=words.join_list(worse)))
    if not better and not worse:
        said.append(words("cli-simulate-no-advantage"))
    return " ".join(said)


def _spread(spread: Spread, words: Words) -> str:
    if spread.mean is None or spread.sd is None or spread.min is None or spread.max is None:
        return "–"
    mean, sd = decimal(spread.mean, words), decimal(spread.sd, words)
    return words("cli-spread", mean=mean, sd=sd, least=spread.min, most=spread.max)

"""`menagerie simulate`: bots play many games, with statistics."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table as Grid

from menagerie.cli.errors import CliError, os_error_text, valid_text
from menagerie.cli.output import console, error_console, paragraph
from menagerie.cli.table_setup import bots_for_seats, check_setup, game_named, options_from
from menagerie.core.contract import Fact
from menagerie.core.registry import game as find_game
from menagerie.core.words import Words
from menagerie.lab.series import Series, SimulationError
from menagerie.lab.simulate import simulate as run_simulation
from menagerie.lab.tally import Report, Spread
from menagerie.lab.workers import Processes


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    games: Annotated[int, typer.Option("--games", metavar="K")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,..")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="K=V")] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J")] = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
) -> None:
    words: Words = ctx.obj
    rules = game_named(game, words)
    options = options_from(rules, option or (), words)
    seats = rules.players[0] if players is None else players
    check_setup(rules, seats, options, words)
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise CliError(words("cli-at-least-one", name=name, number=number))
    table = Series(
        game=rules.name,
        players=seats,
        bots=bots_for_seats(rules, bots, seats, words, default="random"),
        seed=valid_text("--seed", seed, words),
        options=msgspec.to_builtins(options),
    )
    folder = None if out is None else _folder(out, words)
    try:
        with _progress(games, words) as done:
            report = run_simulation(table, games, Processes(jobs), folder, done)
    except SimulationError as failure:
        facts: dict[str, Fact] = {"number": failure.number, "seed": failure.seed, "detail": failure.detail}
        raise CliError(words(failure.reason, **facts), code=1) from None
    except BrokenProcessPool:
        raise CliError(words("cli-simulate-worker-died"), code=1) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CliError(words("cli-cannot-write", path=str(out), detail=os_error_text(error, words))) from None
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report, words)


def _folder(out: str, words: Words) -> Path:
    """The folder for the records, tried out before the first game rather than after the last."""
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".menagerie-trial"
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as error:
        raise CliError(words("cli-cannot-write", path=out, detail=os_error_text(error, words))) from None
    return folder


@contextmanager
def _progress(games: int, words: Words) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=error_console(), transient=True) as bar:
        task = bar.add_task(words("cli-simulate-progress"), total=games)
        yield lambda done: bar.update(task, completed=done)


def _show(report: Report, words: Words) -> None:
    out = console()
    title = find_game(report.game).title
    paragraph(out, words("cli-simulate-title", game=title, games=report.games, players=report.players))
    options = ", ".join(f"{name}={_spoken(value, words)}" for name, value in report.options.items())
    paragraph(out, words("cli-simulate-setup", seed=report.seed, options=options), style="dim")
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "bot", "wins", "share", "interval", "score"):
        grid.add_column(words(f"cli-simulate-{heading}"), justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(report.bots):
        share, interval, score = report.shares[seat], report.intervals[seat], report.scores[seat]
        grid.add_row(
            str(seat + 1),
            bot,
            f"{report.wins[seat]:.10g}" if report.wins[seat] % 1 == 0 else f"{report.wins[seat]:.2f}",
            _percent(share, words),
            _interval(interval, words),
            _spread(score, words),
        )
    out.print(grid)
    if len(report.by_bot) > 1:
        for name, bot_share in report.by_bot.items():
            facts = {
                "bot": name,
                "share": _percent(bot_share.share, words),
                "interval": _interval(bot_share.interval, words),
                "fair": _percent(bot_share.fair, words),
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
    said = [words("cli-simulate-fair", fair=_percent(report.fair, words))]
    if better:
        said.append(words("cli-simulate-better", seats=words.join_list(better)))
    if worse:
        said.append(words("cli-simulate-worse", seats=words.join_list(worse)))
    if not better and not worse:
        said.append(words("cli-simulate-no-advantage"))
    return " ".join(said)


def _spoken(value: object, words: Words) -> str:
    if isinstance(value, bool):
        return words("cli-yes") if value else words("cli-no")
    return str(value)


def _percent(share: float | None, words: Words) -> str:
    return "–" if share is None else words("cli-percent", figure=_decimal(100 * share, words))


def _interval(interval: tuple[float, float] | None, words: Words) -> str:
    if interval is None:
        return "–"
    low, high = (_decimal(100 * end, words) for end in interval)
    return words("cli-percent-range", low=low, high=high)


def _spread(spread: Spread, words: Words) -> str:
    if spread.mean is None or spread.sd is None or spread.min is None or spread.max is None:
        return "–"
    mean, sd = _decimal(spread.mean, words), _decimal(spread.sd, words)
    return words("cli-spread", mean=mean, sd=sd, least=spread.min, most=spread.max)


def _decimal(figure: float, words: Words) -> str:
    return f"{figure:.1f}".replace(".", words("cli-decimal-point"))

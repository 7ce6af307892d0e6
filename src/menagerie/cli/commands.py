"""The commands, and the errors of how they were typed."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from menagerie.cli.arena import arena
from menagerie.cli.backup import backup, restore
from menagerie.cli.balance import balance
from menagerie.cli.bot_worker import bot_worker
from menagerie.cli.daily import daily
from menagerie.cli.dataset import dataset
from menagerie.cli.doctor import doctor
from menagerie.cli.errors import CliError
from menagerie.cli.games import games
from menagerie.cli.help_page import CommandPage, FrontPage, placeholder
from menagerie.cli.import_18xx import import_18xx
from menagerie.cli.learn import learn
from menagerie.cli.output import console
from menagerie.cli.play import play
from menagerie.cli.playthroughs import playthroughs
from menagerie.cli.puzzles import puzzles
from menagerie.cli.ratings import ratings
from menagerie.cli.replay import replay
from menagerie.cli.rules import rules
from menagerie.cli.serve import serve
from menagerie.cli.simulate import simulate
from menagerie.cli.tournament import tournament
from menagerie.cli.verify import verify
from menagerie.cli.version import version_text
from menagerie.core.words import Words

_UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # Typer shows the child, not the parent

app = typer.Typer(cls=FrontPage, add_completion=False, rich_markup_mode=None)
_KEEP = {"help_option_names": ["--help", "-h"], "allow_extra_args": True}

for _command in (
    games,
    rules,
    learn,
    play,
    serve,
    bot_worker,
    simulate,
    arena,
    balance,
    dataset,
    puzzles,
    verify,
    daily,
    tournament,
    replay,
    import_18xx,
    playthroughs,
    backup,
    restore,
    ratings,
    doctor,
):
    _name = _command.__name__.replace("_", "-")
    app.command(_name, cls=CommandPage, context_settings=_KEEP)(_command)


@app.callback(invoke_without_command=True, context_settings={"help_option_names": ["--help", "-h"]})
def front(ctx: typer.Context, version: Annotated[bool, typer.Option("--version", is_eager=True)] = False) -> None:
    if version:
        console().print(version_text(ctx.obj), soft_wrap=True)
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        ctx.get_help()


def run_command(argv: Sequence[str], words: Words) -> int:
    """Runs what was typed; returns the exit code."""
    try:
        code = typer.main.get_command(app).main(
            args=list(argv), prog_name="menagerie", standalone_mode=False, obj=words
        )
    except _UsageError as error:
        raise CliError(_usage_error(error, words)) from None
    return code if isinstance(code, int) else 0


def _usage_error(error: Any, words: Words) -> str:
    """What is wrong with how a command was typed, from the catalogue."""
    param = getattr(error, "param", None)
    match type(error).__name__:
        case "MissingParameter":
            return words("cli-missing-argument", name=_name_of(param, words))
        case "NoSuchOption":
            close = list(error.possibilities or ())
            if close:
                return words("cli-no-such-switch-close", name=error.option_name, close=", ".join(close))
            return words("cli-no-such-switch", name=error.option_name)
        case "BadOptionUsage":
            return words("cli-switch-value", name=error.option_name)
        case "BadParameter" if param is not None:
            return words("cli-not-a-number", name=_name_of(param, words))
        case _:
            return words("cli-bad-usage", detail=str(error.message))


def _name_of(param: Any, words: Words) -> str:
    return placeholder(param, words) if param.param_type_name == "argument" else str(param.opts[0])

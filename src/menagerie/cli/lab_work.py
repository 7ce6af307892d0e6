"""What the commands of the lab have in common: their numbers, where their work runs, and how it can fail."""

from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import msgspec

from menagerie.cli.errors import CliError, os_error_text, valid_text
from menagerie.cli.table_setup import bots_for_seats, check_setup, options_from
from menagerie.core.contract import AnyGame, Fact, Options
from menagerie.core.words import Words
from menagerie.lab.cluster import LOCAL, Cluster, ClusterError
from menagerie.lab.series import Series, SimulationError
from menagerie.lab.workers import Processes, Runner


def at_least_one(words: Words, **numbers: int | None) -> None:
    for name, number in numbers.items():
        if number is not None and number < 1:
            raise CliError(words("cli-at-least-one", name=f"--{name}", number=number))


def series_of(
    rules: AnyGame,
    players: int | None,
    bots: str | None,
    seed: str,
    option: Sequence[str] | None,
    words: Words,
    default_bot: str | None = None,
) -> Series:
    """The series that was typed; as few players as the game allows, and its best bot, where nothing is said."""
    options = options_from(rules, option or (), words)
    seats = rules.players[0] if players is None else players
    check_setup(rules, seats, options, words)
    return Series(
        game=rules.name,
        players=seats,
        bots=bots_for_seats(rules, bots, seats, words, default=default_bot),
        seed=valid_text("--seed", seed, words),
        options=msgspec.to_builtins(options),
    )


@contextmanager
def runner_of(jobs: int | None, cluster: str | None, words: Words) -> Iterator[Runner]:
    """Where the work was asked to run: in this process, in several, or on a cluster."""
    if cluster is None:
        yield Processes(jobs or 1)
        return
    if jobs is not None and cluster != LOCAL:
        raise CliError(words("cli-cluster-jobs"))
    try:
        with Cluster(cluster, jobs) as runner:
            yield runner
    except ClusterError as problem:
        raise CliError(words(problem.reason, **problem.facts), code=1 if "lost" in problem.reason else 2) from None


@contextmanager
def lab_errors(out: str | None, words: Words) -> Iterator[None]:
    """Puts into words why many games could not be played to their end."""
    try:
        yield
    except SimulationError as failure:
        facts: dict[str, Fact] = {"number": failure.number, "seed": failure.seed, "detail": failure.detail}
        raise CliError(words(failure.reason, **facts), code=1) from None
    except BrokenProcessPool:
        raise CliError(words("cli-simulate-worker-died"), code=1) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CliError(words("cli-cannot-write", path=str(out), detail=os_error_text(error, words))) from None


def options_text(options: dict[str, object], words: Words) -> str:
    """``longer=yes, market=3``: as they are typed."""
    return ", ".join(f"{name}={_spoken(value, words)}" for name, value in options.items())


def _spoken(value: object, words: Words) -> str:
    if isinstance(value, bool):
        return words("cli-yes") if value else words("cli-no")
    return str(value)


def typed_options(options: Options) -> list[str]:
    """The options that differ from the usual ones, as arguments of a command."""
    usual = type(options)()
    typed: list[str] = []
    for name in options.__struct_fields__:
        value = getattr(options, name)
        if value != getattr(usual, name):
            said = ",".join(map(str, value)) if isinstance(value, tuple) else str(value).lower()
            typed += ["--option", f"{name}={said}"]
    return typed

"""How far a long command is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from menagerie.cli.output import error_console


@contextmanager
def progress(total: int, description: str) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on stderr where that is a terminal. What it gives is called with how many are done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=error_console(), transient=True) as bar:
        task = bar.add_task(description, total=total)
        yield lambda done: bar.update(task, completed=done)

"""`python -m menagerie.server` without quotas and rate limits, since hundreds of players come from one address here.

On SIGUSR1 its machine's clock jumps an hour forward, on SIGUSR2 two hours back.
"""

from __future__ import annotations

import signal
import sys
import time
from functools import partial

import typer

from menagerie.server import command
from menagerie.server.settings import Settings
from tests.server.guests import FREE

vars(command)["Settings"] = partial(Settings, limits=FREE, bot_workers=1)

_read_clock = time.time
_jumps: list[float] = []


def clock_that_jumps() -> float:
    return _read_clock() + sum(_jumps)


if __name__ == "__main__":
    vars(time)["time"] = clock_that_jumps
    if sys.platform != "win32":
        signal.signal(signal.SIGUSR1, lambda *_: _jumps.append(3600))
        signal.signal(signal.SIGUSR2, lambda *_: _jumps.append(-7200))
    typer.run(command.serve)

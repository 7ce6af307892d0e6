"""The collector of reference cycles, set up so that it does not hold the event loop.

A server keeps much for long: code, catalogues, the logs of its tables. To look through all of that takes longer than
many moves, and nearly nothing of it is ever part of a cycle. So what has survived a full collection is left out of the
following ones; now and then, while the server has little else to do, one looks through everything again.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Literal

_YOUNG = 2_000
"""How many objects are made before the youngest are looked through; Python's own 700 are made by one or two moves."""
_OLDER, _OLDEST = 5, 20
_THOROUGH = 50
"""After so many full collections one looks through everything, as soon as the server is quiet, and"""
_AT_LATEST = 2_000
"""after so many in any case."""
_QUIET_SECONDS = 1.0
_QUIET_SHARE = 0.05
"""Which part of a processor a quiet server uses at most, over that time."""


class _Collections:
    since_thorough = 0
    """How many full collections there were since one looked through everything."""


def set_up() -> None:
    """For the whole process; doing it again changes nothing."""
    if _collected in gc.callbacks:
        return
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _OLDER, _OLDEST)
    gc.callbacks.append(_collected)


def leave_out_what_is_here() -> None:
    """What has just been made will be needed for long."""
    gc.freeze()


async def look_through_everything() -> None:
    """Now and then, until it is cancelled."""
    while True:
        used = time.process_time()
        await asyncio.sleep(_QUIET_SECONDS)
        quiet = time.process_time() - used <= _QUIET_SHARE * _QUIET_SECONDS
        if is_due(quiet):
            gc.unfreeze()
            gc.collect()
            _Collections.since_thorough = 0


def is_due(quiet: bool) -> bool:
    return _Collections.since_thorough >= (_THOROUGH if quiet else _AT_LATEST)


def _collected(phase: Literal["start", "stop"], info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        _Collections.since_thorough += 1
        gc.freeze()

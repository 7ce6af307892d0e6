"""The collector of reference cycles, set up so that it does not hold the event loop.

A server keeps much for long: code, catalogues, the logs of its tables. To look through all of that takes longer than
many moves, and nearly nothing of it is ever part of a cycle. So what has survived a full collection is left out of the
following ones; now and then one looks through everything again.
"""

from __future__ import annotations

import gc
from itertools import count
from typing import Literal

_YOUNG = 2_000
"""How many objects are made before the youngest are looked through; Python's own 700 are made by one or two moves."""
_OLDER, _OLDEST = 5, 20
_THOROUGH = 50
"""Every so many full collections, one looks through everything."""
_full = count(1)


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


def _collected(phase: Literal["start", "stop"], info: dict[str, int]) -> None:
    if info["generation"] < 2:
        return
    if phase == "stop":
        gc.freeze()
    elif next(_full) % _THOROUGH == 0:
        gc.unfreeze()

"""What is no longer needed is freed, also where it was long left out of collections; a busy server is not held."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from menagerie.server import garbage_collection
from menagerie.server.garbage_collection import is_due, look_through_everything, set_up


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture
def collecting(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    threshold = gc.get_threshold()
    monkeypatch.setattr(garbage_collection, "_QUIET_SECONDS", 0.01)
    monkeypatch.setattr(garbage_collection, "_QUIET_SHARE", float("inf"))
    monkeypatch.setattr(garbage_collection, "_THOROUGH", 2)
    monkeypatch.setattr(garbage_collection._Collections, "since_thorough", 0)
    set_up()
    yield
    gc.callbacks.remove(garbage_collection._collected)
    gc.set_threshold(*threshold)
    gc.unfreeze()


@pytest.mark.usefixtures("collecting")
async def test_what_survived_a_full_collection_is_freed_when_the_server_is_quiet() -> None:
    one = Ring()
    left = weakref.ref(one)
    gc.collect()
    del one
    gc.collect()
    assert left() is not None, "left out"
    looking = asyncio.create_task(look_through_everything())
    try:
        async with asyncio.timeout(60):
            while left() is not None:
                await asyncio.sleep(0.01)
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


def test_a_busy_server_waits_for_a_quiet_moment_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    due = {}
    for collections in (49, 50, 1_999, 2_000):
        monkeypatch.setattr(garbage_collection._Collections, "since_thorough", collections)
        due[collections] = is_due(quiet=True), is_due(quiet=False)
    assert due == {49: (False, False), 50: (True, False), 1_999: (True, False), 2_000: (True, True)}

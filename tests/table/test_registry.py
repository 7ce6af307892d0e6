"""The registry: one live table of each log, whatever is dropped from memory to make room."""

from __future__ import annotations

import asyncio

import pytest

from menagerie.table import registry as registry_module
from menagerie.table.entries import Said
from menagerie.table.registry import TableRegistry
from menagerie.table.settings import SeatSettings, TableSettings
from menagerie.table.store.memory import MemoryStore
from tests.table.tables import LIONS, CountingBots


async def full(monkeypatch: pytest.MonkeyPatch, tables: int) -> tuple[TableRegistry, list[str]]:
    """A registry with room for two tables, and more tables than that."""
    monkeypatch.setattr(registry_module, "LIVE_TABLES", 2)
    registry = TableRegistry(MemoryStore(), CountingBots())
    settings = TableSettings(game="lucky-lions", options={}, seats=(SeatSettings(), SeatSettings()))
    return registry, [await registry.make(LIONS, settings, "ada", {0: ("ada", "Ada")}) for _ in range(tables)]


async def test_a_table_that_somebody_holds_is_never_loaded_a_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was about to sit down when the table was dropped would otherwise sit at another one than the next."""
    registry, tables = await full(monkeypatch, 4)
    held = await registry.table(tables[0])
    for other in tables[1:]:
        await registry.table(other)
    again = await registry.table(tables[0])
    assert again is held
    await again.request("ada", None, lambda _: [Said("Ada", 0, "still here")])
    assert isinstance(held.table.log[-1].entry, Said)
    await registry.close()


async def test_what_was_used_longest_ago_makes_room_and_what_is_in_use_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    registry, tables = await full(monkeypatch, 2)
    first, second = [await registry.table(table) for table in tables]

    class Reader:
        person = None

        def update(self) -> None: ...

        def update_presence(self) -> None: ...

    first.enter(Reader())
    loaded: list[str] = []
    load = registry.store.load

    async def counting(table: str) -> object:
        loaded.append(table)
        return await load(table)

    monkeypatch.setattr(registry.store, "load", counting)
    del second
    more = [await registry.make(LIONS, first.table.settings, "ada", {0: ("ada", "Ada")}) for _ in range(3)]
    assert await registry.table(tables[0]) is first
    assert loaded == []
    await asyncio.gather(*(registry.table(table) for table in (tables[1], tables[1], more[-1])))
    assert loaded == [tables[1]], "dropped, and loaded once for all who ask at the same time"
    await registry.close()

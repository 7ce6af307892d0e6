"""Retention: what nobody will ask for any more is removed, a little at a time."""

from __future__ import annotations

import asyncio
import logging

from menagerie.server.operation_settings import Operation
from menagerie.server.periodic_task import PeriodicTask
from menagerie.table.limits import REPORTS_KEPT_SECONDS, RETENTION_AT_ONCE, RETENTION_PAUSE, RETENTION_SECONDS
from menagerie.table.registry import TableRegistry
from menagerie.table.store.sql_moderation import SqlModeration

_log = logging.getLogger(__name__)
_DAY = 86_400.0


class Retention:
    def __init__(self, registry: TableRegistry, moderation: SqlModeration, operation: Operation) -> None:
        self._registry = registry
        self._moderation = moderation
        self._operation = operation
        self._task = PeriodicTask(self.sweep, RETENTION_SECONDS, "what is old could not be removed")

    def open(self) -> None:
        self._task.open()

    async def close(self) -> None:
        await self._task.close()

    async def sweep(self) -> tuple[int, int]:
        """Removes what is too old; how many games and guests that were."""
        now, store = self._registry.now(), self._registry.store
        games = guests = 0
        days = self._operation.keep_games_days
        while days is not None:
            old = await store.over_before(now - days * _DAY, RETENTION_AT_ONCE)
            removed = [table for table in old if self._registry.forget(table)]
            await store.remove_tables(removed)
            games += len(removed)
            if len(removed) < RETENTION_AT_ONCE:
                break
            await asyncio.sleep(RETENTION_PAUSE)
        await self._moderation.remove_reports_before(now - REPORTS_KEPT_SECONDS)
        before = now - self._operation.keep_guests_days * _DAY
        while True:
            looked_at, removed_guests = await store.sessions.forget_unused(before, now, RETENTION_AT_ONCE)
            guests += removed_guests
            if looked_at < RETENTION_AT_ONCE:
                break
            await asyncio.sleep(RETENTION_PAUSE)
        if games or guests:
            _log.info("removed %d old games and %d guests who left nothing", games, guests)
        return games, guests

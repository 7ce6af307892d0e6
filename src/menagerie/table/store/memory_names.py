"""Names that are taken, in memory."""

from __future__ import annotations

from collections.abc import Callable

from menagerie.table.store.rows import PersonRow


class MemoryNames:
    def __init__(self, change: Callable[[PersonRow], None]) -> None:
        self._change = change
        self._holders: dict[str, str] = {}

    async def holder_of(self, skeleton: str) -> str | None:
        return self._holders.get(skeleton)

    async def reserve_and_change(self, person: PersonRow, skeleton: str) -> bool:
        if self._holders.get(skeleton, person.id) != person.id:
            return False
        self._holders = {name: holder for name, holder in self._holders.items() if holder != person.id}
        self._holders[skeleton] = person.id
        self._change(person)
        return True

"""What a store keeps about names."""

from __future__ import annotations

from typing import Protocol

from menagerie.table.store.rows import PersonRow


class NameStore(Protocol):
    """Names that are taken, by their skeletons (`name_skeleton`)."""

    async def holder_of(self, skeleton: str) -> str | None:
        """The person who has a name that looks like this."""
        ...

    async def reserve_and_change(self, person: PersonRow, skeleton: str) -> bool:
        """Changes the person and keeps their name for them; whether nobody else has one that looks like it."""
        ...

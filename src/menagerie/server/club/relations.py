"""Whom people block and mute, kept for those who are here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from menagerie.table.limits import KNOWN_PEOPLE, RELATIONS
from menagerie.table.nodes import Nodes
from menagerie.table.requests import Declined
from menagerie.table.store.sql_people import RelationKind, RelationRow, SqlPeople


class Apart(Struct, frozen=True):
    """From whom a person is kept apart."""

    blocked: frozenset[str] = frozenset()
    """One of the two has blocked the other: they never sit together, and read nothing of each other."""
    muted: frozenset[str] = frozenset()
    """The person does not want to read what these write."""

    @property
    def unheard(self) -> frozenset[str]:
        return self.blocked | self.muted


class Relations:
    def __init__(self, store: SqlPeople, nodes: Nodes | None) -> None:
        self._store = store
        self._nodes = nodes
        self._known: dict[str, Apart] = {}
        self.changed: Callable[[str], None] = lambda _: None
        """Called with the id of somebody for whom something has changed: a block concerns two."""
        if nodes is not None:
            nodes.on("relation", self._forget)

    async def apart(self, person: str) -> Apart:
        known = self._known.get(person)
        if known is None:
            known = Apart(*await self._store.apart_from(person))
            self._known[person] = known
            if len(self._known) > KNOWN_PEOPLE:
                del self._known[next(iter(self._known))]
        return known

    async def begin(self, person: str, kind: RelationKind, other: str, at: float) -> None:
        """Raises `Declined` where there are too many. Whoever blocks somebody does not follow them any more."""
        known = await self._store.relations_of(person)
        if sum(1 for row in known if row.kind == kind) >= RELATIONS:
            raise Declined("too-many", "people-too-many", most=RELATIONS)
        await self._store.relate(person, kind, other, at)
        if kind == "block":
            await self._store.unrelate(person, "follow", other)
        self._tell(person, other)

    async def of(self, person: str) -> list[RelationRow]:
        """Whom the person follows, mutes or blocks."""
        return await self._store.relations_of(person)

    async def end(self, person: str, kind: RelationKind, other: str) -> None:
        await self._store.unrelate(person, kind, other)
        self._tell(person, other)

    def _tell(self, *people: str) -> None:
        for person in people:
            self._forget(person)
            if self._nodes is not None:
                self._nodes.publish(f"relation {person}")

    def _forget(self, person: str) -> None:
        self._known.pop(person, None)
        self.changed(person)

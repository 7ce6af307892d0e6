"""Sign-ins in memory."""

from __future__ import annotations

from collections.abc import Iterable

from menagerie.table.store.rows import PersonRow
from menagerie.table.store.session_store import Session


class MemorySessions:
    def __init__(self, people: dict[str, PersonRow]) -> None:
        self._people = people
        self._sessions: dict[str, Session] = {}
        self._muted: dict[str, float] = {}

    async def start(self, session: Session, most: int, newcomer: PersonRow | None = None) -> None:
        if newcomer is not None:
            self._people[newcomer.id] = newcomer
        self._sessions[session.id] = session
        for old in (await self.of(session.person))[most:]:
            del self._sessions[old.id]

    async def find(self, session: str) -> Session | None:
        return self._sessions.get(session)

    async def of(self, person: str) -> list[Session]:
        mine = [session for session in self._sessions.values() if session.person == person]
        return sorted(mine, key=lambda session: (-session.seen, session.id))

    async def still_open(self, sessions: Iterable[str]) -> set[str]:
        return {session for session in sessions if session in self._sessions}

    async def touch(self, session: str, seen: float) -> None:
        known = self._sessions.get(session)
        if known is not None:
            self._sessions[session] = Session(known.id, known.person, known.created, seen, known.browser, known.system)

    async def end(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            self._sessions.pop(session, None)

    async def forget_unused(self, before: float, now: float, most: int) -> tuple[int, int]:  # noqa: ARG002 - as below
        return 0, 0  # nothing here outlives the process

    async def mute(self, person: str, until: float) -> None:
        self._muted[person] = until

    async def muted_until(self, person: str) -> float:
        return self._muted.get(person, 0.0)

"""Sign-ins: which browser is which person. A guest is stored when there is something worth keeping, and not before.

A new browser gets a cookie with the id of a guest who is not stored; name and code follow from the id and the server's
key, so that every answer says the same. The first name, table, seat or message stores the guest and the session.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from menagerie.server.device_names import device_name
from menagerie.server.periodic_task import PeriodicTask
from menagerie.server.session import SessionCookie, SignedIn
from menagerie.table.guest_names import guest_name
from menagerie.table.ids import code_from, new_id
from menagerie.table.limits import (
    KNOWN_SESSIONS,
    SESSION_CHECK_SECONDS,
    SESSION_SEEN_SECONDS,
    SESSIONS_OF_ONE,
)
from menagerie.table.people import People
from menagerie.table.store import Conflict, PersonRow, Session, SessionStore
from menagerie.table.time import Time


class Visitor(Struct, frozen=True):
    """Who sends a request, stored or not yet."""

    person: PersonRow
    signed_in: SignedIn
    stored: bool


class Connection(Protocol):
    """A WebSocket that belongs to a session."""

    def end_session(self) -> None:
        """The session has ended."""
        ...


class _Known(Struct):
    person: str | None
    """Whose session it is; nothing where there is none."""
    seen: float
    checked: float


class SignIns:
    def __init__(self, people: People, store: SessionStore, cookie: SessionCookie, time: Time) -> None:
        self.cookie = cookie
        self._people = people
        self._store = store
        self._time = time
        self._known: dict[str, _Known] = {}
        self._connections: dict[str, set[Connection]] = {}
        self._watch = PeriodicTask(
            self._end_what_ended_elsewhere, SESSION_CHECK_SECONDS, "sessions could not be checked", at_once=False
        )

    def open(self) -> None:
        self._watch.open()

    async def close(self) -> None:
        await self._watch.close()

    # --- who it is

    async def visitor(self, cookie: str | None, language: str) -> Visitor | None:
        """Who has this cookie; nothing where its signature is wrong or its session has ended."""
        signed_in = self.cookie.read(cookie)
        if signed_in is None:
            return None
        known = await self._look_up(signed_in)
        person = await self._people.find(signed_in.person)
        if person is None and self._people.was_removed(signed_in.person):
            return None  # whoever has an old cookie of theirs is somebody new
        if person is None:
            return Visitor(self._guest(signed_in.person, language), signed_in, stored=False)
        if known.person is None:  # perhaps another process has stored both since this one looked
            self._known.pop(signed_in.session, None)
            known = await self._look_up(signed_in)
        return Visitor(person, signed_in, stored=True) if known.person == person.id else None

    def new_visitor(self, language: str) -> Visitor:
        """A guest whom nobody has seen before, and whom nothing stores yet."""
        signed_in = SignedIn(new_id(20), new_id(20))
        return Visitor(self._guest(signed_in.person, language), signed_in, stored=False)

    def _guest(self, person: str, language: str) -> PersonRow:
        number = 1000 + int(self.cookie.derived(f"name {person}"), 16) % 9000
        code = code_from(int(self.cookie.derived(f"code {person}"), 16))
        return PersonRow(person, guest_name(language, number), None, code, None)

    async def _look_up(self, signed_in: SignedIn) -> _Known:
        now = self._time.now()
        known = self._known.pop(signed_in.session, None)
        if known is None or not 0 <= now - known.checked < SESSION_CHECK_SECONDS:
            found = await self._store.find(signed_in.session)
            known = _Known(None if found is None else found.person, 0.0 if found is None else found.seen, now)
        if known.person is not None and now - known.seen >= SESSION_SEEN_SECONDS:
            known.seen = now
            await self._store.touch(signed_in.session, now)
        self._known[signed_in.session] = known
        if len(self._known) > KNOWN_SESSIONS:
            del self._known[next(iter(self._known))]
        return known

    # --- beginning and ending

    async def keep(self, visitor: Visitor, user_agent: str) -> Visitor:
        """Stores a guest who is not stored yet, with the session: there is something worth keeping."""
        if visitor.stored:
            return visitor
        try:
            await self._store.start(self._session(visitor.signed_in, user_agent), SESSIONS_OF_ONE, visitor.person)
        except Conflict:  # two requests of a new guest at the same moment
            if await self._people.find(visitor.person.id) is None:
                raise
        self._known.pop(visitor.signed_in.session, None)
        return Visitor(visitor.person, visitor.signed_in, stored=True)

    async def sign_in(self, person: PersonRow, user_agent: str) -> SignedIn:
        """A new session of that person."""
        signed_in = SignedIn(person.id, new_id(20))
        await self._store.start(self._session(signed_in, user_agent), SESSIONS_OF_ONE)
        return signed_in

    def _session(self, signed_in: SignedIn, user_agent: str) -> Session:
        now = self._time.now()
        browser, system = device_name(user_agent)
        return Session(signed_in.session, signed_in.person, now, now, browser, system)

    async def of(self, person: str) -> list[Session]:
        return await self._store.of(person)

    async def muted(self, person: str) -> bool:
        """Whether the operator has told this person to be silent."""
        return await self._store.muted_until(person) > self._time.now()

    async def end(self, sessions: Iterable[str]) -> None:
        """Their cookies are worth nothing from now on, and their WebSockets are closed."""
        ended = list(sessions)
        await self._store.end(ended)
        for session in ended:
            self._known.pop(session, None)
            self._close(session)

    async def end_others(self, signed_in: SignedIn) -> None:
        others = [session.id for session in await self._store.of(signed_in.person) if session.id != signed_in.session]
        await self.end(others)

    # --- WebSockets

    def enter(self, session: str, connection: Connection) -> None:
        self._connections.setdefault(session, set()).add(connection)

    def leave(self, session: str, connection: Connection) -> None:
        here = self._connections.get(session, set())
        here.discard(connection)
        if not here:
            self._connections.pop(session, None)

    def _close(self, session: str) -> None:
        for connection in list(self._connections.get(session, ())):
            connection.end_session()

    async def _end_what_ended_elsewhere(self) -> None:
        """Another process on the same database may end a session; its WebSockets here are closed soon after."""
        here = list(self._connections)
        still_open = await self._store.still_open(here) if here else ()
        for session in here:
            if session not in still_open:
                self._known.pop(session, None)
                self._close(session)

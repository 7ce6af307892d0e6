"""What every request handler uses: registry, session cookie, rate limiters, render caches."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from litestar.connection import ASGIConnection
from msgspec import Struct

from menagerie.bots.turning_points import Review
from menagerie.core.words import LANGUAGES, Words, core_words
from menagerie.server.notices.delivery import Delivery
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.rendering import RenderCache
from menagerie.server.session import COOKIE, SessionCookie
from menagerie.server.settings import Settings
from menagerie.server.wire import ImportReport
from menagerie.table.lessons import LessonTables
from menagerie.table.limits import HEADER_LENGTH
from menagerie.table.live_table import LiveTable
from menagerie.table.registry import TableRegistry
from menagerie.table.replayed_positions import ReplayedPositions
from menagerie.table.store import PersonRow

Connection = ASGIConnection[Any, Any, Any, Any]
NEW_COOKIE = "menagerie_cookie"


class RateLimiters(Struct):
    reads: RateLimiter
    writes: RateLimiter
    analyses: RateLimiter
    passphrases: RateLimiter
    sockets: RateLimiter
    new_tables: RateLimiter
    imports: RateLimiter
    past_positions: RateLimiter
    lessons: RateLimiter
    reviews: RateLimiter
    confirmations: RateLimiter


class Context(Struct):
    settings: Settings
    registry: TableRegistry
    session: SessionCookie
    limiters: RateLimiters
    record_checks: asyncio.Semaphore
    """How many imported records are checked at the same time."""
    caches: WeakKeyDictionary[LiveTable, RenderCache]
    analyses: asyncio.Semaphore
    """How many questions about positions are answered at the same time."""
    look_backs: asyncio.Semaphore
    """How many readers' past positions are computed at the same time."""
    import_reports: dict[tuple[str, str], ImportReport]
    """By table and language."""
    replays: WeakKeyDictionary[LiveTable, ReplayedPositions]
    lessons: LessonTables
    reviews: WeakKeyDictionary[LiveTable, asyncio.Task[Review]]
    """The turning points of tables that are over: computed, or being computed."""
    review_turns: asyncio.Semaphore
    """How many of them are computed at the same time."""
    delivery: Delivery

    def cache(self, live: LiveTable) -> RenderCache:
        """What has been rendered of that table."""
        cache = self.caches.get(live)
        if cache is None:
            cache = self.caches[live] = RenderCache()
        return cache

    def replayed(self, live: LiveTable) -> ReplayedPositions:
        """The positions of that table, which is over."""
        replayed = self.replays.get(live)
        if replayed is None:
            replayed = self.replays[live] = ReplayedPositions(live.table)
        return replayed

    async def person(self, connection: Connection) -> PersonRow | None:
        """Who sends the request, where the session is known."""
        name = self.session.read(connection.cookies.get(COOKIE))
        return None if name is None else await self.registry.people.find(name)

    async def person_or_guest(self, connection: Connection) -> PersonRow:
        """Who sends the request; a new guest with a new session where nobody is known."""
        known = await self.person(connection)
        if known is not None:
            return known
        guest = await self.registry.people.new_guest(browser_language(connection))
        self.start_session(connection, guest)
        return guest

    def start_session(self, connection: Connection, person: PersonRow) -> None:
        """The response will carry the session cookie."""
        secure = connection.scope["scheme"] in ("https", "wss")
        connection.scope["state"][NEW_COOKIE] = self.session.header(person.id, secure)

    def words(self, connection: Connection) -> Words:
        """In the language the person chose, as far as it is known without the store, or the browser's."""
        name = self.session.read(connection.cookies.get(COOKIE))
        person = None if name is None else self.registry.people.known(name)
        chosen = None if person is None else person.language
        return core_words(chosen or browser_language(connection))


def context_of(connection: Connection) -> Context:
    context: Context = connection.app.state.context
    return context


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def browser_language(connection: Connection) -> str:
    """The first language there is a catalogue for among those the browser asks for."""
    for wanted in connection.headers.get("accept-language", "")[:HEADER_LENGTH].split(","):
        tag = wanted.strip()[:2].lower()
        if tag in LANGUAGES:
            return tag
    return "en"

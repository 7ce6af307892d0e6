"""What every request handler uses: registry, session cookie, rate limiters, render caches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Concatenate, ParamSpec, Protocol
from weakref import WeakKeyDictionary

from litestar import Response
from litestar.connection import ASGIConnection
from msgspec import Struct

from menagerie.bots.turning_points import Review
from menagerie.core.words import LANGUAGES, Words, core_words
from menagerie.server.club.daily_deals import DailyDeals
from menagerie.server.club.game_finder import GameFinder
from menagerie.server.club.host_texts import HostTexts
from menagerie.server.club.lobby import LobbyTables
from menagerie.server.club.outside_bots import OutsideBots
from menagerie.server.club.puzzle_search import PuzzleSearch
from menagerie.server.club.puzzles import Puzzles
from menagerie.server.club.rated_games import RatedGames
from menagerie.server.club.relations import Relations
from menagerie.server.club.removals import Removals
from menagerie.server.club.tournaments import Tournaments
from menagerie.server.loop_watchdog import LoopWatchdog
from menagerie.server.metrics import Metrics
from menagerie.server.notices.delivery import Delivery
from menagerie.server.quotas import Quotas
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.render_cache import RenderCache
from menagerie.server.replayed_tables import SentTable, sent
from menagerie.server.session import COOKIE, SessionCookie, SignedIn
from menagerie.server.settings import Settings
from menagerie.server.sign_ins import SignIns, Visitor
from menagerie.server.wire import ImportReport
from menagerie.table.lessons import LessonTables
from menagerie.table.limits import HEADER_LENGTH, REPLAY_SECONDS
from menagerie.table.live_table import LiveTable
from menagerie.table.registry import TableRegistry
from menagerie.table.replay_workers import ReplayWorkers
from menagerie.table.requests import Declined
from menagerie.table.store import PersonRow
from menagerie.table.store.sql_moderation import SqlModeration
from menagerie.table.store.sql_my_data import SqlMyData
from menagerie.table.store.sql_people import SqlPeople
from menagerie.table.visibility import may_see
from menagerie.table.work_queue import WorkQueue

Connection = ASGIConnection[Any, Any, Any, Any]
NEW_COOKIE = "menagerie_cookie"
P = ParamSpec("P")


class OpenConnection(Protocol):
    """An open WebSocket of a table."""

    address: str
    """Of who opened it, as `address_of` counts it."""

    def finish(self) -> None: ...

    def end_session(self) -> None: ...

    @property
    def person(self) -> str | None: ...

    def relations_changed(self) -> None:
        """Its person has blocked or muted somebody, was blocked, or that has ended."""
        ...

    def is_of(self, live: LiveTable, person: str) -> bool: ...

    @property
    def unsent(self) -> int: ...


class RateLimiters(Struct):
    reads: RateLimiter
    writes: RateLimiter
    analyses: RateLimiter
    passphrases: RateLimiter
    sockets: RateLimiter
    past_positions: RateLimiter
    lessons: RateLimiter
    reviews: RateLimiter
    confirmations: RateLimiter
    puzzles: RateLimiter
    bot_requests: RateLimiter


class Context(Struct):
    settings: Settings
    registry: TableRegistry
    session: SessionCookie
    sign_ins: SignIns
    quotas: Quotas
    limiters: RateLimiters
    connections: set[OpenConnection]
    """The open WebSockets of tables."""
    metrics: Metrics
    watchdog: LoopWatchdog
    started: float
    """By the monotonic clock."""
    record_workers: ReplayWorkers
    """For imported records, verifying, and playing on from a position."""
    position_workers: ReplayWorkers
    """For positions of games that are over, and past ones of running games."""
    caches: WeakKeyDictionary[LiveTable, RenderCache]
    analyses: asyncio.Semaphore
    """How many questions about positions are answered at the same time."""
    import_reports: dict[tuple[str, str], ImportReport]
    """By table and language."""
    sent_tables: WeakKeyDictionary[LiveTable, SentTable]
    """As they were sent to replay workers last."""
    lessons: LessonTables
    reviews: WeakKeyDictionary[LiveTable, asyncio.Task[Review]]
    """The turning points of tables that are over: computed, or being computed."""
    review_turns: asyncio.Semaphore
    """How many of them are computed at the same time."""
    delivery: Delivery
    outside_bots: OutsideBots
    lobby: LobbyTables
    game_finder: GameFinder
    people: SqlPeople
    relations: Relations
    moderation: SqlModeration
    host_texts: HostTexts
    rated_games: RatedGames
    messages: WorkQueue
    """Messages of tables that are to be answered."""
    tournaments: Tournaments
    daily: DailyDeals
    removals: Removals
    my_data: SqlMyData
    downloads: asyncio.Semaphore
    """At how many tables it is worked for such files at the same time."""
    puzzles: Puzzles
    puzzle_search: PuzzleSearch
    draining: bool = False
    """Whether the server is about to stop: nobody new is let in."""

    def relations_changed(self, person: str) -> None:
        """Tells what that person has open, and what the one whom it concerns has."""
        for connection in list(self.connections):
            if connection.person == person:
                connection.relations_changed()

    def cache(self, live: LiveTable) -> RenderCache:
        """What has been rendered of that table."""
        cache = self.caches.get(live)
        if cache is None:
            cache = self.caches[live] = RenderCache()
        return cache

    async def replay(
        self, live: LiveTable, work: Callable[Concatenate[SentTable, P], bytes], /, *args: P.args, **kwargs: P.kwargs
    ) -> bytes:
        """What a replay worker computes of that table."""
        table = self.sent_tables.get(live)
        if table is None or table.length != len(live.table.log):
            table = self.sent_tables[live] = sent(live.table)
        return await self.position_workers.run(REPLAY_SECONDS, table.id, work, table, *args, **kwargs)

    async def table(self, connection: Connection, table: str) -> LiveTable:
        """The table with that id; declined where the one who asks may not see it."""
        live = await self.registry.table(table)
        if not live.table.settings.spectators:
            person = await self.person(connection)
            if not may_see(live.table, None if person is None else person.id, live.now()):
                raise Declined("not-allowed", "table-no-spectators")
        return live

    async def visitor(self, connection: Connection) -> Visitor | None:
        """Who sends the request, stored or not, where there is a session."""
        return await self.sign_ins.visitor(connection.cookies.get(COOKIE), browser_language(connection))

    async def visitor_or_new(self, connection: Connection) -> Visitor:
        """Who sends the request; a new guest with a new cookie where nobody is known. Stores nothing."""
        known = await self.visitor(connection)
        if known is not None:
            return known
        new = self.sign_ins.new_visitor(browser_language(connection))
        self.give_cookie(connection, new.signed_in)
        return new

    async def person(self, connection: Connection) -> PersonRow | None:
        """Who sends the request, where that person is stored."""
        visitor = await self.visitor(connection)
        return visitor.person if visitor is not None and visitor.stored else None

    async def stored_visitor(self, connection: Connection) -> Visitor:
        """Who sends the request, stored from now on: there is something worth keeping."""
        visitor = await self.visitor_or_new(connection)
        if not visitor.stored:
            self.quotas.take("guests", None, address_of(connection))
        return await self.sign_ins.keep(visitor, user_agent_of(connection))

    async def person_or_guest(self, connection: Connection) -> PersonRow:
        return (await self.stored_visitor(connection)).person

    def give_cookie(self, connection: Connection, signed_in: SignedIn) -> None:
        """The response will carry the session cookie."""
        connection.scope["state"][NEW_COOKIE] = self.session.header(signed_in, is_secure(connection))

    def forget_cookie(self, connection: Connection) -> None:
        """The response will end the session cookie."""
        connection.scope["state"][NEW_COOKIE] = self.session.forget(is_secure(connection))

    def words(self, connection: Connection) -> Words:
        """In the language the person chose, as far as it is known without the store, or the browser's."""
        signed_in = self.session.read(connection.cookies.get(COOKIE))
        person = None if signed_in is None else self.registry.people.known(signed_in.person)
        chosen = None if person is None else person.language
        return core_words(chosen or browser_language(connection))


def encoded(raw: bytes) -> Response[Any]:
    """A response whose body is encoded already."""
    return Response(raw, status_code=200, media_type="application/json")


def context_of(connection: Connection) -> Context:
    context: Context = connection.app.state.context
    return context


def address_of(connection: Connection) -> str:
    """Whose requests are counted together: an IPv4 address, or the network that an IPv6 address is one of many in."""
    return "" if connection.client is None else counted_address(connection.client.host)


@lru_cache(maxsize=4096)
def counted_address(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


def is_secure(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def user_agent_of(connection: Connection) -> str:
    return connection.headers.get("user-agent", "")


def browser_language(connection: Connection) -> str:
    """The first language there is a catalogue for among those the browser asks for."""
    for wanted in connection.headers.get("accept-language", "")[:HEADER_LENGTH].split(","):
        tag = wanted.strip()[:2].lower()
        if tag in LANGUAGES:
            return tag
    return "en"

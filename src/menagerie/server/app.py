"""The server, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from weakref import WeakKeyDictionary

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.types import ASGIApp

from menagerie.server import games_api, me_api, openapi, records_api, tables_api
from menagerie.server.context import Context, RateLimiters
from menagerie.server.errors import HANDLERS
from menagerie.server.middleware import middleware
from menagerie.server.pages import read_page
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.session import SessionCookie
from menagerie.server.settings import Settings
from menagerie.server.table_connection import table_socket
from menagerie.table.bot_workers import BotWorkers, WorkerProcesses
from menagerie.table.limits import RECORD_CHECKS
from menagerie.table.registry import TableRegistry
from menagerie.table.store import Store
from menagerie.table.store.sql import SqlStore
from menagerie.table.time import Time

API = [
    games_api.list_games,
    games_api.read_rules,
    games_api.read_words,
    me_api.read_me,
    me_api.change_me,
    me_api.set_passphrase,
    me_api.continue_as,
    me_api.my_tables,
    tables_api.make_table,
    tables_api.play_now,
    tables_api.read_table,
    tables_api.join_table,
    tables_api.start_table,
    tables_api.rematch,
    tables_api.branch,
    records_api.import_record,
    tables_api.read_record,
    tables_api.read_position,
    tables_api.verify,
]


def make_app(
    settings: Settings, time: Time | None = None, bots: BotWorkers | None = None, store: Store | None = None
) -> ASGIApp:
    """The whole server as an ASGI application. Opening it may raise `StoreError`."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = store or SqlStore(settings.database)
        await opened.open()
        try:
            workers = bots or WorkerProcesses(settings.bot_workers)
            registry = TableRegistry(opened, workers, time, settings.pace)
            app.state.context = Context(
                settings=settings,
                registry=registry,
                session=SessionCookie(await opened.setting("cookie-key", token_hex(32))),
                limiters=_limiters(settings),
                record_checks=asyncio.Semaphore(RECORD_CHECKS),
                caches=WeakKeyDictionary(),
            )
            if isinstance(workers, WorkerProcesses):
                workers.warm_up()
            await registry.open()
            try:
                yield
            finally:
                await registry.close()
        finally:
            await opened.close()

    app = Litestar(
        route_handlers=[*API, openapi.read_api, table_socket, read_page],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        openapi_config=openapi.CONFIG,
        # The pages are compressed when they are built, and WebSocket messages are too small to gain from it.
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packed"),
        request_max_body_size=settings.limits.message_bytes,
        state=State(),
        debug=False,
        logging_config=None,
    )
    return middleware(app)


def _limiters(settings: Settings) -> RateLimiters:
    limits = settings.limits
    return RateLimiters(
        reads=RateLimiter(limits.reads),
        writes=RateLimiter(limits.writes),
        passphrases=RateLimiter(limits.passphrases),
        sockets=RateLimiter(limits.sockets),
        new_tables=RateLimiter(limits.new_tables),
        imports=RateLimiter(limits.imports),
    )

"""The server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.types import ASGIApp

from menagerie.server import openapi, records, shelf, tables, visitors
from menagerie.server.context import Context
from menagerie.server.guard import guard
from menagerie.server.identity import Signet
from menagerie.server.pages import read_page
from menagerie.server.problems import HANDLERS
from menagerie.server.restraint import Restraint
from menagerie.server.settings import Settings
from menagerie.server.socket import table_socket
from menagerie.table.house import House
from menagerie.table.store import Store
from menagerie.table.thinking import Thinkers, WorkerProcesses
from menagerie.table.time import Time

API = [
    shelf.list_games,
    shelf.read_rules,
    shelf.read_words,
    visitors.read_me,
    visitors.change_me,
    visitors.set_passphrase,
    visitors.continue_as,
    visitors.my_tables,
    tables.make_table,
    tables.play_now,
    tables.read_table,
    tables.join_table,
    tables.start_table,
    tables.rematch,
    tables.branch,
    records.bring_record,
    tables.read_record,
    tables.read_frame,
    tables.verify,
]


def make_app(settings: Settings, time: Time | None = None, thinkers: Thinkers | None = None) -> ASGIApp:
    """The whole server as an ASGI application. Opening it may raise `StoreProblem`."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        try:
            at_work = thinkers or WorkerProcesses(settings.thinkers)
            house = House(store, at_work, time, settings.pace)
            limits = settings.limits
            app.state.context = Context(
                settings=settings,
                house=house,
                signet=Signet(await store.setting("cookie-key", token_hex(32))),
                reads=Restraint(limits.reads),
                writes=Restraint(limits.writes),
                passphrases=Restraint(limits.passphrases),
                sockets=Restraint(limits.sockets),
            )
            if isinstance(at_work, WorkerProcesses):
                at_work.warm_up()
            await house.open()
            try:
                yield
            finally:
                await house.close()
        finally:
            await store.close()

    app = Litestar(
        route_handlers=[*API, openapi.read_api, table_socket, read_page],
        lifespan=[open_house],
        exception_handlers=HANDLERS,
        openapi_config=openapi.CONFIG,
        # The pages are packed when they are built, and what a socket says is too small to be worth it.
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packed"),
        request_max_body_size=settings.limits.message_bytes,
        state=State(),
        debug=False,
        logging_config=None,
    )
    return guard(app)

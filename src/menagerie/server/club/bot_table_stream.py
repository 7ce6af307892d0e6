"""A table as a bot reads it: the messages of the WebSocket, one a line."""

from __future__ import annotations

import asyncio

from menagerie.server.club.outside_bots import BotStream, Caller
from menagerie.server.context import Context
from menagerie.server.table_feed import TableFeed
from menagerie.table import consent, requests
from menagerie.table.live_table import LiveTable
from menagerie.table.reader_log import perspective_of


class BotTableStream(TableFeed, BotStream):
    """Reads a table as one of its players."""

    def __init__(
        self, context: Context, live: LiveTable, caller: Caller, address: str, language: str, since: int, text: bool
    ) -> None:
        BotStream.__init__(self, context.outside_bots, caller, address)
        TableFeed.__init__(self, context, live, caller.bot, language, self)
        self._context = context
        self._since = since
        self._text = text
        self._reading: asyncio.Future[None] | None = None

    async def begin(self) -> None:
        live, person = self._live, self.bot
        self._context.outside_bots.streams.add(self)
        self._context.connections.add(self)
        await live.request(person, None, lambda table: requests.offer_nonce(table, person, ""))
        await live.request(person, None, lambda table: consent.returned(table, person))
        await self.read_relations()
        perspective = perspective_of(live.table, person)
        if self._since > self._cache.count(live, perspective):  # it has heard more at another node
            await live.catch_up(live.table.next_seq)
        await self._cache.prepare(live, perspective, self._language)
        live.enter(self)
        self._greet(self._since)

    async def end(self) -> None:
        self._live.leave(self)
        self._context.connections.discard(self)
        self._context.outside_bots.streams.discard(self)

    # --- as an open connection of a table

    def relations_changed(self) -> None:
        self._reading = asyncio.ensure_future(self.read_relations())

    def end_session(self) -> None:
        self.finish()

    def is_of(self, live: LiveTable, person: str) -> bool:
        return self._live is live and self.person == person

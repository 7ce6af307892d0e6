"""What one reader of a table is sent: the table, the log, the views, and who is connected, each when it has changed."""

from __future__ import annotations

import logging
from typing import Protocol

import msgspec

from menagerie.core.words import core_words
from menagerie.server import rendering, wire
from menagerie.server.context import Context
from menagerie.server.encoded_views import EncodedViews
from menagerie.server.rendering import encode
from menagerie.table.live_table import LiveTable
from menagerie.table.reader_log import Perspective, perspective_of
from menagerie.table.store import PersonRow
from menagerie.table.visibility import may_see

_log = logging.getLogger(__name__)


class Sink(Protocol):
    """Where the messages go: a WebSocket, or the lines of an HTTP response."""

    def put(self, messages: bytes) -> None:
        """One encoded message, or several with commas between them."""
        ...

    @property
    def held(self) -> bool: ...

    def hold(self) -> None:
        """What is put from now on waits for `release`."""
        ...

    def release(self) -> None: ...


class TableFeed:
    """A reader of a table. There are many: slots take less than half of the memory."""

    __slots__ = (
        "__weakref__", "_cache", "_greeted", "_guest", "_language", "_last_presence", "_last_table", "_live",
        "_only_changes", "_perspective", "_presence_key", "_relations", "_removed", "_seats", "_seen", "_sent", "_sink",
        "_table_entries", "_text", "_unheard",
    )  # fmt: skip

    def __init__(self, context: Context, live: LiveTable, guest: PersonRow | None, language: str, sink: Sink) -> None:
        self._live = live
        self._cache = context.cache(live)
        self._relations = context.relations
        self._guest = guest
        self._language = language
        self._sink = sink
        self._greeted = False
        self._removed: frozenset[str] = frozenset()
        """Who had been removed when everything was sent last: then earlier lines change too."""
        self._perspective: Perspective = None
        self._seats: tuple[int, ...] = ()
        self._text = False
        """Whether the reader shows the position in words."""
        self._sent = 0
        self._seen: EncodedViews | None = None
        """The position that was sent last; all who were sent the same share it."""
        self._unheard: frozenset[str] = frozenset()
        """Whose chat messages the reader does not get."""
        self._only_changes = False
        """Whether the reader puts positions together from what changed (`Hello.changes`)."""
        self._last_table = 0
        """A hash of the last table without its clocks: a whole one would fill the memory."""
        self._table_entries = -1
        """`Table.other_entries` when the table was last compared."""
        self._last_presence: tuple[int, tuple[bool, ...]] | None = None
        self._presence_key: tuple[int, int] | None = None

    @property
    def person(self) -> str | None:
        return None if self._guest is None else self._guest.id

    def send(self, message: wire.ServerMessage) -> None:
        self._sink.put(encode(message))

    def _greet(self, since: int) -> None:
        """The table now, who is connected, the entries after the given number, and the views."""
        live = self._live
        self._perspective, self._seats = perspective_of(live.table, self.person), live.table.seats_of(self.person)
        entries = self._cache.count(live, self._perspective)
        fits = 0 <= since <= entries
        state = rendering.table_state(live, self.person, self._perspective)
        self._last_table, self._table_entries = _fingerprint(state), live.table.other_entries
        self.send(wire.Welcome(table=state, entries=entries, caught_up=fits))
        self._sent = since if fits else 0
        self._greeted, self._removed = True, live.table.removed
        self._last_presence = self._presence_key = None
        self.update_presence()
        self._send_entries()
        self._send_views(force=True)

    async def read_relations(self) -> None:
        """Learns whose messages the reader does not get; where that is new, everything is sent again."""
        if self.person is None:
            return
        unheard = (await self._relations.apart(self.person)).unheard
        if unheard != self._unheard:
            self._unheard = unheard
            if self._greeted:
                await self._cache.prepare(self._live, self._perspective, self._language)
                self._greet(-1)

    def update(self) -> None:
        """Sends what is new *to this reader*, and nothing where that is nothing: not even that others moved.

        Where rendering fails, this reader gets an error message; what was sent before it stays sent.
        """
        if not self._greeted:
            return
        if not may_see(self._live.table, self.person, self._live.now()):
            self._shut_out()
            return
        sink = self._sink
        answering = sink.held
        sink.hold()
        try:
            self._send_changes()
        except Exception:  # noqa: BLE001 - whatever it is, this reader learns that something is missing
            _log.exception("rendering failed for a reader of table %s", self._live.table.id)
            self.send(wire.Refusal(token=None, reason="server", text=core_words(self._language)("wire-not-rendered")))
        if not answering:
            sink.release()

    def _shut_out(self) -> None:
        """The game has begun, and nobody may watch it."""
        self._live.leave(self)
        self._greeted = False

    def _send_changes(self) -> None:
        table = self._live.table
        if table.other_entries != self._table_entries:  # who holds which seat may have changed
            perspective = perspective_of(table, self.person)
            left = perspective != self._perspective and table.phase != "gathering"
            if left or table.removed != self._removed:
                self._greet(-1)
                return
            self._perspective, self._seats = perspective, table.seats_of(self.person)
        fresh = self._send_entries()
        self._send_views()
        self._send_table(force=fresh and table.clocks is not None)
        self.update_presence()

    def update_presence(self) -> None:
        """Sends who is connected, where that has changed. Passing seconds are no change."""
        live = self._live
        key = live.presence_version, live.table.other_entries
        if not self._greeted or key == self._presence_key:
            return
        self._presence_key = key
        here, presence = self._cache.presence(live)
        if here != self._last_presence:
            self._last_presence = here
            self._sink.put(presence)

    def _send_entries(self) -> bool:
        entries, lines = self._cache.news(self._live, self._perspective, self._language, self._sent, self._unheard)
        if entries == self._sent:
            return False
        self._sink.put(lines)
        self._sent = entries
        return True

    def _send_views(self, force: bool = False) -> None:
        """The whole position where that is forced, and to readers who want no less."""
        views = self._cache.views(self._live, self._sent, self._seats, self._language, self._text)
        before, self._seen = self._seen, views
        if force or before is None:
            self._sink.put(views.whole())
        elif not views.shows_the_same(before):
            self._sink.put(views.changes(before) if self._only_changes else views.whole())

    def _send_table(self, force: bool) -> None:
        table = self._live.table
        if not force and table.other_entries == self._table_entries:
            return
        self._table_entries = table.other_entries
        state = rendering.table_state(self._live, self.person, self._perspective)
        if force or _fingerprint(state) != self._last_table:
            self._last_table = _fingerprint(state)
            self.send(wire.TableChanged(table=state))


def _fingerprint(state: wire.TableState) -> int:
    """What counts as a change; passing time does not."""
    seats = tuple(msgspec.structs.replace(seat, clock_ms=None) for seat in state.seats)
    return hash(encode(msgspec.structs.replace(state, seats=seats)))

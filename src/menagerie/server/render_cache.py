"""What has been rendered of one table, encoded, for all its readers.

A position is rendered once per change, seat and language; its text once more, for those who show it. A log line is
rendered once per language for all who see the same of it. Connecting and leaving renders nothing but who is here.
"""

from __future__ import annotations

import asyncio

from menagerie.core.contract import View
from menagerie.core.words import Words
from menagerie.server import rendering, wire
from menagerie.server.encoded_views import EncodedViews, ViewEncoder, ViewParts
from menagerie.server.rendering import encode
from menagerie.server.static_documents import document_of
from menagerie.table.limits import LINES_AT_ONCE, LINES_KEPT, LINES_KEPT_FOR
from menagerie.table.live_table import LiveTable
from menagerie.table.log_lines import table_words
from menagerie.table.reader_log import Perspective, ReaderEntry, ReaderLog, writer_of
from menagerie.table.table import Table

Here = tuple[int, tuple[bool, ...]]
"""How many spectators there are, and whose seats are connected."""
_NUMBERED = b'{"type":"entry","number":'
_UNNUMBERED = len(_NUMBERED) + 2  # "0,"
_SILENT = encode(
    wire.Entry(
        number=0, at=0.0, kind="table", seat=None, text="", event=None, chat=None, undone=None, headings=(), about=(),
        important=False,
    )
)[_UNNUMBERED:]  # fmt: skip
"""A line that its reader does not see."""


def _numbered(lines: list[bytes], before: int) -> bytes:
    """Lines as messages, numbered after so many before them."""
    return b",".join([b"%b%d,%b" % (_NUMBERED, n, line) for n, line in enumerate(lines, start=before + 1)])


class _Lines:
    """Encoded log lines without their numbers, which differ from reader to reader. The first ones may be missing: they
    take more memory than anything else of a table, and only newcomers ask for them."""

    __slots__ = ("_lines", "first", "keep_until")

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self.first = 0
        """How many are missing."""
        self.keep_until = 0
        """Up to which change of the table all are kept, since others may come as well."""

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def count(self) -> int:
        """Those that are missing included."""
        return self.first + len(self._lines)

    def after(self, number: int) -> list[bytes]:
        return self._lines[number - self.first :]

    def add(self, lines: list[bytes]) -> None:
        self._lines += lines

    def put_before(self, lines: list[bytes], first: int) -> None:
        """Lines that were missing; from now on only the first so many are."""
        self._lines[:0] = lines
        self.first = first

    def drop_all_but(self, number: int) -> None:
        self.first += len(self._lines) - number
        del self._lines[:-number]


class RenderCache:
    def __init__(self) -> None:
        self._version = -1
        self._names: tuple[str, ...] = ()
        self._words: dict[str, Words] = {}
        self._reader_log: ReaderLog | None = None
        self._positions: dict[int | None, View] = {}
        """What each seat that a reader holds may know, and the spectators."""
        self._encoder = ViewEncoder()
        self._waiting_on = b""
        self._parts: dict[tuple[int | None, str, bool], ViewParts] = {}
        self._views: dict[tuple[int, tuple[int, ...], str, bool], EncodedViews] = {}
        self._news: dict[tuple[Perspective, str, int], tuple[int, bytes]] = {}
        self._joined: dict[tuple[int, ...], bytes] = {}
        """Lines with commas between them, by the number of lines before them and the lines themselves."""
        self._lines: dict[tuple[Perspective, str], _Lines] = {}
        """The log of each perspective, as far as somebody has asked for it lately."""
        self._shared: dict[tuple[int, str], bytes] = {}
        """Lines rendered since the last change, by their entry: others may have the same one."""
        self._presence: tuple[tuple[int, int, int], Here, bytes] | None = None
        self._documented = False
        self._preparing: dict[tuple[Perspective, str], asyncio.Task[None]] = {}

    # --- positions

    def views(
        self, live: LiveTable, entries: int, seats: tuple[int, ...], language: str, text: bool = False
    ) -> EncodedViews:
        """One view for each seat the person holds, or the spectator's; to a reader who has so many log entries."""
        if live.version != self._version:
            self._refresh(live)
        key = entries, seats, language, text
        found = self._views.get(key)
        if found is None:
            wanted: tuple[int | None, ...] = () if live.table.state is None else seats or (None,)
            views = [self._view(live, seat, language, text) for seat in wanted]
            found = self._views[key] = EncodedViews(entries, self._waiting_on, views, shared=not seats)
        return found

    def _view(self, live: LiveTable, seat: int | None, language: str, text: bool) -> ViewParts:
        key = seat, language, text
        found = self._parts.get(key)
        if found is None:
            table, words = live.table, self._words_in(live.table, language)
            if text:
                shown = rendering.position_text(table, seat, words)
                found = self._view(live, seat, language, False).with_text(shown)
            else:
                found = self._encoder.parts(rendering.live_view(table, seat, self._position(live, seat), words))
            self._parts[key] = found
        return found

    def _position(self, live: LiveTable, seat: int | None) -> View:
        """What the seat may know; worked out for all readers together, since they know much of the same."""
        found = self._positions.get(seat)
        if found is None:
            table = live.table
            assert table.state is not None
            wanted = {seat}
            for reader in live.readers:
                wanted.update(table.seats_of(reader.person) or (None,))
            seats = [one for one in wanted if one not in self._positions]
            self._positions.update(zip(seats, table.game.views(table.state, seats), strict=True))
            found = self._positions[seat]
        return found

    def _words_in(self, table: Table, language: str) -> Words:
        found = self._words.get(language)
        if found is None:
            found = self._words[language] = table_words(table, language)
        return found

    # --- the log

    def count(self, live: LiveTable, perspective: Perspective) -> int:
        """How many log entries that perspective has."""
        return len(live.reader_log.entries(live.table, perspective))

    def news(
        self,
        live: LiveTable,
        perspective: Perspective,
        language: str,
        first: int,
        unheard: frozenset[str] = frozenset(),
    ) -> tuple[int, bytes]:
        """How many log lines that perspective has, and those after the first ones, with commas between them. Of chat
        messages that somebody unheard wrote, nothing but the number is left."""
        if live.version != self._version:
            self._refresh(live)
        if unheard:
            lines = self._rendered(live, perspective, language, first)
            visible = live.reader_log.entries(live.table, perspective)
            shown = [
                _SILENT if writer_of(live.table, one.logged) in unheard else line
                for one, line in zip(visible[first:], lines.after(first), strict=True)
            ]
            return lines.count, _numbered(shown, first)
        key = perspective, language, first
        found = self._news.get(key)
        if found is None:
            lines = self._rendered(live, perspective, language, first)
            fresh = lines.after(first)
            same = first, *map(id, fresh)  # those who see the same of a move share its lines
            joined = self._joined.get(same)
            if joined is None:
                joined = self._joined[same] = _numbered(fresh, first)
            found = self._news[key] = lines.count, joined
        return found

    async def prepare(self, live: LiveTable, perspective: Perspective, language: str, since: int = 0) -> None:
        """Renders a long log little by little, so that no other table waits for a newcomer to this one; lines that the
        reader has, the first so many, are left out."""
        key = perspective, language
        if not self._documented:  # made and encoded once a set-up, which takes a while in 18ZOO
            await asyncio.to_thread(document_of, live.table)
            self._documented = True
        if key in self._preparing:
            await asyncio.shield(self._preparing[key])
        self._refresh(live)
        lines, count = self._lines_of(key), len(live.reader_log.entries(live.table, perspective))
        since = since if 0 <= since <= count else 0
        missing = max(0, lines.first - since) + count - lines.count
        if missing > LINES_AT_ONCE:
            task = self._preparing[key] = asyncio.create_task(self._prepare(live, perspective, language, since))
            task.add_done_callback(lambda _: self._preparing.pop(key, None))
            await asyncio.shield(task)

    async def _prepare(self, live: LiveTable, perspective: Perspective, language: str, since: int) -> None:
        key, older = (perspective, language), list[bytes]()
        lines = self._lines_of(key)
        while True:
            if self._lines.get(key) is not lines:  # the names have changed
                older, lines = [], self._lines_of(key)
            lines.keep_until = self._version + LINES_KEPT_FOR
            visible, done = live.reader_log.entries(live.table, perspective), since + len(older)
            if done < lines.first:
                older += self._encoded(live.table, visible[done : min(done + LINES_AT_ONCE, lines.first)], language)
            else:
                if since < lines.first:  # others may have asked for some of them meanwhile
                    lines.put_before(older[: lines.first - since], since)
                older = []
                lines.add(self._encoded(live.table, visible[lines.count : lines.count + LINES_AT_ONCE], language))
                if lines.count >= len(visible):
                    return
            await asyncio.sleep(0)
            self._refresh(live)

    def _lines_of(self, key: tuple[Perspective, str]) -> _Lines:
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = _Lines()
        return lines

    def _rendered(self, live: LiveTable, perspective: Perspective, language: str, since: int) -> _Lines:
        """The lines of that perspective, those after so many at least."""
        lines, visible = self._lines_of((perspective, language)), live.reader_log.entries(live.table, perspective)
        if since < lines.first:
            lines.put_before(self._encoded(live.table, visible[since : lines.first], language), since)
        if lines.count < len(visible):
            lines.add(self._encoded(live.table, visible[lines.count :], language))
        return lines

    def _encoded(self, table: Table, entries: list[ReaderEntry], language: str) -> list[bytes]:
        words, shared, found = self._words_in(table, language), self._shared, []
        for one in entries:
            same = id(one), language  # readers who see the same of a move have the same object in their logs
            line = shared.get(same)
            if line is None:
                line = shared[same] = encode(rendering.entry(table, 0, one, words))[_UNNUMBERED:]
            found.append(line)
        return found

    # --- who is here

    def presence(self, live: LiveTable) -> tuple[Here, bytes]:
        """A `Presence`, and what of it counts as a change."""
        key = live.presence_version, live.table.other_entries, int(live.now())
        if self._presence is None or self._presence[0] != key:
            presence = rendering.presence(live)
            here = presence.spectators, tuple(seat.here for seat in presence.seats)
            self._presence = key, here, encode(presence)
        return self._presence[1:]

    def _refresh(self, live: LiveTable) -> None:
        """Drops what the last change made out of date."""
        if live.version == self._version:
            return
        self._version = live.version
        self._waiting_on = encode(live.table.waiting_on)
        self._positions.clear()
        self._encoder.clear()
        self._parts.clear()
        self._views.clear()
        self._news.clear()
        self._joined.clear()
        self._shared.clear()
        names = live.table.names
        if names != self._names or live.reader_log is not self._reader_log:
            self._names, self._reader_log = names, live.reader_log
            self._lines.clear()
            self._words.clear()
        for lines in self._lines.values():
            if len(lines) > LINES_KEPT[1] and lines.keep_until < self._version:
                lines.drop_all_but(LINES_KEPT[0])

"""A table in this process, for people who share a terminal.

It is the same table as the server's, with an in-memory store, bots that think in this process, and no clocks: one log,
one undo policy, one kind of record. Every person at the screen is a person of the table, so an undo that needs consent
asks the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from menagerie.core.contract import Action, AnyGame, AnyState, Options
from menagerie.core.event_lines import event_lines
from menagerie.core.record import Record, Seat, to_record
from menagerie.core.words import Words
from menagerie.table import requests
from menagerie.table.bot_workers import BotDecision, InProcessBots
from menagerie.table.live_table import Pace, Request
from menagerie.table.log_lines import LogLine, log_line
from menagerie.table.registry import TableRegistry
from menagerie.table.settings import SeatSettings, TableSettings
from menagerie.table.store.memory import MemoryStore
from menagerie.table.undo import UndoKind, undo_kind

if TYPE_CHECKING:
    from menagerie.table.live_table import LiveTable
    from menagerie.table.table import Table

T = TypeVar("T")
_SHOWN = ("move", "chat", "undo")
"""The kinds of log lines that are news at a terminal; who sits where is known."""


class LocalTable:
    """Plain calls instead of coroutines: each runs the table's event loop until it is done."""

    def __init__(self, game: AnyGame, options: Options, seats: tuple[Seat, ...], seed: str) -> None:
        self.game = game
        self.people = tuple(number for number, seat in enumerate(seats) if seat.bot is None)
        # Not asyncio.run: it would keep Ctrl-C from ending a read from the keyboard.
        self._loop = asyncio.new_event_loop()
        self._registry = TableRegistry(MemoryStore(), InProcessBots(seed), pace=Pace(0.0, 0.0))
        self._live: LiveTable = self._run(self._make(options, seats, seed))
        self._seen = {seat: len(self._live.reader_log.entries(self.table, seat)) for seat in self.people}

    async def _make(self, options: Options, seats: tuple[Seat, ...], seed: str) -> LiveTable:
        settings = TableSettings(
            game=self.game.name,
            options=to_record(options),
            seats=tuple(SeatSettings() if seat.bot is None else SeatSettings(seat.bot, seat.name) for seat in seats),
            whispers=False,
        )
        seated = {number: (_person(number), seats[number].name) for number in self.people}
        made = await self._registry.make(self.game, settings, _person(self.people[0]), seated, seed)
        return await self._registry.table(made)

    def __enter__(self) -> LocalTable:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.set_exception_handler(lambda _loop, _context: None)  # a bot that was interrupted is no news
        self._run(self._registry.close())
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(work)

    # --- reading it

    @property
    def table(self) -> Table:
        return self._live.table

    @property
    def state(self) -> AnyState:
        assert self.table.state is not None
        return self.table.state

    def is_bot(self, seat: int) -> bool:
        return self.table.seats[seat].bot is not None

    def news(self, seat: int, words: Words) -> list[str]:
        """The log lines that are new to the seat, without those of moves that were undone meanwhile."""
        entries = self._live.reader_log.entries(self.table, seat)
        first, self._seen[seat] = self._seen[seat], len(entries)
        fresh = entries[first:]
        undone = {number for entry in fresh for number in entry.undone or ()}
        lines = [log_line(self.table, e, words) for n, e in enumerate(fresh, start=first + 1) if n not in undone]
        return _texts(lines)

    def last_news(self, words: Words) -> list[str]:
        """What everybody may see of the last move."""
        events = self.table.events_of(self.table.moves[-1].seq) if self.table.moves else ()
        return [f"• {line.text}" for line in event_lines(self.game, events, None, words) if line.text]

    def record(self) -> Record:
        """The record so far; with its seed only when the game is over."""
        record = self.table.to_record()
        return record if record.result is not None else msgspec.structs.replace(record, seed=None)

    # --- changing it

    def wait_for_bots(self) -> None:
        """Lets the bots play until people are to decide, or the game is over."""
        self._run(self._live.bots_done())

    def _request(self, seat: int, request: Request) -> None:
        self._run(self._live.request(_person(seat), None, request))

    def decide(self, seat: int, action: Action) -> None:
        """Makes a move; raises `Declined` where the rules forbid it."""
        point = self.state.point(seat) or ""
        self._request(seat, lambda table: requests.act(table, seat, point, to_record(action)))

    def hint(self, seat: int) -> BotDecision:
        return self._run(self._live.hint(seat))

    def undo_kind(self, seat: int) -> UndoKind:
        return undo_kind(self.table, seat)

    def undo(self, seat: int) -> tuple[int, ...]:
        """Undoes the seat's last decision; the seats that have to agree first, where any do."""
        self._request(seat, lambda table: requests.ask_undo(table, seat))
        request = self.table.undo_request
        return () if request is None else request.waiting_for

    def answer_undo(self, seat: int, agree: bool) -> None:
        self._request(seat, lambda table: requests.answer_undo(table, seat, agree))


def _texts(lines: list[LogLine]) -> list[str]:
    """Lines with a bullet, under their headings; a heading with nothing under it is the newest, and stays."""
    texts: list[str] = []
    for line in lines:
        if line.kind in _SHOWN:
            texts += [f"{'#' * heading.level} {heading.text}" for heading in line.headings]
            if line.text:
                texts.append(f"• {line.text}")
    return texts


def _person(seat: int) -> str:
    return f"seat {seat}"

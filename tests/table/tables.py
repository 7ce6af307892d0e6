"""Tables to test with: people, moves and time, without a server."""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.contract import AnyGame
from menagerie.core.registry import game
from menagerie.table import requests
from menagerie.table.bot_workers import BotDecision, BotWorkers, InProcessBots
from menagerie.table.entries import AnyEntry, NonceOffered, SatDown
from menagerie.table.live_table import LiveTable, Pace, Services, summary
from menagerie.table.reader_log import ReaderEntry, ReaderLog
from menagerie.table.settings import ClockRule, SeatSettings, TableHeader, TableSettings
from menagerie.table.store import Store
from menagerie.table.store.memory import MemoryStore
from menagerie.table.table import Table
from menagerie.table.time import WallTime

LIONS = game("lucky-lions")


class Match:
    """A running table, of Lucky Lions by default; ``who`` names each seat's person, ``None`` stands for a bot."""

    def __init__(
        self,
        *who: str | None,
        played: AnyGame = LIONS,
        bot: str = "random",
        secret: str = "5" * 64,
        clock: ClockRule | None = None,
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        seats = tuple(SeatSettings(bot, f"Bot {n}") if name is None else SeatSettings() for n, name in enumerate(who))
        chosen = TableSettings(game=played.name, options=options, seats=seats, clock=clock, **(settings or {}))
        self.header = TableHeader(
            id="zoo", settings=chosen, rules=played.rules_version, owner="ada", secret=secret, created=0.0
        )
        self.table = Table(self.header)
        self.now = 100.0
        for seat, name in enumerate(who):
            if name is not None:
                self.table.add(self.now, [SatDown(seat, name, f"{name.title()} {seat}")])
        for person in self.table.people():
            self.table.add(self.now, [NonceOffered(person, f"nonce of {person}")])
        self.log([])

    def log(self, entries: list[AnyEntry]) -> None:
        """Adds the entries and what follows from them, as a live table does, on a fork."""
        self.table = self.table.fork()
        self.table.add(self.now, entries)
        while (more := requests.follow_up(self.table)) is not None:
            self.table.add(self.now, [more])

    @property
    def state(self) -> Any:
        return self.table.state

    def act(self, seat: int, choice: int = 0, by: Any = None) -> None:
        """One of the legal actions, by the person or bot that plays there."""
        by = by or ("person" if self.table.seats[seat].person_plays else "bot")
        action = msgspec.to_builtins(self.state.legal(seat)[choice])
        self.log(requests.act(self.table, seat, self.state.point(seat), action, by))

    def play_until(self, step: str, seat: int | None = None) -> None:
        """First choices, until that is to be decided (by that seat)."""
        for _ in range(2000):
            waiting = self.state.waiting_on
            if self.state.view(None).step == step and (seat is None or seat in waiting):
                return
            self.act(waiting[0])
        raise AssertionError(f"never came to {step}")

    def play_out(self) -> None:
        while self.table.phase == "running":
            self.act(self.state.waiting_on[0])

    def again(self) -> Table:
        """The same table, folded again from its log."""
        return Table(self.header).accept_all(self.table.log)

    def entries(self, perspective: int | None) -> list[ReaderEntry]:
        return ReaderLog().entries(self.table, perspective)


class CountingBots(InProcessBots):
    """Thinks in this process, and remembers which seats were asked."""

    def __init__(self) -> None:
        super().__init__("a seed")
        self.decided: list[int] = []
        self.prompted: list[int] = []

    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision:
        self.decided.append(seat)
        return await super().decide(table, seat, bot)

    async def act_unprompted(self, table: Table, seat: int, bot: str) -> BotDecision | None:
        self.prompted.append(seat)
        return await super().act_unprompted(table, seat, bot)


async def live_table(match: Match, bots: BotWorkers | None = None, store: Store | None = None) -> LiveTable:
    """The match as a live table, stored in memory unless another store is given; its bots are not woken yet."""
    used = store or MemoryStore()
    await used.make(match.header, match.table.log[:], match.table.phase, summary(match.table))
    return LiveTable(match.table, Services(used, bots or CountingBots(), WallTime(), Pace(0.0, 0.0, 0.0, 0.0)))

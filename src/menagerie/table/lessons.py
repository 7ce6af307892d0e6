"""The tables of lessons: real tables in memory, whose other seats are moved by the lesson's script.

Nothing of them is stored: the browser remembers the step, and any step can be opened anew, because a lesson says which
moves lead to it (`core/lesson.py`).
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Literal

import msgspec

from menagerie.core.contract import AnyGame
from menagerie.core.lesson import Lesson, Place, SeatAction, Verdict, judge, lesson_of
from menagerie.core.record import to_record
from menagerie.core.registry import UnknownGame
from menagerie.core.registry import game as find_game
from menagerie.table import requests, seed_commitment
from menagerie.table.bot_workers import BotWorkers
from menagerie.table.entries import AnyEntry, SatDown
from menagerie.table.ids import new_id
from menagerie.table.limits import LESSON_IDLE_SECONDS, LESSON_TABLES, LESSON_TABLES_OF_ONE
from menagerie.table.live_table import LiveTable, Pace, Services, summary
from menagerie.table.seat_names import BOT_NAMES, bot_names, distinct_name
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.store.memory import MemoryStore
from menagerie.table.store.rows import PersonRow
from menagerie.table.table import Table
from menagerie.table.time import Time


class NotWanted(Exception):
    """A try that the rules allow, and the lesson answers instead."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.kind)
        self.verdict = verdict


class LessonTable(LiveTable):
    """The table of one learner. No bot thinks here: the other seats do what the script says."""

    def __init__(self, table: Table, services: Services, lesson: Lesson, number: int) -> None:
        super().__init__(table, services)
        self.lesson = lesson
        self.number = number
        """Which step is open."""

    @property
    def place(self) -> Place:
        return self.lesson.places[self.number]

    @property
    def learner(self) -> str:
        return self.table.header.owner

    def wake_bots(self) -> None:
        """They never think here."""

    def try_action(self, table: Table, seat: int, point: str, action: dict[str, Any]) -> list[AnyEntry]:
        """The learner's move, if the step wants it; raises `Declined` (the rule's refusal) or `NotWanted`."""
        entries = requests.act(table, seat, point, action)
        assert table.state is not None
        verdict = judge(self.place, table.state, requests.decode_action(table, action))
        if verdict.kind != "wanted":
            raise NotWanted(verdict)
        return entries

    async def advance(self) -> bool:
        """Goes on to the next step and makes its moves; whether that step is in this table's position."""
        if self.number + 1 >= len(self.lesson.places) or not self.lesson.continues(self.number + 1):
            return False
        self.number += 1
        for move in self.place.step.moves:
            await self.request("", None, partial(_scripted, move=move))
        return True


def _scripted(table: Table, move: SeatAction) -> list[AnyEntry]:
    """A move of the script, checked by the rules like any other."""
    assert table.state is not None
    point = table.state.point(move.seat) or ""
    by: Literal["person", "bot"] = "person" if table.seats[move.seat].person_plays else "bot"
    return requests.act(table, move.seat, point, move.action, by)


class LessonTables:
    """All of them, a bounded number; whoever has been away longest makes room."""

    def __init__(self, bots: BotWorkers, time: Time, pace: Pace) -> None:
        self._bots, self._time, self._pace = bots, time, pace
        self._tables: dict[str, LessonTable] = {}
        """By id, in the order in which they were made."""
        self._used: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, table: str) -> LessonTable | None:
        found = self._tables.get(table)
        if found is not None:
            self._used[table] = self._time.now()
        return found

    async def open(
        self, game: AnyGame, lesson: Lesson, number: int, person: PersonRow, table_id: str | None = None
    ) -> LessonTable:
        """A table at that step, for that person."""
        self._make_room(person.id)
        number = min(number, len(lesson.places) - 1)
        wanted = table_id or f"{game.name}-{number}-{new_id()}"
        table = _table_at(game, lesson, number, person, self._time.now(), wanted)
        store = MemoryStore()
        await store.make(table.header, table.log[:], table.phase, summary(table))
        live = LessonTable(table, Services(store, self._bots, self._time, self._pace), lesson, number)
        self._tables[table.id] = live
        self._used[table.id] = self._time.now()
        return live

    def _make_room(self, person: str) -> None:
        now = self._time.now()
        for table, live in list(self._tables.items()):
            if not live.readers and now - self._used[table] > LESSON_IDLE_SECONDS:
                self._drop(table)
        own = [table for table, live in self._tables.items() if live.learner == person]
        for table in own[: len(own) - LESSON_TABLES_OF_ONE + 1]:
            self._drop(table)
        while len(self._tables) >= LESSON_TABLES:
            self._drop(min(self._used, key=lambda table: self._used[table]))

    def _drop(self, table: str) -> None:
        """Whoever still reads it is told at the next request that it is gone."""
        del self._tables[table], self._used[table]


_ID = re.compile(r"(?P<game>[0-9a-z-]+)-(?P<step>[0-9]{1,3})-[0-9a-z]{16}")


def step_of(table_id: str) -> tuple[AnyGame, Lesson, int] | None:
    """What a lesson's table began with: its id says so, and any process can open it again."""
    found = _ID.fullmatch(table_id)
    if found is None:
        return None
    try:
        game = find_game(found["game"])
    except UnknownGame:
        return None
    lesson = lesson_of(game)
    return None if lesson is None else (game, lesson, int(found["step"]))


def _table_at(game: AnyGame, lesson: Lesson, number: int, person: PersonRow, now: float, table_id: str) -> Table:
    """The learner's table at the moment when that step's text is shown."""
    setup = lesson.places[number].setup
    assert setup.players is not None
    names = bot_names()  # always the same: the texts may name them
    options = msgspec.convert(setup.options, game.options_type)
    settings = TableSettings(
        game=game.name,
        options=to_record(options),
        seats=tuple(
            SeatSettings() if seat == setup.seat else SeatSettings(lesson.opponent, next(names))
            for seat in range(setup.players)
        ),
        whispers=False,
    )
    header = TableHeader(
        id=table_id,
        settings=settings,
        rules=game.rules_version,
        owner=person.id,
        secret=seed_commitment.new_secret(),
        created=now,
    )
    table = Table(header)
    name = distinct_name(person.name, BOT_NAMES)
    table.add(now, [SatDown(setup.seat, person.id, name)])
    table.add(now, [requests.deal(table, setup.seed)])
    for move in lesson.moves_to(number):
        table.add(now, _scripted(table, move))
        while (more := requests.follow_up(table)) is not None:
            table.add(now, [more])
    return table

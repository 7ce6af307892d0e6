"""The puzzles of the day on this server: which they are, and what people answered.

Whatever happens several times, or in several processes at once, has one result: a day's puzzle is stored once, and a
person's first answer is the only one.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from menagerie.club import daily
from menagerie.club.puzzles.collection import shipped
from menagerie.club.puzzles.puzzle import Puzzle, UnusablePuzzle, game_of, verdict
from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games
from menagerie.table.limits import PUZZLE_ANSWER_DAYS, PUZZLE_DAYS, PUZZLES_FRESH
from menagerie.table.registry import TableRegistry
from menagerie.table.store.sql_puzzles import RIGHT, AnswerRow, DayRow, SqlPuzzles

_DOMAIN = "menagerie puzzles of the day 1\n"


class Puzzles:
    def __init__(self, registry: TableRegistry, store: SqlPuzzles, key: str) -> None:
        self._registry = registry
        self.store = store
        self._key = key
        self._days: dict[str, list[tuple[DayRow, Puzzle]]] = {}
        """Of the days that were asked for last: what a day has, it keeps."""

    def today(self) -> str:
        return daily.date_at(self._registry.now())

    def can_be_solved(self, day: str) -> bool:
        today = self.today()
        return daily.is_date(day) and daily.days_after(today, 1 - PUZZLE_DAYS) <= day <= today

    # --- which they are

    async def day(self, day: str) -> list[tuple[DayRow, Puzzle]]:
        """Those of a day that can be shown, from light to heavy games. Today's are stored when they are asked for
        first."""
        if day in self._days:
            return self._days[day]
        games = sorted(all_games(), key=lambda game: game.weight)
        known = {row.game: row for row in await self.store.day(day)}
        if day == self.today() and any(game.name not in known for game in games):
            for game in games:
                if game.name not in known and (puzzle := await self._chosen(game, day)) is not None:
                    await self.store.put_day(DayRow(day, game.name, puzzle.id, msgspec.json.encode(puzzle).decode()))
            known = {row.game: row for row in await self.store.day(day)}
            # once a day is enough
            await self.store.forget(
                daily.days_after(day, -PUZZLE_DAYS),
                daily.days_after(day, -PUZZLE_ANSWER_DAYS),
                self._registry.now() - PUZZLE_DAYS * 86_400,
            )
        found = []
        for game in games:
            row = known.get(game.name)
            if row is None or row.body is None:
                continue
            puzzle = msgspec.json.decode(row.body, type=Puzzle)
            try:
                game_of(puzzle)
            except UnusablePuzzle:  # the server was updated since, and brought new rules
                continue
            found.append((row, puzzle))
        if found:
            self._days[day] = found
            if len(self._days) > PUZZLE_DAYS:
                del self._days[min(self._days)]
        return found

    async def puzzle(self, day: str, game: str) -> tuple[DayRow, Puzzle] | None:
        return next((one for one in await self.day(day) if one[0].game == game), None)

    async def _chosen(self, game: AnyGame, day: str) -> Puzzle | None:
        """A puzzle of a game that was played here, if there is one that no day has had; otherwise one of those that
        are shipped, each in its turn before any comes again."""
        fresh = await self.store.fresh(game.name, game.rules_version, PUZZLES_FRESH)
        if fresh:
            body = await self.store.body(self._drawn(game, day, fresh))
            if body is not None:
                return msgspec.json.decode(body, type=Puzzle)
        known = shipped(game)
        if not known:
            return None
        used = await self.store.used(game.name, list(known))
        longest = min(used.get(puzzle, "") for puzzle in known)
        return known[self._drawn(game, day, [puzzle for puzzle in known if used.get(puzzle, "") == longest])]

    def _drawn(self, game: AnyGame, day: str, ids: Sequence[str]) -> str:
        """One of these, by the server's key and the date: nobody else can tell which before the day."""
        seed = hmac.new(self._key.encode(), f"{_DOMAIN}{day}\n{game.name}\n".encode(), sha256).hexdigest()
        return min(ids, key=lambda one: sha256(f"{seed}{one}".encode()).digest())

    # --- answers

    async def answer(self, person: str, row: DayRow, puzzle: Puzzle, place: int) -> AnswerRow:
        """The person's answer: this one, or an earlier one."""
        given = AnswerRow(
            date=row.date,
            game=row.game,
            person=person,
            puzzle=puzzle.id,
            place=place,
            verdict=verdict(puzzle, place),
            counts=row.date == self.today(),
            at=self._registry.now(),
        )
        if await self.store.answer(given):
            return given
        earlier = await self.answer_of(person, row.date, row.game)
        assert earlier is not None
        return earlier

    async def answer_of(self, person: str, day: str, game: str) -> AnswerRow | None:
        return next((one for one in await self.store.answers_of(person, day, day) if one.game == game), None)

    async def answers_of(self, person: str) -> list[AnswerRow]:
        """The person's own, as long as they are kept."""
        today = self.today()
        return await self.store.answers_of(person, daily.days_after(today, -PUZZLE_ANSWER_DAYS), today)

    def streak(self, answers: Sequence[AnswerRow]) -> int:
        """On how many days in a row one puzzle at least was solved: up to today, or to yesterday while today is still
        open."""
        solved = {one.date for one in answers if one.counts and one.verdict == RIGHT}
        day = self.today()
        if day not in solved:
            day = daily.days_after(day, -1)
        count = 0
        while day in solved:
            day, count = daily.days_after(day, -1), count + 1
        return count

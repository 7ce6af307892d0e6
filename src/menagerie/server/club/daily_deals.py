"""The deals of the day on this server: their set-ups, who plays them, and what counts.

Whatever happens several times, or in several processes at once, has one result: a deal is stored once, a person's table
has an id that follows from the day, the game and the person, and a game counts while it is stored as being played.
"""

from __future__ import annotations

import contextlib

import msgspec
from msgspec import Struct

from menagerie.bots import levels
from menagerie.club import daily
from menagerie.club.daily import Setup
from menagerie.core.contract import AnyGame
from menagerie.core.registry import UnknownGame, all_games
from menagerie.server.club.finished_tables import FinishedTables
from menagerie.table.entries import Abandoned, Conceded, Ended
from menagerie.table.ids import id_from
from menagerie.table.limits import DAILY_AT_ONCE, DAILY_DAYS, DAILY_SECONDS
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.requests import Declined
from menagerie.table.seat_names import bot_names
from menagerie.table.settings import DailyDeal, SeatSettings, TableSettings
from menagerie.table.store import Conflict, PersonRow
from menagerie.table.store.sql_daily import COUNTED, PLAYING, DealRow, PlayRow, SqlDaily
from menagerie.table.table import Table, UnsupportedRules


class Deal(Struct, frozen=True):
    """How a game is played on a day."""

    game: AnyGame
    rules: int
    setup: Setup


class DailyDeals(FinishedTables):
    def __init__(self, registry: TableRegistry, store: SqlDaily, key: str) -> None:
        super().__init__(registry, every=DAILY_SECONDS)
        self.store = store
        self._key = key
        self._forgotten = ""
        """The day on which old choices were forgotten last."""

    # --- the deals

    def today(self) -> str:
        return daily.date_at(self._registry.now())

    def commitment(self, day: str) -> str:
        return daily.commitment(self._seed(day))

    def seed(self, day: str) -> str | None:
        """Nothing before the day is over."""
        return self._seed(day) if day < self.today() else None

    def _seed(self, day: str) -> str:
        return daily.day_seed(self._key, day)

    async def deals(self, day: str) -> list[Deal]:
        """Those of a day, from light to heavy. Today's are stored when they are asked for first."""
        games = sorted(all_games(), key=lambda game: game.weight)
        known = {row.game: row for row in await self.store.deals(day)}
        if day == self.today() and any(game.name not in known for game in games):
            for game in games:
                if game.name not in known:
                    await self.store.put_deal(_row(game, day))
            known = {row.game: row for row in await self.store.deals(day)}
        return [_deal(game, known[game.name]) for game in games if game.name in known]

    async def deal(self, day: str, game: AnyGame) -> Deal | None:
        return next((deal for deal in await self.deals(day) if deal.game is game), None)

    # --- playing

    async def table_of(self, person: str, game: AnyGame) -> str | None:
        """Where that person plays today's deal, or has played it."""
        plays = await self.store.plays_of(person, self.today())
        return next((play.table for play in plays if play.game == game.name), None)

    async def begin(self, person: PersonRow, game: AnyGame) -> str:
        """The person's table with today's deal: always the same one."""
        day = self.today()
        deal = await self.deal(day, game)
        if deal is None or deal.rules != game.rules_version:
            raise Declined("not-allowed", "daily-other-rules")
        seed = self._seed(day)
        table = id_from(f"deal of the day {day} {game.name} {person.id} {seed}")
        seat = deal.setup.seat
        with contextlib.suppress(Conflict):  # it is there already
            await self._registry.make(
                game,
                _settings(deal, day, person.name),
                person.id,
                {seat: (person.id, person.name)},
                seed=daily.game_seed(seed, game.name),
                table_id=table,
                secret=seed,
            )
        await self.store.begin(day, game.name, person.id, table)
        return table

    # --- counting

    def concerns(self, table: Table) -> bool:
        return table.settings.daily is not None and table.finished

    async def catch_up(self) -> None:
        for table in await self.store.due(DAILY_AT_ONCE):
            await self.handle(table)
        if self._forgotten != (today := self.today()):
            await self.store.forget_choices(daily.days_after(today, -DAILY_DAYS))
            self._forgotten = today

    async def handle(self, table: str) -> None:
        """The game at that table is over: it counts, or not."""
        play = await self.store.play_at(table)
        if play is None or play.state != PLAYING:
            return
        try:
            live = await self._registry.table(table)
        except (UnsupportedRules, UnknownGame, UnknownTable):
            await self.store.end(msgspec.structs.replace(play, state="late"), ())
            return
        if live.table.finished:
            await self.store.end(ended_play(live.table, play), choices_of(live.table))


def ended_play(table: Table, play: PlayRow) -> PlayRow:
    """How the person's game ended."""
    at = next(logged.at for logged in table.log if isinstance(logged.entry, Ended | Conceded | Abandoned))
    changed = msgspec.structs.replace(play, ended=at, state="gave-up")
    mine = table.seats[seat_of(table)]
    helped = any(move.by != "person" for move in table.moves if move.seat == mine.number)
    if table.phase != "over" or table.conceded is not None or mine.resigned or mine.bot is not None or helped:
        return changed
    assert table.standings is not None
    assert table.settings.daily is not None
    standing = table.standings.standings[mine.number]
    state = COUNTED if at < table.settings.daily.until else "late"
    return msgspec.structs.replace(changed, state=state, score=standing.score, rank=standing.rank)


def seat_of(table: Table) -> int:
    """The seat of the one who plays."""
    return table.seats_of(table.header.owner)[0]


def choices_of(table: Table) -> list[tuple[str, str]]:
    """What the person chose, each with the position it was chosen in."""
    actions = [move.recorded for move in table.moves if move.seat == seat_of(table)]
    return [
        (history, daily.canonical(action)) for history, action in zip(daily.histories(actions), actions, strict=True)
    ]


def _row(game: AnyGame, day: str) -> DealRow:
    return DealRow(day, game.name, game.rules_version, msgspec.json.encode(daily.setup(game, day)).decode())


def _deal(game: AnyGame, row: DealRow) -> Deal:
    return Deal(game, row.rules, msgspec.json.decode(row.setup, type=Setup))


def _settings(deal: Deal, day: str, name: str) -> TableSettings:
    """Nothing there helps: no hints, no undo; and nobody watches while the day runs."""
    names = bot_names([name])
    seats = tuple(
        SeatSettings() if seat == deal.setup.seat else SeatSettings(deal.setup.bot, next(names))
        for seat in range(deal.setup.players)
    )
    return TableSettings(
        game=deal.game.name,
        options=deal.setup.options,
        seats=seats,
        whispers=False,
        hints=False,
        undo=False,
        hindsight=False,
        by_agreement=True,
        visibility="private",
        spectators=False,
        daily=DailyDeal(day, daily.ends(day)),
    )


def paws_of(deal: Deal) -> int | None:
    return levels(deal.game).get(deal.setup.bot)

"""Find a game: people who look for one are put together, or sit with bots once they have waited as long as they chose.

Who looks for what stands in the database, so that a page that is loaded again, a server that restarts and other nodes
go on from there. Each node that somebody looks through matches once a second; the database decides between two.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Protocol

import msgspec

from menagerie.bots import levels
from menagerie.club.matchmaking import Match, Wish, matches
from menagerie.club.pace import CLOCKS
from menagerie.club.ratings import bot_ratings
from menagerie.core.contract import AnyGame, BadSetup
from menagerie.core.registry import UnknownGame, all_games
from menagerie.core.registry import game as find_game
from menagerie.server.club.lobby_wire import FindGame, Finding, Found
from menagerie.server.club.relations import Relations
from menagerie.table.ids import new_id
from menagerie.table.limits import (
    FINDING_SECONDS,
    FOUND_SECONDS,
    WISH_KEPT_SECONDS,
    WISH_SEEN_SECONDS,
    WISHES,
)
from menagerie.table.registry import TableRegistry, UnknownTable, shuffled
from menagerie.table.requests import Declined
from menagerie.table.seat_names import bot_names, distinct_name
from menagerie.table.settings import SeatSettings, TableSettings
from menagerie.table.store import PersonRow
from menagerie.table.store.sql_lobby import SqlLobby, Taken, WishRow

_log = logging.getLogger(__name__)
_SAY_SECONDS, _HOLDS_SECONDS = WISH_SEEN_SECONDS


class Seeker(Protocol):
    """A connection through which somebody looks for a game."""

    def tell(self, message: Finding | Found) -> None: ...


class GameFinder:
    def __init__(self, registry: TableRegistry, store: SqlLobby, relations: Relations) -> None:
        self._registry = registry
        self.store = store
        self._relations = relations
        self._here: dict[str, set[Seeker]] = {}
        """Who looks for a game through this node."""
        self._waiting = 0
        self._said = 0.0
        self._someone = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._running = asyncio.create_task(self._run(), name="game finder")

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    # --- what people ask

    async def find(self, seeker: Seeker, person: PersonRow, wanted: FindGame) -> None:
        """That person looks for a game now, in place of what they looked for before. May raise `Declined`."""
        _check(wanted)
        now = self._registry.now()
        if await self._is_seated(person.id):
            self._enter(seeker, person.id)
            return
        await self.store.put_wish(WishRow(person.id, now, now, msgspec.json.encode(wanted).decode()))
        self._enter(seeker, person.id)
        self._tell(person.id, Finding(wanted, now, now, max(self._waiting, 1)))

    async def resume(self, seeker: Seeker, person: str) -> None:
        """That person comes back, and may still be looking for a game."""
        row, now = await self.store.wish_of(person), self._registry.now()
        if row is None or now - row.seen > WISH_KEPT_SECONDS:
            return
        if row.found is None:
            await self.store.touch_wishes([person], now)
            wanted = msgspec.json.decode(row.body, type=FindGame)
            seeker.tell(Finding(wanted, row.since, now, max(self._waiting, 1)))
        self._enter(seeker, person)

    async def stop(self, person: str) -> None:
        if await self._is_seated(person):  # too late: the others are at the table
            return
        await self.store.remove_wishes([person])
        self._tell(person, Finding(None, 0.0, self._registry.now(), 0))
        self._here.pop(person, None)

    def leave(self, seeker: Seeker, person: str) -> None:
        """The connection ends. The wish holds a few seconds longer, so that a page can be loaded again."""
        here = self._here.get(person)
        if here is not None:
            here.discard(seeker)
            if not here:
                del self._here[person]

    async def _is_seated(self, person: str) -> bool:
        """Whether a table has just been found, and will be told in a moment."""
        row = await self.store.wish_of(person)
        return row is not None and row.found is not None and self._registry.now() - row.seen <= WISH_KEPT_SECONDS

    def _enter(self, seeker: Seeker, person: str) -> None:
        self._here.setdefault(person, set()).add(seeker)
        self._someone.set()

    def _tell(self, person: str, message: Finding | Found) -> None:
        for seeker in self._here.get(person, ()):
            seeker.tell(message)

    # --- matching

    async def _run(self) -> None:
        """While somebody looks for a game here."""
        while True:
            if not self._here:
                self._someone.clear()
                await self._someone.wait()
            try:
                await self._look()
            except Exception:  # noqa: BLE001 - the database may be away for a while
                _log.exception("people who look for a game could not be matched")
            await asyncio.sleep(FINDING_SECONDS)

    async def _look(self) -> None:
        now = self._registry.now()
        if now - self._said >= _SAY_SECONDS:
            self._said = now
            await self.store.touch_wishes(self._here, now)
            await self.store.remove_wishes_before(now - WISH_KEPT_SECONDS)
        rows = await self.store.wishes(now - _HOLDS_SECONDS, WISHES)
        wishes = [await self._wish(row) for row in rows]
        for match in await asyncio.to_thread(matches, wishes, now, {game.name: game.players for game in all_games()}):
            await self._seat(match, now)
        await self._hand_over(now)
        await self._count(len(rows), now)

    async def _wish(self, row: WishRow) -> Wish:
        wanted = msgspec.json.decode(row.body, type=FindGame)
        apart = await self._relations.apart(row.person)
        return Wish(
            person=row.person,
            since=row.since,
            games=wanted.games,
            fewest=wanted.fewest,
            most=wanted.most,
            pace=wanted.pace,
            rated=wanted.rated,
            bots_after=wanted.bots_after,
            paws=wanted.paws,
            apart=apart.blocked,
        )

    async def _seat(self, match: Match, now: float) -> None:
        """These people get a table, unless another node is faster."""
        table = new_id()
        try:
            await self.store.take_wishes(match.people, table, now - _HOLDS_SECONDS, now)
        except Taken:
            return
        try:
            people = [person for one in match.people if (person := await self._registry.people.find(one)) is not None]
            settings, seated = table_for(match, people)
            game = find_game(match.game)
            await self._registry.make(game, settings, people[0].id, seated, table_id=table)
        except Exception:  # noqa: BLE001 - the others are matched all the same
            _log.exception("a table for people who look for a game could not be made")
            await self.store.look_on(table, now)

    async def _hand_over(self, now: float) -> None:
        """Those who are here are told where they sit."""
        for row in await self.store.seated_among(self._here) if self._here else []:
            assert row.found is not None
            try:
                await self._registry.table(row.found)
            except UnknownTable:
                if now - row.seen > FOUND_SECONDS:
                    await self.store.look_on(row.found, now)
                continue
            self._tell(row.person, Found(row.found))
            self._here.pop(row.person, None)
            await self.store.remove_wishes([row.person])

    async def _count(self, waiting: int, now: float) -> None:
        """Those who are here are told how many look for a game, when that changes."""
        if waiting == self._waiting:
            return
        self._waiting = waiting
        for person in list(self._here):
            row = await self.store.wish_of(person)
            if row is not None and row.found is None:
                self._tell(person, Finding(msgspec.json.decode(row.body, type=FindGame), row.since, now, waiting))


def _check(wanted: FindGame) -> None:
    """Raises `Declined` where nobody could ever be seated like that."""
    if wanted.fewest > wanted.most:
        raise Declined("malformed", "find-players-reversed", fewest=wanted.fewest, most=wanted.most)
    try:
        games = [find_game(name) for name in wanted.games]
    except UnknownGame as unknown:
        raise Declined("unknown", "find-unknown-game", name=unknown.name) from None
    if not any(max(game.players[0], wanted.fewest) <= min(game.players[1], wanted.most) for game in games):
        raise Declined("malformed", "find-players-of-no-game", fewest=wanted.fewest, most=wanted.most)
    if wanted.rated and wanted.bots_after is not None:
        for game in games:
            if bot_for(game, wanted.paws) not in bot_ratings(game.name):
                raise Declined("malformed", "http-rated-bot")


def table_for(match: Match, people: Sequence[PersonRow]) -> tuple[TableSettings, dict[int, tuple[str, str]]]:
    """The table's settings, and who sits where: seats are drawn by lot."""
    game, count = find_game(match.game), len(people) + match.bots
    order = shuffled(list(range(count)))
    seated: dict[int, tuple[str, str]] = {}
    names: list[str] = []
    for number, person in zip(order, people, strict=False):
        names.append(distinct_name(person.name, names))
        seated[number] = (person.id, names[-1])
    unused = bot_names(names)
    bot = bot_for(game, match.paws)
    seats = tuple(SeatSettings() if n in seated else SeatSettings(bot, next(unused)) for n in range(count))
    alone = len(people) == 1
    settings = TableSettings(
        game=game.name,
        options=options_for(game, count),
        seats=seats,
        clock=CLOCKS[match.pace],
        hints=alone and not match.rated,
        undo=alone,
        hindsight=alone and not match.rated,
        by_agreement=True,
        visibility="open",
        rated=match.rated,
    )
    return settings, seated


def options_for(game: AnyGame, players: int) -> dict[str, object]:
    """The usual options; where so many cannot play with them, with as few changes as that takes."""
    usual = game.options_type()
    chosen: dict[str, object] = msgspec.to_builtins(usual)
    if _can_play(game, players, chosen):
        return chosen
    plain = chosen
    fitting = [msgspec.to_builtins(options) for count, options in game.setups() if count == players]
    chosen = min(fitting, key=lambda options: sum(plain[name] != options[name] for name in plain))
    for name, value in plain.items():  # the setups are made for tests, and change more than is needed
        if _can_play(game, players, {**chosen, name: value}):
            chosen = {**chosen, name: value}
    return chosen


def _can_play(game: AnyGame, players: int, options: dict[str, object]) -> bool:
    try:
        game.check_new(players, msgspec.convert(options, game.options_type))
    except BadSetup:
        return False
    return True


def bot_for(game: AnyGame, paws: int) -> str:
    """The bot with so many paws, or the strongest below that where the game has none."""
    return next(name for name, has in reversed(levels(game).items()) if has <= paws)

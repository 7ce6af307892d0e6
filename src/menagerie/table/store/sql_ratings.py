"""Ratings in the database: the list of games that counted, to which games are only added, and the ratings after them.

Games count one after the other, also where several processes let them count: each takes the next number of the list,
which is unique. Whoever comes second begins again with the ratings that the first one left.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.limits import RACES
from menagerie.table.store import schema
from menagerie.table.store.errors import Conflict
from menagerie.table.store.rating_rows import (
    BoardRow,
    Calculation,
    Change,
    CurveRow,
    StoredRatedGame,
    StoredRatedSeat,
    StoredRating,
)
from menagerie.table.store.sql_people import removed_among
from menagerie.table.store.writer import Writer

DUE, DONE = "due", "done"
"""`game_table.rating_state` of a table that is to count once its game is over, and of one that has; any other text
says why it does not count, and nothing that it was never meant to."""
_ROWS_AT_ONCE = 200
_rating, _rated_game, _rated_seat = schema.rating.c, schema.rated_game.c, schema.rated_seat.c


class SqlRatings:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def due(self, most: int) -> list[str]:
        """Tables that are to count and whose game is over; the one that ended first comes first."""
        columns = schema.game_table.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(columns.id)
                .where(columns.rating_state == DUE, columns.phase.in_(("over", "abandoned")))
                .order_by(columns.updated)
                .limit(most)
            )
            return [row.id for row in found]

    async def count(self, table: str, game: str, opponents: str, people: Sequence[str], work: Calculation) -> bool:
        """Lets a game count, once; whether it did not yet. Raises `Conflict` where others are faster all the time."""
        for _ in range(RACES):
            with contextlib.suppress(Conflict):
                return await self._count(table, game, opponents, people, work)
        raise Conflict(table)

    async def _count(self, table: str, game: str, opponents: str, people: Sequence[str], work: Calculation) -> bool:
        counted = False

        async def job(connection: AsyncConnection) -> None:
            nonlocal counted
            counted = False
            known = await connection.execute(select(_rated_game.seq).where(_rated_game.table_id == table))
            if known.first() is not None:  # another process was faster
                return
            last = (await connection.execute(select(func.max(_rated_game.seq)))).scalar() or 0
            row = {"seq": last + 1, "table_id": table, "game": game, "opponents": opponents, "ended": 0.0}
            await connection.execute(insert(schema.rated_game), row)  # from here on nobody else comes between
            before = await _ratings(connection, game, opponents, people)
            rated, after = work(before)
            await connection.execute(
                update(schema.rated_game).where(_rated_game.seq == last + 1).values(ended=rated.ended)
            )
            await connection.execute(insert(schema.rated_seat), _seat_rows(last + 1, rated))
            gone = await removed_among(connection, people)
            await _put(connection, [one for one in after if one.person not in gone])
            await connection.execute(
                update(schema.game_table).where(schema.game_table.c.id == table).values(rating_state=DONE)
            )
            counted = True

        await self._writer.write(job)
        return counted

    async def leave_out(self, table: str, why: str) -> None:
        """The game of that table does not count."""
        columns = schema.game_table.c

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                update(schema.game_table)
                .where(columns.id == table, columns.rating_state == DUE)
                .values(rating_state=why)
            )

        await self._writer.write(job)

    # --- reading

    async def board(self, game: str, opponents: str, now: float, most: int, after: int = 0) -> list[BoardRow]:
        """The strongest, without as many as stand before them."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.rating, schema.person.c.name)
                .join(schema.person, schema.person.c.id == _rating.person_id)
                .where(_on_board(game, opponents, now))
                .order_by(_rating.board_key.desc(), _rating.person_id)
                .limit(most)
                .offset(after)
            )
            return [BoardRow(row.name, _rating_of(row)) for row in found]

    async def place(self, rating: StoredRating, now: float) -> int | None:
        """Its place on the leaderboard, from 1; nothing where it is not there."""
        if rating.board_key is None or rating.board_until <= now:
            return None
        async with self._engine.connect() as connection:
            before = await connection.execute(
                select(func.count())
                .select_from(schema.rating)
                .where(_on_board(rating.game, rating.opponents, now), _rating.board_key > rating.board_key)
            )
            return 1 + int(before.scalar() or 0)

    async def of_person(self, person: str) -> list[StoredRating]:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.rating)
                .where(_rating.person_id == person)
                .order_by(_rating.games.desc(), _rating.game, _rating.opponents)
            )
            return [_rating_of(row) for row in found]

    async def one(self, person: str, game: str, opponents: str) -> StoredRating | None:
        async with self._engine.connect() as connection:
            return (await _ratings(connection, game, opponents, [person])).get(person)

    async def curve(self, person: str, game: str, opponents: str, most: int) -> list[CurveRow]:
        """A person's latest games that counted, the oldest of them first."""
        mine = (
            select(_rated_game.seq, _rated_game.table_id, _rated_game.ended, _rated_seat.rank)
            .add_columns(_rated_seat.mu, _rated_seat.sigma)
            .join(schema.rated_seat, _rated_seat.game_seq == _rated_game.seq)
            .where(_rated_seat.person_id == person, _rated_game.game == game, _rated_game.opponents == opponents)
            .order_by(_rated_seat.game_seq.desc())
            .limit(most)
            .subquery()
        )
        players = (
            select(func.count()).select_from(schema.rated_seat).where(_rated_seat.game_seq == mine.c.seq)
        ).scalar_subquery()
        async with self._engine.connect() as connection:
            found = await connection.execute(select(mine, players.label("players")).order_by(mine.c.seq))
            return [CurveRow(row.table_id, row.ended, row.rank, row.players, row.mu, row.sigma) for row in found]

    async def of_table(self, table: str) -> StoredRatedGame | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.rated_game).where(_rated_game.table_id == table))
            row = found.first()
            if row is None:
                return None
            return (await _with_seats(connection, [row]))[0]

    async def state_of(self, table: str) -> str:
        """What became of the table's game: see `DUE`."""
        columns = schema.game_table.c
        async with self._engine.connect() as connection:
            found = await connection.execute(select(columns.rating_state).where(columns.id == table))
            row = found.first()
        return "" if row is None else str(row.rating_state)

    async def all_games(self) -> AsyncIterator[StoredRatedGame]:
        """Every game that counted, in the order in which they did."""
        last = 0
        while True:
            async with self._engine.connect() as connection:
                found = await connection.execute(
                    select(schema.rated_game)
                    .where(_rated_game.seq > last)
                    .order_by(_rated_game.seq)
                    .limit(_ROWS_AT_ONCE)
                )
                rows = list(found)
                games = await _with_seats(connection, rows)
            if not rows:
                return
            last = rows[-1].seq
            for game in games:
                yield game

    async def all_ratings(self) -> list[StoredRating]:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.rating))
            return [_rating_of(row) for row in found]

    async def removed_people(self) -> set[str]:
        """Who had everything of theirs removed: the games that counted hold their seats, and no rating is theirs."""
        async with self._engine.connect() as connection:
            return await _removed(connection)

    async def replace(self, changes: Sequence[Change], ratings: Sequence[StoredRating]) -> None:
        """Puts these games and ratings in place of all that is stored, in one transaction."""

        async def job(connection: AsyncConnection) -> None:
            for table in (schema.rated_seat, schema.rated_game, schema.rating):
                await connection.execute(delete(table))
            for number, (game, _) in enumerate(changes, start=1):
                row = {"seq": number, "table_id": game.table, "game": game.game, "opponents": game.opponents}
                await connection.execute(insert(schema.rated_game), {**row, "ended": game.ended})
                await connection.execute(insert(schema.rated_seat), _seat_rows(number, game))
                await connection.execute(
                    update(schema.game_table).where(schema.game_table.c.id == game.table).values(rating_state=DONE)
                )
            gone = await _removed(connection)
            await _put(connection, [one for one in ratings if one.person not in gone])

        await self._writer.write(job)


def _on_board(game: str, opponents: str, now: float) -> Any:
    return and_(
        _rating.game == game, _rating.opponents == opponents, _rating.board_key.is_not(None), _rating.board_until > now
    )


def _rating_of(row: Row[Any]) -> StoredRating:
    return StoredRating(
        row.person_id, row.game, row.opponents, row.mu, row.sigma, row.games, row.played, row.board_key, row.board_until
    )


async def _ratings(
    connection: AsyncConnection, game: str, opponents: str, people: Sequence[str]
) -> dict[str, StoredRating]:
    found = await connection.execute(
        select(schema.rating).where(_rating.person_id.in_(people), _rating.game == game, _rating.opponents == opponents)
    )
    known = {row.person_id: _rating_of(row) for row in found}
    for person in await removed_among(connection, [one for one in people if one not in known]):
        before = await _last_rating(connection, game, opponents, person)
        if before is not None:
            known[person] = before
    return known


async def _last_rating(connection: AsyncConnection, game: str, opponents: str, person: str) -> StoredRating | None:
    """The rating of somebody who had theirs removed, from the games that counted: a game that was not over yet has to
    change the ratings of the others as it would have."""
    mine = (
        select(_rated_seat.mu, _rated_seat.sigma, _rated_game.ended)
        .join(schema.rated_game, _rated_game.seq == _rated_seat.game_seq)
        .where(_rated_seat.person_id == person, _rated_game.game == game, _rated_game.opponents == opponents)
    )
    last = (await connection.execute(mine.order_by(_rated_seat.game_seq.desc()).limit(1))).first()
    if last is None:
        return None
    whole = mine.subquery()
    games, played = (await connection.execute(select(func.count(), func.max(whole.c.ended)).select_from(whole))).one()
    return StoredRating(person, game, opponents, last.mu, last.sigma, games, played, None, 0.0)


async def _removed(connection: AsyncConnection) -> set[str]:
    columns = schema.person.c
    return {row.id for row in await connection.execute(select(columns.id).where(columns.removed.is_(True)))}


async def _put(connection: AsyncConnection, ratings: Sequence[StoredRating]) -> None:
    for one in ratings:
        row = asdict(one)
        row["person_id"] = row.pop("person")
        here = and_(_rating.person_id == one.person, _rating.game == one.game, _rating.opponents == one.opponents)
        changed = await connection.execute(update(schema.rating).where(here).values(**row))
        if changed.rowcount == 0:
            await connection.execute(insert(schema.rating), row)


def _seat_rows(number: int, game: StoredRatedGame) -> list[dict[str, Any]]:
    rows = []
    for seat in game.seats:
        row = asdict(seat)
        row["person_id"] = row.pop("person")
        rows.append({"game_seq": number, **row})
    return rows


async def _with_seats(connection: AsyncConnection, games: Sequence[Row[Any]]) -> list[StoredRatedGame]:
    found = await connection.execute(
        select(schema.rated_seat)
        .where(_rated_seat.game_seq.in_([game.seq for game in games]))
        .order_by(_rated_seat.game_seq, _rated_seat.seat)
    )
    seats: dict[int, list[StoredRatedSeat]] = {}
    for row in found:
        seats.setdefault(row.game_seq, []).append(
            StoredRatedSeat(
                row.seat, row.person_id, row.bot, row.rank, row.mu_before, row.sigma_before, row.mu, row.sigma
            )
        )
    return [
        StoredRatedGame(game.table_id, game.game, game.opponents, game.ended, tuple(seats.get(game.seq, ())))
        for game in games
    ]

"""Writes everything the server holds about a person as one JSON file, piece by piece: it may be large.

Each list is read a page at a time, and each table is read and put together in a thread, so that neither the memory nor
the event loop notices how much somebody has played. The file ends early, and says so, at the bounds in `limits`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from menagerie import __version__
from menagerie.club import ratings
from menagerie.core.removed_names import plain_name
from menagerie.server.context import Context
from menagerie.server.my_data_file import FORMAT, table_part
from menagerie.table.limits import MY_DATA_BYTES, MY_DATA_SECONDS, MY_DATA_TABLES
from menagerie.table.store import PersonRow

_encode = msgspec.json.encode
_CHUNK = 32 * 1024
"""Small pieces are sent together."""


async def my_data(context: Context, person: PersonRow) -> AsyncIterator[bytes]:
    """The file, in chunks."""
    waiting = b""
    async for piece in _pieces(context, person):
        waiting += piece
        if len(waiting) >= _CHUNK:
            yield waiting
            waiting = b""
    yield waiting


async def _pieces(context: Context, person: PersonRow) -> AsyncIterator[bytes]:
    head = {"format": FORMAT, "server": f"Menagerie {__version__}", "made": context.registry.now()}
    yield _encode(head)[:-1]
    for name, value in (await _of_person(context, person)).items():
        yield b',\n"%b":%b' % (name.encode(), _encode(value))
    store = context.my_data
    lists = {
        "reports": (_report(row) async for row in store.reports(person.id)),
        "invitations": (_invitation(row) async for row in store.invitations(person.id)),
        "rated_games": (_rated_game(row) async for row in store.rated_games(person.id)),
        "games": (_game(row) async for row in store.played(person.id)),
        "days": (_day(row) async for row in store.days(person.id)),
        "puzzles": (_puzzle_answer(row) async for row in store.puzzle_answers(person.id)),
        "tournaments": (_tournament(row, person.id) async for row in store.tournaments(person.id)),
    }
    for name, rows in lists.items():
        yield b',\n"%b":[' % name.encode()
        comma = b"\n"
        async for one in rows:
            yield comma + _encode(one)
            comma = b",\n"
        yield b"]"
    yield b',\n"tables":['
    complete = True
    async for piece in _tables(context, person.id):
        complete = piece is not None
        if piece is not None:
            yield piece
    yield b'],\n"complete":%b}\n' % _encode(complete)


async def _tables(context: Context, person: str) -> AsyncIterator[bytes | None]:
    """Nothing comes last where there are more than may stand in a file."""
    until, size, count = time.monotonic() + MY_DATA_SECONDS, 0, 0
    async for name in context.my_data.tables(person):
        if count >= MY_DATA_TABLES or size >= MY_DATA_BYTES or time.monotonic() >= until:
            yield None
            return
        stored = await context.my_data.table(name)
        if stored is None:  # it was removed meanwhile
            continue
        async with context.downloads:
            part = await asyncio.to_thread(table_part, stored, person, context.registry.now())
        yield (b",\n" if count else b"\n") + part
        count, size = count + 1, size + len(part)


async def _of_person(context: Context, person: PersonRow) -> dict[str, Any]:
    """What is never much."""
    store, notices = context.registry.store, context.registry.store.notices
    mail, wish = await notices.mail_address(person.id), await context.game_finder.store.wish_of(person.id)
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "language": person.language,
            "code": person.code,
            "has_passphrase": person.passphrase is not None,
            "since": await context.my_data.created(person.id),
            "muted_until": await store.sessions.muted_until(person.id) or None,
        },
        "sign_ins": [
            {"browser": one.browser, "system": one.system, "began": one.created, "last_used": one.seen}
            for one in await store.sessions.of(person.id)
        ],
        "mail": None if mail is None else {"address": mail.address, "confirmed": mail.confirmed},
        "push": [
            {"address": one.endpoint, "language": one.language, "since": one.created}
            for one in await notices.subscriptions(person.id)
        ],
        "relations": [
            {"kind": one.kind, "person": one.other, "name": plain_name(one.name), "since": one.at}
            for one in await context.relations.of(person.id)
        ],
        "bots": [
            {"bot": token.bot, "name": name, "scopes": token.scopes, "made": token.created, "last_used": token.used}
            for token, name in await context.outside_bots.tokens_of(person.id)
        ],
        "looks_for": None if wish is None else {"since": wish.since, "wanted": msgspec.Raw(wish.body.encode())},
        "ratings": [
            {
                "game": one.game,
                "opponents": one.opponents,
                "points": ratings.points(one.mu),
                "uncertainty": ratings.uncertainty(one.sigma),
                "games": one.games,
                "last_played": one.played,
            }
            for one in await context.rated_games.store.of_person(person.id)
        ],
    }


def _report(row: Any) -> dict[str, Any]:
    body = msgspec.json.decode(row.body)
    about = {"person": plain_name(row.name), "table": body.get("table"), "why": body["why"]}
    return {"at": row.at, "state": row.state, **about}


def _invitation(row: Any) -> dict[str, Any]:
    return {"table": row.table_id, "bot": plain_name(row.name), "at": row.created, "state": row.state}


def _rated_game(row: Any) -> dict[str, Any]:
    return {
        "table": row.table_id,
        "game": row.game,
        "opponents": row.opponents,
        "ended": row.ended,
        "rank": row.rank,
        "points": ratings.points(row.mu),
        "uncertainty": ratings.uncertainty(row.sigma),
    }


def _game(row: Any) -> dict[str, Any]:
    return {
        "table": row.table_id,
        "game": row.game,
        "ended": row.at,
        "rank": row.rank,
        "seats": row.seats,
        "people": row.people,
        "setup": msgspec.Raw(row.setup.encode()),
    }


def _day(row: Any) -> dict[str, Any]:
    play = {"date": row.date, "game": row.game, "table": row.table_id, "state": row.state}
    return {**play, "score": row.score, "rank": row.rank, "ended": row.ended}


def _puzzle_answer(row: Any) -> dict[str, Any]:
    answer = {"date": row.date, "game": row.game, "choice": row.place, "verdict": row.verdict}
    return {**answer, "counts": row.counts, "at": row.at}


def _tournament(row: Any, person: str) -> dict[str, Any]:
    settings = msgspec.json.decode(row.settings)
    return {
        "id": row.id,
        "name": settings["name"],
        "game": settings["game"],
        "phase": row.phase,
        "made": row.created,
        "organised_by_me": row.organiser_id == person,
    }

"""Tables for `bench/server.py`, played up to a point by random moves and put straight into a database."""

from __future__ import annotations

import random
import time
from pathlib import Path

from msgspec import Struct

from menagerie.core import record as records
from menagerie.core.contract import AnyState
from menagerie.core.registry import game as find_game
from menagerie.server.session import COOKIE, SessionCookie, SignedIn
from menagerie.table import requests
from menagerie.table.entries import Dealt, Moved, NonceOffered, Ready, SatDown
from menagerie.table.live_table import summary
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.store import PersonRow, Session
from menagerie.table.store.sql import SqlStore
from menagerie.table.table import Table

COOKIE_KEY = "ab" * 32
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Prepared(Struct, frozen=True):
    """A table, and the session cookie of each of its seats."""

    id: str
    cookies: list[str]
    moves: int
    """How many decisions it has behind it."""


async def prepare(database: Path, game: str, tables: int, lateness: float, seed: int = 0) -> list[Prepared]:
    """So many running tables, each past that part of a random game (0: just dealt)."""
    store = SqlStore(f"sqlite:///{database}")
    await store.open()
    session = SessionCookie(await store.setting("cookie-key", COOKIE_KEY))
    found, now = [], time.time()
    try:
        for number in range(tables):
            name = f"{game}-{seed}-{number}".replace("18", "e")
            people = [f"{name}-{seat}" for seat in range(4)]
            for seat, person in enumerate(people):
                newcomer = PersonRow(person, NAMES[seat], "en", person, None)
                await store.sessions.start(Session(person, person, now, now, "", ""), 8, newcomer)
            table = _played(game, name, people, lateness)
            await store.make(table.header, table.log[:], table.phase, summary(table))
            found.append(
                Prepared(table.id, [f"{COOKIE}={session.sign(SignedIn(p, p))}" for p in people], len(table.moves))
            )
    finally:
        await store.close()
    return found


def _played(game: str, name: str, people: list[str], lateness: float) -> Table:
    rules = find_game(game)
    settings = TableSettings(
        game=game,
        options={},
        seats=tuple(SeatSettings() for _ in people),
        hints=False,  # as between people
        undo=False,
        hindsight=False,
        by_agreement=True,
    )
    header = TableHeader(
        id=name, settings=settings, rules=rules.rules_version, owner=people[0], secret="00" * 32, created=0.0
    )
    table = Table(header)
    table.add(0.0, [SatDown(seat, person, NAMES[seat]) for seat, person in enumerate(people)])
    table.add(0.0, [Ready(person, NAMES[seat], True) for seat, person in enumerate(people)])
    table.add(0.0, [NonceOffered(person, "") for person in people])
    dealt = requests.deal(table, name)
    assert isinstance(dealt, Dealt)
    table.add(0.0, [dealt])
    if lateness:
        assert table.state is not None
        moves = _random_game(table.state.clone(), name)
        table.add(0.0, moves[: int(len(moves) * lateness)])
    return table


def _random_game(state: AnyState, seed: str) -> list[Moved]:
    rng, moves = random.Random(seed), []
    while state.waiting_on:
        seat = rng.choice(state.waiting_on)
        action = rng.choice(state.legal(seat))
        point = state.point(seat)
        assert point is not None
        moves.append(Moved(seat, point, records.to_record(action)))
        state.apply(seat, action)
    return moves

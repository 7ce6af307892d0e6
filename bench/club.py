"""What a club costs that has grown: the lobby, profiles, ratings and leaderboards with 10⁵ people and 10⁶ games.

Fills a database, starts a server on it, and asks a hundred times each over HTTP; prints the median and the slowest.
Then a thousand people watch the lobby while it changes once a second, beside one late table of 18ZOO with a move a
second. Ends with 1 where a median is above 50 ms.

    .venv/bin/python bench/club.py                              # 10⁴ people, 10⁵ games
    .venv/bin/python bench/club.py --people 100000 --games 1000000
    .venv/bin/python bench/club.py --only watchers
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

from menagerie.server.session import COOKIE, SessionCookie, SignedIn
from menagerie.table.limits import BOARD_PLACES
from menagerie.table.store import Session
from menagerie.table.store.sql import SqlStore

from growth import ASKED, AT_ONCE, NAME, TARGET_MS, numbers, over_upto, played, run_all, store_models  # isort: skip
from server import HERE, LATE, Server, free_port, load, settled, started  # isort: skip
from server_load import Job  # isort: skip
from server_tables import COOKIE_KEY, prepare  # isort: skip
from websocket_client import ClientSocket, Poller  # isort: skip

GAME = "lucky-lions"
OPEN_TABLES = 200
LONG_AGO = 1e9


async def fill(database: Path, people: int, games: int) -> list[str]:
    """The cookies of a hundred of the people. The logs of the games are left out: nothing that is asked reads them."""
    store = SqlStore(f"sqlite:///{database}")
    await store.open()
    over = played(GAME, 2)
    await store_models(store, {"over": over, "running": over_upto(over, 9), "gathering": over_upto(over, 2)})
    await run_all(store, _people(people))
    for start in track(range(0, games, AT_ONCE), "filling", transient=True):
        await run_all(store, _games(start, min(start + AT_ONCE, games), people))
    session, now, cookies = SessionCookie(await store.setting("cookie-key", COOKIE_KEY)), time.time(), []
    for number in range(ASKED):
        person = f"p{number * people // ASKED}"
        await store.sessions.start(Session(person, person, now, now, "", ""), 8)
        cookies.append(f"{COOKIE}={session.sign(SignedIn(person, person))}")
    await store.close()
    return cookies


def _people(people: int) -> list[str]:
    now = time.time()
    person, everybody = "'p' || CAST(n AS TEXT)", numbers(0, people)
    return [
        f"""INSERT INTO person (id, name, code, passphrase, created)
            {everybody} SELECT {person}, 'Zoe ' || {person}, 'code-' || {person}, 'x', {now} FROM number""",
        f"""INSERT INTO rating
                (person_id, game, opponents, mu, sigma, games, played, board_key, board_until)
            {everybody} SELECT {person}, '{GAME}', 'people', 25 + n % 1000 / 100.0, 1.5, 20, {now},
                20 + n % 1000 / 100.0, {10 * now} FROM number""",
    ]


def _games(first: int, last: int, people: int) -> list[str]:
    """Each between two people, rated and public."""
    games = numbers(first, last)
    seats = ((0, f"n % {people}"), (1, f"(n + {people // 2} + n / {people}) % {people}"))
    setup = json.dumps({"options": {}, "seats": 2})
    found = [
        f"""INSERT INTO game_table (id, game, rules, owner, secret, settings, created, phase, updated, summary)
            {games} SELECT {NAME}, game, rules, 'p' || CAST(n % {people} AS TEXT), secret, settings,
                {LONG_AGO} + n, phase, {LONG_AGO} + n, summary
            FROM number JOIN game_table AS model ON model.id = 'over'""",
        f"""INSERT INTO rated_game (seq, table_id, game, opponents, ended)
            {games} SELECT n + 1, {NAME}, '{GAME}', 'people', {LONG_AGO} + n FROM number""",
    ]
    for seat, number in seats:
        person = f"'p' || CAST({number} AS TEXT)"
        found += [
            f"INSERT INTO sitting (person_id, table_id) {games} SELECT {person}, {NAME} FROM number",
            f"""INSERT INTO played (person_id, table_id, at, game, rank, seats, people, setup, public)
                {games} SELECT {person}, {NAME}, {LONG_AGO} + n, '{GAME}', {seat + 1}, 2, 2, '{setup}', 1
                FROM number""",
            f"""INSERT INTO rated_seat
                    (game_seq, seat, person_id, rank, mu_before, sigma_before, mu, sigma)
                {games} SELECT n + 1, {seat}, {person}, {seat + 1}, 25, 2, 25.1, 1.9 FROM number""",
        ]
    return found


class Browser:
    """One connection that is kept open, and its cookie."""

    def __init__(self, port: int, cookie: str) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._headers = {"Cookie": cookie, "Content-Type": "application/json"}

    def ask(self, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body)
        self._connection.request("GET" if data is None else "POST", path, data, self._headers)
        answer = self._connection.getresponse()
        found = answer.read()
        if answer.status >= 400:
            raise SystemExit(f"{path}: {answer.status} {found[:300]!r}")
        return found

    def make_open_table(self) -> None:
        seats = [{"kind": "me"}, {"kind": "friend"}]
        self.ask("/api/tables", {"game": GAME, "seats": seats, "visibility": "open"})


@contextmanager
def serving(database: Path) -> Iterator[Server]:
    port = free_port()
    with started(
        [sys.executable, str(HERE / "server_process.py"), str(port), str(database)], port, HERE.parent
    ) as server:
        settled(server)
        yield server


def measure_questions(people: int, games: int) -> bool:
    """Prints how long each takes; whether all medians are as short as they should be."""
    sheet = Sheet(title=f"{people:,} people, {games:,} games: {ASKED} questions each over HTTP (ms)")
    for column in ("", "median", "slowest"):
        sheet.add_column(column, justify="right" if column else "left")
    fits = True
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "club.sqlite3"
        cookies = asyncio.run(fill(database, people, games))
        size = sum(path.stat().st_size for path in Path(folder).iterdir())
        with serving(database) as server:
            browsers = [Browser(server.port, cookie) for cookie in cookies]
            for number in range(OPEN_TABLES):
                browsers[number % ASKED].make_open_table()
            late = min(BOARD_PLACES, people) - 100
            questions = {
                f"the lobby with {OPEN_TABLES} open tables": "/api/lobby",
                "a profile": "/api/people/{person}",
                "its ratings with their curves": "/api/people/{person}/ratings",
                "a leaderboard": f"/api/ratings/{GAME}",
                f"the leaderboard from place {late:,}": f"/api/ratings/{GAME}?after={late}",
                "my games": "/api/me/tables",
            }
            for name, path in questions.items():
                took = []
                for number, browser in enumerate(browsers):
                    began = time.perf_counter()
                    browser.ask(path.format(person=f"p{(number * 7919) % people}"))
                    took.append(1000 * (time.perf_counter() - began))
                median = statistics.median(took)
                fits = fits and median < TARGET_MS
                sheet.add_row(name, f"{median:.1f}", f"{max(took):.1f}")
    Console(width=None if sys.stdout.isatty() else 120).print(sheet, f"database: {size / 1e9:.2f} GB")
    return fits


def measure_watchers(watchers: int, seconds: int) -> None:
    """Prints what the lobby costs the server with and without people who watch it, and what a late table costs."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "club.sqlite3"
        (late,) = asyncio.run(prepare(database, "18zoo", 1, LATE["18zoo"]))
        with serving(database) as server:
            browser = Browser(server.port, late.cookies[0])
            alone = _cost(server, browser, Poller(), seconds)
            before, poller, whole = server.usage()["rss"], Poller(), [0]

            def received(frame: bytes) -> None:
                whole[0] += b'"type":"lobby"' in frame

            for _ in range(watchers):
                poller.add(ClientSocket(server.port, "/ws/lobby", None, received))
                poller.poll(0.001)
            while whole[0] < watchers:
                poller.poll(0.05)
            watched = _cost(server, browser, poller, seconds)
            memory = (server.usage()["rss"] - before) / watchers
            _, cpu = load(Job("menagerie", server.port, [(late.id, late.cookies)], seconds, 1.0), server)
    sheet = Sheet(title="Processor time of the server (ms a second)")
    sheet.add_column("")
    sheet.add_column("ms/s", justify="right")
    sheet.add_row("a new open table a second, nobody watches", f"{alone:.1f}")
    sheet.add_row(f"the same, {watchers:,} watch the lobby", f"{watched:.1f}")
    sheet.add_row("one late table of 18ZOO with four players and a move a second", f"{1000 * cpu / seconds:.1f}")
    Console(width=None if sys.stdout.isatty() else 120).print(sheet, f"{memory / 1024:.0f} KiB a watcher")


def _cost(server: Server, browser: Browser, poller: Poller, seconds: int) -> float:
    """Milliseconds a second, while the lobby changes once a second."""
    began = server.usage()["cpu"]
    for _ in range(seconds):
        until = time.monotonic() + 1
        browser.make_open_table()
        while time.monotonic() < until:
            poller.poll(0.02)
    return 1000 * (server.usage()["cpu"] - began) / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--watchers", type=int, default=1_000)
    parser.add_argument("--seconds", type=int, default=20, help="how long the lobby is watched")
    parser.add_argument("--only", choices=("questions", "watchers"))
    chosen = parser.parse_args()
    fits = chosen.only == "watchers" or measure_questions(chosen.people, chosen.games)
    if chosen.only != "questions":
        measure_watchers(chosen.watchers, chosen.seconds)
    sys.exit(0 if fits else 1)


if __name__ == "__main__":
    main()

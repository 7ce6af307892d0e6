"""A server to test against, and guests who come to it the way a browser does: over HTTP and a WebSocket."""

from __future__ import annotations

import asyncio
import itertools
import socket
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from unittest import mock

import httpx
import msgspec
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from menagerie.bots.turning_points import Review
from menagerie.server.app import make_app
from menagerie.server.http_server import GracefulServer, config
from menagerie.server.notices.settings import NoticeSettings
from menagerie.server.operation_settings import USUAL, Operation
from menagerie.server.settings import Limits, Settings
from menagerie.table import people
from menagerie.table.bot_workers import (
    BotDecision,
    InProcessBots,
    WorkerCall,
    act_unprompted,
    choose,
    hint,
    is_timed,
    review_record,
    thought_seed,
)
from menagerie.table.limits import REMOVAL_SECONDS, Quota, QuotaLimits, Rate
from menagerie.table.live_table import Pace
from menagerie.table.nodes import NodeTimes
from menagerie.table.store.place import database_address
from menagerie.table.store.sql import SqlStore
from menagerie.table.table import Table
from menagerie.table.thought_flags import NOT_CANCELLABLE
from tests.view_changes import whole

P = ParamSpec("P")
R = TypeVar("R")

AMPLE = Rate(1e9, 1e9)
UNCOUNTED = Quota(AMPLE, AMPLE)
FREE = Limits(
    open_sockets=1_000_000,
    lobby_sockets=1_000_000,
    tournament_sockets=1_000_000,
    reads=AMPLE,
    writes=AMPLE,
    passphrases=AMPLE,
    messages=AMPLE,
    sockets=AMPLE,
    checks=AMPLE,
    analyses=AMPLE,
    past_positions=AMPLE,
    lessons=AMPLE,
    reviews=AMPLE,
    puzzles=AMPLE,
    confirmations=AMPLE,
    bot_requests=AMPLE,
    quotas=QuotaLimits(**dict.fromkeys(QuotaLimits.__struct_fields__, UNCOUNTED)),
)


def strict_about(**quotas: Quota) -> Limits:
    """No limits but these quotas."""
    return msgspec.structs.replace(FREE, quotas=msgspec.structs.replace(FREE.quotas, **quotas))


QUICK_HASHES = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
"""Every server hashes a passphrase when the first person comes, which is meant to take time and memory."""

AT_ONCE = Pace(0.0, 0.0, 0.0, 0.0)
PATIENCE = 60.0
HELP: dict[str, Any] = {"hints": True, "undo": True, "hindsight": True}
"""What tables between people are made without, unless they ask for it."""


class BotThread:
    """Bots think in a thread of this process: they decide the same, and it starts faster than a pool of processes."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)
        self.asked: list[tuple[int, str]] = []
        self.advised: list[tuple[int, int]] = []
        self.reviewed: list[str] = []
        self.asleep = False
        """Whether bots think for ever."""

    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision:
        self.asked.append((seat, bot))
        if self.asleep:
            await asyncio.Event().wait()
        return msgspec.json.decode(await self._call(choose, table, seat, bot), type=BotDecision)

    async def act_unprompted(self, table: Table, seat: int, bot: str) -> BotDecision | None:
        return msgspec.json.decode(await self._call(act_unprompted, table, seat, bot), type=BotDecision | None)

    async def hint(self, table: Table, seat: int, bot: str) -> BotDecision:
        self.asked.append((seat, bot))
        return msgspec.json.decode(await self._call(hint, table, seat, bot), type=BotDecision)

    async def advise(self, table: Table, seat: int, bot: str, moves: int) -> BotDecision:
        self.advised.append((seat, moves))
        return await InProcessBots("advice").advise(table, seat, bot, moves)

    async def review(self, table: Table) -> Review:
        self.reviewed.append(table.id)
        raw = msgspec.json.encode(table.to_record())
        return msgspec.json.decode(
            await asyncio.wrap_future(self._thread.submit(review_record, NOT_CANCELLABLE, raw)), type=Review
        )

    async def _call(self, what: WorkerCall, table: Table, seat: int, bot: str) -> bytes:
        raw = msgspec.json.encode(table.to_record())
        seed = thought_seed(table, seat) or "the seed of every bot"
        return await asyncio.wrap_future(
            self._thread.submit(what, NOT_CANCELLABLE, table.id, raw, seat, bot, seed, is_timed(table))
        )

    def close(self) -> None:
        self._thread.shutdown()


class ReplayThread:
    """Games are replayed in threads of this process, which starts faster than processes."""

    async def run(self, _seconds: float, _table: str, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.to_thread(work, *args, **kwargs)

    def close(self) -> None:
        pass


class TestTime:
    """A clock that the test turns."""

    __test__ = False

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        self._loop = asyncio.get_running_loop()
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        rung = asyncio.Event()
        self._sleepers.append((self._now + seconds, rung))
        await rung.wait()

    def pass_by(self, seconds: float) -> None:
        self._now += seconds
        due = [sleeper for sleeper in self._sleepers if sleeper[0] <= self._now]
        self._sleepers = [sleeper for sleeper in self._sleepers if sleeper[0] > self._now]
        for _, rung in due:
            assert self._loop is not None
            self._loop.call_soon_threadsafe(rung.set)


@contextmanager
def serving(
    database: Path | str,
    limits: Limits = FREE,
    pace: Pace = AT_ONCE,
    time: TestTime | None = None,
    pages: Path | None = None,
    store: SqlStore | None = None,
    notices: NoticeSettings | None = None,
    node_times: NodeTimes | None = None,
    operated: Operation = USUAL,
    removal_seconds: float = REMOVAL_SECONDS,
) -> Iterator[Server]:
    """A real server in a thread of this process."""
    settings = Settings(
        database=database_address(str(database)),
        limits=limits,
        pace=pace,
        pages=pages,
        notices=notices or NoticeSettings(),
        node_times=node_times or NodeTimes(),
        operation=msgspec.structs.replace(operated, puzzle_search=False),  # it would take this process's time
        removal_seconds=removal_seconds,
    )
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    bots = BotThread()
    app = make_app(settings, time=time, bots=bots, store=store, replays=ReplayThread())
    server = GracefulServer(config(app, limits.message_bytes, operated.proxies, "critical"), app, lambda: None)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    with mock.patch.object(people, "PasswordHasher", QUICK_HASHES):
        thread.start()
        try:
            while not server.started:
                if not thread.is_alive():
                    raise RuntimeError("the server did not start")
                threading.Event().wait(0.01)
            yield Server(f"127.0.0.1:{listening.getsockname()[1]}", bots, server)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            listening.close()


class Server:
    def __init__(self, address: str, bots: BotThread, running: GracefulServer) -> None:
        self.address = address
        self.bots = bots
        self._running = running

    def stop(self) -> None:
        """As a signal would."""
        self._running.should_exit = True

    def guest(self, language: str = "en") -> Guest:
        return Guest(self.address, language)


def http_client(address: str = "", headers: Mapping[str, str] | None = None) -> httpx.AsyncClient:
    """Who asks our own servers. They speak plain HTTP: no certificates are read, which takes 20 ms each time."""
    base = f"http://{address}" if address else ""
    return httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE, trust_env=False, verify=False)


class Guest:
    """One browser: its cookie, what it asks over HTTP, and the tables it sits at."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.language = language
        self.http = http_client(address, {"Accept-Language": language})

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        return _good(await self.http.get(path))

    async def post(self, path: str, body: Any = None) -> Any:
        return _good(await self.http.post(path, json=body))

    async def named(self, name: str) -> Guest:
        _good(await self.http.patch("/api/me", json={"name": name}))
        return self

    async def play_now(self) -> str:
        return str((await self.post("/api/play-now", {"game": "lucky-lions"}))["id"])

    async def table(self, *kinds: str, **settings: Any) -> str:
        """A table of Lucky Lions with these seats, which begins as soon as all are there."""
        seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
        return str((await self.post("/api/tables", _lions(seats, settings)))["id"])

    async def join(self, table: str, **how: Any) -> Any:
        return await self.post(f"/api/tables/{table}/join", {"nonce": "a nonce of mine", **how})

    @asynccontextmanager
    async def at(self, table: str, since: int = 0, nonce: str = "nonce", **options: Any) -> AsyncIterator[Seat]:
        """Connected to a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        headers.update(options.get("headers", {}))
        address = f"ws://{self.address}/ws/{options.get('kind', 'tables')}/{table}"
        async with connect(
            address, additional_headers=headers, max_size=None, max_queue=None, proxy=None
        ) as connection:
            seat = Seat(connection)
            if options.get("hello", True):
                changes = options.get("changes", True)
                await seat.send(
                    type="hello", since=since, language=self.language, nonce=nonce, text=True, changes=changes
                )
            yield seat


def _lions(seats: list[dict[str, str]], settings: dict[str, Any]) -> dict[str, Any]:
    return {"game": "lucky-lions", "seats": seats, "ready_check": False, **settings}


def _good(answer: httpx.Response) -> Any:
    assert answer.is_success, (answer.status_code, answer.text)
    return answer.json()


_numbers = itertools.count(1)


def legal(view: Any) -> list[Any]:
    """The legal actions of a seat's view."""
    return [choice["action"] for choice in view["choices"]]


class Seat:
    """A connection to a table, and everything that was heard over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.heard: list[Any] = []
        self._unheard: deque[str] = deque()
        self.raw: list[str] = []
        self.table: Any = None
        self.views: Any = None
        self.presence: Any = None
        self.entries: list[Any] = []

    async def send(self, **message: Any) -> str:
        """Sends a message, with a token where it wants one."""
        if message["type"] not in ("hello", "set-language", "set-text"):
            message.setdefault("token", f"token-{next(_numbers):08}")
        await self._connection.send(msgspec.json.encode(message).decode())
        return str(message.get("token", ""))

    async def send_raw(self, raw: str | bytes) -> None:
        await self._connection.send(raw)

    async def hear(self) -> Any:
        """The next message."""
        if not self._unheard:
            frame = await asyncio.wait_for(self._connection.recv(), PATIENCE)
            assert isinstance(frame, str)
            self._unheard.extend(bytes(raw).decode() for raw in msgspec.json.decode(frame, type=list[msgspec.Raw]))
        raw = self._unheard.popleft()
        self.raw.append(raw)
        tell = whole(msgspec.json.decode(raw), self.views)
        self.heard.append(tell)
        match tell["type"]:
            case "welcome" | "table-changed":
                self.table = tell["table"]
                if tell["type"] == "welcome" and not tell["caught_up"]:
                    self.entries = []
            case "entry":
                self.entries = [entry for entry in self.entries if entry["number"] != tell["number"]] + [tell]
            case "presence":
                self.presence = tell
            case "seat-views":
                self.views = tell
        return tell

    async def until(self, fits: Callable[[Any], bool]) -> Any:
        """Listens until a message fits."""
        while True:
            tell = await self.hear()
            if fits(tell):
                return tell

    async def ask(self, **message: Any) -> Any:
        """Sends a request and hears until it is answered."""
        token = await self.send(**message)
        return await self.until(lambda tell: tell.get("token") == token)

    @property
    def port(self) -> int:
        """At this end."""
        port: int = self._connection.local_address[1]
        return port

    async def settle(self) -> None:
        """Hears everything that was said until now."""
        await self.ask(type="ping")

    async def until_views(self, fits: Callable[[Any], bool]) -> Any:
        while self.views is None or not fits(self.views):
            await self.until(lambda tell: tell["type"] == "seat-views")
        return self.views

    async def until_phase(self, phase: str) -> None:
        while self.table is None or self.table["phase"] != phase:
            await self.hear()

    def seat_view(self, seat: int | None = None) -> Any:
        """The seat_view of that seat; the first where none is named."""
        views = self.views["views"]
        return views[0] if seat is None else next(seat_view for seat_view in views if seat_view["seat"] == seat)

    async def decision(self, seat: int | None = None) -> Any:
        """Waits until the seat owes a decision, and gives its seat_view."""

        def owes(views: Any) -> bool:
            found = [s for s in views["views"] if seat is None or s["seat"] == seat]
            return any(s["seat"] in views["waiting_on"] and legal(s) for s in found)

        await self.until_views(owes)
        waiting = self.views["waiting_on"]
        return next(s for s in self.views["views"] if s["seat"] in waiting and seat in (None, s["seat"]))

    async def act(self, seat_view: Any, choice: int = 0) -> Any:
        """Does one of the legal things; gives the answer."""
        return await self.ask(
            type="act", seat=seat_view["seat"], point=seat_view["point"], action=legal(seat_view)[choice]
        )

    async def play_on(self, moves: int | None = None) -> int:
        """Takes the first legal action whenever asked, until the game is over or so many were taken."""
        done = 0
        while moves is None or done < moves:
            if self.table["phase"] != "running":
                return done
            if self.views is None:
                await self.hear()
                continue
            waiting = [s for s in self.views["views"] if s["seat"] in self.views["waiting_on"] and legal(s)]
            if not waiting:
                await self.hear()
                continue
            answer = await self.act(waiting[0])
            assert answer["type"] == "done" or answer["reason"] == "stale", answer
            done += answer["type"] == "done"
        return done


class Couple:
    """Ada, who made the table and sits in seat 0, and Ben, her friend in seat 1; the game is running."""

    def __init__(self, table: str, guests: tuple[Guest, Guest], seats: tuple[Seat, Seat]) -> None:
        self.table = table
        self.ada, self.ben = guests
        self.a, self.b = self.seats = seats

    async def settle(self) -> None:
        for seat in self.seats:
            await seat.settle()

    async def to_move(self) -> tuple[Seat, Seat]:
        """Who is to decide, and the other one; both know all that happened."""
        await self.settle()
        first = self.seats[self.a.views["waiting_on"][0]]
        return first, self.b if first is self.a else self.a

    async def play_on(self, moves: int | None = None) -> None:
        """Both take their first choice, one after the other."""
        done = 0
        while moves is None or done < moves:
            mover, _ = await self.to_move()
            answer = await mover.act(mover.seat_view())
            assert answer["type"] == "done", answer
            done += 1
            await self.settle()
            if self.a.table["phase"] != "running":
                return

    async def play_until(self, step: str) -> None:
        await self.settle()
        while self.a.seat_view()["view"]["step"] != step:
            await self.play_on(1)


@asynccontextmanager
async def couple(server: Server, ada_speaks: str = "en", **settings: Any) -> AsyncIterator[Couple]:
    async with server.guest(ada_speaks) as ada, server.guest() as ben:
        await ada.named("Ada")
        await ben.named("Ben")
        table = await ada.table("me", "friend", **settings)
        await ben.join(table)
        async with ada.at(table) as a, ben.at(table) as b:
            for seat in (a, b):
                await seat.until_phase("running")
            yield Couple(table, (ada, ben), (a, b))

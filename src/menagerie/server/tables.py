"""Making tables, sitting down, and looking at games that are over."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from menagerie.core import record as paper
from menagerie.core.contract import AnyGame, BadSetup
from menagerie.core.registry import game as find_game
from menagerie.server import speech, wire
from menagerie.server.context import context_of
from menagerie.server.openapi import PROBLEMS
from menagerie.server.problems import BadTable, Trouble
from menagerie.table import chance, requests, verification
from menagerie.table.house import shuffled
from menagerie.table.live import LiveTable
from menagerie.table.plan import ClockRule, Place, Plan
from menagerie.table.requests import BOT_NAMES, Declined, clean, known_bot
from menagerie.table.store import PersonRow
from menagerie.table.telling import eyes_of

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40)]
_COMPANY = 3  # how many sit down when nobody says: enough for a lively game


async def _find(request: AnyRequest, table: str) -> LiveTable:
    return await context_of(request).house.table(table)


@post("/api/tables", responses=PROBLEMS)
async def make_table(request: AnyRequest, data: JSONBody[wire.MakeTable]) -> wire.NewTable:
    """A new table, as planned."""
    context = context_of(request)
    game = find_game(data.game)
    person = await context.person_or_guest(request)
    plan, seated = _planned(game, data, person)
    return wire.NewTable(id=await context.house.make(game, plan, person, seated))


@post("/api/play-now", responses=PROBLEMS)
async def play_now(request: AnyRequest, data: JSONBody[wire.PlayNow]) -> wire.NewTable:
    """A table with sensible defaults: me, and bots."""
    context = context_of(request)
    game = find_game(data.game)
    person = await context.person_or_guest(request)
    fewest, most = game.players
    bots = max(fewest, min(_COMPANY, most)) - 1
    seats = (wire.SeatSetup(kind="me"), *(wire.SeatSetup(kind="bot") for _ in range(bots)))
    plan, seated = _planned(game, wire.MakeTable(game=game.name, seats=seats), person)
    return wire.NewTable(id=await context.house.make(game, plan, person, seated))


def _planned(game: AnyGame, data: wire.MakeTable, person: PersonRow) -> tuple[Plan, dict[int, tuple[str, str]]]:
    """The table, and who sits there from the start."""
    try:
        options = msgspec.convert(data.options, game.options_type)
        game.check_setup(len(data.seats), options)
    except msgspec.ValidationError:
        unfit = [name[:40] for name, value in data.options.items() if not _fits(game, {name: value})]
        raise Trouble(400, "unfit-options", "http-bad-options", names=", ".join(unfit)) from None
    except BadSetup as problem:
        raise BadTable(game, problem) from None
    if sum(seat.kind == "me" for seat in data.seats) > 1:
        raise Trouble(400, "malformed", "http-two-of-me")
    order = list(range(len(data.seats)))
    wishes = [data.seats[index] for index in (shuffled(order) if data.shuffle_seats else order)]
    called = _names(wishes, person)
    places = tuple(
        Place(known_bot(game, wish.bot), name) if wish.kind == "bot" else Place()
        for wish, name in zip(wishes, called, strict=True)
    )
    seated = {seat: (person.id, called[seat]) for seat, wish in enumerate(wishes) if wish.kind in ("me", "here")}
    rule = None if data.clock is None else ClockRule(**msgspec.structs.asdict(data.clock))
    plan = Plan(
        game=game.name,
        options=msgspec.to_builtins(options),
        places=places,
        clock=rule,
        absence_minutes=data.absence_minutes,
        whispers=data.whispers,
    )
    return plan, seated


def _fits(game: AnyGame, options: dict[str, bool | int | str | list[str]]) -> bool:
    try:
        msgspec.convert(options, game.options_type)
    except msgspec.ValidationError:
        return False
    return True


def _names(wishes: list[wire.SeatSetup], person: PersonRow) -> list[str]:
    """What everyone is called: as wished, and no two alike."""
    called: list[str] = []
    for wish in wishes:
        wished = clean(wish.name or "") or ("" if wish.kind == "bot" else person.name)
        spare = [name for name in BOT_NAMES if name not in called]
        name, number = wished or spare[0], 2
        while name in called:
            name, number = f"{wished or spare[0]} {number}", number + 1
        called.append(name if wish.kind != "friend" else f"\n{len(called)}")  # nobody yet; alike to nothing
    return ["" if name.startswith("\n") else name for name in called]


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def read_table(request: AnyRequest, table: TableId) -> wire.TableState:
    """The table as I may know it."""
    return await _state(request, await _find(request, table))


async def _state(request: AnyRequest, live: LiveTable) -> wire.TableState:
    person = await context_of(request).person(request)
    name = None if person is None else person.id
    return speech.table_state(live, name, eyes_of(live.table, name))


@post("/api/tables/{table:str}/join", status_code=200, responses=PROBLEMS)
async def join_table(request: AnyRequest, table: TableId, data: JSONBody[wire.JoinTable]) -> wire.TableState:
    """Sit down."""
    live = await _find(request, table)
    person = await context_of(request).person_or_guest(request)
    await live.ask(person.id, None, lambda now: requests.sit_down(now, person.id, person.name, data.seat, data.nonce))
    return speech.table_state(live, person.id, eyes_of(live.table, person.id))


@post("/api/tables/{table:str}/start", status_code=200, responses=PROBLEMS)
async def start_table(request: AnyRequest, table: TableId, data: JSONBody[wire.StartTable]) -> wire.TableState:
    """The owner begins."""
    live = await _find(request, table)
    person = await _known(request)
    bot = known_bot(live.table.game, data.bot) if data.fill_with_bots else None
    await live.ask(person.id, None, lambda now: requests.begin(now, person.id, bot))
    return await _state(request, live)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(request: AnyRequest, table: TableId) -> wire.NewTable:
    """The same again: the first who asks makes the table, everyone else finds it."""
    live = await _find(request, table)
    person = await _known(request)
    return wire.NewTable(id=await context_of(request).house.rematch(live, person, None))


@post("/api/tables/{table:str}/branch", responses=PROBLEMS)
async def branch(request: AnyRequest, table: TableId, data: JSONBody[wire.Branch]) -> wire.NewTable:
    """Play on from a position of a finished game, against bots."""
    context = context_of(request)
    live = await _find(request, table)
    _must_be_over(live)
    person = await context.person_or_guest(request)
    return wire.NewTable(id=await context.house.branch(live, person, data.at, data.seat, data.bot))


async def _known(request: AnyRequest) -> PersonRow:
    person = await context_of(request).person(request)
    if person is None:
        raise Declined("not-your-seat", "table-only-players")
    return person


def _must_be_over(live: LiveTable) -> None:
    """While a game runs, nothing but one's own view is anybody's business."""
    if not live.table.finished:
        raise Declined("not-over", "table-not-over")
    if live.table.seed is None:
        raise Declined("not-over", "table-never-begun")


@get("/api/tables/{table:str}/record", responses=PROBLEMS)
async def read_record(request: AnyRequest, table: TableId) -> Response[bytes]:
    """The record of a finished game."""
    live = await _find(request, table)
    _must_be_over(live)
    name = f"{live.table.game.name}-{live.table.id}{paper.SUFFIX}"
    return Response(
        paper.encode(live.table.to_record()),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/positions/{at:int}", responses=PROBLEMS)
async def read_frame(
    request: AnyRequest,
    table: TableId,
    at: Annotated[int, PathParameter(ge=0)],
    language: FromQuery[wire.Language] = "en",
) -> wire.ReplayPosition:
    """One position of a finished game, for every pair of eyes."""
    live = await _find(request, table)
    _must_be_over(live)
    return frame(live, at, language)


def frame(live: LiveTable, at: int, language: str) -> wire.ReplayPosition:
    table = live.table
    if at > len(table.moves):
        raise Trouble(404, "unknown", "table-no-such-position")
    words = speech.words_at(table, language)
    record = table.to_record()
    state = paper.start(record)
    events: list[Any] = []
    for move in table.moves[:at]:
        events = state.apply(move.seat, move.action)
    last = table.moves[at - 1] if at else None
    time = 0.0 if last is None else table.log[last.seq - 1].at
    seats = (*range(table.players), None)
    return wire.ReplayPosition(
        at=at,
        moves=len(table.moves),
        seat=None if last is None else last.seat,
        views=tuple(speech.seat_view(table, state, seat, words, decides=seat is not None) for seat in seats),
        entries=tuple(
            speech.event(table, number, time, None if last is None else last.seat, event, words)
            for number, event in enumerate(events, start=1)
        ),
    )


@get("/api/tables/{table:str}/verify", responses=PROBLEMS)
async def verify(request: AnyRequest, table: TableId, language: FromQuery[wire.Language] = "en") -> wire.Verification:
    """Works the shuffle and the whole game out anew, and says what it looked at."""
    live = await _find(request, table)
    _must_be_over(live)
    now = live.table
    words = speech.words_at(now, language)
    steps = verification.verify(now)
    return wire.Verification(
        ok=all(step.ok for step in steps),
        steps=tuple(words(step.message, **step.facts) for step in steps),
        promise="" if now.brought else chance.promise(now.deed.secret),
        secret="" if now.brought else now.deed.secret,
        commitment=now.commitment or "",
        seed=now.seed,
        nonces=() if now.brought else now.seat_nonces(),
    )

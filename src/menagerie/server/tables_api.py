"""The tables API: making tables, sitting down, and reading games that are over."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from menagerie.club.ratings import bot_ratings
from menagerie.core import record as records
from menagerie.core.contract import AnyGame
from menagerie.core.registry import game as find_game
from menagerie.core.words import Words
from menagerie.server import rendering, replayed_tables, wire
from menagerie.server.context import address_of, context_of, encoded
from menagerie.server.errors import ApiError, error_response, words_of
from menagerie.server.games_api import checked_options
from menagerie.server.openapi import ERRORS
from menagerie.server.static_documents import document_of, document_response
from menagerie.table import branching, requests, seed_commitment, verification
from menagerie.table.limits import IDENTIFIER_LENGTH, REPLAY_SECONDS
from menagerie.table.live_table import LiveTable
from menagerie.table.log_lines import table_words
from menagerie.table.reader_log import perspective_of
from menagerie.table.registry import shuffled
from menagerie.table.requests import Declined, clean, known_bot
from menagerie.table.seat_names import bot_names, distinct_name
from menagerie.table.settings import ClockRule, SeatSettings, TableSettings
from menagerie.table.store import PersonRow
from menagerie.table.visibility import seed_is_open

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]
_DEFAULT_PLAYERS = 3


async def _find(request: AnyRequest, table: str) -> LiveTable:
    return await context_of(request).table(request, table)


@post("/api/tables", responses=ERRORS)
async def make_table(request: AnyRequest, data: JSONBody[wire.MakeTable]) -> wire.NewTable:
    """A new table, as its owner wants it."""
    context = context_of(request)
    game = find_game(data.game)
    context.host_texts.check_words(*(seat.name or "" for seat in data.seats))
    person = await context.person_or_guest(request)
    await _must_have_own_names(request, data, person)
    invited = await _invited(request, data, person)
    settings, seated = _settings(game, data, person, words_of(request), invited)
    context.quotas.take("tables", person.id, address_of(request))
    return wire.NewTable(id=await context.registry.make(game, settings, person.id, seated))


async def _must_have_own_names(request: AnyRequest, data: wire.MakeTable, person: PersonRow) -> None:
    """Where others sit down too, no seat has the name of somebody else with a passphrase. People who play at one screen
    may be called as they like."""
    if all(seat.kind != "friend" for seat in data.seats):
        return
    people = context_of(request).registry.people
    for name in {person.name, *(clean(seat.name or "") for seat in data.seats)}:
        await people.must_be_free(name, person.id)


async def _invited(request: AnyRequest, data: wire.MakeTable, owner: PersonRow) -> tuple[str, ...]:
    """The people whose names these are."""
    people = context_of(request).registry.people
    apart = await context_of(request).relations.apart(owner.id)
    found = [(name, await people.of_name(name)) for name in data.invited if clean(name)]
    for name, person in found:
        if person is None:
            raise ApiError(400, "unknown", "http-nobody-of-that-name", field="invited", name=clean(name))
        if person in apart.blocked:
            raise ApiError(403, "not-allowed", "http-not-invited", field="invited", name=clean(name))
    return tuple(dict.fromkeys(person for _, person in found if person is not None))


@post("/api/play-now", responses=ERRORS)
async def play_now(request: AnyRequest, data: JSONBody[wire.PlayNow]) -> wire.NewTable:
    """A table with default settings: me, and bots."""
    context = context_of(request)
    game = find_game(data.game)
    person = await context.person_or_guest(request)
    fewest, most = game.players
    bots = (data.players or max(fewest, min(_DEFAULT_PLAYERS, most))) - 1
    seats = (wire.SeatSetup(kind="me"), *(wire.SeatSetup(kind="bot", bot=data.bot) for _ in range(bots)))
    settings, seated = _settings(game, wire.MakeTable(game=game.name, seats=seats), person, words_of(request))
    context.quotas.take("tables", person.id, address_of(request))
    return wire.NewTable(id=await context.registry.make(game, settings, person.id, seated))


def _settings(
    game: AnyGame, data: wire.MakeTable, person: PersonRow, words: Words, invited: tuple[str, ...] = ()
) -> tuple[TableSettings, dict[int, tuple[str, str]]]:
    """The table's settings, and who sits there from the start."""
    options = checked_options(game, len(data.seats), data.options)
    if sum(seat.kind == "me" for seat in data.seats) > 1:
        raise ApiError(400, "malformed", "http-two-of-me", field="seats")
    if data.rated:
        _must_be_fair(game, data)
    named = [_with_name(seat, number, words) for number, seat in enumerate(data.seats, start=1)]
    order = list(range(len(data.seats)))
    wanted = [named[index] for index in (shuffled(order) if data.shuffle_seats else order)]
    names = _names(wanted, person)
    seats = tuple(
        SeatSettings(known_bot(game, seat.bot), name) if seat.kind == "bot" else SeatSettings()
        for seat, name in zip(wanted, names, strict=True)
    )
    seated = {number: (person.id, names[number]) for number, seat in enumerate(wanted) if seat.kind in ("me", "here")}
    alone = sum(seat.kind != "bot" for seat in data.seats) <= 1
    clock = None if data.clock is None else ClockRule(**msgspec.structs.asdict(data.clock))
    settings = TableSettings(
        game=game.name,
        options=msgspec.to_builtins(options),
        seats=seats,
        clock=clock,
        absence_minutes=data.absence_minutes,
        whispers=data.whispers,
        hints=_chosen(data.hints, alone) and not data.rated,
        undo=_chosen(data.undo, alone),
        hindsight=_chosen(data.hindsight, alone) and not data.rated,
        ready_check=data.ready_check and any(seat.kind == "friend" for seat in data.seats),
        by_agreement=True,
        visibility=data.visibility,
        invited=invited,
        spectators=_chosen(data.spectators, data.visibility != "private"),
        rated=data.rated,
    )
    return settings, seated


def _must_be_fair(game: AnyGame, data: wire.MakeTable) -> None:
    """A rated table has a person in each seat, or a bot whose strength was measured."""
    if any(seat.kind == "here" for seat in data.seats) or all(seat.kind == "bot" for seat in data.seats):
        raise ApiError(400, "malformed", "http-rated-seats", field="seats")
    known = bot_ratings(game.name)
    if any(seat.kind == "bot" and known_bot(game, seat.bot) not in known for seat in data.seats):
        raise ApiError(400, "malformed", "http-rated-bot", field="seats")


def _chosen(wanted: bool | None, otherwise: bool) -> bool:
    return otherwise if wanted is None else wanted


def _with_name(seat: wire.SeatSetup, number: int, words: Words) -> wire.SeatSetup:
    """Someone else at the same screen is not called like the one who made the table."""
    if seat.kind != "here" or clean(seat.name or ""):
        return seat
    return msgspec.structs.replace(seat, name=words("seat-name", number=number))


def _names(seats: list[wire.SeatSetup], person: PersonRow) -> list[str]:
    """Everyone's name: as asked for, and no two alike. A seat for a friend has none yet."""
    names: list[str] = []
    for seat in seats:
        wanted = clean(seat.name or "") or ("" if seat.kind == "bot" else person.name)
        name = distinct_name(wanted or next(bot_names(names)), names)
        names.append(name if seat.kind != "friend" else f"\n{len(names)}")  # a stand-in that equals no name
    return ["" if name.startswith("\n") else name for name in names]


@get("/api/tables/{table:str}", responses=ERRORS)
async def read_table(request: AnyRequest, table: TableId) -> wire.TableState:
    """The table as I may see it."""
    return await _state(request, await _find(request, table))


@get("/api/tables/{table:str}/static", responses=ERRORS)
async def read_static_document(
    request: AnyRequest, table: TableId, version: FromQuery[str | None] = None
) -> Response[bytes]:
    """What a board needs to know of this table and never changes; null in a game whose view holds all.

    With the version that `TableState.document` names it may be kept for ever.
    """
    live = await _find(request, table)
    return document_response(document_of(live.table), version, request.headers.get("if-none-match"))


async def _state(request: AnyRequest, live: LiveTable) -> wire.TableState:
    person = await context_of(request).person(request)
    name = None if person is None else person.id
    return rendering.table_state(live, name, perspective_of(live.table, name))


@post("/api/tables/{table:str}/join", status_code=200, responses=ERRORS)
async def join_table(request: AnyRequest, table: TableId, data: JSONBody[wire.JoinTable]) -> wire.TableState:
    """Sit down."""
    live = await _find(request, table)
    context = context_of(request)
    person = await context.person_or_guest(request)
    await context.registry.people.must_be_free(person.name, person.id)
    apart = await context.relations.apart(person.id)
    await live.request(
        person.id,
        None,
        lambda table: requests.sit_down(table, person.id, person.name, data.seat, data.nonce, apart.blocked),
    )
    return rendering.table_state(live, person.id, perspective_of(live.table, person.id))


@post("/api/tables/{table:str}/leave", status_code=200, responses=ERRORS)
async def leave_table(request: AnyRequest, table: TableId) -> wire.TableState:
    """Stand up again, before the game begins."""
    live = await _find(request, table)
    person = await _known(request)
    await live.request(person.id, None, lambda table: requests.stand_up(table, person.id))
    return rendering.table_state(live, person.id, perspective_of(live.table, person.id))


@post("/api/tables/{table:str}/start", status_code=200, responses=ERRORS)
async def start_table(request: AnyRequest, table: TableId, data: JSONBody[wire.StartTable]) -> wire.TableState:
    """The owner starts the game."""
    live = await _find(request, table)
    person = await _known(request)
    bot = known_bot(live.table.game, data.bot) if data.fill_with_bots else None
    await live.request(person.id, None, lambda table: requests.begin(table, person.id, bot))
    return await _state(request, live)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=ERRORS)
async def rematch(request: AnyRequest, table: TableId) -> wire.RematchTable:
    """Propose to play again, or accept that: there is a new table once everybody has accepted."""
    context, live = context_of(request), await _find(request, table)
    person = await _known(request)
    if not (await context.relations.apart(person.id)).blocked.isdisjoint(live.table.people()):
        raise Declined("not-allowed", "table-blocked")
    context.quotas.take("tables", person.id, address_of(request))
    return wire.RematchTable(id=await context.registry.rematch(live, person, None))


@post("/api/tables/{table:str}/branch", responses=ERRORS)
async def branch(request: AnyRequest, table: TableId, data: JSONBody[wire.Branch]) -> wire.NewTable:
    """Play on from a position of a finished game, against bots."""
    context = context_of(request)
    live = await _find(request, table)
    _must_be_revealed(live)
    base = branching.base_of(live.table, data.at, data.seat)
    person = await context.person_or_guest(request)
    context.quotas.take("branches", person.id, address_of(request))
    workers = context.record_workers
    if not await workers.run(REPLAY_SECONDS, "", branching.is_open, msgspec.json.encode(base)):
        raise Declined("unknown", "table-nothing-left")
    return wire.NewTable(id=await context.registry.branch(live, person, base, data.bot))


async def _known(request: AnyRequest) -> PersonRow:
    person = await context_of(request).person(request)
    if person is None:
        raise Declined("not-your-seat", "table-only-players")
    return person


def _must_be_over(live: LiveTable) -> None:
    """While a game runs, a reader gets their own view and nothing else."""
    if not live.table.finished:
        raise Declined("not-over", "table-not-over")
    if live.table.seed is None:
        raise Declined("not-over", "table-never-begun")


@get("/api/tables/{table:str}/record", responses=ERRORS)
async def read_record(request: AnyRequest, table: TableId) -> Response[bytes]:
    """The record of a finished game."""
    live = await _find(request, table)
    _must_be_revealed(live)
    name = f"{live.table.game.name}-{live.table.id}{records.SUFFIX}"
    return Response(
        records.encode(live.table.to_record()),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/positions/{at:int}", responses=ERRORS)
async def read_position(
    request: AnyRequest,
    table: TableId,
    at: Annotated[int, PathParameter(ge=0)],
    language: FromQuery[wire.Language] = "en",
) -> Response[wire.ReplayPosition]:
    """One position of a finished game, as every seat and a spectator saw it."""
    live = await _find(request, table)
    _must_be_over(live)
    _must_exist(live, at)
    return encoded(await context_of(request).replay(live, replayed_tables.position, at, language))


def _must_be_revealed(live: LiveTable) -> None:
    """What contains the seed: of a deal of the day, nobody sees it while others may still play it."""
    _must_be_over(live)
    if not seed_is_open(live.table, live.now()):
        raise Declined("not-over", "table-daily-not-over")


def _must_exist(live: LiveTable, at: int, seat: int | None = None) -> None:
    if at > len(live.table.moves):
        raise ApiError(404, "unknown", "table-no-such-position")
    if seat is not None and seat >= live.table.players:
        raise Declined("unknown", "table-no-such-seat", players=live.table.players)


@post("/api/tables/{table:str}/positions/{at:int}/analyse", status_code=200, responses=ERRORS)
async def analyse_position(
    request: AnyRequest, table: TableId, at: Annotated[int, PathParameter(ge=0)], data: JSONBody[wire.AskPosition]
) -> wire.PositionAnswer | Response[wire.ErrorBody]:
    """A board's question about a position of a finished game."""
    live = await _find(request, table)
    _must_be_over(live)
    _must_exist(live, at, data.seat)
    context = context_of(request)
    try:
        found = await context.replay(live, replayed_tables.answer, at, data.seat, data.query, data.language)
        return wire.PositionAnswer(answer=msgspec.Raw(found))
    except Declined as declined:
        if declined.violation is None:
            raise
        text = rendering.decline_text(declined, table_words(live.table, data.language))  # in the game's words
        return error_response(400, "rule", text, declined.violation.paragraph)


@post("/api/tables/{table:str}/positions/{at:int}/check", status_code=200, responses=ERRORS)
async def check_at_position(
    request: AnyRequest, table: TableId, at: Annotated[int, PathParameter(ge=0)], data: JSONBody[wire.CheckAtPosition]
) -> Response[wire.WhyAnswer]:
    """Whether the seat could have done this at a position of a finished game, and if not, the rule that forbids it."""
    live = await _find(request, table)
    _must_be_over(live)
    _must_exist(live, at, data.seat)
    context = context_of(request)
    return encoded(await context.replay(live, replayed_tables.check, at, data.seat, data.action, data.language))


@get("/api/tables/{table:str}/verify", responses=ERRORS)
async def verify(request: AnyRequest, table: TableId, language: FromQuery[wire.Language] = "en") -> wire.Verification:
    """Computes the shuffle and the whole game again, and says what was checked."""
    live = await _find(request, table)
    _must_be_revealed(live)
    now = live.table
    words = table_words(now, language)
    record = msgspec.json.encode(now.to_record())
    replayed = await context_of(request).record_workers.run(REPLAY_SECONDS, "", verification.replay, record)
    steps = verification.verify(now, replayed)
    return wire.Verification(
        ok=all(step.ok for step in steps),
        steps=tuple(words(step.message, **step.facts) for step in steps),
        promise="" if now.imported else seed_commitment.promise(now.header.secret),
        secret="" if now.imported else now.header.secret,
        commitment=now.commitment or "",
        seed=now.seed,
        nonces=() if now.imported or now.settings.daily is not None else now.seat_nonces(),
    )

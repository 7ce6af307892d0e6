"""Tournaments over HTTP, and live over a WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody, PathParameter

from menagerie.club.ratings import bot_ratings
from menagerie.club.tournaments import published, requests
from menagerie.club.tournaments.entries import AnyEntry
from menagerie.club.tournaments.settings import LIVE, TournamentSettings
from menagerie.core.contract import AnyGame
from menagerie.core.registry import game as find_game
from menagerie.core.words import core_words
from menagerie.server.club.club_connection import ClubConnection
from menagerie.server.club.tournament_view import tournament_round
from menagerie.server.club.tournaments import LiveTournament, UnknownTournament
from menagerie.server.club.tournaments_wire import (
    AddTournamentBots,
    MakeTournament,
    NewTournament,
    RemoveEntrant,
    TournamentLine,
    TournamentList,
    TournamentRound,
    TournamentState,
)
from menagerie.server.context import Context, address_of, browser_language, context_of, encoded
from menagerie.server.errors import ApiError
from menagerie.server.games_api import checked_options
from menagerie.server.openapi import ERRORS
from menagerie.server.table_connection import UNKNOWN_TABLE, AnySocket, reject
from menagerie.table.limits import (
    IDENTIFIER_LENGTH,
    TOURNAMENT_ENTRIES,
    TOURNAMENT_STARTS_SECONDS,
    TOURNAMENTS_ENTERED,
    TOURNAMENTS_LISTED,
    TOURNAMENTS_ORGANISED,
)
from menagerie.table.requests import Declined, clean, known_bot
from menagerie.table.seat_names import BOT_NAMES
from menagerie.table.store import PersonRow
from menagerie.table.store.sql_tournaments import FINISHED, UNFINISHED, ListedTournament

AnyRequest = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]


@get("/api/tournaments", responses=ERRORS)
async def read_tournaments(request: AnyRequest) -> TournamentList:
    """Tournaments that run or can be joined, and the latest that are over."""
    context = context_of(request)
    store = context.tournaments.store
    person = await context.person(request)
    found = [*await store.listed(UNFINISHED, TOURNAMENTS_LISTED), *await store.listed(FINISHED, TOURNAMENTS_LISTED)]
    mine = [] if person is None else await store.entered_by(person.id, [one.row.id for one in found])
    return TournamentList(
        tournaments=tuple(_line(one, one.row.id in mine) for one in found),
        may_organise=person is not None and person.passphrase is not None,
    )


def _line(listed: ListedTournament, mine: bool) -> TournamentLine:
    row = listed.row
    settings = msgspec.json.decode(row.settings, type=TournamentSettings)
    return TournamentLine(
        id=row.id,
        name=settings.name,
        game=settings.game,
        format=settings.format,
        size=settings.size,
        pace=settings.pace,
        rated=settings.rated,
        phase=row.phase,  # type: ignore[arg-type]  # only phases are ever stored
        starts=settings.starts,
        updated=row.updated,
        entrants=row.entrants,
        organiser=listed.organiser_name,
        mine=mine,
    )


@post("/api/tournaments", responses=ERRORS)
async def make_tournament(request: AnyRequest, data: JSONBody[MakeTournament]) -> NewTournament:
    """A new tournament. Its organiser needs a passphrase, to be the same person for as long as it takes."""
    context = context_of(request)
    person = await context.person(request)
    if person is None or person.passphrase is None:
        raise ApiError(403, "not-allowed", "tournament-members-only")
    settings = _settings(data, context.registry.now())
    if await context.tournaments.store.organised_by(person.id) >= TOURNAMENTS_ORGANISED:
        raise Declined("too-many", "tournament-too-many", most=TOURNAMENTS_ORGANISED)
    context.quotas.take("tournaments", person.id, address_of(request))
    return NewTournament(id=await context.tournaments.make(settings, person.id))


def _settings(data: MakeTournament, now: float) -> TournamentSettings:
    game = find_game(data.game)
    name = clean(data.name)
    if not name:
        raise ApiError(400, "malformed", "http-empty-name", field="name")
    if data.fewest > data.size:
        raise ApiError(400, "malformed", "tournament-bad-sizes", field="fewest")
    if data.format == "knockout" and data.size != 2:
        raise ApiError(400, "malformed", "tournament-knockout-pairs", field="size")
    if data.format == "arena" and data.pace not in LIVE:
        raise ApiError(400, "malformed", "tournament-arena-live", field="pace")
    if data.starts is not None and not now <= data.starts <= now + TOURNAMENT_STARTS_SECONDS:
        raise ApiError(400, "malformed", "tournament-bad-start", field="starts")
    options = [checked_options(game, size, data.options) for size in range(data.fewest, data.size + 1)]
    return TournamentSettings(
        name=name,
        about=clean(data.about),
        game=game.name,
        options=msgspec.to_builtins(options[0]),
        format=data.format,
        size=data.size,
        fewest=data.fewest,
        rounds=data.rounds if data.format == "swiss" else None,
        minutes=data.minutes if data.format == "arena" else None,
        pace=data.pace,
        rated=data.rated,
        starts=data.starts,
        absence_minutes=data.absence_minutes,
        pause_minutes=0 if data.format == "arena" else data.pause_minutes,
        late_rounds=data.late_rounds if data.format == "swiss" else 0,
    )


@get("/api/tournaments/{tournament:str}", responses=ERRORS)
async def read_tournament(request: AnyRequest, tournament: Id) -> Response[TournamentState]:
    """All that a tournament's page shows."""
    live = await context_of(request).tournaments.find(tournament)
    return encoded(await live.encoded())


async def _answer(
    context: Context, tournament: str, ask: Callable[[LiveTournament], list[AnyEntry]]
) -> Response[TournamentState]:
    """Carries out what somebody asks for, and tells how the tournament is then."""
    live = await context.tournaments.request(tournament, ask)
    return encoded(await live.encoded())


@get("/api/tournaments/{tournament:str}/rounds/{number:int}", responses=ERRORS)
async def read_round(
    request: AnyRequest,
    tournament: Id,
    number: Annotated[int, PathParameter(ge=1, le=TOURNAMENT_ENTRIES)],
) -> TournamentRound:
    """One round with its tables."""
    live = await context_of(request).tournaments.find(tournament)
    found = live.tournament
    if number > len(found.rounds):
        raise ApiError(404, "unknown", "tournament-no-such-round")
    return tournament_round(found, found.rounds[number - 1], live.made)


@get("/api/tournaments/{tournament:str}/file", responses=ERRORS)
async def read_file(request: AnyRequest, tournament: Id) -> Response[bytes]:
    """The tournament as a file, from which anybody can pair it again: docs/tournaments.md."""
    found = (await context_of(request).tournaments.find(tournament)).tournament
    return Response(
        published.encode(found),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{found.id}{published.SUFFIX}"'},
    )


@post("/api/tournaments/{tournament:str}/join", status_code=200, responses=ERRORS)
async def join_tournament(request: AnyRequest, tournament: Id) -> Response[TournamentState]:
    """Take part; or take part again after leaving."""
    context = context_of(request)
    await context.tournaments.find(tournament)
    person = await context.person_or_guest(request)
    if person.bot:
        raise Declined("not-allowed", "tournament-no-outside-bots")
    await context.registry.people.must_be_free(person.name, person.id)
    entered = await context.tournaments.store.entered_by(person.id)
    if tournament not in entered and len(entered) >= TOURNAMENTS_ENTERED:
        raise Declined("too-many", "tournament-too-many-entered", most=TOURNAMENTS_ENTERED)
    return await _answer(context, tournament, lambda live: requests.join(live.tournament, person.id, person.name))


@post("/api/tournaments/{tournament:str}/leave", status_code=200, responses=ERRORS)
async def leave_tournament(request: AnyRequest, tournament: Id) -> Response[TournamentState]:
    """Take part no longer: not paired from the next round on."""
    context = context_of(request)
    person = await context.person(request)
    if person is None:
        raise Declined("not-allowed", "tournament-not-in")
    return await _answer(context, tournament, lambda live: requests.leave(live.tournament, person.id))


@post("/api/tournaments/{tournament:str}/start", status_code=200, responses=ERRORS)
async def start_tournament(request: AnyRequest, tournament: Id) -> Response[TournamentState]:
    """The organiser begins it."""
    context, _ = await _organised(request, tournament)
    return await _answer(context, tournament, lambda live: requests.begin(live.tournament, live.seed))


@post("/api/tournaments/{tournament:str}/cancel", status_code=200, responses=ERRORS)
async def cancel_tournament(request: AnyRequest, tournament: Id) -> Response[TournamentState]:
    """The organiser ends it for good, without a winner."""
    context, _ = await _organised(request, tournament)
    return await _answer(context, tournament, lambda live: requests.cancel(live.tournament))


@post("/api/tournaments/{tournament:str}/bots", status_code=200, responses=ERRORS)
async def add_bots(request: AnyRequest, tournament: Id, data: JSONBody[AddTournamentBots]) -> Response[TournamentState]:
    """The organiser lets bots take part."""
    context, live = await _organised(request, tournament)
    settings = live.tournament.settings
    game = find_game(settings.game)
    bot = known_bot(game, data.bot)
    if settings.rated:
        _must_be_measured(game, bot)
    bots = [(bot, BOT_NAMES[place % len(BOT_NAMES)]) for place in range(data.count)]
    return await _answer(context, tournament, lambda live: requests.add_bots(live.tournament, bots))


def _must_be_measured(game: AnyGame, bot: str) -> None:
    if bot not in bot_ratings(game.name):
        raise ApiError(400, "malformed", "http-rated-bot", field="bot")


@post("/api/tournaments/{tournament:str}/remove", status_code=200, responses=ERRORS)
async def remove_entrant(
    request: AnyRequest, tournament: Id, data: JSONBody[RemoveEntrant]
) -> Response[TournamentState]:
    """The organiser takes an entrant out for good."""
    context, _ = await _organised(request, tournament)
    return await _answer(context, tournament, lambda live: requests.remove(live.tournament, data.entrant))


async def _organised(request: AnyRequest, tournament: str) -> tuple[Context, LiveTournament]:
    """Declined for everybody but the organiser."""
    context = context_of(request)
    live = await context.tournaments.find(tournament)
    person: PersonRow | None = await context.person(request)
    if person is None or person.id != live.tournament.header.organiser:
        raise Declined("not-allowed", "tournament-organiser-only")
    return context, live


@websocket("/ws/tournaments/{tournament:str}")
async def tournament_socket(socket: AnySocket, tournament: Id) -> None:
    """A tournament, live: its `TournamentState` whenever something has changed."""
    context = context_of(socket)
    if not await TournamentConnection.admits(socket, context.settings.limits.tournament_sockets):
        return
    try:
        live = await context.tournaments.find(tournament)
    except UnknownTournament:
        await reject(socket, "unknown", core_words(browser_language(socket))("tournament-unknown"), UNKNOWN_TABLE)
        return
    await TournamentConnection(context, socket, await context.visitor(socket)).watch(live)


class TournamentConnection(ClubConnection):
    """Somebody who watches a tournament."""

    async def watch(self, live: LiveTournament) -> None:
        """Until the connection is closed."""
        with self._opened():
            try:
                await live.enter(self)
                while await self._frames.receive() is not None:
                    pass  # it is only read
            except (WebSocketDisconnect, OSError):  # closed by the other side
                pass
            finally:
                live.leave(self)

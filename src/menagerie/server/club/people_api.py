"""The people API: profiles, and whom I follow, mute or block."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from menagerie.core.removed_names import is_removed_name
from menagerie.server.club.people_wire import (
    FavouriteSetup,
    GamesPlayed,
    LastGame,
    LastPlayer,
    Profile,
    Related,
    SetRelation,
)
from menagerie.server.context import Context, context_of
from menagerie.server.errors import ApiError
from menagerie.server.openapi import ERRORS
from menagerie.table.limits import COUNTED_GAMES, FAVOURITES_SHOWN, IDENTIFIER_LENGTH, LAST_GAMES
from menagerie.table.store import PersonRow
from menagerie.table.store.sql_people import PlayedSetup, SharedGame

AnyRequest = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]


async def person_of(context: Context, person: str) -> PersonRow:
    """The person with that id."""
    found = await context.registry.people.find(person)
    if found is None:
        raise ApiError(404, "not-found", "http-no-such-person")
    return found


@get("/api/people/{person:str}", responses=ERRORS)
async def read_profile(request: AnyRequest, person: Id) -> Profile:
    """What I may know of a person."""
    context = context_of(request)
    visitor = await context.visitor(request)
    if visitor is not None and visitor.person.id == person:  # perhaps a guest who is not stored yet
        return await _profile(context, visitor.person, person)
    found = await person_of(context, person)
    return await _profile(context, found, None if visitor is None else visitor.person.id)


async def _profile(context: Context, person: PersonRow, reader: str | None) -> Profile:
    store, is_guest = context.people, person.passphrase is None and not person.bot
    setups = [] if is_guest else await store.played_setups(person.id)
    last = [] if is_guest else await store.last_games(person.id, reader, LAST_GAMES)
    return Profile(
        id=person.id,
        name=person.name,
        kind="bot" if person.bot else "guest" if is_guest else "member",
        mine=person.id == reader,
        since=None if is_guest else await store.created(person.id),
        games=_games(setups),
        counted=COUNTED_GAMES,
        favourites=_favourites(setups),
        last=tuple(_last(one) for one in last),
    )


def _games(setups: list[PlayedSetup]) -> tuple[GamesPlayed, ...]:
    games, won = Counter[tuple[str, bool]](), Counter[tuple[str, bool]]()
    for one in setups:
        games[one.game, one.alone] += one.games
        won[one.game, one.alone] += one.won
    found = [
        GamesPlayed(
            game=game,
            among_people=games[game, False],
            among_people_won=won[game, False],
            with_bots=games[game, True],
            with_bots_won=won[game, True],
        )
        for game in {game for game, _ in games}
    ]
    return tuple(sorted(found, key=lambda one: (-one.among_people - one.with_bots, one.game)))


def _favourites(setups: list[PlayedSetup]) -> tuple[FavouriteSetup, ...]:
    games = Counter[tuple[str, str]]()
    for one in setups:
        games[one.game, one.setup] += one.games
    return tuple(
        FavouriteSetup(game=game, games=count, **msgspec.json.decode(setup))
        for (game, setup), count in games.most_common(FAVOURITES_SHOWN)
    )


def _last(game: SharedGame) -> LastGame:
    return LastGame(
        table=game.row.table,
        game=game.row.game,
        ended=game.row.at,
        rank=game.row.rank,
        players=tuple(
            LastPlayer(name=name, person=None if is_removed_name(name) else person)
            for name, person in zip(game.names, game.people, strict=True)
        ),
    )


# --- relations


@get("/api/me/relations", responses=ERRORS)
async def read_relations(request: AnyRequest) -> list[Related]:
    """Whom I follow, mute or block, by name."""
    context = context_of(request)
    me = await context.person(request)
    return [] if me is None else await _relations(context, me.id)


@post("/api/people/{person:str}/relation", status_code=200, responses=ERRORS)
async def set_relation(request: AnyRequest, person: Id, data: JSONBody[SetRelation]) -> list[Related]:
    """Follow, mute or block that person, or no longer; gives whom I follow, mute or block then."""
    context = context_of(request)
    other = await person_of(context, person)
    me = await context.person_or_guest(request)
    if me.id == other.id:
        raise ApiError(400, "malformed", "people-yourself")
    if data.on:
        await context.relations.begin(me.id, data.kind, other.id, context.registry.now())
    else:
        await context.relations.end(me.id, data.kind, other.id)
    return await _relations(context, me.id)


async def _relations(context: Context, person: str) -> list[Related]:
    found = await context.relations.of(person)
    return [Related(kind=row.kind, person=row.other, name=row.name, since=row.at) for row in found]

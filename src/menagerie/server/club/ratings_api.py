"""The ratings API: leaderboards, a person's ratings with their curves, and what a game changed."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from menagerie.bots import levels
from menagerie.club import ratings
from menagerie.club.counting import rating_of
from menagerie.club.ratings import Rating
from menagerie.core.registry import game as find_game
from menagerie.server.club.ratings_wire import (
    BoardLine,
    BotPoints,
    CurveGame,
    Leaderboard,
    Opponents,
    PersonRating,
    PersonRatings,
    RatingPoints,
    SeatRating,
    TableRating,
)
from menagerie.server.context import context_of
from menagerie.server.errors import words_of
from menagerie.server.openapi import ERRORS
from menagerie.table.limits import BOARD_PLACES, BOARD_ROWS, CURVE_GAMES, IDENTIFIER_LENGTH
from menagerie.table.store.rating_rows import StoredRatedGame, StoredRating
from menagerie.table.store.sql_ratings import DONE, DUE, SqlRatings

AnyRequest = Request[Any, Any, Any]
_WEEK_DAYS = 7


@get("/api/ratings/{game:str}", responses=ERRORS)
async def read_leaderboard(
    request: AnyRequest,
    game: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)],
    opponents: FromQuery[Opponents] = "people",
    after: Annotated[int, QueryParameter(ge=0, le=BOARD_PLACES)] = 0,
) -> Leaderboard:
    """The strongest players of a game; where I stand among them."""
    context = context_of(request)
    rules = find_game(game)
    store, now = context.rated_games.store, context.registry.now()
    me = await context.person(request)
    rows = await store.board(rules.name, opponents, now, BOARD_ROWS + 1, after)
    mine = None if me is None else await store.one(me.id, rules.name, opponents)
    bots = ratings.bot_ratings(rules.name) if opponents == "bots" else {}
    paws = levels(rules)
    return Leaderboard(
        game=rules.name,
        opponents=opponents,
        lines=tuple(
            BoardLine(
                place=after + number,
                person=row.rating.person,
                name=row.name,
                rating=_points(rating_of(row.rating), now),
                cautious=_cautious(rating_of(row.rating), now),
                mine=me is not None and row.rating.person == me.id,
            )
            for number, row in enumerate(rows[:BOARD_ROWS], start=1)
        ),
        more=len(rows) > BOARD_ROWS and after + BOARD_ROWS <= BOARD_PLACES,
        me=None if me is None else me.id,
        mine=None if mine is None else _points(rating_of(mine), now),
        my_place=None if mine is None else await store.place(mine, now),
        bots=tuple(
            BotPoints(bot=name, paws=paws.get(name), rating=_points(rating, now))
            for name, rating in sorted(bots.items(), key=lambda one: -one[1].mu)
            if name in paws
        ),
        floor=ratings.FLOOR_GAMES,
        most_uncertainty=ratings.uncertainty(ratings.BOARD_SIGMA),
        uncertainty_a_week=ratings.uncertainty(ratings.SIGMA_A_DAY * _WEEK_DAYS),
    )


@get("/api/people/{person:str}/ratings", responses=ERRORS)
async def read_person_ratings(
    request: AnyRequest, person: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]
) -> PersonRatings:
    """A person's ratings, each with its curve; none where nobody has that id."""
    context = context_of(request)
    store, now = context.rated_games.store, context.registry.now()
    found = [await _person_rating(store, one, now) for one in await store.of_person(person)]
    return PersonRatings(person=person, ratings=tuple(found))


async def _person_rating(store: SqlRatings, one: StoredRating, now: float) -> PersonRating:
    curve = await store.curve(one.person, one.game, one.opponents, CURVE_GAMES)
    return PersonRating(
        game=one.game,
        opponents=_opponents(one.opponents),
        rating=_points(rating_of(one), now),
        place=await store.place(one, now),
        curve=tuple(
            CurveGame(
                table=game.table,
                ended=game.ended,
                rank=game.rank,
                players=game.players,
                points=ratings.points(game.mu),
                uncertainty=ratings.uncertainty(game.sigma),
            )
            for game in curve
        ),
    )


@get("/api/tables/{table:str}/rating", responses=ERRORS)
async def read_table_rating(
    request: AnyRequest, table: Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]
) -> TableRating:
    """What the game changed, once it is over and has counted."""
    context = context_of(request)
    live = await context.registry.table(table)
    if not live.table.settings.rated:
        return TableRating(state="unrated", why="", opponents=None, seats=())
    if not live.table.finished:
        return TableRating(state="running", why="", opponents=None, seats=())
    store = context.rated_games.store
    counted = await store.of_table(table)
    if counted is not None:
        return _counted(counted)
    state = await store.state_of(table)
    if state in (DUE, DONE, ""):
        return TableRating(state="soon", why="", opponents=None, seats=())
    return TableRating(state="left-out", why=words_of(request)(f"rated-not-{state}"), opponents=None, seats=())


def _counted(game: StoredRatedGame) -> TableRating:
    return TableRating(
        state="counted",
        why="",
        opponents=_opponents(game.opponents),
        seats=tuple(
            SeatRating(
                seat=seat.seat,
                rank=seat.rank,
                before=ratings.points(seat.mu_before),
                after=ratings.points(seat.mu),
                uncertainty=ratings.uncertainty(seat.sigma),
                bot=seat.person is None,
            )
            for seat in game.seats
        ),
    )


def _points(rating: Rating, now: float) -> RatingPoints:
    return RatingPoints(
        points=ratings.points(rating.mu),
        uncertainty=ratings.uncertainty(ratings.sigma_at(rating, now)),
        games=rating.games,
        played=rating.played,
    )


def _cautious(rating: Rating, now: float) -> int:
    return ratings.points(rating.mu - 2 * ratings.sigma_at(rating, now))


def _opponents(stored: str) -> Opponents:
    return "people" if stored == "people" else "bots"

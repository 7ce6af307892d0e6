"""The API of the deals of the day. Until one's own game or the day is over, it says nothing of how others played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery, PathParameter, QueryParameter

from menagerie.club import daily
from menagerie.core.contract import AnyGame
from menagerie.core.registry import game as find_game
from menagerie.server import wire
from menagerie.server.club.daily_deals import Deal, choices_of, paws_of, seat_of
from menagerie.server.club.daily_steps import Chosen, Step, steps
from menagerie.server.club.daily_wire import (
    DailyBar,
    DailyDay,
    DailyDays,
    DailyDealState,
    DailyLine,
    DailyResults,
    DailySteps,
)
from menagerie.server.context import Context, address_of, context_of, encoded
from menagerie.server.errors import ApiError
from menagerie.server.openapi import ERRORS
from menagerie.table.limits import (
    DAILY_CHOICES,
    DAILY_DAYS,
    DAILY_LINES,
    DAILY_STEPS,
    DATE_LENGTH,
    IDENTIFIER_LENGTH,
    REPLAY_MOVES,
)
from menagerie.table.requests import Declined
from menagerie.table.store.sql_daily import COUNTED, PLAYING, PlayRow, ScoreRow

AnyRequest = Request[Any, Any, Any]
Day = Annotated[str, PathParameter(max_length=DATE_LENGTH)]
GameName = Annotated[str, PathParameter(max_length=IDENTIFIER_LENGTH)]


@get("/api/daily", responses=ERRORS)
async def read_days(request: AnyRequest) -> DailyDays:
    """Today's deals and yesterday's, and what I have done with them."""
    context = context_of(request)
    person = await context.person(request)
    me = None if person is None else person.id
    today = context.daily.today()
    days = [await _day(context, day, me) for day in (today, daily.days_after(today, -1))]
    return DailyDays(now=context.registry.now(), today=days[0], yesterday=days[1] if days[1].deals else None)


async def _day(context: Context, day: str, me: str | None) -> DailyDay:
    deals = await context.daily.deals(day)
    plays = [] if me is None else await context.daily.store.plays_of(me, day)
    finished = await context.daily.store.finished(day)
    return DailyDay(
        date=day,
        ends=daily.ends(day),
        commitment=context.daily.commitment(day),
        seed=context.daily.seed(day),
        deals=tuple(_state(deal, plays, finished) for deal in deals),
    )


def _state(deal: Deal, plays: list[PlayRow], finished: Mapping[str, int]) -> DailyDealState:
    mine = next((play for play in plays if play.game == deal.game.name), None)
    known: dict[str, Any] = {"open": "open", "playing": "playing", "counted": "counted", "gave-up": "gave-up"}
    return DailyDealState(
        game=deal.game.name,
        players=deal.setup.players,
        options=deal.setup.options,
        bot=deal.setup.bot,
        paws=paws_of(deal),
        finished=finished.get(deal.game.name, 0),
        state="open" if mine is None else known.get(mine.state, "late"),
        table=None if mine is None else mine.table,
        score=None if mine is None else mine.score,
        rank=None if mine is None else mine.rank,
    )


@post("/api/daily/{game:str}", responses=ERRORS)
async def play(request: AnyRequest, game: GameName) -> wire.NewTable:
    """My table with today's deal of that game: a new one, or the one where I play it already."""
    context, rules = context_of(request), find_game(game)
    person = await context.person_or_guest(request)
    known = await context.daily.table_of(person.id, rules)
    if known is not None:
        return wire.NewTable(id=known)
    context.quotas.take("tables", person.id, address_of(request))
    return wire.NewTable(id=await context.daily.begin(person, rules))


@get("/api/daily/{day:str}/{game:str}", responses=ERRORS)
async def read_results(request: AnyRequest, day: Day, game: GameName) -> DailyResults:
    """The list of scores of a deal, and how the scores are distributed, once my own game or the day is over."""
    context, rules = context_of(request), find_game(game)
    deal, mine = await _finished(request, day, rules)
    store, over = context.daily.store, day < context.daily.today()
    board = await store.board(day, rules.name, DAILY_LINES)
    scores = await store.scores(day, rules.name)
    by_score: dict[int, int] = {}
    for (score, _), players in scores.items():
        by_score[score] = by_score.get(score, 0) + players
    me = "" if mine is None else mine.person
    counts = mine is not None and mine.state == COUNTED
    return DailyResults(
        date=day,
        over=over,
        deal=_state(deal, [] if mine is None else [mine], {rules.name: sum(by_score.values())}),
        place=None if mine is None or not counts else daily.place(scores, mine.score or 0, mine.rank or 0),
        lines=tuple(_line(row, scores, me, over) for row in board),
        bars=tuple(
            DailyBar(least=bar.least, most=bar.most, players=bar.players) for bar in daily.distribution(by_score)
        ),
    )


def _line(row: ScoreRow, scores: dict[tuple[int, int], int], me: str, over: bool) -> DailyLine:
    mine = row.person == me
    return DailyLine(
        place=daily.place(scores, row.score, row.rank),
        name=row.name,
        score=row.score,
        rank=row.rank,
        mine=mine,
        table=row.table if over or mine else None,
    )


@get("/api/daily/{day:str}/{game:str}/steps", responses=ERRORS)
async def read_steps(
    request: AnyRequest,
    day: Day,
    game: GameName,
    after: Annotated[int, QueryParameter(ge=0, le=REPLAY_MOVES)] = 0,
    language: FromQuery[wire.Language] = "en",
) -> Response[DailySteps]:
    """My game step by step: what share of those in the same position chose what. It ends where nobody else had the
    same position any more."""
    context, rules = context_of(request), find_game(game)
    _, mine = await _finished(request, day, rules)
    if mine is None or mine.state == PLAYING:
        raise Declined("not-over", "daily-not-played")
    live = await context.registry.table(mine.table)
    seat, chosen = seat_of(live.table), choices_of(live.table)
    places = [at for at, move in enumerate(live.table.moves) if move.seat == seat]
    wanted, following = _steps(await _chosen(context, day, rules, chosen, after), chosen, places, after, mine.state)
    return encoded(await context.replay(live, steps, seat, wanted, following, language))


async def _chosen(
    context: Context, day: str, game: AnyGame, chosen: list[tuple[str, str]], after: int
) -> dict[str, list[tuple[str, int]]]:
    """What was chosen in the positions of these steps."""
    histories = [history for history, _ in chosen[after : after + DAILY_STEPS + 1]]
    found: dict[str, list[tuple[str, int]]] = {}
    for row in await context.daily.store.choices(day, game.name, histories):
        found.setdefault(row.history, []).append((row.action, row.players))
    return found


def _steps(
    found: dict[str, list[tuple[str, int]]], chosen: list[tuple[str, str]], places: list[int], after: int, state: str
) -> tuple[tuple[Step, ...], int | None]:
    """The decisions after so many of mine, as far as somebody else sat there too; and after how many there are more."""
    counted = state == COUNTED
    wanted: list[Step] = []
    for place in range(after, len(chosen)):
        history, action = chosen[place]
        rows = found.get(history, [])
        if sum(players for _, players in rows) - counted < 1:
            break
        if len(wanted) == DAILY_STEPS:
            return tuple(wanted), place
        shown = rows[:DAILY_CHOICES]
        shown += [row for row in rows[DAILY_CHOICES:] if row[0] == action]
        if not any(other == action for other, _ in rows):
            shown.append((action, 0))  # my own game does not count
        wanted.append(
            Step(place + 1, places[place], tuple(Chosen(other, players, other == action) for other, players in shown))
        )
    return tuple(wanted), None


async def _finished(request: AnyRequest, day: str, game: AnyGame) -> tuple[Deal, PlayRow | None]:
    """The deal and my game of it; declined while that, and the day, are not over."""
    context = context_of(request)
    today = context.daily.today()
    if not daily.is_date(day) or not daily.days_after(today, -DAILY_DAYS) <= day <= today:
        raise ApiError(404, "unknown", "daily-no-such-day")
    deal = await context.daily.deal(day, game)
    if deal is None:
        raise ApiError(404, "unknown", "daily-no-such-day")
    person = await context.person(request)
    plays = [] if person is None else await context.daily.store.plays_of(person.id, day)
    mine = next((play for play in plays if play.game == game.name), None)
    if day == today and (mine is None or mine.state == PLAYING):
        raise Declined("not-over", "daily-not-over")
    return deal, mine

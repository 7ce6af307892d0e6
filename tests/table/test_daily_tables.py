"""The table of a deal of the day: equal choices give equal games, however quick people and bots are."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games
from menagerie.table import requests
from menagerie.table.bot_workers import BotDecision, InProcessBots, is_timed, thought_seed
from menagerie.table.live_table import LiveTable, Pace, Services, summary
from menagerie.table.requests import Declined
from menagerie.table.settings import DailyDeal
from menagerie.table.store.memory import MemoryStore
from menagerie.table.table import Table
from menagerie.table.time import WallTime
from menagerie.table.visibility import may_see, seed_is_open
from tests.table.tables import LIONS, CountingBots, Match, live_table

DAY_OVER = 1_000.0
DAILY: dict[str, Any] = {
    "daily": DailyDeal("2026-11-19", DAY_OVER),
    "visibility": "private",
    "spectators": False,
    "undo": False,
    "hints": False,
    "hindsight": False,
}


def daily_match(game: AnyGame = LIONS, players: int = 3, bot: str | None = None) -> Match:
    bots = [None] * (players - 1)
    return Match(*bots[:1], "ada", *bots[1:], played=game, bot=bot or game.levels[0], settings=DAILY)


class UnevenBots(InProcessBots):
    """Some thoughts take much longer than others; the seed of the process is never the same."""

    def __init__(self, slow: int) -> None:
        super().__init__(f"another process {slow}")
        self._slow = slow

    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision:
        for _ in range(self._slow * (1 + seat % 2)):
            await asyncio.sleep(0)
        return await super().decide(table, seat, bot)


async def act_when_asked(live: LiveTable, seat: int, decisions: int, hurry: bool) -> None:
    """The person takes another choice each time, at once or when nothing happens any more."""
    for _ in range(decisions):
        while live.table.phase == "running" and seat not in live.table.waiting_on:
            await live.bots_done()
            await asyncio.sleep(0)
        if not hurry:
            await live.bots_done()
        if live.table.phase != "running":
            return
        await live.until_people_may_act()
        state = live.table.state
        assert state is not None
        if seat not in live.table.waiting_on:
            continue
        legal = state.legal(seat)
        number = sum(move.seat == seat for move in live.table.moves)
        action = msgspec.to_builtins(legal[(len(legal) // 2 + number) % len(legal)])
        point = state.point(seat) or ""
        await live.request("ada", None, lambda table, p=point, a=action: requests.act(table, seat, p, a))  # type: ignore[misc]


def moves(live: LiveTable) -> list[tuple[int, str, Any]]:
    return [(move.seat, move.point, move.recorded) for move in live.table.moves]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_equal_choices_give_equal_games(game: AnyGame) -> None:
    """Whether somebody hurries, bots are slow, or the server starts again in between."""
    decisions = 24
    hasty = await live_table(daily_match(game), UnevenBots(0))
    hasty.wake_bots()
    await act_when_asked(hasty, 1, decisions, hurry=True)
    await hasty.bots_done()
    await hasty.close()

    slow = await live_table(daily_match(game), UnevenBots(7))
    slow.wake_bots()
    await act_when_asked(slow, 1, decisions // 2, hurry=False)
    await slow.close()  # in the middle of whatever the bots think
    services = Services(MemoryStore(), UnevenBots(3), WallTime(), Pace(0.0, 0.0, 0.0, 0.0))
    await services.store.make(slow.table.header, slow.table.log[:], slow.table.phase, summary(slow.table))
    again = LiveTable(Table(slow.table.header).accept_all(slow.table.log), services)
    again.wake_bots()
    await act_when_asked(again, 1, decisions - decisions // 2, hurry=True)
    await again.bots_done()
    await again.close()
    assert moves(again) == moves(hasty)
    assert any(move.by == "bot" for move in hasty.table.moves)


def test_a_bot_that_owes_a_decision_comes_first() -> None:
    match = daily_match(next(game for game in all_games() if game.name == "zoo-le-ma"))
    assert match.state.waiting_on == (0, 1, 2), "all bid at once"
    action = msgspec.to_builtins(match.state.legal(1)[0])
    with pytest.raises(Declined) as declined:
        requests.act(match.table, 1, match.state.point(1), action)
    assert declined.value.message == "table-bots-first"


def test_the_seed_of_a_thought_is_fixed_and_different_each_time() -> None:
    match = daily_match()
    assert not is_timed(match.table)
    first = thought_seed(match.table, 0)
    assert first == thought_seed(match.again(), 0)
    assert first != thought_seed(match.table, 2)
    match.act(match.state.waiting_on[0], by="bot" if match.state.waiting_on[0] != 1 else "person")
    assert first != thought_seed(match.table, 0)
    usual = Match("ada", None)
    assert thought_seed(usual.table, 1) is None
    assert is_timed(usual.table)


async def test_no_bot_acts_unprompted() -> None:
    bots = CountingBots()
    zoocracy = next(game for game in all_games() if game.name == "zoocracy")
    live = await live_table(daily_match(zoocracy, bot="statesman"), bots)
    live.wake_bots()
    await act_when_asked(live, 1, 4, hurry=True)
    await live.bots_done()
    await live.close()
    assert bots.decided
    assert not bots.prompted


def test_only_its_player_sees_the_table_until_the_day_is_over() -> None:
    match = daily_match()
    while match.table.phase == "running":
        bots = [seat for seat in match.state.waiting_on if seat != 1]
        match.act((bots or [1])[0])
    assert match.table.phase == "over"
    assert may_see(match.table, "ada", DAY_OVER - 1)
    assert not may_see(match.table, "ben", DAY_OVER - 1)
    assert not may_see(match.table, None, DAY_OVER - 1)
    assert may_see(match.table, None, DAY_OVER)
    assert not seed_is_open(match.table, DAY_OVER - 1)
    assert seed_is_open(match.table, DAY_OVER)


def test_a_running_game_of_yesterday_stays_hidden() -> None:
    match = daily_match()
    assert not may_see(match.table, "ben", DAY_OVER + 1)
    assert not seed_is_open(match.table, DAY_OVER + 1)

"""Bots speak up unasked while people alone are waited for: once at every point, and not among themselves."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from menagerie.core import record as paper
from menagerie.core.registry import game
from menagerie.table import thinking
from menagerie.table.entries import Moved
from menagerie.table.live import LiveTable, Pace, Surroundings
from menagerie.table.store import Store
from menagerie.table.thinking import Thought
from menagerie.table.time import WallTime
from tests.table.sittings import Sitting

ZOOCRACY = game("zoocracy")


class Forgetful:
    """A store that keeps nothing."""

    async def append(self, *_: Any) -> None:
        pass


class Wits:
    """Thinks in this process, and remembers who was asked what."""

    def __init__(self) -> None:
        self.decided: list[int] = []
        self.heard: list[int] = []

    async def think(self, table: str, record: paper.Record, seat: int, bot: str) -> Thought:
        self.decided.append(seat)
        raw = thinking.choose(table, msgspec.json.encode(record), seat, bot, "chance")
        return msgspec.json.decode(raw, type=Thought)

    async def act_unprompted(self, table: str, record: paper.Record, seat: int, bot: str) -> Thought | None:
        self.heard.append(seat)
        raw = thinking.act_unprompted(table, msgspec.json.encode(record), seat, bot, "chance")
        return msgspec.json.decode(raw, type=Thought | None)

    def close(self) -> None:
        pass


def proposing(proposer: int, bot: str) -> Sitting:
    """Four parties, Ada among three bots; that one is about to propose."""
    sitting = Sitting("ada", None, None, None, played=ZOOCRACY, bot=bot, secret="9" * 64)
    sitting.play_until("propose", proposer)
    return sitting


async def settled(live: LiveTable) -> None:
    """The bots have said what they had to say, and a person is to decide."""
    live.stir()
    while live._thinking:
        for task in list(live._thinking.values()):
            await task


def alive(sitting: Sitting, wits: Wits) -> LiveTable:
    return LiveTable(sitting.table, Surroundings(cast("Store", Forgetful()), wits, WallTime(), Pace(0.0, 0.0)))


async def test_while_a_person_ponders_a_proposal_bots_say_what_they_would_vote_for() -> None:
    wits = Wits()
    live = alive(proposing(0, "statesman"), wits)
    await settled(live)
    assert live.table.waiting_on == (0,), "nobody waits for the talk"
    assert sorted(wits.heard) == [1, 2, 3]
    assert wits.decided == []
    assert live.table.state is not None
    said = [offer for offer in live.table.state.view(None).offers if offer.status == "open"]
    assert said
    assert {offer.proposer for offer in said} == {0}
    moves = [logged.entry for logged in live.table.log if isinstance(logged.entry, Moved)][-len(said) :]
    assert [move.seat for move in moves] == [offer.maker for offer in said]
    assert all(move.aloud is not None and move.aloud.message == "reason-demand" for move in moves)
    await settled(live)
    assert sorted(wits.heard) == [1, 2, 3], "once is enough"


async def test_a_bot_that_is_not_outspoken_says_nothing() -> None:
    wits = Wits()
    live = alive(proposing(0, "backbencher"), wits)
    before = live.table.next_seq
    await settled(live)
    assert live.table.next_seq == before


async def test_while_a_bot_decides_nobody_speaks_up() -> None:
    wits = Wits()
    live = alive(proposing(1, "statesman"), wits)
    live.stir()
    assert list(live._thinking) == [1]
    await live.close()
    assert wits.heard == []

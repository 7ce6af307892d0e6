"""Bots speak up unasked while people alone are waited for: once at every point, and not among themselves."""

from __future__ import annotations

from menagerie.core.registry import game
from menagerie.table.entries import Moved
from tests.table.tables import CountingBots, Match, live_table

ZOOCRACY = game("zoocracy")


def proposing(proposer: int, bot: str) -> Match:
    """Four parties, Ada among three bots; that one is about to propose."""
    match = Match("ada", None, None, None, played=ZOOCRACY, bot=bot, secret="9" * 64)
    match.play_until("propose", proposer)
    return match


async def test_while_a_person_ponders_a_proposal_bots_say_what_they_would_vote_for() -> None:
    bots = CountingBots()
    live = await live_table(proposing(0, "statesman"), bots)
    live.wake_bots()
    await live.bots_done()
    assert live.table.waiting_on == (0,), "nobody waits for the talk"
    assert {*bots.prompted} == {1, 2, 3}
    assert bots.decided == []
    assert live.table.state is not None
    said = [offer for offer in live.table.state.view(None).offers if offer.status == "open" and offer.proposer == 0]
    assert said
    moves = [logged.entry for logged in live.table.log if isinstance(logged.entry, Moved)]
    demands = [move for move in moves if move.aloud is not None and move.aloud.message == "reason-demand"]
    assert [move.seat for move in demands] == [offer.maker for offer in said]
    prompted = len(bots.prompted)
    live.wake_bots()
    await live.bots_done()
    assert len(bots.prompted) == prompted, "nothing was said since"


async def test_a_bot_that_is_not_outspoken_says_nothing() -> None:
    bots = CountingBots()
    live = await live_table(proposing(0, "backbencher"), bots)
    before = live.table.next_seq
    live.wake_bots()
    await live.bots_done()
    assert live.table.next_seq == before


async def test_while_a_bot_decides_nobody_speaks_up() -> None:
    bots = CountingBots()
    live = await live_table(proposing(1, "statesman"), bots)
    live.wake_bots()
    assert list(live._thinking) == [1]
    await live.close()
    assert bots.prompted == []

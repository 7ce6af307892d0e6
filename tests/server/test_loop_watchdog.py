"""The watchdog of the event loop notices what blocks it."""

from __future__ import annotations

import asyncio

from menagerie.server.loop_watchdog import LoopWatchdog


async def test_the_longest_block_is_known_and_can_be_taken() -> None:
    now = 0.0
    watchdog = LoopWatchdog(lambda: now)
    watchdog.open()
    try:
        now = 0.75  # the clock jumps before the watchdog is called: something has blocked the loop
        while not watchdog.longest:
            await asyncio.sleep(0.001)
        assert 0.7 < watchdog.longest < 0.75
        assert watchdog.take_longest() == watchdog.longest
        assert watchdog.take_longest() == 0.0
        now += 0.1
        while watchdog.take_longest() == 0.0:
            await asyncio.sleep(0.001)
        assert watchdog.longest > 0.7, "of all the time"
    finally:
        watchdog.close()

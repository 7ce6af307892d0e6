"""A person beats (or loses to) bots, from the front page to the last point."""

from __future__ import annotations

from pathlib import Path

from tests.server.guests import serving


async def test_play_now_to_the_end(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3") as server:
        async with server.guest() as ada:
            table = await ada.play_now()
            async with ada.at(table) as seat:
                await seat.until_phase("running")
                await seat.decision()
                await seat.play_on()
                await seat.settle()
                assert seat.table["phase"] == "over"
                assert seat.table["result"]["standings"]
                assert seat.table["seed"]

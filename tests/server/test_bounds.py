"""What one person can make the server do is bounded: each of these once brought it down or slowed it for all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from menagerie.core import record as records
from tests.server.guests import Server, serving
from tests.server.test_records import played


def nested(depth: int) -> dict[str, Any]:
    """A record that continues another, which continues another."""
    record = played()
    for number in range(depth):
        record = {
            **record,
            "seed": f"deeper {number}",
            "commitment": records.commitment(f"deeper {number}"),
            "actions": [],
            "result": None,
            "base": {"record": record, "at": 1, "seat": 0},
        }
    return record


async def test_records_nested_in_records_are_refused_before_any_is_replayed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str | None] = []
    start = records.start

    def counting(record: records.Record, *more: Any) -> Any:
        started.append(record.seed)
        return start(record, *more)

    monkeypatch.setattr(records, "start", counting)
    async with server.guest() as eve:
        deep = await eve.http.post("/api/records", json=nested(6))
        assert (deep.status_code, deep.json()["reason"]) == (400, "unfit-record")
        assert "one game before it" in deep.json()["text"]
        assert started == [], "work is bounded before it begins"
        assert (await eve.http.post("/api/records", json=nested(1))).status_code == 201
        assert len(started) <= 4, "the record and the one before it: once to check them, once to store them"
        bottomless = '{"base":' * 5000 + "null" + "}" * 5000
        answer = await eve.http.post("/api/records", content=bottomless, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


async def test_bots_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3") as server:
        async with server.guest() as eve:
            table = await eve.table("bot", "bot", "bot")
            for _ in range(20):
                assert (await eve.get(f"/api/tables/{table}"))["phase"] == "running"
            assert server.bots.asked == [], "nobody watches, so nobody thinks"
            async with eve.at(table) as watching:
                await watching.until_phase("over")
            assert server.bots.asked

"""Undo by consent, leaving and returning, clocks, resigning, stopping."""

from __future__ import annotations

from pathlib import Path

from tests.server.guests import HELP, Server, TestTime, couple, legal, serving


async def test_undo_by_consent(server: Server) -> None:
    async with couple(server, **HELP) as two:
        mover, other = await two.to_move()
        seat = mover.seat_view()["seat"]
        before = mover.seat_view()
        await mover.act(before)
        await two.settle()
        assert mover.seat_view()["undo"] == "consent"
        assert (await mover.ask(type="ask-undo", seat=seat))["type"] == "done"
        await two.settle()
        assert other.table["undo"]["seat"] == seat
        assert other.table["undo"]["waiting_for"] == [1 - seat]
        assert (await mover.ask(type="answer-undo", seat=seat, agree=True))["reason"] == "no-undo"
        entries = len(other.entries)
        assert (await other.ask(type="answer-undo", seat=1 - seat, agree=True))["type"] == "done"
        await two.settle()
        assert mover.seat_view()["view"] == before["view"]
        assert mover.table["undo"] is None
        assert [entry["kind"] for entry in other.entries[entries:]] == ["undo", "undo"]
        await two.play_on(3)


async def test_undo_refused(server: Server) -> None:
    async with couple(server, **HELP) as two:
        mover, other = await two.to_move()
        seat = mover.seat_view()["seat"]
        await mover.act(mover.seat_view())
        await mover.ask(type="ask-undo", seat=seat)
        await two.settle()
        after = mover.seat_view()["view"]
        await other.ask(type="answer-undo", seat=1 - seat, agree=False)
        await two.settle()
        assert mover.table["undo"] is None
        assert mover.seat_view()["view"] == after


async def test_a_leaver_is_replaced_and_returns(tmp_path: Path) -> None:
    time = TestTime()
    with serving(tmp_path / "zoo.sqlite3", time=time) as server:
        async with server.guest() as ada, server.guest() as ben:
            table = await ada.table("me", "friend", absence_minutes=5)
            await ben.join(table)
            async with ben.at(table) as b:
                async with ada.at(table) as a:
                    await a.until_phase("running")
                    here = await b.ask(type="hand-over", seat=0)
                    assert here["reason"] == "not-your-seat", "she is still here"
                await b.until(lambda tell: tell["type"] == "presence" and not tell["seats"][0]["here"])
                early = await b.ask(type="hand-over", seat=0)
                assert early["type"] == "refusal"
                time.pass_by(5 * 60)
                assert (await b.ask(type="hand-over", seat=0, bot="random"))["type"] == "done"
                await b.settle()
                assert b.table["seats"][0]["bot"] == "random"
                assert b.table["seats"][0]["kind"] == "person"
                await b.play_on(3)
                async with ada.at(table) as a:
                    await a.settle()
                    assert a.seat_view()["seat"] == 0, "the seat is still hers to look through"
                    assert legal(a.seat_view()) == []
                    stolen = await b.ask(type="reclaim-seat", seat=0)
                    assert stolen["reason"] == "not-your-seat"
                    if a.table["phase"] != "running":
                        return
                    answer = await a.ask(type="reclaim-seat", seat=0)
                    if answer["type"] == "refusal" and answer["reason"] == "not-running":
                        return  # the bot has just ended the game
                    assert answer["type"] == "done"
                    await a.settle()
                    assert a.table["seats"][0]["bot"] is None


async def test_when_time_is_up_a_bot_decides(tmp_path: Path) -> None:
    time = TestTime()
    with serving(tmp_path / "zoo.sqlite3", time=time) as server:
        async with couple(server, clock={"kind": "move", "seconds": 30}) as two:
            mover, _ = await two.to_move()
            seat = mover.seat_view()["seat"]
            assert mover.table["seats"][seat]["clock_ms"] == 30_000
            time.pass_by(29)
            await two.settle()
            assert two.a.views["waiting_on"] == [seat]
            count = len(mover.entries)
            time.pass_by(1)
            await mover.until(lambda tell: tell["type"] == "entry" and tell["text"].startswith("Time is up"))
            await two.settle()
            assert len(mover.entries) > count + 1


async def test_a_game_clock_runs_down_only_for_whoever_decides(tmp_path: Path) -> None:
    time = TestTime()
    with serving(tmp_path / "zoo.sqlite3", time=time) as server:
        async with couple(server, clock={"kind": "game", "seconds": 100, "increment": 3}) as two:
            mover, _ = await two.to_move()
            seat = mover.seat_view()["seat"]
            time.pass_by(10)
            await mover.act(mover.seat_view())
            await two.settle()
            clocks = [state["clock_ms"] for state in two.b.table["seats"]]
            assert clocks[seat] == 93_000
            assert clocks[1 - seat] == 100_000


async def test_resigning_a_game_of_two_ends_it(server: Server) -> None:
    async with couple(server) as two:
        assert (await two.b.ask(type="resign", seat=1))["type"] == "done"
        await two.settle()
        assert two.a.table["phase"] == "over"
        assert two.a.table["seats"][1]["resigned"] is True
        result = two.a.table["result"]
        assert [s["rank"] for s in result["standings"]] == [1, 2]
        assert result["ended_by"] == "ending-resigned"
        assert two.a.entries[-1]["text"] == "Ben resigns. Ada wins."
        assert (await two.b.ask(type="reclaim-seat", seat=1))["type"] == "refusal"
        assert (await two.ada.get(f"/api/tables/{two.table}/verify"))["ok"] is True
        assert (await two.ada.get("/api/me/tables"))[0]["result"] == result


async def test_resigning_among_more_lets_a_bot_finish_and_lose(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        table = await ada.table("me", "friend", "bot")
        await ben.join(table)
        async with ada.at(table) as a, ben.at(table) as b:
            await a.until_phase("running")
            assert (await b.ask(type="resign", seat=1))["type"] == "done"
            await a.play_on()
            assert a.table["phase"] == "over"
            assert a.table["result"]["standings"][1]["rank"] == 3
            assert (await b.ask(type="reclaim-seat", seat=1))["type"] == "refusal"


async def test_nobody_ends_a_table_alone(server: Server) -> None:
    async with couple(server) as two:
        for first, second, seat in ((two.a, two.b, 0), (two.b, two.a, 1)):
            assert (await first.ask(type="abandon", seat=seat))["type"] == "done"
            await two.settle()
            assert second.table["phase"] == "running"
            assert second.table["proposal"]["what"] == "abandon"
            assert second.table["proposal"]["waiting_for"] == [1 - seat]
            assert (await first.ask(type="answer-proposal", agree=True))["reason"] == "not-running"
            assert (await second.ask(type="answer-proposal", agree=False))["type"] == "done"
            await two.settle()
            assert first.table["proposal"] is None
        await two.a.ask(type="abandon", seat=0)
        assert (await two.b.ask(type="answer-proposal", agree=True))["type"] == "done"
        await two.settle()
        assert two.b.table["phase"] == "abandoned"
        assert (await two.a.ask(type="say", text="see you"))["type"] == "done"
        assert (await two.a.ask(type="resign", seat=0))["reason"] == "not-running"
        assert (await two.ada.get(f"/api/tables/{two.table}/verify"))["ok"] is True

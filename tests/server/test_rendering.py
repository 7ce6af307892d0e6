"""Rendering: once per change, seat and language; and a failure reaches only the reader it happened to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from menagerie.core.contract import View
from menagerie.core.words import Words
from menagerie.server import render_cache, rendering, wire
from menagerie.table.table import Table
from tests.server.guests import Server, couple

Rendered = list[tuple[int | None, str]]


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> Rendered:
    """Every position that is rendered: seat and language."""
    calls: Rendered = []
    live_view = rendering.live_view

    def counting(table: Table, seat: int | None, view: View, words: Words) -> wire.SeatView:
        calls.append((seat, words.language))
        return live_view(table, seat, view, words)

    monkeypatch.setattr(rendering, "live_view", counting)
    return calls


async def test_a_position_is_rendered_once_per_seat_and_language(server: Server, rendered: Rendered) -> None:
    async with couple(server, ada_speaks="fr") as two, server.guest() as eve, server.guest() as zoe:
        async with eve.at(two.table) as e, zoe.at(two.table) as z, two.ben.at(two.table) as again:
            watching = (*two.seats, e, z, again)
            for seat in watching:
                await seat.settle()
            assert sorted(rendered, key=str) == sorted({*rendered}, key=str), "nobody's coming renders anything twice"
            rendered.clear()
            mover, _ = await two.to_move()
            assert (await mover.act(mover.seat_view()))["type"] == "done"
            for seat in watching:
                await seat.settle()
            assert sorted(rendered, key=str) == [(0, "fr"), (1, "en"), (None, "en")]
            rendered.clear()
        await two.settle()
        assert rendered == [], "nor does anybody's leaving"


async def test_a_reader_whose_rendering_fails_is_the_only_one_to_notice(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    live_view = rendering.live_view
    broken = False

    def failing(table: Table, seat: int | None, view: View, words: Words) -> wire.SeatView:
        if broken and words.language == "fr":
            raise RuntimeError("cannot be rendered")
        return live_view(table, seat, view, words)

    monkeypatch.setattr(rendering, "live_view", failing)
    async with server.guest() as ada, server.guest("fr") as eve:
        table = await ada.table("me", "bot")
        async with ada.at(table) as a, eve.at(table) as e:
            view = await a.decision()
            await e.settle()
            broken = True
            moves, heard = 0, len(e.heard)
            while moves < 3:  # the mover is answered, sees each new position, and the bot goes on
                assert (await a.act(view))["type"] == "done"
                moves += 1
                view = await a.decision()
            await e.settle()
            news = [tell for tell in e.heard[heard:] if tell["type"] != "pong"]
            errors = [tell for tell in news if tell["type"] == "refusal"]
            assert errors
            assert all((error["token"], error["reason"]) == (None, "server") for error in errors)
            assert not any(tell["type"] == "seat-views" for tell in news)
            broken = False
            assert (await a.act(view))["type"] == "done"
            later: Any = await e.until(lambda tell: tell["type"] == "seat-views")
            assert later["views"]


async def test_the_mover_is_answered_even_when_its_own_view_cannot_be_rendered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with couple(server) as two:
        mover, other = await two.to_move()
        live_view = rendering.live_view
        seat = mover.seat_view()["seat"]

        def failing(table: Table, wanted: int | None, view: View, words: Words) -> wire.SeatView:
            if wanted == seat:
                raise RuntimeError("cannot be rendered")
            return live_view(table, wanted, view, words)

        before = other.views
        monkeypatch.setattr(rendering, "live_view", failing)
        assert (await mover.act(mover.seat_view()))["type"] == "done"
        await other.until_views(lambda views: views != before)


async def test_lines_that_are_kept_no_longer_are_rendered_again_for_newcomers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("LINES_KEPT", (2, 4)), ("LINES_KEPT_FOR", 1), ("LINES_AT_ONCE", 3)):
        monkeypatch.setattr(render_cache, name, value)
    async with couple(server) as two, server.guest() as eve, server.guest() as zoe, eve.at(two.table) as first:
        await two.play_on(6)
        await first.settle()
        expected = first.entries
        assert len(expected) > 12
        had = len(two.b.entries) - 7
        async with zoe.at(two.table) as late, two.ben.at(two.table, since=had) as again:
            await asyncio.gather(late.settle(), again.settle(), two.play_on(4))
            for one in (first, late, again, two.b):
                await one.settle()
            assert late.entries == first.entries
            assert first.entries[: len(expected)] == expected
            assert again.entries == two.b.entries[had:]

"""A reader who asks for it is sent what changed of a position, and knows the same as one who is sent all of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from menagerie.core.registry import all_games
from tests.server.guests import Seat, Server, couple


def sent(seat: Seat, kind: str) -> list[Any]:
    return [message for raw in seat.raw if (message := msgspec.json.decode(raw))["type"] == kind]


@pytest.mark.parametrize("game", [game.name for game in all_games()])
async def test_changes_add_up_to_the_whole_position(server: Server, game: str) -> None:
    async with couple(server, game=game) as two, two.ben.at(two.table, changes=False) as b:
        for _ in range(12):
            if two.a.table["phase"] != "running":
                break
            await two.play_on(1)
            await b.settle()
            assert two.b.views == b.views
        assert len(sent(two.b, "view-changes")) > 3
        assert not sent(b, "view-changes")


async def test_only_what_changed_is_sent(server: Server) -> None:
    async with couple(server) as two:
        await two.play_on(2)
        whole, *_ = sent(two.a, "seat-views")
        change = sent(two.a, "view-changes")[-1]
        fields = change["views"][0]
        assert "options" not in fields["view"]
        assert fields["view"].keys() < whole["views"][0]["view"].keys()
        assert "seat" not in fields
        assert (await two.b.ask(type="say", text="hello"))["type"] == "done"
        await two.a.settle()
        assert sent(two.a, "view-changes")[-1]["views"] == [{}], "somebody spoke, and the position is the same"


async def test_a_new_connection_begins_with_the_whole_position(server: Server) -> None:
    async with couple(server) as two:
        await two.play_on(1)
        async with two.ada.at(two.table, since=len(two.a.entries)) as again:
            await again.settle()
            assert [message["type"] for message in again.heard if "views" in message] == ["seat-views"]
            assert sent(again, "seat-views")
            assert again.views == two.a.views


async def test_the_position_in_words_comes_and_goes(server: Server) -> None:
    async with couple(server) as two:
        await two.settle()
        assert two.a.seat_view()["text"]
        await two.a.send(type="set-text", text=False)
        await two.play_on(1)
        assert two.a.seat_view()["text"] == ""
        assert two.b.seat_view()["text"]
        await two.a.send(type="set-language", language="fr")
        await two.play_on(1)
        assert two.a.seat_view()["question"] != two.b.seat_view()["question"]

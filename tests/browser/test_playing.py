"""A person at the table: alone with bots, by pointer and by keyboard, and several around one screen."""

from __future__ import annotations

from tests.browser.conftest import Invite

BOT = {"kind": "bot"}
ME = {"kind": "me"}


def test_one_click_leads_from_the_shelf_into_a_game_and_clicks_alone_to_its_end(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.go("/")
    visitor.button("Play now").click()
    visitor.board.wait_for()
    assert visitor.state()["phase"] == "running"

    assert visitor.plays_on_the_board() > 3
    visitor.end.get_by_text("10").first.wait_for()
    assert visitor.end.locator(".ranks li").count() == 3
    result = visitor.state()["result"]
    rank = next(one["rank"] for one in result["standings"] if one["seat"] == 0)

    visitor.page.get_by_role("link", name="My games").click()
    slip = visitor.page.locator("a.slip").first
    assert "Lucky Lions" in slip.inner_text()
    assert {1: "won", 2: "second", 3: "third"}[rank] in slip.inner_text()

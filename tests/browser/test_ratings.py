"""Ratings in the browser: two people play a rated game and see their ratings change; the leaderboard and the curve."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.variants import variants

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}


def accessible(user: BrowserUser, part: str | None = None) -> None:
    found = Axe().run(user.page, context=part)
    assert found.violations_count == 0, found.generate_report()


def play_together(ada: BrowserUser, ben: BrowserUser) -> None:
    """Both click what is offered first, until the game is over."""
    while not (ada.is_over() and ben.is_over()):
        for one in (ada, ben):
            if one.may_act():
                one.click_first_action()
        ada.page.wait_for_timeout(20)
        ben.page.wait_for_timeout(20)


def test_two_people_play_a_rated_game_and_see_their_ratings_change(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    ada.go("/new/lucky-lions")
    rated = ada.page.get_by_label("Rated game")
    hints = ada.page.get_by_label(re.compile("^Hints"))
    ada.page.locator("#kind-1").select_option("bot")
    expect(hints).to_be_enabled()
    rated.check()
    expect(hints).to_be_disabled()
    expect(hints).not_to_be_checked()
    ada.page.locator("#kind-1").select_option("friend")
    accessible(ada)
    ada.button("Create the table").click()
    expect(ada.page.get_by_text("Rated", exact=True).first).to_be_visible()
    table = ada.table
    ben.go(f"/table/{table}")
    ben.button("Take this seat").click()
    for one in (ada, ben):
        one.button("I am ready").click()
    for one in (ada, ben):
        one.board.wait_for()
    play_together(ada, ben)
    for one in (ada, ben):
        changes = one.page.locator(".ratings li")
        expect(changes).to_have_count(2)
        expect(changes.first.locator(".gain")).to_have_text(re.compile(r"^\+\d+$"))
        expect(changes.last.locator(".loss")).to_have_text(re.compile(r"^−\d+$"))
        accessible(one, ".game-over")
    ada.page.get_by_role("link", name="The leaderboard").click()
    expect(ada.page.locator("h1")).to_have_text("Ratings")
    expect(ada.page.locator("section[aria-labelledby=mine-title]")).to_contain_text("after one game")
    expect(ada.page.locator("figure svg")).to_be_visible()
    assert "Lucky Lions" in (ada.page.locator("figure svg").get_attribute("aria-label") or "")
    accessible(ada)


@pytest.mark.parametrize(("language", "phone"), variants([("fr-FR", True), ("en-GB", False)], usual=0))
def test_a_leaderboard_says_how_it_is_counted_and_shows_the_bots(new_user: NewUser, language: str, phone: bool) -> None:
    eve = new_user("Eve", language=language, phone=phone)
    eve.go("/ratings/zoocracy")
    page = eve.page
    expect(page.locator("section[aria-labelledby=how-title] li")).to_have_count(5)
    page.get_by_role("button", name=re.compile("bots|robots")).click()
    expect(page.locator("section[aria-labelledby=bots-title] tbody tr")).to_have_count(5)
    accessible(eve)
    page.get_by_role("link", name="Lucky Lions").first.click()
    expect(page.locator("#board-title")).to_contain_text("Lucky Lions")

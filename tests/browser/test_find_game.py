"""Find a game in the browser: two strangers meet in the lobby, play a rated game, and see their ratings change."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.test_ratings import play_together
from tests.browser.variants import variants


def accessible(user: BrowserUser) -> None:
    found = Axe().run(user.page)
    assert found.violations_count == 0, found.generate_report()


def test_two_strangers_meet_in_the_lobby_and_play_a_rated_game(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben", phone=True)
    for one in (ada, ben):
        one.go("/lobby")
        one.page.get_by_role("checkbox", name="Lucky Lions").check()
        one.page.get_by_label("At most").select_option("2")
        one.page.get_by_label("Rated game").check()
        one.page.get_by_label("If nobody comes").select_option("Wait for people")
    accessible(ada)
    ada.button("Find a game").click()
    expect(ada.page.get_by_role("heading", name="Looking for a game")).to_be_visible()
    expect(ada.page.get_by_text("Lucky Lions · 2 players · No clock · rated")).to_be_visible()
    accessible(ada)
    ada.page.reload()  # whoever loads the page again goes on waiting
    expect(ada.page.get_by_role("heading", name="Looking for a game")).to_be_visible()
    ben.button("Find a game").click()
    for one in (ada, ben):
        one.page.wait_for_url(re.compile("/table/"))
        one.board.wait_for()
    assert ada.table == ben.table
    play_together(ada, ben)
    for one in (ada, ben):
        changes = one.page.locator(".ratings li")
        expect(changes).to_have_count(2)
        expect(changes.first.locator(".gain")).to_have_text(re.compile(r"^\+\d+$"))


@pytest.mark.parametrize(("language", "phone"), variants([("fr-FR", True), ("en-GB", False)], usual=0))
def test_one_looks_stops_and_plays_with_bots_when_nobody_comes(new_user: NewUser, language: str, phone: bool) -> None:
    eve = new_user(language=language, phone=phone)
    eve.go("/lobby")
    page = eve.page
    page.get_by_role("button", name=re.compile("^(Find a game|Trouver une partie)$")).click()
    expect(page.get_by_role("alert").filter(has_text=re.compile("at least one game|au moins un jeu"))).to_be_visible()
    page.get_by_role("checkbox", name="Zoo le Ma").check()
    page.get_by_label(re.compile("If nobody comes|Si personne ne vient")).select_option("15")
    page.get_by_label(re.compile("How strong|Leur force")).select_option("1")
    accessible(eve)
    start = page.get_by_role("button", name=re.compile("^(Find a game|Trouver une partie)$"))
    start.click()
    page.get_by_label(re.compile("Your name|Ton nom")).fill("Eve")
    page.locator(".ask-name button.main").click()
    page.get_by_role("button", name=re.compile("^(Stop looking|Ne plus chercher)$")).click()
    expect(page.get_by_role("checkbox", name="Zoo le Ma")).to_be_checked()
    start.click()
    expect(page.get_by_role("timer")).to_be_visible()
    accessible(eve)
    page.wait_for_url(re.compile("/table/"))
    eve.board.wait_for()
    seats = eve.state()["seats"]
    assert "Eve" in [seat["name"] for seat in seats]
    assert sorted(seat["kind"] for seat in seats) == sorted(["person", *["bot"] * (len(seats) - 1)])

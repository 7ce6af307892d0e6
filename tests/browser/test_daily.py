"""The deal of the day in the browser: playing it once, the list of scores, the picture, and what others chose."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from menagerie.club import daily
from menagerie.core.registry import game
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import SECRET, NewUser
from tests.browser.seat_connection import SeatConnection
from tests.browser.variants import variants

LIONS = game("lucky-lions")


def accessible(user: BrowserUser) -> None:
    found = Axe().run(user.page)
    assert found.violations_count == 0, found.generate_report()


def card(user: BrowserUser, title: str, section: str = "today") -> Locator:
    cards = user.page.locator(f"section[aria-labelledby={section}] article")
    return cards.filter(has=user.page.get_by_role("heading", name=title, exact=True))


def play_out(user: BrowserUser, last: bool) -> None:
    """Today's deal of Lucky Lions without a page, by the first or the last choice each time."""
    table = user.post("/api/daily/lucky-lions", {})["id"]
    with SeatConnection.of(user, table) as seat:
        while user.get(f"/api/tables/{table}")["phase"] == "running":
            seat.settle()
            view = seat.asked()
            if view is not None:
                action = view["choices"][-1 if last else 0]["action"]
                seat.ask(type="act", seat=view["seat"], point=view["point"], action=action)
    while any(deal["state"] == "playing" for deal in user.get("/api/daily")["today"]["deals"]):
        user.page.wait_for_timeout(20)


def test_the_deal_of_the_day_is_played_and_compared(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    play_out(ben, last=True)
    today = ben.get("/api/daily")["today"]["date"]
    ada.go(f"/deal/{today}/lucky-lions")
    expect(ada.page.get_by_role("alert")).to_contain_text("when your own game is over")
    assert ada.page.locator("figure").count() == 0
    ada.console_errors.clear()  # the browser reports the answer 409, which the page shows in words
    ada.page.get_by_role("link", name="The deal of the day").click()
    accessible(ada)
    lions = card(ada, "Lucky Lions")
    expect(lions).to_contain_text("2 players · usual options")
    expect(lions).to_contain_text("Not played yet")
    lions.get_by_role("button", name="Play").press("Enter")
    ada.board.wait_for()
    table = ada.table
    ada.play_on_board()
    expect(ada.end.get_by_role("button", name="Play again")).to_have_count(0)
    expect(ada.end.get_by_role("button", name="Verify the shuffle")).to_have_count(0)
    ada.end.get_by_role("link", name="How everybody played").click()

    page = ada.page
    expect(page.locator("h1")).to_have_text("Lucky Lions")
    finished = page.locator("tbody tr:visible")
    expect(finished.filter(has_text="(you)")).to_have_count(1)
    people = ada.get(f"/api/daily/{today}/lucky-lions")["deal"]["finished"]
    assert people >= 2
    expect(page.get_by_role("img", name=f"Scores of {people} people in Lucky Lions")).to_be_visible()
    expect(page.locator("figure svg")).to_contain_text("you")
    first = page.locator("#step-1")
    expect(first).to_have_text(f"Decision 1: {people} people here")
    shares = page.locator("ol > li").first.locator("ul li")
    assert shares.count() >= 2, "Ben chose otherwise"
    expect(shares.filter(has_text="your choice")).to_have_count(1)
    accessible(ada)
    page.locator("ol > li").first.get_by_role("link", name="Look at the position").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    page.locator(".board").wait_for()

    ada.go("/today")
    expect(card(ada, "Lucky Lions")).to_contain_text("at your table")
    expect(card(ada, "Lucky Lions").get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "phone", "dark"), variants([("fr-FR", True, True), ("en-GB", False, False)], usual=0)
)
def test_yesterday_has_its_seed_and_the_browser_checks_it(
    new_user: NewUser, language: str, phone: bool, dark: bool
) -> None:
    eve = new_user("", language=language, phone=phone, dark=dark)
    eve.go("/today")  # the server has made today's deals
    before = (datetime.now(UTC).date() - timedelta(days=1)).isoformat()
    setup = msgspec.json.encode(daily.setup(LIONS, "2026-11-30")).decode()
    with closing(sqlite3.connect(eve.server.database)) as database, database:
        database.execute(
            "INSERT OR IGNORE INTO daily_deal (date, game, rules, setup) VALUES (?, 'lucky-lions', ?, ?)",
            (before, LIONS.rules_version, setup),
        )
    eve.page.reload()
    seed = eve.page.locator("section[aria-labelledby=yesterday] details")
    fits = "The seed is the one that was promised" if language == "en-GB" else "La graine est celle qui était promise"
    expect(seed.locator("summary")).to_contain_text(fits)
    seed.locator("summary").press("Enter")
    expect(seed).to_contain_text(SECRET)
    expect(seed).to_contain_text(f"menagerie daily {before} {SECRET} {daily.commitment(SECRET)}")
    sealed = eve.page.locator("section[aria-labelledby=today] details")
    sealed.locator("summary").click()
    expect(sealed).to_contain_text(daily.commitment(SECRET))
    expect(sealed).not_to_contain_text(SECRET)
    accessible(eve)
    width = eve.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width == 0
    missed = card(eve, "Lucky Lions", "yesterday").get_by_role("link")
    missed.click()
    expect(eve.page.locator("h1")).to_have_text("Lucky Lions")
    accessible(eve)

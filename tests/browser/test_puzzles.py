"""The puzzles of the day in the browser: one solved in the list, one missed on the board, and what is told then."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from menagerie.club.puzzles.puzzle import Puzzle
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.variants import variants


def accessible(user: BrowserUser) -> None:
    found = Axe().run(user.page)
    assert found.violations_count == 0, found.generate_report()


def no_wider_than_the_window(user: BrowserUser) -> None:
    assert user.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


def stored(user: BrowserUser, game: str) -> Puzzle:
    """Today's puzzle of that game, with all that is not told."""
    date = user.get("/api/puzzles")["today"]["date"]
    with closing(sqlite3.connect(user.server.database)) as database:
        asked = "SELECT body FROM puzzle_day WHERE date = ? AND game = ?"
        (body,) = database.execute(asked, (date, game)).fetchone()
    return msgspec.json.decode(body, type=Puzzle)


def card(user: BrowserUser, title: str) -> Locator:
    cards = user.page.locator("section[aria-labelledby=puzzles] article")
    return cards.filter(has=user.page.get_by_role("heading", name=title, exact=True))


def test_a_puzzle_is_solved_from_the_list_of_choices(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.go("/today")
    zoocracy = card(ada, "Zoocracy")
    expect(zoocracy).to_contain_text("Not answered yet")
    accessible(ada)
    zoocracy.get_by_role("link", name="Solve").press("Enter")
    page = ada.page
    expect(page.locator("#panel")).to_contain_text("One choice is clearly better than the others")
    page.locator(".board").first.wait_for()
    accessible(ada)
    puzzle = stored(ada, "zoocracy")
    before = ada.get(f"/api/puzzles/{page.url.split('/')[4]}/zoocracy")
    assert before["result"] is None
    if not page.locator(".choice").count():
        page.get_by_role("button", name=re.compile("choices")).press("Enter")
    page.locator(f".choice[data-choice='{puzzle.best}']").press("Enter")
    expect(page.get_by_role("heading", name="Right!")).to_have_count(0)
    page.get_by_role("button", name="Do it", exact=True).press("Enter")  # it is asked, since there is one answer
    expect(page.get_by_role("heading", name="Right!")).to_be_visible()
    expect(page.locator("[aria-live=polite]").filter(has_text="Right!")).to_have_count(1)
    choices = page.locator("ol[aria-labelledby=puzzle-choices] > li")
    expect(choices).to_have_count(len(puzzle.worths))
    expect(choices.first).to_contain_text("best")
    expect(choices.first).to_contain_text("your choice")
    win = round(100 * puzzle.worths[puzzle.best].win)
    expect(choices.first).to_contain_text(f"{win} of 100 (give or take")
    expect(page.get_by_role("img", name=re.compile("How likely each was to win"))).to_be_visible()
    expect(page.locator(".decision")).to_have_count(0)
    accessible(ada)
    ada.go("/today")
    expect(card(ada, "Zoocracy")).to_contain_text("Solved")
    expect(page.locator("section[aria-labelledby=puzzles]")).to_contain_text("Solved: 1 of 1.")


@pytest.mark.parametrize(
    ("language", "phone", "dark"), variants([("fr-FR", True, True), ("en-GB", False, False)], usual=0)
)
def test_a_puzzle_is_missed_on_the_board(new_user: NewUser, language: str, phone: bool, dark: bool) -> None:
    ben = new_user("", language=language, phone=phone, dark=dark)
    ben.go("/today")
    no_wider_than_the_window(ben)
    puzzle = stored(ben, "lucky-lions")
    date = ben.get("/api/puzzles")["today"]["date"]
    ben.go(f"/puzzle/{date}/lucky-lions")
    page = ben.page
    ben.board.wait_for()
    accessible(ben)
    no_wider_than_the_window(ben)
    shown = ben.get(f"/api/puzzles/{date}/lucky-lions")
    wrong = next(place for place in range(len(puzzle.worths)) if place not in puzzle.solutions)
    action = shown["view"]["choices"][wrong]["action"]
    page.locator(f"[data-anchor='zoo-{action['card']}']").click()
    page.get_by_role("button", name=re.compile("^(Do it|Confirmer)$")).click()
    heading = {"en-GB": ("Not the best", "Nearly right"), "fr-FR": ("Pas le meilleur", "Presque juste")}[language]
    expect(page.get_by_role("heading", name=re.compile("|".join(heading)))).to_be_visible()
    mine = page.locator("ol[aria-labelledby=puzzle-choices] > li.mine")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("your choice" if language == "en-GB" else "ton choix")
    expect(mine).not_to_have_class(re.compile("solution"))
    accessible(ben)
    no_wider_than_the_window(ben)
    answer = ben.post(f"/api/puzzles/{date}/lucky-lions", {"action": shown["view"]["choices"][puzzle.best]["action"]})
    assert answer["result"]["verdict"] != "right", "the first answer holds"
    assert json.dumps(answer["result"]["choices"]).count('"mine": true') == 1

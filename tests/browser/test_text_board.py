"""Every position can be read and played in words: in 18ZOO the map keeps its columns, and choices are grouped."""

from __future__ import annotations

import re

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser


def expect_question(user: BrowserUser, words: str) -> None:
    user.page.locator("#decision .question", has_text=words).wait_for()


def unfold_choices(user: BrowserUser) -> None:
    unfold = user.page.locator("#decision .tools button[aria-expanded=false]")
    if unfold.count():
        unfold.click()


def decide(user: BrowserUser, words: str) -> None:
    unfold_choices(user)
    choice = user.choices.filter(has_text=re.compile(f"^[\\s\\d]*{re.escape(words)}")).first
    with user.expect_done(words):
        choice.click()


def test_eighteen_zoo_is_played_in_words(new_user: NewUser) -> None:
    ada = new_user("Ada")
    table: str = ada.post("/api/tables", {"game": "18zoo", "seats": [{"kind": "me"}, {"kind": "bot", "name": "Otto"}]})[
        "id"
    ]
    ada.go(f"/table/{table}")
    expect_question(ada, "Buy one of the powers on display")
    ada.page.get_by_role("tab", name="Table").click()
    drawn = ada.page.locator(".position-text pre").inner_text().splitlines()
    (row,) = [line for line in drawn if line.startswith("9 ")]
    assert row.index("H2") == drawn[0].index("K")  # the home of the Giraffes lies on K9

    decide(ada, "Pass")
    expect_question(ada, "Your turn")
    decide(ada, "Launch the Giraffes at 5")
    expect_question(ada, "Lay the home tile of the Giraffes")
    unfold_choices(ada)
    group = ada.page.locator("#decision .group").filter(has=ada.page.get_by_text("K9", exact=True))
    assert group.locator(".choice").count() == ada.choices.count() == 18
    assert ada.page.get_by_role("button", name="K9: lay tile 57 ↑↓", exact=True).count() == 1
    with ada.expect_done():
        ada.page.get_by_role("button", name="K9: lay tile 57 ↑↓", exact=True).click()
    ada.wait_until(lambda: any("lay tile 57 on K9, home of the Giraffes (↑↓)" in line for line in ada.log()))

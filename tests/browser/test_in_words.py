"""A game without a drawn board is played in words: in 18ZOO the map keeps its columns, and choices stand together."""

from __future__ import annotations

import re

from tests.browser.conftest import Invite
from tests.browser.visitors import Visitor


def is_asked(visitor: Visitor, words: str) -> None:
    visitor.page.locator("#decision .question", has_text=words).wait_for()


def decide(visitor: Visitor, words: str) -> None:
    choice = visitor.choices.filter(has_text=re.compile(f"^[\\s\\d]*{re.escape(words)}")).first
    with visitor.is_answered(words):
        choice.click()


def test_eighteen_zoo_is_played_in_words(invite: Invite) -> None:
    ada = invite("Ada")
    table: str = ada.post("/api/tables", {"game": "18zoo", "seats": [{"kind": "me"}, {"kind": "bot", "name": "Otto"}]})[
        "id"
    ]
    ada.go(f"/table/{table}")
    is_asked(ada, "Buy one of the powers on display")
    drawn = ada.page.locator(".sheet pre").inner_text().splitlines()
    (row,) = [line for line in drawn if line.startswith("9 ")]
    assert row.index("H2") == drawn[0].index("K")  # the home of the Giraffes lies on K9

    decide(ada, "Pass")
    is_asked(ada, "Your turn")
    decide(ada, "Launch the Giraffes at 5")
    is_asked(ada, "Lay the home tile of the Giraffes")
    heap = ada.page.locator("#decision .heap").filter(has=ada.page.get_by_text("K9", exact=True))
    assert heap.locator(".choice").count() == ada.choices.count() == 18
    assert ada.page.get_by_role("button", name="K9: lay tile 57 ↑↓", exact=True).count() == 1
    with ada.is_answered():
        ada.page.get_by_role("button", name="K9: lay tile 57 ↑↓", exact=True).click()
    ada.waits_for(lambda: any("lay tile 57 on K9 (↑↓)" in line for line in ada.log()))

"""The log of a table: headings, one line an event, a filter that is remembered, and a copy as text."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser

BOT = {"kind": "bot"}
ME = {"kind": "me"}
CODE = re.compile(r"\bB\d\d\b| > |_")


def some_turns(user: BrowserUser, turns: int = 2) -> None:
    """A few turns of Lucky Lions against a bot; then the log."""
    user.make_table(ME, BOT)
    user.board.wait_for()
    for _ in range(turns):
        user.play_until_asked("choose a zoo card")
        user.click_first_action()
    user.play_until_asked("choose a zoo card")
    user.tab("Log")


def lines(user: BrowserUser) -> Locator:
    return user.page.locator(".log li[data-entry]")


def headings(user: BrowserUser) -> Locator:
    return user.page.locator(".log").get_by_role("heading")


def choose_filter(user: BrowserUser, name: str) -> None:
    user.page.locator(".filters label", has_text=name).click()


def test_turns_have_headings_and_lines_have_names(new_user: NewUser) -> None:
    ada = new_user("Ada")
    some_turns(ada)
    expect(headings(ada).filter(has_text="Ada’s turn").first).to_be_visible()
    texts = lines(ada).all_inner_texts()
    assert any(" → " in text for text in texts), "a ring"
    assert any(re.search(r"[a-z]+ \d, [a-z]+ \d: ", text) for text in texts) or any("ring:" in text for text in texts)
    assert not [text for text in texts if CODE.search(text)]
    order = ada.page.locator(".log li").all_inner_texts()
    first = next(place for place, text in enumerate(order) if "turn" in text and "chooses" not in text)
    assert "chooses a zoo card" in order[first + 1]


def test_the_filter_is_chosen_by_keys_and_remembered(new_user: NewUser) -> None:
    ada = new_user("Ada")
    some_turns(ada)
    everything = lines(ada).count()
    ada.page.get_by_role("radio", name="All").focus()
    ada.page.keyboard.press("ArrowRight")  # mine
    expect(ada.page.get_by_role("radio", name="Mine")).to_be_checked()
    mine = lines(ada).all_inner_texts()
    assert 0 < len(mine) < everything
    choose_filter(ada, "Important")
    important = lines(ada).all_inner_texts()
    assert 0 < len(important) < everything
    assert not [text for text in important if " rolls: " in text]
    ada.page.reload()
    ada.board.wait_for()
    ada.tab("Log")
    expect(ada.page.get_by_role("radio", name="Important")).to_be_checked()
    assert lines(ada).all_inner_texts() == important


def test_the_log_is_copied_as_text_with_its_headings(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    some_turns(ada)
    newest = lines(ada).last.inner_text().strip()  # before the click: bots play on
    ada.button("Copy as text").click()
    expect(ada.page.locator(".bar [role=status]")).to_have_text("Copied")
    copied: str = ada.page.evaluate("navigator.clipboard.readText()")
    assert "\n# Ada’s turn\n" in copied
    for heading in headings(ada).all_inner_texts():
        assert f"# {heading}" in copied
    assert newest in copied


def test_without_a_clipboard_the_text_is_there_to_be_copied(new_user: NewUser) -> None:
    ada = new_user("Ada")
    some_turns(ada, turns=1)
    ada.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    ada.button("Copy as text").click()
    text = ada.page.get_by_label("The log as text, to be copied")
    expect(text).to_have_value(re.compile("# Ada’s turn"))
    assert ada.page.evaluate("document.activeElement.tagName") == "TEXTAREA"

"""The rules beside the board and on their own page, and why something is refused: beside what was clicked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from menagerie.core.ledger import ledger
from menagerie.core.registry import all_games, game
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.variants import variants

BOT = {"kind": "bot"}
ME = {"kind": "me"}
FOCUSED = "document.activeElement?.outerHTML.slice(0, 200)"
IN_SIGHT = """element => {
    const box = element.getBoundingClientRect(), text = element.closest(".text").getBoundingClientRect();
    return box.bottom > text.top && box.top < text.bottom;
}"""


def table_that_asks_for_an_opponent(new_user: NewUser) -> BrowserUser:
    user = new_user("Ada")
    user.make_table(ME, BOT, BOT)
    user.play_until_asked("Choose an opponent")
    return user


def refuse(user: BrowserUser) -> Locator:
    """A click on one's own mat, where an opponent is asked for."""
    user.board.locator("[data-anchor=mat-0]").click(force=True)
    bubble = user.page.locator(".refused")
    bubble.wait_for()
    return bubble


def test_the_panel_opens_with_the_goal_has_contents_and_shows_the_pieces(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT)
    user.tab("Rules")
    panel = user.page.locator("#panel")
    summary = ledger(game("lucky-lions")).summary
    assert summary is not None
    first = panel.locator(".text h2").first
    expect(first).to_have_text(summary.title)
    assert first.evaluate(IN_SIGHT)
    expect(panel.locator(".goal")).to_have_text(summary.goal)
    expect(panel.locator(".summary li")).to_have_count(len(summary.points))
    expect(panel.locator(".summary figure svg").first).to_be_visible()

    panel.get_by_role("button", name="Contents").click()
    panel.get_by_role("link", name="4 Zoo Cards").click()
    heading = panel.locator("[data-section='4']")
    user.wait_until(lambda: bool(heading.evaluate(IN_SIGHT)), "section 4")
    assert heading.evaluate("it => it === document.activeElement")
    expect(panel.get_by_role("navigation")).to_have_count(0)

    # A paragraph that another one names is a click away.
    panel.locator("[data-number='2.3'] a", has_text="7.6").click()
    named = panel.locator("[data-number='7.6']")
    expect(named).to_be_focused()
    assert named.evaluate(IN_SIGHT)


def test_everyday_words_are_found_highlighted_and_stepped_through(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT)
    user.tab("Rules")
    panel = user.page.locator("#panel")
    search = panel.get_by_label("Search the rules")
    search.fill("how do I win")
    current = panel.locator(".paragraph.current")
    expect(current).to_have_attribute("data-number", "2.1")
    assert current.evaluate(IN_SIGHT)
    expect(current.locator("mark").first).to_have_text("wins")
    found = len(ledger(game("lucky-lions")).find("how do I win"))
    expect(panel.get_by_text(f"1 of {found}", exact=True)).to_be_visible()
    expect(panel.locator(".results button")).to_have_count(found)
    assert panel.locator(".results mark").count() > 3

    search.press("Enter")
    second = ledger(game("lucky-lions")).find("how do I win")[1].number
    expect(current).to_have_attribute("data-number", second)
    expect(search).to_be_focused()
    panel.get_by_role("button", name="Previous result").click()
    expect(current).to_have_attribute("data-number", "2.1")
    panel.get_by_role("button", name="Previous result").click()
    expect(panel.get_by_text(f"{found} of {found}", exact=True)).to_be_visible()

    search.fill("rhinoceros")
    panel.get_by_text("Nothing found.").wait_for()
    search.press("Escape")
    expect(search).to_have_value("")
    expect(panel.locator("mark")).to_have_count(0)


@pytest.mark.parametrize("name", variants([one.name for one in all_games() if one.package.startswith("menagerie.")]))
def test_the_page_of_every_game_is_read_and_searched_in_french(new_user: NewUser, name: str) -> None:
    user = new_user("Ada")
    user.go(f"/rules/{name}")
    user.page.get_by_role("button", name="FR", exact=False).first.click()
    rules = ledger(game(name), "fr")
    assert rules.summary is not None
    expect(user.page.locator(".goal")).to_have_text(rules.summary.goal)
    expect(user.page.locator(".summary figure").first).to_be_visible()
    user.page.get_by_role("searchbox").fill("comment gagner")
    expect(user.page.locator(".paragraph.current")).to_have_attribute(
        "data-number", rules.find("comment gagner")[0].number
    )


def test_a_refusal_stands_beside_what_was_clicked_and_takes_over_nothing(new_user: NewUser) -> None:
    user = table_that_asks_for_an_opponent(new_user)
    user.button("Hint").focus()
    focus = user.page.evaluate(FOCUSED)
    mat = user.board.locator("[data-anchor=mat-0]")
    mat.dispatch_event("pointerdown")
    mat.dispatch_event("click")
    bubble = user.page.locator(".refused")
    bubble.wait_for()
    assert user.page.evaluate(FOCUSED) == focus, "the focus has not moved"
    expect(user.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(user.page.locator("[role=alert]", has_text=bubble.locator("p").inner_text()).first).to_be_attached()

    thing, shown = mat.bounding_box(), bubble.bounding_box()
    assert thing is not None
    assert shown is not None
    beside = max(
        shown["x"] - thing["x"] - thing["width"], thing["x"] - shown["x"] - shown["width"],
        shown["y"] - thing["y"] - thing["height"], thing["y"] - shown["y"] - shown["height"],
    )  # fmt: skip
    assert beside <= 40

    link = bubble.get_by_role("button", name="Rule")
    number = link.inner_text().removeprefix("Rule").strip()
    link.click()
    opened = user.page.locator(".paragraph.open")
    expect(opened).to_have_attribute("data-number", number)
    expect(opened).to_be_focused()
    expect(bubble).to_have_count(0)


def test_a_refusal_closes_by_escape_by_a_click_and_with_the_position(new_user: NewUser) -> None:
    user = table_that_asks_for_an_opponent(new_user)
    bubble = refuse(user)
    user.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    refuse(user)
    user.page.locator(".decision .question").click()
    expect(bubble).to_have_count(0)
    refuse(user)
    user.page.evaluate(
        "document.querySelector('.room .available, [data-anchor=mat-1]').click()"
    )  # no pointer: an opponent
    user.wait_until(lambda: "Choose an opponent" not in user.question, "the next position")
    expect(bubble).to_have_count(0)


def test_by_keyboard_tab_leads_from_a_refusal_to_its_rule_and_escape_back(new_user: NewUser) -> None:
    user = table_that_asks_for_an_opponent(new_user)
    mat = user.board.locator("[data-anchor=mat-0]")
    mat.focus()
    user.page.keyboard.press("Enter")
    bubble = user.page.locator(".refused")
    bubble.wait_for()
    expect(mat).to_be_focused()
    user.page.keyboard.press("Tab")
    expect(bubble.get_by_role("button", name="Rule")).to_be_focused()
    user.page.keyboard.press("Enter")
    expect(user.page.locator(".paragraph.open")).to_be_focused()
    user.page.keyboard.press("Escape")
    expect(mat).to_be_focused()


def test_on_a_phone_a_refusal_stands_above_the_decision(new_user: NewUser) -> None:
    user = new_user("Ada", phone=True)
    user.make_table(ME, BOT, BOT)
    user.play_until_asked("Choose an opponent")
    bubble = refuse(user)
    shown, decision = bubble.bounding_box(), user.page.locator("#decision").bounding_box()
    assert shown is not None
    assert decision is not None
    assert shown["y"] + shown["height"] <= decision["y"] + 1
    assert shown["x"] >= 0
    assert shown["x"] + shown["width"] <= 390
    user.page.locator(".refused").get_by_role("button", name="Rule").click()
    expect(user.page.locator(".paragraph.open")).to_be_in_viewport()

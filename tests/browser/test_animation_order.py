"""Turn, question, scores and texts follow the animation; reasons, marked undo and turn notifications."""

from __future__ import annotations

import re

import pytest

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser

BOT = {"kind": "bot"}
ME = {"kind": "me"}

# What board, question, side panel and title show at the same moment, recorded whenever any of it changes.
WATCH = """
() => {
  window.seen = [];
  const look = () => {
    const text = (selector) => document.querySelector(selector)?.innerText ?? "";
    const now = {
      playing: document.querySelector(".room.playing") !== null,
      question: text("#decision .question"),
      turn: text(".players li.turn .name"),
      choices: document.querySelectorAll("#decision .choice").length,
      title: document.title,
      end: document.querySelector("section.game-over") !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}
"""


def test_turn_and_question_follow_the_animation(new_user: NewUser) -> None:
    user = new_user("Ada", motion=True)
    clock = user.page.clock
    clock.install()
    user.make_table(ME, BOT, BOT)
    user.wait_until(user.may_act)
    user.page.evaluate(WATCH)
    clock.pause_at(user.page.evaluate("Date.now() + 100"))  # stepped by the test: a busy machine skips frames

    def later() -> bool:
        clock.run_for(250)
        return user.may_act() or user.is_over()

    for _ in range(4):
        user.click_first_action()
        user.wait_until(later, "the next decision")
    seen = user.page.evaluate("window.seen")
    playing = [moment for moment in seen if moment["playing"]]
    assert playing
    for moment in playing:
        assert moment["choices"] == 0, moment
        assert "Your turn" not in moment["title"], moment
        assert not moment["end"], moment
    challenged = [moment for moment in playing if re.fullmatch(r"Ada challenges \w+\.", moment["question"])]
    assert challenged, "while they fight, the sheet says who fights"
    assert {moment["turn"] for moment in challenged} == {"Ada"}, "whoever made them fight is still at it"
    user.page.evaluate("window.seen = null")


def test_a_touch_that_ends_an_animation_decides_nothing(new_user: NewUser) -> None:
    user = new_user("Ada", motion=True)
    user.page.clock.install()
    user.make_table(ME, BOT, BOT)
    user.wait_until(user.may_act)
    user.page.clock.pause_at(user.page.evaluate("Date.now() + 100"))  # only a touch ends the animation now
    user.click_first_action()  # a zoo card flies into the middle; then an opponent is to be chosen
    user.page.locator(".room.playing").wait_for()
    user.board.locator("[data-anchor=mat-1]").click(force=True)
    user.page.locator(".room:not(.playing)").wait_for()
    user.wait_until(lambda: user.question == "Choose an opponent.", "the question")
    assert user.seat_views()[0]["view"]["battle"]["battlers"] == []


def test_what_cannot_be_done_says_why_by_keyboard_alone(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = user.page
    user.make_table(ME, BOT, BOT)
    user.play_until_asked("choose a zoo card")
    user.available_actions.first.focus()
    focused = page.locator(":focus")
    page.keyboard.press("ArrowDown")  # from the market to one's own place
    for _ in range(3):
        if focused.evaluate("thing => thing.closest('.hand') === null"):
            page.keyboard.press("ArrowRight")
    assert focused.evaluate("thing => thing.closest('.hand') !== null")
    assert focused.get_attribute("aria-disabled") == "true"
    page.keyboard.press("ArrowRight")
    card = focused.inner_text()
    page.keyboard.press("Enter")
    opened = page.locator(".paragraph.open")
    opened.wait_for()
    assert opened.evaluate("paragraph => paragraph === document.activeElement"), "the focus is on the paragraph"
    assert user.page.locator(".note.refused").count() == 1
    page.keyboard.press("Escape")
    assert focused.inner_text() == card, "and Escape leads back"
    assert user.page.locator(".note.refused").count() == 0


def test_among_bots_an_undo_after_a_reveal_is_marked_before_and_after(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT, BOT)
    user.play_until_asked("choose a zoo card")
    user.click_first_action()  # another card is turned up: something came to light
    user.play_until_asked("Choose an opponent")
    user.button("Undo (others will see it)").click()
    user.wait_until(lambda: "choose a zoo card" in user.question, "the choice again")
    user.wait_until(lambda: any("in hindsight" in line for line in user.log()), "the log")
    user.play_on_board()
    user.end.get_by_text("Moves were undone once after something had been revealed.").wait_for()
    user.go("/games")
    user.page.locator("a.table-card").get_by_text("with undo").wait_for()


def watch_notifications(user: BrowserUser) -> None:
    """Lets the test hide the page, and records every notification it sends."""
    user.page.add_init_script(
        """
        Object.defineProperty(document, "hidden", { get: () => window.away === true });
        window.notifications = [];
        const Real = window.Notification;
        window.Notification = class {
          static get permission() { return Real.permission; }
          static requestPermission() { return Real.requestPermission(); }
          constructor(title, how) { window.notifications.push([title, how.body]); }
          close() {}
        };
        """
    )


@pytest.mark.parametrize("allowed", [True, False])
def test_a_hidden_page_sends_a_notification_at_ones_turn(new_user: NewUser, allowed: bool) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    if allowed:
        ada.context.grant_permissions(["notifications"])
    watch_notifications(ada)
    table = ada.make_table(ME, {"kind": "friend"})
    ben.take_seat(table)
    ada.board.wait_for()
    ada.wait_until(lambda: ada.may_act() or ben.may_act(), "somebody's turn")
    while ada.may_act():
        ada.click_first_action()
        ada.wait_until(lambda: ada.may_act() or ben.may_act(), "somebody's turn")
    assert not ada.page.title().startswith("●")
    ada.page.evaluate("window.away = true")
    while not ada.may_act():
        ben.click_first_action()
        ada.wait_until(lambda: ada.may_act() or ben.may_act(), "somebody's turn")
    ada.wait_until(lambda: ada.page.title().startswith("● Your turn"), "the title")
    notifications = ada.page.evaluate("window.notifications")
    if allowed:
        assert notifications[0][0] == "Your turn in Lucky Lions"
        assert notifications[0][1] == ada.question
    else:
        assert notifications == []


def test_notifications_are_allowed_in_the_settings(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.go("/settings")
    user.button("Notify me when it is my turn").wait_for()
    user.context.grant_permissions(["notifications"])
    user.button("Notify me when it is my turn").click()
    user.page.get_by_text("Your browser notifies you when it is your turn").wait_for()


def test_bots_show_level_and_description(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.go("/new/lucky-lions")
    user.button("Add a bot").click()
    offered = user.page.get_by_label("Which bot").locator("option").all_inner_texts()
    assert offered == ["easy bot: plays any move", "hard bot: weighs its chances"]
    user.make_table(ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "keeper"})
    user.board.wait_for()
    roles = user.page.locator(".players .role").all_inner_texts()
    assert [role.strip() for role in roles[1:]] == offered

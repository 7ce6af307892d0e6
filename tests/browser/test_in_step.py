"""What a person notices: the turn and the question in step with the board, why not, hindsight, and the turn notice."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Invite
from tests.browser.visitors import Visitor

BOT = {"kind": "bot"}
ME = {"kind": "me"}

# What board, question, column and title say at one and the same moment, noted whenever any of it changes.
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
      end: document.querySelector("section.end") !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}
"""


def test_turn_and_question_wait_until_the_board_has_told(invite: Invite) -> None:
    visitor = invite("Ada", motion=True)
    clock = visitor.page.clock
    clock.install()
    visitor.lays(ME, BOT, BOT)
    visitor.waits_for(visitor.may_act)
    visitor.page.evaluate(WATCH)
    clock.pause_at(visitor.page.evaluate("Date.now() + 100"))  # turned by hand: a busy machine drops moments

    def later() -> bool:
        clock.run_for(250)
        return visitor.may_act() or visitor.is_over()

    for _ in range(4):
        visitor.decides_on_the_board()
        visitor.waits_for(later, "the next decision")
    seen = visitor.page.evaluate("window.seen")
    playing = [moment for moment in seen if moment["playing"]]
    assert playing
    for moment in playing:
        assert moment["choices"] == 0, moment
        assert not moment["question"].startswith(("Your turn", "Choose")), moment
        assert "Your turn" not in moment["title"], moment
        assert not moment["end"], moment
    challenged = [moment for moment in playing if re.fullmatch(r"Ada challenges \w+\.", moment["question"])]
    assert challenged, "while they fight, the sheet says who fights"
    assert {moment["turn"] for moment in challenged} == {"Ada"}, "whoever made them fight is still at it"
    visitor.page.evaluate("window.seen = null")


def test_a_touch_that_ends_a_motion_decides_nothing(invite: Invite) -> None:
    visitor = invite("Ada", motion=True)
    visitor.page.clock.install()
    visitor.lays(ME, BOT, BOT)
    visitor.waits_for(visitor.may_act)
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now() + 100"))  # only a touch ends what moves now
    visitor.decides_on_the_board()  # a zoo card flies into the middle; then an opponent is to be chosen
    visitor.page.locator(".room.playing").wait_for()
    visitor.board.locator("[data-anchor=mat-1]").click(force=True)
    visitor.page.locator(".room:not(.playing)").wait_for()
    visitor.waits_for(lambda: visitor.question == "Choose an opponent.", "the question")
    assert visitor.sights()[0]["view"]["battle"]["battlers"] == []


def test_what_cannot_be_done_says_why_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite("Ada")
    page = visitor.page
    visitor.lays(ME, BOT, BOT)
    visitor.is_asked("choose a zoo card")
    visitor.open_things.first.focus()
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
    assert opened.evaluate("paragraph => paragraph === document.activeElement"), "it is read where it stands"
    assert visitor.page.locator(".note.refused").count() == 1
    page.keyboard.press("Escape")
    assert focused.inner_text() == card, "and Escape leads back"
    assert visitor.page.locator(".note.refused").count() == 0


def test_among_bots_one_is_told_before_and_after_that_hindsight_is_marked(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.lays(ME, BOT, BOT)
    visitor.is_asked("choose a zoo card")
    visitor.decides_on_the_board()  # another card is turned up: something came to light
    visitor.is_asked("Choose an opponent")
    assert visitor.page.locator("#decision .tools").get_by_text("in hindsight", exact=True).count() == 1
    visitor.button("Undo").click()
    visitor.waits_for(lambda: "choose a zoo card" in visitor.question, "the choice again")
    visitor.waits_for(lambda: any("after something was revealed" in line for line in visitor.log()), "the log")
    visitor.plays_on_the_board()
    visitor.end.get_by_text("Once, moves were taken back in hindsight.").wait_for()
    visitor.go("/games")
    visitor.page.locator("a.slip").get_by_text("with hindsight").wait_for()


def elsewhere(visitor: Visitor) -> None:
    """The page as it is while its person looks at another tab, and a note of every notice it sends."""
    visitor.page.add_init_script(
        """
        Object.defineProperty(document, "hidden", { get: () => window.away === true });
        window.notices = [];
        const Real = window.Notification;
        window.Notification = class {
          static get permission() { return Real.permission; }
          static requestPermission() { return Real.requestPermission(); }
          constructor(title, how) { window.notices.push([title, how.body]); }
          close() {}
        };
        """
    )


@pytest.mark.parametrize("allowed", [True, False])
def test_a_turn_is_noticed_by_whoever_looks_elsewhere(invite: Invite, allowed: bool) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    if allowed:
        ada.context.grant_permissions(["notifications"])
    elsewhere(ada)
    table = ada.lays(ME, {"kind": "friend"})
    ben.sits_down(table)
    ada.board.wait_for()
    ada.waits_for(lambda: ada.may_act() or ben.may_act(), "somebody's turn")
    while ada.may_act():
        ada.decides_on_the_board()
        ada.waits_for(lambda: ada.may_act() or ben.may_act(), "somebody's turn")
    assert not ada.page.title().startswith("●")
    ada.page.evaluate("window.away = true")
    while not ada.may_act():
        ben.decides_on_the_board()
        ada.waits_for(lambda: ada.may_act() or ben.may_act(), "somebody's turn")
    ada.waits_for(lambda: ada.page.title().startswith("● Your turn"), "the title")
    notices = ada.page.evaluate("window.notices")
    if allowed:
        assert notices[0][0] == "Your turn in Lucky Lions"
        assert notices[0][1] == ada.question
    else:
        assert notices == []


def test_notices_are_allowed_on_the_page_about_me(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.go("/me")
    visitor.button("Tell me when it is my turn").wait_for()
    visitor.context.grant_permissions(["notifications"])
    visitor.button("Tell me when it is my turn").click()
    visitor.page.get_by_text("Your browser tells you when it is your turn").wait_for()


def test_bots_show_their_level_and_what_they_are_like(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.go("/new/lucky-lions")
    visitor.button("Add a bot").click()
    offered = visitor.page.get_by_label("Which bot").locator("option").all_inner_texts()
    assert offered == ["easy bot: plays any move", "hard bot: weighs its chances"]
    visitor.lays(ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "keeper"})
    visitor.board.wait_for()
    roles = visitor.page.locator(".players .role").all_inner_texts()
    assert [role.strip() for role in roles[1:]] == offered

"""Turn, question, scores and texts follow the animation; reasons, marked undo and turn notifications."""

from __future__ import annotations

import itertools
import re

import pytest

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.test_pages import ALL_TEXTS
from tests.browser.variants import variants
from tests.browser.zoo_le_ma_player import ZooLeMaPlayer
from tests.browser.zoocracy_player import ZoocracyPlayer

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
    for earlier, moment in itertools.pairwise(seen):
        if moment["playing"] and not earlier["playing"]:
            assert moment["question"] == earlier["question"], "the next question waits for the animation"
    for moment in playing:
        assert moment["choices"] == 0, moment
        assert "Your turn" not in moment["title"], moment
        assert not moment["end"], moment
    challenged = [moment for moment in playing if re.fullmatch(r"Ada challenges \w+\.", moment["question"])]
    assert challenged, "while they fight, the sheet says who fights"
    assert {moment["turn"] for moment in challenged} == {"Ada"}, "whoever made them fight is still at it"
    user.page.evaluate("window.seen = null")


def pause_clock(user: BrowserUser) -> None:
    """From here on an animation advances only by `run_for`."""
    user.page.clock.pause_at(user.page.evaluate("Date.now() + 100"))


def all_texts(user: BrowserUser) -> str:
    """Everything the page shows or tells screen readers, except the chat."""
    return "\n".join(user.page.evaluate(ALL_TEXTS))


def text_of(user: BrowserUser, event: str) -> str:
    """The newest log line of that event, as it has arrived."""
    entries = [one for one in user.messages("entry") if (one["event"] or {}).get("type") == event]
    assert entries, event
    text: str = entries[-1]["text"]
    return text


def test_no_bid_or_winner_of_zoo_le_ma_is_readable_before_its_reveal(new_user: NewUser) -> None:
    user = new_user("Ada")
    ada = ZooLeMaPlayer(user)
    page, board = user.page, user.board
    page.clock.install()
    ada.make_table(ME, {**BOT, "bot": "builder"}, {**BOT, "bot": "builder"})
    ada.wait_for_decision()
    user.wait_until(lambda: user.waiting_on() == (0,), "everybody else's bid")
    page.emulate_media(reduced_motion="no-preference")
    pause_clock(user)
    ada.bid(1)
    page.locator(".room.playing").wait_for()
    bids, winner = text_of(user, "bids-opened"), text_of(user, "tile-won")
    coins = ada.view["last"]["bids"]
    before_reveal = before_winner = 0
    for _ in range(60):
        texts = all_texts(user)
        opened, won = board.locator(".auction .slip").count(), board.locator(".auction .mark").count()
        if not opened:
            before_reveal += 1
            assert bids not in texts
            assert board.locator(".sale .last").count() == 0, "that line names the winner and the price"
            assert page.locator(".purse").get_attribute("aria-label") != "Your coins: 0"
        if not won:
            before_winner += 1
            assert winner not in texts
        if won:
            break
        page.clock.run_for(50)
    assert before_reveal > 1
    assert before_winner > before_reveal, "first the bids, then the winner"
    assert [int(text) for text in board.locator(".auction .slip").all_text_contents()] == coins
    page.clock.resume()
    user.wait_until(lambda: winner in all_texts(user), "the log")


def test_opened_hands_of_zoocracy_stay_open(new_user: NewUser) -> None:
    user = new_user("Ada")
    ada = ZoocracyPlayer(user)
    page = user.page
    page.clock.install()
    ada.make_table(ME, {**BOT, "bot": "random"})
    user.wait_until(lambda: user.waiting_on() == (0,) and ada.may_decide(), "everybody else's bid")
    page.emulate_media(reduced_motion="no-preference")
    pause_clock(user)
    ada.bid(3)
    page.locator(".room.playing").wait_for()
    bids = text_of(user, "bids-opened")
    states: list[tuple[int, int]] = []
    for _ in range(80):
        hands = ada.on_board(".hands li")
        opened = ada.on_board(".hands li.open").count()
        states.append((opened, hands.count()))
        if not any(count for count, _ in states):
            assert bids not in all_texts(user)
        if not page.locator(".room.playing").count():
            break
        page.clock.run_for(50)
    shown = [opened for opened, hands in states if hands]  # the floor may give way to another tab
    first = next(place for place, opened in enumerate(shown) if opened)
    assert set(shown[first:]) == {2}, states
    assert len(shown) - first > 25, "they stay while the rest is animated"
    page.clock.resume()


def test_a_replay_shows_scores_and_winner_only_when_the_battle_is_decided(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = user.page
    page.clock.install()
    table = user.make_table(ME, BOT)
    user.play_on_board()
    moves = ((at, user.get(f"/api/tables/{table}/positions/{at}")["entries"]) for at in itertools.count(1))
    lines = ((at, one) for at, entries in moves for one in entries)
    at, gained = next((at, one) for at, one in lines if (one["event"] or {}).get("type") == "gained")
    page.emulate_media(reduced_motion="no-preference")
    user.go(f"/replay/{table}?at={at - 1}")
    scores = page.locator(".side .players .score")
    scores.first.wait_for()
    user.wait_until(lambda: page.locator(".place").inner_text().startswith(f"{at - 1} of"))
    page.wait_for_timeout(400)  # the log is loaded a moment later
    before = scores.all_inner_texts()
    pause_clock(user)
    page.keyboard.press("ArrowRight")
    page.locator(".room.playing").wait_for()
    hidden = 0
    while page.locator(".room.playing").count():
        hidden += 1
        assert scores.all_inner_texts() == before
        assert gained["text"] not in all_texts(user)
        page.clock.run_for(100)
        assert hidden < 100
    assert hidden > 5
    user.wait_until(lambda: scores.all_inner_texts() != before, "the new scores")
    assert gained["text"] in page.locator(".move-text").inner_text()
    page.clock.resume()


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
    reason = page.locator(".refused")
    reason.wait_for()
    assert focused.inner_text() == card, "the focus stays"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    opened = page.locator(".paragraph.open")
    opened.wait_for()
    assert opened.evaluate("paragraph => paragraph === document.activeElement"), "the focus is on the paragraph"
    assert reason.count() == 0
    page.keyboard.press("Escape")
    assert focused.inner_text() == card, "and Escape leads back"


def test_among_bots_an_undo_after_a_reveal_is_marked_before_and_after(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT, BOT)
    user.play_until_asked("choose a zoo card")
    user.click_first_action()  # another card is turned up: something came to light
    user.play_until_asked("Choose an opponent")
    user.button("Undo (others will see it)").click()
    user.wait_until(lambda: "choose a zoo card" in user.question, "the choice again")
    user.wait_until(lambda: any("after something was revealed" in line for line in user.log()), "the log")
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


@pytest.mark.parametrize("allowed", variants([True, False]))
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


def test_bots_show_their_paws_and_description(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.go("/new/lucky-lions")
    user.button("Add a bot").click()
    picker = user.page.get_by_role("group", name="Which bot").last
    assert picker.get_by_role("radio").count() == 4
    picker.get_by_role("radio", name="1 paw, Cub").check()
    user.page.get_by_text("Who the bots are").click()
    user.page.get_by_text("Works out every battle exactly").wait_for()
    user.make_table(ME, {"kind": "bot", "bot": "cub"}, {"kind": "bot", "bot": "keeper"})
    user.board.wait_for()
    roles = user.page.locator(".players .role").all_inner_texts()
    assert [role.strip() for role in roles[1:]] == [
        "Cub (1 paw): tries the smallest card first",
        "Keeper (4 paws): weighs its chances",
    ]

"""One browser at a table: with bots, by pointer and by keyboard, and several people on a shared screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import NewUser

BOT = {"kind": "bot"}
ME = {"kind": "me"}


def test_one_click_leads_from_the_home_page_into_a_game_and_clicks_to_its_end(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.go("/")
    user.game_box("Lucky Lions").get_by_role("button", name="Play now").click()
    user.board.wait_for()
    assert user.state()["phase"] == "running"

    assert user.play_on_board() > 3
    user.wait_until(lambda: user.end.locator(".ranks li").count() == 3, "three ranks")
    result = user.state()["result"]
    rank = next(one["rank"] for one in result["standings"] if one["seat"] == 0)

    user.page.get_by_role("link", name="My games").click()
    card = user.page.locator("a.table-card").first
    assert "Lucky Lions" in card.inner_text()
    assert {1: "won", 2: "second", 3: "third"}[rank] in card.inner_text()


def test_the_battle_is_animated_and_a_touch_ends_the_animation(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = user.page
    page.clock.install()
    user.make_table(ME, BOT)
    user.board.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 100"))  # from here on no motion ends by itself
    user.play_until_asked("choose a zoo card")
    user.click_first_action()
    user.play_until_asked("choose a zoo card")  # not animated: reduced motion is set

    page.emulate_media(reduced_motion="no-preference")
    user.click_first_action()
    page.locator(".room.playing").wait_for()
    page.locator("section[aria-label='The battle']").wait_for()

    def touch() -> bool:
        page.locator(".room").dispatch_event("pointerdown")
        return page.locator(".room.playing").count() == 0

    user.wait_until(touch, "the end of all motion")  # the bot's answer may have its own


def focus(page: Page) -> Any:
    return page.evaluate("""() => {
        const it = document.activeElement, style = getComputedStyle(it);
        return {
            text: it.innerText, door: `${it.closest(".box")?.querySelector("h2").innerText}: ${it.innerText}`,
            choice: it.matches("#decision .choice"), thing: it.matches(".board button.available"),
            ring: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
        };
    }""")


def tab_to(page: Page, what: str, wanted: str = "") -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        now = focus(page)
        if now["ring"] and (now[what] == wanted if wanted else now[what]):
            return
    raise AssertionError(f"the keyboard finds no {wanted or what} with a ring around it")


def test_a_whole_game_by_keyboard_alone(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = user.page
    user.go("/")
    user.button("Play now").wait_for()
    tab_to(page, "door", "Lucky Lions: Play now")
    page.keyboard.press("Enter")
    user.choices.first.wait_for()

    tab_to(page, "thing")  # the board itself
    with user.expect_done():
        page.keyboard.press("Enter")
    for decision in range(100):
        user.wait_until(lambda: user.choices.count() > 0 or user.is_over())
        if user.is_over():
            break
        if decision % 2:  # a number
            with user.expect_done():
                page.keyboard.press("1")
        else:  # the arrows, wherever the focus was left
            if not focus(page)["choice"]:
                tab_to(page, "choice")
            page.keyboard.press("ArrowDown")
            assert focus(page)["choice"]
            assert focus(page)["ring"]
            with user.expect_done():
                page.keyboard.press("Space")
    assert user.is_over()
    old = user.table
    tab_to(page, "text", "Play again")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: old not in address)
    user.board.wait_for()
    assert not user.is_over()


def test_on_a_shared_screen_hands_stay_hidden(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = user.page
    user.go("/new/lucky-lions")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_placeholder("Name").fill("Ben")
    user.button("Create the table").click()
    user.pass_device.wait_for()
    user.tab("Table")  # it shows the position in words, which the server sends from now on

    seen: set[int] = set()
    differed = False
    for _ in range(100):
        user.wait_until(lambda: user.pass_device.count() > 0 or user.may_act() or user.is_over())
        if user.is_over():
            break
        user.wait_until(lambda: all(seat_view["text"] for seat_view in user.seat_views()), "the position in words")
        hands = [hand_in_words(seat_view) for seat_view in user.seat_views()]
        differed = differed or hands[0] != hands[1]
        if user.pass_device.count():
            assert page.locator(".hand").count() == 0
            assert not any(hand in everything_on(page) for hand in hands)
            user.pass_device.get_by_role("button").click()
            user.pass_device.wait_for(state="detached")
        if not user.waiting_on():
            continue  # the last move was made, and the page is about to say so
        (seat,) = user.waiting_on()
        seen.add(seat)
        own, other = hands[seat], hands[1 - seat]
        assert own in everything_on(page)
        assert own == other or other not in everything_on(page)
        user.click_first_action()
    assert user.is_over()
    assert seen == {0, 1}
    assert differed


def hand_in_words(seat_view: dict[str, Any]) -> str:
    """The line of the position's text that nobody else may read."""
    text: str = seat_view["text"]
    (line,) = (line.strip() for line in text.splitlines() if line.strip().startswith("Your die:"))
    return line.removeprefix("Your die:").strip()


def everything_on(page: Page) -> str:
    """Everything in the page: its HTML, and what screen readers get."""
    text: str = page.evaluate("document.documentElement.outerHTML")
    return f"{text}\n{page.locator('body').aria_snapshot()}"


def test_undo_is_free_while_nothing_was_revealed(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT, options={"more_decisions": True})
    user.play_until_asked("you have 0")
    user.wait_until(lambda: user.waiting_on() == (0,), "the bot's choice")  # else it acts in between
    user.board.locator(".hand button.available").first.click()
    user.wait_until(lambda: "you have 1" in user.question)
    user.button("Undo").click()
    user.wait_until(lambda: "you have 0" in user.question)
    user.wait_until(lambda: user.log()[-1] == "Ada undoes a move.", "the log")


def test_a_hint_says_what_a_bot_would_do_and_why(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT)
    user.choices.first.wait_for()
    user.button("Hint").click()
    note = user.page.locator(".note[role=status]")
    note.wait_for()
    assert len(note.inner_text().split()) > 6
    hinted = user.page.locator("#decision .choice.hinted")
    assert hinted.count() == 1
    assert note.inner_text().startswith(user.page.locator(".board .hinted .hidden").inner_text())


def test_what_cannot_be_done_says_why_and_opens_the_paragraph(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT, BOT)
    user.play_until_asked("Choose an opponent")
    own = user.board.locator("[data-anchor=mat-0]")
    assert own.get_attribute("aria-disabled") == "true"
    own.click(force=True)  # what is not available explains itself
    refusal = user.page.locator(".refused")
    refusal.wait_for()
    said = refusal.inner_text()
    refusal.get_by_role("button", name="Rule").click()
    opened = user.page.locator(".paragraph.open")
    opened.wait_for()
    number = opened.get_attribute("data-number")
    assert number is not None
    assert number in said
    assert opened.evaluate("it => it === document.activeElement")


def test_the_rules_are_searched_word_by_word(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT)
    user.tab("Rules")
    paragraphs, found = user.page.locator(".paragraph"), user.page.locator(".paragraph.found")
    paragraphs.first.wait_for()
    user.page.get_by_label("Search the rules").fill("dolphin DISCARDED")
    user.wait_until(lambda: 0 < found.count() < paragraphs.count())
    assert all("dolphin" in text.lower() for text in found.all_inner_texts())
    user.page.get_by_label("Search the rules").fill("rhinoceros")
    user.page.get_by_text("Nothing found.").wait_for()


TOPS = """async (button) => {
    const tops = new Set();
    for (let frame = 0; frame < 24; frame++) {
        await new Promise(requestAnimationFrame);
        if (frame >= 12) tops.add(button.getBoundingClientRect().top);
    }
    return [...tops];
}"""


def test_a_lifted_button_stays_under_the_mouse(new_user: NewUser) -> None:
    """At its lower edge it would rise, lose the mouse, sink, and rise again."""
    user = new_user("Ada")
    user.make_table(ME, BOT)
    user.wait_until(user.may_act)
    button = user.available_actions.first
    box = button.bounding_box()
    assert box is not None
    user.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    (top,) = button.evaluate(TOPS)
    assert top < box["y"]

"""A person at the table: alone with bots, by pointer and by keyboard, and several around one screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Invite

BOT = {"kind": "bot"}
ME = {"kind": "me"}


def test_one_click_leads_from_the_shelf_into_a_game_and_clicks_alone_to_its_end(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.go("/")
    visitor.box("Lucky Lions").get_by_role("button", name="Play now").click()
    visitor.board.wait_for()
    assert visitor.state()["phase"] == "running"

    assert visitor.plays_on_the_board() > 3
    visitor.waits_for(lambda: visitor.end.locator(".ranks li").count() == 3, "three ranks")
    result = visitor.state()["result"]
    rank = next(one["rank"] for one in result["standings"] if one["seat"] == 0)

    visitor.page.get_by_role("link", name="My games").click()
    slip = visitor.page.locator("a.slip").first
    assert "Lucky Lions" in slip.inner_text()
    assert {1: "won", 2: "second", 3: "third"}[rank] in slip.inner_text()


def test_the_battle_is_shown_by_motion_and_a_touch_ends_it(invite: Invite) -> None:
    visitor = invite("Ada")
    page = visitor.page
    page.clock.install()
    visitor.lays(ME, BOT)
    visitor.board.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 100"))  # from here on no motion ends by itself
    visitor.is_asked("choose a zoo card")
    visitor.decides_on_the_board()
    visitor.is_asked("choose a zoo card")  # there was none, since none was wanted

    page.emulate_media(reduced_motion="no-preference")
    visitor.decides_on_the_board()
    page.locator(".room.playing").wait_for()
    page.locator("section[aria-label='The battle']").wait_for()

    def touch() -> bool:
        page.locator(".room").dispatch_event("pointerdown")
        return page.locator(".room.playing").count() == 0

    visitor.waits_for(touch, "the end of all motion")  # the bot's answer may have its own


def focus(page: Page) -> Any:
    return page.evaluate("""() => {
        const it = document.activeElement, style = getComputedStyle(it);
        return {
            text: it.innerText, door: `${it.closest(".box")?.querySelector("h2").innerText}: ${it.innerText}`,
            choice: it.matches("#decision .choice"), thing: it.matches(".board button.can"),
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


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite("Ada")
    page = visitor.page
    visitor.go("/")
    visitor.button("Play now").wait_for()
    tab_to(page, "door", "Lucky Lions: Play now")
    page.keyboard.press("Enter")
    visitor.choices.first.wait_for()

    tab_to(page, "thing")  # the board itself
    with visitor.is_answered():
        page.keyboard.press("Enter")
    for decision in range(100):
        visitor.waits_for(lambda: visitor.choices.count() > 0 or visitor.is_over())
        if visitor.is_over():
            break
        if decision % 2:  # a number
            with visitor.is_answered():
                page.keyboard.press("1")
        else:  # the arrows, wherever the focus was left
            if not focus(page)["choice"]:
                tab_to(page, "choice")
            page.keyboard.press("ArrowDown")
            assert focus(page)["choice"]
            assert focus(page)["ring"]
            with visitor.is_answered():
                page.keyboard.press("Space")
    assert visitor.is_over()
    old = visitor.table
    tab_to(page, "text", "Play again")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: old not in address)
    visitor.board.wait_for()
    assert not visitor.is_over()


def test_around_one_screen_hands_stay_behind_the_curtain(invite: Invite) -> None:
    visitor = invite("Ada")
    page = visitor.page
    visitor.go("/new/lucky-lions")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_placeholder("Name").fill("Ben")
    visitor.button("Make the table").click()
    visitor.curtain.wait_for()
    visitor.tab("Table")  # there, the position is told in words

    seen: set[int] = set()
    differed = False
    for _ in range(100):
        visitor.waits_for(lambda: visitor.curtain.count() > 0 or visitor.may_act() or visitor.is_over())
        if visitor.is_over():
            break
        hands = [hand_in_words(sight) for sight in visitor.sights()]
        differed = differed or hands[0] != hands[1]
        if visitor.curtain.count():
            assert page.locator(".hand").count() == 0
            assert not any(hand in everything_on(page) for hand in hands)
            visitor.curtain.get_by_role("button").click()
            visitor.curtain.wait_for(state="detached")
        (seat,) = visitor.state_waiting_on()
        seen.add(seat)
        own, other = hands[seat], hands[1 - seat]
        assert own in everything_on(page)
        assert own == other or other not in everything_on(page)
        visitor.decides_on_the_board()
    assert visitor.is_over()
    assert seen == {0, 1}
    assert differed


def hand_in_words(sight: dict[str, Any]) -> str:
    """The line of the text twin that nobody else may read."""
    text: str = sight["text"]
    (line,) = (line.strip() for line in text.splitlines() if line.strip().startswith("Your die:"))
    return line.removeprefix("Your die:").strip()


def everything_on(page: Page) -> str:
    """All there is to see, to hear and to find in the page."""
    text: str = page.evaluate("document.documentElement.outerHTML")
    return f"{text}\n{page.locator('body').aria_snapshot()}"


def test_undo_is_free_while_nothing_was_revealed(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.lays(ME, BOT, options={"more_decisions": True})
    visitor.is_asked("you have 0")
    visitor.waits_for(lambda: visitor.state_waiting_on() == (0,), "the bot's choice")  # else it acts in between
    visitor.board.locator(".hand button.can").first.click()
    visitor.waits_for(lambda: "you have 1" in visitor.question)
    visitor.button("Undo").click()
    visitor.waits_for(lambda: "you have 0" in visitor.question)
    visitor.waits_for(lambda: visitor.log()[-1] == "Ada takes a move back.", "the log")


def test_a_hint_says_what_a_bot_would_do_and_why(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.lays(ME, BOT)
    visitor.choices.first.wait_for()
    visitor.button("Hint").click()
    note = visitor.page.locator(".note[role=status]")
    note.wait_for()
    assert len(note.inner_text().split()) > 6
    hinted = visitor.page.locator("#decision .choice.hinted")
    assert hinted.count() == 1
    assert note.inner_text().startswith(visitor.page.locator(".board .hinted .hidden").inner_text())


def test_what_cannot_be_done_says_why_and_opens_its_paragraph(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.lays(ME, BOT, BOT)
    visitor.is_asked("Choose an opponent")
    own = visitor.board.locator("[data-anchor=mat-0]")
    assert own.get_attribute("aria-disabled") == "true"
    own.click(force=True)  # a thing that is greyed answers all the same
    refusal = visitor.page.locator(".note.refused")
    refusal.wait_for()
    refusal.get_by_role("button", name="Rule").click()
    opened = visitor.page.locator(".paragraph.open")
    opened.wait_for()
    number = opened.get_attribute("data-number")
    assert number is not None
    assert number in refusal.inner_text()
    assert opened.evaluate("it => it === document.activeElement")


def test_the_rules_are_searched_word_by_word(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.lays(ME, BOT)
    visitor.tab("Rules")
    paragraphs = visitor.page.locator(".paragraph")
    paragraphs.first.wait_for()
    all_of_them = paragraphs.count()
    visitor.page.get_by_label("Search the rules").fill("tie WINNER")
    visitor.waits_for(lambda: 0 < paragraphs.count() < all_of_them)
    assert all("tie" in text.lower() for text in paragraphs.all_inner_texts())
    visitor.page.get_by_label("Search the rules").fill("rhinoceros")
    visitor.page.get_by_text("No paragraph has all these words.").wait_for()

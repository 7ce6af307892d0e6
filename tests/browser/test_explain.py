"""What is this? A mouse at rest, a long press, the key ``?`` and the legend explain what is on a board."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.variants import variants


class Explained(NamedTuple):
    """A thing on the board of a game, and what is said of it."""

    game: str
    thing: str
    name: str
    paragraph: str
    """Of the thing that a mouse points at."""
    pressed: str
    pressed_name: str
    """What a finger stays on, and its French name."""
    focused: str
    focused_thing: str
    """Something to focus, and what the key explains there."""


BOARDS = (
    Explained(
        "lucky-lions", "[data-explain=deck]", "Zoo deck", "1.2",
        "[data-explain=deck]", "Pioche Zoo", ".hand button", "card:",
    ),
    Explained(
        "zoo-le-ma", "[data-explain=flag]", "Flag", "3.3",
        ".row li.up", "Tuile", ".beside .scores", "block",
    ),
    Explained(
        "zoocracy", "[data-explain=goal-track]", "Goal track", "6.1",
        "[data-explain=funds]", "Fonds", ".hand button", "card:",
    ),
    Explained(
        "18zoo", "[data-explain=squirrel-limit]", "Limit of squirrels", "3.2",
        "[data-explain^='power:']", "", "[role=gridcell][tabindex='0']", "stock-box",
    ),
)  # fmt: skip


def each_board(usual: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("one", variants(BOARDS, usual), ids=[one.game for one in BOARDS])


def open_board(user: BrowserUser, game: str, **options: bool) -> None:
    seats = ({"kind": "me"}, {"kind": "bot"}, {"kind": "bot"})
    user.make_table(*seats, game=game, options=options)
    user.page.locator("[data-explain]").first.wait_for()


def popover(user: BrowserUser) -> Locator:
    return user.page.locator("[data-explains]")


def press(user: BrowserUser, thing: Locator) -> None:
    """A finger stays on it until it is explained."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 20)}
    session = user.context.new_cdp_session(user.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    popover(user).wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    thing.evaluate("thing => thing.click()")  # some browsers send a click at the end of a long press


@each_board(usual=1)
def test_a_mouse_at_rest_is_told_what_is_there_and_its_rule(one: Explained, new_user: NewUser) -> None:
    user = new_user("Ada")
    open_board(user, one.game)
    user.page.locator(one.thing).first.hover()
    expect(popover(user).get_by_role("heading")).to_have_text(one.name)
    user.page.mouse.move(5, 5)
    expect(popover(user)).to_have_count(0)
    user.page.locator(one.thing).first.hover()
    popover(user).get_by_role("button", name=f"Rule {one.paragraph}").click()
    expect(popover(user)).to_have_count(0)
    expect(user.page.locator(f".paragraph[data-number='{one.paragraph}']")).to_be_in_viewport()


@each_board(usual=3)
def test_a_long_press_explains_and_decides_nothing(one: Explained, new_user: NewUser) -> None:
    user = new_user("Ada", phone=True, language="fr-FR")
    open_board(user, one.game)
    thing = user.page.locator(one.pressed).first
    thing.evaluate("thing => thing.addEventListener('click', () => { window.clicked = true; })")
    press(user, thing)
    assert not user.page.evaluate("window.clicked ?? false")
    heading = popover(user).get_by_role("heading")
    expect(heading).to_have_text(one.pressed_name) if one.pressed_name else expect(heading).not_to_be_empty()
    expect(popover(user).get_by_role("button", name="Règle")).to_be_visible()
    # On a phone it lies at the bottom, as wide as the screen.
    box = popover(user).bounding_box()
    assert box
    assert (box["x"], round(box["x"] + box["width"]), round(box["y"] + box["height"])) == (0, 390, 844)
    assert not user.sent("act", "why")
    popover(user).get_by_role("button", name="Fermer").click()
    expect(popover(user)).to_have_count(0)


@each_board(usual=2)
def test_the_key_explains_what_has_the_focus(one: Explained, new_user: NewUser) -> None:
    user = new_user("Ada")
    open_board(user, one.game)
    thing = user.page.locator(one.focused).first
    thing.focus()
    user.page.keyboard.press("?")
    expect(popover(user)).to_be_focused()
    assert (popover(user).get_attribute("data-explains") or "").startswith(one.focused_thing)
    user.page.keyboard.press("Escape")
    expect(popover(user)).to_have_count(0)
    expect(thing).to_be_focused()


@each_board(usual=0)
def test_the_legend_shows_everything_and_is_one_key_away(one: Explained, new_user: NewUser) -> None:
    user = new_user("Ada")
    open_board(user, one.game)
    legend = user.page.locator("dialog.legend")
    user.page.keyboard.press("l")
    expect(legend).to_be_visible()
    groups = user.get(f"/api/games/{one.game}/explanations")["groups"]
    things = [thing for group in groups for thing in group["things"]]
    expect(legend.locator("[data-legend]")).to_have_text([thing["name"] for thing in things])
    expect(legend.get_by_role("heading", level=3)).to_have_text([*(group["title"] for group in groups), "Keys"])
    user.page.keyboard.press("l")
    expect(legend).to_be_hidden()
    user.button("Legend: all pieces and keys").click()
    legend.locator("[data-legend]").first.click()
    legend.get_by_role("button", name=f"Rule {things[0]['paragraph']}", exact=True).click()
    expect(legend).to_be_hidden()
    expect(user.page.locator(f".paragraph[data-number='{things[0]['paragraph']}']")).to_be_in_viewport()


def test_the_key_without_anything_there_opens_the_legend_and_writing_does_not(new_user: NewUser) -> None:
    user = new_user("Ada")
    open_board(user, "lucky-lions")
    legend = user.page.locator("dialog.legend")
    user.tab("Chat")
    user.page.locator(".side input, .side textarea").first.press_sequentially("l?l")
    expect(legend).to_be_hidden()
    user.page.locator("main").focus()
    user.page.keyboard.press("?")
    expect(legend).to_be_visible()


def test_the_language_of_explanations_follows_the_page(new_user: NewUser) -> None:
    user = new_user("Ada")
    open_board(user, "zoocracy")
    user.page.locator("[data-explain=goal-track]").hover()
    expect(popover(user).get_by_role("heading")).to_have_text("Goal track")
    user.page.keyboard.press("Escape")
    user.button("Français").click()
    user.page.locator("[data-explain=funds]").first.hover()
    expect(popover(user).get_by_role("heading")).to_have_text("Fonds")


SIZE = "one => parseFloat(getComputedStyle(one).fontSize)"


def test_action_cards_say_what_they_do(new_user: NewUser) -> None:
    user = new_user("Ada")
    open_board(user, "zoocracy")
    said = user.page.locator(".hand .card .does")
    expect(said).to_have_count(2)
    for text in said.all():
        expect(text).to_be_visible()
        expect(text).not_to_be_empty()
        assert text.evaluate(SIZE) >= 14
        inside = "one => one.scrollHeight <= one.clientHeight + 1 && one.getBoundingClientRect().bottom"
        card = text.locator("..").bounding_box()
        assert card
        assert 0 < text.evaluate(inside) <= card["y"] + card["height"]


def test_wild_cards_say_what_they_do(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table({"kind": "me"}, *({"kind": "bot"},) * 5, game="lucky-lions", options={"wild_animals": True})
    user.page.locator("[data-explain]").first.wait_for()
    wild = user.page.locator(".hand [data-explain^='card:wild-']")
    user.wait_until(lambda: wild.count() > 0, "a wild card in the hand")
    said = user.page.locator(".hand .worded .words").first
    expect(said).to_be_visible()
    assert said.evaluate(SIZE) >= 14

"""18ZOO's map in a browser: hex by hex by key and for the screen reader, zoom and pan, and the layers it shows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.variants import variants

HEXES = {"A": 89, "B": 77, "C": 78, "D": 102, "E": 88, "F": 96}
TRANSFORM = "document.querySelector('.board .map svg > g').getAttribute('transform')"


def open_map(user: BrowserUser, name: str = "A") -> Page:
    seats = [{"kind": "me"}, *[{"kind": "bot", "name": bot} for bot in ("Otto", "Mina")]]
    settings = {"game": "18zoo", "options": {"map": name}, "seats": seats}
    table = user.post("/api/tables", settings)["id"]
    user.go(f"/table/{table}")
    page = user.page
    narrow = (page.viewport_size or {"width": 0})["width"] < 900
    role: Any = "tab" if narrow else "button"
    page.locator(".board").get_by_role(role, name="Map", exact=True).click()
    page.locator(".hex").first.wait_for()
    return page


def hex_at(page: Page, name: str) -> Locator:
    return page.locator(f"[data-hex='{name}']")


def focused_hex(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.hex"))


@pytest.mark.parametrize("name", variants([*HEXES]))
def test_every_map_is_drawn_whole_and_every_hex_has_its_words(new_user: NewUser, name: str) -> None:
    page = open_map(new_user("Ada"), name)
    expect(page.locator(".hex")).to_have_count(HEXES[name])
    labels = page.locator(".hex").evaluate_all("all => all.map(one => [one.dataset.hex, one.ariaLabel])")
    assert all(label.startswith(f"{hex_name}. ") and "board-map" not in label for hex_name, label in labels)
    frame = page.locator(".board .map > svg").bounding_box()
    assert frame is not None
    outside = page.locator(".hex .area").evaluate_all(
        """(all, [left, top, right, bottom]) => all.map((one) => one.getBoundingClientRect())
            .filter((box) => box.left < left || box.top < top || box.right > right || box.bottom > bottom).length""",
        [frame["x"], frame["y"], frame["x"] + frame["width"], frame["y"] + frame["height"]],
    )
    assert outside == 0


def test_arrow_keys_go_from_hex_to_hex_and_other_keys_zoom(new_user: NewUser) -> None:
    page = open_map(new_user("Ada"))
    assert page.locator(".hex[tabindex='0']").count() == 1, "one stop for Tab"
    hex_at(page, "H10").focus()
    for key, reached in (
        ("ArrowUp", "H8"),
        ("ArrowDown", "H10"),
        ("ArrowLeft", "G9"),
        ("ArrowLeft", "F10"),
        ("ArrowRight", "G9"),
        ("ArrowRight", "H10"),
    ):
        page.keyboard.press(key)
        assert focused_hex(page) == reached, key
    assert page.locator(".hex[tabindex='0']").get_attribute("data-hex") == "H10"
    expect(hex_at(page, "H10")).to_have_accessible_name(re.compile("Water"))
    expect(hex_at(page, "K9")).to_have_accessible_name(re.compile("Home of the Giraffes"))

    whole = page.evaluate(TRANSFORM)
    page.keyboard.press("+")
    larger = page.evaluate(TRANSFORM)
    page.keyboard.press("Shift+ArrowLeft")
    assert len({whole, larger, page.evaluate(TRANSFORM)}) == 3
    page.keyboard.press("0")
    assert page.evaluate(TRANSFORM) == whole


def test_wheel_and_drag_move_the_map_and_choose_nothing(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = open_map(user)
    sent = len(user.messages("done"))
    whole = page.evaluate(TRANSFORM)
    hex_at(page, "H10").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"(whole) => {TRANSFORM} !== whole", arg=whole)
    larger = page.evaluate(TRANSFORM)
    box = hex_at(page, "H10").bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0] + 60, at[1] + 40, steps=5)
    page.mouse.up()
    assert page.evaluate(TRANSFORM) != larger
    assert len(user.messages("done")) == sent
    assert not user.console_errors


def test_layers_show_coordinates_and_escape_closes_the_list(new_user: NewUser) -> None:
    page = open_map(new_user("Ada"))
    show = page.get_by_role("button", name="What the map shows")
    show.click()
    assert page.locator(".coordinate").count() == 0
    page.get_by_label("Coordinates").check()
    expect(page.locator(".coordinate")).to_have_count(HEXES["A"])
    page.keyboard.press("Escape")
    expect(page.get_by_label("Coordinates")).to_have_count(0)
    expect(show).to_be_focused()


def test_on_a_phone_hexes_fit_a_finger_and_two_fingers_zoom(new_user: NewUser) -> None:
    page = open_map(new_user("Ada", phone=True))
    heights = page.locator(".hex .area").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 44
    page.get_by_role("button", name="Whole map").click()
    smaller = page.locator(".hex .area").first.evaluate("one => one.getBoundingClientRect().height")
    assert smaller < 44
    spread_fingers(page, hex_at(page, "H10"))
    assert page.locator(".hex .area").first.evaluate("one => one.getBoundingClientRect().height") > 1.8 * smaller
    expect(page.locator(".fan, .bubble")).to_have_count(0)


def spread_fingers(page: Page, over: Locator) -> None:
    """Two fingers go apart to twice their distance."""
    box = over.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for kind, half in (("touchStart", 30), ("touchMove", 40), ("touchMove", 50), ("touchMove", 60), ("touchEnd", None)):
        fingers = [] if half is None else [{"x": x - half, "y": y, "id": 0}, {"x": x + half, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

"""18ZOO's editor for custom maps: modules by pointer, key and finger, the rules' own words, a link, and a game."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.test_pages import SETTLED, serious

LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MAP_A = ["BASE-1", "1A", "2ABDE", "3ABDE", "4ACDEF", "5ACDF", "6AD", "7A"]


def open_editor(user: BrowserUser, modules: list[str] | None = None) -> None:
    user.go("/maps/18zoo" + (f"?modules={','.join(modules)}" if modules else ""))
    card(user.page, "BASE-1").wait_for()


def card(page: Page, module: str) -> Locator:
    """A module in the tray."""
    return page.locator(".tray").get_by_role("button", name=re.compile(f"^{module},"))


def lying(page: Page) -> list[str]:
    """The modules on the map."""
    labels = page.locator("svg.map [role=button]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return [re.sub(r"^Base module |[ .].*$", "", label) for label in labels]


def in_address(page: Page) -> list[str]:
    return re.sub(r"^.*\?modules=", "", page.url).split(",")


def drag(page: Page, thing: Locator, target: tuple[float, float]) -> None:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*target, steps=6)
    page.mouse.up()


def on_map(page: Page, right: float, down: float) -> tuple[float, float]:
    """A point of the map, in parts of its width and height."""
    box = page.locator("svg.map").bounding_box()
    assert box is not None
    return box["x"] + right * box["width"], box["y"] + down * box["height"]


def test_a_custom_map_is_built_shared_and_played(new_user: NewUser) -> None:
    ada = new_user("Ada")
    page = ada.page
    open_editor(ada)
    status = page.locator(".check")
    assert lying(page) == MAP_A
    drag(page, card(page, "7BD"), on_map(page, 0.45, 0.2))
    assert lying(page) == [*MAP_A[:-1], "7BD"] == in_address(page)
    expect(status).to_contain_text("with 6 families")
    drag(page, card(page, "1BCDEF"), on_map(page, 0.15, 0.8))  # not its place: it goes back
    assert "1BCDEF" not in lying(page)
    expect(page.locator(".note")).to_contain_text("place 1")
    card(page, "BASE-2").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="6AD at").focus()
    page.keyboard.press("r")
    expect(page.locator(".note")).to_contain_text("not turned")
    page.keyboard.press("Delete")
    built = ["BASE-2", "1A", "2ABDE", "3ABDE", "4ACDEF", "5ACDF", "7BD"]
    assert lying(page) == built == in_address(page)

    ben = new_user("Ben")
    ben.go(page.locator(".share input").input_value().removeprefix(ada.server.address))
    card(ben.page, "BASE-1").wait_for()
    assert lying(ben.page) == built
    expect(ben.page.locator(".check")).to_contain_text("can be played")
    ben.button("Play this map").click()
    ben.page.wait_for_url("**/table/*")
    ben.board.wait_for()
    options: dict[str, Any] = ben.state()["options"]
    assert (options["map"], options["modules"]) == ("custom", built)
    ben.button("Map").click()
    areas = {facts["home"] for facts in ben.get(f"/api/tables/{ben.table}/static")["hexes"] if facts.get("home")}
    assert areas == {"GI", "PB", "PE", "TI", "LI", "CR"}
    assert ben.page.locator("[data-hex]").count() == len(ben.get(f"/api/tables/{ben.table}/static")["hexes"])


def test_what_does_not_make_a_map_says_so_in_the_rules_words(new_user: NewUser) -> None:
    ada = new_user("Ada")
    page = ada.page
    open_editor(ada, ["BASE-1", "2F", "6CF"])
    status = page.locator(".check")
    expect(status).to_contain_text("can be played")
    card(page, "5E").click()
    expect(status).to_have_text("5E and 6CF do not fit: they cover the same hexes.")
    assert page.locator("svg.map .outline.wrong").count() == 2
    expect(ada.button("Play this map")).to_be_disabled()
    page.get_by_role("button", name="6CF at").focus()
    page.keyboard.press("Enter")
    expect(status).to_have_text("5E touches no other module.")
    card(page, "5E").click()
    page.get_by_role("button", name="2F at").focus()
    page.keyboard.press("Delete")
    expect(status).to_have_text("This map has no home for any family.")
    ada.console_errors.clear()  # the browser reports each answer 400, which the page shows in words


def test_the_editor_on_a_phone_and_for_everybody(new_user: NewUser) -> None:
    for phone in (False, True):
        ada = new_user("Ada", phone=phone, language="fr-FR")
        open_editor(ada, ["BASE-2", "1BCDEF", "2ABDE", "7BD"])
        expect(ada.page.locator(".check")).to_contain_text("peut se jouer, avec 4 familles")
        if phone:
            card(ada.page, "3F").tap()
            ada.wait_until(lambda: "3F" in in_address(ada.page), "the module")  # noqa: B023 - waited for here
            ada.page.set_viewport_size({"width": 360, "height": 740})
        wide = ada.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
        for light in LIGHTS:
            ada.page.emulate_media(color_scheme=light)
            ada.page.wait_for_function(SETTLED, arg=light)
            found = list(serious(Axe().run(ada.page, options={"resultTypes": ["violations"]}).response))
            assert not found, json.dumps(found, indent=1)

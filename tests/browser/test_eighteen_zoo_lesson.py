"""The lesson of 18ZOO is gone through on the drawn board: its map, its fan of tiles, its own decisions."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from menagerie.core.lesson import lesson_of
from menagerie.core.registry import game as find_game
from tests.browser.conftest import NewUser
from tests.browser.lesson_learner import Learner
from tests.browser.test_lessons import jump_to
from tests.browser.variants import variants

ZOO = find_game("18zoo")


def learner_at(new_user: NewUser, action: dict[str, Any], **how: Any) -> tuple[Learner, int]:
    """Someone who has come to the first step that wants this."""
    lesson = lesson_of(ZOO)
    assert lesson is not None
    learner = Learner(new_user("Ada", **how), ZOO, lesson, "en")
    step = next(place.number for place in lesson.places if place.step.action == action)
    learner.open()
    learner.wait_for_step(0)
    jump_to(learner.user, ZOO.name, step)
    learner.check_step(step)
    return learner, step


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


STATION_TILE = {"type": "lay", "hex": "L4", "tile": "201", "rotation": 5}


@pytest.mark.parametrize("phone", variants([False, True], usual=1), ids=["desk", "phone"])
def test_a_tile_is_laid_from_the_fan_and_the_coach_stays_readable(new_user: NewUser, phone: bool) -> None:
    learner, step = learner_at(new_user, STATION_TILE, phone=phone)
    user, page = learner.user, learner.user.page
    hexagon, area = page.locator("[data-hex='L4']"), page.locator(".place.map")

    def whole() -> bool:
        inner, outer = hexagon.bounding_box(), area.bounding_box()
        return bool(inner and outer and inner["y"] >= outer["y"])

    user.wait_until(whole, "the hex that the coach points at, on the part of the map that is seen")
    hexagon.click()
    tiles = page.locator(".fan button.tile")
    tiles.first.wait_for()
    user.wait_until(
        lambda: all(apart(learner.coach, tile) for tile in tiles.all()), "a coach that neither covers nor is covered"
    )
    if phone:  # docked: there the tiles once moved from under the pointer
        at = tiles.last.bounding_box()
        tiles.last.hover()
        page.locator(".fan").get_by_role("button", name="Lay it").wait_for()
        assert tiles.last.bounding_box() == at
    page.locator(".fan [data-tile='202']").click()
    page.locator(".fan").get_by_role("button", name="Lay it").click()
    expect(learner.coach.locator(".answer")).to_contain_text("misses the restaurant")
    if not tiles.count():
        hexagon.click()
    page.locator(".fan [data-tile='201']").click()
    page.locator(".fan").get_by_role("button", name="Lay it").click()
    learner.wait_for_step(step + 1)


def test_a_family_is_launched_and_a_card_is_bought(new_user: NewUser) -> None:
    learner, step = learner_at(new_user, {"type": "launch", "family": "GI", "value": 7})
    page = learner.user.page
    page.locator("[data-anchor='launch-GI-7']").click()
    page.get_by_role("button", name="Do it", exact=True).click()
    learner.check_step(step + 1)
    page.locator("[data-hex='K9']").click()  # one of the three tiles about it opens where the bubble was
    tiles = page.locator(".fan button.tile")
    expect(tiles).to_have_count(3)
    learner.user.wait_until(
        lambda: all(apart(learner.coach, tile) for tile in tiles.all()), "a coach that neither covers nor is covered"
    )
    page.get_by_role("button", name="Tile 57").click()
    page.locator(".fan").get_by_role("button", name="Lay it").click()
    learner.wait_for_step(step + 2)
    page.locator("[data-anchor='offer-GI-1']").click()
    page.get_by_role("button", name="Do it and end the turn").click()
    learner.wait_for_step(step + 4)  # the turn was ended as well: one step more

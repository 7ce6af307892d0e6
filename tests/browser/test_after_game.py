"""After the game: how the probabilities went, the turning points, and playing on from one; playing alone: the coach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser_user import BrowserUser, open_browser
from tests.browser.conftest import NewUser
from tests.browser.server_process import ServerProcess

ME, BOT = {"kind": "me"}, {"kind": "bot"}
PHONE_WIDTH = 390


@pytest.fixture(scope="module")
def over(server: ServerProcess, chromium: Browser) -> str:
    """A game that is over; its id."""
    with open_browser(server, chromium, name="Ada") as ada:
        table = ada.make_table(ME, BOT)
        ada.play_on_board()
        return table


def at(user: BrowserUser) -> str:
    return user.page.locator(".place").inner_text()


def test_the_end_shows_the_turning_points_and_each_leads_to_its_moment(new_user: NewUser) -> None:
    ada = new_user("Ada")
    table = ada.make_table(ME, BOT)
    ada.play_on_board()
    part = ada.page.locator(".turning-points")
    points = part.locator("ol li")
    expect(points).not_to_have_count(0)
    found = ada.get(f"/api/tables/{table}/turning-points")
    for place, point in enumerate(found["points"]):
        expect(points.nth(place)).to_contain_text(point["title"])
        expect(points.nth(place)).to_contain_text(point["text"])
    numbers = part.locator("svg .numeral").all_text_contents()
    assert numbers == [str(place + 1) for place in range(len(found["points"]))]
    assert len(numbers) >= 2
    label = part.get_by_role("img").get_attribute("aria-label") or ""
    last = found["curve"][-1]["win_probabilities"]
    for seat, probability in zip(ada.state()["seats"], last, strict=True):
        assert re.search(
            rf"{re.escape(seat['name'])}: .*{round(100 * probability)}% at move {found['moves']}", label
        ), label

    second = found["points"][1]
    points.nth(1).get_by_role("link", name=f"Show move {second['move']}").click()
    ada.page.wait_for_url(f"**/replay/{table}?at={second['move'] - 1}")
    ada.wait_until(lambda: ada.page.locator(".place").count() > 0 and at(ada).startswith(f"{second['move'] - 1} of"))
    ada.page.keyboard.press("ArrowRight")
    ada.wait_until(lambda: at(ada).startswith(f"{second['move']} of"))


def test_in_the_replay_a_turning_point_is_shown_at_once_and_played_on_from(new_user: NewUser, over: str) -> None:
    eve = new_user("Eve")
    eve.go(f"/replay/{over}")
    eve.tab("Result")
    found = eve.get(f"/api/tables/{over}/turning-points")
    third = found["points"][-1]
    number = len(found["points"])
    entry = eve.page.locator(".turning-points ol li").last
    entry.get_by_role("button", name=f"Show move {third['move']}").click()
    eve.wait_until(lambda: at(eve).startswith(f"{third['move'] - 1} of"))
    there = eve.get(f"/api/tables/{over}/positions/{third['move'] - 1}")
    entry.get_by_role("button", name=f"Play on from here ({number})").click()
    eve.page.wait_for_url("**/table/**")
    eve.board.wait_for()
    eve.wait_until(lambda: bool(eve.messages("seat-views")))
    assert eve.messages("seat-views")[0]["views"][0]["view"] == there["views"][third["seat"]]["view"]


def test_the_turning_points_are_read_on_a_phone_and_in_french(new_user: NewUser, over: str) -> None:
    zoe = new_user("Zoé", language="fr-FR", phone=True)
    zoe.go(f"/replay/{over}")
    zoe.tab("Résultat")
    part = zoe.page.locator(".turning-points")
    expect(part.get_by_role("heading", name="Tournants")).to_be_visible()
    expect(part.locator("ol li").first).to_contain_text("Chances de gagner")
    box = part.locator("svg").first.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE_WIDTH


def test_the_coach_speaks_after_a_move_and_only_when_it_is_on(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.make_table(ME, BOT)
    ada.board.wait_for()
    switch = ada.page.get_by_role("button", name="Coach", exact=True)
    coach = ada.page.locator(".coach")
    ada.wait_until(ada.may_act)
    expect(switch).to_have_attribute("aria-pressed", "false")
    ada.click_first_action()
    assert ada.sent("ask-advice") == []
    ada.wait_until(ada.may_act)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")

    def advised() -> bool:
        return any(message["text"] for message in ada.messages("advice"))

    ada.play_on_board(until=advised)
    said = next(message["text"] for message in ada.messages("advice") if message["text"])
    assert said.startswith(("I would have done the same. ", "I would have chosen: "))
    asked = ada.sent("ask-advice")[0]
    acted = [message["point"] for message in ada.sent("act")]
    assert asked["point"] in acted
    assert coach.get_attribute("aria-live") == "polite"
    newest = ada.messages("advice")[-1]["text"]
    if newest and not ada.is_over():
        expect(coach).to_contain_text(newest)
        ada.page.reload()
        expect(switch).to_have_attribute("aria-pressed", "true")


def test_the_coach_is_not_offered_where_other_people_play(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    table = ada.make_table(ME, {"kind": "friend"})
    ben.take_seat(table)
    ada.board.wait_for()
    ada.wait_until(lambda: ada.may_act() or ben.may_act())
    for person in (ada, ben):
        assert person.page.get_by_role("button", name="Coach", exact=True).count() == 0

"""Text can be read on every ground: pages and states that no other test of a game looks at, in both lights."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from menagerie.core import record as records
from menagerie.core.registry import game as find_game
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.test_pages import LIGHTS, SETTLED, serious

CONTRAST = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
GAMES = ("lucky-lions", "zoo-le-ma", "zoocracy", "18zoo")


@cache
def finished_record(name: str) -> Any:
    """A whole game by random play, always the same."""
    game = find_game(name)
    options, seed, drawn = game.options_type(), "contrast", random.Random(1)
    state = game.new(3, options, seed)
    recorder = records.Recorder(game, options, tuple(records.Seat(name=one) for one in ("Ada", "Ben", "Cleo")), seed)
    while state.waiting_on:
        seat = state.waiting_on[0]
        point, action = state.point(seat), drawn.choice(list(state.legal(seat)))
        assert point is not None
        recorder.write(seat, point, action)
        state.apply(seat, action)
    return json.loads(records.encode(recorder.record(state.result())))


def look(user: BrowserUser, where: str) -> Iterator[str]:
    """What is hard to read here."""
    for light in LIGHTS:
        user.page.emulate_media(color_scheme=light)
        user.page.wait_for_function(SETTLED, arg=light)
        response = Axe().run(user.page, options=CONTRAST).response
        yield from (f"{where}, {light}: {line}" for line in serious(response))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_its_replay_and_its_rules(new_user: NewUser, name: str) -> None:
    user = new_user("Ada")
    page = user.page
    record = finished_record(name)
    table = user.post("/api/records", record)["id"]
    user.go(f"/table/{table}")
    page.locator("section.game-over").wait_for()
    found = [*look(user, "over")]
    user.go(f"/replay/{table}?at={len(record['actions']) // 2}")
    page.locator(".place").first.wait_for()
    page.locator(".log li:not(.soft)").first.wait_for()
    found += look(user, "replay")
    user.go(f"/rules/{name}")
    page.locator(".paragraph").first.wait_for()
    found += look(user, "rules")
    user.go(f"/new/{name}")
    page.locator("#who").wait_for()
    page.locator("select[id^=kind]").nth(1).select_option("me")
    page.locator("form button:not([type=button])").last.click()
    page.locator("[role=alert]").first.wait_for()
    found += look(user, "new table, refused")
    user.console_errors.clear()  # Chromium reports the refusal itself
    assert not found, "\n".join(found)


def test_settings_that_were_refused_and_links_that_are_not_valid(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = user.page
    user.go("/settings")
    page.get_by_label("Your code").fill("aaaa-bbbb")
    page.locator("#other").fill("wrong horse")
    user.button("Continue").click()
    page.locator(".message.failed").wait_for()
    page.get_by_label("By mail, to").fill("ada@post.example")
    user.button("Send confirmation").click()
    page.locator(".notices .row p").wait_for()
    found = [*look(user, "settings")]
    user.go("/notices/nothing")
    page.get_by_role("alert").wait_for()
    found += look(user, "link")
    user.console_errors.clear()
    assert not found, "\n".join(found)

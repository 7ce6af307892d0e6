"""18ZOO's pages in a browser: files of 18xx.games, small screens, accessibility and download size."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.browser_user import BrowserUser, open_browser
from tests.browser.conftest import NewUser
from tests.browser.server_process import ServerProcess
from tests.browser.test_pages import LIGHTS, SETTLED, serious
from tests.browser.variants import variants
from tests.games.eighteen_zoo.shared_records import FIXTURES, name_of, needs_records, records

GAME = FIXTURES / "more" / "mapA_4p_seed738974120_lastrun.json"
FORCED = FIXTURES / "18ZOOMapD" / "remove_4s_by_current_player.json"
"""A purchase that one's own cash must complete."""
STATES: dict[str, tuple[Path, int, int]] = {
    "draft": (GAME, 0, 3),
    "stock turn": (GAME, 162, 2),
    "home tile": (GAME, 24, 3),
    "laying": (GAME, 298, 1),
    "station": (GAME, 304, 3),
    "run": (GAME, 312, 1),
    "harvest": (GAME, 320, 1),
    "squirrels": (GAME, 220, 3),
    "price": (GAME, 294, 1),
    "forced purchase": (FORCED, 59, 2),
}
"""Decisions of recorded games, each with the seat that decides."""
SAMPLE = (
    "18ZOOMapA__bankrupt.player_debt",
    "18ZOOMapF__6535",
    "more__mapA_4p_seed738974120_lastrun",
    "more__mapC_3p_seed1861238769_patchy",
)
Light = Literal["light", "dark"]
WIDTH, HEIGHT = 360, 740
FINGER = 44
PANELS = ("Map", "Stock", "Families", "Players", "Squirrels", "Tiles", "Powers", "Charts")
DROP = """(page, [name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, {type: "application/json"}));
    for (const kind of ["dragover", "drop"]) {
        page.dispatchEvent(new DragEvent(kind, {dataTransfer, bubbles: true, cancelable: true}));
    }
}"""
SMALL_TARGETS = """(all, least) => all.filter((one) => {
    const {width, height} = (one.closest("label") ?? one).getBoundingClientRect();
    const shown = one.checkVisibility({visibilityProperty: true}) && width > 1 && !one.closest(".hidden");
    return shown && !one.disabled && (height < least - 0.5 || width < Math.min(least, 40));
}).map((one) => one.outerHTML.slice(0, 160))"""
"""Of buttons, tabs and fields; a field's label belongs to it. Text may be a little narrower than a finger."""
MAP_SHARE = 0.6

pytestmark = needs_records


def positions() -> list[Any]:
    """All records; those not in the sample are left to the soak tests."""
    return [
        pytest.param(record, place, id=name_of(record), marks=[] if name_of(record) in SAMPLE else [pytest.mark.soak])
        for record, place in zip(records(), ("/", "/games") * len(records()), strict=False)
    ]


@pytest.mark.parametrize(("record", "place"), positions())
def test_a_dropped_file_opens_as_a_replay_with_its_recorded_result(new_user: NewUser, record: Path, place: str) -> None:
    ada = new_user("Ada")
    page = ada.page
    recorded = json.loads(record.read_text("utf-8"))
    ada.go(place)
    page.locator("#open-record").wait_for()
    page.locator("main").evaluate(DROP, [record.name, record.read_text("utf-8")])
    page.wait_for_url("**/replay/*")
    report = page.locator(".report")
    expect(report).to_contain_text("18xx.games")
    count = re.search(r"(\d+) of (\d+) actions", report.inner_text())
    assert count is not None
    assert count[1] == count[2] != "0"
    expect(report).to_contain_text("The result is the recorded one.")

    page.get_by_role("button", name="To the end", exact=True).click()
    last = page.locator("input.slider").get_attribute("max")
    expect(page.locator(".controls .place")).to_contain_text(f"{last} of {last}")
    page.locator(".board").get_by_role("tab", name="Players", exact=True).click()
    seats = {str(one.get("id", one["name"])): seat for seat, one in enumerate(recorded["players"])}
    for player, worth in recorded["result"].items():
        card = page.locator(f".board .player[data-anchor='seat-{seats[player]}']")
        expect(card.locator("dt:text-is('Worth') + dd")).to_have_text(str(worth).replace("-", "−"))


class Decisions:
    """Tables that begin at decisions of recorded games."""

    def __init__(self, user: BrowserUser) -> None:
        self.user = user
        self._replays: dict[Path, str] = {}

    def open(self, state: str) -> Page:
        record, decision, seat = STATES[state]
        if record not in self._replays:
            self._replays[record] = self.user.post("/api/records", json.loads(record.read_text("utf-8")))["id"]
        table = self.user.post(
            f"/api/tables/{self._replays[record]}/branch", {"at": decision, "seat": seat, "bot": None}
        )["id"]
        self.user.go(f"/table/{table}")
        self.user.page.locator("section.decision.sheet").wait_for()
        return self.user.page

    def replay(self, decision: int) -> Page:
        self.user.go(f"/replay/{self._replays[GAME]}?at={decision}")
        self.user.page.locator(".board .hex").first.wait_for()
        return self.user.page


def check(page: Page, where: str, found: list[str], lights: Sequence[Light] = LIGHTS, touch: bool = False) -> None:
    """Adds what axe and a finger dislike on this screen."""
    screen = page.viewport_size
    assert screen is not None
    width = page.evaluate("document.documentElement.scrollWidth")
    if width > screen["width"]:
        found.append(f"{where}: {width} px wide")
    if touch:
        things = page.locator(".board, #decision, .controls").locator("button, [role=tab], select, input, summary")
        found += [f"{where}, small: {one}" for one in things.evaluate_all(SMALL_TARGETS, FINGER)]
    for light in lights:
        page.emulate_media(color_scheme=light)
        page.wait_for_function(SETTLED, arg=light)
        asked = {"resultTypes": ["violations"]} | ({} if light == lights[0] else {"runOnly": ["color-contrast"]})
        found += [f"{where}, {light}: {line}" for line in serious(Axe().run(page, options=asked).response)]


def test_360_pixels_are_enough_and_every_target_fits_a_finger(new_user: NewUser) -> None:
    ada = new_user("Ada", phone=True)
    ada.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    decisions = Decisions(ada)
    found: list[str] = []
    for state in STATES:
        check(decisions.open(state), state, found, ["dark"], touch=True)
    page = decisions.open("laying")
    page.locator(".hex.active").first.tap()
    page.locator(".fan button.tile").first.wait_for()
    check(page, "fan", found, touch=True)
    page.keyboard.press("Escape")
    for panel in PANELS[1:]:
        page.locator(".board").get_by_role("tab", name=panel, exact=True).click()
        check(page, panel, found, ["light"], touch=True)
    page = decisions.replay(312)
    check(page, "replay", found, ["light"], touch=True)
    hero = page.locator(".board .map svg").first.bounding_box()
    assert hero is not None
    assert hero["height"] > HEIGHT / 2, "in a replay the map keeps its room"
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", variants([1440, 1920]))
def test_axe_finds_nothing_serious_and_the_map_keeps_its_share(new_user: NewUser, width: int) -> None:
    ada = new_user("Ada")
    ada.page.set_viewport_size({"width": width, "height": 900 if width == 1440 else 1080})
    decisions = Decisions(ada)
    found: list[str] = []
    for state in ("stock turn", "laying", "run", "harvest", "forced purchase"):
        page = decisions.open(state)
        if state != "stock turn":
            board, hero = page.locator(".board").bounding_box(), page.locator(".place.map").bounding_box()
            assert board is not None
            assert hero is not None
            assert hero["width"] >= MAP_SHARE * board["width"], state
        if width == 1440:
            check(page, state, found)
    assert not found, "\n".join(found)


def test_a_table_of_18zoo_needs_few_bytes(server: ServerProcess, chromium: Browser) -> None:
    with open_browser(server, chromium, name="Ada") as ada:
        table = ada.post("/api/tables", {"game": "18zoo", "seats": [{"kind": "me"}, {"kind": "bot"}]})["id"]
        ada.go(f"/table/{table}")
        ada.board.wait_for()
    with open_browser(server, chromium) as eve:  # nothing is in her cache
        line = eve.context.new_cdp_session(eve.page)
        line.send("Network.enable")
        sizes: list[float] = []
        line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        eve.go(f"/table/{table}")
        eve.page.locator(".board [role=tablist]").first.wait_for()
        eve.page.wait_for_load_state("networkidle")
        received = sum(len(frame.encode()) for frame in eve.raw_frames)
        assert len(sizes) > 5
        assert sum(sizes) + received < 300_000, f"{sum(sizes)} bytes of files and {received} of news"

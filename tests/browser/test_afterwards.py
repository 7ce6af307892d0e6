"""When the game is over: watching it again through any eyes, checking the shuffle, and playing on from a position."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from menagerie.core import record as paper
from tests.browser.conftest import Invite
from tests.browser.visitors import Visitor, visiting
from tests.browser.zoo import Zoo

ME, BOT = {"kind": "me"}, {"kind": "bot"}


@pytest.fixture(scope="module")
def finished(zoo: Zoo, chromium: Browser) -> str:
    """A game that is over; its id."""
    with visiting(zoo, chromium, name="Ada") as ada:
        table = ada.lays(ME, BOT)
        ada.plays_on_the_board()
        return table


def place(visitor: Visitor) -> str:
    return visitor.page.locator(".place").inner_text()


def test_a_game_is_watched_again_with_slider_and_keys_through_any_eyes(invite: Invite, finished: str) -> None:
    eve = invite("Eve")
    page = eve.page
    eve.go(f"/replay/{finished}")
    slider = page.get_by_label("Move", exact=True)
    slider.wait_for()
    moves = int(slider.get_attribute("max") or 0)
    assert moves > 3
    assert place(eve) == f"0 of {moves}"
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    eve.waits_for(lambda: place(eve) == f"2 of {moves}")
    page.keyboard.press("ArrowLeft")
    eve.waits_for(lambda: place(eve) == f"1 of {moves}")
    told = page.locator(".told")
    eve.waits_for(lambda: told.inner_text() != "", "what happened")
    page.keyboard.press("End")
    eve.waits_for(lambda: place(eve) == f"{moves} of {moves}")
    slider.fill("3")
    eve.waits_for(lambda: place(eve) == f"3 of {moves}")

    frame = eve.get(f"/api/tables/{finished}/positions/3")
    happened = " ".join(entry["text"] for entry in frame["entries"])
    eve.waits_for(lambda: told.inner_text() == happened, "the position, which comes after its number")
    hands: dict[str, str | None] = {}
    for eyes in ("0", "1", "spectator", "open"):
        page.get_by_label("Seen by").select_option(eyes)
        hand = page.locator(".hand")
        hands[eyes] = hand.get_attribute("aria-label") if hand.count() else None
    assert hands["spectator"] is None
    for seat in (0, 1):
        told = next(line for line in frame["views"][seat]["text"].splitlines() if "Your die" in line)
        assert hands[str(seat)] == told.strip()
    assert hands["open"] in (hands["0"], hands["1"])


def test_the_shuffle_is_verified_and_the_record_opens_elsewhere(invite: Invite, finished: str, tmp_path: Path) -> None:
    eve = invite("Eve")
    eve.go(f"/replay/{finished}")
    eve.tab("Result")
    eve.button("Verify the shuffle").click()
    proof = eve.page.locator(".verify")
    proof.get_by_text("Everything fits.").wait_for()
    assert proof.locator("ol li").count() >= 5
    assert eve.state()["commitment"] in proof.inner_text()

    with eve.page.expect_download() as download:
        eve.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    command = [sys.executable, "-m", "menagerie", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr

    zoe = invite("Zoe")  # who was never at that table
    zoe.go("/games")
    damaged = file.with_name("damaged.json")
    damaged.write_bytes(file.read_bytes().replace(b'"rank": 1', b'"rank": 2'))
    for chosen, said in ((damaged, "not the one the moves lead to"), (Path(__file__), "not JSON")):
        with zoe.page.expect_file_chooser() as chooser:
            zoe.button("Open a record").click()
        chooser.value.set_files(chosen)
        zoe.page.get_by_role("alert").get_by_text(said).wait_for()
    assert ["(Bad Request)" in complaint for complaint in zoe.complaints] == [True]  # the browser's own word on it
    zoe.complaints.clear()
    with zoe.page.expect_file_chooser() as chooser:
        zoe.button("Open a record").click()
    chooser.value.set_files(file)
    zoe.page.wait_for_url("**/replay/*")
    zoe.page.get_by_label("Move", exact=True).wait_for()
    zoe.page.keyboard.press("End")
    moves = len(paper.decode(file.read_bytes()).actions)
    zoe.waits_for(lambda: place(zoe) == f"{moves} of {moves}")
    zoe.tab("Result")
    zoe.button("Verify the shuffle").click()
    zoe.page.get_by_text("Everything fits.").wait_for()


def test_a_broken_shuffle_is_not_called_whole(invite: Invite, finished: str) -> None:
    """The panel shows what the server found, not what we hope for."""
    eve = invite("Eve")
    found = {**eve.get(f"/api/tables/{finished}/verify"), "ok": False}
    eve.page.route("**/verify*", lambda route: route.fulfill(json=found))
    eve.go(f"/replay/{finished}")
    eve.tab("Result")
    eve.button("Verify the shuffle").click()
    eve.page.get_by_text("Something does not fit.").wait_for()


def test_one_plays_on_from_any_position_with_what_the_seat_could_know(invite: Invite, finished: str) -> None:
    eve = invite("Eve")
    views = ((at, eve.get(f"/api/tables/{finished}/positions/{at}")["views"][0]["view"]) for at in range(4, 100))
    at, view = next((at, view) for at, view in views if view["waiting_on"] == [0])  # nobody moves before Eve does
    eve.go(f"/replay/{finished}?at={at}")
    eve.waits_for(lambda: eve.page.locator(".place").count() > 0 and place(eve).startswith(f"{at} of"))
    eve.tab("Play on")
    eve.page.get_by_label("Your seat").select_option("0")
    eve.button(f"Play on after move {at}").click()
    eve.page.wait_for_url("**/table/**")
    eve.board.wait_for()
    eve.waits_for(lambda: bool(eve.told("seat-views")))
    assert eve.told("seat-views")[0]["views"][0]["view"] == view
    eve.plays_on_the_board()
    assert eve.state()["phase"] == "over"

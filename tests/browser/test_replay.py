"""After the game: the replay from any seat, verifying the shuffle, and playing on from a position."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from menagerie.core import record as records
from tests.browser.browser_user import BrowserUser, open_browser
from tests.browser.conftest import NewUser
from tests.browser.server_process import ServerProcess

ME, BOT = {"kind": "me"}, {"kind": "bot"}


@pytest.fixture(scope="module")
def finished(server: ServerProcess, chromium: Browser) -> str:
    """A game that is over; its id."""
    with open_browser(server, chromium, name="Ada") as ada:
        table = ada.make_table(ME, BOT)
        ada.play_on_board()
        return table


def place(user: BrowserUser) -> str:
    return user.page.locator(".place").inner_text()


def test_a_game_is_replayed_with_slider_and_keys_from_any_seat(new_user: NewUser, finished: str) -> None:
    eve = new_user("Eve")
    page = eve.page
    eve.go(f"/replay/{finished}")
    slider = page.get_by_label("Move", exact=True)
    slider.wait_for()
    moves = int(slider.get_attribute("max") or 0)
    assert moves > 3
    assert place(eve) == f"0 of {moves}"
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    eve.wait_until(lambda: place(eve) == f"2 of {moves}")
    page.keyboard.press("ArrowLeft")
    eve.wait_until(lambda: place(eve) == f"1 of {moves}")
    text = page.locator(".move-text")
    eve.wait_until(lambda: text.inner_text() != "", "what happened")
    page.keyboard.press("End")
    eve.wait_until(lambda: place(eve) == f"{moves} of {moves}")
    slider.fill("3")
    eve.wait_until(lambda: place(eve) == f"3 of {moves}")

    frame = eve.get(f"/api/tables/{finished}/positions/3")
    happened = " ".join(entry["text"] for entry in frame["entries"])
    eve.wait_until(lambda: text.inner_text() == happened, "the position, which comes after its number")
    hands: dict[str, str | None] = {}
    for perspective in ("0", "1", "spectator", "decider"):
        page.get_by_label("Seen by").select_option(perspective)
        hand = page.locator(".hand")
        hands[perspective] = hand.get_attribute("aria-label") if hand.count() else None
    assert hands["spectator"] is None
    for seat in (0, 1):
        own = next(line for line in frame["views"][seat]["text"].splitlines() if "Your die" in line)
        cards = own.strip().removeprefix("Your die: ")
        assert (hands[str(seat)] or "").endswith(f": {cards}")
    assert hands["decider"] in (hands["0"], hands["1"])


def test_the_shuffle_is_verified_and_the_record_opens_elsewhere(
    new_user: NewUser, finished: str, tmp_path: Path
) -> None:
    eve = new_user("Eve")
    eve.go(f"/replay/{finished}")
    eve.tab("Result")
    eve.button("Verify the shuffle").click()
    proof = eve.page.locator(".verify")
    proof.get_by_text("Everything matches.").wait_for()
    assert proof.locator("ol li").count() >= 5
    assert eve.state()["commitment"] in proof.inner_text()

    with eve.page.expect_download() as download:
        eve.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    command = [sys.executable, "-m", "menagerie", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr

    zoe = new_user("Zoe")  # who was never at that table
    zoe.go("/games")
    damaged = file.with_name("damaged.json")
    damaged.write_bytes(file.read_bytes().replace(b'"rank": 1', b'"rank": 2'))
    for chosen, said in ((damaged, "not the one the moves lead to"), (Path(__file__), "not JSON")):
        with zoe.page.expect_file_chooser() as chooser:
            zoe.button("Open a record").click()
        chooser.value.set_files(chosen)
        zoe.page.get_by_role("alert").get_by_text(said).wait_for()
    assert ["(Bad Request)" in complaint for complaint in zoe.console_errors] == [True]  # the browser's own word on it
    zoe.console_errors.clear()
    with zoe.page.expect_file_chooser() as chooser:
        zoe.button("Open a record").click()
    chooser.value.set_files(file)
    zoe.page.wait_for_url("**/replay/*")
    zoe.page.get_by_label("Move", exact=True).wait_for()
    zoe.page.keyboard.press("End")
    moves = len(records.decode(file.read_bytes()).actions)
    zoe.wait_until(lambda: place(zoe) == f"{moves} of {moves}")
    zoe.tab("Result")
    zoe.button("Verify the shuffle").click()
    zoe.page.get_by_text("Everything matches.").wait_for()


def test_a_failed_shuffle_check_is_shown(new_user: NewUser, finished: str) -> None:
    """The panel shows what the server found, not what we hope for."""
    eve = new_user("Eve")
    found = {**eve.get(f"/api/tables/{finished}/verify"), "ok": False}
    eve.page.route("**/verify*", lambda route: route.fulfill(json=found))
    eve.go(f"/replay/{finished}")
    eve.tab("Result")
    eve.button("Verify the shuffle").click()
    eve.page.get_by_text("Something does not match.").wait_for()


def test_one_plays_on_from_any_position_with_what_the_seat_could_know(new_user: NewUser, finished: str) -> None:
    eve = new_user("Eve")
    views = ((at, eve.get(f"/api/tables/{finished}/positions/{at}")["views"][0]["view"]) for at in range(4, 100))
    at, view = next((at, view) for at, view in views if view["waiting_on"] == [0])  # nobody moves before Eve does
    eve.go(f"/replay/{finished}?at={at}")
    eve.wait_until(lambda: eve.page.locator(".place").count() > 0 and place(eve).startswith(f"{at} of"))
    eve.tab("Play on")
    eve.page.get_by_label("Your seat").select_option("0")
    eve.button(f"Play on after move {at}").click()
    eve.page.wait_for_url("**/table/**")
    eve.board.wait_for()
    eve.wait_until(lambda: bool(eve.messages("seat-views")))
    assert eve.messages("seat-views")[0]["views"][0]["view"] == view
    eve.play_on_board()
    assert eve.state()["phase"] == "over"

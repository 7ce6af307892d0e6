"""Photographs the pages for docs/gallery.md. Run it as ``python docs/pictures/gallery.py``, perhaps with a game's name.

It needs the built pages and a Chromium, as the tests in tests/browser do, and for 18ZOO the recorded games beside the
checkout. The shuffle, the names and the moves are always the same, so the pictures change only when the pages do.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent / "gallery"
sys.path.insert(0, str(FOLDER.parents[2]))  # the tests know how to open a server and a browser

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 - only now can it be found

from tests.browser.browser_user import BrowserUser, open_browser  # noqa: E402 - only now can it be found
from tests.browser.conftest import launch  # noqa: E402 - only now can it be found
from tests.browser.server_process import ServerProcess  # noqa: E402 - only now can it be found
from tests.browser.zoo_le_ma_player import ZooLeMaPlayer  # noqa: E402 - only now can it be found
from tests.browser.zoocracy_player import ZoocracyPlayer  # noqa: E402 - only now can it be found
from tests.games.eighteen_zoo.shared_records import FIXTURES  # noqa: E402 - only now can it be found

SECRET = "91" * 32  # a close race, and Ada wins it
SEATS: tuple[dict[str, str], ...] = (
    {"kind": "me"},
    {"kind": "bot", "name": "Otto"},
    {"kind": "bot", "name": "Mina"},
)
PARTIES = (SEATS[0], *({"kind": "bot", "bot": "backbencher", "name": name} for name in ("Otto", "Mina", "Leo", "Zoé")))
QUALITY = 82
ORGANISERS = {"desk-light": "Ada", "desk-dark": "Carla", "phone-light": "Dora", "phone-dark": "Edda"}
"""With a passphrase a name is taken."""
FOUR = FIXTURES / "more" / "mapA_4p_seed738974120_lastrun.json"
FIVE = FIXTURES / "more" / "mapE_5p_seed1024275097_seven.json"


def photograph(user: BrowserUser, name: str) -> None:
    """Keeps what is on the screen, as a small WebP."""
    line = user.context.new_cdp_session(user.page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    line.detach()


def look_of(phone: bool, dark: bool) -> str:
    return f"{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}"


def lucky_lions(server: ServerProcess, browser: Browser, phone: bool, dark: bool) -> None:
    look = look_of(phone, dark)
    with open_browser(server, browser, name="Ada", phone=phone, dark=dark) as ada:
        page = ada.page
        page.clock.install()
        ada.go("/")
        page.locator(".box h2").first.wait_for()
        settle(ada)
        photograph(ada, f"front-{look}")

        table = ada.make_table(*SEATS)
        for _ in range(3):
            ada.play_until_asked("choose a zoo card")
            ada.click_first_action()
        ada.play_until_asked("choose a zoo card")
        settle(ada)
        photograph(ada, f"table-{look}")

        ada.click_first_action()
        ada.play_until_asked("Choose an opponent")
        the_moment_of_the_battle(ada)
        photograph(ada, f"battle-{look}")
        page.clock.resume()
        page.emulate_media(reduced_motion="reduce")

        ada.play_on_board()
        settle(ada)
        photograph(ada, f"end-{look}")

        ada.go(f"/replay/{table}?at=10")
        page.locator(".log li:not(.soft)").first.wait_for()
        settle(ada)
        photograph(ada, f"replay-{look}")


def the_moment_of_the_battle(user: BrowserUser) -> None:
    """Both have rolled, the arrows are lit, and the better animal is known: there the clock is stopped."""
    page = user.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    user.available_actions.first.click()
    page.locator(".room.playing").wait_for()
    while not page.locator(".slot.best").count():
        page.clock.run_for(50)
    page.wait_for_timeout(400)  # what still slides comes to rest


def zoo_le_ma(server: ServerProcess, browser: Browser, phone: bool, dark: bool) -> None:
    look = look_of(phone, dark)
    with open_browser(server, browser, name="Ada", phone=phone, dark=dark) as user:
        ada = ZooLeMaPlayer(user)
        user.page.clock.install()
        ada.make_table(*({**seat, "bot": "builder"} if seat["kind"] == "bot" else seat for seat in SEATS))
        builds_on(ada, until=lambda: ada.view["year"] == 3 and not ada.may_place())
        settle(user)
        photograph(user, f"zoo-le-ma-year-{look}")

        the_moment_of_the_envelopes(ada)
        photograph(user, f"zoo-le-ma-envelopes-{look}")
        user.page.clock.resume()
        user.page.emulate_media(reduced_motion="reduce")

        builds_on(ada, until=lambda: ada.view["year"] > 3 and ada.may_place())
        holds_the_tile(ada)
        settle(user)
        photograph(user, f"zoo-le-ma-placing-{look}")

        builds_on(ada)
        settle(user)
        photograph(user, f"zoo-le-ma-end-{look}")


def builds_on(ada: ZooLeMaPlayer, until: Callable[[], bool] | None = None) -> None:
    """Bids a little, and places each tile where it brings the most at once."""
    while True:
        ada.wait_for_decision()
        if ada.user.is_over() or (until and until()):
            return
        if ada.may_place():
            holds_the_tile(ada)
            with ada.user.expect_done("the tile"):
                ada.page.keyboard.press("Enter")
        else:
            ada.bid(min(ada.coins, 3))


def holds_the_tile(ada: ZooLeMaPlayer) -> None:
    """Over the place where it brings the most."""
    place, _ = max(zip(ada.legal, ada.foreseen, strict=True), key=lambda one: worth(one[1]))
    ada.user.board.locator(f"[data-spot='{place['x']},{place['y']}']").focus()
    previewed = ada.user.board.locator(".middle [data-position]")
    wanted = f"{place['x']} {place['y']} {place['rotation']}"
    while previewed.get_attribute("data-position") != wanted:
        ada.page.keyboard.press("r")


def worth(brings: Any) -> int:
    stars = sum(pen["stars"] for pen in brings["enclosures"])
    items = brings["visitors"][0] + brings["trees"][0] + 2 * len(brings["benches"])
    return int(4 * items + stars)


def the_moment_of_the_envelopes(ada: ZooLeMaPlayer) -> None:
    """All are open, and the winner is known."""
    page = ada.page
    ada.user.wait_until(lambda: ada.user.waiting_on() == (0,), "everybody else's bid")
    page.emulate_media(reduced_motion="no-preference")
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    ada.bid(min(ada.coins, 3))
    page.locator(".room.playing").wait_for()
    while not page.locator(".auction .won").count():
        page.clock.run_for(50)
    page.wait_for_timeout(400)


def zoocracy(server: ServerProcess, browser: Browser, phone: bool, dark: bool) -> None:
    """Zoocracy: the campaign, election night, and a government in the making."""
    look = look_of(phone, dark)
    with open_browser(server, browser, name="Ada", phone=phone, dark=dark) as user:
        user.page.clock.install()
        ada = ZoocracyPlayer(user)
        ada.make_table(*PARTIES)
        ada.play(until=lambda: ada.view["step"] == "campaign" and ada.may_decide() and "campaign" in ada.decisions)
        settle(user)
        photograph(user, f"zoocracy-campaign-{look}")

        ada.play(until=lambda: ada.view["phase"] == "C" and ada.may_decide())
        the_moment_of_the_count(ada)
        photograph(user, f"zoocracy-election-{look}")
        user.page.clock.resume()
        user.page.emulate_media(reduced_motion="reduce")

        ada.play(until=lambda: ada.view["step"] == "propose" and ada.may_decide())
        partner = max(range(1, len(PARTIES)), key=lambda seat: int(ada.view["parties"][seat]["seats"]))
        ada.assign_first_prize(partner)
        ada.offer(partner)
        user.wait_until(lambda: ada.may_decide() and ada.view["offers"][-1]["status"] != "open")
        ada.assign_first_prize(0)
        settle(user)
        photograph(user, f"zoocracy-talks-{look}")


def the_moment_of_the_count(party: ZoocracyPlayer) -> None:
    """Half of the parliament is seated: there the clock is stopped."""
    page = party.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    while not party.on_board("figcaption .animal").count():
        if party.may_decide():
            party.finish()
        page.clock.run_for(50)
    while party.on_board(".parliament .member").count() < 20:
        page.clock.run_for(50)
    page.wait_for_timeout(400)  # whoever still sits down has done so


def eighteen_zoo(server: ServerProcess, browser: Browser, phone: bool, dark: bool) -> None:
    """18ZOO: a stock turn, track, runs and the end, each at a decision of a recorded game."""
    look = look_of(phone, dark)
    with open_browser(server, browser, name="Ada", phone=phone, dark=dark) as user:
        board = user.board
        takes_over(user, FOUR, 162, seat=2)
        board.get_by_role("tab", name="Buy", exact=True).click()
        board.locator("section.decision button.offer:not([aria-disabled=true])").first.click()
        board.locator(".do.available").wait_for()
        settle(user)
        photograph(user, f"18zoo-stock-{look}")

        takes_over(user, FIVE, 342, seat=1)
        board.locator(".hex.active", has_text="+120").click()
        board.locator(".fan button.tile").first.click()
        board.locator(".fan .answer").first.wait_for()
        settle(user)
        photograph(user, f"18zoo-track-{look}")

        takes_over(user, FIVE, 358, seat=3)
        board.locator(".routes .total").wait_for()
        settle(user)
        photograph(user, f"18zoo-runs-{look}")

        user.go(f"/replay/{watches(user, FIVE)}?at=440")
        board.locator("section.decision table").first.wait_for()
        settle(user)
        photograph(user, f"18zoo-end-{look}")


def club(server: ServerProcess, browser: Browser, phone: bool, dark: bool) -> None:
    """What a server is besides its tables: the lobby, the day's deals and puzzles, a tournament."""
    look = look_of(phone, dark)
    with (
        open_browser(server, browser, name=ORGANISERS[look], phone=phone, dark=dark) as ada,
        open_browser(server, browser, name="Ben") as ben,
    ):
        secret = {"passphrase": "a long secret phrase"}
        ada.context.request.put(f"{server.address}/api/me/passphrase", data=secret)
        for game, people in (("zoo-le-ma", 3), ("zoocracy", 4), ("18zoo", 4)):
            seats = [{"kind": "me"}, *[{"kind": "friend"}] * (people - 2), {"kind": "bot"}]
            ben.post("/api/tables", {"game": game, "seats": seats, "visibility": "open"})
        ada.go("/lobby")
        ada.page.locator("section[aria-labelledby=open] article").nth(2).wait_for()
        settle(ada)
        photograph(ada, f"lobby-{look}")

        ada.go("/today")
        ada.page.locator("article").nth(7).wait_for()
        settle(ada)
        photograph(ada, f"today-{look}")

        cup = {"name": "Sunday cup", "game": "lucky-lions", "rounds": 3, "pause_minutes": 0, "about": "At three."}
        made = ada.post("/api/tournaments", cup)["id"]
        ada.post(f"/api/tournaments/{made}/join", {})  # the round does not end before she has played
        ada.post(f"/api/tournaments/{made}/bots", {"bot": "3", "count": 7})
        ada.go(f"/tournament/{made}")
        ada.button("Begin now").click()
        ada.page.locator("section[aria-labelledby=rounds] ol > li").nth(2).wait_for()
        ada.wait_until(lambda: ada.page.get_by_role("link", name="Replay").count() >= 3, "the first results")
        settle(ada)
        photograph(ada, f"tournament-{look}")
        for table in ben.get("/api/me/tables"):
            ben.post(f"/api/tables/{table['id']}/leave", {})


def watches(user: BrowserUser, record: Path) -> str:
    return str(user.post("/api/records", json.loads(record.read_text("utf-8")))["id"])


def takes_over(user: BrowserUser, record: Path, decision: int, seat: int) -> None:
    """That seat at that decision of a recorded game, with bots in the others."""
    table = user.post(f"/api/tables/{watches(user, record)}/branch", {"at": decision, "seat": seat, "bot": None})["id"]
    user.go(f"/table/{table}")
    user.board.locator("section.decision").wait_for()


def settle(user: BrowserUser) -> None:
    """Waits until nothing moves, with the pointer out of the way."""
    user.page.mouse.move(1, 1)
    user.page.locator(".room.playing").wait_for(state="detached")
    user.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    user.page.evaluate("document.fonts.ready.then(() => true)")


TOURS = {
    "lucky-lions": lucky_lions,
    "zoo-le-ma": zoo_le_ma,
    "zoocracy": zoocracy,
    "18zoo": eighteen_zoo,
    "club": club,
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    tours = [tour for name, tour in TOURS.items() if name in sys.argv[1:] or not sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), SECRET)
        server.open()
        browser = launch(playwright)
        try:
            for phone in (False, True):
                for dark in (False, True):
                    for tour in tours:
                        tour(server, browser, phone, dark)
        finally:
            browser.close()
            server.kill()
    size = sum(file.stat().st_size for file in FOLDER.glob("*.webp"))
    print(f"{len(list(FOLDER.glob('*.webp')))} pictures, {size // 1024} kB")


if __name__ == "__main__":
    main()

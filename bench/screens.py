"""How soon a move is on the other player's screen: prints times beside a bare request to the same server.

    python bench/screens.py
    python bench/screens.py --games 10 --motion

Two browsers sit at one table on this machine. The clock starts when the mover's page sends the move and stops with the
first picture the other page draws after its board has changed. Needs the built pages and a Chromium, as tests/browser.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the tests know how to open a server and a browser

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.browser.browser_user import BrowserUser, open_browser
from tests.browser.conftest import launch
from tests.browser.server_process import ServerProcess

PROMISE = 100.0  # ms: what a player should never have to wait for another's move
WATCH = """
window.sent = 0; window.drawn = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
  if (String(message).includes('"act"')) window.sent = performance.timeOrigin + performance.now();
  return send.call(this, message);
};
new MutationObserver((changes) => {
  if (!changes.some((change) => change.target.parentElement?.closest('.board'))) return;
  requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.timeOrigin + performance.now())));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
ASK = """async () => {
  const begun = performance.now();
  await (await fetch('/api/me')).text();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - begun;
}"""


def play(server: ServerProcess, browser: Browser, motion: bool) -> tuple[list[float], list[float]]:
    """One game: how long each move took to the other screen, and each bare request to be drawn."""
    moves: list[float] = []
    requests: list[float] = []
    with (
        open_browser(server, browser, name="Ada", motion=motion) as ada,
        open_browser(server, browser, name="Ben", motion=motion) as ben,
    ):
        for user in (ada, ben):
            user.page.add_init_script(WATCH)
        ben.take_seat(ada.make_table({"kind": "me"}, {"kind": "friend"}))
        ada.board.wait_for()
        # A window that was just opened keeps the browser busy with its own parts, and nobody moves that soon.
        ada.page.wait_for_timeout(2000)
        while not (ada.is_over() and ben.is_over()):
            pair = next(((a, b) for a, b in ((ada, ben), (ben, ada)) if a.may_act()), None)
            if pair is None:
                ada.page.wait_for_timeout(20)
                continue
            took = one_move(*pair)
            if took is not None:
                moves.append(took)
            requests.append(ben.page.evaluate(ASK))
    return moves, requests


def one_move(mover: BrowserUser, other: BrowserUser) -> float | None:
    """Nothing where the other's board does not change by it."""
    other.page.evaluate("window.drawn = []")
    mover.page.evaluate("window.sent = 0")
    mover.click_first_action()
    other.page.wait_for_timeout(300)
    sent: float = mover.page.evaluate("window.sent")
    drawn: list[float] = [moment for moment in other.page.evaluate("window.drawn") if moment > sent > 0]
    return drawn[0] - sent if drawn else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--motion", action="store_true", help="with the scenes moving, as most people see them")
    asked = parser.parse_args()
    moves: list[float] = []
    requests: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.open()
        try:
            browser = launch(playwright)
            for _ in track(range(asked.games), "Playing"):
                more, asides = play(server, browser, asked.motion)
                moves += more
                requests += asides
            browser.close()
        finally:
            server.kill()
    show(moves, requests)


def show(moves: list[float], requests: list[float]) -> None:
    table = Table(title=f"{len(moves)} moves of another player, from sent to seen")
    for heading in ("", "ms", "of a bare request", f"of the {PROMISE:.0f} ms promised"):
        table.add_column(heading, justify="right" if heading else "left")
    bare = median(requests)
    ordered = sorted(moves)
    for name, value in (
        ("bare request, drawn", bare),
        ("half of the moves within", median(ordered)),
        ("99 in 100 within", ordered[int(0.99 * (len(ordered) - 1))]),
        ("slowest", ordered[-1]),
    ):
        table.add_row(name, f"{value:.0f}", f"{value / bare:.2f}", f"{value / PROMISE:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()

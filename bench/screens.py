"""How soon a move is on the other player's screen: prints times beside a bare request to the same server.

    python bench/screens.py
    python bench/screens.py --games 10 --motion
    python bench/screens.py --game 18zoo

Two browsers sit at one table on this machine. The clock starts when the mover's page sends the move and stops with the
first picture the other page draws after its board has changed. Needs the built pages and a Chromium, as tests/browser.

Lucky Lions is played from its beginning. 18ZOO is played on from near the end of the longest shared record, where the
map and the log are full; the other page is a spectator's.
"""

from __future__ import annotations

import argparse
import json
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
from tests.games.eighteen_zoo import shared_records

PROMISE = 100.0  # ms: what a player should never have to wait for another's move
WATCH = """
window.sent = 0; window.drawn = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
  if (this !== window.socket) this.addEventListener('message', (event) => {
    for (const one of JSON.parse(event.data)) {
      if (one.type === 'seat-views') window.views = one;
      if (one.type !== 'view-changes') continue;
      const views = one.views.map((view, place) => ({ ...window.views.views[place], ...view }));
      window.views = { ...window.views, ...one, views };
    }
  });
  window.socket = this;
  if (String(message).includes('"act"')) window.sent = performance.timeOrigin + performance.now();
  return send.call(this, message);
};
new MutationObserver((changes) => {
  if (!changes.some((change) => change.target.parentElement?.closest('.board'))) return;
  requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.timeOrigin + performance.now())));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
ACT = """() => {
  const view = window.views.views[0];
  const type = 'act', token = Math.random().toString().padEnd(12, '0'), action = view.choices[0].action;
  window.socket.send(JSON.stringify({type, token, seat: view.seat, point: view.point, action}));
  window.views = null;
}"""
LATE = 0.85  # of a game
LATE_MOVES = 40
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


def play_late(server: ServerProcess, browser: Browser, motion: bool) -> tuple[list[float], list[float]]:
    """The last decisions of a full game of 18ZOO, with bots in the other seats."""
    moves: list[float] = []
    requests: list[float] = []
    record = max(shared_records.records(), key=lambda file: file.stat().st_size)
    with (
        open_browser(server, browser, name="Ada", motion=motion) as ada,
        open_browser(server, browser, name="Ben", motion=motion) as ben,
    ):
        replay = ada.post("/api/records", json.loads(record.read_text("utf-8")))["id"]
        length = ada.page.request.get(f"{server.address}/api/tables/{replay}/positions/0").json()["moves"]
        branch = {"at": int(LATE * length), "seat": 0, "bot": "random"}
        table = ada.post(f"/api/tables/{replay}/branch", branch)["id"]
        for user in (ada, ben):
            user.page.add_init_script(WATCH)
            user.go(f"/table/{table}")
            user.page.locator(".board").wait_for()
        ada.page.wait_for_timeout(2000)
        for _ in range(LATE_MOVES):
            if ada.is_over() or not wait_for_choice(ada):
                break
            took = one_move(ada, ben, ACT)
            if took is not None:
                moves.append(took)
            requests.append(ben.page.evaluate(ASK))
    return moves, requests


def wait_for_choice(user: BrowserUser) -> bool:
    """Whether the table waits for this person, or does so soon."""
    for _ in range(200):
        if user.page.evaluate("window.views?.waiting_on.includes(window.views.views[0].seat) ?? false"):
            return True
        user.page.wait_for_timeout(50)
    return False


def one_move(mover: BrowserUser, other: BrowserUser, act: str | None = None) -> float | None:
    """Nothing where the other's board does not change by it. Without a script, the first action is clicked."""
    other.page.evaluate("window.drawn = []")
    mover.page.evaluate("window.sent = 0")
    if act is None:
        mover.click_first_action()
    else:
        mover.page.evaluate(act)
    other.page.wait_for_timeout(300)
    sent: float = mover.page.evaluate("window.sent")
    drawn: list[float] = [moment for moment in other.page.evaluate("window.drawn") if moment > sent > 0]
    return drawn[0] - sent if drawn else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--game", choices=("lucky-lions", "18zoo"), default="lucky-lions")
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
                more, asides = (play if asked.game == "lucky-lions" else play_late)(server, browser, asked.motion)
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

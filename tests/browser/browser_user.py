"""A person with a browser: what the page shows, what is clicked, and everything the server sends to it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket
from playwright.sync_api import TimeoutError as TookTooLong

from menagerie.core.registry import all_games
from tests.browser import server_process
from tests.browser.server_process import ServerProcess
from tests.view_changes import whole

TIMEOUT = server_process.TIMEOUT * 1000  # Playwright counts in ms

# The first random bytes of a table's page are its share of the shuffle: fixed here, so that every run deals the same.
# The later ones are tokens, which must differ, also after a reload. Playwright itself draws other lengths.
FIXED_RANDOM = """const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => {
    if (bytes.length !== 12) return random(bytes);
    const drawn = Number(sessionStorage.getItem(location.pathname) ?? 0) + 1;
    sessionStorage.setItem(location.pathname, drawn);
    return bytes.fill(drawn);
};"""

# At the first "Play now" of a game its lesson is offered; these users have been asked before.
NO_NEWCOMER = """try {
    localStorage.setItem("lessons", localStorage.getItem("lessons") ?? JSON.stringify({ offered: %s }));
} catch {} // a page without an address has no storage"""

# The browser itself reports errors when a test cuts the connection; the page is not to blame.
_DISCONNECTED = re.compile(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE)")


WITH_HELP: dict[str, object] = {"ready_check": False, "hints": True, "undo": True, "hindsight": True}
"""A table that begins as soon as all are there, with all help; `test_trust.py` has tables as the form makes them."""


class BrowserUser:
    """One person's browser: own cookies, one page, and a record of all traffic."""

    def __init__(self, server: ServerProcess, context: BrowserContext) -> None:
        self.server = server
        self.context = context
        context.set_default_timeout(TIMEOUT)
        self.console_errors: list[str] = []
        self.requested_urls: list[str] = []
        self.raw_frames: list[str] = []
        self._messages: list[dict[str, Any]] = []
        self._last_views: dict[str, Any] | None = None
        self._sent: list[dict[str, Any]] = []
        self.responses: list[Response] = []
        self.page: Page = context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.console_errors.append(str(error)))
        self.page.on("request", self._on_request)
        self.page.on("response", self._on_response)
        self.page.on("websocket", self._on_websocket)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _DISCONNECTED.search(message.text):
            self.console_errors.append(message.text)

    def _on_request(self, request: Request) -> None:
        self.requested_urls.append(request.url)

    def _on_response(self, response: Response) -> None:
        self.responses.append(response)

    def _on_websocket(self, socket: WebSocket) -> None:
        self.requested_urls.append(socket.url)
        socket.on("framereceived", self._on_received)
        socket.on("framesent", self._on_sent)

    def _on_received(self, payload: str | bytes) -> None:
        self.raw_frames.append(str(payload))
        for message in json.loads(payload):
            self._messages.append(whole(message, self._last_views))
            if self._messages[-1]["type"] == "seat-views":
                self._last_views = self._messages[-1]

    def _on_sent(self, payload: str | bytes) -> None:
        sent = json.loads(payload)
        if "token" in sent and sent["type"] != "ping":
            self._sent.append(sent)

    # --- pages and requests

    def go(self, path: str) -> None:
        self.page.goto(f"{self.server.address}{path}")
        self.page.locator("main").wait_for()

    def post(self, path: str, body: object) -> Any:
        """A request with this user's cookie, for what the test is not about."""
        answer = self.context.request.post(f"{self.server.address}{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.server.address}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def set_name(self, name: str) -> None:
        self.get("/api/me")
        answer = self.context.request.patch(f"{self.server.address}/api/me", data={"name": name})
        assert answer.ok, answer.text()

    def make_table(self, *seats: dict[str, str], **more: object) -> str:
        """A table of Lucky Lions, open in this browser; its id."""
        settings = {"game": "lucky-lions", "seats": list(seats), **WITH_HELP, **more}
        table: str = self.post("/api/tables", settings)["id"]
        self.go(f"/table/{table}")
        return table

    @property
    def table(self) -> str:
        """The id of the table that is open."""
        return self.page.url.split("/")[4].split("?")[0]

    def state(self) -> Any:
        return self.get(f"/api/tables/{self.table}")

    # --- at the table

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    @property
    def available_actions(self) -> Locator:
        """The highlighted buttons of the board."""
        return self.board.locator("button.available")

    @property
    def choices(self) -> Locator:
        return self.page.locator("#decision .choice")

    @property
    def question(self) -> str:
        return self.page.locator("#decision .question").inner_text()

    @property
    def end(self) -> Locator:
        return self.page.locator("section.game-over")

    @property
    def pass_device(self) -> Locator:
        return self.page.locator(".pass-device")

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).locator("visible=true").click()

    def open_menu(self) -> None:
        """The table's menu, beside the question."""
        self.page.locator(".table-menu summary").click()

    def game_box(self, title: str) -> Locator:
        """One game on the home page."""
        return self.page.locator(".box", has=self.page.get_by_role("heading", name=title, exact=True))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).locator("visible=true").first

    def log(self) -> list[str]:
        self.tab("Log")
        return self.page.locator(".log li").all_inner_texts()

    def may_act(self) -> bool:
        """Whether this user owes a decision, and the board offers it. A bid that may still be changed is not owed."""
        return self.owes_decision() and self.available_actions.count() > 0

    def owes_decision(self) -> bool:
        newest = self._newest()
        return newest is not None and any(seat_view["seat"] in newest["waiting_on"] for seat_view in newest["views"])

    def is_over(self) -> bool:
        return self.end.count() > 0

    def wait_until(self, condition: Callable[[], bool], what: str = "") -> None:
        """Polls until the condition holds."""
        until = time.monotonic() + server_process.TIMEOUT
        while not condition():
            if time.monotonic() > until:
                raise TookTooLong(what or "the condition never held")
            self.page.wait_for_timeout(20)

    def click_first_action(self) -> str:
        """Clicks the first available action and waits until it is done; returns its label."""
        thing = self.available_actions.first
        name = thing.locator(".hidden").first.inner_text()
        with self.expect_done(name):
            thing.click()
        return name

    @contextmanager
    def expect_done(self, what: str = "the decision") -> Iterator[None]:
        """The one request sent inside the block is carried out, and not refused, before the block is left."""
        before = len(self._requests())
        yield
        self.wait_until(lambda: len(self._requests()) > before, f"anything being sent for “{what}”")
        (sent,) = self._requests()[before:]
        self.wait_until(lambda: sent["token"] in self._answers(), f"an answer to “{what}”")
        answer = self._answers()[sent["token"]]
        assert answer["type"] == "done", answer

    def _requests(self) -> list[dict[str, Any]]:
        """What was sent, without the questions of a board or of the coach: they are asked whenever it suits them."""
        return [message for message in self._sent if message["type"] not in ("analyse", "why", "ask-advice")]

    def _answers(self) -> dict[str, dict[str, Any]]:
        return {message["token"]: message for message in self.messages("done", "refusal")}

    def play_on_board(self, until: Callable[[], bool] | None = None) -> int:
        """Clicks available actions until the end, or until the condition holds; returns the number of clicks."""
        clicks = 0
        while True:
            self.wait_until(lambda: self.may_act() or self.is_over(), "something to do")
            if self.is_over() or (until and until()):
                return clicks
            self.click_first_action()
            clicks += 1
            assert clicks < 200, "a game without an end"

    def waiting_on(self) -> tuple[int, ...]:
        newest = self._newest()
        return () if newest is None else tuple(newest["waiting_on"])

    # --- with others

    def take_seat(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.button("Take this seat").click()
        self.board.wait_for()

    def play_until_asked(self, part: str) -> None:
        """Plays on until the question contains that text; who begins depends on the shuffle."""
        self.board.wait_for()
        self.play_on_board(until=lambda: part in self.question)
        assert part in self.question

    # --- what the server sent

    def seat_views(self) -> list[dict[str, Any]]:
        """The newest position, as each seat of this browser sees it."""
        newest = self._newest()
        return [] if newest is None else newest["views"]

    def _newest(self) -> dict[str, Any] | None:
        return next((message for message in reversed(self._messages) if message["type"] == "seat-views"), None)

    def sent(self, *types: str) -> list[dict[str, Any]]:
        """Everything this browser asked the table for, or what was of the named types."""
        return [message for message in self._sent if not types or message["type"] in types]

    def forget_messages(self) -> None:
        """Before another table is opened."""
        self._messages.clear()
        self._sent.clear()

    def messages(self, *types: str) -> list[dict[str, Any]]:
        """All messages from the server, or those of the named types."""
        return [message for message in self._messages if not types or message["type"] in types]


def _is_own_server(address: str, server: ServerProcess) -> bool:
    """Whether the page asked our server, and nobody else."""
    return address.startswith((f"http://127.0.0.1:{server.port}/", f"ws://127.0.0.1:{server.port}/", "data:", "blob:"))


@contextmanager
def open_browser(
    server: ServerProcess, browser: Browser, *, name: str = "", language: str = "en-GB", phone: bool = False,
    dark: bool = False, motion: bool = False, state: Any = None, newcomer: bool = False, forced_choices: bool = False,
    in_words: bool = False,
) -> Iterator[BrowserUser]:  # fmt: skip
    """A user for as long as the block lasts. Errors in the browser's console fail the test.

    The page makes no choice by itself, unless ``forced_choices``: a test decides everything it counts. With
    ``in_words`` it asks for every position in words, so that a test sees whether these tell too much.
    """
    context = browser.new_context(
        viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if motion else "reduce",
        storage_state=state,
        service_workers="block",
    )
    context.add_init_script(FIXED_RANDOM)
    if not newcomer:
        context.add_init_script(NO_NEWCOMER % json.dumps([game.name for game in all_games()]))
    if not forced_choices:
        context.add_init_script("localStorage.setItem('forced-choices', 'off')")
    if in_words:
        context.add_init_script("localStorage.setItem('position-text', 'on')")
    try:
        user = BrowserUser(server, context)
        if name:
            user.set_name(name)
        yield user
        assert not user.console_errors, "\n".join(user.console_errors)
        foreign = [address for address in user.requested_urls if not _is_own_server(address, server)]
        assert not foreign, foreign
    finally:
        context.close()

"""People with a browser: what they see, what they click, and everything that ever arrives at their machine."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import zoo as house
from tests.browser.zoo import Zoo

PATIENCE = house.PATIENCE * 1000  # Playwright counts in ms

# A browser's share of the shuffle is the first thing a table's page draws: the same each time. What it draws after that
# are tokens, and they must differ, also after a reload. Playwright draws too, other lengths, and its own must differ
# from browser to browser.
NO_CHANCE = """const chance = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => {
    if (bytes.length !== 12) return chance(bytes);
    const drawn = Number(sessionStorage.getItem(location.pathname) ?? 0) + 1;
    sessionStorage.setItem(location.pathname, drawn);
    return bytes.fill(drawn);
};"""

# Asked of a page that was cut off on purpose, the browser itself complains; that is not the page's fault.
_CUT_OFF = re.compile(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE)")


class Visitor:
    """One person's browser: a cookie jar of its own, one page, and a note of all that came in."""

    def __init__(self, zoo: Zoo, context: BrowserContext) -> None:
        self.zoo = zoo
        self.context = context
        context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.asked: list[str] = []
        self.frames: list[str] = []
        self._told: list[dict[str, Any]] = []
        self._asked_for: list[dict[str, Any]] = []
        self.answers: list[Response] = []
        self.page: Page = context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._note)
        self.page.on("response", self._keep)
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _CUT_OFF.search(message.text):
            self.complaints.append(message.text)

    def _note(self, request: Request) -> None:
        self.asked.append(request.url)

    def _keep(self, answer: Response) -> None:
        self.answers.append(answer)

    def _listen(self, line: WebSocket) -> None:
        self.asked.append(line.url)
        line.on("framereceived", self._be_told)
        line.on("framesent", self._ask)

    def _be_told(self, payload: str | bytes) -> None:
        self.frames.append(str(payload))
        self._told += json.loads(payload)

    def _ask(self, payload: str | bytes) -> None:
        asked = json.loads(payload)
        if "token" in asked and asked["type"] != "ping":
            self._asked_for.append(asked)

    # --- going places

    def go(self, path: str) -> None:
        self.page.goto(f"{self.zoo.address}{path}")
        self.page.locator("main").wait_for()

    def post(self, path: str, body: object) -> Any:
        """Asks the server for what the test is not about, with this visitor's cookie."""
        answer = self.context.request.post(f"{self.zoo.address}{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.zoo.address}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def is_called(self, name: str) -> None:
        self.get("/api/me")
        answer = self.context.request.patch(f"{self.zoo.address}/api/me", data={"name": name})
        assert answer.ok, answer.text()

    def lays(self, *seats: dict[str, str], **more: object) -> str:
        """A table of Lucky Lions, open in this browser; its id."""
        plan = {"game": "lucky-lions", "seats": list(seats), **more}
        table: str = self.post("/api/tables", plan)["id"]
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
    def open_things(self) -> Locator:
        """What glows on the board: everything one may do by pointing at it."""
        return self.board.locator("button.can")

    @property
    def choices(self) -> Locator:
        return self.page.locator("#decision .choice")

    @property
    def question(self) -> str:
        return self.page.locator("#decision .question").inner_text()

    @property
    def end(self) -> Locator:
        return self.page.locator("section.end")

    @property
    def curtain(self) -> Locator:
        return self.page.locator(".curtain")

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).locator("visible=true").click()

    def box(self, title: str) -> Locator:
        """One game on the shelf."""
        return self.page.locator(".box", has=self.page.get_by_role("heading", name=title, exact=True))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).locator("visible=true").first

    def log(self) -> list[str]:
        self.tab("Log")
        return self.page.locator(".log li").all_inner_texts()

    def may_act(self) -> bool:
        """Whether a decision is owed, and the board offers it. What may still be changed is nothing owed."""
        return self.is_waited_for() and self.open_things.count() > 0

    def is_waited_for(self) -> bool:
        newest = self._newest()
        return newest is not None and any(sight["seat"] in newest["waiting_on"] for sight in newest["views"])

    def is_over(self) -> bool:
        return self.end.count() > 0

    def waits_for(self, something: Callable[[], bool], what: str = "") -> None:
        """Looks again and again; no test of ours measures how long."""
        until = time.monotonic() + house.PATIENCE
        while not something():
            if time.monotonic() > until:
                raise TookTooLong(what or "it never came to be")
            self.page.wait_for_timeout(20)

    def decides_on_the_board(self) -> str:
        """Clicks the first thing that glows, and hears that it is done; says what it was called."""
        thing = self.open_things.first
        name = thing.locator(".hidden").first.inner_text()
        with self.is_answered(name):
            thing.click()
        return name

    @contextmanager
    def is_answered(self, what: str = "the decision") -> Iterator[None]:
        """Whatever is sent within the block is done when it is left, and not refused."""
        before = len(self._asked_for)
        yield
        self.waits_for(lambda: len(self._asked_for) > before, f"anything being sent for “{what}”")
        (asked,) = self._asked_for[before:]
        self.waits_for(lambda: asked["token"] in self._answers(), f"an answer to “{what}”")
        answer = self._answers()[asked["token"]]
        assert answer["type"] == "done", answer

    def _answers(self) -> dict[str, dict[str, Any]]:
        return {tell["token"]: tell for tell in self.told("done", "refusal")}

    def plays_on_the_board(self, until: Callable[[], bool] | None = None) -> int:
        """Clicks what glows until the end (or until then); says how often."""
        clicks = 0
        while True:
            self.waits_for(lambda: self.may_act() or self.is_over(), "something to do")
            if self.is_over() or (until and until()):
                return clicks
            self.decides_on_the_board()
            clicks += 1
            assert clicks < 200, "a game without an end"

    def state_waiting_on(self) -> tuple[int, ...]:
        newest = self._newest()
        return () if newest is None else tuple(newest["waiting_on"])

    # --- together

    def sits_down(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.button("Sit down").click()
        self.board.wait_for()

    def is_asked(self, part: str) -> None:
        """Plays on until that is the question; who begins, and what comes of it, is the shuffle's affair."""
        self.board.wait_for()
        self.plays_on_the_board(until=lambda: part in self.question)
        assert part in self.question

    # --- what arrived

    def sights(self) -> list[dict[str, Any]]:
        """The newest position, as each seat of this browser sees it."""
        newest = self._newest()
        return [] if newest is None else newest["views"]

    def _newest(self) -> dict[str, Any] | None:
        return next((tell for tell in reversed(self._told) if tell["type"] == "seat-views"), None)

    def told(self, *types: str) -> list[dict[str, Any]]:
        """All that came over the line; of these types only, if any are named."""
        return [tell for tell in self._told if not types or tell["type"] in types]


def _is_at_home(address: str, zoo: Zoo) -> bool:
    """Nothing a page asks for lies with anybody else."""
    return address.startswith((f"http://127.0.0.1:{zoo.port}/", f"ws://127.0.0.1:{zoo.port}/", "data:", "blob:"))


@contextmanager
def visiting(
    zoo: Zoo, browser: Browser, *, name: str = "", language: str = "en-GB", phone: bool = False, dark: bool = False,
    motion: bool = False, state: Any = None,
) -> Iterator[Visitor]:  # fmt: skip
    """A visitor for as long as the block lasts. Whatever the browser complained of then fails the test."""
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
    context.add_init_script(NO_CHANCE)
    try:
        visitor = Visitor(zoo, context)
        if name:
            visitor.is_called(name)
        yield visitor
        assert not visitor.complaints, "\n".join(visitor.complaints)
        foreign = [address for address in visitor.asked if not _is_at_home(address, zoo)]
        assert not foreign, foreign
    finally:
        context.close()

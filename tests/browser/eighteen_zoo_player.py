"""A browser user who plays 18ZOO by clicking on the board: each legal action has its place there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.browser_user import BrowserUser
from tests.browser.eighteen_zoo_records import Moment, played_game

GAME = "18zoo"
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "squirrel", "name": "Otto"}
FAMILIES = {
    "CR": "Crocodiles", "GI": "Giraffes", "PB": "Polar Bears", "PE": "Penguins", "LI": "Lions", "TI": "Tigers",
    "BB": "Brown Bears", "EL": "Elephants",
}  # fmt: skip
LAY_STEPS = ("home", "bonus", "track", "second-map")
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

MOST_TABS = 120
FOCUS = """() => {
    const it = document.activeElement;
    const box = (it.querySelector(".area") ?? it).getBoundingClientRect();
    return {
        hex: it.dataset.hex ?? null,
        tile: it.dataset.tile ?? null,
        text: it === document.body ? "" : it.ariaLabel ?? it.innerText ?? "",
        seen: it.matches(":focus-visible"),
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
    };
}"""


class EighteenZooPlayer:
    """One person at the table; `seat` is theirs."""

    def __init__(self, user: BrowserUser, seat: int = 0) -> None:
        self.user = user
        self.seat = seat

    @property
    def page(self) -> Page:
        return self.user.page

    @property
    def board(self) -> Locator:
        return self.user.board

    # --- to a table

    def make_table(self, *seats: dict[str, str], **more: object) -> str:
        table = self.user.make_table(*seats, game=GAME, **more)
        self.board.wait_for()
        return table

    def branch(self, record: Any, decision: int, seat: int) -> str:
        """A table that goes on with a recorded game before that decision; the others are bots."""
        recorded = self.user.post("/api/records", record)["id"]
        table: str = self.user.post(f"/api/tables/{recorded}/branch", {"at": decision, "seat": seat, "bot": None})["id"]
        self.seat = seat
        self.user.forget_messages()
        self.user.go(f"/table/{table}")
        self.board.wait_for()
        self.wait_for_decision()
        return table

    def go_to(self, moment: Moment) -> None:
        self.branch(played_game(moment.game).record, moment.decision, moment.seat)
        assert self.step == moment.step

    # --- what is known

    @property
    def seat_view(self) -> Any:
        return next(one for one in self.user.seat_views() if one["seat"] == self.seat)

    @property
    def view(self) -> Any:
        return self.seat_view["view"]

    @property
    def step(self) -> str:
        return str(self.view["step"])

    @property
    def point(self) -> str:
        return str(self.seat_view["point"])

    @property
    def choices(self) -> list[Any]:
        """The legal actions, each with its foresight."""
        found: list[Any] = self.seat_view["choices"]
        return found

    def legal(self, *types: str) -> list[Any]:
        return [choice["action"] for choice in self.choices if choice["action"]["type"] in types]

    def family(self, name: str | None = None) -> Any:
        """A family as the view has it; the one whose turn it is where none is named."""
        wanted = name or self.view["family"]
        return next(one for one in self.view["families"] if one["family"] == wanted)

    def events(self, *types: str) -> list[Any]:
        """What has happened since the table was opened."""
        entries = [entry["event"] for entry in self.user.messages("entry")]
        return [event for event in entries if event and event["type"] in types]

    def owes_decision(self) -> bool:
        return bool(self.user.seat_views()) and self.user.owes_decision() and bool(self.choices)

    def wait_for_decision(self) -> None:
        """Until a decision is owed and the board shows it, or the game is over."""
        self.user.wait_until(lambda: self.owes_decision() or self.user.is_over(), "a decision")
        self.page.evaluate(NEXT_FRAME)

    def sent_actions(self) -> list[Any]:
        """All actions that this browser sent."""
        return [sent["action"] for sent in self.user.sent("act")]

    def does(self, what: Callable[[], None], name: str = "something") -> list[Any]:
        """What is sent by this, once the server has done it: most often one action."""
        before, point = len(self.sent_actions()), self.point
        what()
        self.user.wait_until(lambda: self.point != point or self.user.is_over(), name)
        return self.sent_actions()[before:]

    def do(self, action: Any) -> list[Any]:
        """Clicks the action on the board; what was sent for it, once it is done."""
        return self.does(lambda: self.click(action), f"{action} at {self.step}")

    # --- clicks on the board

    def hex(self, name: str) -> Locator:
        return self.board.locator(f"[data-hex='{name}']")

    def click_hex(self, name: str) -> None:
        self.hex(name).locator(".area").click()

    @property
    def lit(self) -> set[str]:
        """The hexes on which something can be done."""
        return set(self.board.locator(".hex.active").evaluate_all("all => all.map(one => one.dataset.hex)"))

    # --- keys alone

    def focus(self) -> Any:
        """What has the focus: its hex or tile, its words, and whether it is seen to have it."""
        return self.page.evaluate(FOCUS)

    def tab_to(self, is_meant: Callable[[Any], bool], what: str) -> None:
        for _ in range(MOST_TABS):
            if is_meant(self.focus()):
                assert self.focus()["seen"], f"the focus on {what} cannot be seen"
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {what}")

    def press_button(self, name: str) -> None:
        self.tab_to(lambda focus: re.search(name, focus["text"]) is not None, f"the button {name}")
        self.page.keyboard.press("Enter")

    def arrows_to(self, hex: str) -> None:
        """Over the map to that hex."""
        self.tab_to(lambda focus: focus["hex"] is not None, "the map")
        for _ in range(MOST_TABS):
            here = self.focus()
            if here["hex"] == hex:
                assert here["seen"]
                return
            box = self.hex(hex).locator(".area").bounding_box()
            assert box is not None
            across, down = box["x"] + box["width"] / 2 - here["x"], box["y"] + box["height"] / 2 - here["y"]
            if abs(across) < box["width"] / 4:
                self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        raise AssertionError(f"the arrow keys never reach {hex}")

    @property
    def fan(self) -> Locator:
        return self.page.locator(".fan")

    def lay(self, hex: str, tile: str) -> None:
        """A tile by hex and fan, in the rotation that the fan offers first; ordinary, where powers could do it too."""
        self.click_hex(hex)
        self.fan.locator(f"button.tile[data-tile='{tile}']").first.click()
        self.fan.locator(".answer.main").click()
        if self.fan.locator(".answer").count() > 1:
            self.fan.locator(".answer.main").click()

    def panel(self, name: str) -> Locator:
        self.board.locator(".panels").get_by_role("tab", name=name, exact=True).click()
        return self.page.locator("#zoo-panel")

    def open_power(self, name: str) -> Locator:
        """The card of a power, opened by a click in the panel of powers."""
        card = self.panel("Powers").locator("article.card", has_text=re.compile(f"^{re.escape(name)}"))
        card.locator(".head").click()
        return card

    def part(self, name: str) -> Locator:
        """A part of the planned turn: Sell, Buy, Launch."""
        turn = self.board.locator("section.turn")
        turn.get_by_role("tab", name=re.compile(f"^{name}")).click()
        return turn.get_by_role("tabpanel")

    def click(self, action: Any) -> None:
        """Clicks where this action is on the board."""
        board, step, kind = self.board, self.step, action["type"]
        if step in ("draft", "turn"):
            self._click_in_stock_round(action)
        elif kind == "lay":
            self.lay(action["hex"], action["tile"])
        elif kind == "pass" and step in LAY_STEPS:
            board.locator(".lay footer .btn").first.click()
        elif kind == "pass":
            board.locator(".purchases .who .btn").click()
        elif kind == "build-station":
            self.click_hex(action["hex"])
            if board.locator(".here .way").count():
                board.locator(".here .way").first.click()
            board.locator(".here .btn.main").click()
        elif kind == "run-best":
            board.locator(".routes .btn.main:not([aria-disabled=true])").click()
        elif kind in ("share", "keep"):
            board.locator(".harvest").get_by_role("button", name=re.compile(kind, re.IGNORECASE)).click()
        elif kind == "buy-squirrel":
            board.locator(".market li.possible .btn.main, .forced .buy.main").first.click()
        elif kind == "sell":
            board.locator(".forced .sales .btn").first.click()
        elif kind == "discard-squirrel":
            board.locator(".discard .btn.main").first.click()
        elif kind in ("accept", "decline"):
            board.locator(".offer").get_by_role("button", name=re.compile(f"^{kind}", re.IGNORECASE)).click()
        elif kind == "mark":
            self.click_hex(action["hex"])
            board.locator(".here .btn.main").click()
        else:
            raise AssertionError(f"no click for {json.dumps(action)} at {step}")

    def _click_in_stock_round(self, action: Any) -> None:
        kind, turn = action["type"], self.board.locator("section.turn")
        if kind == "pass":
            turn.locator(".apart .btn").click()
            return
        if kind == "buy-power" and self.step == "draft":
            place = self.view["available"].index(action["power"])
            turn.locator("ul").first.locator("button.buy").nth(place).click()
            return
        if kind == "buy-power":
            place = self.view["available"].index(action["power"])
            self.part("Powers").locator("ul").first.locator("button.buy").nth(place).click()
        elif kind == "launch":
            part = self.part("Launch")
            part.get_by_role("radio", name=re.compile(FAMILIES[action["family"]])).click()
            part.locator("button.value", has=self.page.get_by_text(str(action["value"]), exact=True)).first.click()
        elif kind == "buy-card":
            row = self.part("Buy").locator("li", has_text=FAMILIES[action["family"]])
            row.locator("button.offer:not([aria-disabled=true])").first.click()
        else:
            raise AssertionError(f"no click for {json.dumps(action)}")
        turn.locator(".plan .do:not([aria-disabled=true])").click()
        turn.locator(".plan .do").wait_for(state="detached")

"""A browser user who plays Zoocracy on its board: bids, food, cards, proposals, offers and votes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.browser_user import WITH_HELP, BrowserUser

SeatView = dict[str, Any]


class ZoocracyPlayer:
    """One user at a table of Zoocracy."""

    def __init__(self, user: BrowserUser) -> None:
        self.user = user
        self.page = user.page
        self.decisions: list[str] = []
        """The steps that were decided."""

    def make_table(self, *seats: dict[str, str], **more: object) -> str:
        """A table of Zoocracy, open in this browser; its id."""
        table: str = self.user.post("/api/tables", {"game": "zoocracy", "seats": list(seats), **WITH_HELP, **more})[
            "id"
        ]
        self.user.go(f"/table/{table}")
        if all(seat["kind"] != "friend" for seat in seats):
            self.user.wait_until(lambda: bool(self.user.seat_views()), "the deal")
        return table

    def seat_view(self) -> SeatView:
        """The view of the seat that is to decide; on a shared screen, the one that is shown if it is one of those."""
        waiting = self.user.waiting_on()
        views = self.user.seat_views()
        asked = [seat_view for seat_view in views if seat_view["seat"] in waiting] or views
        if len(asked) > 1:
            asked = [seat_view for seat_view in asked if self.is_shown(seat_view["seat"])] or asked
        return asked[0]

    def is_shown(self, seat: int) -> bool:
        return self.user.board.locator(f"[data-anchor='hand-{seat}']").count() > 0

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.seat_view()["view"]
        return view

    def on_board(self, what: str) -> Locator:
        return self.user.board.locator(what).locator("visible=true")

    def may_decide(self) -> bool:
        if not self.user.owes_decision() or not self.on_board(".available").count():
            return False
        # On a shared screen the page may still show the seat that decided last.
        return len(self.user.seat_views()) == 1 or self.is_shown(self.seat_view()["seat"])

    def is_over(self) -> bool:
        return bool(self.user.seat_views()) and self.user.seat_views()[0]["view"]["result"] is not None

    def play(self, look: Callable[[], None] = lambda: None, until: Callable[[], bool] = lambda: False) -> None:
        """Decides until the end, or until the condition holds; calls `look` before each decision and each handover."""
        for _ in range(400):
            self.user.wait_until(
                lambda: self.may_decide() or self.is_over() or self.user.pass_device.count() > 0 or until(),
                f"something to do after {self.decisions[-3:]}",
            )
            if until() or self.is_over():
                return
            look()
            if self.user.pass_device.count():
                self.user.pass_device.get_by_role("button").click()
                continue
            self.decide()
        raise AssertionError("a game without an end")

    def decide(self) -> None:
        """Makes one decision of the current step."""
        step = self.view["step"]
        self.decisions.append(step)
        decide: dict[str, Callable[[], None]] = {
            "bid": self.bid,
            "campaign": self.campaign,
            "blockade": self.place_marker,
            "manipulate": self.place_marker,
            "propose": self.propose,
            "answer": self.decline,
            "vote": self.vote_no,
            "name": self.name_party,
        }
        decide.get(step, self.act)()

    # --- one kind of decision each

    def bid(self, food: int = 1) -> None:
        for _ in range(min(food, len(self.seat_view()["choices"]) - 1)):
            self.on_board(".stepper .btn").last.click()
        with self.user.expect_done("a bid"):
            self.on_board(".own .btn.main").click()

    def campaign(self) -> None:
        """Feeds where it gains most votes; finishes when nothing does."""
        seat_view = self.seat_view()
        best, action = 0, None
        for foreseen, legal in ((choice["foresight"], choice["action"]) for choice in seat_view["choices"]):
            if foreseen and foreseen["species"] and legal["type"] == "feed":
                species = foreseen["species"]
                now = next(one for one in seat_view["view"]["species"] if one["id"] == species["id"])
                gain = _votes(species, seat_view["seat"]) - _votes(now, seat_view["seat"])
                if gain > best:
                    best, action = gain, legal
        if action is None:
            self.finish()
            return
        with self.user.expect_done(f"food for {action['species']}"):
            tile = self.on_board(f"[data-species={action['species']}]")
            tile.locator(".feed button.available").filter(has_text=str(action["food"])).first.click()

    def place_marker(self) -> None:
        with self.user.expect_done("a marker"):
            self.on_board(".head button.available").first.click()

    def act(self) -> None:
        """Plays or discards the first card possible; otherwise does whatever else is available."""
        hand = self.on_board(".hand button.available")
        if not hand.count():
            with self.user.expect_done("an action"):
                self.on_board(".action-buttons button.available").first.click()
            return
        if hand.first.get_attribute("aria-pressed") is None:
            with self.user.expect_done("a card"):
                hand.first.click()
            return
        hand.first.click()  # taken up; now at whom
        with self.user.expect_done("a card at somebody"):
            self.on_board(
                ".parties button.available, .head button.available, .piles button.available, .feed button.available"
            ).first.click()

    def finish(self) -> None:
        with self.user.expect_done("being done"):
            self.on_board(".action-buttons button.available").last.click()

    def name_party(self) -> None:
        with self.user.expect_done("a name"):
            self.on_board(".parties button.available").first.click()

    # --- talks

    def assign_first_prize(self, party: int) -> None:
        """Assigns the first prize of the tray to the party: clicks the prize, then the party."""
        self.on_board(".tray .drag").first.click()
        self.on_board(f".partner[data-party='{party}'] .head").click()

    def drag_prize(self, prize: str, party: int) -> None:
        """Drags a prize from the tray onto the party."""
        start = self.on_board(".tray .drag").filter(has_text=prize).bounding_box()
        goal = self.on_board(f".partner[data-party='{party}']").bounding_box()
        assert start is not None
        assert goal is not None
        mouse = self.page.mouse
        mouse.move(start["x"] + 15, start["y"] + 12)
        mouse.down()
        mouse.move(start["x"] + 30, start["y"] + 30, steps=3)
        mouse.move(goal["x"] + 40, goal["y"] + goal["height"] / 2, steps=5)
        mouse.up()

    def propose(self, other: int | None = None) -> None:
        """Assigns all that is left to one party, and announces the proposal."""
        party = self.seat_view()["seat"] if other is None else other
        while self.on_board(".tray .drag").count():
            self.assign_first_prize(party)
        turn = len(self.user.messages("seat-views"))
        self.on_board(".tray .announce").click()
        self.user.wait_until(
            lambda: any(
                seat_view["view"]["step"] != "propose"
                for told in self.user.messages("seat-views")[turn:]
                for seat_view in told["views"][:1]
            ),
            "the whole proposal to be announced",
        )

    def offer(self, party: int) -> None:
        """Offers the party what is assigned to it."""
        with self.user.expect_done("an offer"):
            self.on_board(f".partner[data-party='{party}'] .assigned .btn.available").click()

    def accept(self) -> None:
        with self.user.expect_done("an agreement"):
            self.on_board(".asked .buttons .btn.main").click()

    def decline(self) -> None:
        with self.user.expect_done("a refusal"):
            self.on_board(".asked .buttons .btn:not(.main)").click()

    def vote_no(self) -> None:
        self.vote(False)

    def vote(self, yes: bool) -> None:
        with self.user.expect_done("a vote"):
            self.on_board(".ballot .marker.yes" if yes else ".ballot .marker:not(.yes)").click()


def _votes(species: dict[str, Any], seat: int) -> int:
    place = [species["first"], species["second"]]
    return int(species["worth"][place.index(seat)]) if seat in place else 0

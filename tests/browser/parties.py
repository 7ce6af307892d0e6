"""People who play Zoocracy by pointing at its board: bids, food, cards, proposals, offers and votes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitors import Visitor

Sight = dict[str, Any]


class Party:
    """One visitor at a table of Zoocracy."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.deeds: list[str] = []
        """What was decided on, by its step."""

    def lays(self, *seats: dict[str, str], **more: object) -> str:
        """A table of Zoocracy, open in this browser; its id."""
        table: str = self.visitor.post("/api/tables", {"game": "zoocracy", "seats": list(seats), **more})["id"]
        self.visitor.go(f"/table/{table}")
        if all(seat["kind"] != "friend" for seat in seats):
            self.visitor.waits_for(lambda: bool(self.visitor.sights()), "the deal")
        return table

    def sight(self) -> Sight:
        """What the seat sees that is to decide; around one screen, the one before the board if it is one of those."""
        waiting = self.visitor.state_waiting_on()
        sights = self.visitor.sights()
        asked = [sight for sight in sights if sight["seat"] in waiting] or sights
        if len(asked) > 1:
            asked = [sight for sight in asked if self.is_before_the_board(sight["seat"])] or asked
        return asked[0]

    def is_before_the_board(self, seat: int) -> bool:
        return self.visitor.board.locator(f"[data-anchor='hand-{seat}']").count() > 0

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.sight()["view"]
        return view

    def on_board(self, what: str) -> Locator:
        return self.visitor.board.locator(what).locator("visible=true")

    def is_asked(self) -> bool:
        if not self.visitor.is_waited_for() or not self.on_board(".can").count():
            return False
        # Around one screen the page may still show whoever decided last: the curtain is about to fall.
        return len(self.visitor.sights()) == 1 or self.is_before_the_board(self.sight()["seat"])

    def is_over(self) -> bool:
        return bool(self.visitor.sights()) and self.visitor.sights()[0]["view"]["result"] is not None

    def plays(self, look: Callable[[], None] = lambda: None, until: Callable[[], bool] = lambda: False) -> None:
        """Decides by pointing, until then or until the end; looks once before each decision, and at each curtain."""
        for _ in range(400):
            self.visitor.waits_for(
                lambda: self.is_asked() or self.is_over() or self.visitor.curtain.count() > 0 or until(),
                f"something to do after {self.deeds[-3:]}",
            )
            if until() or self.is_over():
                return
            look()
            if self.visitor.curtain.count():
                self.visitor.curtain.get_by_role("button").click()
                continue
            self.decides()
        raise AssertionError("a game without an end")

    def decides(self) -> None:
        """One decision, as its step asks for it."""
        step = self.view["step"]
        self.deeds.append(step)
        decide: dict[str, Callable[[], None]] = {
            "bid": self.bids,
            "campaign": self.campaigns,
            "blockade": self.marks,
            "manipulate": self.marks,
            "propose": self.proposes,
            "answer": self.declines,
            "vote": self.votes_no,
            "name": self.names,
        }
        decide.get(step, self.acts)()

    # --- one kind of decision each

    def bids(self, food: int = 1) -> None:
        for _ in range(min(food, len(self.sight()["choices"]) - 1)):
            self.on_board(".stepper .btn").last.click()
        with self.visitor.is_answered("a bid"):
            self.on_board(".own .btn.main").click()

    def campaigns(self) -> None:
        """The food that brings most votes beyond those one has; done when nothing does."""
        sight = self.sight()
        best, action = 0, None
        for foreseen, legal in ((choice["foresight"], choice["action"]) for choice in sight["choices"]):
            if foreseen and foreseen["species"] and legal["type"] == "feed":
                species = foreseen["species"]
                now = next(one for one in sight["view"]["species"] if one["id"] == species["id"])
                gain = _votes(species, sight["seat"]) - _votes(now, sight["seat"])
                if gain > best:
                    best, action = gain, legal
        if action is None:
            self.is_done()
            return
        with self.visitor.is_answered(f"food for {action['species']}"):
            tile = self.on_board(f"[data-species={action['species']}]")
            tile.locator(".pours button.can").filter(has_text=str(action["food"])).first.click()

    def marks(self) -> None:
        with self.visitor.is_answered("a marker"):
            self.on_board(".head button.can").first.click()

    def acts(self) -> None:
        """The first card that can be played or laid away; otherwise whatever else there is to do."""
        hand = self.on_board(".hand button.can")
        if not hand.count():
            with self.visitor.is_answered("a deed"):
                self.on_board(".deeds button.can").first.click()
            return
        if hand.first.get_attribute("aria-pressed") is None:
            with self.visitor.is_answered("a card"):
                hand.first.click()
            return
        hand.first.click()  # taken up; now at whom
        with self.visitor.is_answered("a card at somebody"):
            self.on_board(".parties button.can, .head button.can, .piles button.can").first.click()

    def is_done(self) -> None:
        with self.visitor.is_answered("being done"):
            self.on_board(".deeds button.can").last.click()

    def names(self) -> None:
        with self.visitor.is_answered("a name"):
            self.on_board(".parties button.can").first.click()

    # --- talks

    def lays_out(self, party: int) -> None:
        """Lays the first prize of the tray with the party: choose the one, then the other."""
        self.on_board(".tray .drag").first.click()
        self.on_board(f".partner[data-party='{party}'] .head").click()

    def drags(self, prize: str, party: int) -> None:
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

    def proposes(self, other: int | None = None) -> None:
        """All that is left in the tray for one party, and out with it."""
        party = self.sight()["seat"] if other is None else other
        while self.on_board(".tray .drag").count():
            self.lays_out(party)
        turn = len(self.visitor.told("seat-views"))
        self.on_board(".tray .announce").click()
        self.visitor.waits_for(
            lambda: any(
                sight["view"]["step"] != "propose"
                for told in self.visitor.told("seat-views")[turn:]
                for sight in told["views"][:1]
            ),
            "the whole proposal to be announced",
        )

    def offers(self, party: int) -> None:
        """What lies with the party, for its yes."""
        with self.visitor.is_answered("an offer"):
            self.on_board(f".partner[data-party='{party}'] .laid .btn.can").click()

    def agrees(self) -> None:
        with self.visitor.is_answered("an agreement"):
            self.on_board(".asked .buttons .btn.main").click()

    def declines(self) -> None:
        with self.visitor.is_answered("a refusal"):
            self.on_board(".asked .buttons .btn:not(.main)").click()

    def votes_no(self) -> None:
        self.votes(False)

    def votes(self, yes: bool) -> None:
        with self.visitor.is_answered("a vote"):
            self.on_board(".ballot .marker.yes" if yes else ".ballot .marker:not(.yes)").click()


def _votes(species: dict[str, Any], seat: int) -> int:
    place = [species["first"], species["second"]]
    return int(species["worth"][place.index(seat)]) if seat in place else 0

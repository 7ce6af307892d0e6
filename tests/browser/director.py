"""A zoo director with a browser: a visitor at a table of Zoo le Ma, who bids and places as people do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.visitors import Visitor

GAME = "zoo-le-ma"
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
BOT = {"kind": "bot", "bot": "builder"}  # hard to beat, and quick


class Director:
    """One person at the table; `seat` is theirs."""

    def __init__(self, visitor: Visitor, seat: int = 0) -> None:
        self.visitor = visitor
        self.seat = seat

    @property
    def page(self) -> Page:
        return self.visitor.page

    def lays(self, *seats: dict[str, str], **more: object) -> str:
        table = self.visitor.lays(*seats, game=GAME, **more)
        if FRIEND not in seats:
            self.visitor.board.wait_for()
        return table

    # --- what is known

    @property
    def view(self) -> Any:
        sights = self.visitor.sights()
        return next(sight["view"] for sight in sights if sight["seat"] == self.seat)

    @property
    def coins(self) -> int:
        held: int = self.view["coins"][self.seat]
        return held

    @property
    def foreseen(self) -> list[Any]:
        """What the server says each placement would bring."""
        return next(
            [choice["foresight"] for choice in sight["choices"]]
            for sight in self.visitor.sights()
            if sight["seat"] == self.seat
        )

    @property
    def legal(self) -> list[Any]:
        return next(
            [choice["action"] for choice in sight["choices"]]
            for sight in self.visitor.sights()
            if sight["seat"] == self.seat
        )

    # --- what is on the board

    @property
    def seal(self) -> Locator:
        return self.visitor.board.locator(".seal")

    @property
    def spots(self) -> Locator:
        return self.visitor.board.locator("button.spot")

    @property
    def brings(self) -> list[str]:
        """What the tile would bring, as the board says it."""
        return self.visitor.board.locator(".brings li").all_inner_texts()

    def is_to_bid(self) -> bool:
        return self.seal.and_(self.visitor.open_things).count() > 0

    def is_to_place(self) -> bool:
        return self.spots.count() > 0

    def awaits_a_decision(self) -> None:
        """Owed, and offered by the board."""
        self.visitor.waits_for(
            lambda: (
                self.visitor.is_over() or (self.visitor.is_waited_for() and (self.is_to_bid() or self.is_to_place()))
            ),
            "a bid or a tile",
        )

    # --- what is done

    def bids(self, coins: int) -> None:
        """With the slider, then sealed."""
        if self.coins:
            self.page.locator(".bidding input").fill(str(coins))
        with self.visitor.is_answered(f"a bid of {coins}"):
            self.seal.click()

    def places(self) -> None:
        """Where the first glowing spot is."""
        with self.visitor.is_answered("the tile"):
            self.spots.first.click()

    def plays(
        self, wants: Callable[[int], int] = lambda coins: min(coins, 2), until: Callable[[], bool] | None = None
    ) -> int:
        """Bids so many of its coins, and places what it wins, until the end or until then; says how many tiles."""
        placed = 0
        for _ in range(120):
            self.awaits_a_decision()
            if self.visitor.is_over() or (until and until()):
                return placed
            if self.is_to_place():
                self.places()
                placed += 1
            else:
                self.bids(wants(self.coins))
        raise AssertionError("a game without an end")

    def wins_a_tile(self) -> None:
        """Bids everything, again and again, until there is a tile to be placed."""
        self.plays(wants=lambda coins: coins, until=self.is_to_place)
        assert self.is_to_place()

"""A browser user who plays Zoo le Ma by bidding and placing on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.browser_user import BrowserUser

GAME = "zoo-le-ma"
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
BOT = {"kind": "bot", "bot": "builder"}  # hard to beat, and quick


class ZooLeMaPlayer:
    """One person at the table; `seat` is theirs."""

    def __init__(self, user: BrowserUser, seat: int = 0) -> None:
        self.user = user
        self.seat = seat

    @property
    def page(self) -> Page:
        return self.user.page

    def make_table(self, *seats: dict[str, str], **more: object) -> str:
        table = self.user.make_table(*seats, game=GAME, **more)
        if FRIEND not in seats:
            self.user.board.wait_for()
        return table

    # --- what is known

    @property
    def view(self) -> Any:
        views = self.user.seat_views()
        return next(seat_view["view"] for seat_view in views if seat_view["seat"] == self.seat)

    @property
    def coins(self) -> int:
        held: int = self.view["coins"][self.seat]
        return held

    @property
    def foreseen(self) -> list[Any]:
        """The foresight of each choice."""
        return next(
            [choice["foresight"] for choice in seat_view["choices"]]
            for seat_view in self.user.seat_views()
            if seat_view["seat"] == self.seat
        )

    @property
    def legal(self) -> list[Any]:
        return next(
            [choice["action"] for choice in seat_view["choices"]]
            for seat_view in self.user.seat_views()
            if seat_view["seat"] == self.seat
        )

    # --- what is on the board

    @property
    def seal(self) -> Locator:
        return self.user.board.locator(".seal")

    @property
    def spots(self) -> Locator:
        return self.user.board.locator("button.spot")

    @property
    def foresight_lines(self) -> list[str]:
        """What the previewed placement would change, as the board shows it."""
        return self.user.board.locator(".foresight li").all_inner_texts()

    def may_bid(self) -> bool:
        return self.seal.and_(self.user.available_actions).count() > 0

    def may_place(self) -> bool:
        return self.spots.count() > 0

    def wait_for_decision(self) -> None:
        """Waits until a decision is owed and the board offers it."""
        self.user.wait_until(
            lambda: self.user.is_over() or (self.user.owes_decision() and (self.may_bid() or self.may_place())),
            "a bid or a tile",
        )

    # --- what is done

    def bid(self, coins: int) -> None:
        """Sets the slider and seals the bid."""
        if self.coins:
            self.page.locator(".bidding input").fill(str(coins))
        with self.user.expect_done(f"a bid of {coins}"):
            self.seal.click()

    def place(self) -> None:
        """Places the tile on the first available cell."""
        self.spots.first.click()
        self.confirm_placement()

    def confirm_placement(self) -> None:
        """Answers the question beside the tile."""
        with self.user.expect_done("the tile"):
            self.user.board.locator(".ask").get_by_role("button", name="Place it here", exact=True).click()

    def play(
        self, wants: Callable[[int], int] = lambda coins: min(coins, 2), until: Callable[[], bool] | None = None
    ) -> int:
        """Bids and places until the end, or until the condition holds; returns the number of tiles placed."""
        placed = 0
        for _ in range(120):
            self.wait_for_decision()
            if self.user.is_over() or (until and until()):
                return placed
            if self.may_place():
                self.place()
                placed += 1
            else:
                self.bid(wants(self.coins))
        raise AssertionError("a game without an end")

    def win_tile(self) -> None:
        """Bids all coins until a tile is won and can be placed."""
        self.play(wants=lambda coins: coins, until=self.may_place)
        assert self.may_place()

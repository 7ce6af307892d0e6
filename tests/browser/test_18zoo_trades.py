"""Trades of squirrels between people: offer, counter, take, decline, withdraw; in two browsers and on one screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.seat_connection import Players, SeatView, is_stock_turn, zoo_table


def may_trade(view: SeatView) -> bool:
    return any(choice["action"]["type"] == "approach" for choice in view["choices"])


class Market(NamedTuple):
    """A family that buys squirrels, and the family of another player that has one."""

    buyer: BrowserUser
    seller: BrowserUser
    players: Players
    buying: str
    selling: str


@contextmanager
def market(new_user: NewUser, *, shared: bool = False) -> Iterator[Market]:
    ada = new_user("Ada")
    users = (ada,) if shared else (ada, new_user("Ben"))
    with Players(zoo_table(*users, shared=1 if shared else 0), *users) as players:
        players.play(is_stock_turn, "pass")
        for kind in ("launch", "lay", "pass") * 2:  # a family each
            players.act(kind)
        players.play(lambda one: bool(one["view"]["round"] == "operating"), "pass")
        view = players.play(may_trade, "lay", "buy-squirrel", "pass")
        seat = view["seat"]
        buying = view["view"]["family"]
        selling = next(
            one["family"] for one in view["view"]["families"] if one["squirrels"] and one["family"] != buying
        )
        for user in users:
            user.go(f"/table/{players.table}")
        yield Market(users[0 if shared else seat], users[0 if shared else 1 - seat], players, buying, selling)


def family(user: BrowserUser, name: str) -> dict[str, Any]:
    views = user.seat_views()
    return next(one for one in views[0]["view"]["families"] if one["family"] == name)


def squirrels(user: BrowserUser, name: str) -> int:
    return len(family(user, name)["squirrels"])


def offer(user: BrowserUser) -> Locator:
    return user.board.get_by_role("region", name="An offer")


def make_offer(user: BrowserUser, price: int) -> None:
    with user.expect_done("asking for a squirrel"):
        user.board.get_by_role("button", name=re.compile("^Offer a price for")).first.click()
    name_price(user, price, f"Offer {price}")


def name_price(user: BrowserUser, price: int, button: str) -> None:
    field = user.board.get_by_role("spinbutton", name=re.compile("price", re.IGNORECASE))
    field.fill(str(price))
    field.press("Tab")
    user.button(button).click()


def test_a_squirrel_is_offered_for_countered_and_taken(new_user: NewUser) -> None:
    with market(new_user) as (buyer, seller, _, buying, selling):
        buyer.board.wait_for()
        seller.board.wait_for()
        paid, held = family(buyer, buying)["treasury"], family(buyer, selling)["treasury"]
        make_offer(buyer, 3)
        expect(offer(seller)).to_contain_text("offer 3 to")
        seller.button("Counter").click()
        name_price(seller, 8, "Decline, and ask 8")
        expect(buyer.board).to_contain_text("for 8")
        buyer.button("Take it for 8").click()
        for user in (buyer, seller):
            user.wait_until(lambda user=user: squirrels(user, buying) == 1, "the squirrel")  # type: ignore[misc]  # the default binds this one
            assert squirrels(user, selling) == 0
            assert family(user, buying)["treasury"] == paid - 8
            assert family(user, selling)["treasury"] == held + 8


def test_an_offer_is_declined_and_another_one_taken_back(new_user: NewUser) -> None:
    with market(new_user) as (buyer, seller, _, buying, selling):
        buyer.board.wait_for()
        seller.board.wait_for()
        before = family(buyer, buying), family(buyer, selling)
        make_offer(buyer, 2)
        offer(seller).wait_for()
        with seller.expect_done("declining"):
            seller.button("Decline").click()
        expect(offer(seller)).to_have_count(0)
        buyer.wait_until(buyer.owes_decision, "the market again")
        assert (family(buyer, buying), family(buyer, selling)) == before

        make_offer(buyer, 4)
        expect(offer(seller)).to_contain_text("offer 4 to")
        expect(offer(buyer)).to_contain_text("has not answered yet")
        with buyer.expect_done("taking it back"):
            buyer.button("Take the offer back").click()
        expect(offer(seller)).to_have_count(0)
        buyer.wait_until(buyer.owes_decision, "the market again")
        assert (family(buyer, buying), family(buyer, selling)) == before
        assert not [refused for user in (buyer, seller) for refused in user.messages("refusal")]


def test_on_a_shared_screen_one_offers_and_the_next_accepts(new_user: NewUser) -> None:
    with market(new_user, shared=True) as (user, _, _, buying, selling):
        take_device(user)
        paid = family(user, buying)["treasury"]
        make_offer(user, 5)
        take_device(user)
        expect(offer(user)).to_contain_text("offer 5 to")
        expect(offer(user)).to_contain_text("At a shared screen: decline, say your price aloud")
        expect(user.board.get_by_role("button", name="Counter")).to_have_count(0)
        with user.expect_done("accepting"):
            user.button("Accept 5").click()
        user.wait_until(lambda: squirrels(user, buying) == 1, "the squirrel")
        assert squirrels(user, selling) == 0
        assert family(user, buying)["treasury"] == paid - 5
        take_device(user)
        user.board.wait_for()


def take_device(user: BrowserUser) -> None:
    user.pass_device.wait_for()
    user.pass_device.get_by_role("button").click()
    user.pass_device.wait_for(state="detached")

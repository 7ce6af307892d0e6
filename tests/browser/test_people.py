"""People in the browser: their profiles, and whom one follows or blocks."""

from __future__ import annotations

import itertools
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.variants import variants

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
_numbers = itertools.count(1)


def accessible(user: BrowserUser) -> None:
    found = Axe().run(user.page)
    assert found.violations_count == 0, found.generate_report()


def become_member(user: BrowserUser, name: str) -> str:
    """A name that nobody else of these tests has, and a passphrase."""
    name = f"{name} {'abcdefghjkmnopqrstuvxyz'[next(_numbers)] * 3}"
    user.set_name(name)
    user.context.request.put(f"{user.server.address}/api/me/passphrase", data={"passphrase": "correct horse"})
    return name


def card(user: BrowserUser, name: str) -> Locator:
    return user.page.locator("article", has=user.page.get_by_role("link", name=name, exact=True))


def test_one_follows_and_blocks_another_from_the_lobby(new_user: NewUser) -> None:
    ada, ben = new_user(), new_user()
    become_member(ada, "Adelina")
    name = become_member(ben, "Benedikt")
    ben.post("/api/tables", {"game": "lucky-lions", "seats": [ME, FRIEND], "visibility": "open"})
    ada.go("/lobby")
    card(ada, name).get_by_role("link", name=name, exact=True).click()
    expect(ada.page.locator("h1")).to_have_text(name)
    ada.button("Follow").click()
    expect(ada.page.locator("[role=status]")).to_have_text(f"You follow {name}.")
    accessible(ada)
    ada.page.get_by_role("link", name="Lobby", exact=True).click()
    expect(card(ada, name)).to_contain_text("you follow")
    accessible(ada)

    card(ada, name).get_by_role("link", name=name, exact=True).click()
    ada.button("Block").click()
    expect(ada.page.locator("[role=status]")).to_have_text(f"You have blocked {name}.")
    expect(ada.button("Follow")).to_be_visible()
    ada.page.get_by_role("link", name="Lobby", exact=True).click()
    expect(ada.page.locator("#open")).to_be_visible()
    expect(ada.page.locator("section[aria-labelledby=open] p[role=status]")).not_to_be_empty()
    expect(card(ada, name)).to_have_count(0)

    ada.go("/settings")
    ada.page.get_by_role("link", name="Your profile").click()
    ada.page.get_by_role("button", name=f"End this for {name}").click()
    expect(ada.page.locator("section[aria-labelledby=relations-title]")).to_contain_text("click a name")
    ada.page.get_by_role("link", name="Lobby", exact=True).click()
    expect(card(ada, name)).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), variants([("en-GB", False), ("fr-FR", True)], usual=(0, 1)))
def test_a_profile_shows_games_and_their_replays(new_user: NewUser, language: str, phone: bool) -> None:
    ada, ben, eve = new_user(), new_user(), new_user(language=language, phone=phone)
    adas, bens = become_member(ada, "Amandine"), become_member(ben, "Baptiste")
    table = ada.make_table(ME, FRIEND, visibility="open", rated=True)
    ben.take_seat(table)
    ada.board.wait_for()
    ben.open_menu()
    ben.page.locator(".table-menu").get_by_role("button", name=re.compile("esign")).first.click()
    ben.page.locator(".table-menu .btn.danger").last.click()
    ada.end.wait_for()
    ada.page.locator(".ratings li").first.wait_for()  # it has counted
    ada.page.locator(".players").get_by_role("link", name=bens).click()
    expect(ada.page.locator("h1")).to_have_text(bens)
    expect(ada.page.locator("section[aria-labelledby=last-title] li")).to_have_count(1)

    eve.go(f"/people/{ada.get('/api/me')['id']}")
    expect(eve.page.locator("h1")).to_have_text(adas)
    row = eve.page.locator("section[aria-labelledby=games-title] tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Lucky Lions")
    expect(eve.page.locator("section[aria-labelledby=ratings-title] figure svg")).to_be_visible()
    expect(eve.page.locator("section[aria-labelledby=favourites-title] li")).to_have_count(1)
    accessible(eve)
    eve.page.locator("section[aria-labelledby=last-title] li a").first.click()
    eve.board.wait_for()
    assert eve.page.url.endswith(f"/replay/{table}")

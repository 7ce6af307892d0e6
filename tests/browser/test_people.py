"""People in the browser: their profiles, and whom one follows or blocks."""

from __future__ import annotations

import itertools
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.server_process import ADMIN_TOKEN
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


@pytest.mark.parametrize(("language", "phone"), variants([("en-GB", False), ("fr-FR", True)], usual=0))
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


@pytest.mark.parametrize("phone", variants([False, True], usual=1))
def test_strangers_talk_in_phrases_and_a_line_is_reported(new_user: NewUser, phone: bool) -> None:
    ada, ben = new_user("Ada"), new_user("Ben", language="fr-FR", phone=phone)
    table = ada.make_table(ME, FRIEND)
    ben.post(f"/api/tables/{table}/join", {"nonce": "a nonce of mine"})
    ben.go(f"/table/{table}")
    for one in (ada, ben):
        one.board.wait_for()
    ada.tab("Chat")
    ada.button("Phrases").click()
    expect(ada.page.locator(".phrases .btn")).to_have_count(20)
    accessible(ada)
    with ada.expect_done("a phrase"):
        ada.page.get_by_role("button", name="Good luck, and have fun!").click()
    expect(ada.page.locator(".chat li").last).to_contain_text("Good luck, and have fun!")
    ben.tab("Discussion")
    expect(ben.page.locator(".chat li").last).to_contain_text("Bonne chance, et bon jeu")
    ben.button("Phrases").click()
    accessible(ben)
    with ben.expect_done("a phrase"):
        ben.page.get_by_role("button", name=re.compile("^Merci")).click()
    expect(ada.page.locator(".chat li").last).to_contain_text("Thank you!")

    with ada.expect_done("a nasty line"):
        ada.page.get_by_label("Write a message").fill("<b>nasty</b> words")
        ada.button("Send").click()
    line = ben.page.locator(".chat li").last
    expect(line).to_contain_text("<b>nasty</b> words")
    expect(ada.page.locator(".chat li").last.locator(".report")).to_have_count(0)
    line.locator(".report").click()
    expect(ben.page.locator("dialog[open] blockquote")).to_contain_text("<b>nasty</b> words")
    accessible(ben)
    ben.page.locator("dialog[open] textarea").fill("Ce n’est pas gentil.")
    ben.page.locator("dialog[open] .btn.main").click()
    expect(ben.page.locator("dialog[open] [role=status]")).to_contain_text("Merci")
    ben.page.locator("dialog[open] .btn.main").click()

    ada.go("/admin")
    ada.page.locator("#token").fill(ADMIN_TOKEN)
    ada.page.locator("form button").click()
    report = ada.page.locator("section[aria-labelledby=reports-title] article").first
    expect(report).to_contain_text("Ce n’est pas gentil.")
    expect(report.locator("li.reported")).to_contain_text("<b>nasty</b> words")
    expect(report.locator("li")).to_have_count(3)
    accessible(ada)
    before = ada.page.locator("section[aria-labelledby=reports-title] article").count()
    report.get_by_role("button", name="Mute for a day").click()
    ada.page.locator("section[aria-labelledby=reports-title] dialog[open] .btn.main").click()
    expect(ada.page.locator("section[aria-labelledby=reports-title] article")).to_have_count(before - 1)
    ada.go(f"/table/{table}")
    ada.tab("Chat")
    ada.page.get_by_label("Write a message").fill("and more")
    ada.button("Send").click()
    ada.wait_until(lambda: any(one["reason"] == "not-allowed" for one in ada.messages("refusal")), "a refusal")


def test_the_host_writes_the_rules_of_the_house_and_they_stay_text(new_user: NewUser) -> None:
    ada, eve = new_user("Ada"), new_user("Eve")
    ada.go("/admin")
    ada.page.locator("#token").fill(ADMIN_TOKEN)
    ada.page.locator("form button").click()
    rules = ada.page.get_by_label("Rules of the house, in English", exact=True)
    expect(rules).to_have_value(re.compile("^# Rules of the house"))
    hostile = "<img src=x onerror=alert(1)> [do not click](javascript:alert(1))"
    rules.fill(f"# Our *own* house\n\n{hostile}\n\n- [be nice](https://nice.example/)")
    ada.page.get_by_role("button", name="Save: Rules of the house, in English").click()
    expect(ada.page.locator("section[aria-labelledby=texts-title] [role=status]")).to_contain_text("Saved")

    eve.go("/")
    eve.page.locator("footer").get_by_role("link", name="Rules of the house").click()
    expect(eve.page.locator("h1")).to_have_text("Our own house")
    expect(eve.page.locator("article p")).to_have_text(hostile)
    assert eve.page.locator("article img").count() == 0
    link = eve.page.locator("article a")
    expect(link).to_have_count(1)
    expect(link).to_have_attribute("href", "https://nice.example/")
    accessible(eve)
    rules.fill("")
    ada.page.get_by_role("button", name="Save: Rules of the house, in English").click()
    expect(rules).to_have_value(re.compile("^# Rules of the house"))

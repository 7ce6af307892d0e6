"""Sign-ins in the settings, and the admin page: what disturbs is ended with a few clicks, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.server_process import ADMIN_TOKEN
from tests.browser.variants import variants

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}


def accessible(user: BrowserUser) -> None:
    found = Axe().run(user.page)
    assert found.violations_count == 0, found.generate_report()


def test_sign_ins_are_ended_in_the_settings(new_user: NewUser) -> None:
    ada, phone = new_user("Adalbert"), new_user("Phone")
    ada.go("/settings")
    ada.page.locator("#passphrase").fill("correct horse")
    ada.page.locator("form", has=ada.page.locator("#passphrase")).get_by_role("button").click()
    expect(ada.page.locator("#old-passphrase")).to_be_visible()  # the passphrase is stored
    code = ada.page.locator(".code").inner_text()
    phone.go("/settings")
    phone.page.locator("#code").fill(code)
    phone.page.locator("#other").fill("correct horse")
    phone.page.locator("form", has=phone.page.locator("#code")).get_by_role("button").click()
    expect(phone.page.locator("#name")).to_have_value("Adalbert")
    expect(phone.page.locator("section:has(#sign-ins) li")).to_have_count(2)

    ada.page.reload()
    ada.page.locator("#old-passphrase").fill("wrong horse")
    ada.page.locator("#passphrase").fill("battery staple")
    save = ada.page.locator("form", has=ada.page.locator("#passphrase")).get_by_role("button")
    save.click()
    expect(ada.page.locator(".message.failed")).to_contain_text("old passphrase")
    ada.console_errors.clear()  # the browser reports the answer 403, which the page shows in words
    expect(ada.page.locator("section:has(#sign-ins) li")).to_have_count(2)
    accessible(ada)
    ada.page.locator("section:has(#sign-ins) li button[aria-label]").click()
    expect(ada.page.locator("section:has(#sign-ins) li")).to_have_count(1)
    phone.page.reload()
    expect(phone.page.locator("#name")).not_to_have_value("Adalbert")
    ada.page.locator("#old-passphrase").fill("correct horse")
    save.click()
    expect(ada.page.locator("p.message").first).to_contain_text("signed out")


@pytest.mark.parametrize(("language", "phone"), variants([("en-GB", False), ("fr-FR", True)], usual=0))
def test_the_admin_page_mutes_kicks_and_breaks_off(new_user: NewUser, language: str, phone: bool) -> None:
    ada, ben = new_user("Ada", language=language, phone=phone), new_user("Ben")
    table = ada.make_table(ME, FRIEND)
    ben.post(f"/api/tables/{table}/join", {"nonce": "a nonce of mine"})
    ada.go("/admin")
    ada.page.locator("#token").fill("a wrong token that is long")
    ada.page.locator("form button").click()
    expect(ada.page.locator("[role=alert]")).not_to_be_empty()
    ada.console_errors.clear()  # the browser reports the answer 401, which the page shows in words
    ada.page.locator("#token").fill(ADMIN_TOKEN)
    ada.page.locator("form button").click()
    row = ada.page.locator(f"section[aria-labelledby='t-{table}']")
    expect(row).to_be_visible()
    accessible(ada)

    def do(button: int, seat: int | None = None) -> None:
        place = row if seat is None else row.locator("li").nth(seat)
        place.get_by_role("button").nth(button).click()
        ada.page.locator("dialog[open] .btn.main").click()
        expect(ada.page.locator("main > [role=status]")).not_to_be_empty()

    do(1, seat=1)
    expect(row.locator("li").nth(1)).to_contain_text("Ben")
    do(0, seat=1)
    expect(row.locator("li").nth(1)).to_contain_text(re.compile("bot|robot"))
    row.get_by_role("button").last.click()
    ada.page.locator("dialog[open] .btn.main").click()
    expect(row.locator("header")).to_contain_text(re.compile("broken off|interrompue"))

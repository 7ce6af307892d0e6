"""Everything of mine in the browser: downloaded as one file, and removed for good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.test_people import FRIEND, ME, accessible, become_member
from tests.browser.variants import variants


def no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def resign(user: BrowserUser) -> None:
    user.open_menu()
    user.page.locator(".table-menu").get_by_role("button", name="Abandonner").click()
    user.page.locator(".table-menu .btn.danger").click()


@pytest.mark.parametrize(("language", "phone"), variants([("en-GB", False), ("fr-FR", True)], usual=1))
def test_one_downloads_everything_and_is_gone(new_user: NewUser, language: str, phone: bool) -> None:
    ada, ben = new_user(language=language, phone=phone), new_user(language="fr-FR")
    name = become_member(ada, "Leopoldine")
    become_member(ben, "Benjamin")
    table = ben.make_table(ME, FRIEND, visibility="open")
    ada.post(f"/api/tables/{table}/join", {"nonce": "a nonce"})
    ada.go(f"/table/{table}")
    ada.board.wait_for()
    ben.board.wait_for()
    resign(ben)
    ben.end.wait_for()
    expect(ben.page.locator("body")).to_contain_text(name)

    ada.go("/settings")
    section = ada.page.locator("section[aria-labelledby=my-data]")
    with ada.page.expect_download() as begun:
        section.get_by_role("button").first.click()
    file = json.loads(Path(begun.value.path()).read_text(encoding="utf-8"))
    assert file["person"]["name"] == name
    assert [one["id"] for one in file["tables"]] == [table]
    assert file["tables"][0]["record"]["seed"]
    expect(section.get_by_role("status")).not_to_be_empty()

    section.get_by_role("button").last.click()
    dialog = ada.page.get_by_role("dialog")
    accessible(ada)
    no_sideways_scrolling(ada.page)
    dialog.locator("input[type=password]").fill("a wrong one")
    dialog.locator(".btn.danger").click()
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    ada.console_errors.clear()  # the browser reports the answer 403, which the page shows in words
    dialog.locator("input[type=password]").fill("correct horse")
    dialog.locator(".btn.danger").click()
    expect(dialog.locator("input")).to_have_count(0)
    dialog.locator(".btn.main").click()
    ada.page.wait_for_url(lambda address: address.endswith("/"))
    assert ada.get("/api/me")["named"] is False, "this browser is somebody new"

    seat = ben.page.locator("body")
    expect(seat).to_contain_text("un joueur")
    expect(seat).not_to_contain_text(name)
    expect(seat).not_to_contain_text("a player")
    ben.page.reload()
    ben.end.wait_for()
    expect(seat).to_contain_text("un joueur")
    expect(seat).not_to_contain_text(name)
    expect(seat).not_to_contain_text("a player")


def test_a_guest_without_a_passphrase_confirms(new_user: NewUser) -> None:
    ada = new_user("Adi")
    ada.go("/settings")
    section = ada.page.locator("section[aria-labelledby=my-data]")
    section.get_by_role("button", name="Delete me").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert ada.get("/api/me")["name"] == "Adi"
    section.get_by_role("button", name="Delete me").click()
    dialog.get_by_role("button", name="Delete me now").click()
    expect(dialog.get_by_role("checkbox")).to_be_visible()  # it has to be ticked
    assert ada.get("/api/me")["name"] == "Adi"
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Delete me now").click()
    expect(dialog).to_contain_text("Everything of yours is removed")
    assert ada.get("/api/me")["name"] != "Adi"

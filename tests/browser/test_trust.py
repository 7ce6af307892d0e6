"""A table people trust: names, readiness, what all must agree to, what the table allows, errors at their field."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.test_multiplayer import both_at_a_table, on_turn, resign

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}


def role(user: BrowserUser, name: str) -> Locator:
    """What stands under a player's name beside the board."""
    return user.page.locator(".players li", has_text=name).locator(".role")


def test_friends_are_asked_for_names_see_how_it_is_played_and_begin_when_all_are_ready(new_user: NewUser) -> None:
    ada, ben = new_user(), new_user(language="fr-FR", phone=True)
    ada.go("/new/lucky-lions")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Create the table").click()
    link = ada.page.get_by_label("Link to this table")
    link.wait_for()
    ada.page.get_by_role("img", name=re.compile("^The link as a QR code")).wait_for()

    ben.page.goto(link.input_value())
    ben.button("Prendre cette place").click()
    ben.page.get_by_label("Ton nom").fill("Ben")
    ben.button("Prendre place").click()
    ben.page.get_by_text("Conseils : non").wait_for()  # what the table allows, before anybody agrees to play
    ada.page.locator(".lobby li", has_text="Ben").get_by_text("not ready yet").wait_for()
    ada.button("I am ready").click()
    ada.page.get_by_text("Not ready yet: Ben").wait_for()
    assert ada.state()["phase"] == "gathering"
    ben.page.locator(".lobby li", has_text="Ada").get_by_text("peut commencer").wait_for()
    ben.button("C’est bon pour moi").click()
    for user in (ada, ben):
        user.board.wait_for()
    assert [seat["name"] for seat in ada.state()["seats"]] == ["Ada", "Ben"]

    expect(role(ada, "Ada")).to_have_text("you")
    expect(role(ada, "Ben")).to_have_text("here")
    ada.tab("Table")
    for line in ("Hints: no", "Undo: no", "Undo after something was revealed: no", "Whispers: yes"):
        ada.page.get_by_text(line, exact=True).wait_for()
    mover = on_turn(ada, ben)
    assert mover.page.get_by_role("button", name=re.compile("^(Hint|Conseil)$")).count() == 0
    mover.click_first_action()
    assert mover.page.get_by_role("button", name=re.compile("ndo|nnuler")).count() == 0

    ada.go("/new/lucky-lions")  # asked once
    ada.button("Create the table").wait_for()
    assert ada.page.get_by_label("Your name").count() == 0


def test_a_guest_may_keep_the_made_up_name_and_play_now_asks_nothing(new_user: NewUser) -> None:
    ada, eve = new_user("Ada"), new_user()
    table = ada.make_table(ME, FRIEND)
    eve.go(f"/table/{table}")
    name = eve.get("/api/me")["name"]
    eve.button("Take this seat").click()
    eve.button(f"Stay {name}").click()
    eve.board.wait_for()
    expect(role(ada, name)).to_have_text("here")

    zoe = new_user()
    zoe.go("/")
    zoe.game_box("Lucky Lions").get_by_role("button", name="Play now").click()
    zoe.board.wait_for()
    zoe.button("Hint").wait_for()  # alone against bots, help is on


def test_nobody_breaks_a_game_off_alone(new_user: NewUser) -> None:
    ada, ben = both_at_a_table(new_user)
    ada.tab("Table")
    for answer, phase in (("Decline", "running"), ("Agree", "abandoned")):
        ada.button("End the game for everybody").click()
        ada.button("Yes").click()
        ada.page.get_by_text("Still to answer: Ben.").wait_for()
        ben.page.get_by_text("Ada would like to stop the game.").wait_for()
        assert ben.state()["phase"] == "running"
        ben.button(answer).click()
        ada.page.get_by_role("group", name="Proposal").wait_for(state="detached")
        assert ben.state()["phase"] == phase
    for user in (ada, ben):
        user.end.get_by_text("The game was ended early.").wait_for()


def test_who_does_not_play_again_is_replaced_only_by_choice(new_user: NewUser) -> None:
    ada, ben = both_at_a_table(new_user)
    resign(ben)
    ada.end.wait_for()
    old = ada.table
    ada.button("Play again").click()
    ben.button("No, thank you").click()
    ada.page.get_by_text("Not this time: Ben.").wait_for()
    assert ada.table == old
    ada.button("Play with bots in their seats").click()
    ada.page.wait_for_url(lambda address: old not in address)
    ada.board.wait_for()
    assert [seat["kind"] for seat in ada.state()["seats"]] == ["person", "bot"]
    ben.page.get_by_role("link", name="To the next game").wait_for()
    assert ben.table == old


def test_at_a_shared_screen_only_the_one_who_looks_is_called_you(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.go("/new/lucky-lions")
    user.page.get_by_label("Seat 2", exact=True).select_option("here")
    expect(user.page.get_by_placeholder("Name")).to_have_value("Player 2")
    user.button("Create the table").click()
    user.pass_device.wait_for()
    for name in ("Ada", "Player 2"):
        expect(role(user, name)).to_have_text("at this screen")
    user.pass_device.get_by_role("button").click()
    (seat,) = user.waiting_on()
    looks, other = ("Ada", "Player 2") if seat == 0 else ("Player 2", "Ada")
    expect(role(user, looks)).to_have_text("you")
    expect(role(user, other)).to_have_text("at this screen")


def test_an_error_stands_at_its_field_and_goes_away_when_mended(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = user.page
    user.go("/new/lucky-lions")
    for _ in range(4):
        user.button("Add a bot").click()
    user.button("Create the table").click()
    error = page.locator("[data-field=wild_animals] .error")
    error.wait_for()
    assert "Wild Animals" in error.inner_text()
    wild = page.get_by_label("Expansion: Wild Animals")
    expect(wild).to_be_focused()
    expect(wild).to_have_attribute("aria-invalid", "true")
    wild.check()
    error.wait_for(state="detached")
    wild.uncheck()  # a form that was mended is not checked again before it is sent
    assert page.locator(".error").count() == 0

    user.button("Create the table").click()
    error.wait_for()
    page.get_by_label("Seat 3", exact=True).select_option("me")
    page.locator("[data-field=seats] .error").wait_for()
    page.get_by_label("Seat 3", exact=True).select_option("bot")
    error.wait_for()
    page.get_by_role("button", name="Remove seat 6").click()
    error.wait_for(state="detached")
    user.button("Create the table").click()
    page.get_by_label("Link to this table").wait_for()

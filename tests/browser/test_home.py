"""The front page: games from light to heavy, and what “Play now” starts."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewUser


def test_the_shelf_goes_from_light_to_heavy(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.go("/")
    user.page.locator(".box h2").nth(3).wait_for()
    assert user.page.locator(".box h2").all_inner_texts() == ["Lucky Lions", "Zoo le Ma", "Zoocracy", "18ZOO"]


def test_bots_and_number_of_players_are_chosen_and_remembered(new_user: NewUser) -> None:
    user = new_user("Ada", phone=True)
    user.go("/")
    box = user.game_box("Lucky Lions")
    players, bots = box.get_by_label("How many play"), box.get_by_role("group", name="How strong the bots are")
    expect(bots.get_by_role("radio", name="3 paws, Tortoise")).to_be_checked()
    bots.get_by_role("radio", name="1 paw, Cub").check()
    expect(box.locator(".like")).to_have_text("Cub: tries the smallest card first")
    players.select_option("2 players")
    user.page.reload()
    expect(bots.get_by_role("radio", name="1 paw, Cub")).to_be_checked()
    expect(players.locator("option:checked")).to_have_text("2 players")
    expect(user.game_box("Zoo le Ma").get_by_label("How many play").locator("option:checked")).to_have_text("3 players")
    box.get_by_role("button", name="Play now").click()
    user.board.wait_for()
    seats = user.state()["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "cub"]

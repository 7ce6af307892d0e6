"""18ZOO's powers in a browser: each kind is used by a click on the power and then on what it acts on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from menagerie.games.eighteen_zoo.actions import (
    AskForPower,
    BuildStation,
    BuyPower,
    CallSquirrel,
    Lay,
    Mark,
    Save,
    TakeDaysOff,
    UsePower,
)
from tests.browser.conftest import NewUser
from tests.browser.eighteen_zoo_player import EighteenZooPlayer
from tests.browser.eighteen_zoo_records import first_moment
from tests.browser.variants import variants

NAMES = {
    "MIDAS": "Midas", "IT_S_ALL_GREEK_TO_ME": "It’s all Greek to me", "TWO_BARRELS": "Two barrels",
    "DAYS_OFF": "Days off", "WHATSUP": "Whatsup", "RABBITS": "Rabbits", "MOLES": "Moles",
    "ANCIENT_MAPS": "Ancient maps", "HOLE": "Hole", "WHEAT": "Wheat", "THAT_S_MINE": "That’s mine",
    "WORK_IN_PROGRESS": "Work in progress", "ON_A_DIET": "On a diet", "PATCH": "Patch",
}  # fmt: skip


def player_before(
    new_user: NewUser, kind: type[Any], power: str | None = None, step: str | None = None
) -> EighteenZooPlayer:
    """Before a decision at which that could be done, with that power."""

    def is_meant(action: Any) -> bool:
        return isinstance(action, kind) and power in (None, getattr(action, "power", None))

    ada = EighteenZooPlayer(new_user("Ada"))
    ada.go_to(first_moment(lambda one: step in (None, one.step) and any(map(is_meant, one.legal))))
    return ada


def legal_with(ada: EighteenZooPlayer, power: str) -> list[Any]:
    return [choice["action"] for choice in ada.choices if choice["action"].get("power") == power]


def hex_view(ada: EighteenZooPlayer, hex: str) -> Any:
    return next(one for one in ada.view["hexes"] if one["hex"] == hex)


def label(ada: EighteenZooPlayer, hex: str) -> str:
    return ada.hex(hex).get_attribute("aria-label") or ""


def usable_card(ada: EighteenZooPlayer, power: str) -> Locator:
    """The card of the power, opened; it was marked as one that can be used."""
    card = ada.open_power(NAMES[power])
    assert "usable" in (card.get_attribute("class") or "").split()
    return card


def mark_lit_hex(ada: EighteenZooPlayer, power: str) -> str:
    """The power's hexes are lit, and no others; one is clicked and confirmed."""
    hexes = {action["hex"] for action in legal_with(ada, power)}
    ada.user.wait_until(lambda: ada.lit == hexes, f"the hexes of {power}")
    hex: str = min(hexes)
    before = label(ada, hex)
    ada.click_hex(hex)
    (sent,) = ada.does(ada.board.locator(".here .btn.main").click, power)
    assert (sent["power"], sent["hex"]) == (power, hex)
    assert ada.events("power-used", "marked", "station-built")[-1]["power"] == power
    ada.user.wait_until(lambda: label(ada, hex) != before, "the marker on the map")
    return hex


def test_a_power_is_bought_in_the_draft(new_user: NewUser) -> None:
    ada = player_before(new_user, BuyPower, step="draft")
    action = ada.legal("buy-power")[-1]
    cash = ada.view["players"][ada.seat]["cash"]
    assert ada.do(action) == [action]
    assert action["power"] in ada.view["players"][ada.seat]["powers"]
    assert ada.view["players"][ada.seat]["cash"] < cash


@pytest.mark.parametrize("power", variants(["MIDAS", "IT_S_ALL_GREEK_TO_ME", "TWO_BARRELS"]))
def test_a_power_that_needs_no_target_is_used_at_once(new_user: NewUser, power: str) -> None:
    ada = player_before(new_user, UsePower, power)
    card = usable_card(ada, power)
    assert ada.does(card.locator(".use .btn.main").click, power) == [{"type": "use-power", "power": power}]
    assert ada.events("power-used")[-1]["power"] == power


def test_days_off_are_for_a_family(new_user: NewUser) -> None:
    ada = player_before(new_user, TakeDaysOff)
    targets = usable_card(ada, "DAYS_OFF").locator(".use .btn.target")
    legal = ada.legal("take-days-off")
    assert targets.count() == len(legal)
    assert ada.does(targets.last.click, "days off") == legal[-1:]
    assert ada.events("power-used")[-1]["power"] == "DAYS_OFF"


def test_whatsup_calls_a_squirrel_for_a_family(new_user: NewUser) -> None:
    ada = player_before(new_user, CallSquirrel)
    targets = usable_card(ada, "WHATSUP").locator(".use .btn.target")
    legal = ada.legal("call-squirrel")
    assert targets.count() == len(legal)
    (sent,) = ada.does(targets.last.click, "whatsup")
    assert sent == legal[-1]
    bought = ada.events("squirrel-bought")[-1]
    assert (bought["family"], bought["squirrel"]) == (sent["family"], sent["squirrel"])


@pytest.mark.parametrize("power", variants(["RABBITS", "MOLES", "ANCIENT_MAPS"]))
def test_a_power_lays_a_tile(new_user: NewUser, power: str) -> None:
    ada = player_before(new_user, Lay, power, step="track")
    usable_card(ada, power)
    for _ in range(2 if power == "ANCIENT_MAPS" else 1):
        legal = legal_with(ada, power)
        if not legal:
            break
        ada.user.wait_until(lambda: ada.lit == {lay["hex"] for lay in legal_with(ada, power)}, f"the hexes of {power}")
        wanted = legal[-1]
        ada.click_hex(wanted["hex"])
        ada.fan.locator(f"button.tile[data-tile='{wanted['tile']}']").first.click()
        (sent,) = ada.does(ada.fan.locator(".answer").click, f"the tile of {power}")
        assert {**sent, "rotation": 0} == {**wanted, "rotation": 0}
        assert hex_view(ada, sent["hex"])["tile"] == sent["tile"]
        assert ada.events("tile-laid")[-1]["power"] == power


def test_a_hole_is_marked_on_two_hexes(new_user: NewUser) -> None:
    ada = player_before(new_user, Mark, "HOLE", step="track")
    usable_card(ada, "HOLE")
    first = mark_lit_hex(ada, "HOLE")
    assert ada.step == "second-hole"
    second = mark_lit_hex(ada, "HOLE")
    assert {one["hex"] for one in ada.view["hexes"] if one.get("hole")} == {first, second}
    assert ada.step == "track"


@pytest.mark.parametrize("power", variants(["WHEAT", "THAT_S_MINE", "WORK_IN_PROGRESS"]))
def test_a_marker_is_put_on_a_hex(new_user: NewUser, power: str) -> None:
    ada = player_before(new_user, Mark, power)
    family = ada.view["family"]
    usable_card(ada, power)
    hex = mark_lit_hex(ada, power)
    if power == "WHEAT":
        assert ada.family(family)["wheat"] == hex
    elif power == "THAT_S_MINE":
        assert family in hex_view(ada, hex)["kept"]
    else:
        assert "BLOCK" in hex_view(ada, hex)["spaces"]


@pytest.mark.parametrize("power", variants(["THAT_S_MINE", "ON_A_DIET"]))
def test_a_station_is_built_by_a_power(new_user: NewUser, power: str) -> None:
    ada = player_before(new_user, BuildStation, power)
    family = ada.view["family"]
    usable_card(ada, power)
    hex = mark_lit_hex(ada, power)
    assert hex in ada.family(family)["stations"]


def test_the_patch_keeps_a_squirrel(new_user: NewUser) -> None:
    ada = player_before(new_user, Save)
    targets = usable_card(ada, "PATCH").locator(".use .btn.target")
    legal = ada.legal("save")
    assert targets.count() == len(legal)
    (sent,) = ada.does(targets.first.click, "the patch")
    assert sent == legal[0]
    assert ada.events("patch-put")[-1]["squirrel"] == sent["squirrel"]


def test_a_power_is_sold_to_the_family(new_user: NewUser) -> None:
    ada = EighteenZooPlayer(new_user("Ada"))
    ada.go_to(
        first_moment(lambda one: any(isinstance(each, AskForPower) and each.power in one.powers for each in one.legal))
    )
    family, own = ada.view["family"], ada.view["players"][ada.seat]
    asks = [ask for ask in ada.legal("ask-for-power") if ask["power"] in own["powers"]]
    power = asks[0]["power"]
    price = max(ask["price"] for ask in asks if ask["power"] == power)
    ada.board.locator(".extras summary").click()
    treasury = ada.family(family)["treasury"]
    words = ada.board.locator(".extras details button.btn")
    words.nth([*dict.fromkeys(ask["power"] for ask in ada.legal("ask-for-power"))].index(power)).click()
    form = ada.page.locator("#zoo-panel form.price")
    form.locator("input[type=number]").fill(str(price))
    form.locator("input[type=number]").press("Tab")
    sent = ada.does(form.locator("button[type=submit]").click, "the sale of a power")
    assert sent == [{"type": "ask-for-power", "power": power, "price": price}]
    assert power in ada.family(family)["powers"]
    assert ada.family(family)["treasury"] == treasury - price
    assert ada.view["players"][ada.seat]["cash"] == own["cash"] + price

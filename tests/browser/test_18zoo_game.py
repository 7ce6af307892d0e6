"""18ZOO in a browser: a whole game by clicks on the board, a turn by keys, a launch, and a forced purchase."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

from menagerie.games.eighteen_zoo.actions import BuildStation, Keep, Launch, Lay, Share
from tests.browser.conftest import NewUser
from tests.browser.eighteen_zoo_player import BOT, FAMILIES, ME, EighteenZooPlayer
from tests.browser.eighteen_zoo_records import Moment, first_moment, played_game
from tests.browser.variants import variants
from tests.games.eighteen_zoo.shared_records import FIXTURES, needs_records

TABLE = {"options": {"map": "A"}}
MOST_DECISIONS = 400
MEANT = ("type", "family", "value", "hex", "tile", "power")
"""What is chosen of an action; the board offers a rotation, a card, a squirrel first, and that one is taken."""


def by_harvest(choice: Any) -> int:
    """How much more the best harvest would be."""
    foresight = choice["foresight"] or {}
    return (foresight.get("harvest_after") or 0) - (foresight.get("harvest_before") or 0)


def sensible(ada: EighteenZooPlayer) -> Any:
    """What a beginner would do: one family, some track, stations that pay, squirrels, and the harvest shared."""
    step, view = ada.step, ada.view
    plain = [choice for choice in ada.choices if not choice["action"].get("power") or step == "draft"]
    best = max(plain, key=by_harvest)
    kinds = {choice["action"]["type"]: choice["action"] for choice in reversed(plain)}
    if step == "draft":
        return kinds.get("pass" if view["players"][ada.seat]["powers"] else "buy-power", kinds["pass"])
    if step == "turn":
        if not any(family["controller"] == ada.seat for family in view["families"]) and "launch" in kinds:
            return max(ada.legal("launch"), key=lambda action: action["value"])
        return kinds.get("buy-card", kinds["pass"])
    if step == "track" and view["lays"] and by_harvest(best) <= 0:
        return kinds["pass"]
    if step == "station":
        return best["action"] if by_harvest(best) > 0 else kinds["pass"]
    if step in ("home", "bonus", "track") and "lay" in kinds:
        return max((choice for choice in plain if choice["action"]["type"] == "lay"), key=by_harvest)["action"]
    order = ("run-best", "share", "keep", "buy-squirrel", "decline", "pass", "sell", "discard-squirrel", "save")
    return next(kinds[kind] for kind in order if kind in kinds)


def test_a_whole_game_by_clicks_from_draft_to_score(new_user: NewUser) -> None:
    ada = EighteenZooPlayer(new_user("Ada"))
    ada.make_table(ME, BOT, **TABLE)
    done: list[Any] = []
    for _ in range(MOST_DECISIONS):
        ada.wait_for_decision()
        if ada.user.is_over():
            break
        action = sensible(ada)
        sent = ada.do(action)
        assert [sent[0].get(part) for part in MEANT] == [action.get(part) for part in MEANT]
        done += sent
    kinds = {action["type"] for action in done}
    assert kinds >= {"buy-power", "launch", "buy-card", "lay", "run-best", "share", "buy-squirrel", "pass"}

    standings = sorted(ada.view["result"]["standings"], key=lambda one: one["rank"])
    names = [ada.user.state()["seats"][one["seat"]]["name"] for one in standings]
    table = ada.page.locator("section.end table").first
    assert [int(text.replace("−", "-")) for text in table.locator("tr.total td").all_inner_texts()] == [
        one["score"] for one in standings
    ]
    heads = table.locator("thead th[scope=col]").all_inner_texts()
    assert all(name in head for name, head in zip(names, heads, strict=True))
    ranks = ada.user.end.locator(".ranks li").all_inner_texts()
    for one, name, text in zip(standings, names, ranks, strict=True):
        assert name in text
        assert re.search(rf"(?<!\d){one['score']}(?!\d)", text.replace("−", "-"))


# --- by keys alone


def begins_whole_turn(moment: Moment) -> bool:
    """A family's turn begins: a tile can be rotated, and later a station could be built and a harvest be kept."""
    ways = Counter((lay.hex, lay.tile) for lay in moment.legal if isinstance(lay, Lay) and lay.power is None)
    if moment.step != "track" or max(ways.values(), default=0) < 2:
        return False
    later = played_game(moment.game).moments[moment.decision + 1 : moment.decision + 8]
    turn = [one for one in later if one.seat == moment.seat]
    return (
        any(one.step == "station" and any(isinstance(each, BuildStation) for each in one.legal) for one in turn)
        and any(one.step == "harvest" and {Share(), Keep()} <= set(one.legal) for one in turn)
        and any(one.step == "squirrels" for one in turn)
    )


def test_a_familys_whole_turn_by_keys_alone(new_user: NewUser) -> None:
    ada = EighteenZooPlayer(new_user("Ada"))
    ada.go_to(first_moment(begins_whole_turn))
    keyboard, turn = ada.page.keyboard, ada.view["turn"]

    # a tile in another rotation than the one that is offered first
    ways = Counter((lay["hex"], lay["tile"]) for lay in ada.legal("lay") if lay["power"] is None)
    ((hex, tile), _) = ways.most_common(1)[0]
    ada.arrows_to(hex)
    keyboard.press("Enter")
    ada.fan.locator("button.tile").first.wait_for()
    ada.tab_to(lambda focus: focus["tile"] is not None, "a tile")
    for _ in range(ada.fan.locator("button.tile").count()):
        if ada.focus()["tile"] == tile:
            break
        keyboard.press("ArrowRight")
    assert ada.focus()["tile"] == tile
    first = shown_tile(ada)
    assert "rotation" in first
    keyboard.press("r")
    ada.user.wait_until(lambda: shown_tile(ada) != first, "another rotation")
    (laid,) = ada.does(lambda: keyboard.press("Enter"), "the lay")
    assert (laid["type"], laid["hex"], laid["tile"]) == ("lay", hex, tile)
    lies = next(one for one in ada.view["hexes"] if one["hex"] == hex)
    assert (lies["tile"], lies.get("rotation", 0)) == (tile, laid["rotation"])

    done = ["lay"]
    for _ in range(12):
        ada.wait_for_decision()
        if ada.view["turn"] != turn or ada.user.is_over():
            break
        (action,) = ada.does(lambda: answer_by_keys(ada), f"keys at {ada.step}")
        done.append(action["type"])
    assert {"lay", "build-station", "run-best", "keep", "pass"} <= set(done)


def shown_tile(ada: EighteenZooPlayer) -> str:
    """The tile of the fan that is shown on the map, in words."""
    shown = ada.fan.locator("button.tile.shown")
    return (shown.get_attribute("aria-label") or "") if shown.count() else ""


def answer_by_keys(ada: EighteenZooPlayer) -> None:
    keyboard, step = ada.page.keyboard, ada.step
    stations = [action for action in ada.legal("build-station") if action["power"] is None]
    if step == "station" and stations:
        ada.arrows_to(stations[0]["hex"])
        keyboard.press("Enter")  # it is picked
        ada.board.locator(".here").wait_for()
        if ada.board.locator(".here .way").count():
            keyboard.press("r")  # the first way
        keyboard.press("Enter")
    elif step == "run":
        ada.press_button("^Run")
    elif step == "harvest":
        keyboard.press(
            "2"
        )  # it opens the list, with the second choice marked: the first one has the focus on the board
        keyboard.press("Enter")
    elif step == "squirrels" and ada.legal("buy-squirrel"):
        ada.press_button("^Buy")
    elif step == "track":
        ada.press_button("^Finish laying")
    else:
        ada.press_button("^(Pass|End|No|Buy none|Build none)")


# --- a launch


def test_a_launch_at_nine_with_its_bonus_track(new_user: NewUser) -> None:
    ada = EighteenZooPlayer(new_user("Ada"))
    ada.go_to(first_moment(lambda one: any(isinstance(each, Launch) and each.value == 9 for each in one.legal)))
    launch = next(action for action in ada.legal("launch") if action["value"] == 9)
    family = launch["family"]
    cash = ada.view["players"][ada.seat]["cash"]
    part = ada.part("Launch")
    part.get_by_role("radio", name=re.compile(FAMILIES[family])).click()
    nine = part.locator("button.value", has=ada.page.get_by_text("9", exact=True))
    found = re.search(r"(\d+) bonus track", nine.inner_text())
    assert found is not None
    promised = int(found[1])

    (sent, *_) = ada.do(launch)
    assert sent == launch
    assert ada.family(family)["price"] == 9
    assert ada.family(family)["controller"] == ada.seat
    assert ada.view["players"][ada.seat]["cash"] == cash - 18
    laid: list[tuple[str, Any]] = []
    while ada.step in ("home", "bonus"):
        if ada.step == "bonus":
            assert ada.view["bonus_left"] == promised - sum(step == "bonus" for step, _ in laid)
        ada.user.wait_until(lambda: ada.lit == {lay["hex"] for lay in ada.legal("lay")}, "the hexes to lay on")
        action, step = ada.legal("lay")[0], ada.step
        (sent,) = ada.do(action)
        assert (sent["hex"], sent["tile"], sent["power"]) == (action["hex"], action["tile"], None)
        laid.append((step, sent))
    assert sum(step == "bonus" for step, _ in laid) == promised > 0
    for _, sent in laid:
        lies = next(one for one in ada.view["hexes"] if one["hex"] == sent["hex"])
        assert (lies["tile"], lies.get("rotation", 0)) == (sent["tile"], sent["rotation"])
    row, column = ada.family(family)["row"], ada.family(family)["column"]
    box = ada.board.locator(f"[data-anchor='box-{row}-{column}']")
    assert box.locator(f"[data-anchor='token-{family}']").count() == 1


# --- a forced purchase


@needs_records
@pytest.mark.parametrize(
    ("name", "decision", "seat", "sold_first"),
    variants(
        [("18ZOOMapA/bankrupt.player_debt", 50, 0, 0), ("18ZOOMapD/remove_4s_by_current_player", 59, 2, 1)], usual=1
    ),
    ids=["a loan", "cards sold"],
)
def test_a_forced_purchase_by_the_buttons_offered(
    new_user: NewUser, name: str, decision: int, seat: int, sold_first: int
) -> None:
    ada = EighteenZooPlayer(new_user("Ada"))
    ada.branch(json.loads((FIXTURES / f"{name}.json").read_text("utf-8")), decision, seat)
    forced = ada.board.locator("section.forced")
    forced.wait_for()
    family = ada.view["family"]
    owned = len(ada.family(family)["squirrels"])
    debt = said_debt(ada)
    sales = 0
    while not forced.locator(".buy.main").count():
        (sold,) = ada.does(forced.locator(".sales .btn").first.click, "a sale")
        assert sold["type"] == "sell"
        sales += 1
        ada.wait_for_decision()
    assert said_debt(ada) == debt  # what was foreseen first is still so
    (bought,) = ada.does(forced.locator(".buy.main").click, "the purchase")
    assert bought["type"] == "buy-squirrel"
    assert ada.view["players"][seat]["debt"] == debt
    assert len(ada.family(family)["squirrels"]) == owned + 1
    assert sales == sold_first


def test_cards_are_sold_for_a_forced_purchase_until_it_is_paid(new_user: NewUser) -> None:
    ada = EighteenZooPlayer(new_user("Ada"))
    ada.go_to(first_moment(lambda one: one.step == "forced"))
    debt, missing = said_debt(ada), ada.view["forced"]["missing"]
    while ada.step == "forced" and ada.owes_decision():
        button = ada.board.locator("section.forced .sales .btn").first
        brought = int(re.findall(r"\d+", button.inner_text())[-1])
        (sold,) = ada.does(button.click, "a sale")
        assert sold["type"] == "sell"
        missing -= brought
        ada.wait_for_decision()
    assert debt == 2 * max(0, missing)
    assert ada.view["players"][ada.seat]["debt"] == debt


def said_debt(ada: EighteenZooPlayer) -> int:
    """What the board says will be owed, once it is known."""
    said = ada.board.locator("section.forced .debt")
    ada.user.wait_until(lambda: "up to" not in said.inner_text(), "the debt")
    found = re.search(r"owe (\d+)", said.inner_text())
    return int(found[1]) if found else 0

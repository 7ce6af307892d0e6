"""18ZOO's map in use: hexes that say why not, the supply, drawn runs, plans; and a full box of the stock board."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from menagerie.core.ledger import ledger
from menagerie.core.words import words_for
from menagerie.games.eighteen_zoo.actions import (
    BuyCard,
    BuySquirrel,
    DrawnRun,
    DrawRuns,
    EighteenZooAction,
    Lay,
    RunBest,
    Share,
)
from menagerie.games.eighteen_zoo.analysis import AskReach, ReachAnswer
from menagerie.games.eighteen_zoo.events import Ran
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.eighteen_zoo_positions import NAMES, Position, Table, played
from tests.browser.test_18zoo_foresight import best_nuts, family_of, is_worth_a_look
from tests.browser.variants import variants

PARAGRAPHS = set(ledger(GAME).numbers)


def lit(page: Page) -> set[str]:
    return set(page.locator(".hex.active").evaluate_all("all => all.map((one) => one.dataset.hex)"))


# --- hexes that cannot be used


def test_twenty_illegal_hexes_name_their_paragraph_and_send_nothing(new_user: NewUser) -> None:
    game = played("a")
    position = game.first(is_worth_a_look)
    table = Table(new_user("Ada"), game, position)
    page, state = table.page, position.state
    before = table.log_lines()
    legal = {one.hex for one in position.legal if isinstance(one, Lay)}
    # Of every kind of hex some: grey, homes, stations, water, tiles that are complete, and what is out of reach.
    hexes = [hex for hex in state.track.board.hexes if hex not in legal]
    tried = hexes[:: max(1, len(hexes) // 24)]
    assert len(tried) >= 20
    named = set()
    for hex in tried:
        page.locator(f"[data-hex='{hex}']").dispatch_event("click")
        bubble = page.locator(f".bubble[aria-label='{hex}']")
        rule = bubble.locator(".rule")
        rule.wait_for()
        paragraph = rule.inner_text().removeprefix("Rule ").strip()
        assert paragraph in PARAGRAPHS
        # One of the lays that are refused there is refused by that paragraph.
        lays = (Lay(hex, tile, way) for tile in state.view(position.seat).tiles for way in range(6))
        refusals = (refusal for lay in lays if (refusal := state.check(position.seat, lay)))
        assert any(refusal.paragraph == paragraph for refusal in refusals), (hex, paragraph)
        assert len(bubble.locator("p").inner_text()) > len(hex) + 10
        named.add(paragraph)
    assert len(named) >= 3, named
    assert not table.acts
    assert table.log_lines() == before


# --- the supply


def test_a_tile_of_the_supply_lights_exactly_the_hexes_where_it_fits(new_user: NewUser) -> None:
    game = played("a")
    position = game.first(is_worth_a_look)
    table = Table(new_user("Ada"), game, position)
    page = table.page
    page.locator(".board").get_by_role("tab", name="Tiles", exact=True).click()
    page.locator("[data-supply]").first.wait_for()
    lays = [choice["action"] for choice in table.choices("lay")]
    everywhere = {lay["hex"] for lay in lays}
    assert lit(page) == everywhere
    tried = 0
    for number in page.locator("[data-supply]").evaluate_all("all => all.map((one) => one.dataset.supply)"):
        button = page.locator(f"[data-supply='{number}']")
        fits = {lay["hex"] for lay in lays if lay["tile"] == number}
        assert (button.get_attribute("aria-disabled") == "true") == (not fits), number
        if not fits:
            continue
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        assert lit(page) == fits, number
        expect(page.locator(".lay .note")).to_contain_text(f"Tile {number} fits on {len(fits)} hex")
        button.click()
        assert lit(page) == everywhere
        tried += 1
    assert tried == len({lay["tile"] for lay in lays}) > 3
    assert not table.acts


# --- layers, and a tile turned by the wheel


def hexes_with(page: Page, mark: str) -> set[str]:
    return set(page.locator(f".hex:has({mark})").evaluate_all("all => all.map((one) => one.dataset.hex)"))


def wait_for_reach(table: Table, hexes: set[str]) -> None:
    table.user.wait_until(lambda: hexes_with(table.page, ".reach") == hexes, "the reach of the family")


def test_layers_show_last_lays_runs_and_reach_and_the_wheel_turns_a_tile(new_user: NewUser) -> None:
    game = played("a")
    position = game.first(lambda one: is_worth_a_look(one) and len(one.view()["runs"]) > 1)
    table = Table(new_user("Ada"), game, position)
    page, view = table.page, table.view()
    ran = [one for one in view["runs"] if one["runs"]]
    other = next(one for one in ran if one["family"] != view["family"])
    page.get_by_role("button", name="What the map shows").click()
    page.get_by_label("Tiles laid last").set_checked(True)
    assert hexes_with(page, ".last") == {one["hex"] for one in view["last_lays"]} != set()
    page.get_by_label("Last runs").check()
    lines = page.locator(".runs.past .line")
    expect(lines).to_have_count(sum(len(one["runs"]) for one in ran))
    page.get_by_label("Hexes within reach").check()
    for family in (view["family"], other["family"]):
        page.get_by_label("Runs and reach of").select_option(family)
        answer = GAME.analyse(position.state, position.seat, AskReach(family), words_for(GAME, "en", NAMES))
        assert isinstance(answer, ReachAnswer)
        wait_for_reach(table, set(answer.hexes))
    expect(lines).to_have_count(len(other["runs"]))
    page.keyboard.press("Escape")

    ways = Counter((lay["hex"], lay["tile"]) for lay in (choice["action"] for choice in table.choices("lay")))
    ((hex, tile), _) = ways.most_common(1)[0]
    page.locator(f"[data-hex='{hex}']").dispatch_event("click")
    button = page.locator(f".fan button.tile[data-tile='{tile}']").first
    button.click()
    first = button.get_attribute("aria-label")
    page.mouse.move(*centre(page, hex))
    page.mouse.wheel(0, 60)
    expect(button).not_to_have_attribute("aria-label", first or "")
    assert not table.acts


# --- runs


def centre(page: Page, hex: str) -> tuple[float, float]:
    box = page.locator(f"[data-hex='{hex}'] .area").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, *hexes: str) -> None:
    """One gesture along track."""
    page.mouse.move(*centre(page, hexes[0]))
    page.mouse.down()
    for hex in hexes[1:]:
        page.mouse.move(*centre(page, hex), steps=4)
    page.mouse.up()


def nuts_shown(page: Page) -> int:
    text = page.locator(".routes .total strong").inner_text()
    return int(re.fullmatch(r"(\d+) nuts?", text)[1])  # type: ignore[index]  # the next line would fail anyway


DETOURS = [
    ("a", 235, "4S Perm-0", ("N10", "M11", "N12")),
    ("c", 307, "5S-0", ("K9", "K7", "L6", "L4")),
]
"""The game and its decision, the squirrel, and track that leads from its best run back to it."""


@pytest.mark.parametrize(("seed", "number", "squirrel", "gesture"), variants(DETOURS))
def test_a_run_is_drawn_by_dragging_and_sent_only_then(
    new_user: NewUser, seed: str, number: int, squirrel: str, gesture: tuple[str, ...]
) -> None:
    game = played(seed)
    position = game.positions[number]
    best = ran_by(position, RunBest())
    table = Table(new_user("Ada"), game, position)
    page = table.page
    expect(page.locator(".routes .proved")).to_be_visible()
    assert nuts_shown(page) == best.nuts
    before = table.log_lines()

    way = next(run.hexes for run in best.runs if run.squirrel == squirrel)
    low, high = sorted((way.index(gesture[0]), way.index(gesture[-1])))
    inner = gesture if way.index(gesture[0]) == low else gesture[::-1]
    detour = (*way[:low], *inner, *way[high + 1 :])
    drawn = DrawRuns(
        tuple([DrawnRun(one.squirrel, detour if one.squirrel == squirrel else one.hexes) for one in best.runs])
    )
    nuts = ran_by(position, drawn).nuts
    rows = page.locator(".routes li .row")
    place = [one["id"] for one in family_of(table.view(), table.view()["family"])["squirrels"]].index(squirrel)
    rows.nth(place).click()
    drag(page, *gesture)
    expect(page.locator(".routes .total .proved")).to_have_count(0)
    expect(page.locator(".routes .total strong")).to_have_text(f"{nuts} nuts")
    assert not table.acts
    assert table.log_lines() == before

    with table.expect_move():
        page.locator(".routes .btn.main").click()
    (sent,) = table.acts
    assert sent["type"] == "draw-runs"
    assert {one["squirrel"]: one["hexes"] for one in sent["runs"]}[squirrel] in ([*detour], [*detour[::-1]])
    assert [event["nuts"] for event in table.events() if event["type"] == "ran"][-1] == nuts
    assert table.log_lines() > before


def ran_by(position: Position, action: EighteenZooAction) -> Ran:
    events = position.state.clone().apply(position.seat, action)
    return next(event for event in events if isinstance(event, Ran))


# --- five tokens in one box


def with_five_in_one_box(message: Any) -> Any:
    """The message with the tokens of five families in one box."""
    if isinstance(message, list):
        return [with_five_in_one_box(part) for part in message]
    if not isinstance(message, dict):
        return message
    changed = {key: with_five_in_one_box(part) for key, part in message.items()}
    if "stacks" in changed and "families" in changed:
        five = changed["families"][:5]
        assert len(five) == 5
        for family in five:
            family |= {"launched": True, "controller": 0, "row": BOX[0], "column": BOX[1], "price": 7}
        changed["stacks"] = [{"row": BOX[0], "column": BOX[1], "families": [family["family"] for family in five]}]
    return changed


BOX = (1, 1)
"""A box in which a launch starts: it has the most numbers."""
SHAPES = """(all) => all.map((box) => {
    const sides = ({ left, top, right, bottom }) => [left, top, right, bottom];
    const rectangle = (one) => sides(one.getBoundingClientRect());
    const written = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return rectangle(range);
    };
    const found = (selector) => [...box.querySelectorAll(selector)];
    return {
        name: box.dataset.anchor,
        box: rectangle(box),
        numbers: found(".price, .pays, .threshold, .launch, .bonus").map(written),
        tokens: found(".placed").map(rectangle),
        words: found(".placed .letters, .placed .place").map(rectangle),
    };
})"""


def overlap(one: list[float], other: list[float]) -> bool:
    slack = 0.5
    return (
        one[0] < other[2] - slack
        and other[0] < one[2] - slack
        and one[1] < other[3] - slack
        and other[1] < one[3] - slack
    )


def lies_in(part: list[float], whole: list[float]) -> bool:
    left, top, right, bottom = whole
    return part[0] >= left - 1 and part[1] >= top - 1 and part[2] <= right + 1 and part[3] <= bottom + 1


def test_five_tokens_in_one_box_cover_no_number(new_user: NewUser) -> None:
    ada = new_user("Ada")
    page = ada.page

    def changed(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(json.dumps(with_five_in_one_box(json.loads(text)))))

    page.route_web_socket(re.compile("/ws/"), changed)
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Otto"}]
    table = ada.post("/api/tables", {"game": "18zoo", "options": {"map": "A"}, "seats": seats})["id"]
    for width, height in ((1440, 900), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        ada.go(f"/table/{table}")
        if width < 500:
            page.locator(".board").get_by_role("tab", name="Stock", exact=True).click()
        page.locator(f"[data-anchor='box-{BOX[0]}-{BOX[1]}'] .placed").nth(4).wait_for()
        boxes = page.locator("[data-anchor^='box-']").evaluate_all(SHAPES)
        assert len(boxes) == 38
        tokens = [token for box in boxes for token in box["tokens"]]
        assert len(tokens) == 5
        for box in boxes:
            assert not [pair for pair in ((a, b) for a in box["numbers"] for b in tokens) if overlap(*pair)], (
                width,
                box,
            )
            assert all(lies_in(part, box["box"]) for part in [*box["numbers"], *box["tokens"]]), (width, box)
        full = next(box for box in boxes if box["tokens"])
        assert len(full["words"]) == 10, "the letters and the place of every token"
        for place, token in enumerate(full["tokens"]):
            own = full["words"][2 * place : 2 * place + 2]
            assert all(not overlap(token, word) for word in full["words"] if word not in own), (width, place)


# --- planning


def plan_a_tile(page: Page, position: Position) -> tuple[Lay, int]:
    """Plans a tile that brings nuts; the lay and its harvest."""
    state = position.state
    now = best_nuts(state, state.family)
    lays = {lay: best_nuts(position.after(lay), state.family) for lay in position.legal if isinstance(lay, Lay)}
    better = next(lay for lay, nuts in lays.items() if nuts > now)
    page.locator(".plan").get_by_role("button", name=re.compile("^Plan")).click()
    choose_family(page, state)
    expect(page.locator(".plan .harvest b")).to_have_text([str(now), str(now)])
    page.locator(f"[data-hex='{better.hex}']").dispatch_event("click")
    tile = page.locator(f".fan button.tile[data-tile='{better.tile}']")
    tile.dispatch_event("click")
    for _ in range(6):
        if planned(page)["rotation"] in [
            one.rotation for one, nuts in lays.items() if nuts > now and same_tile(one, better)
        ]:
            break
        tile.dispatch_event("click")
    shown = planned(page)
    lay = Lay(shown["hex"], shown["tile"], shown["rotation"])
    expect(page.locator(".plan .harvest b")).to_have_text([str(now), str(lays[lay])])
    page.locator(".fan").get_by_role("button", name="Done").click()
    return lay, lays[lay]


def choose_family(page: Page, state: EighteenZooState) -> None:
    page.locator(".plan select").select_option(FAMILIES[state.family])


def same_tile(one: Lay, other: Lay) -> bool:
    return (one.hex, one.tile) == (other.hex, other.tile)


def planned(page: Page) -> Any:
    """The one tile of the plan that this browser keeps for the table."""
    key = f"18zoo-plan-{page.url.split('/')[4].split('?')[0]}"
    (tile,) = page.evaluate("(key) => JSON.parse(localStorage.getItem(key)).tiles", key)
    return tile


def test_a_plan_changes_the_harvest_it_shows_stays_and_is_never_sent(new_user: NewUser) -> None:
    game = played("a")
    position = game.first(is_worth_a_look)
    table = Table(new_user("Ada"), game, position)
    page = table.page
    before = table.log_lines()
    lay, nuts = plan_a_tile(page, position)
    ghost = page.locator(f"[data-hex='{lay.hex}'].ghost")
    expect(ghost).to_have_count(1)

    page.reload()
    page.locator(".plan").get_by_role("button", name="Plan (1)").click()
    now = best_nuts(position.state, position.state.family)
    expect(page.locator(".plan .harvest b")).to_have_text([str(now), str(nuts)])
    expect(ghost).to_have_count(1)
    assert not table.acts
    assert table.log_lines() == before
    assert all(hex["hex"] != lay.hex or hex.get("tile") != lay.tile for hex in table.view()["hexes"])

    # Somebody else sees nothing of it, and can plan as well.
    eve = new_user("Eve")
    eve.go(f"/table/{table.id}")
    map_shown(eve)
    expect(eve.page.locator(".hex.ghost")).to_have_count(0)
    assert plan_a_tile(eve.page, position)[0].hex
    assert not eve.messages("done")
    assert table.log_lines() == before


def test_a_plan_works_in_a_replay(new_user: NewUser) -> None:
    game = played("a")
    position = game.first(is_worth_a_look)
    ada = new_user("Ada")
    table = ada.post("/api/records", game.record)["id"]
    ada.go(f"/replay/{table}")
    slider = ada.page.locator("input.slider")
    slider.fill(str(position.number))
    expect(ada.page.locator(".controls .place")).to_contain_text(f"{position.number} of ")
    map_shown(ada)
    lay, nuts = plan_a_tile(ada.page, position)
    assert nuts > best_nuts(position.state, position.state.family)
    expect(ada.page.locator(f"[data-hex='{lay.hex}'].ghost")).to_have_count(1)
    assert not ada.messages("done")


def map_shown(user: BrowserUser) -> None:
    user.page.locator(".board .hex").first.wait_for()


# --- what flies

WATCH_FLIGHTS = """() => {
    window.flown = new Set();
    const look = () => {
        for (const piece of document.querySelectorAll("[data-moving]")) {
            if (piece.getAnimations().length) window.flown.add(piece.classList[1]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


FLIGHTS: list[tuple[str, type[EighteenZooAction], str]] = [
    ("coin", Share, ".harvest thead button"),
    ("squirrel", BuySquirrel, ".market .btn.main"),
    ("card", BuyCard, ".plan .do"),
]


@pytest.mark.parametrize(("piece", "kind", "button"), variants(FLIGHTS))
def test_what_moves_flies_between_places_in_view(
    new_user: NewUser, piece: str, kind: type[EighteenZooAction], button: str
) -> None:
    game = played("b")
    position = game.first(lambda one: any(pays_cash(one, action) for action in one.legal if isinstance(action, kind)))
    table = Table(new_user("Ada", motion=True), game, position)
    page = table.page
    if kind is BuyCard:
        page.locator(".turn").get_by_role("tab", name="Buy").click()
        page.locator(".part .offer.available").first.click()
        expect(page.locator(button)).to_have_attribute("aria-disabled", "false")
    page.evaluate(WATCH_FLIGHTS)
    page.locator(button).first.click()
    page.wait_for_function("(piece) => window.flown.has(piece)", arg=piece)


def pays_cash(position: Position, action: EighteenZooAction) -> bool:
    """Whether money moves, and nobody has to help a family out."""
    before, after = position.state, position.after(action)
    paid = before.treasury != after.treasury or before.cash != after.cash
    return paid and (not isinstance(action, BuySquirrel) or before.cash == after.cash)

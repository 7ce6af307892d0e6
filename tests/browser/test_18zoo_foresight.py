"""What 18ZOO's board shows for each choice is what then changes: costs, harvests, reputation, parents, retirements."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from menagerie.games.eighteen_zoo.actions import (
    BuildStation,
    BuyCard,
    BuyPower,
    BuySquirrel,
    CashTicket,
    EighteenZooAction,
    Keep,
    Launch,
    Lay,
    Pass,
    Sell,
    Share,
)
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.run import able_squirrels, modifiers, runner
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.browser.conftest import NewUser
from tests.browser.eighteen_zoo_positions import NAMES, Position, Table, played
from tests.browser.variants import variants

FAMILIES = {
    "CR": "Crocodiles", "GI": "Giraffes", "PB": "Polar Bears", "PE": "Penguins", "LI": "Lions", "TI": "Tigers",
    "BB": "Brown Bears", "EL": "Elephants",
}  # fmt: skip
Facts = dict[str, Any]

READ_FAN = """async (hex) => {
    const click = (element) => {
        element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    };
    await click(document.querySelector(`[data-hex="${hex}"]`));
    const tiles = () => [...document.querySelectorAll(".fan button.tile")];
    const beside = () => [...document.querySelectorAll(".chosen-lay dd")].map((one) => one.innerText).join("; ");
    const found = [];
    const numbers = [...new Set(tiles().map((one) => one.dataset.tile))];
    const several = numbers.length > 1; // one tile alone is offered in all its rotations at once
    for (const number of numbers) {
        const places = several ? [0] : tiles().map((_, place) => place);
        for (const place of places) {
            const tile = () => (several ? tiles().find((one) => one.dataset.tile === number) : tiles()[place]);
            await click(tile());
            const rotations = several ? Number(/rotation \\d+ of (\\d+)/.exec(tile().ariaLabel)?.[1] ?? 1) : 1;
            for (let time = 0; time < rotations; time++) {
                found.push({ tile: number, label: tile().ariaLabel, beside: beside() });
                if (rotations > 1) await click(document.querySelector('.fan button[aria-label="Rotate (R)"]'));
            }
        }
    }
    await click(document.querySelector('.fan button[aria-label="Cancel"]'));
    return found;
}"""


def best_nuts(state: EighteenZooState, family: int) -> int:
    runners = [runner(state, squirrel) for squirrel in able_squirrels(state, family)]
    return best_harvest(state.track, family, runners, modifiers(state, family)).nuts


def next_harvest(state: EighteenZooState, family: int) -> int:
    """What the squirrels that will still be there bring in the next round."""
    staying = [squirrel for squirrel in state.squirrels[family] if not state.last_run >> squirrel & 1]
    runners = [runner(state, squirrel) for squirrel in staying]
    return best_harvest(state.track, family, runners, modifiers(state, family)).nuts


def family_of(view: Any, name: str) -> Any:
    return next(one for one in view["families"] if one["family"] == name)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def lines(locator: Locator) -> list[str]:
    return [re.sub(r"\s+", " ", text).strip() for text in locator.all_inner_texts()]


# --- laying track


def looks(position: Position) -> dict[tuple[str, str], list[list[Lay]]]:
    """The lays by hex and tile: those that look the same together, in the order of their rotations."""
    track = position.state.track
    found: dict[tuple[str, str], dict[Any, list[Lay]]] = {}
    for lay in sorted((one for one in position.legal if isinstance(one, Lay)), key=lambda one: one.rotation):
        face = track.face_of(track.board.index[lay.hex], track.board.tiles.index[lay.tile], lay.rotation)
        look = (track.board.faces.exits[face], track.board.faces.joined[face])
        found.setdefault((lay.hex, lay.tile), {}).setdefault(look, []).append(lay)
    return {key: list(by_look.values()) for key, by_look in found.items()}


def told_of_lay(text: str) -> Facts:
    cost = re.search(r"costs (\d+)", text)
    assert cost or "free of charge" in text, text
    told: Facts = {"cost": int(cost[1]) if cost else 0}
    if stays := re.search(r"harvest stays (\d+) nuts", text):
        told["harvest"] = (int(stays[1]), int(stays[1]))
    elif changes := re.search(r"harvest (\d+) → (\d+) nuts", text):
        told["harvest"] = (int(changes[1]), int(changes[2]))
    return told


def change_by_lay(position: Position, lay: Lay) -> Facts:
    state, after = position.state, position.after(lay)
    facts: Facts = {"cost": state.treasury[state.family] - after.treasury[state.family]}
    if able_squirrels(state, state.family):
        facts["harvest"] = (best_nuts(state, state.family), best_nuts(after, state.family))
    return facts


def is_worth_a_look(position: Position) -> bool:
    lays = [one for one in position.legal if isinstance(one, Lay)]
    if position.state.step != "track" or not lays or any(one.power for one in lays):
        return False
    changes = [change_by_lay(position, lay) for lay in lays]
    return any(one["cost"] and len(set(one.get("harvest", ()))) > 1 for one in changes)


def test_each_lay_costs_and_brings_what_the_fan_shows(new_user: NewUser) -> None:
    game = played("a")
    position = game.first(is_worth_a_look)
    table = Table(new_user("Ada"), game, position)
    page = table.page
    page.locator(".board .hex").first.wait_for()
    by_hex = looks(position)
    shown = 0
    for hex in {hex for hex, _ in by_hex}:
        for told in page.evaluate(READ_FAN, hex):
            alike = by_hex[hex, told["tile"]]
            place = re.search(r"rotation (\d+) of (\d+)", told["label"])
            assert len(alike) == (int(place[2]) if place else 1), told
            lay = alike[int(place[1]) - 1 if place else 0][0]
            expected = change_by_lay(position, lay)
            assert told_of_lay(told["label"]) == expected, lay
            assert told_of_lay(told["beside"]) == expected, lay
            treasury = family_of(position.view(), position.view()["family"])["treasury"]
            if expected["cost"]:
                assert f"treasury then {treasury - expected['cost']}" in told["beside"], lay
            shown += 1
    assert shown == sum(len(alike) for alike in by_hex.values()), "every tile in every rotation"
    assert not table.acts

    changes = {lay: change_by_lay(position, lay) for lay in position.legal if isinstance(lay, Lay)}
    hex, tile = next(
        (lay.hex, lay.tile) for lay, told in changes.items() if told["cost"] and len(set(told["harvest"])) > 1
    )
    page.locator(f"[data-hex='{hex}']").dispatch_event("click")
    page.locator(f".fan button.tile[data-tile='{tile}']").first.dispatch_event("click")
    told = told_of_lay(page.locator(".chosen-lay").inner_text())
    before = table.view()
    with table.expect_move():
        page.locator(".chosen-lay + .buttons .btn.main").click()
    after = table.view()
    family = before["family"]
    assert table.acts[0]["hex"] == hex
    assert family_of(before, family)["treasury"] - family_of(after, family)["treasury"] == told["cost"]
    foreseen = [choice["foresight"] for choice in table.choices("lay")]
    assert {one["harvest_before"] for one in foreseen} == {told["harvest"][1]}


# --- stations and squirrels


def change_in_lines(position: Position, action: EighteenZooAction, names: Sequence[str]) -> set[str]:
    """What two positions tell, as the panel says it; without what retires."""
    before, after = position.view(), position.view_after(action)
    found = set()
    for old, new in zip(before["families"], after["families"], strict=True):
        name = FAMILIES[old["family"]]
        if old["treasury"] != new["treasury"]:
            found.add(f"{name}: treasury {old['treasury']} → {new['treasury']}")
        if old["price"] != new["price"]:
            found.add(f"{name}: reputation {old['price']} → {new['price']}")
        if old["controller"] != new["controller"]:
            found.add(f"{names[new['controller']]} takes the parents of the {name}")
    for who, old, new in zip(names, before["players"], after["players"], strict=True):
        if old["cash"] != new["cash"]:
            found.add(f"{who}: cash {old['cash']} → {new['cash']}")
    if before["phase"] != after["phase"]:
        found.add(f"Phase {after['phase']} begins: up to {after['limit']} squirrels a family")
    return found


def harvest_line(before: int, after: int) -> str:
    if before == after:
        return f"Best harvest stays at {after} nuts"
    change = f"+{after - before}" if after > before else f"−{before - after}"
    return f"Best harvest {before} → {after} nuts ({change})"


def builds_for_nuts(position: Position) -> bool:
    stations = [one for one in position.legal if isinstance(one, BuildStation)]
    state = position.state
    if state.step != "station" or not able_squirrels(state, state.family) or any(one.power for one in stations):
        return False
    return any(best_nuts(position.after(one), state.family) != best_nuts(state, state.family) for one in stations)


def test_each_station_costs_and_brings_what_the_panel_shows(new_user: NewUser) -> None:
    game = played("b")
    position = game.first(builds_for_nuts)
    table = Table(new_user("Ada"), game, position)
    page, state = table.page, position.state
    stations = [one for one in position.legal if isinstance(one, BuildStation)]
    nuts = best_nuts(state, state.family)
    hexes = page.locator(".place .hexes button.hex")
    expect(hexes).to_have_count(len({one.hex for one in stations}))
    assert {text.split()[0] for text in lines(hexes)} == {one.hex for one in stations}
    for action in stations:
        after = position.after(action)
        cost = state.treasury[state.family] - after.treasury[state.family]
        button = hexes.filter(has_text=re.compile(rf"^\s*{action.hex}\b"))
        change = best_nuts(after, state.family) - nuts
        figures = [*([f"costs {cost}"] if cost else []), *([f"best harvest +{change}"] if change else [])]
        expect(button).to_have_text(f"{action.hex} {' · '.join(figures)}", use_inner_text=True)
        button.click()
        expect(page.locator(".here h4")).to_have_text(f"On {action.hex}")
        told = set(lines(page.locator(".here .outcome li")))
        assert told - {"The turn ends with it"} == {
            *change_in_lines(position, action, table_names(table)),
            harvest_line(nuts, best_nuts(after, state.family)),
        }
    assert not table.acts
    chosen = max(stations, key=lambda one: best_nuts(position.after(one), state.family))
    with table.expect_move():
        if len(stations) > 1:  # a click on the one that is picked would build
            hexes.filter(has_text=re.compile(rf"^\s*{chosen.hex}\b")).click()
        page.locator(".here .btn.main").click()
    view = table.view()
    family = view["family"]
    assert (
        f"treasury {family_of(position.view(), family)['treasury']} → {family_of(view, family)['treasury']}"
        in " ".join(change_in_lines(position, chosen, table_names(table)))
    )
    expect(page.locator(".routes .total strong")).to_have_text(
        f"{best_nuts(position.after(chosen), state.family)} nuts"
    )


def table_names(table: Table) -> list[str]:
    return [seat["name"] for seat in table.user.state()["seats"]]


def squirrels_of(view: Any) -> dict[str, tuple[str, bool]]:
    """The family that has it, or nobody: the kitchen; and whether it is on its last run."""
    found = {one["id"]: ("kitchen", False) for one in view["kitchen"]}
    for family in view["families"]:
        found |= {one["id"]: (FAMILIES[family["family"]], one["last_run"]) for one in family["squirrels"]}
    return found


def named(squirrel: str) -> str:
    """``3S-1``: the second 3S."""
    kind, _, place = squirrel.rpartition("-")
    return kind if kind in ("3S Long", "4S Perm") else f"{kind} no. {int(place) + 1}"


def leaving(before: Any, after: Any) -> dict[str, set[str]]:
    """Who retires, by the words of the panel and the family."""
    old, new = squirrels_of(before), squirrels_of(after)
    found: dict[str, set[str]] = {}
    for squirrel, (home, last_run) in old.items():
        if squirrel in after["retiring"]:
            words = "Retires, unless the patch saves it"
        elif squirrel not in new:
            words = "Retires at once"
        elif new[squirrel][1] and not last_run:
            words = "Runs once more, then retires"
        else:
            continue
        found.setdefault(f"{words} ({home})", set()).add(named(squirrel))
    return found


def told_to_leave(texts: Iterable[str]) -> dict[str, set[str]]:
    found = {}
    for text in texts:
        match = re.fullmatch(r"(.+): (.+) \((.+)\)", text)
        assert match, text
        found[f"{match[1]} ({match[3]})"] = set(re.split(r", | and ", match[2]))
    return found


PURCHASES = [("a", 135), ("b", 327), ("d", 381)]
"""The game and its decision: a first 4S while the PATCH may save a squirrel, a first 5S, a first 4J or 2J."""


@pytest.mark.parametrize(("seed", "number"), variants(PURCHASES))
def test_a_squirrel_costs_and_retires_what_the_purchase_shows(new_user: NewUser, seed: str, number: int) -> None:
    game = played(seed)
    position = game.positions[number]
    table = Table(new_user("Ada"), game, position)
    page, before = table.page, position.view()
    family = before["family"]
    treasury = family_of(before, family)["treasury"]
    purchases = [one for one in position.legal if isinstance(one, BuySquirrel)]
    rows = page.locator(".market li", has=page.get_by_role("button", name=re.compile("^Buy ")))
    expect(rows).to_have_count(len(purchases))
    told_of: dict[BuySquirrel, dict[str, set[str]]] = {}
    for action, row in zip(purchases, rows.all(), strict=True):
        after = position.view_after(action)
        cost = treasury - family_of(after, family)["treasury"]
        expect(row.locator(".name b")).to_contain_text(action.kind or action.squirrel.rpartition("-")[0])
        costs = f"costs {cost}: treasury {treasury} → {treasury - cost}" if cost else "a forced purchase"
        expect(row.locator(".figure").first).to_contain_text(costs)
        told_of[action] = told_to_leave(lines(row.locator(".outcome .retires")))
        assert told_of[action] == leaving(before, after), action
        nuts = [next_harvest(one, position.state.family) for one in (position.state, position.after(action))]
        if cost:
            assert lines(row.locator(".outcome :is(.harvest, .same)")) == [harvest_line(*nuts)], action
        rest = set(lines(row.locator(".outcome li:not(.retires, .harvest, .same, .ends)")))
        changes = change_in_lines(position, action, table_names(table))
        assert rest == {line for line in changes if ": treasury " not in line}
    chosen = next(one for one in purchases if told_of[one])
    with table.expect_move():
        rows.nth(purchases.index(chosen)).get_by_role("button").click()
    assert told_of[chosen] == leaving(before, table.view())
    assert sum(map(len, told_of[chosen].values())) > 1


# --- the harvest


def test_sharing_and_keeping_lead_where_the_two_futures_say(new_user: NewUser) -> None:
    for kind in (Share, Keep):
        game = played("b")
        position = game.first(lambda one: Share() in one.legal and Keep() in one.legal and one.state.harvest > 0)
        table = Table(new_user("Ada"), game, position)
        page, before = table.page, position.view()
        family = family_of(before, before["family"])
        expect(page.locator(".harvest table thead button")).to_have_count(2)
        heads = [text.split()[0] for text in lines(page.locator(".harvest table thead button"))]
        told: dict[str, dict[str, str]] = {}
        for row in page.locator(".harvest table tbody tr").all():
            name = re.sub(r"\s+", " ", row.locator("th").inner_text()).strip()
            told[name.split("\n")[0]] = dict(zip(heads, lines(row.locator("td")), strict=True))
        for action in (Share(), Keep()):
            check_future(told, action, family, before, position.view_after(action), table_names(table))
        with table.expect_move():
            page.locator(".harvest table thead button").nth(heads.index(kind.__name__)).click()
        check_future(told, kind(), family, before, table.view(), table_names(table))


def check_future(told: Any, action: Share | Keep, family: Any, before: Any, after: Any, names: list[str]) -> None:
    column = type(action).__name__
    new = family_of(after, family["family"])
    for row, old, now in (
        ("Reputation", family["price"], new["price"]),
        ("Treasury", family["treasury"], new["treasury"]),
    ):
        text = told[row][column].replace("becomes", "").replace("→", " ")
        assert text.split() == ([str(old), "as", "now"] if old == now else [str(old), str(now)]), (row, action)
    for seat, name in enumerate(names):
        row = next(value for key, value in told.items() if key.endswith(name))
        cash, worth = (after["players"][seat][one] - before["players"][seat][one] for one in ("cash", "worth"))
        match = re.fullmatch(r"(\S+) worth (\S+)", row[column])
        assert match, row
        assert (number(match[1]), number(match[2])) == (cash, worth), (name, action)


# --- the stock round


def effects(before: Any, after: Any, seat: int, names: list[str]) -> set[str]:
    """What two positions tell, as the planned turn says it."""
    found = set()
    cash = after["players"][seat]["cash"] - before["players"][seat]["cash"]
    if cash:
        found.add(f"cash {signed(cash)}")
    for old, new in zip(before["families"], after["families"], strict=True):
        letters = old["family"]
        if old["treasury"] != new["treasury"]:
            found.add(f"{letters} treasury {signed(new['treasury'] - old['treasury'])}")
        if (old["row"], old["column"]) != (new["row"], new["column"]):
            found.add(
                f"{letters} {old['price']} → {new['price']}" if old["price"] else f"{letters} starts at {new['price']}"
            )
        if old["controller"] != new["controller"]:
            mine = new["controller"] == seat
            who = "you get" if mine else f"{names[new['controller']]} gets"
            found.add(f"{who} the parents of {letters}")
    if before["round"] != after["round"]:
        found.add(f"the {before['round']} round ends")
    return found


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


def moved_tokens(before: Any, after: Any) -> set[str]:
    return {
        f"box-{new['row']}-{new['column']}"
        for old, new in zip(before["families"], after["families"], strict=True)
        if (old["row"], old["column"]) != (new["row"], new["column"])
    }


def ghosts(table: Table) -> set[str]:
    """The boxes in which a token would come to lie."""
    found = table.page.locator(".box.target").evaluate_all("all => all.map((one) => one.dataset.anchor)")
    return set(found)


def tab(table: Table, name: str) -> None:
    table.page.locator(".turn").get_by_role("tab", name=re.compile(f"^{name}")).click()


def test_a_sale_shows_the_cash_the_box_and_the_new_parent(new_user: NewUser) -> None:
    game = played("b")

    def changes_parents(position: Position) -> bool:
        if position.state.step != "turn":
            return False
        before = position.view()
        sales = [one for one in position.legal if isinstance(one, Sell) and len(one.cards) == 1 and not one.part]
        return any(
            "parents" in " ".join(effects(before, position.view_after(one), position.seat, [*NAMES])) for one in sales
        )

    position = game.first(changes_parents)
    table = Table(new_user("Ada"), game, position)
    page, before, seat, names = table.page, position.view(), position.seat, table_names(table)
    tab(table, "Sell")
    cards = ("parents", "child 1", "child 2", "child 3", "cousin")
    sales = [one for one in position.legal if isinstance(one, Sell) and len(one.cards) == 1 and not one.part]
    for action in sales:
        group = page.get_by_role("group", name=f"Cards of the {FAMILIES[action.family]} to sell")
        card = group.get_by_role("button", name=re.compile(f"^{cards[action.cards[0]]}"))
        card.click()
        told = page.locator(".part li .told")
        told.wait_for()
        after = position.view_after(action)
        expected = effects(before, after, seat, names)
        assert set(told.inner_text().split(" · ")) == expected, action
        now = page.locator(".plan .totals dd").first
        expect(now).to_have_text(re.compile(rf"→ {after['players'][seat]['cash']}$"), use_inner_text=True)
        assert ghosts(table) == moved_tokens(before, after)
        card.click()
        told.wait_for(state="detached")
    assert not table.acts
    chosen = next(one for one in sales if "parents" in " ".join(effects(before, position.view_after(one), seat, names)))
    group = page.get_by_role("group", name=f"Cards of the {FAMILIES[chosen.family]} to sell")
    group.get_by_role("button", name=re.compile(f"^{cards[chosen.cards[0]]}")).click()
    promised = set(page.locator(".part li .told").inner_text().split(" · "))
    if page.locator(".plan .ends input").count():
        page.locator(".plan .ends input").uncheck()
    with table.expect_move():
        page.locator(".plan .do").click()
    assert promised == effects(before, table.view(), seat, names)


@pytest.mark.parametrize(("kind", "name", "choose"), [(BuyCard, "Buy", ".offer"), (Launch, "Launch", "button.value")])
def test_a_card_and_a_launch_show_what_they_cost_and_change(
    new_user: NewUser, kind: type[EighteenZooAction], name: str, choose: str
) -> None:
    game = played("b")
    position = game.first(lambda one: sum(isinstance(action, kind) for action in one.legal) > 1)
    table = Table(new_user("Ada"), game, position)
    page, before, seat, names = table.page, position.view(), position.seat, table_names(table)
    tab(table, name)
    considered = page.locator(".plan .considered")
    shown = 0
    for family in page.locator(".board").get_by_role("radio").all() if kind is Launch else [None]:
        if family is not None:
            family.click()
        place = page.locator(".plan").bounding_box()
        for button in page.locator(f".part {choose}.available").all():
            button.hover()
            considered.wait_for()
            assert page.locator(".plan").bounding_box() == place, "the totals stay where they are"
            action = considered_action(considered, position)
            after = position.view_after(action)
            assert told_effects(considered) == effects(before, after, seat, names), action
            assert ghosts(table) == moved_tokens(before, after)
            if isinstance(action, Launch):
                cost = before["players"][seat]["cash"] - after["players"][seat]["cash"]
                expect(button).to_contain_text(f"costs {cost}, treasury {family_of(after, action.family)['treasury']}")
            shown += 1
    assert shown == sum(isinstance(action, kind) for action in position.legal)
    assert not table.acts
    button = page.locator(f".part {choose}.available").last
    button.hover()
    promised = told_effects(considered)
    button.click()
    expect(page.locator(".plan .do")).to_have_attribute("aria-disabled", "false")
    if page.locator(".plan .ends input").count():
        page.locator(".plan .ends input").uncheck()
    with table.expect_move():
        page.locator(".plan .do").click()
    assert promised == effects(before, table.view(), seat, names)


def test_a_pass_shows_what_the_end_of_the_round_brings(new_user: NewUser) -> None:
    game = played("b")

    def ends_the_round(position: Position) -> bool:
        if position.state.step != "turn" or Pass() not in position.legal:
            return False
        before, after = position.view(), position.view_after(Pass())
        return before["round"] != after["round"] and len(effects(before, after, position.seat, [*NAMES])) > 1

    position = game.first(ends_the_round)
    table = Table(new_user("Ada"), game, position)
    before, names = position.view(), table_names(table)
    told = set(lines(table.page.locator(".plan .note .effect")))
    assert told == effects(before, position.view_after(Pass()), position.seat, names)
    with table.expect_move():
        table.page.locator(".apart .btn").click()
    table.user.wait_until(lambda: table.view()["round"] != before["round"], "the next round")


def test_a_ticket_and_powers_show_what_they_cost_and_bring(new_user: NewUser) -> None:
    game = played("b")

    def offers_both(position: Position) -> bool:
        kinds = {type(one) for one in position.legal}
        return position.state.step == "turn" and kinds >= {BuyPower, CashTicket}

    position = game.first(offers_both)
    table = Table(new_user("Ada"), game, position)
    page, before, seat, names = table.page, position.view(), position.seat, table_names(table)
    tab(table, "Powers")
    considered = page.locator(".plan .considered")
    powers = [one for one in position.legal if isinstance(one, BuyPower)]
    for power in powers:
        page.locator(".part button.buy").nth(before["available"].index(power.power)).hover()
        considered.wait_for()
        assert told_effects(considered) == effects(before, position.view_after(power), seat, names), power
        page.locator(".plan").hover()
        considered.wait_for(state="detached")
    tab(table, "Tickets")
    page.locator(".part .buttons button.available").first.click()
    ticket = next(one for one in position.legal if isinstance(one, CashTicket))
    cash = position.view_after(ticket)["players"][seat]["cash"]
    expect(page.locator(".plan .totals dd").first).to_have_text(re.compile(rf"→ {cash}$"), use_inner_text=True)
    if page.locator(".plan .ends input").count():
        page.locator(".plan .ends input").uncheck()
    with table.expect_move():
        page.locator(".plan .do").click()
    assert table.view()["players"][seat]["cash"] == cash > before["players"][seat]["cash"]


def told_effects(considered: Locator) -> set[str]:
    return set(considered.inner_text().split(": ", 1)[1].split(" · "))


def considered_action(considered: Locator, position: Position) -> EighteenZooAction:
    """The action that the line is about."""
    text = considered.inner_text().split(":")[0]
    if launch := re.fullmatch(r"Launch the (.+) at (\d+)", text):
        return next(
            one
            for one in position.legal
            if isinstance(one, Launch) and FAMILIES[one.family] == launch[1] and one.value == int(launch[2])
        )
    cards = ("parents", "child 1", "child 2", "child 3", "cousin")
    return next(
        one
        for one in position.legal
        if isinstance(one, BuyCard) and FAMILIES[one.family] in text and cards[one.card] in text
    )

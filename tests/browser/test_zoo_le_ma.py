"""Zoo le Ma in a browser: whole games by pointer, keyboard and finger, what is previewed, and what stays secret."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Invite
from tests.browser.director import BOT, FRIEND, ME, Director
from tests.browser.test_pages import EVERYTHING_SAID, SETTLED, Language, serious
from tests.browser.test_together import all_it_may_know, canonical, ends, record_of, resign
from tests.browser.visitors import visiting
from tests.browser.zoo import Zoo

LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def pieces(view: Any, seat: int) -> dict[str, int]:
    zoo = view["zoos"][seat]
    return {"visitors": zoo["visitors"], "trees": zoo["trees"], "benches": len(zoo["benches"])}


def test_a_whole_game_by_clicks_and_every_tile_brings_what_was_previewed(invite: Invite) -> None:
    ada = Director(invite("Ada"))
    table = ada.lays(ME, {**BOT, "name": "Otto"}, {**BOT, "name": "Mina"})
    more = ada.page.get_by_role("button", name="One coin more", exact=True)
    previewed = 0
    for _ in range(120):
        ada.awaits_a_decision()
        if ada.visitor.is_over():
            break
        if not ada.is_to_place():
            for _ in range(min(ada.coins, 3)):
                more.click()
            with ada.visitor.is_answered("a bid"):
                ada.seal.click()
            continue
        spot = ada.spots.nth(previewed % ada.spots.count())
        spot.hover()
        before = [pieces(ada.view, seat) for seat in range(3)]
        chosen = previewed_placement(ada)
        said = ada.brings
        for pen in chosen["enclosures"]:
            assert any(f"{pen['stars']}★" in line for line in said)
        for what in ("visitor", "tree"):
            assert {line for line in said if what in line} == {
                f"{name}: {'+' if change > 0 else '−'}{abs(change)} {what}{'s' if abs(change) > 1 else ''}"
                for name, change in zip(("You", "Otto", "Mina"), chosen[f"{what}s"], strict=True)
                if change
            }
        assert any("bench" in line for line in said) == bool(chosen["benches"])
        with ada.visitor.is_answered("the tile"):
            spot.click()
        after = first_view_after_the_tile(ada)
        for who in range(3):
            now = pieces(after, who)
            assert now["visitors"] - before[who]["visitors"] == chosen["visitors"][who]
            assert now["trees"] - before[who]["trees"] == chosen["trees"][who]
        assert pieces(after, 0)["benches"] - before[0]["benches"] == len(chosen["benches"])
        previewed += 1
    assert previewed > 2

    # the scoring block and its chart have the last word
    final = ada.view
    block = ada.visitor.board.get_by_role("region", name="Scores")
    totals = [int(cell) for cell in block.locator("td.total").all_inner_texts()]
    assert totals == final["scores"]
    assert totals == [sum(year["points"][seat] for year in final["sheet"]) for seat in range(3)]
    assert block.get_by_role("img", name=re.compile("year by year")).locator(".line").count() == 3
    assert ada.visitor.end.locator(".ranks li").count() == 3

    # and it can be watched again: from no tile in the zoo to the last one
    ada.visitor.go(f"/replay/{table}?at=1")
    ada.page.get_by_label("Seen by").select_option("0")
    zoo = ada.visitor.board.get_by_role("img", name=re.compile("^The zoo of Ada: "))
    assert "0 tiles" in (zoo.get_attribute("aria-label") or "")
    assert ada.visitor.board.locator(".purse").count() == 1
    assert ada.visitor.board.locator("input").count() == 0
    ada.page.keyboard.press("End")
    ada.visitor.board.locator(".block").wait_for()
    ada.visitor.board.locator("nav .card").first.click()
    assert f" {previewed} tiles" in (zoo.get_attribute("aria-label") or "")


def previewed_placement(ada: Director) -> Any:
    """The placement that is on the board: the list of choices marks it."""
    ada.visitor.waits_for(lambda: bool(ada.brings), "a preview")
    (lie,) = ada.visitor.board.locator(".middle [data-lie]").evaluate_all("all => all.map(one => one.dataset.lie)")
    x, y, rotation = map(int, lie.split(" "))
    place = {"type": "place", "x": x, "y": y, "rotation": rotation}
    return ada.foreseen[ada.legal.index(place)]


def first_view_after_the_tile(ada: Director) -> Any:
    """As soon as the tile lies: the next one may be won and placed by a bot at once."""
    sights = [tell["views"][0]["view"] for tell in ada.visitor.told("seat-views")]
    last = max(place for place, view in enumerate(sights) if view["placing"] == 0)
    ada.visitor.waits_for(lambda: len(ada.visitor.told("seat-views")) > last + 1)
    return ada.visitor.told("seat-views")[last + 1]["views"][0]["view"]


def test_wheel_and_button_turn_the_tile_and_a_click_elsewhere_says_why(invite: Invite) -> None:
    ada = Director(invite("Ada"))
    ada.lays(ME, BOT)
    ada.wins_a_tile()
    lie = ada.visitor.board.locator(".middle [data-lie]")
    cell, ways = max(ways_by_cell(ada.legal).items(), key=lambda one: len(one[1]))
    spot = ada.visitor.board.locator(f"[data-spot='{cell}']")
    spot.hover()
    seen = [lie.get_attribute("data-lie")]
    for turn in range(len(ways)):
        if turn % 2:
            ada.page.get_by_role("button", name="Turn").click()
            spot.hover()
        else:
            ada.page.mouse.wheel(0, 100)
        ada.visitor.waits_for(lambda: lie.get_attribute("data-lie") != seen[-1] or len(ways) == 1)
        seen.append(lie.get_attribute("data-lie"))
    assert len(set(seen)) == len(ways) > 1
    assert seen[0] == seen[-1]

    plot = ada.visitor.board.locator(".middle .plot")
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] / 2, "y": box["height"] - 4})  # on the entrance
    ada.page.locator(".refused").wait_for()
    assert ada.is_to_place()


def ways_by_cell(places: list[Any]) -> dict[str, list[Any]]:
    """The placements that cover each cell, as the board calls it."""
    ways: dict[str, list[Any]] = {}
    for place in places:
        dx, dy = ((1, 0), (0, -1), (-1, 0), (0, 1))[place["rotation"]]
        for x, y in ((place["x"], place["y"]), (place["x"] + dx, place["y"] + dy)):
            ways.setdefault(f"{x},{y}", []).append(place)
    return ways


# --- by keyboard


def focus(page: Page) -> Any:
    return page.evaluate("""() => {
        const it = document.activeElement, style = getComputedStyle(it);
        return {
            text: it.innerText, slider: it.matches(".bidding input"), spot: it.matches("button.spot"),
            cell: it.dataset.spot,
            ring: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
        };
    }""")


def tab_to(page: Page, what: str, wanted: str = "") -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        now = focus(page)
        if now["ring"] and (now[what] == wanted if wanted else now[what]):
            return
    raise AssertionError(f"the keyboard finds no {wanted or what} with a ring around it")


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    ada = Director(invite("Ada"))
    page = ada.page
    ada.lays(ME, BOT)
    placed = bids = 0
    for _ in range(120):
        ada.awaits_a_decision()
        if ada.visitor.is_over():
            break
        if ada.is_to_place():
            # the focus came along from the slider to a spot, and shows
            ada.visitor.waits_for(lambda: focus(page)["spot"], "the focus on a spot")
            assert focus(page)["ring"]
            for key in ("ArrowUp", "ArrowRight", "r", "ArrowDown", "Shift+R")[: 1 + placed % 5]:
                lie, cell = page.locator(".middle [data-lie]").get_attribute("data-lie"), focus(page)["cell"]
                page.keyboard.press(key)
                assert focus(page)["spot"]
                if key in ("r", "Shift+R") and len(ways_by_cell(ada.legal)[cell]) > 1:
                    page.locator(f".middle [data-lie]:not([data-lie='{lie}'])").wait_for()
            with ada.visitor.is_answered("the tile"):
                page.keyboard.press("Enter")
            placed += 1
            continue
        coins = min(ada.coins, 3)
        if bids == 0:
            tab_to(page, "slider")
        if bids % 2 and ada.coins:
            page.keyboard.press("Home")
            for _ in range(coins):
                page.keyboard.press("ArrowRight")
        elif ada.coins:
            page.keyboard.press(str(coins))
        assert ada.page.locator(".bidding output").inner_text() == str(coins)
        with ada.visitor.is_answered(f"a bid of {coins}"):
            if focus(page)["slider"]:
                page.keyboard.press("Enter")
            else:  # without a coin there is nothing to slide
                tab_to(page, "text", ada.seal.inner_text())
                page.keyboard.press("Enter")
        bids += 1
    assert ada.visitor.is_over()
    assert placed > 2
    assert any(auction > 0 for auction in won_bids(ada))


def won_bids(ada: Director) -> list[int]:
    entries = ada.visitor.told("entry")
    opened = [entry["event"]["bids"][0] for entry in entries if (entry["event"] or {}).get("type") == "bids-opened"]
    assert opened
    return opened


# --- by finger


def test_a_whole_game_by_finger_on_a_phone(invite: Invite) -> None:
    ada = Director(invite("Ada", phone=True))
    page, board = ada.page, ada.visitor.board
    ada.lays(ME, BOT)
    placed = 0
    for _ in range(120):
        ada.awaits_a_decision()
        if ada.visitor.is_over():
            break
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        assert board.locator(".plot:visible").count() <= 1  # one zoo at a time
        if not ada.is_to_place():
            on_screen(ada.seal)
            for _ in range(min(ada.coins, 2)):
                page.get_by_role("button", name="One coin more", exact=True).tap()
            with ada.visitor.is_answered("a bid"):
                ada.seal.tap()
            continue
        assert not page.evaluate(OUT_OF_REACH)
        spot = ada.spots.nth(placed % ada.spots.count())
        spot.tap()  # a touch only looks
        ada.visitor.waits_for(lambda: bool(ada.brings), "a preview")
        assert ada.is_to_place()
        lie = board.locator(".middle [data-lie]").get_attribute("data-lie")
        ways = ways_by_cell(ada.legal)[spot.get_attribute("data-spot") or ""]
        spot.tap()  # another one turns
        if len(ways) > 1:
            board.locator(f".middle [data-lie]:not([data-lie='{lie}'])").wait_for()
        lay = page.get_by_role("button", name="Place it here", exact=True)
        on_screen(lay)
        with ada.visitor.is_answered("the tile"):
            lay.tap()
        placed += 1
    assert ada.visitor.is_over()
    assert placed > 1

    board.locator("nav .card").nth(1).tap()
    name = ada.visitor.state()["seats"][1]["name"]
    board.get_by_role("img", name=re.compile(f"^The zoo of {name}")).wait_for()


# Spots that cannot be brought onto the screen, or are too small for a finger.
OUT_OF_REACH = """() => [...document.querySelectorAll("button.spot")].flatMap(one => {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return Math.min(width, height) >= 24 && one.contains(there) ? [] : [`${one.dataset.spot}: ${left} ${top} ${width}`];
})"""


def on_screen(thing: Any) -> None:
    box = thing.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    assert min(box["width"], box["height"]) >= 24  # a finger needs as much


# --- what is shown of what happens


def test_envelopes_open_together_and_the_year_is_counted(invite: Invite) -> None:
    ada = Director(invite("Ada"))
    page, board = ada.page, ada.visitor.board
    page.clock.install()
    ada.lays(ME, BOT, BOT)
    page.clock.pause_at(page.evaluate("Date.now() + 100"))  # from here on no motion ends by itself
    ada.awaits_a_decision()
    ada.visitor.waits_for(lambda: ada.visitor.state_waiting_on() == (0,), "everybody else's bid")
    assert board.locator(".auction .slip").count() == 0
    page.emulate_media(reduced_motion="no-preference")
    ada.bids(1)
    board.page.locator(".room.playing").wait_for()
    opened: list[int] = []
    for _ in range(40):
        opened.append(board.locator(".auction .slip").count())
        if opened[-1]:
            break
        page.clock.run_for(50)
    assert set(opened) == {0, 3}  # never one before the others
    page.emulate_media(reduced_motion="reduce")
    page.locator(".room").dispatch_event("pointerdown")
    page.clock.resume()

    ada.plays(until=lambda: ada.view["year"] == 2)
    block = board.get_by_role("region", name="Scores")
    block.wait_for()  # it came by itself
    (sheet,) = ada.view["sheet"]
    rows = block.locator("table.count tbody tr")
    for seat in range(3):
        figures = [int(cell) for cell in rows.nth(seat).locator("td").all_inner_texts()]
        assert figures[:4] == [sheet[what][seat] for what in ("visitors", "trees", "benches", "points")]
    ada.bids(0)
    ada.visitor.waits_for(lambda: ada.view["auction"] > 6 or ada.is_to_place())
    block.wait_for(state="detached")  # and it leaves by itself


def test_visitors_walk_from_zoo_to_zoo(invite: Invite) -> None:
    ada = Director(invite("Ada"))
    page = ada.page
    page.clock.install()
    ada.lays(ME, BOT)
    ada.wins_a_tile()
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    page.emulate_media(reduced_motion="no-preference")
    ada.places()
    page.locator(".room.playing").wait_for()
    walkers = page.locator("[data-ghost] .walk")
    for _ in range(40):
        if walkers.count():
            break
        page.clock.run_for(50)
    assert walkers.count() > 0  # the first tile of a kind always draws somebody
    assert walkers.first.evaluate("one => one.parentElement.getAnimations().length") == 1
    page.emulate_media(reduced_motion="reduce")  # what follows needs no telling
    page.locator(".room").dispatch_event("pointerdown")
    page.locator(".room:not(.playing)").wait_for()
    assert walkers.count() == 0


# --- hints and undo


def test_a_hint_marks_the_bid_and_takes_the_tile_along(invite: Invite) -> None:
    ada = Director(invite("Ada"))
    board = ada.visitor.board
    ada.lays(ME, BOT)
    ada.awaits_a_decision()
    ada.visitor.button("Hint").click()
    said = ada.page.locator("#decision .note")
    said.wait_for()
    marked = re.search(r"\d+", board.locator(".bidding .hint").inner_text())
    assert marked
    assert re.match(rf"Bid {marked[0]} coins?: ", said.inner_text())

    ada.wins_a_tile()
    ada.spots.first.hover()
    ada.visitor.button("Hint").click()
    said.wait_for()
    where = re.match(r"Place it at \((-?\d+), (-?\d+)\), b to the (\w+): ", said.inner_text())
    assert where
    way = ("east", "south", "west", "north").index(where[3])
    board.locator(f".middle [data-lie='{where[1]} {where[2]} {way}']").wait_for()
    assert board.locator("button.spot.hinted.covered").count() == 2
    with ada.visitor.is_answered("the tile"):
        ada.page.get_by_role("button", name="Place it here", exact=True).click()
    lies = first_view_after_the_tile(ada)["zoos"][0]["tiles"][-1]
    assert [str(lies["x"]), str(lies["y"]), lies["rotation"]] == [where[1], where[2], way]


def test_a_tile_is_taken_back_freely_until_the_next_bid(invite: Invite) -> None:
    ada, ben = Director(invite("Ada"), 0), Director(invite("Ben"), 1)
    ben.visitor.sits_down(ada.lays(ME, FRIEND))
    ada.awaits_a_decision()
    tab_to(ada.page, "slider")
    with ada.visitor.is_answered("a bid"):
        ada.page.keyboard.press("3")
        ada.page.keyboard.press("Enter")
    ben.awaits_a_decision()
    ben.bids(0)
    ada.awaits_a_decision()  # one decision followed the other, and the keyboard went along
    ada.visitor.waits_for(lambda: focus(ada.page)["spot"], "the focus on a spot")
    ada.places()
    ada.visitor.waits_for(lambda: ada.view["auction"] == 2)
    undo = ada.visitor.board.get_by_role("button", name="Undo", exact=True)
    undo.click()
    ada.visitor.waits_for(ada.is_to_place, "the tile in hand again")
    assert not ada.view["zoos"][0]["tiles"]

    ada.places()
    ada.visitor.waits_for(lambda: ada.view["auction"] == 2)
    ben.awaits_a_decision()
    ben.bids(1)
    ada.visitor.button("Ask to undo").wait_for()
    assert undo.count() == 0


# --- secrets


def test_around_one_screen_coins_and_bids_stay_behind_the_curtain(invite: Invite) -> None:
    visitor = invite("Ada")
    page = visitor.page
    visitor.lays(ME, {"kind": "here", "name": "Ben"}, game="zoo-le-ma")
    visitor.curtain.wait_for()
    seats = [Director(visitor, seat) for seat in (0, 1)]
    told_apart = 0
    seat = 0
    for _ in range(16):
        visitor.waits_for(lambda: visitor.curtain.count() > 0 or visitor.may_act() or visitor.is_over())
        if visitor.curtain.count():
            if seat not in visitor.state_waiting_on():  # whoever looks already goes on
                seat = 1 - seat
            assert page.locator(".purse, .bidding, .auction").count() == 0
            visitor.curtain.get_by_role("button").click()
            visitor.curtain.wait_for(state="detached")
        me, other = seats[seat], seats[1 - seat]
        visitor.waits_for(lambda me=me: me.is_to_bid() or me.is_to_place())  # type: ignore[misc]  # the default binds this one
        shown = page.locator("body").aria_snapshot() + page.evaluate("document.documentElement.outerHTML")
        if me.is_to_place():
            me.places()
            continue
        assert f"Your coins: {me.coins}" in shown
        if me.coins != other.coins:
            assert f"Your coins: {other.coins}" not in shown
            told_apart += 1
        if other.view["bid"] is not None:  # sealed: nobody finds the number, open or hidden
            (envelope,) = page.locator(".auction li").nth(1 - seat).all()
            assert not re.search(r"\d", envelope.inner_text())
            assert page.locator(".auction .slip").count() == 0
        me.bids(min(me.coins, 2 + seat))
    assert told_apart > 2


def test_nothing_that_arrives_tells_of_other_coins_or_bids(invite: Invite) -> None:
    ada, ben = Director(invite("Ada"), 0), Director(invite("Ben"), 1)
    ben.visitor.sits_down(ada.lays(ME, FRIEND))
    ada.awaits_a_decision()
    ben.awaits_a_decision()

    # a sealed bid, and a change of mind, tell the other nothing but that there is one
    heard = len(ben.visitor.frames)
    ada.bids(5)
    ben.visitor.waits_for(lambda: ben.visitor.state_waiting_on() == (1,))
    assert "bid-ready" in "".join(ben.visitor.frames[heard:])
    heard = len(ben.visitor.frames)
    ada.page.get_by_role("button", name="One coin less", exact=True).click()
    with ada.visitor.is_answered("a change of mind"):
        ada.seal.click()
    ben.page.wait_for_timeout(300)
    assert not [frame for frame in ben.visitor.frames[heard:] if "bid" in frame]
    ben.bids(2)

    for _ in range(200):
        if ada.view["year"] == 3:
            break
        for director in (ada, ben):
            if director.visitor.is_waited_for() and director.is_to_place():
                director.places()
            elif director.visitor.is_waited_for() and director.is_to_bid():
                director.bids(min(director.coins, 1 + director.seat))
        ada.page.wait_for_timeout(20)
    for director in (ada, ben):  # bots play on, and the secrets stay as they are
        resign(director.visitor)
    for director in (ada, ben):
        director.visitor.end.wait_for()
    record = record_of(ada.visitor)
    for director in (ada, ben):
        views, texts, events = all_it_may_know(record, director.seat)
        running = [tell for tell in director.visitor.told() if not ends(tell)]
        seen = 0
        for tell in running:
            for sight in tell.get("views", ()):
                assert sight["seat"] == director.seat
                assert sight["view"]["result"] or sight["view"]["coins"][1 - director.seat] is None
                assert canonical(sight["view"]) in views
                assert sight["text"] in texts
                seen += 1
            event = tell.get("event")
            if tell["type"] == "entry" and event is not None:
                assert (canonical(event), tell["text"]) in events
                assert event["type"] != "bid-made" or event["seat"] == director.seat
        assert seen > 20
        secret = director.visitor.get(f"/api/tables/{director.visitor.table}/verify")
        arrived = "\n".join(map(json.dumps, running))
        assert secret["seed"] not in arrived
        assert secret["secret"] not in arrived


# --- for all eyes and hands


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(invite: Invite, phone: bool) -> None:
    ada = Director(invite("Ada", phone=phone))
    page = ada.page
    ada.lays(ME, BOT, BOT)
    axe, found = Axe(), []

    def look(where: str) -> None:
        width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        if width[0] > width[1]:
            found.append(f"{where}: {width[0]} px wide on a screen of {width[1]}")
        small = page.evaluate(SMALL_WORDS)
        found.extend(f"{where}: {words}" for words in small)
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            page.wait_for_function(SETTLED, arg=light)
            # All of it by day; by night only what is another colour then.
            asked = {"resultTypes": ["violations"]} | ({} if light == "light" else {"runOnly": ["color-contrast"]})
            part = None if light == "light" else ".room"
            found.extend(f"{where}, {light}: {told}" for told in serious(axe.run(page, part, asked).response))
        page.emulate_media(color_scheme="light")

    ada.wins_a_tile()
    ada.spots.first.focus()
    ada.visitor.waits_for(lambda: bool(ada.brings))
    look("placing")
    ada.places()
    ada.plays(until=lambda: ada.view["year"] == 2)
    look("year's end")
    ada.visitor.board.locator("nav .card").last.click()
    look("another zoo, and bidding")
    assert not found, "\n".join(found)


# Words in a drawing shrink with it: nothing is to be read below 14 px.
SMALL_WORDS = """() => [...document.querySelectorAll(".board *")]
    .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim()))
    .filter(one => one.checkVisibility() && !one.closest(".hidden, [aria-hidden=true] .hidden, title, desc"))
    .map(one => {
        const drawing = one.closest("svg"), matrix = drawing && one.getScreenCTM ? one.getScreenCTM() : null;
        return [one, parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)];
    })
    .filter(([, size]) => size < 13.9)
    .map(([one, size]) => `“${one.textContent.trim()}” measures ${size.toFixed(1)} px`)"""


def test_the_board_speaks_one_language(invite: Invite) -> None:
    zoe = Director(invite("Zoé", language="fr-FR"))
    zoe.lays(ME, BOT)
    french, english = Language(zoe.visitor, "fr"), Language(zoe.visitor, "en")
    strays: list[str] = []

    def listen() -> None:
        strays.extend(text for text in zoe.page.evaluate(EVERYTHING_SAID) if english.strays(text, french))

    zoe.awaits_a_decision()
    listen()
    while not zoe.is_to_place():
        slider = zoe.page.locator(".bidding input")
        slider.focus()
        slider.press("End")
        with zoe.visitor.is_answered("la mise"):
            zoe.seal.click()
        zoe.awaits_a_decision()
    zoe.spots.first.hover()
    zoe.visitor.waits_for(lambda: bool(zoe.brings))
    listen()
    zoe.visitor.board.get_by_role("button", name="Scores").click()
    listen()
    assert not strays, "\n".join(strays)


def test_a_table_is_light_to_carry(zoo: Zoo, chromium: Browser) -> None:
    with visiting(zoo, chromium, name="Ada") as ada:
        table = Director(ada).lays(ME, BOT)
    with visiting(zoo, chromium) as eve:  # nothing is in her cache
        line = eve.context.new_cdp_session(eve.page)
        line.send("Network.enable")
        sizes: list[float] = []
        line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
        eve.go(f"/table/{table}")
        eve.board.wait_for()
        eve.page.wait_for_load_state("networkidle")
        heard = sum(len(frame.encode()) for frame in eve.frames)
        assert len(sizes) > 5
        assert sum(sizes) + heard < 200_000, f"{sum(sizes)} bytes of files and {heard} of news"

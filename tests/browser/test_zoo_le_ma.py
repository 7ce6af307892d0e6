"""Zoo le Ma in a browser: whole games by pointer, keyboard and finger, what is previewed, and what stays secret."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.browser_user import open_browser
from tests.browser.conftest import NewUser
from tests.browser.server_process import ServerProcess
from tests.browser.test_multiplayer import all_a_seat_may_know, canonical, ends, record_of, resign
from tests.browser.test_pages import ALL_TEXTS, SETTLED, Language, serious
from tests.browser.variants import variants
from tests.browser.zoo_le_ma_player import BOT, FRIEND, ME, ZooLeMaPlayer

LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def pieces(view: Any, seat: int) -> dict[str, int]:
    zoo = view["zoos"][seat]
    return {"visitors": zoo["visitors"], "trees": zoo["trees"], "benches": len(zoo["benches"])}


def test_a_whole_game_by_clicks_and_every_tile_changes_what_was_previewed(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada"))
    table = ada.make_table(ME, {**BOT, "name": "Otto"}, {**BOT, "name": "Mina"})
    more = ada.page.get_by_role("button", name="One coin more", exact=True)
    previewed = 0
    for _ in range(120):
        ada.wait_for_decision()
        if ada.user.is_over():
            break
        if not ada.may_place():
            for _ in range(min(ada.coins, 3)):
                more.click()
            with ada.user.expect_done("a bid"):
                ada.seal.click()
            continue
        spot = ada.spots.nth(previewed % ada.spots.count())
        spot.hover()
        before = [pieces(ada.view, seat) for seat in range(3)]
        chosen = previewed_placement(ada)
        said = ada.foresight_lines
        for pen in chosen["enclosures"]:
            assert any(f"{pen['stars']}★" in line for line in said)
        for what in ("visitor", "tree"):
            assert {line for line in said if what in line} == {
                f"{name}: {'+' if change > 0 else '−'}{abs(change)} {what}{'s' if abs(change) > 1 else ''}"
                for name, change in zip(("You", "Otto", "Mina"), chosen[f"{what}s"], strict=True)
                if change
            }
        assert any("bench" in line for line in said) == bool(chosen["benches"])
        spot.click()
        ada.confirm_placement()
        after = first_view_after_the_tile(ada)
        for who in range(3):
            now = pieces(after, who)
            assert now["visitors"] - before[who]["visitors"] == chosen["visitors"][who]
            assert now["trees"] - before[who]["trees"] == chosen["trees"][who]
        assert pieces(after, 0)["benches"] - before[0]["benches"] == len(chosen["benches"])
        previewed += 1
    assert previewed > 2

    # the scoring block and its chart agree with the view
    final = ada.view
    block = ada.user.board.get_by_role("region", name="Scores")
    totals = [int(cell) for cell in block.locator("td.total").all_inner_texts()]
    assert totals == final["scores"]
    assert totals == [sum(year["points"][seat] for year in final["sheet"]) for seat in range(3)]
    assert block.get_by_role("img", name=re.compile("year by year")).locator(".line").count() == 3
    assert ada.user.end.locator(".ranks li").count() == 3

    # and it can be watched again: from no tile in the zoo to the last one
    ada.user.go(f"/replay/{table}?at=1")
    ada.page.get_by_label("Seen by").select_option("0")
    zoo = ada.user.board.get_by_role("img", name=re.compile("^The zoo of Ada: "))
    assert "0 tiles" in (zoo.get_attribute("aria-label") or "")
    assert ada.user.board.locator(".purse").count() == 1
    assert ada.user.board.locator("input").count() == 0
    ada.page.keyboard.press("End")
    ada.user.board.locator(".block").wait_for()
    ada.user.board.locator("nav .card").first.click()
    assert f" {previewed} tiles" in (zoo.get_attribute("aria-label") or "")


def previewed_placement(ada: ZooLeMaPlayer) -> Any:
    """The placement that is on the board: the list of choices marks it."""
    ada.user.wait_until(lambda: bool(ada.foresight_lines), "a preview")
    (lie,) = ada.user.board.locator(".middle [data-position]").evaluate_all(
        "all => all.map(one => one.dataset.position)"
    )
    x, y, rotation = map(int, lie.split(" "))
    place = {"type": "place", "x": x, "y": y, "rotation": rotation}
    return ada.foreseen[ada.legal.index(place)]


def first_view_after_the_tile(ada: ZooLeMaPlayer) -> Any:
    """As soon as the tile lies: the next one may be won and placed by a bot at once."""
    views = [message["views"][0]["view"] for message in ada.user.messages("seat-views")]
    last = max(place for place, view in enumerate(views) if view["placing"] == 0)
    ada.user.wait_until(lambda: len(ada.user.messages("seat-views")) > last + 1)
    return ada.user.messages("seat-views")[last + 1]["views"][0]["view"]


def test_wheel_and_button_turn_the_tile_and_a_click_elsewhere_says_why(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada"))
    ada.make_table(ME, BOT)
    ada.win_tile()
    lie = ada.user.board.locator(".middle [data-position]")
    cell, ways = max(ways_by_cell(ada.legal).items(), key=lambda one: len(one[1]))
    spot = ada.user.board.locator(f"[data-spot='{cell}']")
    spot.hover()
    seen = [lie.get_attribute("data-position")]
    for turn in range(len(ways)):
        if turn % 2:
            ada.page.get_by_role("button", name="Turn").click()
            spot.hover()
        else:
            ada.page.mouse.wheel(0, 100)
        ada.user.wait_until(lambda: lie.get_attribute("data-position") != seen[-1] or len(ways) == 1)
        seen.append(lie.get_attribute("data-position"))
    assert len(set(seen)) == len(ways) > 1
    assert seen[0] == seen[-1]

    plot = ada.user.board.locator(".middle .plot")
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] / 2, "y": box["height"] - 4})  # on the entrance
    ada.page.locator(".refused").wait_for()
    assert ada.may_place()


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


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada"))
    page = ada.page
    ada.make_table(ME, BOT)
    placed = bids = 0
    for _ in range(120):
        ada.wait_for_decision()
        if ada.user.is_over():
            break
        if ada.may_place():
            # the focus came along from the slider to a spot, and shows
            ada.user.wait_until(lambda: focus(page)["spot"], "the focus on a spot")
            assert focus(page)["ring"]
            for key in ("ArrowUp", "ArrowRight", "r", "ArrowDown", "Shift+R")[: 1 + placed % 5]:
                lie, cell = page.locator(".middle [data-position]").get_attribute("data-position"), focus(page)["cell"]
                page.keyboard.press(key)
                assert focus(page)["spot"]
                if key in ("r", "Shift+R") and len(ways_by_cell(ada.legal)[cell]) > 1:
                    page.locator(f".middle [data-position]:not([data-position='{lie}'])").wait_for()
            with ada.user.expect_done("the tile"):
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
        with ada.user.expect_done(f"a bid of {coins}"):
            if focus(page)["slider"]:
                page.keyboard.press("Enter")
            else:  # without a coin there is nothing to slide
                tab_to(page, "text", ada.seal.inner_text())
                page.keyboard.press("Enter")
        bids += 1
    assert ada.user.is_over()
    assert placed > 2
    assert any(auction > 0 for auction in won_bids(ada))


def won_bids(ada: ZooLeMaPlayer) -> list[int]:
    entries = ada.user.messages("entry")
    opened = [entry["event"]["bids"][0] for entry in entries if (entry["event"] or {}).get("type") == "bids-opened"]
    assert opened
    return opened


# --- by finger


@pytest.mark.soak
def test_a_whole_game_by_finger_on_a_phone(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada", phone=True))
    page, board = ada.page, ada.user.board
    ada.make_table(ME, BOT)
    placed = 0
    for _ in range(120):
        ada.wait_for_decision()
        if ada.user.is_over():
            break
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        assert board.locator(".plot:visible").count() <= 1  # one zoo at a time
        if not ada.may_place():
            on_screen(ada.seal)
            for _ in range(min(ada.coins, 2)):
                page.get_by_role("button", name="One coin more", exact=True).tap()
            with ada.user.expect_done("a bid"):
                ada.seal.tap()
            continue
        assert not page.evaluate(OUT_OF_REACH)
        spot = ada.spots.nth(placed % ada.spots.count())
        spot.tap()  # a touch only looks
        ada.user.wait_until(lambda: bool(ada.foresight_lines), "a preview")
        assert ada.may_place()
        lie = board.locator(".middle [data-position]").get_attribute("data-position")
        ways = ways_by_cell(ada.legal)[spot.get_attribute("data-spot") or ""]
        spot.tap()  # another one turns
        if len(ways) > 1:
            board.locator(f".middle [data-position]:not([data-position='{lie}'])").wait_for()
        lay = page.get_by_role("button", name="Place it here", exact=True)
        on_screen(lay)
        with ada.user.expect_done("the tile"):
            lay.tap()
        placed += 1
    assert ada.user.is_over()
    assert placed > 1

    board.locator("nav .card").nth(1).tap()
    name = ada.user.state()["seats"][1]["name"]
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


def test_envelopes_open_together_and_the_year_is_scored(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada"))
    page, board = ada.page, ada.user.board
    page.clock.install()
    ada.make_table(ME, BOT, BOT)
    page.clock.pause_at(page.evaluate("Date.now() + 100"))  # from here on no motion ends by itself
    ada.wait_for_decision()
    ada.user.wait_until(lambda: ada.user.waiting_on() == (0,), "everybody else's bid")
    assert board.locator(".auction .slip").count() == 0
    page.emulate_media(reduced_motion="no-preference")
    ada.bid(1)
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

    ada.play(until=lambda: ada.view["year"] == 2)
    block = board.get_by_role("region", name="Scores")
    block.wait_for()  # it came by itself
    (sheet,) = ada.view["sheet"]
    rows = block.locator("table.count tbody tr")
    for seat in range(3):
        figures = [int(cell) for cell in rows.nth(seat).locator("td").all_inner_texts()]
        assert figures[:4] == [sheet[what][seat] for what in ("visitors", "trees", "benches", "points")]
    ada.bid(0)
    ada.user.wait_until(lambda: ada.view["auction"] > 6 or ada.may_place())
    block.wait_for(state="detached")  # and it leaves by itself


def test_visitors_walk_from_zoo_to_zoo(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada"))
    page = ada.page
    page.clock.install()
    ada.make_table(ME, BOT)
    ada.win_tile()
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    page.emulate_media(reduced_motion="no-preference")
    ada.place()
    page.locator(".room.playing").wait_for()
    walkers = page.locator("[data-moving] .walk")
    for _ in range(40):
        if walkers.count():
            break
        page.clock.run_for(50)
    assert walkers.count() > 0  # the first tile of a kind always draws somebody
    assert walkers.first.evaluate("one => one.parentElement.getAnimations().length") == 1
    page.emulate_media(reduced_motion="reduce")  # no animation for what follows
    page.locator(".room").dispatch_event("pointerdown")
    page.locator(".room:not(.playing)").wait_for()
    assert walkers.count() == 0


# --- hints and undo


def test_a_hint_marks_the_bid_and_previews_the_placement(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada"))
    board = ada.user.board
    ada.make_table(ME, BOT)
    ada.wait_for_decision()
    ada.user.button("Hint").click()
    said = ada.page.locator("#decision .note")
    said.wait_for()
    marked = re.search(r"\d+", board.locator(".bidding .hint").inner_text())
    assert marked
    assert re.match(rf"Bid {marked[0]} coins?: ", said.inner_text())

    ada.win_tile()
    ada.spots.first.hover()
    ada.user.button("Hint").click()
    said.wait_for()
    where = re.match(r"Place it: [\w ]+ on \((-?\d+), (-?\d+)\), [\w ]+ to the (\w+): ", said.inner_text())
    assert where
    way = ("east", "south", "west", "north").index(where[3])
    board.locator(f".middle [data-position='{where[1]} {where[2]} {way}']").wait_for()
    assert board.locator("button.spot.hinted.covered").count() == 2
    with ada.user.expect_done("the tile"):
        ada.page.locator(".placement-panel .lay").click()
    lies = first_view_after_the_tile(ada)["zoos"][0]["tiles"][-1]
    assert [str(lies["x"]), str(lies["y"]), lies["rotation"]] == [where[1], where[2], way]


def test_a_placement_is_undone_freely_until_the_next_bid(new_user: NewUser) -> None:
    ada, ben = ZooLeMaPlayer(new_user("Ada"), 0), ZooLeMaPlayer(new_user("Ben"), 1)
    ben.user.take_seat(ada.make_table(ME, FRIEND))
    ada.wait_for_decision()
    tab_to(ada.page, "slider")
    with ada.user.expect_done("a bid"):
        ada.page.keyboard.press("3")
        ada.page.keyboard.press("Enter")
    ben.wait_for_decision()
    ben.bid(0)
    ada.wait_for_decision()  # one decision followed the other, and the keyboard went along
    ada.user.wait_until(lambda: focus(ada.page)["spot"], "the focus on a spot")
    ada.place()
    ada.user.wait_until(lambda: ada.view["auction"] == 2)
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    ada.user.wait_until(ada.may_place, "the tile in hand again")
    assert not ada.view["zoos"][0]["tiles"]

    ada.place()
    ada.user.wait_until(lambda: ada.view["auction"] == 2)
    ben.wait_for_decision()
    ben.bid(1)
    ada.user.button("Ask to undo").wait_for()
    assert undo.count() == 0


# --- secrets


def test_on_a_shared_screen_coins_and_bids_stay_hidden(new_user: NewUser) -> None:
    user = new_user("Ada")
    page = user.page
    user.make_table(ME, {"kind": "here", "name": "Ben"}, game="zoo-le-ma")
    user.pass_device.wait_for()
    seats = [ZooLeMaPlayer(user, seat) for seat in (0, 1)]
    differed = 0
    seat = 0
    for _ in range(16):
        user.wait_until(lambda: user.pass_device.count() > 0 or user.may_act() or user.is_over())
        if user.pass_device.count():
            if seat not in user.waiting_on():  # whoever looks already goes on
                seat = 1 - seat
            assert page.locator(".purse, .bidding, .auction").count() == 0
            user.pass_device.get_by_role("button").click()
            user.pass_device.wait_for(state="detached")
        me, other = seats[seat], seats[1 - seat]
        user.wait_until(lambda me=me: me.may_bid() or me.may_place())  # type: ignore[misc]  # the default binds this one
        shown = page.locator("body").aria_snapshot() + page.evaluate("document.documentElement.outerHTML")
        if me.may_place():
            me.place()
            continue
        assert f"Your coins: {me.coins}" in shown
        if me.coins != other.coins:
            assert f"Your coins: {other.coins}" not in shown
            differed += 1
        if other.view["bid"] is not None:  # sealed: nobody finds the number, open or hidden
            (envelope,) = page.locator(".auction li").nth(1 - seat).all()
            assert not re.search(r"\d", envelope.inner_text())
            assert page.locator(".auction .slip").count() == 0
        me.bid(min(me.coins, 2 + seat))
    assert differed > 2


def test_no_message_reveals_other_coins_or_bids(new_user: NewUser) -> None:
    ada, ben = (ZooLeMaPlayer(new_user(name, in_words=True), seat) for seat, name in enumerate(("Ada", "Ben")))
    ben.user.take_seat(ada.make_table(ME, FRIEND))
    ada.wait_for_decision()
    ben.wait_for_decision()

    # of a sealed bid, and of its change, the other learns only that there is one
    received = len(ben.user.raw_frames)
    ada.bid(5)
    ben.user.wait_until(lambda: ben.user.waiting_on() == (1,))
    assert "bid-ready" in "".join(ben.user.raw_frames[received:])
    received = len(ben.user.raw_frames)
    ada.page.get_by_role("button", name="One coin less", exact=True).click()
    with ada.user.expect_done("a change of mind"):
        ada.seal.click()
    ben.page.wait_for_timeout(300)
    assert not [frame for frame in ben.user.raw_frames[received:] if "bid" in frame]
    ben.bid(2)

    for _ in range(200):
        if ada.view["year"] == 2:
            break
        for player in (ada, ben):
            if player.user.owes_decision() and player.may_place():
                player.place()
            elif player.user.owes_decision() and player.may_bid():
                player.bid(min(player.coins, 1 + player.seat))
        ada.page.wait_for_timeout(20)
    resign(ada.user)  # which ends a game of two
    for player in (ada, ben):
        player.user.end.wait_for()
    record = record_of(ada.user)
    for player in (ada, ben):
        views, texts, events = all_a_seat_may_know(record, player.seat)
        running = [message for message in player.user.messages() if not ends(message)]
        seen = 0
        for message in running:
            for seat_view in message.get("views", ()):
                assert seat_view["seat"] == player.seat
                assert seat_view["view"]["result"] or seat_view["view"]["coins"][1 - player.seat] is None
                assert canonical(seat_view["view"]) in views
                assert seat_view["text"] in texts
                seen += 1
            event = message.get("event")
            if message["type"] == "entry" and event is not None:
                assert not message["text"] or (canonical(event), message["text"]) in events
                assert event["type"] != "bid-made" or event["seat"] == player.seat
        assert seen > 15
        secret = player.user.get(f"/api/tables/{player.user.table}/verify")
        arrived = "\n".join(map(json.dumps, running))
        assert secret["seed"] not in arrived
        assert secret["secret"] not in arrived


# --- accessibility, language, weight


@pytest.mark.parametrize("phone", variants([False, True]), ids=["desk", "phone"])
def test_axe_finds_nothing_serious(new_user: NewUser, phone: bool) -> None:
    ada = ZooLeMaPlayer(new_user("Ada", phone=phone))
    page = ada.page
    ada.make_table(ME, BOT, BOT)
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
            found.extend(f"{where}, {light}: {line}" for line in serious(axe.run(page, part, asked).response))
        page.emulate_media(color_scheme="light")

    ada.win_tile()
    ada.spots.first.focus()
    ada.user.wait_until(lambda: bool(ada.foresight_lines))
    look("placing")
    ada.place()
    ada.play(until=lambda: ada.view["year"] == 2)
    look("year's end")
    ada.user.board.locator("nav .card").last.click()
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


def test_the_board_speaks_one_language(new_user: NewUser) -> None:
    zoe = ZooLeMaPlayer(new_user("Zoé", language="fr-FR"))
    zoe.make_table(ME, BOT)
    french, english = Language(zoe.user, "fr"), Language(zoe.user, "en")
    strays: list[str] = []

    def listen() -> None:
        strays.extend(text for text in zoe.page.evaluate(ALL_TEXTS) if english.strays(text, french))

    zoe.wait_for_decision()
    listen()
    while not zoe.may_place():
        slider = zoe.page.locator(".bidding input")
        slider.focus()
        slider.press("End")
        with zoe.user.expect_done("la mise"):
            zoe.seal.click()
        zoe.wait_for_decision()
    zoe.spots.first.hover()
    zoe.user.wait_until(lambda: bool(zoe.foresight_lines))
    listen()
    zoe.user.board.get_by_role("button", name="Scores").click()
    listen()
    assert not strays, "\n".join(strays)


def test_a_table_needs_few_bytes(server: ServerProcess, chromium: Browser) -> None:
    with open_browser(server, chromium, name="Ada") as ada:
        table = ZooLeMaPlayer(ada).make_table(ME, BOT)
    with open_browser(server, chromium) as eve:  # nothing is in her cache
        line = eve.context.new_cdp_session(eve.page)
        line.send("Network.enable")
        sizes: list[float] = []
        line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        eve.go(f"/table/{table}")
        eve.board.wait_for()
        eve.page.wait_for_load_state("networkidle")
        received = sum(len(frame.encode()) for frame in eve.raw_frames)
        assert len(sizes) > 5
        assert sum(sizes) + received < 240_000, f"{sum(sizes)} bytes of files and {received} of news"

"""Zoocracy at the table: whole games by pointer and by key, on a phone, on a shared screen, and with offers."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe

from menagerie.core import record as records
from menagerie.core.registry import game
from menagerie.core.words import words_for
from tests.browser.conftest import NewUser
from tests.browser.test_multiplayer import canonical, resign
from tests.browser.test_pages import ALL_TEXTS, LIGHTS, SETTLED, Language, serious
from tests.browser.test_single_player import everything_on
from tests.browser.variants import variants
from tests.browser.zoocracy_player import ZoocracyPlayer

ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}


def here(name: str) -> dict[str, str]:
    return {"kind": "here", "name": name}


RINGED = """what => {
    const it = document.activeElement, {outlineStyle, outlineWidth} = getComputedStyle(it);
    return it.matches(what) && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


def tab_to(party: ZoocracyPlayer, what: str) -> None:
    """Goes on with Tab until the focus, with a ring around it, is on such a thing."""
    for _ in range(120):
        party.page.keyboard.press("Tab")
        if party.page.evaluate(RINGED, what):
            return
    raise AssertionError(f"the keyboard finds no {what}")


def expect_focus_on(party: ZoocracyPlayer, what: str) -> None:
    """The focus comes to such a thing by itself."""
    party.user.wait_until(
        lambda: bool(party.page.evaluate("what => document.activeElement.matches(what)", what)), f"the focus on {what}"
    )


def by_key(party: ZoocracyPlayer) -> None:
    """One decision without a pointer."""
    step = party.view["step"]
    party.decisions.append(step)
    what = {
        "bid": ".board .own .btn.main",
        "campaign": ".board .feed button.available, .board .action-buttons button.available",
        "blockade": ".board .head button.available",
        "manipulate": ".board .head button.available",
        "vote": ".board .ballot button.available",
        "name": ".board .parties button.available",
        "discard": ".board .hand button.available",
    }.get(step, ".board .action-buttons button.available")
    tab_to(party, what)
    with party.user.expect_done(step):
        party.page.keyboard.press("Enter")


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(new_user: NewUser) -> None:
    ada = ZoocracyPlayer(new_user("Ada"))
    ada.make_table(ME, BOT)
    for _ in range(300):
        ada.user.wait_until(lambda: ada.may_decide() or ada.is_over())
        if ada.is_over():
            break
        by_key(ada)
    ada.user.end.wait_for()
    assert {"bid", "campaign"} <= set(ada.decisions)


def test_a_proposal_is_built_by_keyboard(new_user: NewUser) -> None:
    ada = ZoocracyPlayer(new_user("Ada"))
    ada.make_table(ME, BOT, BOT)
    ada.play(until=lambda: ada.view["step"] == "propose" and ada.may_decide())
    seats = [party["seats"] for party in ada.view["parties"]]
    majority = ada.view["majority"]

    def counted() -> str:
        return " ".join(ada.on_board(".count").inner_text().split())

    assert counted().startswith(f"{seats[0]} / {majority}")

    tab_to(ada, ".tray .drag")  # a number lays it with the party of that number
    ada.page.keyboard.press("2")
    assert counted().startswith(f"{seats[0] + seats[1]} / {majority}")
    expect_focus_on(ada, ".tray .drag")  # the next one
    ada.page.keyboard.press("Enter")  # or it is taken up, and laid down elsewhere
    tab_to(ada, ".partner[data-party='2'] .head")
    ada.page.keyboard.press("Enter")
    assert counted().startswith(f"{sum(seats)} / {majority}")
    assert "a majority" in counted()
    tab_to(ada, ".tray .drag")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Escape")  # put down again
    assert ada.on_board(".drag.selected").count() == 0
    for key in ("1", "2", "1"):  # after each, the focus is where the next one lies
        expect_focus_on(ada, ".tray .drag")
        ada.page.keyboard.press(key)
    turn = len(ada.user.messages("entry"))
    expect_focus_on(ada, ".tray .announce")
    ada.page.keyboard.press("Enter")
    ada.user.wait_until(lambda: any(is_event(entry, "proposed") for entry in ada.user.messages("entry")[turn:]))
    proposed = next(entry for entry in ada.user.messages("entry")[turn:] if is_event(entry, "proposed"))
    assert [party for _, party in proposed["event"]["grants"]] == [1, 2, 0, 1, 0]


def is_event(entry: dict[str, Any], kind: str) -> bool:
    return bool(entry["event"]) and entry["event"]["type"] == kind


def flaws(party: ZoocracyPlayer, axe: Axe) -> list[str]:
    """What axe finds here, in both themes."""
    found: list[str] = []
    for light in LIGHTS:
        party.page.emulate_media(color_scheme=light)
        party.page.wait_for_function(SETTLED, arg=light)
        asked = {"resultTypes": ["violations"]} | ({} if light == "light" else {"runOnly": ["color-contrast"]})
        step = party.view["step"]
        found.extend(f"{step}, {light}: {one}" for one in serious(axe.run(party.page, options=asked).response))
    party.page.emulate_media(color_scheme="light")
    return found


@pytest.mark.soak
def test_on_a_phone_six_parties_and_every_action_in_reach(new_user: NewUser) -> None:
    ada = ZoocracyPlayer(new_user("Ada", phone=True))
    ada.make_table(ME, BOT, BOT, BOT, BOT, BOT)
    asked: set[str] = set()
    axe = Axe()
    found: list[str] = []
    campaigns = 0

    def look() -> None:
        """Everything that can be done lies on the screen; the question does, too."""
        nonlocal campaigns
        step = ada.view["step"]
        if step == "campaign" and campaigns < 3:
            campaigns += 1
            food_buttons_stay_in_place(ada)
        if step in asked:
            return
        asked.add(step)
        things = [ada.page.locator("#decision .question"), *ada.user.board.locator(".available").all()]
        for thing in things:
            box = thing.bounding_box()
            assert box is not None, step
            assert box["x"] >= 0, (step, thing.inner_text())
            assert box["x"] + box["width"] <= 390, (step, thing.inner_text())
            if step in ("bid", "campaign", "vote"):
                assert box["y"] >= 0, (step, thing.inner_text())
                assert box["y"] + box["height"] <= 844, (step, thing.inner_text())
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
        found.extend(flaws(ada, axe))

    ada.play(look, until=lambda: len(asked) >= 7 or ada.view["round"] >= 3)
    assert {"bid", "campaign", "vote"} <= asked
    assert not found, "\n".join(found)
    # One thing at a time, the rest a touch or a swipe away.
    ada.on_board(".turn.parliament").click()
    ada.user.wait_until(lambda: left_of(ada, "parliament") == 0)
    ada.user.board.locator(".places").evaluate("strip => strip.scrollTo({left: 0, behavior: 'instant'})")
    ada.user.wait_until(lambda: ada.on_board(".turn.zoo").get_attribute("aria-selected") == "true")


def food_buttons_stay_in_place(party: ZoocracyPlayer) -> None:
    """What is foreseen for food one looks at moves nothing away before it is placed."""
    for tile in party.on_board(".enclosure").all():
        button = tile.locator(".feed button.available").last
        if not button.count():
            continue
        party.page.mouse.move(1, 1)
        before = button.bounding_box()
        button.hover()
        after = button.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(after["y"] - before["y"]) < 5, button.inner_text()
    party.page.mouse.move(1, 1)


def left_of(party: ZoocracyPlayer, place: str) -> int:
    """How far a place lies from where one looks."""
    away: int = party.page.evaluate(
        """place => {
            const there = document.querySelector(`[data-place=${place}]`).getBoundingClientRect().left;
            return Math.round(there - document.querySelector('.places').getBoundingClientRect().left);
        }""",
        place,
    )
    return away


def test_six_on_a_shared_screen_see_only_their_own_cards(new_user: NewUser) -> None:
    user = new_user("Ada", in_words=True)
    ada = ZoocracyPlayer(user)
    ada.make_table(ME, *(here(name) for name in ("Ben", "Cleo", "Dan", "Eve", "Finn")), options={"offers": False})
    user.pass_device.get_by_role("button").click()
    user.tab("Table")  # it shows the position in words
    seen: set[int] = set()
    differed = 0

    def look() -> None:
        nonlocal differed
        views = user.seat_views()
        hands = [line_of_text(seat_view, "Hand:") for seat_view in views]
        if user.pass_device.count():
            assert ada.page.locator(".screen").count() == 0
            everything = everything_on(ada.page)
            assert not any(hand in everything for hand in hands)
            return
        seat = ada.seat_view()["seat"]
        seen.add(seat)
        everything = everything_on(ada.page)
        assert hands[seat] in everything
        others = {hand for hand in hands if hand != hands[seat]}
        assert not any(hand in everything for hand in others)
        funds = views[seat]["view"]["parties"][seat]["funds"]
        assert ada.page.locator(".funds b").inner_text() == str(funds)
        differed += len(others) == 5

    ada.play(look, until=lambda: ada.view["step"] == "vote")
    assert seen == set(range(6))
    assert differed > 10


def line_of_text(seat_view: dict[str, Any], start: str) -> str:
    """The line of the position's text that nobody else may read."""
    (line,) = (line.strip() for line in seat_view["text"].splitlines() if line.strip().startswith(start))
    return str(line).removeprefix(start).strip()


@pytest.mark.parametrize("to_the_end", variants([False, True]))
def test_two_people_and_bots_form_governments_by_offers(new_user: NewUser, to_the_end: bool) -> None:
    """By clicks; once a promise was broken and another one kept, both resign, or play to the end."""
    ada, ben = (ZoocracyPlayer(new_user(name, in_words=True)) for name in ("Ada", "Ben"))
    table = ada.make_table(ME, FRIEND, BOT, BOT)
    ben.user.take_seat(table)
    ada.user.board.wait_for()
    both = {0: ada, 1: ben}
    marks: list[str] = []
    governed = False

    while not ada.is_over():
        for seat, party in both.items():
            if ada.is_over() or not party.may_decide() or seat not in party.user.waiting_on():
                continue
            if party.view["step"] == "propose":
                marks.append(proposal(party, both[1 - seat], seat, faithful=bool(marks)))
                governed = governed or is_governing(party, {0, 1})
            else:
                party.decide()
        assert len(ada.decisions) + len(ben.decisions) < 400, "a game without an end"
        if governed and len(set(marks)) == 2 and not to_the_end:
            for party in both.values():
                resign(party.user)
            ada.user.end.wait_for()
        ada.page.wait_for_timeout(20)
    assert {"broken", "kept"} == set(marks)
    assert governed
    assert {"bid", "campaign", "vote"} <= set(ada.decisions) | set(ben.decisions)
    if to_the_end:
        end_is_shown(ada)
    no_secret_arrived(both, table)


def proposal(proposer: ZoocracyPlayer, partner: ZoocracyPlayer, seat: int, faithful: bool) -> str:
    """Agreed on, announced and voted on; says how the promise is marked for both."""
    proposer.decisions.append("propose")
    bargain(proposer, partner, seat)
    proposer.propose()
    partner.user.wait_until(lambda: partner.view["step"] == "vote" and partner.may_decide())
    assert partner.on_board(".partner .offer.accepted").count() == 1  # beside the vote
    partner.decisions.append("vote")
    partner.vote(yes=faithful)
    status = "kept" if faithful else "broken"
    for one in (proposer, partner):
        one.user.wait_until(lambda one=one: marked(one, status))  # type: ignore[misc]  # the default binds this one
    return status


def is_governing(party: ZoocracyPlayer, seats: set[int]) -> bool:
    """Whether just these parties came to govern; then their seats are bracketed."""
    if {one["seat"] for one in party.view["parties"] if one["side"] == "government"} != seats:
        return False
    party.user.wait_until(lambda: party.on_board(".parliament .bracket").count() > 0, "the bracket")
    return True


def end_is_shown(party: ZoocracyPlayer) -> None:
    """The winner's words, and every party's disc on the step of the track it has reached."""
    party.user.end.wait_for()
    standings = party.user.state()["result"]["standings"]
    goals = [one["goals"] for one in party.user.seat_views()[0]["view"]["parties"]]
    assert [one["score"] for one in sorted(standings, key=lambda one: int(one["seat"]))] == goals
    for reached in set(goals):
        step = party.user.board.locator(".goals .step").nth(reached)
        assert step.locator(".discs > .disc").count() == goals.count(reached), reached


def bargain(proposer: ZoocracyPlayer, partner: ZoocracyPlayer, seat: int) -> None:
    """You get Finance and the second goal, for your yes: offered by dragging, and agreed to."""
    proposer.drag_prize("Finance", 1 - seat)
    proposer.drag_prize("Goal 2", 1 - seat)
    proposer.offer(1 - seat)
    partner.user.wait_until(lambda: partner.on_board(".asked").count() > 0)
    assert "Finance Minister and goal P2" in partner.on_board(".asked").inner_text()
    partner.accept()
    proposer.user.wait_until(
        lambda: proposer.may_decide() and proposer.on_board(".partner .offer.accepted").count() == 1
    )


def marked(party: ZoocracyPlayer, status: str) -> bool:
    """Whether the last vote shows a promise so marked, and says it in words."""
    if party.on_board(".votes").count() == 0:
        party.on_board(".turn.floor").click()
    found = party.on_board(f".votes .offer.{status}")
    return found.count() > 0 and status in found.first.inner_text()


def no_secret_arrived(both: dict[int, ZoocracyPlayer], table: str) -> None:
    """No hand, funds, bid or vote of another in any byte that arrived before the end."""
    raw = both[0].user.context.request.get(f"{both[0].user.server.address}/api/tables/{table}/record")
    record = records.decode(raw.body())
    for seat, party in both.items():
        views, texts, events = all_a_seat_may_know(record, seat)
        running = list(itertools.takewhile(still_played, party.user.messages()))
        checked = 0
        for message in running:
            for seat_view in message.get("views", ()):
                assert seat_view["seat"] == seat
                assert canonical(seat_view["view"]) in views
                assert seat_view["text"] in texts
                for other in seat_view["view"]["parties"]:
                    assert (other["hand"] is None) == (other["funds"] is None) == (other["seat"] != seat)
                checked += 1
            if message["type"] == "entry" and message["event"] is not None:
                event = message["event"]
                assert not message["text"] or (canonical(event), message["text"]) in events
                if event["type"] in ("bid-chosen", "vote-cast"):
                    assert event["seat"] == seat
                if event["type"] == "drew" and event["seat"] != seat:
                    assert event["cards"] == []
        assert checked > 20
        arrived = "\n".join(json.dumps(message) for message in running)
        secret = party.user.get(f"/api/tables/{table}/verify")
        assert secret["seed"] not in arrived
        assert secret["secret"] not in arrived


def still_played(message: dict[str, Any]) -> bool:
    """Whether this came before the game was over; after that, everything may be known."""
    over = any(seat_view["view"]["result"] for seat_view in message.get("views", ()))
    return not over and (message.get("table") or {}).get("phase") not in ("over", "abandoned")


def all_a_seat_may_know(record: records.Record, seat: int) -> tuple[set[str], set[str], set[tuple[str, str]]]:
    """All that this seat may know in this game: views, their texts, and events with their texts."""
    rules = game(record.game)
    words = words_for(rules, "en", tuple(sitter.name for sitter in record.seats))
    views = [records.start(record).view(seat)]
    events: set[tuple[str, str]] = set()
    for state, _, _, happened in records.replay(record):
        views.append(state.view(seat))
        seen = [event for event in (rules.redact(event, seat) for event in happened) if event is not None]
        events |= {(canonical(msgspec.to_builtins(event)), rules.describe_event(event, words)) for event in seen}
    return (
        {canonical(msgspec.to_builtins(view)) for view in views},
        {rules.describe(view, words) for view in views},
        events,
    )


def test_the_count_of_votes_fills_the_seats_species_by_species(new_user: NewUser) -> None:
    ada = ZoocracyPlayer(new_user("Ada", motion=True))
    ada.make_table(ME, BOT)
    ada.play(until=lambda: ada.view["phase"] == "C" and ada.may_decide())
    for _ in range(20):
        ada.user.wait_until(lambda: ada.may_decide() or ada.on_board("figcaption .animal").count() > 0)
        if ada.on_board("figcaption .animal").count():
            break
        ada.finish()
    members = ada.on_board(".parliament .member")
    counts = []
    while ada.on_board("figcaption .animal").count():
        counts.append(members.count())
        ada.page.wait_for_timeout(60)
    assert counts == sorted(counts)
    assert len(set(counts)) >= 3, counts
    ada.page.locator(".room").dispatch_event("pointerdown")
    ada.page.locator(".room:not(.playing)").wait_for()
    final = sum(party["seats"] for party in ada.user.seat_views()[0]["view"]["parties"])
    ada.user.wait_until(lambda: members.count() == final)


@pytest.mark.soak
def test_in_french_no_text_is_english_and_axe_finds_nothing_serious(new_user: NewUser) -> None:
    zoe = ZoocracyPlayer(new_user("Zoé", language="fr-FR"))
    zoe.make_table(ME, BOT, BOT, BOT)
    french, english = Language(zoe.user, "fr"), Language(zoe.user, "en")
    axe = Axe()
    found: list[str] = []
    strays: list[str] = []
    understood = 0
    asked: set[str] = set()

    def look() -> None:
        nonlocal understood
        step = zoe.view["step"]
        if step in asked:
            return
        asked.add(step)
        for text in zoe.page.evaluate(ALL_TEXTS):
            understood += french.says(text)
            if english.strays(text, french):
                strays.append(f"{step}: {text}")
        found.extend(flaws(zoe, axe))

    steps = {"bid", "campaign", "vote"}
    zoe.play(look, until=lambda: steps <= asked)
    assert steps <= asked
    assert understood > 200  # otherwise the scan itself would be blind
    assert not strays, "\n".join(dict.fromkeys(strays))
    assert not found, "\n".join(found)

"""Zoocracy at the table: whole games by pointer and by key, on a phone, around one screen, and with promises."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec
from axe_playwright_python.sync_playwright import Axe

from menagerie.core import record as paper
from menagerie.core.registry import game
from menagerie.core.words import words_for
from tests.browser.conftest import Invite
from tests.browser.parties import Party
from tests.browser.test_pages import EVERYTHING_SAID, LIGHTS, SETTLED, Language, serious
from tests.browser.test_playing import everything_on
from tests.browser.test_together import canonical

ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}


def here(name: str) -> dict[str, str]:
    return {"kind": "here", "name": name}


RINGED = """what => {
    const it = document.activeElement, {outlineStyle, outlineWidth} = getComputedStyle(it);
    return it.matches(what) && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


def reach(party: Party, what: str) -> None:
    """Goes on with Tab until the focus, with a ring around it, is on such a thing."""
    for _ in range(120):
        party.page.keyboard.press("Tab")
        if party.page.evaluate(RINGED, what):
            return
    raise AssertionError(f"the keyboard finds no {what}")


def rests_on(party: Party, what: str) -> None:
    """The focus comes to such a thing by itself."""
    party.visitor.waits_for(
        lambda: bool(party.page.evaluate("what => document.activeElement.matches(what)", what)), f"the focus on {what}"
    )


def by_key(party: Party) -> None:
    """One decision without a pointer."""
    step = party.view["step"]
    party.deeds.append(step)
    what = {
        "bid": ".board .own .btn.main",
        "campaign": ".board .pours button.can, .board .deeds button.can",
        "blockade": ".board .head button.can",
        "manipulate": ".board .head button.can",
        "vote": ".board .ballot button.can",
        "name": ".board .parties button.can",
        "discard": ".board .hand button.can",
    }.get(step, ".board .deeds button.can")
    reach(party, what)
    with party.visitor.is_answered(step):
        party.page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    ada = Party(invite("Ada"))
    ada.lays(ME, BOT)
    for _ in range(300):
        ada.visitor.waits_for(lambda: ada.is_asked() or ada.is_over())
        if ada.is_over():
            break
        by_key(ada)
    ada.visitor.end.wait_for()
    assert {"bid", "campaign"} <= set(ada.deeds)


def test_a_proposal_is_built_by_keyboard(invite: Invite) -> None:
    ada = Party(invite("Ada"))
    ada.lays(ME, BOT, BOT)
    ada.plays(until=lambda: ada.view["step"] == "propose" and ada.is_asked())
    seats = [party["seats"] for party in ada.view["parties"]]
    majority = ada.view["majority"]

    def counted() -> str:
        return " ".join(ada.on_board(".count").inner_text().split())

    assert counted().startswith(f"{seats[0]} / {majority}")

    reach(ada, ".tray .drag")  # a number lays it with the party of that number
    ada.page.keyboard.press("2")
    assert counted().startswith(f"{seats[0] + seats[1]} / {majority}")
    rests_on(ada, ".tray .drag")  # the next one
    ada.page.keyboard.press("Enter")  # or it is taken up, and laid down elsewhere
    reach(ada, ".partner[data-party='2'] .head")
    ada.page.keyboard.press("Enter")
    assert counted().startswith(f"{sum(seats)} / {majority}")
    assert "a majority" in counted()
    reach(ada, ".tray .drag")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Escape")  # put down again
    assert ada.on_board(".drag.held").count() == 0
    for key in ("1", "2", "1"):  # after each, the focus is where the next one lies
        rests_on(ada, ".tray .drag")
        ada.page.keyboard.press(key)
    turn = len(ada.visitor.told("entry"))
    rests_on(ada, ".tray .announce")
    ada.page.keyboard.press("Enter")
    ada.visitor.waits_for(lambda: any(said(told, "proposed") for told in ada.visitor.told("entry")[turn:]))
    proposed = next(told for told in ada.visitor.told("entry")[turn:] if said(told, "proposed"))
    assert [party for _, party in proposed["event"]["grants"]] == [1, 2, 0, 1, 0]


def said(told: dict[str, Any], kind: str) -> bool:
    return bool(told["event"]) and told["event"]["type"] == kind


def flaws(party: Party, axe: Axe) -> list[str]:
    """What is in somebody's way here, by day and by night."""
    found: list[str] = []
    for light in LIGHTS:
        party.page.emulate_media(color_scheme=light)
        party.page.wait_for_function(SETTLED, arg=light)
        asked = {"resultTypes": ["violations"]} | ({} if light == "light" else {"runOnly": ["color-contrast"]})
        step = party.view["step"]
        found.extend(f"{step}, {light}: {one}" for one in serious(axe.run(party.page, options=asked).response))
    party.page.emulate_media(color_scheme="light")
    return found


def test_on_a_phone_six_parties_and_nothing_to_do_out_of_sight(invite: Invite) -> None:
    ada = Party(invite("Ada", phone=True))
    ada.lays(ME, BOT, BOT, BOT, BOT, BOT)
    asked: set[str] = set()
    axe = Axe()
    found: list[str] = []

    def look() -> None:
        """Everything that can be done lies on the screen; the question does, too."""
        step = ada.view["step"]
        if step == "campaign":
            stays_under_the_finger(ada)
        if step in asked:
            return
        asked.add(step)
        things = [ada.page.locator("#decision .question"), *ada.visitor.board.locator(".can").all()]
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

    ada.plays(look, until=lambda: len(asked) >= 7 or ada.view["round"] >= 3)
    assert {"bid", "campaign", "vote"} <= asked
    assert not found, "\n".join(found)
    # One thing at a time, the rest a touch or a swipe away.
    ada.on_board(".turn.house").click()
    ada.visitor.waits_for(lambda: left_of(ada, "house") == 0)
    ada.visitor.board.locator(".places").evaluate("strip => strip.scrollTo({left: 0, behavior: 'instant'})")
    ada.visitor.waits_for(lambda: ada.on_board(".turn.zoo").get_attribute("aria-selected") == "true")


def stays_under_the_finger(party: Party) -> None:
    """What is foreseen for food one looks at moves nothing away before it is placed."""
    for tile in party.on_board(".enclosure").all():
        pour = tile.locator(".pours button.can").last
        if not pour.count():
            continue
        party.page.mouse.move(1, 1)
        before = pour.bounding_box()
        pour.hover()
        after = pour.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(after["y"] - before["y"]) < 5, pour.inner_text()
    party.page.mouse.move(1, 1)


def left_of(party: Party, place: str) -> int:
    """How far a place lies from where one looks."""
    away: int = party.page.evaluate(
        """place => {
            const there = document.querySelector(`[data-place=${place}]`).getBoundingClientRect().left;
            return Math.round(there - document.querySelector('.places').getBoundingClientRect().left);
        }""",
        place,
    )
    return away


def test_six_around_one_screen_never_see_behind_another_screen(invite: Invite) -> None:
    visitor = invite("Ada")
    ada = Party(visitor)
    ada.lays(ME, *(here(name) for name in ("Ben", "Cleo", "Dan", "Eve", "Finn")), options={"offers": False})
    visitor.curtain.get_by_role("button").click()
    visitor.tab("Table")  # there, the position is told in words
    seen: set[int] = set()
    differed = 0

    def look() -> None:
        nonlocal differed
        sights = visitor.sights()
        hands = [told(sight, "Hand:") for sight in sights]
        if visitor.curtain.count():
            assert ada.page.locator(".screen").count() == 0
            everything = everything_on(ada.page)
            assert not any(hand in everything for hand in hands)
            return
        seat = ada.sight()["seat"]
        seen.add(seat)
        everything = everything_on(ada.page)
        assert hands[seat] in everything
        others = {hand for hand in hands if hand != hands[seat]}
        assert not any(hand in everything for hand in others)
        funds = sights[seat]["view"]["parties"][seat]["funds"]
        assert ada.page.locator(".funds b").inner_text() == str(funds)
        differed += len(others) == 5

    ada.plays(look, until=lambda: ada.view["step"] == "vote")
    assert seen == set(range(6))
    assert differed > 10


def told(sight: dict[str, Any], start: str) -> str:
    """The line of the text twin that nobody else may read."""
    (line,) = (line.strip() for line in sight["text"].splitlines() if line.strip().startswith(start))
    return str(line).removeprefix(start).strip()


def test_two_people_and_bots_form_governments_by_offers_and_click_to_the_end(invite: Invite) -> None:
    ada, ben = Party(invite("Ada")), Party(invite("Ben"))
    table = ada.lays(ME, FRIEND, BOT, BOT)
    ben.visitor.sits_down(table)
    ada.visitor.board.wait_for()
    both = {0: ada, 1: ben}
    marks: list[str] = []
    governed = False

    while not ada.is_over():
        for seat, party in both.items():
            if ada.is_over() or not party.is_asked() or seat not in party.visitor.state_waiting_on():
                continue
            if party.view["step"] == "propose":
                marks.append(proposal(party, both[1 - seat], seat, faithful=bool(marks)))
                governed = governed or is_governing(party, {0, 1})
            else:
                party.decides()
        assert len(ada.deeds) + len(ben.deeds) < 400, "a game without an end"
        ada.page.wait_for_timeout(20)
    assert {"broken", "kept"} == set(marks)
    assert governed
    assert {"bid", "campaign", "vote"} <= set(ada.deeds) | set(ben.deeds)
    end_is_told(ada)
    nothing_foreign(both, table)


def proposal(proposer: Party, partner: Party, seat: int, faithful: bool) -> str:
    """Agreed on, announced and voted on; says how the promise is marked for both."""
    proposer.deeds.append("propose")
    bargain(proposer, partner, seat)
    proposer.proposes()
    partner.visitor.waits_for(lambda: partner.view["step"] == "vote" and partner.is_asked())
    assert partner.on_board(".partner .promise.accepted").count() == 1  # beside the vote
    partner.deeds.append("vote")
    partner.votes(yes=faithful)
    status = "kept" if faithful else "broken"
    for one in (proposer, partner):
        one.visitor.waits_for(lambda one=one: marked(one, status))  # type: ignore[misc]  # the default binds this one
    return status


def is_governing(party: Party, seats: set[int]) -> bool:
    """Whether just these parties came to govern; then their seats are bracketed."""
    if {one["seat"] for one in party.view["parties"] if one["side"] == "government"} != seats:
        return False
    party.visitor.waits_for(lambda: party.on_board(".house .bracket").count() > 0, "the bracket")
    return True


def end_is_told(party: Party) -> None:
    """The winner's words, and every party's disc on the step of the track it has reached."""
    party.visitor.end.wait_for()
    standings = party.visitor.state()["result"]["standings"]
    goals = [one["goals"] for one in party.visitor.sights()[0]["view"]["parties"]]
    assert [one["score"] for one in sorted(standings, key=lambda one: int(one["seat"]))] == goals
    for reached in set(goals):
        step = party.visitor.board.locator(".goals .step").nth(reached)
        assert step.locator(".discs > .disc").count() == goals.count(reached), reached


def bargain(proposer: Party, partner: Party, seat: int) -> None:
    """You get Finance and the second goal, for your yes: offered by dragging, and agreed to."""
    proposer.drags("Finance", 1 - seat)
    proposer.drags("Goal 2", 1 - seat)
    proposer.offers(1 - seat)
    partner.visitor.waits_for(lambda: partner.on_board(".asked").count() > 0)
    assert "Finance Minister and goal P2" in partner.on_board(".asked").inner_text()
    partner.agrees()
    proposer.visitor.waits_for(
        lambda: proposer.is_asked() and proposer.on_board(".partner .promise.accepted").count() == 1
    )


def marked(party: Party, status: str) -> bool:
    """Whether the last vote shows a promise so marked, and says it in words."""
    if party.on_board(".votes").count() == 0:
        party.on_board(".turn.floor").click()
    found = party.on_board(f".votes .promise.{status}")
    return found.count() > 0 and status in found.first.inner_text()


def nothing_foreign(both: dict[int, Party], table: str) -> None:
    """No hand, funds, bid or vote of another in any byte that arrived before the end."""
    raw = both[0].visitor.context.request.get(f"{both[0].visitor.zoo.address}/api/tables/{table}/record")
    record = paper.decode(raw.body())
    for seat, party in both.items():
        views, texts, events = all_it_may_know(record, seat)
        running = list(itertools.takewhile(still_played, party.visitor.told()))
        checked = 0
        for tell in running:
            for sight in tell.get("views", ()):
                assert sight["seat"] == seat
                assert canonical(sight["view"]) in views
                assert sight["text"] in texts
                for other in sight["view"]["parties"]:
                    assert (other["hand"] is None) == (other["funds"] is None) == (other["seat"] != seat)
                checked += 1
            if tell["type"] == "entry" and tell["event"] is not None:
                event = tell["event"]
                assert (canonical(event), tell["text"]) in events
                if event["type"] in ("bid-chosen", "vote-cast"):
                    assert event["seat"] == seat
                if event["type"] == "drew" and event["seat"] != seat:
                    assert event["cards"] == []
        assert checked > 20
        arrived = "\n".join(json.dumps(tell) for tell in running)
        secret = party.visitor.get(f"/api/tables/{table}/verify")
        assert secret["seed"] not in arrived
        assert secret["secret"] not in arrived


def still_played(tell: dict[str, Any]) -> bool:
    """Whether this came before the game was over; after that, everything may be known."""
    over = any(sight["view"]["result"] for sight in tell.get("views", ()))
    return not over and (tell.get("table") or {}).get("phase") not in ("over", "abandoned")


def all_it_may_know(record: paper.Record, seat: int) -> tuple[set[str], set[str], set[tuple[str, str]]]:
    """What the rules ever let this seat know in this game: views, the same in words, and events with their words."""
    rules = game(record.game)
    words = words_for(rules, "en", tuple(sitter.name for sitter in record.seats))
    views = [paper.start(record).view(seat)]
    events: set[tuple[str, str]] = set()
    for state, _, _, happened in paper.replay(record):
        views.append(state.view(seat))
        seen = [event for event in (rules.redact(event, seat) for event in happened) if event is not None]
        events |= {(canonical(msgspec.to_builtins(event)), rules.describe_event(event, words)) for event in seen}
    return (
        {canonical(msgspec.to_builtins(view)) for view in views},
        {rules.describe(view, words) for view in views},
        events,
    )


def test_election_night_fills_the_seats_species_by_species(invite: Invite) -> None:
    ada = Party(invite("Ada", motion=True))
    ada.lays(ME, BOT)
    ada.plays(until=lambda: ada.view["phase"] == "C" and ada.is_asked())
    for _ in range(20):
        ada.visitor.waits_for(lambda: ada.is_asked() or ada.on_board("figcaption .beast").count() > 0)
        if ada.on_board("figcaption .beast").count():
            break
        ada.is_done()
    members = ada.on_board(".house .member")
    counts = []
    while ada.on_board("figcaption .beast").count():
        counts.append(members.count())
        ada.page.wait_for_timeout(60)
    assert counts == sorted(counts)
    assert len(set(counts)) >= 3, counts
    ada.page.locator(".room").dispatch_event("pointerdown")
    ada.page.locator(".room:not(.playing)").wait_for()
    final = sum(party["seats"] for party in ada.visitor.sights()[0]["view"]["parties"])
    ada.visitor.waits_for(lambda: members.count() == final)


def test_in_french_nothing_is_said_in_english_and_nothing_bars_anybody(invite: Invite) -> None:
    zoe = Party(invite("Zoé", language="fr-FR"))
    zoe.lays(ME, BOT, BOT, BOT)
    french, english = Language(zoe.visitor, "fr"), Language(zoe.visitor, "en")
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
        for text in zoe.page.evaluate(EVERYTHING_SAID):
            understood += french.says(text)
            if english.strays(text, french):
                strays.append(f"{step}: {text}")
        found.extend(flaws(zoe, axe))

    steps = {"bid", "campaign", "vote"}
    zoe.plays(look, until=lambda: steps <= asked)
    assert steps <= asked
    assert understood > 200  # otherwise the scan itself would be blind
    assert not strays, "\n".join(dict.fromkeys(strays))
    assert not found, "\n".join(found)

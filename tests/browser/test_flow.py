"""How a table flows: what was missed, going back, undo, reset turn, passes that the table makes or a replay skips."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.seat_connection import Players, is_stock_turn, zoo_table
from tests.browser.test_multiplayer import record_of

LAUNCH_TURN = ("launch", "lay", "pass")

# Every position that the page tells in words, with how much of the board moved when it came.
WATCH = """() => {
    const words = document.querySelector(".about .words");
    window.told = [[words.textContent, 0]];
    new MutationObserver(() => {
        const moving = document.getAnimations().filter((one) => one.effect?.target?.closest(".board")).length;
        window.told.push([words.textContent, moving]);
    }).observe(words, { subtree: true, childList: true, characterData: true });
}"""


class Two(NamedTuple):
    """Two people in the first stock round of 18ZOO: who decides, and the other one."""

    mover: BrowserUser
    other: BrowserUser
    players: Players


@contextmanager
def stock_round(new_user: NewUser, **how: Any) -> Iterator[Two]:
    ada, ben = new_user("Ada", **how), new_user("Ben", **how)
    with Players(zoo_table(ada, ben), ada, ben) as players:
        first = players.play(is_stock_turn, "pass")["seat"]
        yield Two((ada, ben)[first], (ben, ada)[first], players)


def open_table(user: BrowserUser, players: Players) -> None:
    user.go(f"/table/{players.table}")
    user.board.wait_for()


def turn(players: Players) -> None:
    """Whoever is to move launches a family, lays its home, and ends the turn."""
    for kind in LAUNCH_TURN:
        players.act(kind)


def words(user: BrowserUser) -> Locator:
    """The position in words."""
    user.tab("Table")
    return user.page.locator(".about .words")


def plain(text: str) -> str:
    return "".join(text.split())


def told(user: BrowserUser) -> list[str]:
    """The positions since `WATCH`, each once."""
    seen: list[tuple[str, int]] = user.page.evaluate("window.told")
    return [text for text, _ in groupby(plain(text) for text, _ in seen)]


def bar(user: BrowserUser) -> Locator:
    return user.page.locator(".look-back")


def number_of(line: Locator) -> int:
    return int(line.locator("..").get_attribute("data-entry") or 0)


def own_view(user: BrowserUser) -> dict[str, Any]:
    (view,) = user.seat_views()
    return view


def wait_for_view(user: BrowserUser, players: Players) -> None:
    """Until the page has what the connection of the same person has."""
    players.settle()
    newest = {view["point"] for one in players.connections for view in one.newest["views"]}
    user.wait_until(lambda: own_view(user)["point"] in newest, "the newest view")


# --- looking back


def test_since_my_last_move_plays_what_was_missed_and_comes_back_to_now(new_user: NewUser) -> None:
    with stock_round(new_user) as (mover, _, players):
        open_table(mover, players)
        turn(players)
        mover.page.reload()
        mover.board.wait_for()
        for kind in ("launch", "lay", "cash-ticket", "pass"):  # the other one's turn: four steps
            players.act(kind)
        mover.page.reload()
        words(mover).wait_for()
        since = mover.button("Since my last move")
        since.wait_for()
        mover.page.evaluate(WATCH)
        with mover.page.expect_response(lambda answer: "/past-positions?" in answer.url) as found:
            since.click()
        steps = [plain(one["views"][0]["text"]) for one in found.value.json()["positions"]]
        assert len(steps) == 5, "the position then, and four steps"
        expect(bar(mover)).to_contain_text("What happened since your last move")
        expect(mover.button("Since my last move")).to_have_count(0)
        expect(bar(mover)).to_have_count(0)
        now = plain(own_view(mover)["text"])
        assert now == steps[-1]
        assert told(mover) == [text for text, _ in groupby([now, *steps])]
        expect(since).to_be_visible()
        assert not mover.sent("act")


def test_a_log_line_leads_to_its_moment_where_nothing_can_be_decided(new_user: NewUser) -> None:
    with stock_round(new_user) as (mover, _, players):
        first = players.connections[0].newest["views"][0]["text"]
        turn(players)
        turn(players)
        open_table(mover, players)
        lines = mover.page.locator(".log button.moment")
        lines.first.wait_for()
        launched = mover.page.locator(".log li", has_text="launch").first
        many = lines.count()
        launched.locator("button.moment").click()
        expect(bar(mover)).to_contain_text("You are looking at an earlier position")
        marked = mover.page.locator(".log [aria-current]")
        expect(marked).to_have_count(1)
        number = number_of(launched.locator("button.moment"))
        assert number <= int(marked.get_attribute("data-entry") or 0) <= number + 2, "the last line of the same move"
        then = plain(words(mover).inner_text())
        assert then not in (plain(own_view(mover)["text"]), plain(first))
        for name in ("Undo", "Reset turn", "Hint", "Pass"):
            expect(mover.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        expect(mover.page.get_by_text("Pass for me…")).to_have_count(0)
        for key in "1", "2", "Enter":
            mover.page.locator("body").press(key)
        mover.page.locator("[data-hex]").first.click(force=True)
        expect(mover.choices).to_have_count(0)
        assert not mover.sent("act", "ask-undo", "reset-turn", "ask-hint", "set-auto-pass")
        mover.tab("Log")
        lines.first.wait_for()
        assert lines.count() == many, "the lines after it lead to later moments"
        mover.button("Back to now").click()
        expect(bar(mover)).to_have_count(0)
        assert plain(words(mover).inner_text()) == plain(own_view(mover)["text"])
        expect(mover.page.get_by_text("Pass for me…")).to_be_visible()
        mover.tab("Log")
        lines.first.wait_for()
        lines.nth(0).click()  # another moment, and from there to a third one
        expect(bar(mover)).to_be_visible()
        lines.nth(many - 2).click()
        expect(marked).to_have_attribute("data-entry", str(number_of(lines.nth(many - 2))))
        mover.button("Back to now").click()
        expect(bar(mover)).to_have_count(0)


# --- undo and reset


def test_undo_restores_the_view_exactly_and_at_once(new_user: NewUser) -> None:
    with stock_round(new_user, motion=True) as (mover, other, players):
        for user in (mover, other):
            open_table(user, players)
        words(mover).wait_for()
        wait_for_view(mover, players)
        before, theirs = own_view(mover), own_view(other)
        players.act("launch")
        undo = mover.button("Undo")
        undo.wait_for()
        assert own_view(mover) != before
        mover.page.evaluate(WATCH)
        with mover.expect_done("undo"):
            undo.click()
        mover.wait_until(lambda: own_view(mover)["point"] == before["point"], "the view before")
        assert own_view(mover) == before
        other.wait_until(lambda: own_view(other) == theirs, "what the other saw before")
        mover.wait_until(lambda: told(mover)[-1] == plain(before["text"]), "the page")
        assert len(told(mover)) == 2, "the position, and the one before: nothing in between"
        assert [moving for _, moving in mover.page.evaluate("window.told")][1:] == [0]


def test_one_click_resets_the_turn_of_a_family(new_user: NewUser) -> None:
    with stock_round(new_user, motion=True) as (mover, other, players):
        turn(players)
        turn(players)
        first = players.play(lambda one: bool(one["view"]["round"] == "operating"), "pass")
        if first["seat"] != own_seat(mover, players):
            mover, other = other, mover
        for user in (mover, other):
            open_table(user, players)
        words(mover).wait_for()
        wait_for_view(mover, players)
        before, theirs = own_view(mover), own_view(other)
        assert before["reset"] == "none"
        for kinds in (("lay",), ("lay",), ("buy-squirrel",)):
            players.act(*kinds)
        reset = mover.page.get_by_role("button", name="Reset turn", exact=True)
        wait_for_view(mover, players)
        mover.wait_until(lambda: plain(words(mover).inner_text()) == plain(own_view(mover)["text"]), "the purchase")
        mover.page.evaluate(WATCH)
        mover.open_menu()
        with mover.expect_done("reset turn"):
            reset.click()
        mover.wait_until(lambda: own_view(mover)["point"] == before["point"], "the view before")
        assert own_view(mover) == before
        other.wait_until(lambda: own_view(other) == theirs, "what the other saw before")
        mover.wait_until(lambda: told(mover)[-1] == plain(before["text"]), "the page")
        assert len(told(mover)) == 2, "one step back, not three"
        expect(reset).to_have_count(0)


def own_seat(user: BrowserUser, players: Players) -> int:
    seats = user.get(f"/api/tables/{players.table}")["seats"]
    return next(int(seat["number"]) for seat in seats if seat["mine"])


# --- passes on a person's behalf


def pass_for_me(user: BrowserUser, *but: str) -> None:
    """Lets the table pass, without these exceptions."""
    user.page.locator("details", has_text="Pass for me…").locator("summary").click()
    for text in but:
        user.page.get_by_label(text).uncheck()
    with user.expect_done("passing"):
        user.button("Pass until the round is over").click()
    expect(user.page.get_by_text("The table passes for you in this round.")).to_be_visible()


def passes_in_log(user: BrowserUser) -> int:
    return sum(entry["event"]["type"] == "passed" for entry in user.messages("entry") if entry["event"])


def test_the_table_passes_for_one_and_no_byte_of_it_reaches_the_other(new_user: NewUser) -> None:
    with stock_round(new_user) as (mover, other, players):
        for user in (mover, other):
            open_table(user, players)
        note = other.page.locator("#decision .note[role=status], .decision .note[role=status]")

        heard = len(mover.messages())
        pass_for_me(other)
        turn(players)  # a launch: it stops before it has passed
        expect(note).to_have_text("Passing for you has stopped: a family was launched.")
        mover.wait_until(lambda: any(one["type"] == "entry" for one in mover.messages()[heard:]), "the launch")
        types = [message["type"] for message in mover.messages()[heard:]]
        assert set(types[: types.index("entry")]) <= {"pong"}, "nothing came before the launch"
        turn(players)  # the other one decides, so the table had not passed

        pass_for_me(other)
        mine = own_view(other)["view"]["players"][own_seat(other, players)]["cards"][0].partition("_")[0]
        players.act("buy-card", family=mine)
        expect(note).to_have_text("Passing for you has stopped: cards of a family of yours were bought or sold.")

        pass_for_me(other)
        other.button("Stop passing").click()
        expect(other.page.get_by_text("Pass for me…")).to_be_visible()
        players.act("pass")
        other.wait_until(other.owes_decision, "the turn")
        passed = passes_in_log(mover)
        other.page.wait_for_timeout(1000)  # longer than the table takes to pass
        assert passes_in_log(mover) == passed
        assert other.owes_decision()

        pass_for_me(other)  # and now it passes: at once, since it is the turn
        mover.wait_until(mover.owes_decision, "the pass")
        assert passes_in_log(mover) == passed + 1
        players.play(lambda one: bool(one["view"]["round"] != "stock"), "pass")
        expect(note).to_have_text("Passing for you is over: the round has ended.")
        expect(other.page.get_by_text("The table passes for you")).to_have_count(0)

        assert '"on":true' in "".join(other.raw_frames)
        frames = "".join(mover.raw_frames)
        assert "Passing for you" not in frames
        assert '"on":true' not in frames + "".join(one.text() for one in mover.responses if "/api/" in one.url)


def test_what_is_not_named_does_not_stop_it(new_user: NewUser) -> None:
    with stock_round(new_user) as (mover, other, players):
        open_table(other, players)
        pass_for_me(other, "somebody launches a family")
        players.act("launch")
        players.act("lay")
        players.act("pass")
        other.wait_until(lambda: other.waiting_on() == (own_seat(mover, players),), "the pass")
        expect(other.page.get_by_text("The table passes for you in this round.")).to_be_visible()


# --- a replay without passes


def test_a_replay_goes_over_passes_also_after_a_reload(new_user: NewUser) -> None:
    with stock_round(new_user) as (mover, _, players):
        for number in range(200):  # hardly anybody does anything, so that the game is short
            players.settle()
            if not any(one.newest["waiting_on"] for one in players.connections):
                break
            players.act(*(("buy-power", "cash-ticket") if number % 3 == 1 else ()), "pass")
        mover.go(f"/replay/{players.table}")
        mover.page.locator("input.slider").wait_for()
        kinds = [move.action["type"] for move in record_of(mover).actions]
        stops = [number for number, kind in enumerate(kinds, start=1) if kind != "pass"]
        assert len(stops) >= 3
        assert stops != list(range(1, len(stops) + 1))
        place = mover.page.locator(".controls .place")
        mover.page.get_by_label("Skip passes").check()
        for stop in stops[:2]:
            mover.button("One move on").click()
            expect(place).to_contain_text(f"{stop} of {len(kinds)}")
        mover.page.reload()
        expect(mover.page.get_by_label("Skip passes")).to_be_checked()
        expect(place).to_contain_text(f"0 of {len(kinds)}")
        for stop in stops[:2]:
            mover.page.locator("body").press("ArrowRight")
            expect(place).to_contain_text(f"{stop} of {len(kinds)}")
        mover.page.get_by_label("Skip passes").uncheck()
        mover.button("One move on").click()
        expect(place).to_contain_text(f"{stops[1] + 1} of {len(kinds)}")

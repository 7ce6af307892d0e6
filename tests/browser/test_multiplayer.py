"""Several browsers at one table: no move is lost or doubled, and nobody receives secrets of others."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from menagerie.core import record as records
from menagerie.core.registry import game
from menagerie.core.words import words_for
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser

ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}


def both_at_a_table(new_user: NewUser, in_words: bool = False, **more: object) -> tuple[BrowserUser, BrowserUser]:
    ada, ben = (new_user(name, in_words=in_words) for name in ("Ada", "Ben"))
    ben.take_seat(ada.make_table(ME, FRIEND, **more))
    ada.board.wait_for()
    return ada, ben


def on_turn(*users: BrowserUser) -> BrowserUser:
    """Who is to decide now, with everybody up to date."""
    found: list[BrowserUser] = []

    def someone() -> bool:
        found[:] = [user for user in users if user.may_act()]
        return len(found) == 1 and len({user.waiting_on() for user in users}) == 1

    users[0].wait_until(someone, "a turn")
    return found[0]


def record_of(user: BrowserUser) -> records.Record:
    answer = user.context.request.get(f"{user.server.address}/api/tables/{user.table}/record")
    assert answer.ok, answer.text()
    return records.decode(answer.body())


def test_two_and_a_spectator_through_a_reload_lost_connections_and_a_dead_server(new_user: NewUser) -> None:
    ada, ben, eve = new_user("Ada"), new_user("Ben"), new_user("Eve")
    lost = {player: LostAnswers(player) for player in (ada, ben)}
    ada.go("/")
    ada.game_box("Lucky Lions").get_by_role("link", name="With friends").click()
    ada.button("Create the table").click()
    link = ada.page.get_by_label("Link to this table")
    link.wait_for()
    ben.page.goto(link.input_value())
    ben.button("Take this seat").click()
    for player in (ada, ben):
        player.button("I am ready").click()
    for player in (ada, ben):
        player.board.wait_for()
    eve.go(f"/table/{ada.table}")
    eve.board.wait_for()

    made: list[int] = []
    troubles = [server_died, lost_the_answer, went_offline, reloaded]  # few moves can end a game
    while not (ada.is_over() or ben.is_over()):
        mover = on_turn(ada, ben)
        made.append(0 if mover is ada else 1)
        if troubles:
            troubles.pop()(mover, lost[mover])
        else:
            mover.click_first_action()
        for user in (ada, ben):
            user.wait_until(lambda: ada.is_over() or ada.may_act() or ben.may_act())
    assert not troubles, "the game was too short"

    for user in (ada, ben, eve):
        user.end.wait_for()
    assert ada.state()["result"] == eve.state()["result"]
    assert [move.seat for move in record_of(ada).actions] == made

    assert not [refused for user in (ada, ben) for refused in user.messages("refusal")]  # sent twice, done once

    views = [seat_view for message in eve.messages("seat-views") for seat_view in message["views"]]
    assert len(views) > len(made) // 2
    assert all(die["cards"] is None for seat_view in views for die in seat_view["view"]["dice"])
    assert eve.page.locator(".hand").count() == 0


def reloaded(mover: BrowserUser, _: LostAnswers) -> None:
    mover.click_first_action()
    mover.page.reload()
    mover.board.wait_for()


def went_offline(mover: BrowserUser, _: LostAnswers) -> None:
    mover.context.set_offline(True)
    mover.page.locator(".connection .lost").wait_for()
    mover.available_actions.first.click()  # kept, and sent once there is a connection
    mover.page.wait_for_timeout(300)
    mover.context.set_offline(False)
    mover.page.locator(".connection .back").wait_for()


def server_died(mover: BrowserUser, _: LostAnswers) -> None:
    mover.click_first_action()
    mover.server.kill()
    mover.page.locator(".connection .lost").wait_for()
    mover.server.open()
    mover.page.locator(".connection .back").wait_for()


class LostAnswers:
    """Lets a move through, then drops the answer and the connection."""

    def __init__(self, user: BrowserUser) -> None:
        self.cut = False
        self.swallowed = 0
        user.page.route_web_socket("**/ws/**", self._between)

    def _between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        dead = False

        def answered(message: str | bytes) -> None:
            nonlocal dead
            if dead:
                return
            types = {one["type"] for one in json.loads(message)}
            if self.cut and types & {"done", "seat-views", "view-changes", "entry"}:
                self.swallowed += 1
                self.cut, dead = False, True
                line.close(code=1011)
                server.close()
            else:
                line.send(message)

        server.on_message(answered)


def lost_the_answer(mover: BrowserUser, line: LostAnswers) -> None:
    greeted = len(mover.messages("welcome"))
    line.cut = True
    mover.available_actions.first.click()
    # The connection first: the page may still show the notice of an earlier loss.
    mover.wait_until(lambda: line.swallowed == 1, "an answer to swallow")
    mover.wait_until(lambda: len(mover.messages("welcome")) > greeted, "a new line")
    mover.page.locator(".connection .back").wait_for()
    mover.page.wait_for_timeout(200)  # time enough for a refusal
    assert not mover.messages("refusal")


def test_no_message_reveals_another_hand(new_user: NewUser) -> None:
    ada, ben = both_at_a_table(new_user, in_words=True, options={"more_decisions": True, "wild_animals": True})
    for _ in range(12):  # some battles with all their secret choices
        for user in (ada, ben):
            user.wait_until(lambda: ada.may_act() or ben.may_act())
            if user.may_act():
                user.click_first_action()
        for seat, user in enumerate((ada, ben)):
            assert [die["cards"] is None for die in user.seat_views()[0]["view"]["dice"]] == [seat == 1, seat == 0]
    resign(ada)  # which ends a game of two
    for user in (ada, ben):
        user.end.wait_for()
    record = record_of(ada)
    may_know = [all_a_seat_may_know(record, seat) for seat in (0, 1)]
    for seat, user in enumerate((ada, ben)):
        views, texts, events = may_know[seat]
        running = [message for message in user.messages() if not ends(message)]
        checked = 0
        for message in running:
            for seat_view in message.get("views", ()):
                assert seat_view["seat"] == seat
                assert canonical(seat_view["view"]) in views
                assert seat_view["text"] in texts
                checked += 1
            if message["type"] == "entry" and message["event"] is not None:
                assert not message["text"] or (canonical(message["event"]), message["text"]) in events
        assert checked > 10
        secret = user.get(f"/api/tables/{user.table}/verify")
        arrived = "\n".join(json.dumps(message) for message in running)
        arrived += "\n".join(answer.text() for answer in user.responses if "/api/" in answer.url)
        assert secret["seed"] not in arrived
        assert secret["secret"] not in arrived
    assert may_know[0] != may_know[1]


def ends(message: dict[str, Any]) -> bool:
    """Whether this message says that the game is over."""
    table = message.get("table")
    return isinstance(table, dict) and table["phase"] == "over"


def canonical(thing: object) -> str:
    return json.dumps(thing, sort_keys=True)


def all_a_seat_may_know(record: records.Record, seat: int) -> tuple[set[str], set[str], set[tuple[str, str]]]:
    """All that this seat may know in this game: views, their texts, and events with their texts."""
    rules = game(record.game)
    words = words_for(rules, "en", ("Ada", "Ben"))
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


def test_undo_by_consent_asked_refused_and_agreed(new_user: NewUser) -> None:
    ada, ben = both_at_a_table(new_user)
    first = on_turn(ada, ben)
    second = ben if first is ada else ada
    before = second.seat_views()[0]["view"]
    first.click_first_action()
    second.wait_until(lambda: second.seat_views()[0]["view"] != before)
    after = second.seat_views()[0]["view"]

    first.button("Ask to undo").click()
    second.button("Decline").click()
    second.wait_until(lambda: "does not agree" in second.log()[-1])
    assert second.seat_views()[0]["view"] == after

    first.button("Ask to undo").click()
    second.button("Agree").click()
    for user in (first, second):
        user.wait_until(lambda user=user: "everybody agreed" in user.log()[-1])  # type: ignore[misc]  # the default binds this one
    assert second.seat_views()[0]["view"] == before
    assert any("does not agree" in line for line in first.log())
    first.click_first_action()


def test_an_absent_player_keeps_the_seat_for_the_time_that_was_agreed(new_user: NewUser) -> None:
    ada, ben = both_at_a_table(new_user, absence_minutes=1)
    ada.page.locator(".players").get_by_text("here", exact=True).wait_for()
    table = ben.table
    ada.page.clock.install()
    ben.go("/")
    ada.page.locator(".players").get_by_text("away for").wait_for()
    assert ada.button("Let a bot play").count() == 0, "the form says a minute"
    ada.page.clock.fast_forward(70_000)
    ada.button("Let a bot play").click()
    refused = ada.page.get_by_text("Ben has not been away for a minute yet.").last
    refused.wait_for()  # the page's clock runs ahead, and the server's counts
    ben.go(f"/table/{table}")
    ada.page.locator(".players").get_by_text("here", exact=True).wait_for()
    for _ in range(4):
        on_turn(ada, ben).click_first_action()


def test_who_resigns_a_game_of_two_loses_it_and_both_accept_the_next(new_user: NewUser) -> None:
    ada, ben = both_at_a_table(new_user)
    resign(ada)
    for user in (ada, ben):
        user.end.wait_for()
    ben.page.locator(".players").get_by_text("resigned").wait_for()
    ranks = {one["seat"]: one["rank"] for one in ben.state()["result"]["standings"]}
    assert ranks == {0: 2, 1: 1}
    ben.end.get_by_text("You won!").wait_for()
    ben.end.get_by_text("The game ended by a resignation.").wait_for()

    old = ben.table
    ben.button("Play again").click()
    ben.page.get_by_text("Waiting for an answer: Ada").wait_for()
    assert ben.table == old, "the new table waits for Ada"
    ada.page.get_by_text("Ben would like to play again. Will you join?").wait_for()
    ada.button("Yes, play again").click()
    for user in (ada, ben):
        user.page.wait_for_url(lambda address: old not in address)
        user.board.wait_for()
    assert ada.table == ben.table
    assert ada.state()["phase"] == "running"


def resign(user: BrowserUser) -> None:
    user.open_menu()
    user.button("Resign").click()
    with user.expect_done():
        user.button("Resign").click()  # the menu asks once


def test_chat_reaches_everybody_and_is_only_text(new_user: NewUser) -> None:
    ada, ben = both_at_a_table(new_user)
    script = "<img src=x onerror=alert(1)><b>roar</b>"
    ada.tab("Chat")
    ada.page.get_by_label("Write a message").fill(script)
    ada.button("Send").click()
    ben.page.get_by_text("(new)").first.wait_for(state="attached")
    ben.tab("Chat")
    assert script in ben.page.locator("div.chat").inner_text()
    assert ben.page.locator("div.chat img").count() == 0

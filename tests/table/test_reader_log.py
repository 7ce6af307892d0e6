"""What each reader hears, and that a secret does not even take a number."""

from __future__ import annotations

import msgspec

from menagerie.core.player import Reason
from menagerie.core.words import words_for
from menagerie.games.lucky_lions.events import Discarded, Drew, Picked
from menagerie.table import requests
from menagerie.table.entries import Moved, NonceOffered, Said
from menagerie.table.log_lines import log_line
from menagerie.table.reader_log import ReaderLog, perspective_of
from tests.table.tables import Match
from tests.table.test_undo import picking


def test_a_secret_choice_of_another_takes_no_number() -> None:
    match = picking()
    others, own = len(match.entries(1)), len(match.entries(0))
    wanted = match.state.view(0).battle.smaller_die
    for _ in range(wanted - 1):
        match.act(0)
        assert len(match.entries(1)) == len(match.entries(None)) == others
    assert len(match.entries(0)) == own + wanted - 1
    match.act(0)  # now everybody hears that the choice is made, and not what it is
    news = match.entries(1)[others:]
    assert [type(one.event).__name__ for one in news] == ["Ready"]
    swaps = [n for n, action in enumerate(match.state.legal(0)) if type(action).__name__ == "Swap"]
    if swaps:
        match.act(0, swaps[0])
        assert len(match.entries(1)) == others + 1
        match.log(requests.ask_undo(match.table, 0))
        assert len(match.entries(1)) == others + 1, "taking back what nobody saw is not seen either"


def test_taking_back_what_others_saw_is_told() -> None:
    match = picking()
    for _ in range(match.state.view(0).battle.smaller_die):
        match.act(0)
    one = len(match.entries(1))
    match.log(requests.ask_undo(match.table, 0))
    assert len(match.entries(1)) == one + 1


def test_nobody_hears_nonces() -> None:
    match = Match("ada", "ben")
    assert any(isinstance(logged.entry, NonceOffered) for logged in match.table.log)
    for perspective in (None, 0, 1):
        assert not any(isinstance(one.logged.entry, NonceOffered) for one in match.entries(perspective))


def test_no_reader_hears_another_seats_cards_in_a_whole_game() -> None:
    match = Match("ada", "ben", more_decisions=True, longer=True)
    match.play_out()
    seen = 0
    for perspective in (None, 0, 1):
        for one in match.entries(perspective):
            event = one.event
            if isinstance(event, Picked):
                assert event.seat == perspective
                seen += 1
            if isinstance(event, Drew) and event.seat != perspective:
                assert event.cards == ()
            if isinstance(event, Discarded) and event.seat != perspective:
                assert event.card is None
                seen += 1
    assert seen


def test_whoever_holds_several_seats_reads_as_a_spectator() -> None:
    match = Match("ada", "ada", "ben", more_decisions=True)
    assert perspective_of(match.table, "ada") is None
    assert perspective_of(match.table, "ben") == 2
    assert perspective_of(match.table, "someone") is None
    assert perspective_of(match.table, None) is None


def test_lists_only_grow_and_are_the_same_after_a_restart() -> None:
    match = picking()
    reader_log = ReaderLog()
    lists = {perspective: list(reader_log.entries(match.table, perspective)) for perspective in (None, 0, 1)}
    match.act(0)
    match.log(requests.ask_undo(match.table, 0))
    match.log(requests.say(match.table, "ada", "Ada", "hello"))
    match.play_out()
    for perspective, before in lists.items():
        now = reader_log.entries(match.table, perspective)
        assert now[: len(before)] == before
        assert ReaderLog().entries(match.again(), perspective) == now
    assert any(isinstance(one.logged.entry, Said) for one in reader_log.entries(match.table, None))


def test_a_move_the_clock_forced_says_so() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    count = len(match.entries(None))
    match.act(seat, by="clock")
    first = match.entries(None)[count]
    assert first.event is None
    assert isinstance(first.logged.entry, Moved)


def test_what_a_bot_says_with_its_move_is_heard_by_all_after_it() -> None:
    match = Match("ada", None)
    match.play_until("choose", 1)
    count = len(match.entries(None))
    action = msgspec.to_builtins(match.state.legal(1)[0])
    why = Reason("reason-random", {})
    match.log(requests.act(match.table, 1, match.state.point(1), action, "bot", why))
    for perspective in (None, 0):
        *events, words = match.entries(perspective)[count:]
        assert all(one.event is not None for one in events)
        assert (words.comment, words.event) == (True, None)
    said = log_line(match.table, words, words_for(match.table.game, "fr", match.table.names))
    assert (said.kind, said.seat) == ("chat", 1)
    assert said.chat is not None
    assert said.chat.text == words_for(match.table.game, "fr").reason(why)
    assert match.again().log == match.table.log

"""What each reader hears, and that a secret does not even take a number."""

from __future__ import annotations

import msgspec

from menagerie.core.player import Reason
from menagerie.core.words import words_for
from menagerie.games.lucky_lions.events import Discarded, Drew, Picked
from menagerie.server import speech
from menagerie.table import requests
from menagerie.table.entries import Moved, Offered, Said
from menagerie.table.telling import Telling, eyes_of
from tests.table.sittings import Sitting
from tests.table.test_undo import picking


def test_a_secret_choice_of_another_takes_no_number() -> None:
    sitting = picking()
    others, own = len(sitting.heard(1)), len(sitting.heard(0))
    wanted = sitting.state.view(0).battle.smaller_die
    for _ in range(wanted - 1):
        sitting.act(0)
        assert len(sitting.heard(1)) == len(sitting.heard(None)) == others
    assert len(sitting.heard(0)) == own + wanted - 1
    sitting.act(0)  # now everybody hears that the choice is made, and not what it is
    news = sitting.heard(1)[others:]
    assert [type(heard.event).__name__ for heard in news] == ["Ready"]
    swaps = [n for n, action in enumerate(sitting.state.legal(0)) if type(action).__name__ == "Swap"]
    if swaps:
        sitting.act(0, swaps[0])
        assert len(sitting.heard(1)) == others + 1
        sitting.log(requests.ask_undo(sitting.table, 0))
        assert len(sitting.heard(1)) == others + 1, "taking back what nobody saw is not seen either"


def test_taking_back_what_others_saw_is_told() -> None:
    sitting = picking()
    for _ in range(sitting.state.view(0).battle.smaller_die):
        sitting.act(0)
    heard = len(sitting.heard(1))
    sitting.log(requests.ask_undo(sitting.table, 0))
    assert len(sitting.heard(1)) == heard + 1


def test_nobody_hears_nonces() -> None:
    sitting = Sitting("ada", "ben")
    assert any(isinstance(logged.entry, Offered) for logged in sitting.table.log)
    for eyes in (None, 0, 1):
        assert not any(isinstance(heard.logged.entry, Offered) for heard in sitting.heard(eyes))


def test_no_reader_hears_another_seats_cards_in_a_whole_game() -> None:
    sitting = Sitting("ada", "ben", more_decisions=True, longer=True)
    sitting.play_out()
    seen = 0
    for eyes in (None, 0, 1):
        for heard in sitting.heard(eyes):
            event = heard.event
            if isinstance(event, Picked):
                assert event.seat == eyes
                seen += 1
            if isinstance(event, Drew) and event.seat != eyes:
                assert event.cards == ()
            if isinstance(event, Discarded) and event.seat != eyes:
                assert event.card is None
                seen += 1
    assert seen


def test_whoever_holds_several_seats_reads_as_a_spectator() -> None:
    sitting = Sitting("ada", "ada", "ben", more_decisions=True)
    assert eyes_of(sitting.table, "ada") is None
    assert eyes_of(sitting.table, "ben") == 2
    assert eyes_of(sitting.table, "someone") is None
    assert eyes_of(sitting.table, None) is None


def test_lists_only_grow_and_are_the_same_after_a_restart() -> None:
    sitting = picking()
    telling = Telling()
    lists = {eyes: list(telling.to(sitting.table, eyes)) for eyes in (None, 0, 1)}
    sitting.act(0)
    sitting.log(requests.ask_undo(sitting.table, 0))
    sitting.log(requests.say(sitting.table, "ada", "Ada", "hello"))
    sitting.play_out()
    for eyes, before in lists.items():
        now = telling.to(sitting.table, eyes)
        assert now[: len(before)] == before
        assert Telling().to(sitting.again(), eyes) == now
    assert any(isinstance(heard.logged.entry, Said) for heard in telling.to(sitting.table, None))


def test_a_move_the_clock_forced_says_so() -> None:
    sitting = Sitting("ada", "ben")
    seat = sitting.state.waiting_on[0]
    count = len(sitting.heard(None))
    sitting.act(seat, by="clock")
    first = sitting.heard(None)[count]
    assert first.event is None
    assert isinstance(first.logged.entry, Moved)


def test_what_a_bot_says_with_its_move_is_heard_by_all_after_it() -> None:
    sitting = Sitting("ada", None)
    sitting.play_until("choose", 1)
    count = len(sitting.heard(None))
    action = msgspec.to_builtins(sitting.state.legal(1)[0])
    why = Reason("reason-random", {})
    sitting.log(requests.act(sitting.table, 1, sitting.state.point(1), action, "bot", why))
    for eyes in (None, 0):
        *events, words = sitting.heard(eyes)[count:]
        assert all(heard.event is not None for heard in events)
        assert (words.said, words.event) == (True, None)
    said = speech.entry(sitting.table, 1, words, words_for(sitting.table.game, "fr", sitting.table.names))
    assert (said.kind, said.seat) == ("chat", 1)
    assert said.facts["text"] == words_for(sitting.table.game, "fr").reason(why)
    assert sitting.again().log == sitting.table.log

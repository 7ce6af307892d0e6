"""Events in words: the lines of the log."""

from __future__ import annotations

from typing import assert_never

from menagerie.core.words import Words
from tests.peanuts.events import Chose, Ended, Opened, PeanutsEvent, Ready, Stolen, TurnedUp, Won
from tests.peanuts.text.names import bag_name, by_seat, sizes


def describe_event(event: PeanutsEvent, words: Words) -> str:
    match event:
        case Chose(_, bag):
            return words("event-chose", bag=bag_name(bag, words))
        case Ready(seat):
            return words("event-ready", seat=seat)
        case Opened(bags):
            return words("event-opened", bags=by_seat([bag_name(bag, words) for bag in bags], words))
        case Won(seat, treat):
            return words("event-won", seat=seat, treat=treat)
        case Stolen(treat):
            return words("event-stolen", treat=treat)
        case TurnedUp(number, treat):
            return words("event-turned-up", round=number, treat=treat)
        case Ended(hands):
            return words("event-ended", hands=by_seat([sizes(hand, words) for hand in hands], words))
        case _:
            assert_never(event)

"""The log: where rounds and the turns of families begin, what matters most, and what needs no line of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from menagerie.core.contract import Event, Heading
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.events import (
    CardBought,
    CardsSold,
    EighteenZooEvent,
    Ended,
    HarvestKept,
    HarvestShared,
    KitchenPaid,
    LastRunDue,
    Launched,
    Marked,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    ParentsExchanged,
    Passed,
    PatchPut,
    PatchTakenOff,
    PhaseBegan,
    PowerBought,
    PowerGone,
    PowerPaid,
    PowerSold,
    PowersShown,
    PowerUsed,
    Ran,
    ReputationMoved,
    RoundBegan,
    SquirrelBought,
    SquirrelDiscarded,
    SquirrelOffered,
    SquirrelRetired,
    StationBuilt,
    TicketCashed,
    TileLaid,
    TurnBegan,
    TurnOrderSet,
    WaterPaid,
)
from menagerie.games.eighteen_zoo.text.names import family_name
from menagerie.games.eighteen_zoo.view import EighteenZooView

IMPORTANT: Final[dict[type[Event], bool]] = {
    Passed: False,
    PowerBought: True,
    PowerPaid: False,
    PowerUsed: False,
    PowerGone: False,
    PowerSold: False,
    Launched: True,
    CardBought: True,
    CardsSold: True,
    ParentsExchanged: True,
    ReputationMoved: True,
    TicketCashed: False,
    KitchenPaid: False,
    TileLaid: False,
    StationBuilt: True,
    Marked: False,
    Ran: True,
    WaterPaid: False,
    HarvestShared: True,
    HarvestKept: True,
    SquirrelBought: True,
    PhaseBegan: True,
    SquirrelRetired: True,
    LastRunDue: False,
    SquirrelDiscarded: False,
    PatchPut: False,
    PatchTakenOff: False,
    OfferMade: False,
    OfferDeclined: False,
    OfferWithdrawn: False,
    SquirrelOffered: False,
    RoundBegan: True,
    PowersShown: False,
    TurnOrderSet: False,
    TurnBegan: True,
    Ended: True,
}
"""Whether each kind of event stays in a log of what matters most."""

if {*IMPORTANT} != {*get_args(EighteenZooEvent)}:
    raise TypeError(f"IMPORTANT and EighteenZooEvent differ: { ({*IMPORTANT} ^ {*get_args(EighteenZooEvent)}) }")


def event_heading(event: EighteenZooEvent, words: Words) -> Heading | None:
    """Rounds, and in an operating round the turns of the families."""
    match event:
        case RoundBegan(kind=kind, day=day, number=number):
            return _round(kind, day, number, words)
        case TurnBegan(family=family, seat=seat):
            return Heading(words("heading-turn", family=family_name(family, words), seat=seat), 2)
        case _:
            return None


def first_headings(view: EighteenZooView, words: Words) -> tuple[Heading, ...]:
    """The first round begins with the deal."""
    return (_round(view.round, view.day, view.number, words),)


def _round(kind: str, day: int, number: int, words: Words) -> Heading:
    return Heading(words(f"heading-round-{kind}", day=words(f"day-{day}"), number=number))


def repeated(events: Sequence[EighteenZooEvent]) -> frozenset[int]:
    """What a heading says; the first reputation of a family, which its launch names; a power used up by its use."""
    return frozenset(place for place, event in enumerate(events) if _said_otherwise(place, event, events))


def _said_otherwise(place: int, event: EighteenZooEvent, events: Sequence[EighteenZooEvent]) -> bool:
    match event:
        case TurnBegan():
            return True
        case ReputationMoved(family=family):
            return any(isinstance(other, Launched) and other.family == family for other in events[:place])
        case _:
            return False

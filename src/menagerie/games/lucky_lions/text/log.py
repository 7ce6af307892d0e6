"""The log: where a turn begins, what matters most, and what needs no line since another event says the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, get_args

from menagerie.core.contract import Event, Heading
from menagerie.games.lucky_lions.events import (
    Awarded,
    CardRefused,
    Challenged,
    Chosen,
    Compared,
    Discarded,
    DiscarderNamed,
    DolphinLeft,
    DolphinStayed,
    Drew,
    Ended,
    FoxNotUsed,
    FoxUsed,
    Gained,
    Gathered,
    Kept,
    LastCardKept,
    LuckyLionsEvent,
    PandaReplaced,
    Picked,
    PileRenewed,
    Ready,
    Rolled,
    Shuffled,
    SmallerDie,
    TieSettled,
    TurnedUp,
    Voided,
)

if TYPE_CHECKING:
    from menagerie.core.words import Words

IMPORTANT: Final[dict[type[Event], bool]] = {
    Chosen: True,
    Challenged: False,
    Gathered: False,
    Picked: False,
    Ready: False,
    SmallerDie: False,
    Rolled: False,
    Kept: False,
    FoxUsed: False,
    FoxNotUsed: False,
    PandaReplaced: True,
    Voided: True,
    DolphinLeft: False,
    DolphinStayed: False,
    Compared: True,
    TieSettled: False,
    Awarded: True,
    DiscarderNamed: False,
    Gained: True,
    CardRefused: True,
    Drew: False,
    PileRenewed: False,
    Discarded: False,
    LastCardKept: False,
    Shuffled: False,
    TurnedUp: False,
    Ended: True,
}
"""Whether each kind of event stays in a log of what matters most."""

if {*IMPORTANT} != {*get_args(LuckyLionsEvent)}:
    raise TypeError(f"IMPORTANT and LuckyLionsEvent differ: { ({*IMPORTANT} ^ {*get_args(LuckyLionsEvent)}) }")


def event_heading(event: LuckyLionsEvent, words: Words) -> Heading | None:
    """A turn begins with the choice of a zoo card."""
    return Heading(words("heading-turn", seat=event.seat)) if isinstance(event, Chosen) else None


def repeated(events: Sequence[LuckyLionsEvent]) -> frozenset[int]:
    """Who reads what they have picked need not read that they have chosen in secret."""
    ready = [(place, event.seat) for place, event in enumerate(events) if isinstance(event, Ready)]
    if not ready:
        return frozenset()
    own = {event.seat for event in events if isinstance(event, Picked) or (isinstance(event, Kept) and not event.open)}
    return frozenset([place for place, seat in ready if seat in own])

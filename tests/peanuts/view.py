"""What each seat may know. This is the only place that drops hidden information."""

from __future__ import annotations

from menagerie.core.contract import Result, View
from tests.peanuts.events import Chose, PeanutsEvent
from tests.peanuts.rules.position import NOT_CHOSEN, Position


class PeanutsView(View, frozen=True):
    """The game as one elephant sees it."""

    rounds: int
    round: int
    treat: int | None
    """What this round is about; nothing when the game is over."""
    hands: tuple[tuple[int, ...] | None, ...]
    """One's own; everybody's when the game is over."""
    bag: int | None
    """One's own choice in this round: the size of the bag, or 0 for keeping still; nothing before one has chosen."""
    eaten: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    stolen: tuple[int, ...]
    result: Result | None


def view(position: Position, seat: int | None, point: str | None, result: Result | None) -> PeanutsView:
    """1.2, 2.2: hands and choices are for their owners only; everything else is open."""
    return PeanutsView(
        seat=seat,
        waiting_on=position.waiting_on,
        point=point,
        rounds=position.rounds,
        round=position.round,
        treat=None if position.over else position.treat,
        hands=tuple(
            [tuple(hand) if position.over or owner == seat else None for owner, hand in enumerate(position.hands)]
        ),
        bag=None if seat is None or position.chosen[seat] == NOT_CHOSEN else position.chosen[seat],
        eaten=tuple([tuple(bags) for bags in position.eaten]),
        won=tuple([tuple(treats) for treats in position.won]),
        stolen=tuple(position.stolen),
        result=result,
    )


def redact(event: PeanutsEvent, seat: int | None) -> PeanutsEvent | None:
    """2.2: only its owner sees which bag was chosen."""
    if isinstance(event, Chose) and event.seat != seat:
        return None
    return event

"""What can happen in a game of Peanuts."""

from __future__ import annotations

from menagerie.core.contract import Event


class Chose(Event, frozen=True):
    """2.2, 2.6: only its owner sees it."""

    seat: int
    bag: int
    """0 for an elephant that keeps still."""


class Ready(Event, frozen=True):
    """2.2: an elephant has chosen. If it changes its choice later, this event does not come again."""

    seat: int


class Opened(Event, frozen=True):
    """2.3: the bags, by seat; 0 for an elephant that kept still."""

    bags: tuple[int, ...]


class Won(Event, frozen=True):
    """2.3"""

    seat: int
    treat: int


class Stolen(Event, frozen=True):
    """2.4: by the squirrels."""

    treat: int


class TurnedUp(Event, frozen=True):
    """2.1"""

    round: int
    treat: int


class Ended(Event, frozen=True):
    """3.2: the bags that were kept, by seat; from now on everybody sees them."""

    hands: tuple[tuple[int, ...], ...]


PeanutsEvent = Chose | Ready | Opened | Won | Stolen | TurnedUp | Ended

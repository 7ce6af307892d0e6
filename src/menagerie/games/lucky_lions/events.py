"""What happens at the table, in full; `view.redact` drops what a seat may not see."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from menagerie.core.contract import Event
from menagerie.games.lucky_lions.rules.cards import Animal, Card, ZooCard


class Chosen(Event, frozen=True):
    """A zoo card left the market to be fought over; the card that filled its place, if any."""

    seat: int
    card: ZooCard
    refill: ZooCard | None


class Challenged(Event, frozen=True):
    seat: int
    opponent_seat: int


class Gathered(Event, frozen=True):
    """6.2: everybody fights; 6.12: all but one."""

    seat: int
    excluded_seat: int | None


class Picked(Event, frozen=True):
    """Seen by its owner alone."""

    seat: int
    card: Card
    instead_of: Card | None = None


class Ready(Event, frozen=True):
    """A secret choice is made, though it can still be changed."""

    seat: int


class SmallerDie(Event, frozen=True):
    """5a.4: a battler rolls only some of the die's cards."""

    seat: int
    cards: int


class Rolled(Event, frozen=True):
    seat: int
    card: Card


class Kept(Event, frozen=True):
    """6.15: the result that counts; until all have chosen, its owner alone sees it."""

    seat: int
    card: Card
    open: bool


class FoxUsed(Event, frozen=True):
    """7.4: the wild fox goes back, and its owner rolls again."""

    seat: int


class FoxNotUsed(Event, frozen=True):
    """7.4: the wild fox stays the result."""

    seat: int


class PandaReplaced(Event, frozen=True):
    """7.8: the battle is now over another zoo card."""

    seat: int
    old: ZooCard
    new: ZooCard


class Voided(Event, frozen=True):
    """7.6: a wild dolphin ended the battle; the zoo card went under the deck."""

    seat: int
    card: str


class DolphinLeft(Event, frozen=True):
    """7.6: a wild dolphin was discarded openly."""

    seat: int


class DolphinStayed(Event, frozen=True):
    """7.7: nothing to draw, and no other card to go on with."""

    seat: int


class Distance(Struct, frozen=True, gc=False):
    """4.2, 6.4: the arrows from an animal to the next other one that was rolled."""

    animal: Animal
    arrows: int | None
    """Nothing for an animal that is missing from the ring."""


class Compared(Event, frozen=True):
    """3.6: who has the best animal; several are tied."""

    best_seats: tuple[int, ...]
    distances: tuple[Distance, ...] = ()
    """Of every kind of animal that was rolled, the largest first; empty where no arrows were counted."""


class TieSettled(Event, frozen=True):
    """7.10, 7.11: wild animals changed who is tied."""

    by: Literal["lion", "flamingo"]
    left_seats: tuple[int, ...]


class Awarded(Event, frozen=True):
    """3.7: the active player gave the zoo card to one of the tied."""

    seat: int
    player_seat: int


class DiscarderNamed(Event, frozen=True):
    """3.7, 6.9: the active player named who discards."""

    seat: int
    player_seat: int


class Gained(Event, frozen=True):
    seat: int
    card: str
    points: int
    total: int


class CardRefused(Event, frozen=True):
    """5c.1: the winner draws instead; the zoo card went under the deck."""

    seat: int
    card: str


class Drew(Event, frozen=True):
    """5c.4: which cards, only their owner sees."""

    seat: int
    count: int
    cards: tuple[Card, ...]


class PileRenewed(Event, frozen=True):
    """5c.3, 7.7: the discards became the new pile."""

    count: int


class Discarded(Event, frozen=True):
    seat: int
    card: Card | None
    """Only its owner sees it."""


class LastCardKept(Event, frozen=True):
    """3.9: the one who was to discard has only one card."""

    seat: int


class Shuffled(Event, frozen=True):
    """5b.3, 5b.4: a queue was put in a new order."""

    seat: int


class TurnedUp(Event, frozen=True):
    """2.3: a zoo card filled a gap in the market."""

    card: ZooCard


class Ended(Event, frozen=True):
    winner_seats: tuple[int, ...]


LuckyLionsEvent = (
    Chosen
    | Challenged
    | Gathered
    | Picked
    | Ready
    | SmallerDie
    | Rolled
    | Kept
    | FoxUsed
    | FoxNotUsed
    | PandaReplaced
    | Voided
    | DolphinLeft
    | DolphinStayed
    | Compared
    | TieSettled
    | Awarded
    | DiscarderNamed
    | Gained
    | CardRefused
    | Drew
    | PileRenewed
    | Discarded
    | LastCardKept
    | Shuffled
    | TurnedUp
    | Ended
)

"""What happens at the table. Everything is open, but for the powers that are still face down."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from menagerie.core.contract import Event
from menagerie.games.eighteen_zoo.rules.facts import Family, PowerName


class Passed(Event, frozen=True):
    seat: int
    family: Family | None = None
    acted: bool = False
    """The end of a turn in which something was done, or of a family's turn."""


class PowerBought(Event, frozen=True):
    """5.2, 6.5: from the display."""

    seat: int
    power: PowerName
    price: int


class PowerPaid(Event, frozen=True):
    """11.3, 11.5: the bank pays for a power."""

    seat: int
    power: PowerName
    amount: int


class PowerUsed(Event, frozen=True):
    seat: int
    power: PowerName


class PowerGone(Event, frozen=True):
    """Used up, and out of the game."""

    power: PowerName


class PowerSold(Event, frozen=True):
    """7.1: from a player to a family."""

    family: Family
    seat: int
    power: PowerName
    price: int


class Launched(Event, frozen=True):
    seat: int
    family: Family
    value: int
    treasury: int


class CardBought(Event, frozen=True):
    seat: int
    family: Family
    card: int
    price: int
    kitchen: bool


class CardsSold(Event, frozen=True):
    seat: int
    family: Family
    cards: tuple[int, ...]
    """What lies in the kitchen now."""
    animals: int
    amount: int


class ParentsExchanged(Event, frozen=True):
    """6.2: the parents card changes hands for two single ones."""

    family: Family
    old_seat: int
    new_seat: int
    cards: tuple[int, ...]


class ReputationMoved(Event, frozen=True):
    family: Family
    price: int
    row: int
    column: int


class TicketCashed(Event, frozen=True):
    seat: int
    value: int
    family: Family | None = None
    given: int = 0


class KitchenPaid(Event, frozen=True):
    """7: two for every card in the kitchen."""

    family: Family
    amount: int


class TileLaid(Event, frozen=True):
    family: Family
    hex: str
    tile: str
    rotation: int
    cost: int
    """Less than nothing where SHINING GOLD pays."""
    power: PowerName | None = None
    home: Family | None = None
    """Whose home the hex is."""


class StationBuilt(Event, frozen=True):
    family: Family
    hex: str
    cost: int
    power: PowerName | None = None
    home: Family | None = None
    """Whose home the hex is."""


class Marked(Event, frozen=True):
    family: Family
    power: PowerName
    hex: str


class RunStop(Struct, frozen=True, gc=False, omit_defaults=True):
    """One stop of a run, or an O that is passed."""

    hex: str
    kind: Literal["station", "R", "O"]
    nuts: int
    """What it brings in this run, doubling, sugar and wheat included."""
    doubled: bool = False
    """7.4: by a jumping squirrel, or 11.7: by TWO BARRELS."""
    sugar: bool = False
    """11.18: the stop more that A TIP OF SUGAR brings: the last one."""
    wheat: bool = False
    """11.17: the 30 of WHEAT are among its nuts."""
    wings: bool = False
    """11.15: the squirrel flies over it without stopping."""
    home: Family | None = None
    """Whose home the hex is."""


class SquirrelRun(Struct, frozen=True, gc=False):
    """One squirrel's run."""

    squirrel: str
    hexes: tuple[str, ...]
    nuts: int
    waters: int
    kind: str | None = None
    """4J or 2J, which its name does not say."""
    stops: tuple[RunStop, ...] = ()
    """In the order of the run; together they bring its nuts. None where a record counts otherwise than the rules."""


class Ran(Event, frozen=True):
    family: Family
    runs: tuple[SquirrelRun, ...]
    nuts: int
    waters: int


class WaterPaid(Event, frozen=True):
    """7.4: one for every O, or what A SQUEEZE makes of it."""

    family: Family
    amount: int


class HarvestShared(Event, frozen=True):
    family: Family
    each: int
    bonus: int
    paid: tuple[int, ...]
    """By seat."""


class HarvestKept(Event, frozen=True):
    family: Family
    nuts: int
    amount: int


class SquirrelBought(Event, frozen=True):
    family: Family
    squirrel: str
    kind: str
    price: int
    source: Family | None
    """The family it comes from; none from the deck or the kitchen."""
    kitchen: bool = False
    from_seat: int | None = None
    """7.6: who had to help, with how much, and what the bank lent."""
    helped: int = 0
    loan: int = 0


class PhaseBegan(Event, frozen=True):
    phase: str


class SquirrelRetired(Event, frozen=True):
    squirrel: str
    family: Family | None


class LastRunDue(Event, frozen=True):
    """3.6: it runs once more."""

    squirrel: str
    family: Family


class SquirrelDiscarded(Event, frozen=True):
    squirrel: str
    family: Family
    kind: str | None = None


class PatchPut(Event, frozen=True):
    family: Family
    squirrel: str
    kind: str | None = None


class PatchTakenOff(Event, frozen=True):
    family: Family
    squirrel: str
    kind: str | None = None


class OfferMade(Event, frozen=True):
    """7.6, 7.1: one of the two is there."""

    family: Family
    seat: int
    price: int
    power: PowerName | None = None
    squirrel: str | None = None
    kind: str | None = None


class OfferDeclined(Event, frozen=True):
    seat: int


class OfferWithdrawn(Event, frozen=True):
    """7.6: what the seat had offered no longer stands."""

    seat: int


class SquirrelOffered(Event, frozen=True):
    """7.6: another family would sell this squirrel to the one that is buying."""

    seat: int
    family: Family
    squirrel: str
    kind: str
    price: int


class RoundBegan(Event, frozen=True):
    kind: Literal["stock", "operating"]
    day: int
    number: int
    ticket: int
    available: tuple[PowerName, ...] = ()
    """Newly for sale, and newly to be seen for the next time."""
    future: tuple[PowerName, ...] = ()


class PowersShown(Event, frozen=True):
    """6.7: at the end of a stock round."""

    available: tuple[PowerName, ...]
    """For sale from the next one on."""
    future: tuple[PowerName, ...]


class TurnOrderSet(Event, frozen=True):
    seats: tuple[int, ...]


class TurnBegan(Event, frozen=True):
    """7.1: a family's turn."""

    family: Family
    seat: int


class Ended(Event, frozen=True):
    reason: Literal["last-round", "top-reputation", "by-hand"]


EighteenZooEvent = (
    Passed
    | PowerBought
    | PowerPaid
    | PowerUsed
    | PowerGone
    | PowerSold
    | Launched
    | CardBought
    | CardsSold
    | ParentsExchanged
    | ReputationMoved
    | TicketCashed
    | KitchenPaid
    | TileLaid
    | StationBuilt
    | Marked
    | Ran
    | WaterPaid
    | HarvestShared
    | HarvestKept
    | SquirrelBought
    | PhaseBegan
    | SquirrelRetired
    | LastRunDue
    | SquirrelDiscarded
    | PatchPut
    | PatchTakenOff
    | OfferMade
    | OfferDeclined
    | OfferWithdrawn
    | SquirrelOffered
    | RoundBegan
    | PowersShown
    | TurnOrderSet
    | TurnBegan
    | Ended
)

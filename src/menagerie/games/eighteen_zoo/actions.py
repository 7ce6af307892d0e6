"""What players decide, one small thing at a time. Families, cards, squirrels, hexes and tiles go by their names."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from menagerie.core.contract import Action, FreeAction, UnlistedAction
from menagerie.games.eighteen_zoo.rules.facts import Family, PowerName

Name = Annotated[str, Meta(max_length=12)]
"""Of a hex (``K9``), a tile (``8``) or a squirrel (``3S Long-0``)."""


class Pass(Action, frozen=True):
    """Nothing more in this step: 5.3, 6.6, 7.1. Where the PATCH is asked for: no."""


class BuyPower(Action, frozen=True):
    """5.2, 6.5: buy a power that is on display."""

    power: PowerName


class BuyPowerFor(UnlistedAction, frozen=True):
    """10.3: the same at another price, as old records have it."""

    power: PowerName
    price: int


class Launch(Action, frozen=True):
    """6.3: buy the parents card and choose the first reputation."""

    family: Family
    value: int


class BuyCard(Action, frozen=True):
    """6.4: buy a child or a cousin, from the lounge or the kitchen, wherever it is."""

    family: Family
    card: Annotated[int, Meta(ge=0, le=4)]


class Sell(Action, frozen=True):
    """6.2: sell these cards of a family in one go, or 7.6: for a forced purchase."""

    family: Family
    cards: tuple[Annotated[int, Meta(ge=0, le=4)], ...]
    part: bool = False
    """Of the parents card only one animal: it is exchanged, and one of the two cards kept."""


class CashTicket(Action, frozen=True):
    """4.4: turn a ticket into money; in an operating round, give this much of it to the family."""

    give: int = 0


class UsePower(Action, frozen=True):
    """MIDAS, IT'S ALL GREEK TO ME, TWO BARRELS: use it now."""

    power: Literal["MIDAS", "IT_S_ALL_GREEK_TO_ME", "TWO_BARRELS"]


class TakeDaysOff(Action, frozen=True):
    """11.4: DAYS OFF for this family."""

    family: Family


class CallSquirrel(Action, frozen=True):
    """11.6: WHATSUP: this family buys this squirrel now."""

    family: Family
    squirrel: Name
    kind: Literal["4J", "2J"] | None = None


class AskForPower(Action, frozen=True):
    """7.1: the family wants to buy this power from the player who has it."""

    power: PowerName
    price: int


class Lay(Action, frozen=True):
    """7.2, 6.3: lay or upgrade a tile; with a power, beside the ordinary two."""

    hex: Name
    tile: Name
    rotation: Annotated[int, Meta(ge=0, le=5)]
    power: Literal["RABBITS", "MOLES", "ANCIENT_MAPS"] | None = None


class BuildStation(Action, frozen=True):
    """7.3: build a station."""

    hex: Name
    power: Literal["ON_A_DIET", "THAT_S_MINE"] | None = None


class Mark(Action, frozen=True):
    """Put the marker of a power on a hex."""

    power: Literal["HOLE", "WHEAT", "THAT_S_MINE", "WORK_IN_PROGRESS"]
    hex: Name


class RunBest(Action, frozen=True):
    """7.4: let all squirrels run where they bring the most nuts."""


class Rest(Action, frozen=True):
    """7.4: let no squirrel run."""


class DrawnRun(Struct, frozen=True):
    """One squirrel's run, drawn by hand."""

    squirrel: Name
    hexes: tuple[Name, ...]
    """Every hex from one end to the other; a patched squirrel that stays: its one hex."""
    nuts: int | None = None
    """10.16: the nuts a record names; counted by the rules where there is none."""
    waters: int | None = None


class DrawRuns(UnlistedAction, frozen=True):
    """7.4: these runs."""

    runs: Annotated[tuple[DrawnRun, ...], Meta(max_length=8)]


class Share(Action, frozen=True):
    """7.5: distribute the harvest."""


class Keep(Action, frozen=True):
    """7.5: keep the harvest in the treasury."""


class BuySquirrel(Action, frozen=True):
    """7.6: buy from the deck or the kitchen."""

    squirrel: Name
    kind: Literal["4J", "2J"] | None = None


class Approach(Action, frozen=True):
    """7.6: want to buy this squirrel of another family; its price comes next."""

    squirrel: Name


class NamePrice(Action, frozen=True):
    """7.6: offer this much for the squirrel."""

    price: Annotated[int, Meta(ge=1, le=999)]


class OfferSquirrel(FreeAction, frozen=True):
    """7.6: offer a squirrel of one's own to the family that is buying, though nobody has asked; or when asked."""

    squirrel: Name
    price: Annotated[int, Meta(ge=1, le=99)]


class Withdraw(FreeAction, frozen=True):
    """7.6: take back an offer that is not answered yet, or name no price after all."""


class Accept(Action, frozen=True):
    """7.6: take the offer."""


class Decline(Action, frozen=True):
    """7.6: refuse the offer."""


class Save(Action, frozen=True):
    """11.19: the PATCH for this squirrel, which would retire."""

    squirrel: Name


class PutPatch(Action, frozen=True):
    """10.42: the PATCH for a squirrel that need not retire."""

    squirrel: Name


class TakeOffPatch(Action, frozen=True):
    """11.19: the PATCH comes off and is gone."""


class DiscardSquirrel(Action, frozen=True):
    """7.6: over the limit: this one goes to the kitchen."""

    squirrel: Name


class EndByHand(UnlistedAction, frozen=True):
    """10.48: the table agrees to stop here, as records of 18xx.games may."""


EighteenZooAction = (
    Pass
    | BuyPower
    | BuyPowerFor
    | Launch
    | BuyCard
    | Sell
    | CashTicket
    | UsePower
    | TakeDaysOff
    | CallSquirrel
    | AskForPower
    | Lay
    | BuildStation
    | Mark
    | RunBest
    | Rest
    | DrawRuns
    | Share
    | Keep
    | BuySquirrel
    | Approach
    | NamePrice
    | OfferSquirrel
    | Withdraw
    | Accept
    | Decline
    | Save
    | PutPatch
    | TakeOffPatch
    | DiscardSquirrel
    | EndByHand
)

"""The variants and expansions a table may choose."""

from typing import Annotated, Literal

from msgspec import Meta

from menagerie.core.contract import Options


class LuckyLionsOptions(Options, frozen=True, kw_only=True):
    """Each field is explained to players by ``option-<field>`` in the catalogue."""

    more_decisions: bool = False
    """5a: battlers pick as many cards of their die as the zoo card has arrows."""
    no_shuffle: bool = False
    """5b: the die is a queue, rolled from the top."""
    longer: bool = False
    """5c: a winner may draw animals instead of taking the zoo card."""
    busy_zoo: bool = False
    """6: people icons count, and thirteen special zoo cards join."""
    wild_animals: bool = False
    """7: ten animal cards with powers join."""
    market: Annotated[int, Meta(ge=2, le=6)] = 4
    """1.3: how many zoo cards lie on the table."""
    deck: Literal["fixed", "fresh"] = "fixed"
    """1.2: the one fixed deck of zoo cards, or a fresh one made from the seed."""

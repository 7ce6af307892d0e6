"""How a level of this game plays: what it knows and what it does not."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """What differs between the levels; everything else they do alike."""

    forecasts: int = 0
    """In so many continuations of the model (`forecast`) it tries what it may buy; 0: it goes by rules of thumb."""
    thrifty_launch: bool = True
    """Whether the first launch leaves money for two cards of the family."""
    families_on_monday: int = 1
    """A second family on MONDAY leaves both poor."""
    powers_first: bool = False
    """Whether it buys the powers it likes before any card."""
    keeps_low_harvests: bool = False
    """Whether it keeps every harvest below the threshold, which loses the dividend and lowers the reputation."""
    cards_of_others: bool = True
    """Whether it buys cards of families that others control."""
    lays_searched: int = 14
    """For so many lays it looks for the best runs afterwards."""
    open_ends: float = 12.0
    """What track towards new stops is worth, in nuts for each open end; 0: it sees only the next run."""
    squirrels_for_reputation: bool = True
    """Whether it buys a squirrel whenever the family can; otherwise only when it has none."""


LEARNER: Final = Style(
    thrifty_launch=False,
    families_on_monday=3,
    powers_first=True,
    keeps_low_harvests=True,
    cards_of_others=False,
    lays_searched=4,
    open_ends=0.0,
    squirrels_for_reputation=False,
)
HOARDER: Final = Style(cards_of_others=False, lays_searched=4, open_ends=0.0, squirrels_for_reputation=False)
DEALER: Final = Style(lays_searched=4, open_ends=0.0)
SQUIRREL: Final = Style()
MAGNATE: Final = Style(forecasts=8, families_on_monday=3)

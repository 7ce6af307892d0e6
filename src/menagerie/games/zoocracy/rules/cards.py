"""The 47 kinds of action cards there can be.

Inside the rules a card is its number here; how many copies of each are played with, an edition says. Outside it goes by
its name: ``rally:elephants``, ``assertiveness:president``, ``migration``.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from menagerie.games.zoocracy.rules.identifiers import OFFICES, SPECIES, CardKind, Office, Species


class Card(Struct, frozen=True):
    """An action card as players see it."""

    id: str
    kind: CardKind
    species: Species | None = None
    office: Office | None = None


_OF_A_SPECIES: tuple[CardKind, ...] = ("rally", "negative-campaign", "overhang-mandate", "loyalty")
_SINGLE: tuple[CardKind, ...] = (
    "wet-season", "dry-season", "migration",
    "early-presidential-election", "early-parliamentary-election", "defectors",
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    *(Card(f"{kind}:{species}", kind, species=species) for kind in _OF_A_SPECIES for species in SPECIES),
    *(Card(f"assertiveness:{office}", "assertiveness", office=office) for office in OFFICES),
    *(Card(kind, kind) for kind in _SINGLE),
)
NUMBER_OF: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}

# The first card of each kind; the species or office is added to it.
RALLY: Final = 0
NEGATIVE: Final = 9
OVERHANG: Final = 18
LOYALTY: Final = 27
ASSERTIVENESS: Final = 36
WET_SEASON: Final = 41
DRY_SEASON: Final = 42
MIGRATION: Final = 43
EARLY_PRESIDENTIAL: Final = 44
EARLY_PARLIAMENTARY: Final = 45
DEFECTORS: Final = 46


@cache
def card_named(name: str) -> Card:
    return CARDS[NUMBER_OF[name]]

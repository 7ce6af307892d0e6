"""The identifiers of species, offices, phases and so on, as views, actions and events carry them.

Inside the rules each of them is a number: its place in the tuple here.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Species = Literal[
    "elephants", "monkeys", "zebras", "snakes", "parrots", "penguins", "flamingos", "hippos", "polar-bears",
]  # fmt: skip
Office = Literal["president", "prime-minister", "finance-minister", "defense-minister", "opposition-leader"]
Prize = Literal["prime-minister", "finance-minister", "defense-minister", "p1", "p2"]
"""5d.5: what a coalition proposal hands out: three offices, and the goals of this round (P1) and the next (P2)."""
Phase = Literal["A", "B", "C", "D", "E", "F", "G"]
Side = Literal["government", "opposition", "none"]
"""Where a party sits: on no side before the first government is elected."""
CardKind = Literal[
    "rally", "negative-campaign", "overhang-mandate", "loyalty", "assertiveness", "wet-season", "dry-season",
    "migration", "early-presidential-election", "early-parliamentary-election", "defectors",
]  # fmt: skip
EventKind = Literal["donation", "strike", "resistance", "good-harvest", "crop-failure", "end-of-game"]
GoalSource = Literal["president", "program", "named", "assertiveness"]
"""What a party implements a goal by: its election, the government's program, the Prime Minister, or a card."""
OfferKind = Literal["offer", "counter", "demand", "side-offer", "side-demand"]
OfferStatus = Literal[
    "open", "accepted", "declined", "countered", "withdrawn", "lapsed", "kept", "broken-by-proposer",
    "broken-by-partner",
]  # fmt: skip
"""What became of an offer. An accepted one is marked kept or broken once the vote on the proposal is over."""

SPECIES: Final[tuple[Species, ...]] = get_args(Species)
OFFICES: Final[tuple[Office, ...]] = get_args(Office)
PRIZES: Final[tuple[Prize, ...]] = get_args(Prize)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
CARD_KINDS: Final[tuple[CardKind, ...]] = get_args(CardKind)
EVENT_KINDS: Final[tuple[EventKind, ...]] = get_args(EventKind)
OFFER_STATUSES: Final[tuple[OfferStatus, ...]] = get_args(OfferStatus)

SPECIES_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SPECIES)}
OFFICE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(OFFICES)}

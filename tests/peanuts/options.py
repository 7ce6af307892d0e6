"""What the players of a game of Peanuts may agree on."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from menagerie.core.contract import Options


class PeanutsOptions(Options, frozen=True, kw_only=True):
    """One field for each variant."""

    rounds: Annotated[int, Meta(ge=3, le=6)] = 5
    """1.1: how many treats there are to win."""
